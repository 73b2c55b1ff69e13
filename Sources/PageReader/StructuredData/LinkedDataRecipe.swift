import KitchenLanguage
import RecipeModel

/// Reads the fields of a recipe from a node of JSON-LD (schema.org's `Recipe`).
struct LinkedDataRecipe {
    let data: LinkedData
    let node: JSONValue
    /// Where the page is from, for addresses without a host.
    let links: LinkResolver

    /// No recipe has more ingredients, and no recipe has more steps.
    static let listLimit = 2_000

    /// The fields that the node has.
    var fields: RecipeFields {
        var fields = RecipeFields()
        fields.title = line("name") ?? line("headline")
        fields.ingredientGroups = ingredientGroups
        let steps = LinkedDataSteps(
            instructions: node["recipeInstructions"] ?? node["instructions"] ?? node["step"]
        )
        (fields.stepGroups, fields.areStepsOneText) = (steps.groups, steps.areOneLine)
        fields.yield = yield
        fields.preparation = minutes("prepTime")
        fields.cooking = minutes("cookTime") ?? minutes("performTime")
        fields.total = minutes("totalTime")
        fields.author = names("author").first ?? names("creator").first
        fields.site = names("publisher").first
        fields.language = line("inLanguage")
        fields.cuisines = words("recipeCuisine").map { $0.lowercased() }
        fields.categories = words("recipeCategory").map { $0.lowercased() }
        fields.keywords = words("keywords")
        fields.rating = rating
        fields.nutrition = NutritionNames.facts(of: (node["nutrition"] ?? .null).elements.first)
        fields.picture = address("image", orIn: ["url", "contentUrl", "@id"])
        fields.video = address("video", orIn: ["contentUrl", "embedUrl", "url"])
        return fields
    }

    // MARK: Ingredients

    private var ingredientGroups: [IngredientGroup] {
        let value = node["recipeIngredient"] ?? node["ingredients"] ?? node["supply"] ?? .null
        var groups: [IngredientGroup] = []
        var rows: [ItemRows.Row] = []
        /// Ends a part, and returns the heading that stands at its end and has no items yet.
        func close() -> String? {
            var heading: String?
            if let last = rows.last?.text, last.hasSuffix(":"), !IngredientLikeness.hasAmount(last)
            {
                heading = LineRules.headingTitle(last)
                rows.removeLast()
            }
            // Where there is nothing but headings, the page may have the items.
            let areHeadings = rows.allSatisfy { SectionWords.isPurpose($0.text) }
            groups +=
                areHeadings
                ? [IngredientGroup(items: rows.map { Ingredient(line: $0.text) })]
                : SectionedItems(rows: rows).sections.map { IngredientGroup($0) }
            rows = []
            return heading
        }
        let isOneText = value.elements.count == 1
        for element in value.elements.prefix(LinkedDataRecipe.listLimit) {
            if case .object = element, let list = element["itemListElement"] {
                let heading = close()
                groups.append(
                    IngredientGroup(
                        title: element["name"]?.text.map(MarkupText.line(of:)) ?? heading,
                        items: list.elements.flatMap(ingredientTexts).map { Ingredient(line: $0) }
                    )
                )
                continue
            }
            let texts = ingredientTexts(element)
            let isStrong = element.text.map(MarkupText.isStrong) == true
            rows += (isOneText ? texts.flatMap(IngredientLists.apart) : whole(texts)).map {
                ItemRows.Row(text: $0, isStrong: isStrong)
            }
        }
        _ = close()
        return groups.filter { !$0.items.isEmpty }
    }

    /// An ingredient among others is one, whatever line ends are in it: `2 eggs`, `beaten`.
    private func whole(_ lines: [String]) -> [String] {
        lines.dropFirst().contains(where: IngredientLikeness.hasAmount) || lines.isEmpty
            ? lines : [lines.joined(separator: " ")]
    }

    private func ingredientTexts(_ value: JSONValue) -> [String] {
        let text: String?
        switch value {
        case .string(let string): text = string
        case .object:
            let quantity = value["requiredQuantity"]?.elements.first ?? .null
            let parts =
                [quantity.text, quantity["value"]?.text, quantity["unitText"]?.text]
                + ["amount", "quantity", "value", "unit", "unitText", "name", "text"]
                .map { value[$0]?.text }
            text = parts.compactMap { $0 }.joined(separator: " ")
        case .array(let elements): return elements.flatMap(ingredientTexts)
        default: text = nil
        }
        return text.map { MarkupText.lines(of: $0).filter(LineRules.isIngredient) } ?? []
    }

    // MARK: Yield, times, rating

    private var yield: RecipeYield? {
        let value = node["recipeYield"] ?? node["yield"] ?? node["recipeServings"] ?? .null
        let texts = value.elements.compactMap { element -> String? in
            switch element {
            case .object:
                let parts = [
                    element["value"]?.text ?? element["minValue"]?.text,
                    element["unitText"]?.text ?? element["name"]?.text,
                ]
                let text = parts.compactMap { $0 }.joined(separator: " ")
                return text.isEmpty ? nil : text
            default: return element.text
            }
        }
        return YieldText.yield(of: texts)
    }

    private func minutes(_ name: String) -> Int? {
        for element in (node[name] ?? .null).elements {
            let text =
                element.text ?? element["maxValue"]?.text ?? element["value"]?.text
                ?? element["@value"]?.text
            if let text, let minutes = DurationText.minutes(in: text) { return minutes }
        }
        return nil
    }

    private var rating: Rating? {
        guard let value = node["aggregateRating"].map({ data.resolved($0) })?.elements.first,
            let mean = value["ratingValue"]?.double, mean > 0, mean <= 1_000
        else { return nil }
        let best = value["bestRating"]?.double ?? 5
        let count = value["ratingCount"]?.double ?? value["reviewCount"]?.double
        guard best >= mean else { return nil }
        return Rating(value: mean, best: best, count: count.flatMap { Int(exactly: $0.rounded()) })
    }

    // MARK: Texts

    private func line(_ name: String) -> String? {
        for element in (node[name] ?? .null).elements {
            guard let text = element.text ?? element["@value"]?.text ?? element["name"]?.text else {
                continue
            }
            let line = MarkupText.line(of: text)
            if !line.isEmpty { return line }
        }
        return nil
    }

    /// The names of people and organisations.
    private func names(_ name: String) -> [String] {
        (node[name] ?? .null).elements.compactMap { element in
            let node = data.resolved(element)
            guard let text = node.text ?? node["name"]?.elements.first?.text else { return nil }
            let line = MarkupText.line(of: text)
            return line.isEmpty || WebAddress(line) != nil ? nil : line
        }
    }

    /// Key words: lists, or texts with commas between.
    private func words(_ name: String) -> [String] {
        var seen: Set<String> = []
        return (node[name] ?? .null).elements.flatMap { element -> [String] in
            let text = element.text ?? element["name"]?.text ?? ""
            return MarkupText.line(of: text).split(whereSeparator: { ",;".contains($0) })
                .map { $0.trimmingWhitespace() }
        }.filter { !$0.isEmpty && $0.count <= 100 && seen.insert($0.lowercased()).inserted }
    }

    private func address(_ name: String, orIn members: [String]) -> WebAddress? {
        for element in (node[name] ?? .null).elements {
            let value = data.resolved(element)
            if let text = value.text, let address = links.address(text) { return address }
            for member in members {
                for inner in (value[member] ?? .null).elements {
                    if let text = inner.text, let address = links.address(text) { return address }
                }
            }
        }
        return nil
    }
}
