import RecipeModel

/// Makes the content of a page out of what was parsed.
struct PageInterpretation {
    let page: ParsedPage
    let address: WebAddress?
    let status: Int
    let bytes: [UInt8]

    var content: PageContent {
        var assembly = RecipeAssembly()
        let data = LinkedData(scripts: page.scripts)
        let candidates = data.recipes.map {
            LinkedDataRecipe(data: data, node: $0, links: page.links).fields
        }
        if let best = RecipeChoice.best(of: candidates, page: page) {
            assembly.fill(from: best, origin: .jsonLD)
        }
        let found = assembly.fields
        let kind: PageKind =
            found.ingredientGroups.isEmpty && found.stepGroups.isEmpty
            ? (page.lines.isEmpty ? .empty : .notRecipe) : .recipe
        return PageContent(
            kind: kind,
            recipe: kind == .recipe ? recipe(from: found) : nil,
            origins: assembly.origins,
            title: page.head.title,
            text: page.lines.map(\.text).joined(separator: "\n")
        )
    }

    private func recipe(from fields: RecipeFields) -> Recipe {
        let key = address?.identity ?? ContentHash.text(of: bytes)
        var recipe = Recipe(
            id: RecipeID(service: .web, key: key),
            title: fields.title ?? page.head.title ?? "",
            link: address
        )
        recipe.picture = fields.picture
        recipe.video = fields.video
        recipe.author = fields.author
        recipe.site = fields.site
        recipe.language = fields.language
        recipe.yield = fields.yield
        recipe.times = CookingTimes(
            preparation: fields.preparation,
            cooking: fields.cooking,
            total: fields.total
        )
        recipe.ingredientGroups = fields.ingredientGroups
        recipe.stepGroups = fields.stepGroups
        recipe.notes = fields.notes
        recipe.cuisines = fields.cuisines
        recipe.categories = fields.categories
        recipe.keywords = fields.keywords
        recipe.rating = fields.rating
        recipe.nutrition = fields.nutrition
        return recipe
    }
}
