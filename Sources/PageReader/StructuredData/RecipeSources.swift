import RecipeModel

/// The recipes that a page's markup describes, source by source.
struct RecipeSources {
    /// So many recipes in JSON-LD are read; the others of a list are links.
    private static let limit = 64
    /// A page with more whole recipes is a collection, whose titles are its own text.
    private static let otherLimit = 8

    /// The fields of each source that has any, the best source first.
    let found: [(origin: FieldOrigin, fields: RecipeFields)]

    /// The titles of the other whole recipes of the page.
    let others: [String]

    /// Whether the page's data says that it is not free to read.
    let saysPaid: Bool

    init(page: ParsedPage) {
        let data = LinkedData(scripts: page.scripts)
        saysPaid = data.saysPaid
        let linked = data.recipes.prefix(RecipeSources.limit).map {
            SchemaRecipe(node: $0, data: data, links: page.links).fields
        }
        let sources: [(FieldOrigin, [RecipeFields])] = [
            (.jsonLD, linked), (.microdata, MarkedRecipe.microdata(in: page)),
            (.hRecipe, MarkedRecipe.microformats(in: page)),
        ]
        found = sources.flatMap { origin, candidates in
            RecipeChoice.best(of: candidates, page: page).map { best in
                // What one node says of a dish, and what another says of the same, are one recipe.
                let parts = candidates.filter { !$0.isWhole && $0.title == best.title }
                return ([best] + parts).map { (origin, $0) }
            } ?? []
        }
        let title = found.first?.fields.title
        let first = sources.first { !$0.1.isEmpty }?.1 ?? []
        let others = Set(first.filter(\.isWhole).compactMap(\.title)).filter { $0 != title }
        self.others = others.count <= RecipeSources.otherLimit ? others.sorted() : []
    }
}
