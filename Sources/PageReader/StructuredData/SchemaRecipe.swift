import KitchenLanguage
import RecipeModel

/// Reads the fields of a recipe from a node of schema.org's vocabulary, or of an older one, however a
/// page writes it: as JSON-LD, or among its elements.
struct SchemaRecipe {
    private let data: LinkedData
    /// The members of the node by their names in lower case.
    private let members: [String: [JSONValue]]
    /// Where the page is from, for addresses without a host.
    private let links: LinkResolver

    /// No recipe has more ingredients, and no recipe has more steps.
    static let listLimit = 2_000
    /// No dish has a longer name, and nobody one longer than the second, in letters.
    private static let lineLimit = 300
    private static let nameLimit = 120

    /// - Parameter data: The nodes that the recipe's may name.
    init(node: JSONValue, data: LinkedData = LinkedData(scripts: []), links: LinkResolver) {
        self.data = data
        self.links = links
        members = Dictionary(grouping: node.members) { LinkedData.name(of: $0).lowercased() }
            .mapValues { $0.map(\.value) }
    }

    /// The fields that the node has.
    var fields: RecipeFields {
        var fields = RecipeFields()
        fields.title = line("name", "headline") ?? longName
        fields.ingredientGroups = ingredientGroups
        let steps = LinkedDataSteps(
            instructions: value("recipeinstructions", "instructions", "step", "steps")
        )
        (fields.stepGroups, fields.areStepsOneText) = (steps.groups, steps.areOneLine)
        fields.yield = yield
        fields.preparation = minutes("preptime")
        fields.cooking = minutes("cooktime") ?? minutes("performtime")
        fields.total = minutes("totaltime") ?? minutes("duration")
        fields.author = names("author").first ?? names("creator").first
        fields.site = names("publisher").first
        fields.language = line("inlanguage").flatMap(PageHead.languageTag)
        fields.cuisines = words("recipecuisine").map { $0.lowercased() }
        fields.categories = (words("recipecategory") + words("recipetype")).map { $0.lowercased() }
        fields.keywords = words("keywords")
        fields.rating = rating("aggregaterating") ?? rating("review")
        fields.nutrition = NutritionNames.facts(of: value("nutrition").elements.first)
        fields.picture =
            address("image", orIn: ["url", "contentUrl", "@id"]) ?? address("photo", orIn: [])
        fields.video = address("video", orIn: ["contentUrl", "embedUrl", "url"])
        return fields
    }

    /// What the node says under the first of some names under which it says anything.
    private func value(_ names: String...) -> JSONValue {
        for name in names {
            for member in members[name] ?? [] {
                let value = data.plain(member)
                if value.elements.contains(where: { !$0.isNull && $0.text != "" }) { return value }
            }
        }
        return .null
    }

    // MARK: Ingredients

    private var ingredientGroups: [IngredientGroup] {
        let value = value("recipeingredient", "ingredients", "supply")
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
        for element in value.elements.prefix(SchemaRecipe.listLimit) {
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
        let values = ["recipeyield", "yield", "recipeservings", "servings"].map { value($0) }
        let texts = values.flatMap(\.elements).compactMap { element -> String? in
            guard element.isObject else { return element.text }
            let parts = [
                element["value"]?.text ?? element["minValue"]?.text,
                element["unitText"]?.text ?? element["name"]?.text,
            ]
            let text = parts.compactMap { $0 }.joined(separator: " ")
            return text.isEmpty ? nil : text
        }
        return YieldText.yield(of: texts)
    }

    private func minutes(_ name: String) -> Int? {
        for element in value(name).elements {
            let text =
                element.text ?? element["maxValue"]?.text ?? element["value"]?.text
                ?? element["name"]?.text
            if let text, let minutes = DurationText.minutes(in: text) { return minutes }
        }
        return nil
    }

    private func rating(_ name: String) -> Rating? {
        guard let value = value(name).elements.first,
            let mean = (value["ratingValue"] ?? value["rating"] ?? value["average"])?.double,
            mean > 0, mean <= 1_000
        else { return nil }
        let best = (value["bestRating"] ?? value["best"])?.double ?? 5
        let count = ["ratingCount", "votes", "reviewCount", "count"].lazy
            .compactMap { value[$0]?.double }.first
        guard best >= mean else { return nil }
        return Rating(value: mean, best: best, count: count.flatMap { Int(exactly: $0.rounded()) })
    }

    // MARK: Texts

    private func line(_ names: String...) -> String? {
        for element in names.flatMap({ value($0).elements }) {
            guard let text = element.text ?? element["name"]?.text else { continue }
            let line = MarkupText.line(of: text)
            if !line.isEmpty, line.count <= SchemaRecipe.lineLimit { return line }
        }
        return nil
    }

    /// The beginning of a name that is longer than a line.
    private var longName: String? {
        value("name").elements.lazy.compactMap(\.text).first.map {
            TextLimit.name(MarkupText.line(of: $0))
        }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The names of people and organisations.
    private func names(_ name: String) -> [String] {
        value(name).elements.compactMap { element in
            guard let text = element.text ?? element["name"]?.elements.first?.text else {
                return nil
            }
            let line = MarkupText.line(of: text)
            let isName = !line.isEmpty && line.count <= SchemaRecipe.nameLimit
            return isName && WebAddress(line) == nil ? line : nil
        }
    }

    /// Key words: lists, or texts with commas between.
    private func words(_ name: String) -> [String] {
        var seen: Set<String> = []
        return value(name).elements.flatMap { element -> [String] in
            let text = element.text ?? element["name"]?.text ?? ""
            return MarkupText.line(of: text).split(whereSeparator: { ",;".contains($0) })
                .map { $0.trimmingWhitespace() }
        }.filter { !$0.isEmpty && $0.count <= 100 && seen.insert($0.lowercased()).inserted }
    }

    private func address(_ name: String, orIn members: [String]) -> WebAddress? {
        for element in value(name).elements {
            let texts =
                [element.text]
                + members.flatMap { (element[$0] ?? .null).elements.map(\.text) }
            if let address = texts.lazy.compactMap({ $0.flatMap(links.address) }).first {
                return address
            }
        }
        return nil
    }
}
