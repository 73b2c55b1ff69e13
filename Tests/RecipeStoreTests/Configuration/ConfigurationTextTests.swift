import RecipeStore
import RecipeTestSupport
import Testing

struct ConfigurationTextTests {
    @Test(arguments: [
        ("theme = dark", "dark"), ("theme=dark", "dark"), ("  theme\t=  dark  ", "dark"),
        ("theme = dark # at night", "dark"), ("theme = #1", ""), ("theme = a#b", "a#b"),
        ("theme =", ""), ("theme = a = b", "a = b"), ("theme = \"a # b\"", "a # b"),
        ("theme = \"a \\\" \\\\ b\" # x", "a \" \\ b"), ("theme = \" a \"", " a "),
        ("theme = a \"b\"", "a \"b\""), ("\u{FEFF}theme = dark", "dark"),
        ("theme = dark\r\n", "dark"), ("theme = less -R #", "less -R"), ("theme = ü 日", "ü 日"),
    ])
    func aLineSetsAKey(_ text: String, _ value: String) {
        let configuration = ConfigurationText(text)
        #expect(configuration.entries == [.init(key: "theme", value: value, line: 1)])
        #expect(configuration.mistakes == [])
    }

    @Test func linesAreNumberedAndTheRestPassedOver() {
        let text = ConfigurationText(
            "# colours\n\ntheme = dark\n  # more\nunits = us\ntheme = none"
        )
        #expect(
            text.entries == [
                .init(key: "theme", value: "dark", line: 3),
                .init(key: "units", value: "us", line: 5),
                .init(key: "theme", value: "none", line: 6),
            ]
        )
    }

    @Test(arguments: [
        ("theme dark", ConfigurationText.Mistake.Kind.noEqualsSign), (" = dark", .noKey),
        ("theme = \"dark", .badQuotes), ("theme = \"dark\" red", .badQuotes),
        ("theme = \"dark\\\"", .badQuotes),
    ])
    func wrongLinesAreToldWithTheirPlace(
        _ line: String,
        _ kind: ConfigurationText.Mistake.Kind
    ) {
        let text = ConfigurationText("units = us\n\(line)\npager = off\n")
        #expect(text.mistakes == [.init(kind: kind, line: 2, text: line)])
        #expect(text.entries.map(\.line) == [1, 3])
    }

    @Test func settingChangesTheLastLineOfItsKeyAlone() {
        var text = ConfigurationText("# top\ntheme = dark\n\n theme=none  # why\nwrong\nunits = us")
        text.set("theme", to: "light")
        text.set("pager", to: "less -R")
        #expect(
            text.text
                == "# top\ntheme = dark\n\ntheme = light # why\nwrong\nunits = us\npager = less -R\n"
        )
        text.remove("theme")
        #expect(text.text == "# top\n\nwrong\nunits = us\npager = less -R\n")
    }

    @Test func lineEndsStayAsTheyWere() {
        var text = ConfigurationText("a = 1\r\nb = 2\r\n")
        text.set("b", to: "3")
        text.set("c", to: "4")
        #expect(text.text == "a = 1\r\nb = 3\r\nc = 4\r\n")
    }

    @Test func whateverIsSetIsReadBack() {
        var random = SeededGenerator(seed: 5)
        let signs = Array("ab \"\\#=\t ü日'")
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...8, using: &random)
            let value = String((0..<count).compactMap { _ in signs.randomElement(using: &random) })
            var text = ConfigurationText("# first\nkey = old # comment\nother = 1\n")
            text.set("key", to: value)
            #expect(text.entries.map(\.value) == [value, "1"])
            #expect(ConfigurationText(text.text).entries.map(\.value) == [value, "1"])
            #expect(text.text.hasPrefix("# first\n"))
        }
    }

    /// A value is in quotation marks only where it would be read differently without.
    @Test(arguments: [
        ("dark", "dark"), ("", ""), ("a b", "a b"), ("a#b", "a#b"), ("a \"b\"", "a \"b\""),
        (#"a\b"#, #"a\b"#), (" a", "\" a\""), ("a ", "\"a \""), ("a # b", "\"a # b\""),
        ("#a", "\"#a\""), ("\"a\"", #""\"a\"""#), ("\"", #""\"""#), (" \\", #"" \\""#),
    ])
    func onlyWhatNeedsThemHasQuotationMarks(_ value: String, _ written: String) {
        var text = ConfigurationText()
        text.set("key", to: value)
        #expect(text.text == "key = \(written)\n")
    }

    @Test(arguments: [
        ("", "k = 1\n"), ("a = 1", "a = 1\nk = 1\n"),
        ("a = 1\r\nb = 2", "a = 1\r\nb = 2\r\nk = 1\r\n"),
        ("a = 1\nb = 2\r\n", "a = 1\nb = 2\r\nk = 1\n"), ("K = 0\n", "K = 0\nk = 1\n"),
        ("k = 0 #", "k = 1 #"), ("k = \"0\" # why", "k = 1 # why"), ("#k = 0\n", "#k = 0\nk = 1\n"),
        ("k = \"0\nk=2\n", "k = \"0\nk = 1\n"), ("\n", "\nk = 1\n"),
    ])
    func aKeyIsSetInItsPlaceOrAtTheEnd(_ before: String, _ after: String) {
        var text = ConfigurationText(before)
        text.set("k", to: "1")
        #expect(text.text == after)
    }

    @Test func allLinesOfAKeyAreRemovedAndNoOthers() {
        var text = ConfigurationText("k = 1\nkk = 2\n# k = 3\nk = \"4\n k=5\nK = 6")
        text.remove("k")
        #expect(text.text == "kk = 2\n# k = 3\nk = \"4\nK = 6")
        text.remove("none")
        #expect(text.entries.map(\.key) == ["kk", "K"])
    }

    @Test func aValueIsOneLine() {
        var text = ConfigurationText()
        text.set("key", to: "a\nb = c\r\nd")
        #expect(text.entries == [.init(key: "key", value: "a b = c d", line: 1)])
    }

    @Test func randomTextStaysAsItWas() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<2_000 {
            let bytes = (0..<60).map { _ in
                Bool.random(using: &random)
                    ? UInt8.random(in: 0...255, using: &random)
                    : Array("=#\"\\\n\r k".utf8).randomElement(using: &random) ?? 0
            }
            let source = String(decoding: bytes, as: UTF8.self)
            let text = ConfigurationText(source)
            #expect(text.text == source)
            var changed = text
            changed.set("key", to: "value")
            #expect(changed.entries.contains { $0.key == "key" && $0.value == "value" })
            #expect(ConfigurationText(changed.text).entries == changed.entries)
            #expect(changed.mistakes.map(\.line) == text.mistakes.map(\.line))
        }
    }

    @Test func aCheckPartsRightFromWrong() {
        let text = ConfigurationText("theme = dark\ntheem = dark\nunits = feet\n")
        let (right, refused) = text.checked { key, value -> String? in
            if key == "theem" { return "unknown key" }
            return value == "feet" ? "unknown value" : nil
        }
        #expect(right.map(\.line) == [1])
        #expect(refused.map(\.entry.line) == [2, 3])
        #expect(refused.map(\.reason) == ["unknown key", "unknown value"])
    }
}
