/// Minutes that a file states as a number.
enum StatedMinutes {
    /// No number beyond this, which is ten years, is believed: one may be added to another.
    private static let limit = 10 * 365 * 24 * 60

    /// Nil for a number that can't be minutes.
    static func of(_ number: Int) -> Int? { number > 0 && number <= limit ? number : nil }
}
