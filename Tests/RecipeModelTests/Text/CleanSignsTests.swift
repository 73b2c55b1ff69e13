import Testing

@testable import KitchenLanguage
@testable import RecipeModel

/// Signs of every kind, and which of them stay.
struct CleanSignsTests {
    private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

    private func string(_ values: UInt32...) -> String {
        String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
    }

    /// Alone between two letters: what stays as it is.
    @Test(
        arguments: [
            0x21, 0x7E, 0xA1, 0xAC, 0xAE, 0x2FF, 0x370, 0x600, 0x605, 0x6DD, 0x70F, 0x890, 0x891,
            0x8E2,
            0x110BD, 0x110CD, 0x20AC, 0xFFFD, 0x1F373, 0x301, 0x20E3, 0xFE0F, 0xFE00, 0x903,
            0xE0101,
        ] as [UInt32]
    )
    func stays(_ value: UInt32) {
        #expect(scalars(CleanText.line(string(0x61, value, 0x62))) == [0x61, value, 0x62])
    }

    @Test(
        arguments: [
            0x00, 0x08, 0x0E, 0x1F, 0x7F, 0x80, 0x84, 0x86, 0x8F, 0x99, 0x9A, 0xAD, 0x61C, 0x200B,
            0x200C,
            0x200D, 0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x2069, 0x206F, 0xFEFF, 0xFFF9, 0xE000,
            0xF8FF,
            0xFFFE, 0xFFFF, 0x1FFFE, 0x3164, 0x115F, 0x34F, 0xE0001, 0xE0041, 0xE007F, 0xF0000,
        ] as [UInt32]
    )
    func goes(_ value: UInt32) {
        #expect(scalars(CleanText.line(string(0x61, value, 0x62))) == [0x61, 0x62])
    }

    @Test(
        arguments: [
            0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000, 0x2003, 0x200A, 0x2028,
            0x2029,
            0x202F, 0x205F, 0x3000,
        ] as [UInt32]
    )
    func isSpace(_ value: UInt32) {
        #expect(CleanText.line(string(0x61, value, 0x62)) == "a b")
        #expect(CleanText.line(string(value, 0x61, value, value, 0x62, value)) == "a b")
    }

    @Test(
        arguments: [
            (0x09, "a    b"), (0x0A, "a\nb"), (0x0B, "a\nb"), (0x0C, "a\nb"), (0x0D, "a\nb"),
            (0x20, "a b"),
            (0x85, "a\nb"), (0xA0, "a b"), (0x2028, "a\nb"), (0x2029, "a\nb"), (0x3000, "a b"),
        ] as [(UInt32, String)]
    )
    func inSeveralLines(_ value: UInt32, _ expected: String) {
        #expect(CleanText.lines(string(0x61, value, 0x62)) == expected)
    }

    /// Plain texts stay just as they are, and what is not plain is seen wherever it stands.
    @Test(arguments: [
        ("", "", ""), ("a", "a", "a"), ("a b", "a b", "a b"), (" a", "a", " a"), ("a ", "a", "a "),
        ("a  b", "a b", "a  b"), (" ", "", " "), ("a\nb", "a b", "a\nb"), ("a\n", "a", "a\n"),
        ("a~", "a~", "a~"), ("a\u{7F}", "a", "a"), ("a\u{1F}", "a", "a"), ("\r\n", "", "\n"),
        ("a\r\n\r\nb", "a b", "a\n\nb"), ("a\n\rb", "a b", "a\n\nb"), ("\t", "", "    "),
    ])
    func plainTexts(_ text: String, _ line: String, _ lines: String) {
        #expect(CleanText.line(text) == line)
        #expect(CleanText.lines(text) == lines)
    }

    /// Joiners stay between letters of scripts that need them, and in emoji.
    @Test(
        arguments: [
            ([0x628, 0x200C, 0x628], true), ([0x628, 0x200D, 0x628], true),
            ([0x628, 0x200C, 0x61], false),
            ([0x61, 0x200C, 0x628], false), ([0x628, 0x200C], false), ([0x200C, 0x628], false),
            ([0x915, 0x94D, 0x200D, 0x937], true), ([0x1F469, 0x200D, 0x1F373], true),
            ([0x1F469, 0x200C, 0x1F373], false), ([0x1F469, 0x200D, 0x61], false),
            ([0x61, 0x200D, 0x1F373], false), ([0x1F3F3, 0xFE0F, 0x200D, 0x1F308], true),
            ([0x1000, 0x200C, 0x1000], true), ([0x1780, 0x200C, 0x1780], true),
            ([0x1820, 0x200C, 0x1820], true),
            ([0x710, 0x200C, 0x710], true), ([0x7CA, 0x200C, 0x7CA], true),
            ([0xFE70, 0x200C, 0xFE70], true),
            ([0xE01, 0x200C, 0xE01], false), ([0x31, 0x200D, 0x1F373], false),
            ([0xA9, 0x200D, 0x1F373], false),
        ] as [([UInt32], Bool)]
    )
    func joiners(_ values: [UInt32], _ stays: Bool) {
        let text = String(String.UnicodeScalarView(values.compactMap(Unicode.Scalar.init)))
        let expected = stays ? values : values.filter { $0 != 0x200C && $0 != 0x200D }
        #expect(scalars(CleanText.line(text)) == expected)
    }

