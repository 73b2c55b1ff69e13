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

/// The pixels of a character's cell on a terminal.
package struct CellPixels: Equatable, Sendable {
    /// Pixels across.
    package var width: Int
    /// Pixels down.
    package var height: Int

    /// A size; nil for one that no terminal has, whatever it says.
    package init?(width: Int, height: Int) {
        guard (2...64).contains(width), (4...64).contains(height) else { return nil }
        self.width = width
        self.height = height
    }

    /// The size that the system knows of a descriptor's terminal; nil where it knows none.
    package init?(of descriptor: Int32) {
        var width: Int32 = 0
        var height: Int32 = 0
        guard cel_cell_size(descriptor, &width, &height) else { return nil }
        self.init(width: Int(width), height: Int(height))
    }
}
