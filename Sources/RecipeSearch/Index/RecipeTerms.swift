import KitchenLanguage
package import RecipeModel

/// What a recipe means as numbers of terms, for an index: the same as `RecipeMeaning`'s postings.
package struct RecipeTerms: Sendable {
    /// The numbers of its postings; one may be there twice.
    package private(set) var terms: [UInt64] = []
    /// Names that the memory had not met in a recipe before, such as `title gratin`: the words that
    /// can be completed and misspelt.
    package private(set) var newNames: [String] = []
    /// How many different ingredients there are.
    package private(set) var ingredientCount = 0

    /// Decides what a recipe means.
    package init(_ recipe: Recipe, memory: ReadingMemory) {
        let facts = RecipeFactsReading(recipe, memory: memory)
        terms.reserveCapacity(128)
        let numbers = KnownTerms.shared
        for food in facts.ranks.foods {
            guard let rank = facts.ranks[food] else { continue }
            terms.append(numbers.foods[food * 5 + rank.rawValue])
        }
        for food in facts.possibleFoods { terms.append(numbers.foods[food * 5 + 4]) }
        for kind in facts.kinds {
            terms.append(numbers.dishes[kind.dish * 2 + (kind.isLoose ? 1 : 0)])
        }
        for trait in facts.traits { if let term = numbers.traits[trait] { terms.append(term) } }
        for tool in facts.tools { terms.append(numbers.tools[tool]) }
        for (place, standing) in facts.diets.enumerated() {
            if standing.isLax { terms.append(numbers.diets[place * 2 + 1]) }
            if standing.isSure { terms.append(numbers.diets[place * 2]) }
        }
        for category in facts.categories { add(KnownTerms.category, category, "category", memory) }
        for cuisine in facts.cuisines { add(KnownTerms.cuisine, cuisine, "cuisine", memory) }
        for word in facts.title.words { add(KnownTerms.title, word, "title", memory) }
        for ingredient in facts.ingredients where memory.isFirst(ingredient) {
            ingredientCount += 1
            terms += ingredient.terms
            if ingredient.isMet { continue }
            ingredient.isMet = true
            for word in ingredient.words where memory.meets("word", word) {
                newNames.append("word \(word)")
            }
        }
        for name in recipe.cuisines where memory.meets("cuisine-name", name) {
            newNames.append("cuisine-name \(name)")
        }
        for name in recipe.categories where memory.meets("category-name", name) {
            newNames.append("category-name \(name)")
        }
        if let minutes = recipe.times.minutes, minutes >= 0 {
            add(KnownTerms.minutes, String(minutes), "minutes", memory)
        }
        terms.append(TermNumber.everything)
        terms.append(TermNumber.reading)
    }

    /// The numbers of what earlier versions of the program didn't look for in a recipe.
    package static func later(of recipe: Recipe, memory: ReadingMemory) -> Set<UInt64> {
        let facts = RecipeFactsReading(recipe, memory: memory)
        let numbers = KnownTerms.shared
        let foods = CookingLexicon.shared.foods
        var terms: Set<UInt64> = [TermNumber.reading]
        for tool in facts.tools { terms.insert(numbers.tools[tool]) }
        if facts.traits.contains(.stepsTold) { terms.insert(TermNumber.of(.trait(.stepsTold))) }
        for food in facts.ingredients.flatMap(\.askedFoods) {
            terms.insert(TermNumber.of(.asked(foods[food])))
        }
        return terms
    }

    private mutating func add(
        _ subject: PhraseHash,
        _ name: String,
        _ kind: String,
        _ memory: ReadingMemory
    ) {
        terms.append(TermNumber.of(subject, name))
        if memory.meets(kind, name) { newNames.append("\(kind) \(name)") }
    }
}

/// The numbers of the postings that the tables know of.
struct KnownTerms: Sendable {
    static let shared = KnownTerms()

    /// For each food one for each rank, then that of its trace.
    let foods: [UInt64]
    /// For each kind of dish that it is one, and that it is near one.
    let dishes: [UInt64]
    /// For each diet that it is surely kept, and that it may be.
    let diets: [UInt64]
    let traits: [RecipeTrait: UInt64]
    /// For each tool of `KitchenTools`.
    let tools: [UInt64]

    static let word = PhraseHash("word".utf8)
    static let pair = PhraseHash("pair".utf8)
    static let title = PhraseHash("title".utf8)
    static let category = PhraseHash("category".utf8)
    static let cuisine = PhraseHash("cuisine".utf8)
    static let minutes = PhraseHash("minutes".utf8)

    private init() {
        let lexicon = CookingLexicon.shared
        foods = lexicon.foods.flatMap { food in
            FoodRank.allCases.map { TermNumber.of(.food(food, $0)) }
                + [TermNumber.of(.trace(of: food))]
        }
        dishes = lexicon.dishes.flatMap { dish in
            [TermNumber.of(.dish(dish.name)), TermNumber.of(.dish(dish.name, isNear: true))]
        }
        diets = Diets.shared.all.flatMap { diet in
            [TermNumber.of(.diet(diet.name)), TermNumber.of(.diet(diet.name, isLax: true))]
        }
        tools = KitchenTools.shared.names.map { TermNumber.of(.tool($0)) }
        traits = Dictionary(
            uniqueKeysWithValues: RecipeTrait.allCases.map { ($0, TermNumber.of(.trait($0))) }
        )
    }
}
