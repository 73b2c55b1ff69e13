import RecipeModel

/// Mealie's ingredient lines; a title stands before the line that begins its group.
struct MealieLines {
    private(set) var groups: [IngredientGroup] = []
    /// The places of the lines among all ingredients, by what steps refer to them with.
    private(set) var places: [String: Int] = [:]

    /// - Parameter isWithoutAmounts: Whether the recipe's lines are shown as notes alone, as they may
    ///   be before version 3.
    init(_ entries: [JSONValue], isWithoutAmounts: Bool, _ markup: MarkupText) {
        var count = 0
        for entry in entries {
            if let title = markup.line(entry["title"]?.string) {
                groups.append(IngredientGroup(title: Recipe.heading(title), items: []))
            }
            guard let line = Self.line(entry, isWithoutAmounts: isWithoutAmounts, markup) else {
                continue
            }
            if groups.isEmpty { groups.append(IngredientGroup(items: [])) }
            groups[groups.count - 1].items.append(line)
            if let reference = entry.line("referenceId"), places[reference] == nil {
                places[reference] = count
            }
            count += 1
        }
        groups.removeAll { $0.items.isEmpty }
    }

    /// A line put together from its parts; as the server shows it, where it is a note alone. An
    /// amount below nothing is none. Nil for an empty line.
    private static func line(
        _ entry: JSONValue,
        isWithoutAmounts: Bool,
        _ markup: MarkupText
    ) -> Ingredient? {
        let quantity = entry["quantity"]?.number
        let amount = quantity.flatMap { $0 > 0 ? $0 : nil }
        let isMany = amount.map { $0 > 1 } ?? false
        let food = ["food", "referencedRecipe"].lazy.compactMap { entry[$0] }
            .first { markup.line($0["name"]?.string) != nil }
        let name = markup.line(food?["name"]?.string)
        let note = markup.line(entry["note"]?.string)
        // A line of neither shows as its amount alone, mostly `1`.
        guard name != nil || note != nil else { return nil }
        let shown = markup.line(entry["display"]?.string).map(levelled)
        let isNote = name == nil && markup.line(entry["unit"]?["name"]?.string) == nil
        let isBelowNothing = quantity.map { $0 < 0 } ?? false
        if let shown, shown.contains(where: \.isLetter), !isBelowNothing,
            isNote || isWithoutAmounts || entry["quantity"] == nil
        {
            return Ingredient(text: shown, name: name ?? shown)
        }
        let unit = amount == nil ? nil : unit(entry["unit"], isMany: isMany, markup)
        let plural = isMany || amount == nil ? markup.line(food?["pluralName"]?.string) : nil
        let text = LineParts.text(
            amount: amount?.amountText(of: unit),
            unit: unit,
            food: plural ?? name,
            note: note
        )
        return Ingredient(text: text, name: name ?? text)
    }

    private static func unit(_ unit: JSONValue?, isMany: Bool, _ markup: MarkupText) -> String? {
        var keys = isMany ? ["pluralName", "name"] : ["name"]
        if unit?["useAbbreviation"]?.bool == true {
            keys = (isMany ? ["pluralAbbreviation"] : []) + ["abbreviation"] + keys
        }
        return keys.lazy.compactMap { markup.line(unit?[$0]?.string) }.first
    }

    /// A line whose raised and lowered digits are plain ones: `¹/₃ cup` is `1/3 cup`.
    static func levelled(_ line: String) -> String {
        String(line.map { levels[$0] ?? $0 })
    }

    private static let levels: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip("⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉⁄", "01234567890123456789/").map { ($0, $1) }
    )
}
