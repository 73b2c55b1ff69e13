import RecipeTestSupport
import Testing

@testable import LineEditor

struct LineFrameTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The line, with `▏` where the cursor is; the screen has ten columns.
        let line: String
        let rows: [String]
        let cursor: LineFrame.Place
        var testDescription: String { line.debugDescription }

        init(_ line: String, _ rows: [String], cursor: (Int, Int)) {
            (self.line, self.rows) = (line, rows)
            self.cursor = LineFrame.Place(row: cursor.0, column: cursor.1)
        }
    }

    static let cases = [
        Case("▏", ["> "], cursor: (0, 2)),
        Case("egg▏", ["> egg"], cursor: (0, 5)),
        Case("▏egg", ["> egg"], cursor: (0, 2)),
        Case("12345678▏", ["> 12345678", ""], cursor: (1, 0)),
        Case("1234567▏日", ["> 1234567 ", "日"], cursor: (1, 0)),
        Case("123456日▏", ["> 123456日", ""], cursor: (1, 0)),
        Case("a\nbc▏", ["> a", "bc"], cursor: (1, 2)),
        Case("12345678\n▏", ["> 12345678", "", ""], cursor: (2, 0)),
        Case("a\tb▏", ["> a     b"], cursor: (0, 9)),
        Case("\u{01}\u{7F}▏", ["> ^A^?"], cursor: (0, 6)),
        Case("e\u{301}▏x", ["> e\u{301}x"], cursor: (0, 3)),
        Case("\u{E000}x▏", ["> \u{E000}x"], cursor: (0, 4)),
        Case("\u{FFFFE}▏", ["> \\U+FFFFE"], cursor: (1, 0)),
    ]

    private static func frame(_ line: String, rightPrompt: String = "") throws -> LineFrame {
        let mark = try #require(line.unicodeScalars.firstIndex(of: "▏"))
        let offset = line.unicodeScalars.distance(from: line.unicodeScalars.startIndex, to: mark)
        TerminalText.prepare()
        return LineFrame(
            prompt: PromptText("> ", style: nil),
            line: line.replacing("▏", with: "").scalarValues,
            cursor: offset,
            columns: 10,
            rightPrompt: rightPrompt
        )
    }

    @Test(arguments: cases)
    func aLineStandsInTheseRows(_ example: Case) throws {
        let frame = try Self.frame(example.line)
        let rows = frame.rows.map(\.text)
        #expect(rows.filter { !$0.isEmpty } == example.rows.filter { !$0.isEmpty })
        #expect(frame.cursor == example.cursor)
        #expect(frame.rows.last?.isFull == false)
    }

    @Test func aRightPromptNeedsRoom() throws {
        #expect(try Self.frame("abc▏", rightPrompt: "123").rightPrompt == "123")
        #expect(try Self.frame("abcd▏", rightPrompt: "123").rightPrompt == "")
        #expect(try Self.frame("▏", rightPrompt: "").rightPrompt == "")
        #expect(try Self.frame("a\n▏", rightPrompt: "1").rightPrompt == "")
    }

    @Test func aWindowHasTheCursorInIt() throws {
        let text = (0..<20).map { "row \($0)" }.joined(separator: "\n").scalarValues
        for offset in stride(from: 0, through: text.count, by: 7) {
            let frame = LineFrame(
                prompt: PromptText("> ", style: nil),
                line: text,
                cursor: offset,
                columns: 10
            )
            let window = frame.window(height: 5)
            #expect(window.rows.count == 5)
            #expect((0..<5).contains(window.cursor.row))
            #expect(window.rows[window.cursor.row] == frame.rows[frame.cursor.row])
            #expect(frame.window(height: 0) == frame)
            #expect(frame.window(height: 20) == frame)
        }
    }
}
