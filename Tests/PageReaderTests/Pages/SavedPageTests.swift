import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// Pages that did not come from their site just now: saved by a browser, from an archive, behind a
/// banner, or in the form for printing or phones.
struct SavedPageTests {
    private static let lists = """
        <h2>Ingredients</h2><ul>\(LeekTart.list(LeekTart.ingredients))</ul>
        <h2>Method</h2><ol>\(LeekTart.list(LeekTart.steps))</ol>
        """
    private static let article = "<main><h1>Leek tart</h1>\(lists)</main>"
    private static let picture =
        "data:image/png;base64,iVBORw0KGgo=" + String(repeating: "A", count: 400)

    static let pages: [Case<String, Void>] = [
        Case(
            "saved whole by a browser",
            """
            <!DOCTYPE html>
            <!-- saved from url=(0036)https://kitchen.example/leek-tart.html -->
            <html lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
            <title>Leek tart</title><link rel="stylesheet" href="./Leek tart_files/main.css"></head>
            <body><img src="./Leek tart_files/tart.jpg">\(article)
            <iframe src="./Leek tart_files/ad.html"></iframe></body></html>
            """,
            ()
        ),
        Case(
            "saved in one file with its pictures inside",
            """
            <!DOCTYPE html> <html lang=en><!--
             Page saved with SingleFile
             url: https://kitchen.example/leek-tart
            --><meta charset=utf-8><style>body{background:url(\(picture))}</style>
            <title>Leek tart</title><body><img src="\(picture)" alt>\(article)
            """,
            ()
        ),
        Case(
            "from an archive, with its bar on top",
            LeekTart.page(
                """
                <!-- BEGIN WAYBACK TOOLBAR INSERT --><div id="wm-ipp-base" style="display:none">
                <div id="wm-ipp">12 captures 3 Mar 2014 - 9 Nov 2021 2 loaves About this capture</div>
                </div><!-- END WAYBACK TOOLBAR INSERT -->\(article)
                <!-- FILE ARCHIVED ON 09:12:51 Nov 09, 2021 -->
                """
            ),
            ()
        ),
        Case(
            "behind a wall that asks for consent",
            LeekTart.page(
                """
                <div class="sp-message" role="dialog"><h1>We value your privacy</h1><p>We and our 812
                partners store and access information on your device. Partners: 1 g Ltd, 2 kg Inc,
                500 ml Media.</p><button>Accept all</button><button>Reject all</button></div>
                \(article)
                """
            ),
            ()
        ),
        Case(
            "in the form for printing",
            LeekTart.page(
                """
                <div><a href="javascript:window.print()">Print</a> <a href="/leek-tart">Back</a></div>
                <table><tr><td><b>Leek tart</b></td></tr><tr><td>\(lists)</td></tr></table>
                <small>Printed from https://kitchen.example on 9 November</small>
                """,
                head: "<meta property=og:title content='Leek tart'>"
            ),
            ()
        ),
        Case(
            "in the form for phones",
            """
            <!doctype html><html ⚡ lang="en"><head><meta charset="utf-8"><title>Leek tart</title>
            <script async src="https://cdn.example/v0.js"></script><style amp-boilerplate>body{}</style>
            </head><body><amp-sidebar layout="nodisplay"><nav><a href=/soups>Soups</a></nav></amp-sidebar>
            <article><h1>Leek tart</h1><amp-img src="tart.jpg" width=300 height=200></amp-img>
            <amp-ad width=300 height=200></amp-ad>\(lists)</article></body></html>
            """,
            ()
        ),
        Case(
            "below a film",
            LeekTart.page(
                """
                <h1>Leek tart</h1><video controls><source src=tart.mp4>Your browser shows no films.
                </video><p>Watch me make the tart that we eat all spring.</p>\(lists)
                <h2>Chapters</h2><p>0:00 Welcome</p><p>1:20 The dough</p><p>4:05 The leeks</p>
                """
            ),
            ()
        ),
    ]

    @Test func chaptersOfAFilmAreNoSteps() {
        let chapters = "<p>ROZDZIAŁY<br>0:00 Wstęp<br>0:45 Ciasto<br>1:02:10 Pieczenie</p>"
        let steps = LeekTart.steps.enumerated().map { "\($0 + 1).- \($1)" }.joined(
            separator: "<br>"
        )
        LeekTart.expect(
            in: LeekTart.page(
                """
                <h1>Leek tart</h1><p>SKŁADNIKI:<br>\(LeekTart.ingredients.joined(separator: "<br>"))</p>
                <p>PRZYGOTOWANIE:<br>\(steps)</p>\(chapters)
                """
            )
        )
    }

    @Test(arguments: pages)
    func recipeIsRead(_ page: Case<String, Void>) {
        LeekTart.expect(in: page.input)
    }

    // MARK: MHTML

