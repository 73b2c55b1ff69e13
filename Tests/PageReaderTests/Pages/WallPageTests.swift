import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// Pages that stand in the way of the one that was asked for, and files that are no pages.
struct WallPageTests {
    private static func page(_ body: String, title: String = "kitchen.example") -> String {
        "<!doctype html><html><head><title>\(title)</title></head><body>\(body)</body></html>"
    }

    @Test(arguments: [
        "Zugriff verweigert", "Bitte bestätigen Sie, dass Sie kein Roboter sind.",
        "Veuillez confirmer que vous n'êtes pas un robot.",
        "Verifica que no eres un robot para continuar.", "Conferma di non essere un robot.",
        "Bevestig dat je geen robot bent om door te gaan.", "Potwierdź, że nie jesteś robotem.",
        "Подтвердите, что вы не робот", "ロボットではないことを確認してください", "请完成安全验证后继续访问",
        "로봇이 아님을 확인해 주세요", "Confirme que você não é um robô", "Robot olmadığınızı doğrulayın",
        "Bekräfta att du inte är en robot", "Please enable JS and disable any ad blocker",
        "Press & Hold to confirm you are a human (and not a bot).",
        "Error establishing a database connection", "502 Bad Gateway",
        "Briefly unavailable for scheduled maintenance. Check back in a minute.",
        "Sorry, the page you requested could not be found.", "Stránka nenalezena",
    ])
    func wordsOfWallsAreKnownInManyLanguages(_ words: String) {
        #expect(content(Self.page("<h1>\(words)</h1>")).kind == .refused)
    }

    @Test(arguments: [
        Case(
            "a challenge in a frame",
            "<iframe src=/_Incapsula_Resource?x=1>Request failed</iframe>",
            PageKind.refused
        ),
        Case(
            "a challenge in a program",
            "<script>var dd={'host':'geo.captcha-delivery.com'}</script><p>One moment</p>",
            .refused
        ),
        Case(
            "consent and nothing else",
            "<div><h2>We value your privacy</h2><p>We and our partners store cookies on a device.</p>"
                + "<button>Accept all</button></div>",
            .refused
        ),
        Case(
            "a program that has to run",
            "<div id=root></div><noscript>You need to enable JavaScript to run this app.</noscript>",
            .refused
        ),
        Case(
            "an empty frame for a program",
            "<div id=root></div><script src=/a.js></script>",
            .empty
        ),
        Case(
            "a banner over an article",
            "<p>We use cookies on this site.</p><p>A knife is sharp when it cuts paper with ease.</p>"
                + "<p>Draw it over the stone at the same angle, ten times on each side.</p>",
            .notRecipe
        ),
    ])
    func pageIsJudgedByWhatElseItShows(_ row: Case<String, PageKind>) {
        #expect(content(Self.page(row.input)).kind == row.expected)
    }

    @Test func recipeUnderABannerIsARecipe() {
        let body =
            "<div>We value your privacy. Accept all</div><h1>Leek tart</h1><h2>Ingredients</h2><ul>"
            + LeekTart.list(LeekTart.ingredients) + "</ul><h2>Method</h2><ol>"
            + LeekTart.list(LeekTart.steps) + "</ol>"
        LeekTart.expect(in: LeekTart.page(body))
    }

    @Test(arguments: [
        Case("a PDF", Array("%PDF-1.7\n1 0 obj <</Type/Catalog>>".utf8), ()),
        Case("a PNG", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13], ()),
        Case("a JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46], ()),
        Case("an archive", [0x50, 0x4B, 0x03, 0x04, 20, 0, 0, 0, 8, 0], ()),
        Case("noise", (0..<4_000).map { UInt8(truncatingIfNeeded: $0 * 7) }, ()),
    ])
    func filesThatAreNoTextAreEmpty(_ row: Case<[UInt8], Void>) {
        let found = RecipePageReader().read(row.input, charset: nil, address: nil, status: 200)
        #expect(found.kind == .empty)
        #expect(found.text.isEmpty)
    }
}
