package import RecipeModel

/// What a plan looks at in a dish, decided once.
package struct DishFacts: Hashable, Sendable {
    package let mainFoods: MainFoods
    /// Its cuisines.
    package let cuisines: Set<String>
    /// From start to table; nil where nobody tells.
    package let minutes: Int?
    /// How many it serves; nil where nobody tells.
    package let servings: Int?

    /// Minutes beyond which a dish is a long one.
    package static let longMinutes = 60

    package init(_ recipe: Recipe, memory: ReadingMemory = ReadingMemory()) {
        let meaning = RecipeMeaning(recipe, memory: memory)
        mainFoods = MainFoods(meaning)
        cuisines = Set(
            meaning.postings.filter { $0.name.hasPrefix("cuisine ") }.map {
                String($0.name.dropFirst(8))
            }
        )
        minutes = recipe.times.minutes
        servings = recipe.yield?.amount.flatMap { (1...1_000).contains($0) ? Int($0) : nil }
    }

    package var isLong: Bool { minutes.map { $0 > Self.longMinutes } ?? false }

    /// Whether they are too alike for two days in a row.
    package func isLike(_ other: DishFacts) -> Bool {
        mainFoods.shares(with: other.mainFoods) || !cuisines.isDisjoint(with: other.cuisines)
    }
}
