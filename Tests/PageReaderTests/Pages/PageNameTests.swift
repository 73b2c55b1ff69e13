import RecipeModel
import Testing

@testable import PageReader

/// Names by which pages are told apart: of parts, of sets of characters, of titles, of walls.
struct PageNameTests {
    private func region(_ element: String) -> PageRegion? {
        let end =
            element.split(whereSeparator: { $0 == " " || $0 == ">" }).first.map {
                "</\($0.dropFirst())>"
            } ?? ""
        let page = ParsedPage(
            utf8: Array("<body>\(element)Leeks are good\(end)".utf8),
            address: nil
        )
        return page.lines.first { $0.text == "Leeks are good" }?.region
    }

    @Test(arguments: [
        ("<p>", PageRegion.content), ("<p hidden>", .hidden),
        ("<p style='display: NONE'>", .hidden), ("<p style='display:none;x:y'>", .hidden),
        ("<p style='visibility : hidden'>", .hidden), ("<p style='display:inline'>", .content),
        ("<nav>", .navigation), ("<footer>", .navigation),
        ("<header>", .navigation), ("<aside>", .aside), ("<main class=nav>", .content),
        ("<div class=nav hidden>", .hidden),
        ("<div role=main class=nav>", .navigation), ("<div role=tooltip class=nav>", .hidden),
        ("<div class='aside nav'>", .navigation),
        ("<div class=x id=comments>", .comments), ("<div class=nav id=comments>", .navigation),
        ("<div class='hidden md:block'>", .content),
        ("<div class='hidden lg-block'>", .content), ("<span class=hidden>", .content),
        ("<section class=hidden>", .content),
    ])
    func aPartOfAPage(element: String, region: PageRegion) {
        #expect(self.region(element) == region)
    }

    @Test(arguments: [
        (
            "navigation banner contentinfo menu menubar search dialog alertdialog",
            PageRegion.navigation
        ), ("complementary", .aside), ("tooltip", .hidden),
    ])
    func aRole(roles: String, region: PageRegion) {
        for role in roles.split(separator: " ") {
            #expect(self.region("<div role=\(role)>") == region, "\(role)")
        }
    }

    @Test(arguments: [
        (
            "nav navbar navigation menu breadcrumb breadcrumbs cookie cookies consent gdpr footer masthead modal popup lightbox overlay skip toc pagination",
            PageRegion.navigation
        ),
        (
            "sidebar widget share sharing social newsletter subscribe signup related recommended recommendations advert advertisement ad ads promo sponsored",
            .aside
        ),
        ("comment comments respond review reviews commentlist", .comments),
    ])
    func aName(names: String, region: PageRegion) {
        for name in names.split(separator: " ") {
            for attribute in [
                "class=\(name)", "id=\(name)", "class='x \(name)-y'", "class=x_\(name)",
                "class=\(name.uppercased())",
            ] {
                #expect(self.region("<div \(attribute)>") == region, "\(attribute)")
            }
            #expect(self.region("<div class=\(name)x>") == .content, "\(name)")
            for word in [
                "content", "main", "wrap", "wrapper", "has", "no", "with", "layout", "entry",
                "post", "page",
            ] {
                #expect(self.region("<div class=\(word)-\(name)>") == .content, "\(word)-\(name)")
            }
        }
    }

    @Test(arguments: [
        "sr-only", "screen-reader-text", "visually-hidden", "visuallyhidden", "screen-reader-only",
        "sr_only", "wprm-screen-reader-text",
        "element-invisible", "material-icons", "material-icons-outlined",
        "material-symbols-outlined", "material-symbols-rounded",
    ])
    func whatNobodySees(name: String) {
        #expect(region("<div class='x \(name)'>") == .hidden)
    }

    @Test(arguments: ["hide", "hidden", "d-none", "is-hidden", "printonly", "print-only"])
    func aHiddenLine(name: String) {
        for tag in ["li", "p", "div"] {
            #expect(region("<\(tag) class=\(name)>") == .hidden, "\(tag)")
        }
        #expect(region("<section class=\(name)>") == .content)
    }

    // MARK: Sets of characters

