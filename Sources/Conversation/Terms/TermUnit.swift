import RecipeModel

/// A term or a word between terms, with its place.
struct TermUnit {
    /// What it is.
    enum Kind {
        case term(Term, isExcluded: Bool)
        case minutes(Int)
        case small(SmallWord)
        case comma
    }

    var kind: Kind
    var span: Span

    /// Whether it is a term or a limit of minutes.
    var isCondition: Bool {
        switch kind {
        case .term, .minutes: true
        case .small, .comma: false
        }
    }
}
