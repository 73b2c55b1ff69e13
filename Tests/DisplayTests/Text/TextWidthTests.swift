import Testing

@testable import Display

struct TextWidthTests {
    struct Case: CustomTestStringConvertible {
        var name: String
        var text: String
        var width: Int

        init(_ name: String, _ text: String, _ width: Int) {
            self.name = name
            self.text = text
            self.width = width
        }

        var testDescription: String { name }
    }

    static let cases = [
        Case("nothing", "", 0), Case("ASCII", "garlic & cheese", 15),
        Case("letter with an accent", "é", 1), Case("letter and combining accent", "e\u{301}", 1),
        Case("letter with four marks", "a\u{301}\u{302}\u{323}\u{331}", 1),
        Case("star, dot, ellipsis", "★·…", 3), Case("ideographs", "日本", 4),
        Case("kana", "にんにく", 8), Case("half width kana", "ｶﾅ", 2),
        Case("full width letter", "Ａ", 2),
        Case("Hangul syllable", "한", 2), Case("Hangul of jamo", "\u{1112}\u{1161}\u{11AB}", 2),
        Case("Thai with marks", "น้ำ", 2), Case("Devanagari with a vowel beside it", "हि", 2),
        Case("Devanagari with a mark above", "हं", 1), Case("Hebrew", "שום", 3),
        Case("Arabic", "ثوم", 3), Case("emoji", "🧄", 2), Case("joined emoji", "👨‍👩‍👧‍👦", 2),
        Case("emoji with skin tone", "👍🏽", 2), Case("flag", "🇩🇪", 2),
        Case("flag of tags", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), Case("keycap", "1️⃣", 2),
        Case("sign drawn as emoji", "❤️", 2), Case("the same sign as text", "❤", 1),
        Case("digit", "1", 1), Case("tab", "\t", 0), Case("line end", "\r\n", 0),
        Case("escape", "\u{1B}", 0), Case("C1 control", "\u{9B}", 0),
        Case("zero width space", "\u{200B}", 0), Case("no-break space", "\u{A0}", 1),
        Case("direction marks", "\u{202E}\u{200F}", 0),
    ]

    @Test func isTheSumOfTheVisibleCharacters() {
        var dice = Dice(seed: 3)
        for _ in 0..<500 {
            let line = dice.line()
            #expect(TextWidth.of(line) == line.map { TextWidth.of($0) }.reduce(0, +))
        }
    }
}
