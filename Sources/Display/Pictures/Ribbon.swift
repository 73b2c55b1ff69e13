/// The band that says `Has lactose` across the top right corner of a card, at 45 degrees.
///
/// A cell is about twice as high as wide, so a band that goes two columns to the right with each row
/// lies at 45 degrees. It runs off the right edge: its last rows are cut there.
struct Ribbon {
    let symbols: Symbols

    /// The rows that it takes.
    static let rows = 7
    /// The columns from its beginning in the first row to the edge.
    static let columns = 13

    private static let letters = ["Ha", "s ", "la", "ct", "os", "e "]

    /// The columns that it leaves free to the right of a row's beginning.
    static func start(ofRow row: Int, in width: Int) -> Int { width - columns + 2 * row }

    /// Its part in a row of so many columns; empty where there is none.
    func part(ofRow row: Int, in width: Int) -> String {
        guard (0..<Ribbon.rows).contains(row) else { return "" }
        let letters = row < Ribbon.letters.count ? Ribbon.letters[row] : ""
        let whole = symbols.slope + letters + symbols.slope
        return String(whole.prefix(max(0, width - Ribbon.start(ofRow: row, in: width))))
    }
}
