import RecipeTestSupport
import Testing

@testable import LineEditor

struct LinePainterTests {
    private static let prompt = PromptText("recipe> ", style: "\u{1B}[1m")

    private func frame(
        _ text: String,
        cursor: Int,
        columns: Int,
        rightPrompt: String = ""
    ) -> LineFrame {
        LineFrame(
            prompt: Self.prompt,
            line: text.scalarValues,
            cursor: cursor,
            columns: columns,
            rightPrompt: rightPrompt
        )
    }

    @Test func textAddedAtTheEndIsAllThatIsWritten() {
        var painter = LinePainter()
        _ = painter.paint(frame("garl", cursor: 4, columns: 40))
        #expect(painter.paint(frame("garli", cursor: 5, columns: 40)) == "i")
        #expect(painter.paint(frame("garli", cursor: 5, columns: 40)) == "")
        #expect(painter.paint(frame("garli", cursor: 4, columns: 40)) == "\r\u{1B}[12C")
    }

    /// However the line changes, the screen shows what a fresh drawing of it would, and nothing of
    /// what stood above is touched.
    @Test(arguments: 0..<200)
    func everyChangeComesToWhatAFreshDrawingShows(seed: Int) {
        TerminalText.prepare()
        var generator = SeededGenerator(seed: UInt64(seed))
        let columns = Int.random(in: 10...40, using: &generator)
        let height = Int.random(in: 3...12, using: &generator)
        let above = "above\r\n"
        var screen = TerminalScreen(columns: columns, rows: height + 1)
        var painter = LinePainter()
        screen.write(above.utf8)
        let pieces = ["garlic ", "日本語", "crème", "x", "\u{01}", "\n", "12345", "e\u{301}", ""]
        var text = ""
        for _ in 0..<12 {
            if Bool.random(using: &generator) {
                text += pieces.randomElement(using: &generator) ?? ""
            } else {
                let keep = Int.random(in: 0...text.count, using: &generator)
                let rest = text.dropFirst(keep).dropFirst(Int.random(in: 0...2, using: &generator))
                text = text.prefix(keep) + (pieces.randomElement(using: &generator) ?? "") + rest
            }
            let count = text.unicodeScalars.count
            let rightPrompt = Bool.random(using: &generator) ? "ready" : ""
            let next = frame(
                text,
                cursor: Int.random(in: 0...count, using: &generator),
                columns: columns,
                rightPrompt: rightPrompt
            ).window(height: height)
            screen.write(painter.paint(next).utf8)
            var fresh = TerminalScreen(columns: columns, rows: height + 1)
            var other = LinePainter()
            fresh.write((above + other.paint(next)).utf8)
            #expect(screen.lines == fresh.lines)
            #expect(screen.cursor == fresh.cursor)
            #expect(screen.everything.first == "above")
        }
        screen.write(painter.erase().utf8)
        #expect(screen.everything == ["above"])
        #expect(screen.cursor == .init(row: 1, column: 0))
    }
}