    @Test func ofTwoJoinersOneStays() {
        let joined = string(0x628, 0x200C, 0x200D, 0x628)
        #expect(scalars(CleanText.line(joined)) == [0x628, 0x200C, 0x628])
    }

    /// A letter bears six marks, each letter anew.
    @Test func marksAreBounded() {
        let marks = String(repeating: "\u{301}", count: 9)
        let six = String(repeating: "\u{301}", count: 6)
        #expect(
            scalars(CleanText.line("a" + marks + "b" + marks)) == scalars("a" + six + "b" + six)
        )
        #expect(scalars(CleanText.lines("\u{301}a\n\u{301}b")) == scalars("a\nb"))
    }

    @Test(arguments: [
        ("🏴\u{E0067}\u{E007F}", true),
        ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E0031}\u{E007F}", true),
        ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E0031}\u{E0032}\u{E007F}", false),
        ("🏴\u{E0030}\u{E0039}\u{E007F}", true), ("🏴\u{E002F}\u{E007F}", false),
        ("🏴\u{E003A}\u{E007F}", false),
        ("🏴\u{E0061}\u{E007A}\u{E007F}", true), ("🏴\u{E0060}\u{E007F}", false),
        ("🏴\u{E007B}\u{E007F}", false),
        ("🏁\u{E0067}\u{E007F}", false), ("🏴x\u{E0067}\u{E007F}", false),
    ])
    func flags(_ flag: String, _ stays: Bool) {
        let expected =
            stays
            ? flag : String(flag.unicodeScalars.filter { $0.value < 0xE0000 }.map(Character.init))
        #expect(scalars(CleanText.line(flag)) == scalars(expected))
    }

    /// The ends of escape sequences, sign by sign.
    @Test(arguments: [
        ("\u{1B}[@", "x"), ("\u{1B}[~", "x"), ("\u{1B}[?25h", "x"), ("\u{1B}[0 q", "x"),
        ("\u{1B}[!p", "x"),
        ("\u{1B}[1;2/m", "x"), ("\u{1B}7", "x"), ("\u{1B}=", "x"), ("\u{1B}~", "x"),
        ("\u{1B}%G", "x"),
        ("\u{1B} F", "x"), ("\u{9B}0m", "x"), ("\u{1B}[1\u{7}", "x"),
        ("\u{1B}]0;a\u{1B}\\", "x"), ("\u{1B}]0;a\n", "0;a x"), ("\u{98}a\u{9C}", "x"),
        ("\u{9E}a\u{9C}", "x"),
        ("\u{9F}a\u{9C}", "x"), ("\u{1B}(0", "x"), ("\u{1B}\n", "x"), ("\u{1B}[1m\u{1B}[2m", "x"),
    ])
    func sequences(_ sequence: String, _ expected: String) {
        #expect(CleanText.line("\(sequence)x") == expected)
    }

    @Test(arguments: ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
    func aStringEndsWithItsLine(_ end: String) {
        #expect(CleanText.lines("a\u{1B}]0;t\(end)b\u{7}") == "a0;t\nb")
    }

    // MARK: Addresses

    @Test(arguments: [
        ("%41", "A"), ("%c3%A8", "è"), ("a%20b", "a b"), ("a+b", "a+b"), ("", ""), ("%", nil),
        ("%4", nil),
        ("%G1", nil), ("%1G", nil), ("%ff", nil), ("100%", nil), ("%2", nil), ("%+1", nil),
        ("è", "è"),
        ("%25", "%"), ("%00", "\u{0}"),
    ])
    func decoded(_ text: String, _ expected: String?) {
        #expect(PercentEncoding.decoded(text) == expected)
    }

    @Test(arguments: [
        ("a%zz%41", "a%zzA", false), ("%", "%", false), ("%4", "%4", false), ("%41%", "A%", false),
        ("%41", "A", true), ("", "", true), ("%%41", "%A", false),
    ])
    func bytesOfAnAddress(_ text: String, _ expected: String, _ isWhole: Bool) {
        let found = PercentEncoding.bytes(of: text)
        #expect(String(decoding: found.bytes, as: UTF8.self) == expected)
        #expect(found.isWhole == isWhole)
    }

    @Test func whatIsKeptInAddresses() {
        let plain = "azAZ09-._~"
        #expect(PercentEncoding.value(plain) == plain && PercentEncoding.segment(plain) == plain)
        #expect(PercentEncoding.value("a,b/@`[{") == "a,b%2F%40%60%5B%7B")
        #expect(PercentEncoding.segment("a,b:!*'()") == "a%2Cb%3A%21%2A%27%28%29")
        #expect(
            PercentEncoding.repairing("a b\"<>\\^`{|}\u{7F}é")
                == "a%20b%22%3C%3E%5C%5E%60%7B%7C%7D%7F%C3%A9"
        )
        #expect(PercentEncoding.value("\n\u{F}\u{10}") == "%0A%0F%10")
    }

    // MARK: Days

    @Test(arguments: [
        (0, 3_600, [1970, 1, 1, 1, 0, 0]), (0, -3_600, [1969, 12, 31, 23, 0, 0]),
        (86_399, 1, [1970, 1, 2, 0, 0, 0]), (951_782_399, 0, [2000, 2, 28, 23, 59, 59]),
        (951_868_799, 1, [2000, 3, 1, 0, 0, 0]), (0, 90_000, [1970, 1, 2, 0, 0, 0]),
        (0, -90_000, [1969, 12, 31, 0, 0, 0]), (4_107_542_399, 1, [2100, 3, 1, 0, 0, 0]),
        (1_778_576_707, 7_200, [2026, 5, 12, 11, 5, 7]),
    ])
    func timesOfAZone(_ seconds: Int, _ offset: Int, _ expected: [Int]) {
        let time = CivilTime(seconds: seconds, offset: offset)
        #expect([time.year, time.month, time.day, time.hour, time.minute, time.second] == expected)
    }

    @Test func timesAreBounded() {
        #expect(
            CivilTime.bounded(.max) == 250_000_000_000 && CivilTime.bounded(.min) == -62_000_000_000
        )
        #expect(CivilTime.bounded(5) == 5 && CivilTime.bounded(250_000_000_001) == 250_000_000_000)
    }

    @Test(arguments: [
        (5, 2, "05"), (15, 2, "15"), (115, 2, "115"), (0, 2, "00"), (-5, 2, "-05"), (5, 4, "0005"),
        (2026, 4, "2026"), (5, 1, "5"), (5, 0, "5"),
    ])
    func padded(_ number: Int, _ count: Int, _ text: String) {
        #expect(CivilTime.padded(number, to: count) == text)
    }

    // MARK: Fields and lines of tables

    @Test(arguments: [
        ("a, b ,c", ["a", "b", "c"]), (",a,,b,", ["a", "b"]), ("", []), (" , ", []),
        ("a b", ["a b"]),
        ("a\nb,c", ["a", "b", "c"]), (" a ", ["a"]),
    ])
    func fields(_ text: String, _ fields: [String]) {
        #expect(text.fields(separatedBy: ",", "\n") == fields)
        if !text.contains("\n") { #expect(text.fields(separatedBy: ",") == fields) }
    }

    @Test(arguments: [
        ("a: b", ["a|b"]), ("a", ["a|"]), ("a:", ["a|"]), (": b", ["|b"]),
        ("a : b : c", ["a|b : c"]),
        ("a: b\n\n  c: d  \n", ["a|b", "c|d"]), ("", []), ("\n", []),
    ])
    func linesOfATable(_ text: String, _ lines: [String]) {
        var found: [String] = []
        TableScanner.forEachLine(of: text) { found.append("\($0.text)|\($1.text)") }
        #expect(found == lines)
    }

    // MARK: Phrases by number

    @Test func aTableFindsWhatItWasGiven() {
        var table = PhraseTable<Int>(capacity: 4)
        for number in 0..<5_000 {
            table.update(PhraseHash("\(number)".utf8), from: 0) { $0 = number }
        }
        for number in 0..<5_000 { #expect(table[PhraseHash("\(number)".utf8)] == number) }
        #expect(table[PhraseHash("5000".utf8)] == nil && table.values.count == 5_000)
        table.update(PhraseHash("7".utf8), from: -1) { $0 += 100 }
        #expect(table[PhraseHash("7".utf8)] == 107 && table.values.count == 5_000)
        table.changeAll { $0 = -$0 }
        #expect(table[PhraseHash("8".utf8)] == -8)
    }

    @Test func aPhraseIsItsWordsWithSpaces() {
        #expect(PhraseHash(words: ["red", "onion"]) == PhraseHash("red onion".utf8))
        #expect(PhraseHash(words: ["redonion"]) != PhraseHash(words: ["red", "onion"]))
        #expect(PhraseHash(words: ["a", "b"]) != PhraseHash(words: ["b", "a"]))
        var phrase = PhraseHash()
        phrase.add(word: "red")
        phrase.beginWord()
        for byte in "onion".utf8 { phrase.add(byte) }
        #expect(phrase == PhraseHash("red onion".utf8))
        let words = PhraseSet(wordsOf: "red  onion\n green")
        #expect(["red", "onion", "green"].allSatisfy { words.contains($0) })
        #expect(!words.contains("red onion") && !words.contains(""))
    }
}