    private static func mail(_ body: String, _ encoding: String, charset: String = "utf-8")
        -> String
    {
        """
        From: <Saved by a browser>
        Subject: Leek tart
        MIME-Version: 1.0
        Content-Type: multipart/related;
        \ttype="text/html";
        \tboundary="----MultipartBoundary--x"

        ------MultipartBoundary--x
        Content-Type: text/css
        Content-Transfer-Encoding: quoted-printable

        p { color: red }
        ------MultipartBoundary--x
        Content-Type: text/html; charset=\(charset)
        Content-Transfer-Encoding: \(encoding)
        Content-Location: https://kitchen.example/leek-tart

        \(body)
        ------MultipartBoundary--x
        Content-Type: image/png
        Content-Transfer-Encoding: base64

        iVBORw0KGgo=
        ------MultipartBoundary--x--
        """
    }

    /// The page with each `=` escaped, and lines broken where a mail program would.
    private static var quotedPrintable: String {
        let page = LeekTart.page("<main class=\"a\"><h1>Leek tart</h1>\(lists)</main>")
        let escaped = page.split(separator: "=", omittingEmptySubsequences: false)
            .joined(separator: "=3D")
        return escaped.split(separator: ", ", omittingEmptySubsequences: false)
            .joined(separator: ",=\r\n ")
    }

    @Test func pageInAMailIsRead() {
        LeekTart.expect(in: Self.mail(Self.quotedPrintable, "quoted-printable"))
        LeekTart.expect(in: Self.mail(LeekTart.page(Self.article), "8bit"))
    }

    @Test func pageInAMailMayBeBase64InItsOwnCharacterSet() {
        // `<h1>Soufflé</h1><p>Whisk.</p>` in Latin-1.
        let mail = Self.mail(
            "PGgxPlNvdWZmbOk8L2gxPjxwPldo\naXNrLjwvcD4=",
            "base64",
            charset: "iso-8859-1"
        )
        #expect(content(mail).title == "Soufflé")
    }

    /// All lengths of a last group of letters, with and without the signs that fill it up.
    @Test(arguments: ["", "a", "ab", "abc", "abcd", "abcde", "é + ü / ½"])
    func base64IsReadToItsLastByte(_ text: String) {
        let whole = Data(text.utf8).base64EncodedString()
        for written in [whole, whole.replacing("=", with: ""), whole.map { "\($0)\r\n" }.joined()] {
            let mail = MHTML(Array(Self.mail(written, "base64").utf8))
            #expect(mail?.page == Array(text.utf8), "\(written)")
        }
    }

    @Test(arguments: [
        ("a=3Db", "a=b"), ("a=\nb", "ab"), ("a=\r\nb", "ab"), ("caf=C3=A9", "café"),
        ("=c3=a9", "é"),
        ("a=zz", "a=zz"), ("a=4", "a=4"), ("a=+1b", "a=+1b"), ("a=-1b", "a=-1b"), ("=3D3D", "=3D"),
    ])
    func quotedTextIsReadWithItsSoftBreaks(_ written: String, _ text: String) {
        let mail = MHTML(Array(Self.mail(written, "Quoted-Printable").utf8))
        #expect(mail.map { String(decoding: $0.page, as: UTF8.self) } == text + "\n")
    }

    @Test(arguments: [
        "From: nobody", "MIME-Version: 1.0\n\n<h1>Leek tart</h1>",
        "Content-Type: multipart/related; boundary=\n\n--",
        "From: a\nContent-Type: x; boundary=b\n\n--b\n--b",
        "From: a\nContent-Type: x; boundary=b\n\n--b\nContent-Type: text/html\n\n=",
        "content-type:",
    ])
    func brokenMailIsNoError(_ mail: String) {
        #expect(content(mail).recipe == nil)
    }

    // MARK: Several recipes

    @Test func othersOnThePageAreNamedInANote() {
        let soup = LeekTart.linkedData().split(separator: "Leek tart").joined(
            separator: "Leek soup"
        )
        let recipe = content(
            linkedDataPage("[\(soup),\(LeekTart.linkedData())]", body: "<h1>Leek tart</h1>")
        ).recipe
        #expect(recipe?.title == "Leek tart")
        #expect(recipe?.notes == ["Also on this page: Leek soup"])
    }

    @Test func recipeOfTheHeadingIsTakenWhereTheTitleNamesSeveral() {
        let items = ["Bread", "Leek tart"].map { name in
            """
            <div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">\(name)</b>
            <i itemprop="recipeIngredient">2 eggs</i><p itemprop="recipeInstructions">Bake.</p></div>
            """
        }
        let recipe = content(
            "<title>Leek tart with Bread</title><h1>Leek tart</h1>\(items.joined())"
        ).recipe
        #expect(recipe?.title == "Leek tart")
        #expect(recipe?.notes == ["Also on this page: Bread"])
    }

    @Test func othersBelowTheFirstAreNamedWithoutMarkupToo() {
        let recipe = content(
            LeekTart.page("\(Self.article)<h1>Leek soup</h1>\(Self.lists)<h1>More soups</h1>")
        ).recipe
        #expect(recipe?.steps == LeekTart.steps)
        #expect(recipe?.notes == ["Also on this page: Leek soup"])
    }
}
