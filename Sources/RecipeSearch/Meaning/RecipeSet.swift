/// Some of the recipes that are asked about.
///
/// A cookbook's is a set of numbers, a single recipe's is only whether it is in: a query is asked of
/// both in the same way.
package protocol RecipeSet: Sendable {
    /// What is in both.
    func intersection(_ other: Self) -> Self
    /// What is in either.
    func union(_ other: Self) -> Self
    /// What is here and not in the other.
    func subtracting(_ other: Self) -> Self
    /// Whether there is none.
    var isEmpty: Bool { get }
}

/// Tells of which recipes a posting is true.
package protocol RecipePostings {
    associatedtype Recipes: RecipeSet

    /// All recipes.
    var all: Recipes { get }
    /// None of them.
    var none: Recipes { get }
    /// Those of which a posting is true.
    func recipes(_ posting: Posting) -> Recipes
    /// Those of which the minutes are known and at most so many.
    func recipes(withinMinutes limit: Int) -> Recipes
}

/// Whether the one recipe that is asked about is in.
package struct OneRecipe: RecipeSet {
    package let isEmpty: Bool

    package init(isIn: Bool) { isEmpty = !isIn }

    package func intersection(_ other: OneRecipe) -> OneRecipe {
        OneRecipe(isIn: !isEmpty && !other.isEmpty)
    }
    package func union(_ other: OneRecipe) -> OneRecipe {
        OneRecipe(isIn: !isEmpty || !other.isEmpty)
    }
    package func subtracting(_ other: OneRecipe) -> OneRecipe {
        OneRecipe(isIn: !isEmpty && other.isEmpty)
    }
}

extension RecipeMeaning: RecipePostings {
    package var all: OneRecipe { OneRecipe(isIn: true) }
    package var none: OneRecipe { OneRecipe(isIn: false) }

    package func recipes(_ posting: Posting) -> OneRecipe {
        OneRecipe(isIn: postings.contains(posting))
    }

    package func recipes(withinMinutes limit: Int) -> OneRecipe {
        OneRecipe(isIn: minutes.map { $0 <= limit } ?? false)
    }
}

/// A recipe's postings without what it is only near to.
///
/// Where results cannot be brought in order, a tart is not shown to a cook who asked for pies.
struct StrictPostings: RecipePostings {
    private let meaning: RecipeMeaning

    init(_ meaning: RecipeMeaning) { self.meaning = meaning }

    var all: OneRecipe { meaning.all }
    var none: OneRecipe { meaning.none }

    func recipes(_ posting: Posting) -> OneRecipe {
        posting.isNear ? none : meaning.recipes(posting)
    }

    func recipes(withinMinutes limit: Int) -> OneRecipe {
        meaning.recipes(withinMinutes: limit)
    }
}
