import RecipeModel

/// Tandoor's steps, on which the ingredients hang.
///
/// An ingredient that is a heading begins a group; without headings a step with a name is one. A
/// step may be another recipe, whose ingredients and steps then stand under its name.
struct TandoorSteps {
    private(set) var ingredientGroups: [IngredientGroup] = []
    private(set) var stepGroups: [StepGroup] = []
    private var sections: [(title: String?, texts: [String])] = []

    /// How deep recipes inside recipes are read.
    private static let depthLimit = 3

    init(_ steps: [JSONValue], _ words: OwnServerWords) {
        read(steps, title: nil, depth: 0)
        ingredientGroups.removeAll { $0.items.isEmpty }
        stepGroups = sections.map { StepGroup(title: $0.title, items: words.steps($0.texts)) }
            .filter { !$0.items.isEmpty }
    }

    private mutating func read(_ steps: [JSONValue], title: String?, depth: Int) {
        for step in Self.ordered(steps) {
            let name = step.line("name").map(Recipe.heading) ?? title
            let ingredients = Self.ordered(step["ingredients"]?.array ?? [])
            beginGroup(name)
            for ingredient in ingredients { take(ingredient) }
            if let text = step["instruction"]?.string, text.contains(where: { !$0.isWhitespace }) {
                beginSection(name)
                sections[sections.count - 1].texts.append(Self.filled(text, with: ingredients))
            }
            if let other = step["step_recipe_data"], depth < Self.depthLimit {
                read(other["steps"]?.array ?? [], title: other.line("name"), depth: depth + 1)
            }
        }
    }

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
        sections.append((title, []))
    }

    private mutating func take(_ entry: JSONValue) {
        if entry["is_header"]?.bool == true {
            if let title = entry.line("note") {
                ingredientGroups.append(IngredientGroup(title: Recipe.heading(title), items: []))
            }
        } else if let ingredient = Self.ingredient(entry) {
            ingredientGroups[ingredientGroups.count - 1].items.append(ingredient)
        }
    }

    /// A line put together from its parts; nil for an empty one.
    private static func ingredient(_ entry: JSONValue) -> Ingredient? {
        let note = entry.line("note")
        guard let food = entry["food"]?.line("name") else {
            return note.map { Ingredient(text: $0) }
        }
        let amount = self.amount(of: entry)
        let isMany = amount.map { $0 != 1 } ?? false
        let unit = entry["unit"].flatMap { unit in
            (isMany ? unit.line("plural_name") : nil) ?? unit.line("name")
        }
        let named = isMany && unit == nil ? entry["food"]?.line("plural_name") ?? food : food
        let line = [amount?.plain, unit, named].compactMap(\.self).joined(separator: " ")
        return Ingredient(text: note.map { "\(line), \($0)" } ?? line, name: food)
    }

    private static func amount(of entry: JSONValue) -> Double? {
        guard entry["no_amount"]?.bool != true, let amount = entry["amount"]?.number, amount > 0
        else { return nil }
        return amount
    }

    /// An instruction with its templates filled in: `{{ ingredients[0] }}` is the step's first line
    /// without its note, `{{ scale(2.5) }}` is 2.5. A template of another kind stays as it was typed.
    static func filled(_ text: String, with ingredients: [JSONValue]) -> String {
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

    private static func value(of template: String, _ ingredients: [JSONValue]) -> String? {
        if template.hasPrefix("ingredients["), template.hasSuffix("]"),
            let place = Int(template.dropFirst(12).dropLast()), ingredients.indices.contains(place)
        {
            return ingredient(ingredients[place]).map { line in
                ingredients[place].line("note").map { note in
                    String(line.text.dropLast(note.count + 2))
                } ?? line.text
            }
        }
        guard template.hasPrefix("scale("), template.hasSuffix(")") else { return nil }
        return Double(template.dropFirst(6).dropLast().trimmingWhitespace())?.plain
    }
}
