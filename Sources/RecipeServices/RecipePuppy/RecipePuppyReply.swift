import RecipeModel

/// A page of RecipePuppy's format, read.
struct RecipePuppyReply: Sendable {
    /// The recipes in the order in which they were sent.
    var recipes: [Recipe] = []
    /// How many entries have wrong types, or no title.
    var unusableEntries = 0

    /// The most entries of a page that are read. It should have ten.
    static let entryLimit = 2_000

    /// Reads a page; `plainText` decodes entities.
    ///
    /// Throws `ServiceError.malformedReply` for all that is not of the format, also for a list of
    /// which no entry is: that is another service's.
    init(_ body: [UInt8], plainText: (String) -> String) throws {
        let reply = try JSONValue.reply(body)
        // Spoonacular's and Tandoor's lists have `results` as well, and a number of all.
        guard let results = reply["results"]?.array, reply["totalResults"] == nil,
            reply["next"] == nil
        else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        unusableEntries = max(0, results.count - Self.entryLimit)
        for result in results.prefix(Self.entryLimit) {
            if let recipe = Self.recipe(result, plainText) {
                recipes.append(recipe)
            } else {
                unusableEntries += 1
            }
        }
        guard results.isEmpty || !recipes.isEmpty else {
            throw ServiceError.malformedReply(.wrongShape)
        }
    }

    /// An entry as a recipe; nil where it has no title, no link's field or a field of another type.
    private static func recipe(_ entry: JSONValue, _ plainText: (String) -> String) -> Recipe? {
        guard let rawTitle = entry["title"]?.string,
            let title = cleanLine(plainText(rawTitle)),
            let href = entry["href"]?.string,
            let ingredients = ingredients(entry["ingredients"] ?? .null, plainText)
        else { return nil }
        let link = WebAddress(href)
        // Without a link the title and what goes in are all that can tell recipes apart.
        let key = link?.identity ?? ([title] + ingredients).joined(separator: "\n")
        var recipe = Recipe(id: RecipeID(service: .recipepuppy, key: key), title: title)
        recipe.link = link.flatMap(safe)
        recipe.picture = entry["thumbnail"]?.string.flatMap { WebAddress($0) }.flatMap(safe)
        if !ingredients.isEmpty {
            let items = ingredients.map { Ingredient(text: $0) }
            recipe.ingredientGroups = [IngredientGroup(items: items)]
        }
        return recipe.bounded
    }

    /// The names in the one string that holds them all; nil where it is something else.
    private static func ingredients(
        _ field: JSONValue,
        _ plainText: (String) -> String
    ) -> [String]? {
        if field.isNull { return [] }
        guard let text = field.string else { return nil }
        var seen: Set<String> = []
        // Parted before entities are decoded, for a decoded name may hold a comma.
        return text.split(separator: ",").compactMap { cleanLine(plainText(String($0))) }
            .filter { seen.insert($0.lowercased()).inserted }
    }

    /// A text in one line; nil where nothing is left.
    private static func cleanLine(_ text: String) -> String? {
        let line = CleanText.line(text)
        return line.isEmpty ? nil : line
    }

    /// An address, unless it leads to the old host, which others own now.
    private static func safe(_ address: WebAddress) -> WebAddress? {
        AddressCheck.isUnsafe(address.host) ? nil : address
    }
}
