/// Another query for one with words in it that nothing knows.
package struct QueryOffer: Hashable, Sendable, Codable {
    /// A word or name that was taken for a slip.
    package struct Correction: Hashable, Sendable, Codable {
        /// As typed.
        package var typed: String
        /// What is known.
        package var meant: String

        package init(typed: String, meant: String) {
            self.typed = typed
            self.meant = meant
        }
    }

    /// What to ask instead.
    package var query: RecipeQuery
    /// How many recipes it has.
    package var total: Int
    /// What was taken for slips; empty where words that nothing knows are only left out.
    package var corrections: [Correction]
    /// Words that nothing knows and that are near to nothing.
    package var unknown: [String]
    /// Whether the recipes of the page are those of the offered query.
    package var isTaken: Bool

    /// A query to offer.
    package init(
        query: RecipeQuery,
        total: Int,
        corrections: [Correction] = [],
        unknown: [String] = [],
        isTaken: Bool = false
    ) {
        self.query = query
        self.total = total
        self.corrections = corrections
        self.unknown = unknown
        self.isTaken = isTaken
    }

    /// What of a query finds nothing: what was taken for slips, and the unknown words that it asks for.
    package func fruitless(in query: RecipeQuery) -> [String] {
        let unwanted = unknownExclusions(of: query)
        return corrections.map(\.typed) + unknown.filter { !unwanted.contains($0) }
    }

    /// Those of the unknown words that a query was to leave out.
    package func unknownExclusions(of query: RecipeQuery) -> [String] {
        unknown.filter { word in
            query.conditions.contains { condition in
                guard case .none(let term) = condition else { return false }
                return term.text == word
            }
        }
    }
}

/// What a name of something to leave out is to a cookbook.
package enum ExclusionMeaning: Hashable, Sendable {
    /// The program or a recipe knows it.
    case known
    /// A slip of what is known.
    case slip(of: String)
    /// Nothing is known by it, so that it would leave out nothing.
    case unknown
}
