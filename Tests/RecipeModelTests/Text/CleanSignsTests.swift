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

    /// A letter bears six marks, each letter anew.
    @Test func marksAreBounded() {
        let marks = String(repeating: "\u{301}", count: 9)
        let six = String(repeating: "\u{301}", count: 6)
        #expect(
            scalars(CleanText.line("a" + marks + "b" + marks)) == scalars("a" + six + "b" + six)
        )
        #expect(scalars(CleanText.lines("\u{301}a\n\u{301}b")) == scalars("a\nb"))
    }

    // MARK: Days

    @Test func timesAreBounded() {
        #expect(
            CivilTime.bounded(.max) == 250_000_000_000 && CivilTime.bounded(.min) == -62_000_000_000
        )
        #expect(CivilTime.bounded(5) == 5 && CivilTime.bounded(250_000_000_001) == 250_000_000_000)
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
