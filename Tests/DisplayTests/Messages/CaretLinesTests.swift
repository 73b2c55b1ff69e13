import Conversation
import ShellAnswers
import Testing

@testable import Display

struct CaretLinesTests {
    struct Case: CustomTestStringConvertible {
        /// The line with its marked words between `⟦` and `⟧`.
        var marked: String
        var width: Int
        var source: String
        var marks: String

        var testDescription: String { marked }
    }

    static let cases = [
        Case(marked: "⟦serch⟧ garlic", width: 40, source: "serch garlic", marks: "^~~~~"),
        Case(marked: "open ⟦42⟧", width: 40, source: "open 42", marks: "     ^~"),
        Case(marked: "open⟦⟧", width: 40, source: "open", marks: "    ^"),
        Case(
            marked: "search 日本 ⟦醤油⟧ x",
            width: 40,
            source: "search 日本 醤油 x",
            marks: "            ^~~~"
        ),
        Case(
            marked: "fav 👨‍👩‍👧‍👦 ⟦x⟧",
            width: 40,
            source: "fav 👨‍👩‍👧‍👦 x",
            marks: "       ^"
        ),
        Case(
            marked: "crème\tbrûlée ⟦now⟧",
            width: 40,
            source: "crème brûlée now",
            marks: "             ^~~"
        ),
        Case(
            marked: "a\u{1B}[31m ⟦b⟧",
            width: 40,
            source: "a?[31m b",
            marks: "       ^"
        ),
        Case(
            marked: "search one two three four five six seven ⟦eight⟧ nine",
            width: 20,
            source: "…x seven eight nine",
            marks: "         ^~~~~"
        ),
    ]

    /// Law: whatever the line and the place in it, the line fits, and what stands above the caret is
    /// the beginning of the marked words.
    @Test func markTheSameWordsAtEveryWidth() {
        var random = Dice(seed: 11)
        for _ in 0..<2_000 {
            let text = random.line()
            let count = text.count
            let start = random.number(in: 0...count)
            let end = random.number(in: start...count)
            let width = random.number(in: 18...160)
            let (source, marks) =
                CaretLines(text: text, span: start..<end, width: width, ellipsis: "⋯").lines
            #expect(TextWidth.of(source) <= width)
            #expect(TextWidth.of(marks) <= width)
            let lead = marks.prefix { $0 == " " }.count
            let length = marks.count - lead
            var column = 0
            var above = ""
            for character in source {
                if column >= lead && column < lead + length { above.append(character) }
                column += TextWidth.of(character)
            }
            let words = String(text.dropFirst(start).prefix(end - start))
            if !words.isEmpty {
                #expect(!above.isEmpty && words.hasPrefix(above), "\(source)|\(marks)|\(words)")
            }
        }
    }

    /// What helps stands behind the caret where the line has room for it, to its last column.
    @Test(arguments: [(10, true), (11, false)])
    func theHintStandsBesideWhereItFits(_ lead: Int, _ isBeside: Bool) {
        let line = String(repeating: "x", count: lead) + "⟦y⟧"
        let failure = Sample.mistake(.reference(.nothingShown), line)
        let lines = renderer(width: 40).text(of: failure, command: "").error
            .split(separator: "\n").map(String.init)
        let hint = "for example: search garlic"
        let caret = String(repeating: " ", count: lead + 2) + "^"
        #expect(
            Array(lines.dropFirst(2)) == (isBeside ? [caret + " " + hint] : [caret, "  " + hint])
        )
    }

    @Test func spansOutsideOfTheLineDoNoHarm() {
        for span in [-3..<2, 5..<90, 90..<95, -9 ..< -4] {
            let lines = CaretLines(text: "open 3", span: span, width: 40, ellipsis: "…").lines
            #expect(lines.source == "open 3")
            #expect(lines.marks.contains("^"))
        }
    }
}
