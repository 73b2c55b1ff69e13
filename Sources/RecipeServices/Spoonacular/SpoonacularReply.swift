import RecipeModel

/// A page of `complexSearch`, read.
struct SpoonacularReply: Sendable {
    /// The recipes in the order in which they were sent.
    var recipes: [Recipe] = []
    /// How many entries have no id or no title.
    var unusableEntries = 0
    /// How many entries were sent.
    var entryCount: Int
    /// How many recipes there are in all; it may change from page to page.
    var total: Int

    /// The most entries that are read: a request may ask for 100.
    static let entryLimit = 1_000

    /// Reads a page. Throws `ServiceError.malformedReply` for what is none, also for a list of which
    /// no entry is a recipe.
    init(_ body: [UInt8], _ markup: MarkupText) throws {
        let reply = try JSONValue.reply(body)
        // RecipePuppy's lists have `results` as well, but no number of all.
        guard let results = reply["results"]?.array,
            let total = reply["totalResults"]?.writtenInteger
        else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        entryCount = results.count
        self.total = max(0, total)
        recipes = results.prefix(Self.entryLimit).compactMap { Recipe(spoonacular: $0, markup) }
        unusableEntries = entryCount - recipes.count
        guard results.isEmpty || !recipes.isEmpty else {
            throw ServiceError.malformedReply(.wrongShape)
        }
    }

    /// The one recipe of `information`.
    static func recipe(_ body: [UInt8], _ markup: MarkupText) throws -> Recipe {
        guard let recipe = Recipe(spoonacular: try JSONValue.reply(body), markup) else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        return recipe
    }

    /// The first recipe of `random`.
    static func firstRecipe(_ body: [UInt8], _ markup: MarkupText) throws -> Recipe {
        let entries = try JSONValue.reply(body)["recipes"]?.array ?? []
        guard let recipe = entries.lazy.compactMap({ Recipe(spoonacular: $0, markup) }).first else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        return recipe
    }
}
