import RecipeModel

/// A term or a word between terms, with its place.
struct TermUnit {
    /// What it is.
    enum Kind {
        case term(Term, isExcluded: Bool)
        /// A limit; one that no number says yields to one that a number does.
        case minutes(Int, isExact: Bool)
        case small(SmallWord)
        case comma
    }

    var kind: Kind
    var span: Span
    /// Whether it is a plain term that names a sort of dish, and no food.
    var isSort = false
}