    @Test(arguments: [
        (
            "UTF-8",
            "utf-8 utf8 UTF8 unicode-1-1-utf-8 x-unicode20utf8 utf-8mb4 utf8mb4 \"utf-8\" utf-8;"
        ),
        ("UTF-16LE", "utf-16 utf-16le utf16 unicode csunicode ucs-2 iso-10646-ucs-2"),
        ("UTF-16BE", "utf-16be unicodefffe"),
        (
            "WINDOWS-1252",
            "ascii us-ascii latin1 latin-1 l1 iso-8859-1 iso8859-1 iso_8859-1 iso88591 cp819 ibm819 ansi windows-1252 cp1252 win1252"
        ),
        ("ISO-8859-2", "latin2 latin-2 l2 csisolatin2 iso-8859-2 iso8859-2 iso_8859-2"),
        ("ISO-8859-15", "latin9 latin-9 l9 iso-8859-15"),
        ("WINDOWS-1254", "latin5 l5 iso-8859-9 windows-1254"),
        ("KOI8-R", "koi8-r koi8 koi koi8_r cskoi8r"), ("KOI8-U", "koi8-u koi8-ru"),
        ("IBM866", "ibm866 866 cp866"), ("MACINTOSH", "macintosh mac x-mac-roman"),
        ("CP932", "shift_jis shift-jis sjis x-sjis ms_kanji ms932 windows-31j cp932 csshiftjis"),
        ("EUC-JP-MS", "euc-jp x-euc-jp eucjp cseucpkdfmtjapanese"),
        ("ISO-2022-JP", "iso-2022-jp csiso2022jp"),
        (
            "GB18030",
            "gb18030 gbk x-gbk gb2312 gb_2312-80 gb_2312 gb2312-80 chinese cp936 ms936 windows-936 euc-cn"
        ),
        ("BIG5-HKSCS", "big5 big5-hkscs big-5 cn-big5 x-x-big5 csbig5 cp950 windows-950"),
        (
            "CP949",
            "euc-kr ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 korean windows-949 cp949 uhc cseuckr"
        ),
        ("CP874", "tis-620 iso-8859-11 windows-874 cp874 dos-874"),
        ("WINDOWS-1250", "windows-1250 cp1250 x-cp1250 win-1250 win1250"),
        ("WINDOWS-1258", "windows-1258"), ("ISO-8859-16", "iso-8859-16"),
        ("ISO-8859-13", "iso-8859-13"),
    ])
    func aLabel(name: String, labels: String) {
        for label in labels.split(separator: " ") {
            #expect(CharsetLabel(label)?.converterName == name, "\(label)")
        }
    }

    @Test(arguments: [
        "", "x", "windows-1249", "windows-1259", "iso-8859-12", "iso-8859-17", "iso-8859-0", "cp",
        "1250", "utf-7",
    ])
    func noLabel(label: String) {
        #expect(CharsetLabel(label) == nil)
    }

    @Test(arguments: [
        ("<meta charset=utf-8>", "utf-8"), ("<META CHARSET='Latin1'/>", "latin1"),
        ("<meta charset = \"a\" >", "a"),
        ("<meta http-equiv=x content='text/html; charset=b'>", "b"),
        ("<meta name=x><meta charset=c>", "c"), ("<?xml version=1 encoding=\"d\"?>", "d"),
        ("<meta name=charset content=x>", nil), ("<p charset=x>", nil), ("<meta charset=>", nil),
        ("<meta charset", nil), ("", nil),
        ("<meta charset=e", "e"),
    ])
    func aDeclaration(markup: String, label: String?) {
        #expect(CharsetDeclaration.label(in: Array(markup.utf8)) == label)
    }

    @Test(arguments: [(8_192 - 20, true), (8_192, false)])
    func aDeclarationStandsNearTheBeginning(count: Int, isFound: Bool) {
        let markup = String(repeating: " ", count: count) + "<meta charset=utf-8>"
        #expect((CharsetDeclaration.label(in: Array(markup.utf8)) != nil) == isFound)
    }

