/// A number of cells of a terminal: columns across, rows down.
package struct CellSize: Hashable, Sendable, Codable {
    /// Cells across.
    package var columns: Int
    /// Cells down.
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}
