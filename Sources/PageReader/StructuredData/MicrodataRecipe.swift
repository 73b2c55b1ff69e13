import KitchenLanguage
import RecipeModel

/// Reads the fields of a recipe from microdata (schema.org's `Recipe`, and the older
/// data-vocabulary.org one).
struct MicrodataRecipe {
    private let microdata: Microdata
    private let tree: MarkupTree
    private let links: LinkResolver
    private let properties: [Microdata.Property]

    /// The recipes of a page.
    static func all(in page: ParsedPage) -> [RecipeFields] {
        let microdata = Microdata(tree: page.tree)
        return microdata.items(ofType: "recipe").prefix(Microdata.itemLimit).map {
            MicrodataRecipe(microdata, item: $0, links: page.links).fields
        }
    }

    private init(_ microdata: Microdata, item: MarkupTree.NodeID, links: LinkResolver) {
        self.microdata = microdata
        self.links = links
        tree = microdata.tree
        properties = microdata.properties(of: item)
    }

    private var fields: RecipeFields {
        var fields = RecipeFields()
        fields.title = value("name") ?? value("headline")
        fields.ingredientGroups = ingredientGroups
        fields.stepGroups = stepGroups
        fields.yield = YieldText.yield(
            of: values("recipeyield") + values("yield") + values("servings")
        )
        fields.preparation = minutes("preptime")
        fields.cooking = minutes("cooktime")
        fields.total = minutes("totaltime") ?? minutes("duration")
        fields.author = name("author")
        fields.site = name("publisher")
        fields.language = value("inlanguage").flatMap(PageHead.languageTag)
        fields.cuisines = words("recipecuisine").map { $0.lowercased() }
        fields.categories = (words("recipecategory") + words("recipetype")).map { $0.lowercased() }
        fields.keywords = words("keywords")
        fields.rating = rating
        fields.nutrition = nutrition
        fields.picture =
            elements("image").lazy.compactMap { microdata.address(of: $0, links) }.first
            ?? elements("photo").lazy.compactMap { microdata.address(of: $0, links) }.first
        return fields
    }

    // MARK: Lists

    private var ingredientGroups: [IngredientGroup] {
        let found =
            ["recipeingredient", "ingredients", "ingredient", "recipeingredients"]
            .lazy.map(elements).first { !$0.isEmpty } ?? []
        let items = MarkedItems(tree: tree, elements: found)
            .sections(isItem: LineRules.isIngredient, clean: { $0 })
        return items.map { IngredientGroup($0) }
    }

    private var stepGroups: [StepGroup] {
        let found =
            ["recipeinstructions", "instructions", "instruction", "step", "steps"]
            .lazy.map(elements).first { !$0.isEmpty } ?? []
        let items = MarkedItems(tree: tree, elements: found)
            .sections(isItem: LineRules.isStep, clean: LineRules.withoutStepNumber)
        return items.map { StepGroup(title: $0.title, items: $0.items) }
    }

    // MARK: Single values

    private func elements(_ name: String) -> [MarkupTree.NodeID] {
        Array(
            properties.lazy.filter { $0.names.contains(name) }.map(\.element)
                .prefix(LinkedDataRecipe.listLimit)
        )
    }

    private func values(_ name: String) -> [String] {
        elements(name).compactMap(microdata.value).filter { !$0.isEmpty }
    }

    private func value(_ name: String) -> String? { values(name).first }

    private func minutes(_ name: String) -> Int? {
        for element in elements(name) {
            let machine = microdata.value(of: element).flatMap(DurationText.minutes(in:))
            if let minutes = machine ?? DurationText.minutes(in: tree.line(in: element)) {
                return minutes
            }
        }
        return nil
    }

    private func words(_ name: String) -> [String] {
        var seen: Set<String> = []
        return values(name).flatMap { $0.split(whereSeparator: { ",;".contains($0) }) }
            .map { $0.trimmingWhitespace() }
            .filter { !$0.isEmpty && $0.count <= 100 && seen.insert($0.lowercased()).inserted }
    }

    /// A person's or organisation's name: the item's own `name`, else its text.
    private func name(_ property: String) -> String? {
        for element in elements(property) {
            let inner = microdata.properties(of: element).first { $0.names.contains("name") }
            if let text = microdata.value(of: inner?.element ?? element), WebAddress(text) == nil,
                !text.isEmpty, text.count <= 120
            {
                return text
            }
        }
        return nil
    }

    private var rating: Rating? {
        for element in elements("aggregaterating") + elements("review") {
            let inner = microdata.properties(of: element)
            func number(_ names: String...) -> Double? {
                inner.first { !Set($0.names).isDisjoint(with: names) }
                    .flatMap { microdata.value(of: $0.element) }.flatMap {
                        JSONValue.string($0).double
                    }
            }
            guard let mean = number("ratingvalue", "rating", "average"), mean > 0 else { continue }
            let best = number("bestrating", "best") ?? 5
            guard best >= mean else { continue }
            let count = number("ratingcount", "votes", "reviewcount", "count")
            return Rating(
                value: mean,
                best: best,
                count: count.flatMap { Int(exactly: $0.rounded()) }
            )
        }
        return nil
    }

    private var nutrition: [NutritionFact] {
        elements("nutrition").prefix(1).flatMap { element in
            microdata.properties(of: element).compactMap { property -> NutritionFact? in
                guard let raw = tree.attribute(.itemprop, of: property.element),
                    let text = microdata.value(of: property.element)
                else { return nil }
                return NutritionNames.fact(named: raw, text)
            }
        }
    }
}
