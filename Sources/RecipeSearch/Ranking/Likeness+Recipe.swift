import KitchenLanguage
package import RecipeModel

extension Likeness {
    /// What a recipe is compared by.
    package init(_ recipe: Recipe, staples: [String]) {
        let usual = PantryMatch(Pantry(staples: staples))
        var met: Set<String> = []
        let foods: [String] = recipe.ingredients.compactMap { ingredient in
            guard usual.holding(of: ingredient) == .missing else { return nil }
            let words = Likeness.words(of: ingredient.name)
            return !words.isEmpty && met.insert(words).inserted ? words : nil
        }
        self.init(
            id: recipe.id,
            title: recipe.title,
            foods: foods,
            traits: Likeness.traits(of: recipe)
        )
    }

    /// What foods are compared by.
    static func words(of name: String) -> String {
        FoodWords(name.prefix { !",;(".contains($0) }).words.joined(separator: " ")
    }

    /// The kinds of dish, categories and cuisines of a recipe, as the names of postings.
    static func traits(of recipe: Recipe) -> Set<String> {
        let categories = recipe.categories.map {
            CategoryName.canonical(FoodWords($0)).words.joined(separator: " ")
        }
        let kinds = DishKinds.shared.kinds(of: TitleWords(recipe.title), categories: categories)
        let dishes = kinds.filter { !$0.isLoose }.map { CookingLexicon.shared.dishes[$0.dish].name }
        let cuisines = recipe.cuisines.map { FoodWords($0).words.joined(separator: " ") }
        let postings =
            dishes.map { Posting.dish($0) } + categories.map { .category($0) }
            + cuisines.map { .cuisine($0) }
        return Set(postings.map(\.name))
    }
}
