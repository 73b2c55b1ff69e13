import RecipeModel
import Testing

@testable import PageReader

/// The rules that tell walls, banners and parts of lists.
struct PageWallTests {
    private func kind(
        _ text: String,
        status: Int = 200,
        markup: String = "",
        isBanner: Bool = false,
        saysPaid: Bool = false
    ) -> PageKindRules {
        PageKindRules(
            status: status,
            title: nil,
            text: text,
            saysPaid: saysPaid,
            isBanner: isBanner,
            markup: Array(markup.utf8)
        )
    }

    @Test func everyWordOfAWallIsOneOnAShortPage() {
        let filler = String(repeating: "x ", count: 2_000)
        for word in WallWords.refusal {
            #expect(
                kind("Oh: \(word)").kind(
                    hasIngredients: false,
                    hasSteps: false
                ) == .refused,
                "\(word)"
            )
            #expect(
                kind(word + filler).kind(hasIngredients: false, hasSteps: false) == .notRecipe,
                "\(word)"
            )
            #expect(kind(word).kind(hasIngredients: true, hasSteps: false) == .recipe, "\(word)")
        }
        for word in WallWords.paywall {
            #expect(
                kind("Oh: \(word)").kind(hasIngredients: false, hasSteps: false) == .paywall,
                "\(word)"
            )
            #expect(
                kind(word + filler).kind(hasIngredients: false, hasSteps: false) == .notRecipe,
                "\(word)"
            )
            #expect(
                kind(word + filler).kind(hasIngredients: true, hasSteps: false) == .paywall,
                "\(word)"
            )
            #expect(kind(word).kind(hasIngredients: true, hasSteps: true) == .recipe, "\(word)")
        }
        for word in WallWords.challenges {
            #expect(
                kind("Wait.", markup: "<script>\(word)").kind(
                    hasIngredients: false,
                    hasSteps: false
                ) == .refused,
                "\(word)"
            )
        }
    }

    @Test func kindsAtTheirLimits() {
        func found(_ rules: PageKindRules) -> PageKind {
            rules.kind(hasIngredients: false, hasSteps: false)
        }
        let challenge = "<script>px-captcha</script>"
        #expect(found(kind(String(repeating: "x", count: 399), markup: challenge)) == .refused)
        #expect(found(kind(String(repeating: "x", count: 400), markup: challenge)) == .notRecipe)
        #expect(
            found(kind("x", markup: String(repeating: " ", count: 40_000 - 10) + "px-captcha"))
                == .refused
        )
        #expect(
            found(kind("x", markup: String(repeating: " ", count: 40_000 - 9) + "px-captcha"))
                == .notRecipe
        )
        // The title's line end counts too.
        #expect(found(kind("captcha" + String(repeating: "x", count: 3_991))) == .refused)
        #expect(found(kind("captcha" + String(repeating: "x", count: 3_992))) == .notRecipe)
        #expect(
            found(kind("x", status: 399)) == .notRecipe && found(kind("x", status: 400)) == .refused
        )
        #expect(found(kind("x", status: 402)) == .paywall && found(kind("", status: 200)) == .empty)
        #expect(
            found(kind("x", isBanner: true)) == .refused
                && found(kind("x", saysPaid: true)) == .paywall
        )
        #expect(kind("x", status: 402).kind(hasIngredients: true, hasSteps: true) == .recipe)
        #expect(kind("x", status: 402).kind(hasIngredients: false, hasSteps: true) == .paywall)
        #expect(kind("x", status: 500).kind(hasIngredients: false, hasSteps: true) == .recipe)
        #expect(kind("x", saysPaid: true).kind(hasIngredients: false, hasSteps: true) == .paywall)
    }

    @Test(arguments: [
        "Accept all cookies", "Accept cookies", "Cookie settings", "Cookie policy",
        "Cookie preferences", "Manage consent", "Skip to content",
        "Skip to main content", "Skip to recipe", "Jump to recipe", "Alle Cookies akzeptieren",
        "Cookies akzeptieren", "Cookie-Einstellungen",
        "Accepter les cookies", "Tout accepter", "Aceptar cookies", "Aceitar cookies",
        "Accetta i cookie", "Cookies accepteren", "Accepter alle cookies",
        "Enable JavaScript", "JavaScript is disabled", "Zum Inhalt springen", "Aller au contenu",
        "Saltar al contenido", "Vai al contenuto",
        "Ga naar inhoud", "We value your privacy", "Our partners store", "Partners store and",
        "Accept all", "Reject all", "Agree and continue",
        "Accept & continue", "Your privacy choices", "Datenschutzerklärung", "Alle akzeptieren",
        "Akzeptieren und weiter", "Tout refuser",
        "Continuer sans accepter", "Rechazar todo", "Aceptar todo", "Rifiuta tutto",
        "Accetta tutto", "Aceitar tudo", "Rejeitar tudo", "Alles accepteren",
        "Alles weigeren", "Godkänn alla", "Godta alle", "Hyväksy kaikki", "Zaakceptuj wszystko",
        "Přijmout vše", "Összes elfogadása", "Accept toate",
        "Αποδοχή όλων", "Принять все", "Прийняти все", "Tümünü kabul et", "すべて同意", "すべて許可", "全部接受",
        "모두 동의", "قبول الكل", "קבל הכל",
        "We use cookies", "It uses cookies", "Cookies of our site", "Cookies of this site",
        "Cookies of this website", "Cookies for your experience",
        "Cookies by consent", "Cookies and privacy", "Wir verwenden Cookies", "Cookies nutzen wir",
        "Er nutzt Cookies", "Cookies mit Einwilligung",
        "Nous utilisons des cookies", "Cookies et vie privée", "Usamos cookies",
        "Utilizamos cookies", "Utiliza cookies", "Utilizza cookies", "Usiamo cookies",
        "Wij gebruiken cookies", "Vi bruger cookies", "Vi använder cookies", "Vi bruker cookies",
        "Używamy cookies", "Používáme cookies",
    ])
    func aBanner(line: String) {
        #expect(BannerWords.isBanner(line))
        #expect(!BannerWords.isBanner(line + String(repeating: " leek", count: 120)))
    }

    @Test(arguments: ["Cookies", "Bake the cookies", "Privacy", "We use butter", "Accept", ""])
    func noBanner(line: String) {
        #expect(!BannerWords.isBanner(line))
    }

    @Test(arguments: [
        (2, 3, false), (2, 4, true), (0, 2, true), (1, 2, false), (5, 7, true),
    ])
    func aListMayBeAPart(known: Int, shown: Int, isPart: Bool) {
        let lines = (0..<shown).map { "Leeks number \($0) of them all" }
        #expect(
            MarkupCompletion.isPart(Array(lines.prefix(known)), of: lines)
                == (isPart && shown * 2 >= known * 3)
        )
    }

    @Test func stepsMayBeHeadings() {
        let short = String(repeating: "x", count: 60)
        #expect(
            MarkupCompletion.areSuspicious(steps: [short + "x", short])
                && !MarkupCompletion.areSuspicious(steps: [short + "x", short, short])
        )
        #expect(MarkupCompletion.areSuspicious(steps: [short, short, short]))
    }
}
