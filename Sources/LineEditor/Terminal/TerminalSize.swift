import CEditLine

/// The columns and rows of a terminal.
package struct TerminalSize: Equatable, Sendable {
    /// How many characters fit in a row.
    package var columns: Int
    /// How many rows there are; 0 where the terminal does not say.
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// The size of a descriptor's terminal; nil if it is none or does not say.
    package init?(of descriptor: Int32) {
        var columns: Int32 = 0
        var rows: Int32 = 0
        guard cel_terminal_size(descriptor, &columns, &rows) else { return nil }
        self.init(columns: Int(columns), rows: Int(rows))
    }
}
