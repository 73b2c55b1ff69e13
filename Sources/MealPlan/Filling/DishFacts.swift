import KitchenLanguage
package import RecipeModel
package import RecipeSearch

/// What a plan looks at in a dish, decided once.
package struct DishFacts: Hashable, Sendable {
    package let mainFoods: MainFoods
    /// Its cuisines.
    package let cuisines: Set<String>
    /// From start to table; nil where nobody tells.
    package let minutes: Int?
    /// Numbers that stand for the cuisines.
    private let cuisineKeys: [UInt64]
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
        cuisineKeys = cuisines.map(PlanKey.of)
        minutes = recipe.times.minutes
        servings = recipe.yield?.people.flatMap { (1...1_000).contains($0) ? Int($0) : nil }
    }

    package var isLong: Bool { minutes.map { $0 > Self.longMinutes } ?? false }

    /// Whether they are too alike for two days in a row.
    package func isLike(_ other: DishFacts) -> Bool {
        mainFoods.shares(with: other.mainFoods)
            || cuisineKeys.contains(where: other.cuisineKeys.contains)
    }
}

/// Numbers that stand for names, quick to compare: 64 bits of FNV-1a (Fowler, Noll and Vo).
enum PlanKey {
    static func of(_ name: String) -> UInt64 {
        FNV1a(name.utf8).value
    }

    static func of(_ recipe: RecipeID) -> UInt64 { of("\(recipe.service.rawValue) \(recipe.key)") }
}
