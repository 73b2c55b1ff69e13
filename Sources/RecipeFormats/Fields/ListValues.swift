import KitchenLanguage
import RecipeModel

/// Ingredients as YAML, JSON and tables have them: lines, mappings of their parts, groups.
enum IngredientValues {
    static func groups(of value: JSONValue) -> [IngredientGroup] {
        if let text = value.text { return TextList.groups(text) }
        if value.isObject {
            // Groups by their names, or ingredients by theirs.
            let parts = value.members.map { member -> Part in
                member.value.array != nil
                    ? .group(member.name, member.value)
                    : .line(line(named: member.name, member.value))
            }
            return groups(of: parts)
        }
        return groups(of: (value.array ?? []).map(part))
    }

    private enum Part {
        case line(Ingredient?)
        case group(String?, JSONValue)
    }

    private static func groups(of parts: [Part]) -> [IngredientGroup] {
        var groups: [IngredientGroup] = []
        var isOpen = false
        for part in parts {
            switch part {
            case .line(let ingredient):
                guard let ingredient else { continue }
                if !isOpen { groups.append(IngredientGroup(items: [])) }
                isOpen = true
                groups[groups.count - 1].items.append(ingredient)
            case .group(let title, let list):
                isOpen = false
                let items = (list.array ?? []).compactMap(ingredient)
                guard !items.isEmpty else { continue }
                groups.append(
                    IngredientGroup(title: title.flatMap { $0.isEmpty ? nil : $0 }, items: items)
                )
            }
        }
        return groups
    }

    private static let listNames = ["items", "ingredients", "list"]
    private static let titleNames = ["title", "name", "section", "heading", "group", "component"]

    private static func part(_ value: JSONValue) -> Part {
        for name in listNames where value[name]?.array != nil {
            let title = titleNames.lazy.compactMap { value[$0]?.text }.first
            return .group(title, value[name] ?? .null)
        }
        // `For the sauce: [2 tomatoes, …]`
        if let only = value.members.first, value.members.count == 1, only.value.array != nil {
            return .group(only.name, only.value)
        }
        return .line(ingredient(value))
    }

    private static func ingredient(_ value: JSONValue) -> Ingredient? {
        if let text = value.text {
            return text.allSatisfy(\.isWhitespace)
                ? nil : IngredientNames.ingredients([text.trimmingWhitespace()]).first
        }
        guard value.isObject else { return nil }
        for name in ["text", "line", "display", "original"] {
            if let text = value[name]?.text, !text.isEmpty {
                return IngredientNames.ingredients([text]).first
            }
        }
        for name in ["name", "food", "ingredient", "item"] {
            if let food = value[name]?.text ?? value[name]?["name"]?.text {
                return line(named: food, value)
            }
        }
        // `- flour: {amounts: [{amount: 2, unit: cups}]}`, and `- flour: 200 g`
        guard let only = value.members.first else { return nil }
        return line(named: only.name, only.value)
    }

    /// A line of a food and what is said of it.
    private static func line(named food: String, _ value: JSONValue) -> Ingredient? {
        guard food.contains(where: \.isLetter) else { return nil }
        if let amount = value.text { return Ingredient(text: "\(amount) \(food)", name: food) }
        let measure = value["amounts"]?.array?.first ?? value
        let names = [["amount", "quantity", "qty"], ["unit", "units", "measure"]]
        var parts = names.compactMap { names in
            names.lazy.compactMap { measure[$0]?.text ?? measure[$0]?["name"]?.text }.first
        }
        // `each` counts, and is not said.
        if let unit = parts.last, parts.count == 2, ["each", "item", "items"].contains(unit) {
            parts.removeLast()
        }
        let details = ["processing", "preparation", "notes", "note", "comment"].flatMap { name in
            value[name]?.array?.compactMap(\.text) ?? [value[name]?.text].compactMap { $0 }
        }.filter { !$0.isEmpty }
        let text = ([(parts + [food]).joined(separator: " ")] + details).joined(separator: ", ")
        return Ingredient(text: text, name: food)
    }
}

/// Steps as YAML, JSON and tables have them: lines, mappings, sections.
enum StepValues {
    static func groups(of value: JSONValue) -> [StepGroup] {
        if let text = value.text { return TextList.steps(text) }
        var groups: [StepGroup] = []
        var isOpen = false
        func add(_ step: String?) {
            guard let step, step.contains(where: { !$0.isWhitespace }) else { return }
            if !isOpen { groups.append(StepGroup(items: [])) }
            isOpen = true
            groups[groups.count - 1].items += TextList.lines(step)
        }
        func add(_ title: String?, _ list: [JSONValue]) {
            let items = list.compactMap(step).flatMap { TextList.lines($0) }
            guard !items.isEmpty else { return }
            isOpen = false
            groups.append(
                StepGroup(title: title.flatMap { $0.isEmpty ? nil : $0 }, items: items)
            )
        }
        if value.isObject {
            for member in value.members {
                if let list = member.value.array {
                    add(member.name, list)
                } else {
                    add(step(member.value))
                }
            }
            return groups
        }
        for element in value.array ?? [] {
            if let list = element["items"]?.array ?? element["steps"]?.array {
                add(element["title"]?.text ?? element["name"]?.text, list)
            } else if let only = element.members.first, element.members.count == 1,
                let list = only.value.array
            {
                add(only.name, list)
            } else {
                add(step(element))
            }
        }
        return groups
    }

    private static func step(_ value: JSONValue) -> String? {
        value.text
            ?? ["step", "text", "instruction", "description"].lazy.compactMap { value[$0]?.text }
            .first
    }
}