    @Test func theUpperControlsOfWindows1252() {
        let letters = "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ"
        #expect((UInt8(0x80)...0x9F).map { Character(Windows1252.scalar($0)) } == Array(letters))
        for byte in UInt8(0xA0)...0xFF { #expect(Windows1252.scalar(byte).value == UInt32(byte)) }
        for byte in UInt8(0)...0x7F { #expect(Windows1252.scalar(byte).value == UInt32(byte)) }
        #expect(String(decoding: Windows1252.utf8([0x61, 0x80, 0xE9]), as: UTF8.self) == "a€é")
    }

    /// What is well formed, by Unicode's own table, and its neighbours.
    @Test(
        arguments: [
            ([0xC2, 0x80], 2), ([0xC1, 0xBF], 0), ([0xDF, 0xBF], 2), ([0xE0, 0xA0, 0x80], 3),
            ([0xE0, 0x9F, 0xBF], 0), ([0xED, 0x9F, 0xBF], 3),
            ([0xED, 0xA0, 0x80], 0), ([0xEE, 0x80, 0x80], 3), ([0xF0, 0x90, 0x80, 0x80], 4),
            ([0xF0, 0x8F, 0xBF, 0xBF], 0), ([0xF4, 0x8F, 0xBF, 0xBF], 4),
            ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0x80], 0), ([0xC2], 0),
            ([0xC2, 0x7F], 0), ([0xC2, 0xC0], 0), ([0xE1, 0x80], 0),
        ] as [([UInt8], Int)]
    )
    func aSequence(bytes: [UInt8], length: Int) {
        #expect(bytes.withUnsafeBufferPointer { UTF8Check.sequenceLength(in: $0, at: 0) } == length)
        #expect(UTF8Check(bytes).isValid == (length == bytes.count))
        #expect(UTF8Check(bytes).wideCharacters == (length > 0 ? 1 : 0))
    }

    @Test(arguments: [
        ("crÃ¨me", "crème"), ("Â½ cup", "½ cup"), ("donâ€™t", "don’t"), ("crème", "crème"),
        ("Ã", "Ã"), ("ä", "ä"), ("", ""), ("crÃ¨me — 日", "crÃ¨me — 日"),
        ("KÃ¤se", "Käse"),
    ])
    func lettersThatWereReadWrongly(text: String, meant: String) {
        #expect(Mojibake.repaired(text) == meant)
    }

    @Test(arguments: [
        ("&amp;", "&"), ("&AMP;", "&"), ("&lt;&LT;", "<<"), ("&gt;&GT;", ">>"),
        ("&quot;&QUOT;", "\"\""), ("&apos;", "'"), ("&nbsp;", "\u{A0}"),
        ("&deg;", "°"),
        (
            "&frac12;&frac14;&frac34;&frac13;&frac23;&frac15;&frac18;&frac38;&frac58;&frac78;&half;",
            "½¼¾⅓⅔⅕⅛⅜⅝⅞½"
        ), ("&frasl;", "⁄"),
        ("&lsquo;&rsquo;&ldquo;&rdquo;", "‘’“”"),
        ("&ndash;&mdash;&hellip;&bull;&middot;&times;", "–—…•·×"), ("&reg;&copy;&trade;", "®©™"),
        ("&eacute;&egrave;&ecirc;&agrave;&acirc;&aacute;&ccedil;&ntilde;", "éèêàâáçñ"),
        ("&ouml;&uuml;&auml;&Ouml;&Uuml;&Auml;&szlig;", "öüäÖÜÄß"),
        ("&iacute;&oacute;&uacute;&ocirc;&ucirc;&icirc;&iuml;", "íóúôûîï"),
        ("&ugrave;&ograve;&igrave;&atilde;&otilde;&aring;&aelig;&oslash;&Eacute;", "ùòìãõåæøÉ"),
        ("&shy;&laquo;&raquo;&euro;&pound;&cent;", "\u{AD}«»€£¢"), ("&ordm;&ordf;&sup2;", "ºª²"),
        ("&check;", "✓"), ("&nosuch;", "&nosuch;"), ("&", "&"), ("& ", "& "),
        ("&;", "&;"), ("&amp", "&"), ("&eacute", "é"), ("&ndash", "&ndash"), ("a&b;", "a&b;"),
        ("&#65;", "A"), ("&#x41;&#X41", "AA"), ("&#65", "A"), ("&#;", "&#;"),
        ("&#x;", "&#x;"), ("&#150;", "–"), ("&#x80;", "€"), ("&#0xD800;", "\u{0}xD800;"),
        ("&#xD800;", "\u{FFFD}"), ("&#x110000;", "\u{FFFD}"), ("&#128512;", "😀"),
    ])
    func aReference(text: String, decoded: String) {
        #expect(CharacterReferences.decoded(text) == decoded)
    }

