import CEditLine

/// How many rows libedit believes the screen has, and how many lines have needed.
struct RowBudget {
    /// What libedit was told.
    var rows = 0
    /// The most rows that a line had; what was killed from it can come back in one step.
    var most = 1
    /// How long the line may become before its rows are counted again.
    var uncheckedCount = 0
}

extension PromptEditor {
    /// The rows that libedit is told of at first.
    private static let firstRows = 200

    /// Sees to it that libedit's picture of the screen has room for whatever the next key does.
    ///
    /// A key can add one character, or bring back as much as was ever killed.
    func makeRoom() {
        let line = cel_current_line(editor)
        guard line.count > budget.uncheckedCount else { return }
        makeRoom(forRows: rowsOfLine, count: line.count)
    }

    /// Sees to it that there is room for a text which is about to be put into the line.
    func makeRoom(for values: some Collection<UInt32>) {
        let line = cel_current_line(editor)
        makeRoom(forRows: rowsOfLine + rows(of: values) + 1, count: line.count + values.count)
    }

    /// The rows that a text takes after the prompt.
    private func rows(of values: some Collection<UInt32>) -> Int {
        LineFrame(prompt: prompt, line: values, cursor: 0, columns: columns).rows.count
    }

    private var rowsOfLine: Int {
        let line = cel_current_line(editor)
        return rows(of: UnsafeBufferPointer(start: line.text, count: line.count))
    }

    private func makeRoom(forRows rows: Int, count: Int) {
        budget.most = max(budget.most, rows)
        let needed = rows + budget.most + 16
        // Counting goes through the whole line: with room for some time it is done now and then only,
        // the more seldom the longer the line is, also where all of it stands in one row.
        if 2 * needed + count / 8 > budget.rows {
            setRows(8 * needed + count / 4)
        }
        // A character takes eight columns at most, or begins a row.
        let rowsPerCharacter = 2 * (2 + 8 / max(2, columns))
        budget.uncheckedCount = count + (budget.rows - needed) / rowsPerCharacter
    }

    /// Tells libedit of the columns there are and of more rows than it needs.
    func setRows(_ rows: Int) {
        budget.rows = rows
        _ = cel_set_size(editor, Int32(clamping: columns), Int32(clamping: rows))
    }

    /// Gets ready for an empty line.
    func resetRoom() {
        setRows(max(Self.firstRows, 4 * budget.most))
        budget.uncheckedCount = 0
    }
}

/// What is known of the rows above the line that is being typed: how many of them surely stand where
/// they stood when the line began, so that something can still be drawn into them.
struct RowsAbove: Equatable {
    /// Whether nothing was printed in between, and the screen is as large as it was.
    private(set) var isUntouched: Bool
    /// The most rows that the line had: each beyond the first may have pushed one off the screen.
    private var tallest = 1

    /// The rows above a line that begins now.
    init(isUntouched: Bool = false) { self.isUntouched = isUntouched }

    /// Notes that something else was printed, or that the screen changed.
    mutating func disturb() { isUntouched = false }

    /// Notes how many rows the line has now.
    mutating func note(lineRows: Int) { tallest = max(tallest, lineRows) }

    /// How many rows can still be drawn into on a screen of so many.
    func count(onScreenOf rows: Int) -> Int { isUntouched ? max(0, rows - tallest) : 0 }
}
