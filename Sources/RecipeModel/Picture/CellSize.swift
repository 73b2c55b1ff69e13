/// A number of cells of a terminal: columns across, rows down.
public struct CellSize: Hashable, Sendable, Codable {
    /// Cells across.
    public var columns: Int
    /// Cells down.
    public var rows: Int

    /// A size.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}
