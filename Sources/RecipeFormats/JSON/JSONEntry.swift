import KitchenLanguage
import PageReader
import RecipeModel

/// Reads one JSON object as a recipe, whichever program wrote it; its members tell which.
enum JSONEntry {
    static func document(of bytes: [UInt8]) throws(EntryError) -> RecipeDocument? {
        let value: JSONValue
        do {
            value = try JSONReader.value(of: bytes)
        } catch {
            throw .malformed(.json)
        }
        guard let object = object(of: value) else { throw .malformed(.json) }
        let isSchema =
            object["@type"] != nil || object["@graph"] != nil || object["@context"] != nil
        let plain = PlainJSONRecipe(object[OwnPage.memberName] ?? object)
        if plain.isOwn { return plain.document }
        return recipe(of: object, isSchema ? bytes : nil).map { RecipeDocument(recipe: $0) }
    }

    /// - Parameter schema: The text, where it is schema.org's.
    private static func recipe(of object: JSONValue, _ schema: [UInt8]?) -> Recipe? {
        if MealieRecipe.isOne(object) { return MealieRecipe(object: object).recipe }
        if let schema { return RecipePageReader.recipe(ofLinkedData: schema) }
        if TandoorRecipe.isOne(object) { return TandoorRecipe(object: object).recipe }
        if PaprikaRecipe.isOne(object) { return PaprikaRecipe(object: object).recipe }
        return PlainJSONRecipe(object).recipe
    }

    /// The recipe's object: the value, what stands in its member `recipe`, or its only element.
    private static func object(of value: JSONValue) -> JSONValue? {
        if let list = value.array { return list.count == 1 ? list[0] : nil }
        guard value.isObject else { return nil }
        if let inner = value["recipe"], inner.isObject { return inner }
        return value
    }
}

/// A recipe with plain members: this program's own, Open Recipes', RecipeNLG's, and the like.
struct PlainJSONRecipe {
    private let object: JSONValue

    init(_ object: JSONValue) { self.object = object }

    /// Whether this program wrote it.
    var isOwn: Bool {
        ["stepGroups", "recipeNotes", "ingredientGroups"].allSatisfy { object[$0]?.array != nil }
            && object["prepMinutes"] != nil
    }

    /// The recipe of ours, with what the cook wrote and what its page said.
    var document: RecipeDocument? {
        recipe.map { recipe in
            var document = RecipeDocument(recipe: recipe)
            document.text = object["text"]?.string ?? ""
            document.links = strings("links").compactMap { WebAddress($0) }
            document.savedAt = text("savedAt").flatMap(CivilTime.seconds(ofISO8601:))
            document.stars = object["stars"]?.number.flatMap(OwnStars.tenths(of:))
            document.own.tags = strings("tags")
            document.own.notes = (object["notes"]?.array ?? []).enumerated().compactMap {
                place,
                note in
                (note["text"]?.string).map { text in
                    RecipeNote(
                        id: place + 1,
                        text: text,
                        writtenAt: note["writtenAt"]?.string.flatMap(
                            CivilTime.seconds(ofISO8601:)
                        ) ?? 0
                    )
                }
            }
            return document
        }
    }

