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
