import RecipeModel
import RecipeTestSupport
import Testing

struct CleanTextTests {
    @Test(arguments: [
        ("a\u{1B}[31mred\u{1B}[0m", "ared"), ("a\u{1B}[1;38;5;200mb", "ab"),
        ("a\u{1B}[?1049hb", "ab"), ("a\u{1B}[6 qb", "ab"), ("a\u{9B}1mb", "ab"),
        ("x\u{1B}]8;;http://h.example\u{1B}\\y", "xy"), ("x\u{1B}]0;title\u{7}y", "xy"),
        ("x\u{9D}0;title\u{9C}y", "xy"), ("x\u{1B}Pq#0\u{1B}\\y", "xy"), ("x\u{90}q\u{9C}y", "xy"),
        ("x\u{1B}_Ga=T;AAAA\u{1B}\\y", "xy"), ("x\u{1B}]0;a\u{18}y", "xy"),
        ("x\u{1B}]0;a\u{1B}[31mb", "xb"), ("a\u{1B}(Bb", "ab"), ("a\u{1B}cb", "ab"),
        ("a\u{1B}#8b", "ab"), ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{1B}[12", "a"),
        ("a\u{1B}\u{1B}[1mb", "ab"), ("a\u{1B}[日", "a日"), ("a\u{1B}é", "aé"),
    ])
    func escapeSequencesGoWhole(text: String, expected: String) {
        #expect(CleanText.line(text) == expected)
        #expect(CleanText.lines(text) == expected)
    }

    /// Each of the strings that a terminal keeps to itself, in both forms, to each of its ends.
    @Test(arguments: ["\u{1B}P", "\u{1B}X", "\u{1B}]", "\u{1B}^", "\u{1B}_"])
    func aStringGoesToItsEnd(start: String) throws {
        let letter = try #require(start.unicodeScalars.last?.value)
        let short = String(Character(try #require(Unicode.Scalar(letter + 0x40))))
        for start in [start, short] {
            for end in ["\u{7}", "\u{9C}", "\u{18}", "\u{1A}", "\u{1B}\\"] {
                #expect(
                    CleanText.line("x\(start)0;q\(end)y") == "xy",
                    "\(letter) \(end.debugDescription)"
                )
            }
        }
    }

    @Test func aSequenceWithoutAnEndSwallowsNothing() {
        #expect(CleanText.line("a\u{1B}]0;title") == "a0;title")
        #expect(CleanText.lines("a\u{9D}0;t\nrest\u{7}") == "a0;t\nrest")
    }

    @Test(arguments: [
        ("a\r\nb\tc", "a b c"), ("  a \n\n b  ", "a b"), ("a\u{0}b\u{8}c\u{7F}d\u{80}e", "abcde"),
        ("a\u{A0}b\u{3000}\u{2003}c", "a b c"),
        ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", "a b c d e f"),
        ("", ""), (" ", ""), ("\n", ""), ("plain", "plain"), ("two  spaces", "two spaces"),
        ("é ", "é"), (" é", "é"),
    ])
    func oneLine(text: String, expected: String) {
        #expect(CleanText.line(text) == expected)
    }

    @Test(arguments: [
        ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\r\r\nb", "a\n\nb"), ("a\tb", "a    b"),
        ("  a  \n\n b ", "  a  \n\n b "), ("a\u{2028}b\u{85}c\u{C}d", "a\nb\nc\nd"),
        ("a\r\u{200B}\nb", "a\n\nb"), ("a\u{0}\nb", "a\nb"), ("a\u{A0}b", "a b"),
    ])
    func severalLines(text: String, expected: String) {
        #expect(CleanText.lines(text) == expected)
    }

    @Test(arguments: [
        ("a\u{202E}b\u{2066}c\u{2069}d\u{200F}e\u{61C}f", "abcdef"),
        ("p\u{200B}i\u{2060}e\u{FEFF}", "pie"),
        ("soft\u{AD}hyphen", "softhyphen"), ("a\u{200D}b", "ab"), ("a\u{200C}b", "ab"),
        ("a\u{E0041}\u{E0042}b", "ab"), ("a\u{E000}b\u{FFFE}c", "abc"), ("a\u{3164}b", "ab"),
        ("lost\u{FFFD}", "lost\u{FFFD}"), ("\u{301}a", "a"), (" \u{301}a", "a"),
        ("a\u{FE0F}\u{FE0F}", "a\u{FE0F}"),
        (
            "a" + String(repeating: "\u{301}", count: 50),
            "a" + String(repeating: "\u{301}", count: 6)
        ),
    ])
    func signsThatMisleadGo(text: String, expected: String) {
        let cleaned = CleanText.line(text)
        #expect(Array(cleaned.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(arguments: [
        "👩\u{200D}🍳", "👩🏽\u{200D}🍳", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
        "🏳\u{FE0F}\u{200D}🌈",
        "👨\u{200D}👩\u{200D}👧", "1\u{FE0F}\u{20E3}", "🇮🇹", "می\u{200C}خواهم", "क्\u{200D}ष",
        "ශ්\u{200D}රී", "crème brûlée",
        "cre\u{300}me", "日本の餃子", "Bún bò Huế", "½ cup – “good” …", "שלום", "٣", "ส้มตำ",
    ])
    func writingStays(text: String) {
        #expect(Array(CleanText.line(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func aFlagOfTagsIsWholeOrGone() {
        let long = "🏴" + String(repeating: "\u{E0061}", count: 40) + "\u{E007F}x"
        #expect(CleanText.line(long) == "🏴x")
        #expect(CleanText.line("🏴\u{E0067}\u{E0062}x") == "🏴x")
        #expect(CleanText.line("🏴\u{E007F}x") == "🏴x")
    }

    @Test func anyInputBecomesClean() {
        var random = SeededGenerator(seed: 2_024)
        for _ in 0..<10_000 {
            let text = Self.anyText(&random)
            let line = CleanText.line(text)
            let lines = CleanText.lines(text)
            #expect(CleanText.line(line) == line)
            #expect(CleanText.lines(lines) == lines)
            #expect(!line.contains("  ") && line.first != " " && line.last != " ")
            #expect(line.unicodeScalars.allSatisfy(Self.isAllowed))
            #expect(lines.unicodeScalars.allSatisfy { $0 == "\n" || Self.isAllowed($0) })
        }
    }

    /// Signs from all corners of Unicode, many of them such as must go.
    private static func anyText(_ random: inout SeededGenerator) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...24, using: &random) {
            let value: UInt32 =
                switch Int.random(in: 0..<8, using: &random) {
                case 0: UInt32.random(in: 0..<0x20, using: &random)
                case 1: UInt32.random(in: 0x20..<0x100, using: &random)
                case 2:
                    random.pick([0x1B, 0x9B, 0x9D, 0x5B, 0x5D, 0x3B, 0x07, 0x9C, 0x5C, 0x0A, 0x0D])
                case 3: UInt32.random(in: 0x2000..<0x2070, using: &random)
                case 4:
                    random.pick([
                        0x200C, 0x200D, 0xFE0F, 0x1F469, 0x1F373, 0x1F3FD, 0x301, 0x94D, 0x915,
                    ])
                case 5:
                    random.pick([0x1F3F4, 0xE0067, 0xE007F, 0xE0001, 0x627, 0x200C, 0x644, 0x64B])
                case 6: UInt32.random(in: 0x300..<0xFFFF, using: &random)
                default: UInt32.random(in: 0x10000..<0x10FFFF, using: &random)
                }
            if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
        }
        return String(scalars)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: false
        default: scalar.properties.generalCategory != .control
        }
    }
}
