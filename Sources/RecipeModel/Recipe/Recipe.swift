/// A recipe, from a line in a list of results to all that its page says.
///
/// A service's list fills in what it sends (a title, a link, ingredients' names); `open` and `fav`
/// fill in the rest. What is not known is nil or empty, never a made-up value. All text is clean:
/// entities decoded, one line each, no control characters.
package struct Recipe: Hashable, Sendable, Codable {
    /// What makes it this recipe.
    package var id: RecipeID
    /// The dish's name.
    package var title: String
    /// The recipe's page on the web.
    package var link: WebAddress?
    /// A picture of the dish.
    package var picture: WebAddress?
    /// A smaller form of the picture, for lists; nil where there is only one.
    package var thumbnail: WebAddress?
    /// A film of the cooking.
    package var video: WebAddress?
    /// Who wrote it.
    package var author: String?
    /// The site's own name (`Example Kitchen`), where a page tells it.
    package var site: String?
    /// The language tag of the text, such as `en` or `de-AT`.
    package var language: String?
    /// How much it makes.
    package var yield: RecipeYield?
    /// How long it takes.
    package var times: CookingTimes
    /// What goes in, in groups; one group without a title where there are none.
    package var ingredientGroups: [IngredientGroup]
    /// What to do, in sections; one section without a title where there are none.
    package var stepGroups: [StepGroup]
    /// For each step the places of its own ingredients among all, where the source tells.
    package var stepIngredients: [[Int]]?
    /// The author's notes and tips.
    package var notes: [String]
    /// Cuisines in lower case, such as `italian`.
    package var cuisines: [String]
    /// Categories in lower case: courses and diets, such as `dessert`, `vegan`.
    package var categories: [String]
    /// Key words of the page.
    package var keywords: [String]
    /// What other cooks thought of it.
    package var rating: Rating?
    /// Nutrition per serving, in the page's order and words.
    package var nutrition: [NutritionFact]
    /// Which of the foods asked for it uses, and what it needs besides, where the service tells.
    package var coverage: IngredientCoverage?

    /// A recipe of which only the beginning is known; set the rest when it is known.
    package init(id: RecipeID, title: String, link: WebAddress? = nil) {
        self.id = id
        self.title = title
        self.link = link
        times = CookingTimes()
        ingredientGroups = []
        stepGroups = []
        notes = []
        cuisines = []
        categories = []
        keywords = []
        nutrition = []
    }

    /// All ingredients in order, whatever their group.
    package var ingredients: [Ingredient] { ingredientGroups.flatMap(\.items) }

    /// All steps in order, whatever their section.
    package var steps: [String] { stepGroups.flatMap(\.items) }

    /// The own ingredients of each step; nil where the source doesn't tell which go into which.
    package var ingredientsOfSteps: [[Ingredient]]? {
        let all = ingredients
        guard let stepIngredients, stepIngredients.count == steps.count,
            // Where all hang on one step, nobody parted them.
            stepIngredients.count(where: { !$0.isEmpty }) > 1,
            stepIngredients.joined().allSatisfy(all.indices.contains)
        else { return nil }
        return stepIngredients.map { places in places.map { all[$0] } }
    }

    /// Where a cook reads that it is from: the link's site, else the site that a page names, else the
    /// service's name.
    package var source: String {
        if let link { return link.site }
        return id.service == .web ? site ?? "saved page" : id.service.rawValue
    }

    /// Whether there is enough to cook from: ingredients and steps.
    package var isCookable: Bool { !ingredients.isEmpty && !steps.isEmpty }
}
