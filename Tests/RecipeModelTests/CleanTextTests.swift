import RecipeModel
import RecipeTestSupport
import Testing

struct CleanTextTests {
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
