/// How many of the wanted terms are in a recipe's title; the greater the better.
package enum TitleGrade: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// None of them: they are in the ingredients.
    case none
    /// Some of them.
    case some
    /// All of them.
    case all

    /// Whether the left grade is the lesser one.
    package static func < (left: TitleGrade, right: TitleGrade) -> Bool {
        left.rawValue < right.rawValue
    }
}
