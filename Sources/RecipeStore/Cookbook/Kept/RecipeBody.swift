package import RecipeModel
package import RecipeSearch

/// A recipe as the text that a cookbook keeps: JSON with the keys of `StoredRecipe`.
///
/// Millions are written and read, so this goes over bytes; any program can read them.
enum RecipeBody {
    /// The text of a recipe.
    static func bytes(of recipe: Recipe) -> [UInt8] {
        var writer = BodyWriter()
        writer.write(recipe)
        return writer.bytes
    }

    /// The recipe of a text; nil where it is damaged.
    static func recipe(of bytes: [UInt8], key: String) -> Recipe? {
        guard let value = try? JSONReader.value(of: bytes), let title = value["title"]?.string
        else {
            return nil
        }
        func address(_ name: String) -> WebAddress? {
            value[name]?.string.flatMap { WebAddress($0) }
        }
        func strings(_ name: String) -> [String] {
            value[name]?.array?.compactMap(\.string) ?? []
        }
        let id = RecipeID(service: .cookbook, key: key)
        var recipe = Recipe(id: id, title: title, link: address("link"))
        recipe.picture = address("picture")
        recipe.video = address("video")
        recipe.author = value["author"]?.string
        recipe.site = value["site"]?.string
        recipe.language = value["language"]?.string
        recipe.yield = value["yieldText"]?.string.map {
            RecipeYield(text: $0, amount: value["yieldAmount"]?.number)
        }
        recipe.times = CookingTimes(
            preparation: value["preparationMinutes"]?.integer,
            cooking: value["cookingMinutes"]?.integer,
            total: value["totalMinutes"]?.integer
        )
        recipe.ingredientGroups = (value["ingredientGroups"]?.array ?? []).map { group in
            IngredientGroup(
                title: group["title"]?.string,
                items: (group["items"]?.array ?? []).compactMap { item in
                    item["text"]?.string.map { Ingredient(text: $0, name: item["name"]?.string) }
                }
            )
        }
        recipe.stepGroups = (value["stepGroups"]?.array ?? []).map { group in
            StepGroup(
                title: group["title"]?.string,
                items: group["items"]?.array?.compactMap(\.string) ?? []
            )
        }
        recipe.notes = strings("notes")
        recipe.cuisines = strings("cuisines")
        recipe.categories = strings("categories")
        recipe.keywords = strings("keywords")
        if let rating = value["rating"], let stars = rating["value"]?.number {
            recipe.rating = Rating(
                value: stars,
                best: rating["best"]?.number ?? 5,
                count: rating["count"]?.integer
            )
        }
        recipe.nutrition = (value["nutrition"]?.array ?? []).compactMap { fact in
            guard let name = fact["name"]?.string, let amount = fact["amount"]?.string else {
                return nil
            }
            return NutritionFact(name: name, amount: amount)
        }
        return recipe
    }
}

/// Writes a recipe's JSON byte by byte; what is not known is left out.
private struct BodyWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    init() { bytes.reserveCapacity(1_024) }

    mutating func write(_ recipe: Recipe) {
        open("{")
        member("title", recipe.title)
        member("link", recipe.link?.text)
        member("picture", recipe.picture?.text)
        member("video", recipe.video?.text)
        member("author", recipe.author)
        member("site", recipe.site)
        member("language", recipe.language)
        member("yieldText", recipe.yield?.text)
        member("yieldAmount", number: recipe.yield?.amount)
        member("preparationMinutes", recipe.times.preparation)
        member("cookingMinutes", recipe.times.cooking)
        member("totalMinutes", recipe.times.total)
        list("ingredientGroups", recipe.ingredientGroups) { writer, group in
            writer.open("{")
            writer.member("title", group.title)
            writer.list("items", group.items) { writer, item in
                writer.open("{")
                writer.member("text", item.text)
                writer.member("name", item.name == item.text ? nil : item.name)
                writer.close("}")
            }
            writer.close("}")
        }
        list("stepGroups", recipe.stepGroups) { writer, group in
            writer.open("{")
            writer.member("title", group.title)
            writer.list("items", group.items) { $0.element($1) }
            writer.close("}")
        }
        list("notes", recipe.notes) { $0.element($1) }
        list("cuisines", recipe.cuisines) { $0.element($1) }
        list("categories", recipe.categories) { $0.element($1) }
        list("keywords", recipe.keywords) { $0.element($1) }
        if let rating = recipe.rating {
            name("rating")
            open("{")
            member("value", number: rating.value)
            member("best", number: rating.best)
            member("count", rating.count)
            close("}")
        }
        list("nutrition", recipe.nutrition) { writer, fact in
            writer.open("{")
            writer.member("name", fact.name)
            writer.member("amount", fact.amount)
            writer.close("}")
        }
        close("}")
    }

    private mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        bytes.append(UInt8(ascii: bracket))
        needsComma = false
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        bytes.append(UInt8(ascii: bracket))
        needsComma = true
    }

    private mutating func separate() { if needsComma { bytes.append(UInt8(ascii: ",")) } }

    private mutating func name(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    private mutating func member(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        self.name(name)
        element(text)
    }

    private mutating func member(_ name: StaticString, _ number: Int?) {
        guard let number else { return }
        self.name(name)
        bytes.append(contentsOf: String(number).utf8)
        needsComma = true
    }

    private mutating func member(_ name: StaticString, number: Double?) {
        guard let number, number.isFinite else { return }
        self.name(name)
        bytes.append(contentsOf: String(number).utf8)
        needsComma = true
    }

    private mutating func list<Element>(
        _ name: StaticString,
        _ elements: [Element],
        _ write: (inout BodyWriter, Element) -> Void
    ) {
        guard !elements.isEmpty else { return }
        self.name(name)
        open("[")
        for element in elements { write(&self, element) }
        close("]")
    }

    private mutating func element(_ text: String) {
        separate()
        needsComma = true
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { letters in
            var start = 0
            for place in letters.indices {
                let letter = letters[place]
                guard letter < 0x20 || letter == UInt8(ascii: "\"") || letter == UInt8(ascii: "\\")
                else { continue }
                bytes.append(contentsOf: letters[start..<place])
                start = place + 1
                bytes.append(UInt8(ascii: "\\"))
                if letter >= 0x20 {
                    bytes.append(letter)
                } else {
                    let hex = String(letter, radix: 16)
                    bytes.append(contentsOf: (hex.count == 1 ? "u000" : "u00").utf8)
                    bytes.append(contentsOf: hex.utf8)
                }
            }
            bytes.append(contentsOf: letters[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension PreparedRecipe {
    /// Makes a recipe ready for the cookbook; its texts are clean already.
    package init(_ recipe: Recipe, memory: ReadingMemory) {
        let terms = RecipeTerms(recipe, memory: memory)
        self.init(
            body: RecipeBody.bytes(of: recipe),
            rank: RecipeNumber.rank(of: recipe, ingredientCount: terms.ingredientCount),
            terms: terms.terms,
            newNames: terms.newNames,
            identity: RecipeIdentity.of(recipe)
        )
    }
}
