import RecipeTestSupport
import Testing

@testable import LineEditor

struct LineFrameTests {
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
