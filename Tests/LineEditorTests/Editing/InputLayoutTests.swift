import Testing

@testable import LineEditor

struct InputLayoutTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// The line, with `▏` where the cursor is; the screen has ten columns.
        let line: String
        let cursor: InputLayout.Place
        let end: InputLayout.Place
        var testDescription: String { line.debugDescription }

        init(_ line: String, cursor: (Int, Int), end: (Int, Int)) {
            self.line = line
            self.cursor = InputLayout.Place(row: cursor.0, column: cursor.1)
            self.end = InputLayout.Place(row: end.0, column: end.1)
        }
    }

    static let cases = [
        Case("▏", cursor: (0, 2), end: (0, 2)),
        Case("egg▏", cursor: (0, 5), end: (0, 5)),
        Case("▏egg", cursor: (0, 2), end: (0, 5)),
        Case("12345678▏", cursor: (1, 0), end: (1, 0)),
        Case("1234567▏日", cursor: (1, 0), end: (1, 2)),
        Case("123456日▏", cursor: (1, 0), end: (1, 0)),
        Case("a\nbc▏", cursor: (1, 2), end: (1, 2)),
        Case("12345678\n▏", cursor: (2, 0), end: (2, 0)),
        Case("a\tb▏", cursor: (0, 9), end: (0, 9)),
        Case("\u{01}▏", cursor: (0, 4), end: (0, 4)),
        Case("e\u{301}▏", cursor: (0, 3), end: (0, 3)),
        Case("\u{E000}x▏", cursor: (0, 4), end: (0, 4)),
    ]

    @Test(arguments: cases)
    func placesAreWhereLibeditDraws(_ example: Case) throws {
        let mark = try #require(example.line.unicodeScalars.firstIndex(of: "▏"))
        let offset = example.line.unicodeScalars.distance(
            from: example.line.unicodeScalars.startIndex,
            to: mark
        )
        let values = example.line.replacing("▏", with: "").scalarValues
        TerminalText.prepare()
        let layout = InputLayout(prompt: "> ", line: values, cursor: offset, columns: 10)
        #expect(layout.cursor == example.cursor)
        #expect(layout.end == example.end)
    }

    @Test func onlyRowsStillOnTheScreenAreCounted() {
        let values = String(repeating: "x", count: 58).scalarValues
        let atEnd = InputLayout(prompt: "> ", line: values, cursor: 58, columns: 10)
        #expect(atEnd.rowsAboveCursor(onScreenOf: 24) == 6)
        #expect(atEnd.rowsAboveCursor(onScreenOf: 4) == 3)
        let atStart = InputLayout(prompt: "> ", line: values, cursor: 0, columns: 10)
        #expect(atStart.rowsAboveCursor(onScreenOf: 4) == 0)
    }
}
