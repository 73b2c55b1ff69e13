import RecipeModel

/// Reads the fields of a recipe from an object of a page's state, whose names are the site's own.
///
/// Names tell by the words in them: what holds `ingredient` and is a list is the ingredients,
/// whatever else the site calls it.
struct StateRecipe {
    private let state: PageState
    private let node: JSONValue

    /// The recipes in the state of a page.
    static func all(in page: ParsedPage) -> [RecipeFields] {
        let state = PageState(scripts: page.scripts)
        return state.candidates.prefix(Microdata.itemLimit).map { node in
            // JSON-LD in the state is read as what it is.
            if LinkedData.isType("recipe", node), node["recipeIngredient"] != nil {
                return SchemaRecipe(node: node, links: page.links).fields
            }
            return StateRecipe(state: state, node: node).fields
        }.filter { !$0.ingredientGroups.isEmpty && !$0.stepGroups.isEmpty }
    }

    /// Whether an object has a list of ingredients and something to do.
    static func isLikely(_ value: JSONValue) -> Bool {
        guard value.members.count >= 3 else { return false }
        return value.members.contains { isIngredientList($0) }
            && value.members.contains { isStepList($0) }
    }

    private static func isIngredientList(_ member: JSONValue.Member) -> Bool {
        guard case .array(let elements) = member.value, elements.count >= 2 || isGroup(elements)
        else { return false }
        let name = member.name.lowercased()
        return name.utf8Contains("ingredient") || name.utf8Contains("zutat")
    }

    private static func isGroup(_ elements: [JSONValue]) -> Bool {
        elements.contains { element in
            element.members.contains {
                if case .array(let list) = $0.value { list.count > 1 } else { false }
            }
        }
    }

    private static func isStepList(_ member: JSONValue.Member) -> Bool {
        let name = member.name.lowercased()
        guard stepWords.contains(where: name.utf8Contains), !name.hasSuffix("time"),
            !name.utf8Contains("minute")
        else { return false }
        switch member.value {
        case .array(let elements): return !elements.isEmpty
        case .string(let text): return text.utf8.count >= 60
        default: return false
        }
    }

    private var fields: RecipeFields {
        var fields = RecipeFields()
        fields.title = line([
            "name", "title", "headline", "recipename", "recipetitle", "displayname",
        ])
        fields.ingredientGroups =
            node.members.first(where: StateRecipe.isIngredientList).map { groups($0.value) } ?? []
        fields.stepGroups =
            node.members.first(where: StateRecipe.isStepList).map { steps($0.value) } ?? []
        fields.yield = YieldText.yield(
            of: [
                line([
                    "servings", "yield", "yields", "serves", "portions", "numberofservings",
                    "servingsize",
                ])
            ]
            .compactMap { $0 }
        )
        fields.total = minutes(["total", "ready", "duration"]) ?? minutes(["preparationtime"])
        return fields
    }

    // MARK: Ingredients

    private func groups(_ value: JSONValue) -> [IngredientGroup] {
        var groups: [IngredientGroup] = []
        for element in value.elements.map(state.resolved) {
            if let list = StateRecipe.list(in: element, named: StateRecipe.isInnerList) {
                let items = list.elements.map(state.resolved).compactMap(ingredient)
                let title = StateRecipe.text(
                    ["name", "title", "heading", "header", "label"],
                    element
                )
                groups.append(IngredientGroup(title: title, items: items))
            } else if let item = ingredient(element) {
                if groups.isEmpty { groups.append(IngredientGroup(items: [])) }
                groups[groups.count - 1].items.append(item)
            }
        }
        return groups.filter { !$0.items.isEmpty }
    }

    /// The first list that has something in it, of a name that fits.
    private static func list(
        in element: JSONValue,
        named fits: (String) -> Bool
    ) -> JSONValue? {
        element.members.first { member in
            if case .array(let inner) = member.value {
                !inner.isEmpty && fits(member.name.lowercased())
            } else {
                false
            }
        }?.value
    }

    /// Whether a name in lower case is that of the ingredients of a group.
    private static func isInnerList(_ name: String) -> Bool {
        ["ingredient", "item", "list", "zutat"].contains(where: name.utf8Contains)
    }

