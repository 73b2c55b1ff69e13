package import RecipeModel

/// How a recipe stands in an order that the cook's kitchen decides: the less, the sooner.
package struct RecipeStanding: Hashable, Sendable, Comparable {
    /// What counts before all: how many of the foods that the cook named to cook with are not used.
    package var unused = 0
    /// What counts first: how many things are missing, minus how alike it is, or the fact that the
    /// order goes by.
    package var first: Int
    /// What counts among equals: minus how many things are used up, or the foods not shared.
    package var second: Int

    init(missing: Int, fromPantry: Int, unused: Int = 0) {
        (first, second) = (missing, -fromPantry)
        self.unused = unused
    }

    init(_ score: Likeness.Score) {
        (first, second) = (-score.likeness, score.others)
        self.score = score
    }

    /// The place that a fact gives a recipe; one of which it isn't known comes last.
    init(_ fact: RecipeRanking.Fact, of id: RecipeID, in recipe: Recipe?) {
        let place =
            switch fact {
            case .minutes: recipe?.times.minutes
            case .rating(let stars): stars[id].map(-)
            case .cooked(let days): days[id].map(-)
            }
        (first, second) = (place ?? .max, 0)
    }

    /// How alike it is, where that is the order.
    package private(set) var score: Likeness.Score?

    package static func < (left: RecipeStanding, right: RecipeStanding) -> Bool {
        (left.unused, left.first, left.second) < (right.unused, right.first, right.second)
    }
}