    @Test func escapedAgainAndAgain() {
        #expect(CharacterReferences.decoded("&amp;amp;") == "&amp;")
        #expect(CharacterReferences.decodedToTheEnd("&amp;amp;amp;amp;lt;") == "<")
        #expect(CharacterReferences.decodedToTheEnd("&amp;amp;amp;amp;amp;lt;") == "&lt;")
    }

    @Test(arguments: [
        ("½ Cup", "12cup"), ("1/2 cup!", "12cup"),
        ("¼¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚", "1434132318385878152535451656"), ("Crème-Brûlée", "crèmebrûlée"),
        ("— …", ""), ("二 ÉÀ", "二éà"),
    ])
    func aKeyForComparing(text: String, key: String) {
        #expect(ComparisonKey(text).text == key)
        #expect(ComparisonKey(text).isEmpty == key.isEmpty)
    }

    // MARK: Titles

    @Test(arguments: [
        "Print", "Print recipe", "Print view", "Print version", "Drucken", "Druckansicht",
        "Druckversion", "Imprimer", "Version imprimable", "Imprimir",
        "Stampa", "Afdrukken", "Printversie", "Skriv ut", "Udskriv", "Drukuj", "Wersja do druku",
        "Tulosta", "Nyomtatás", "Tisk", "Tlač", "Печать",
        "Версия для печати",
    ])
    func thePrintedPage(word: String) {
        for dash in ["-", "–", "—", "|", ":"] {
            #expect(PageTitle.withoutPrint("Leek tart \(dash) \(word)") == "Leek tart")
            #expect(PageTitle.withoutPrint("\(word) \(dash) Leek tart") == "Leek tart")
        }
        #expect(PageTitle.withoutPrint(word) == word)
        #expect(PageTitle.withoutPrint("Leek \(word)") == "Leek \(word)")
    }

    @Test(
        arguments: [
            ("Pie | Site", nil, "Pie"), ("Pie – Site", nil, "Pie"), ("Pie — Site", nil, "Pie"),
            ("Pie · Site", nil, "Pie"), ("Pie • Site", nil, "Pie"),
            ("Pie « Site", nil, "Pie"), ("Pie » Site", nil, "Pie"),
            ("Pie - Site", nil, "Pie - Site"), ("Pi | Site", nil, "Pi | Site"),
            ("A - Pie - Site", "Site", "A - Pie"), ("A: Pie: Site", "Site", "A: Pie"),
            ("A : Site", "Site", "A"), ("A | Site", "Site", "A"), ("A – Site", "Site", "A"),
            ("A — Site", "Site", "A"), ("A · Site", "Site", "A"), ("A • Site", "Site", "A"),
            ("A Site", "Site", "A Site"), ("Pie | Site", "", "Pie"),
            ("Pie | Other", "Site", "Pie"),
        ] as [(String, String?, String)]
    )
    func theSitesName(title: String, site: String?, rest: String) {
        #expect(PageTitle.withoutSite(title, site: site) == rest)
    }

    @Test(arguments: [
        ("en", "en"), ("EN-us", "en-US"), ("de_at", "de-AT"), ("zh-Hans-cn", "zh-Hans-CN"),
        (" fr ", "fr"), ("fil", "fil"), ("e", nil), ("english", nil), ("", nil),
        ("en-!", nil), ("en-abcdefghi", nil), ("en-abcdefgh", "en-abcdefgh"), ("ru-РУ", nil),
    ])
    func aLanguage(tag: String, language: String?) {
        #expect(PageHead.languageTag(tag) == language)
    }

    // MARK: Walls and banners

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

    // MARK: Parts of lists

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
            MarkupCompletion.areHeadings([short, short])
                && !MarkupCompletion.areHeadings([short, short + "x"])
        )
        #expect(
            MarkupCompletion.areSuspicious(steps: [short + "x", short])
                && !MarkupCompletion.areSuspicious(steps: [short + "x", short, short])
        )
        #expect(MarkupCompletion.areSuspicious(steps: [short, short, short]))
    }
}