    /// An ingredient is one text, or an amount, a unit and a name under whatever names.
    private func ingredient(_ value: JSONValue) -> Ingredient? {
        var text = value.text
        if value.isObject {
            let name =
                StateRecipe.text(["name", "title", "food", "ingredient", "text"], value) ?? ""
            let whole = StateRecipe.text(
                ["text", "original", "fulltext", "display", "description", "raw", "line"],
                value
            )
            if let whole, whole.count > name.count, whole.utf8Contains(name) {
                text = whole
            } else if !name.isEmpty {
                let parts = [
                    StateRecipe.text(ending: ["quantity", "amount", "qty"], value),
                    StateRecipe.text(
                        ending: ["unit", "unitofmeasurement", "measure", "unitname"],
                        value
                    ),
                ]
                let notes = ["note", "notes", "comment", "remark", "extra", "suffix"]
                let note = StateRecipe.text(notes, value).flatMap { $0 == name ? nil : $0 }
                text =
                    (parts.compactMap { $0 } + [name]).joined(separator: " ")
                    + (note.map { ", \($0)" } ?? "")
            }
        }
        let line = text.map(MarkupText.line(of:)) ?? ""
        return LineRules.isIngredient(line) && line.count <= 300 ? Ingredient(line: line) : nil
    }

    // MARK: Steps

    private func steps(_ value: JSONValue) -> [StepGroup] {
        var groups = [StepGroup(items: [])]
        for element in value.elements.map(state.resolved) {
            if let text = element.text {
                groups[groups.count - 1].items += StateRecipe.steps(of: text)
                continue
            }
            let inner = StateRecipe.list(in: element) { name in
                StateRecipe.stepWords.contains(where: name.utf8Contains)
            }
            let texts = ["text", "body", "description", "instruction", "content", "html", "step"]
            if let text = StateRecipe.text(texts, element) ?? StateRecipe.text(["value"], element) {
                groups[groups.count - 1].items += StateRecipe.steps(of: text)
            } else if let inner {
                let title = StateRecipe.text(["name", "title", "heading", "header"], element)
                let items = inner.elements.map(state.resolved).flatMap { step in
                    (step.text ?? StateRecipe.text(texts, step)).map(StateRecipe.steps) ?? []
                }
                groups.append(StepGroup(title: title.flatMap(LineRules.headingTitle), items: items))
                groups.append(StepGroup(items: []))
            }
        }
        return groups.filter { !$0.items.isEmpty }
    }

    /// The steps of a text that may be markup, or Markdown with its stars.
    private static func steps(of text: String) -> [String] {
        LinkedDataSteps(instructions: .string(text)).groups.flatMap(\.items).map { step in
            step.split(separator: "**", omittingEmptySubsequences: false).joined()
        }
    }

    // MARK: Values

    private func line(_ names: [String]) -> String? { StateRecipe.text(names, node) }

    /// The text of the first member of these names, in lower case and without `_`.
    private static func text(_ names: [String], _ value: JSONValue) -> String? {
        for name in names {
            for member in value.members
            where member.name.lowercased().filter({ $0 != "_" && $0 != "-" }) == name {
                if let text = StateRecipe.name(member.value), !text.isEmpty {
                    return MarkupText.line(of: text).isEmpty ? nil : text
                }
            }
        }
        return nil
    }

    /// The text of the first member whose name ends with one of these words.
    private static func text(ending words: [String], _ value: JSONValue) -> String? {
        let found = value.members.first { member in
            let name = member.name.lowercased().filter { $0 != "_" && $0 != "-" }
            return words.contains(where: name.hasSuffix)
                && StateRecipe.name(member.value)?.isEmpty == false
        }
        return found.flatMap { StateRecipe.name($0.value) }
    }

    /// A text, or the name of an object, which may be one of several: `name_singular`.
    private static func name(_ value: JSONValue) -> String? {
        value.text ?? value["name"]?.text
            ?? value.members.first { $0.name.hasPrefix("name") && $0.value.string != nil }?.value
            .text
    }

    /// Minutes under a name that holds one of these words; a bare number is minutes.
    private func minutes(_ words: [String]) -> Int? {
        let found = node.members.lazy.filter { member in
            let name = member.name.lowercased()
            return words.contains(where: name.utf8Contains) && !name.utf8Contains("second")
        }.compactMap { $0.value.text.flatMap(DurationText.minutes) }.first
        return found.flatMap { $0 <= 24 * 60 ? $0 : nil }
    }

    private static let stepWords = [
        "instruction", "step", "direction", "method", "preparation", "zubereitung",
    ]
}