    var recipe: Recipe? {
        guard let title = text("title", "name") else { return nil }
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: ""),
            title: title,
            link: address("url", "link", "source_url", "sourceUrl")
        )
        recipe.picture = address("picture", "image", "image_url", "picture_link")
        if isOwn { recipe.thumbnail = address("thumbnail") }
        recipe.video = address("video")
        recipe.author = text("author", "creator")
        recipe.site = text("site")
        recipe.language = text("language")
        recipe.yield = yield
        recipe.times = CookingTimes(
            preparation: minutes("prepMinutes", "prepTime"),
            cooking: minutes("cookMinutes", "cookTime"),
            total: minutes("minutes", "totalTime")
        )
        recipe.ingredientGroups = ingredientGroups
        recipe.stepGroups = stepGroups
        recipe.notes = strings("recipeNotes", "notes")
        recipe.cuisines = strings("cuisine", "cuisines").map { $0.lowercased() }
        recipe.categories = strings("category", "categories", "recipeCategory")
            .map { $0.lowercased() }
        recipe.keywords = isOwn ? strings("keywords") : strings("keywords", "tags")
        if isOwn { recipe.stepIngredients = Self.places(object["stepIngredients"]) }
        if let rating = object["rating"], let value = rating["value"]?.number {
            recipe.rating = Rating(
                value: value,
                best: rating["best"]?.number ?? 5,
                count: rating["count"]?.integer
            )
        }
        recipe.nutrition = Self.nutrition(object["nutrition"])
        if isOwn, object["totalMinutes"] != nil {
            recipe.times = CookingTimes(
                preparation: object["prepMinutes"]?.integer,
                cooking: object["cookMinutes"]?.integer,
                total: object["totalMinutes"]?.integer
            )
            return recipe
        }
        // The total that this program writes is a sum where the recipe states none.
        var parts = recipe.times
        parts.total = nil
        if object["minutes"] != nil, recipe.times.minutes == parts.minutes { recipe.times = parts }
        return recipe
    }

    static func nutrition(_ value: JSONValue?) -> [NutritionFact] {
        (value?.array ?? []).compactMap { fact in
            guard let name = fact["name"]?.text, let amount = fact["amount"]?.text else {
                return nil
            }
            return NutritionFact(name: name, amount: amount)
        }
    }

    /// The places of each step's ingredients.
    static func places(_ value: JSONValue?) -> [[Int]]? {
        value?.array?.map { $0.array?.compactMap(\.integer) ?? [] }
    }

    private var yield: RecipeYield? {
        let amount = object["servings"]?.number
        if isOwn, let text = object["yield"]?.string {
            return RecipeYield(text: text, amount: amount)
        }
        if let text = text("yield", "recipeYield") {
            return RecipeYield(text: text, amount: amount ?? StatedNumber(text)?.value)
        }
        guard let text = text("servings") else { return nil }
        return RecipeYield(servings: text, amount: amount ?? StatedNumber(text)?.value)
    }

    private var ingredientGroups: [IngredientGroup] {
        if let groups = object["ingredientGroups"]?.array, !groups.isEmpty {
            return groups.map { group in
                IngredientGroup(
                    title: group["title"]?.string,
                    items: items(group["items"], names: group["names"])
                )
            }
        }
        let all = items(object["ingredients"], names: object["NER"])
        return all.isEmpty ? [] : [IngredientGroup(items: all)]
    }

    private func items(_ value: JSONValue?, names: JSONValue?) -> [Ingredient] {
        let lines = Self.lines(value)
        return IngredientNames.ingredients(lines, names: names?.array?.compactMap(\.string) ?? [])
    }

    private var stepGroups: [StepGroup] {
        if let groups = object["stepGroups"]?.array, !groups.isEmpty {
            return groups.map { group in
                StepGroup(
                    title: group["title"]?.string,
                    items: group["items"]?.array?.compactMap(\.string) ?? []
                )
            }
        }
        for name in ["steps", "directions", "instructions"] {
            let steps = Self.lines(object[name])
            if !steps.isEmpty { return [StepGroup(items: steps)] }
        }
        return []
    }

    /// The texts of a list, or the lines of a text.
    private static func lines(_ value: JSONValue?) -> [String] {
        if let text = value?.string {
            return text.split(whereSeparator: \.isNewline).map(String.init)
        }
        return value?.array?.compactMap(\.string) ?? []
    }

    private func text(_ names: String...) -> String? {
        for name in names {
            if let text = object[name]?.text, !text.isEmpty { return text }
        }
        return nil
    }

    private func strings(_ names: String...) -> [String] {
        for name in names {
            if let list = object[name]?.array { return list.compactMap(\.text) }
            if let text = object[name]?.string, !text.isEmpty { return [text] }
        }
        return []
    }

    private func address(_ names: String...) -> WebAddress? {
        text(names).flatMap { text in
            // RecipeNLG's have no scheme.
            WebAddress(text.hasPrefix("www.") ? "http://\(text)" : text)
        }
    }

    private func text(_ names: [String]) -> String? {
        names.lazy.compactMap { object[$0]?.string }.first { !$0.isEmpty }
    }

    private func minutes(_ names: String...) -> Int? {
        for name in names {
            if let number = object[name]?.writtenInteger { return StatedMinutes.of(number) }
            if let text = object[name]?.string, let minutes = StatedDuration(text)?.minutes {
                return minutes
            }
        }
        return nil
    }
}

/// The foods of ingredient lines.
enum IngredientNames {
    /// A longer line is no line of an ingredient, and its food is not looked for.
    private static let lineLimit = 2_000

    /// Ingredients of lines, with the names that a file has for them where they fit, else with those
    /// that the lines tell.
    static func ingredients(_ lines: [String], names: [String] = []) -> [Ingredient] {
        let fits = names.count == lines.count
        return lines.enumerated().map { place, line in
            if fits, !names[place].isEmpty { return Ingredient(text: line, name: names[place]) }
            guard line.utf8.count <= lineLimit else { return Ingredient(text: line) }
            let food = IngredientLine(line).food
            return Ingredient(text: line, name: food.isEmpty ? line : food)
        }
    }
}
