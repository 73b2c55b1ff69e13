import KitchenLanguage
package import RecipeModel

/// What a recipe is to a query, decided once for each recipe.
///
/// A query never looks at the recipe's text: it asks for postings, and for the minutes.
package struct RecipeMeaning: Hashable, Sendable {
    /// All that is true of the recipe.
    package private(set) var postings: Set<Posting> = []
    /// The minutes from start to table, where they are known.
    package let minutes: Int?
    /// How many different ingredients there are.
    package let ingredientCount: Int
    /// Diets that the recipe does not state: they were found from its ingredients.
    package private(set) var foundDiets: Set<String> = []

    /// Decides what a recipe means; a memory makes it quick for many recipes.
    package init(_ recipe: Recipe, memory: ReadingMemory = ReadingMemory()) {
        let ingredients = recipe.ingredients
        minutes = recipe.times.minutes
        ingredientCount = Set(ingredients.map(\.name)).count
        let facts = RecipeFactsReading(recipe, memory: memory)
        addFoods(facts)
        addKinds(facts)
        addDiets(facts)
        for trait in facts.traits { postings.insert(.trait(trait)) }
        for tool in facts.tools { postings.insert(.tool(KitchenTools.shared.names[tool])) }
        postings.insert(.reading)
        addWords(facts)
    }

    private mutating func addFoods(_ facts: RecipeFactsReading) {
        let names = CookingLexicon.shared.foods
        for food in facts.ranks.foods {
            if let rank = facts.ranks[food] { postings.insert(.food(names[food], rank)) }
        }
        for food in facts.possibleFoods { postings.insert(.trace(of: names[food])) }
    }

    private mutating func addKinds(_ facts: RecipeFactsReading) {
        let dishes = CookingLexicon.shared.dishes
        for kind in facts.kinds {
            postings.insert(.dish(dishes[kind.dish].name, isNear: kind.isLoose))
        }
        for category in facts.categories { postings.insert(.category(category)) }
        for cuisine in facts.cuisines { postings.insert(.cuisine(cuisine)) }
    }

    private mutating func addDiets(_ facts: RecipeFactsReading) {
        for (diet, standing) in zip(Diets.shared.all, facts.diets) where standing.isLax {
            postings.insert(.diet(diet.name, isLax: true))
            if !standing.isStated { foundDiets.insert(diet.name) }
            if standing.isSure { postings.insert(.diet(diet.name)) }
        }
    }

    private mutating func addWords(_ facts: RecipeFactsReading) {
        for word in facts.title.words { postings.insert(.title(word)) }
        let foods = CookingLexicon.shared.foods
        for food in facts.ingredients.flatMap(\.askedFoods) { postings.insert(.asked(foods[food])) }
        for words in facts.ingredients.map(\.words) {
            for word in words { postings.insert(.word(word)) }
            for (first, second) in zip(words, words.dropFirst()) {
                postings.insert(.pair(first, second))
            }
        }
    }
}
