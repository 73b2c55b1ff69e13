/// Whole numbers as cooks and scripts write them: digits only, nothing beyond nine of them.
package enum WholeNumber {
    /// The largest number that is read.
    package static let largest = 999_999_999

    /// The number that a text is; nil for all else.
    static func read(_ text: String) -> Int? {
        guard text.count <= 9, text.allSatisfy(\.isDigit) else { return nil }
        return Int(text)
    }
}
