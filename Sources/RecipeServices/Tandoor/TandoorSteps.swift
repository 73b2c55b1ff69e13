import KitchenLanguage
import RecipeModel

/// Tandoor's steps, on which the ingredients hang.
///
/// An ingredient that is a heading begins a group, up to the next; without headings a step with a
/// name is one. A step may be another recipe, whose ingredients and steps then stand under its name.
struct TandoorSteps {
    private(set) var ingredientGroups: [IngredientGroup] = []
    private(set) var sections: [StepSection] = []
    /// How many ingredients were met so far.
    private var count = 0
    /// Where those of steps without words stand, which go with the next one that has some.
    private var waiting: [Int] = []
    private let words: OwnServerWords

    /// How deep recipes inside recipes are read.
    private static let depthLimit = 3

    init(_ steps: [JSONValue], _ words: OwnServerWords) {
        self.words = words
        read(steps, title: nil, depth: 0)
        ingredientGroups.removeAll { $0.items.isEmpty }
        if let last = sections.lastIndex(where: { !$0.texts.isEmpty }) {
            sections[last].texts[sections[last].texts.count - 1].ingredients += waiting
        }
    }

    private mutating func read(_ steps: [JSONValue], title: String?, depth: Int) {
        let hasHeadings = steps.contains { step in
            (step["ingredients"]?.array ?? []).contains { $0["is_header"]?.bool == true }
        }
        if hasHeadings { beginGroup(title) }
        for step in Self.ordered(steps) {
            let name = text(step["name"]).map(Recipe.heading) ?? title
            let ingredients = Self.ordered(step["ingredients"]?.array ?? [])
            if !hasHeadings { beginGroup(name) }
            let start = count
            for ingredient in ingredients { take(ingredient) }
            waiting += start..<count
            if let typed = step["instruction"]?.string, typed.contains(where: { !$0.isWhitespace })
            {
                beginSection(name)
                let text = filled(typed, with: ingredients)
                sections[sections.count - 1].texts.append(
                    StepText(text: text, ingredients: waiting)
                )
                waiting = []
            } else if step["step_recipe_data"]?["steps"] == nil,
                hasHeadings || ingredients.isEmpty, text(step["name"]) != nil
            {
                // All that it says is its name.
                sections.append(StepSection(title: name))
            }
            if let other = step["step_recipe_data"], depth < Self.depthLimit {
                read(other["steps"]?.array ?? [], title: text(other["name"]), depth: depth + 1)
            }
        }
    }

    private func text(_ value: JSONValue?) -> String? { words.markup.line(value?.string) }

    private static func ordered(_ entries: [JSONValue]) -> [JSONValue] {
        entries.enumerated().sorted {
            ($0.element["order"]?.integer ?? 0, $0.offset)
                < ($1.element["order"]?.integer ?? 0, $1.offset)
        }.map(\.element)
    }

    private mutating func beginGroup(_ title: String?) {
        guard ingredientGroups.last?.title != title || ingredientGroups.isEmpty else { return }
        ingredientGroups.append(IngredientGroup(title: title, items: []))
    }

    private mutating func beginSection(_ title: String?) {
        guard sections.last?.title != title || sections.isEmpty else { return }
        sections.append(StepSection(title: title))
    }

    private mutating func take(_ entry: JSONValue) {
        if entry["is_header"]?.bool == true {
            if let title = text(entry["note"]) {
                ingredientGroups.append(IngredientGroup(title: Recipe.heading(title), items: []))
            }
        } else if let ingredient = ingredient(entry) {
            ingredientGroups[ingredientGroups.count - 1].items.append(ingredient)
            count += 1
        }
    }

    /// A line put together from its parts; nil for an empty one.
    func ingredient(_ entry: JSONValue, withNote: Bool = true) -> Ingredient? {
        let note = text(entry["note"])
        let food = text(entry["food"]?["name"])
        guard food != nil || note != nil else { return nil }
        let amount = Self.amount(of: entry)
        // A line that couldn't be parted stands whole in its note.
        if let note, amount == nil, withNote, note == text(entry["original_text"]) {
            return Ingredient(text: note, name: food ?? note)
        }
        let isMany = amount.map { $0 != 1 } ?? false
        var unit = text(entry["unit"]?["name"])
        if isMany { unit = text(entry["unit"]?["plural_name"]) ?? unit }
        // A unit of nothing: the amount was never filled in.
        if amount == nil, entry["no_amount"]?.bool != true { unit = nil }
        let named = isMany && unit == nil ? text(entry["food"]?["plural_name"]) ?? food : food
        let line = LineParts.text(
            amount: amount?.amountText(of: unit),
            unit: unit,
            food: named ?? note,
            note: withNote && food != nil ? note : nil
        )
        return Ingredient(text: line, name: food ?? note)
    }

    private static func amount(of entry: JSONValue) -> Double? {
        guard entry["no_amount"]?.bool != true, let amount = entry["amount"]?.number, amount > 0
        else { return nil }
        return amount
    }

    /// An instruction with its templates filled in: `{{ ingredients[0] }}` is the step's first line
    /// without its note, `{{ scale(2.5) }}` is 2.5. A template of another kind stays as it was typed.
    func filled(_ text: String, with ingredients: [JSONValue]) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(ofFirst: "{{") {
            guard let end = rest[start.upperBound...].range(ofFirst: "}}") else { break }
            let template = rest[start.upperBound..<end.lowerBound].trimmingWhitespace()
            result += rest[..<start.lowerBound]
            result +=
                value(of: template, ingredients) ?? String(rest[start.lowerBound..<end.upperBound])
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    private func value(of template: String, _ ingredients: [JSONValue]) -> String? {
        if template.hasPrefix("ingredients["), template.hasSuffix("]"),
            let place = Int(template.dropFirst(12).dropLast()), ingredients.indices.contains(place)
        {
            return ingredient(ingredients[place], withNote: false)?.text
        }
        guard template.hasPrefix("scale("), template.hasSuffix(")") else { return nil }
        return Double(template.dropFirst(6).dropLast().trimmingWhitespace())?.plain
    }
}
