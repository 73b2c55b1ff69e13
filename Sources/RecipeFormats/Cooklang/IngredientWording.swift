import RecipeModel

/// The ingredient lines of a Cooklang recipe in the words and the order that they had elsewhere: a
/// part of its front matter.
///
/// What the steps say counts. As long as nobody changed the ingredients in them, the list stands for
/// them; after that only a line whose amount and food are still the same.
struct IngredientWording {
    static let checkName = "ingredients check"

    private let listed: [IngredientGroup]
    private let check: String?

    /// - Parameter value: The front matter's list.
    init(_ metadata: RecipeFieldValues, _ value: JSONValue) {
        listed = IngredientValues.groups(of: value)
        check = metadata.ingredientsCheck
    }

    /// The front matter's lines.
    static func lines(of exported: ExportedRecipe, readAs read: [IngredientGroup]) -> [String] {
        let groups = exported.recipe.ingredientGroups
        guard !groups.isEmpty else { return [] }
        var lines = ["ingredients:"]
        // One group without a heading is a plain list.
        let isPlain = groups.count == 1 && groups[0].title == nil
        for group in groups {
            if !isPlain { lines.append("  - \(YAMLText.quoted(group.title ?? "")):") }
            let indent = isPlain ? "  " : "      "
            lines += group.items.map { "\(indent)- \(YAMLText.scalar($0.text))" }
        }
        return lines + RecipeMetadata.foods(of: exported) + ["\(checkName): \"\(hash(of: read))\""]
    }

    /// The ingredients as they were.
    ///
    /// - Parameter read: As the text has them.
    func groups(of read: [IngredientGroup]) -> [IngredientGroup] {
        if read.isEmpty || check == Self.hash(of: read) { return listed }
        guard check != nil else { return read }
        var known: [[String]: Ingredient] = [:]
        for item in listed.flatMap(\.items) { known[Self.words(of: item)] = item }
        return read.map { group in
            IngredientGroup(
                title: group.title,
                items: group.items.map { known[Self.words(of: $0)] ?? $0 }
            )
        }
    }

    private static func words(of ingredient: Ingredient) -> [String] {
        let parts = IngredientParts(ingredient)
        let words = [parts.quantity, parts.unit, parts.food, parts.preparation]
        return words.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map { $0.lowercased() }
            .sorted()
    }

    private static func hash(of groups: [IngredientGroup]) -> String {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: ""), title: "")
        recipe.ingredientGroups = groups.map { group in
            IngredientGroup(items: [Ingredient(text: "\(group.title ?? ""):")] + group.items)
        }
        return String(RecipeIdentity.of(recipe), radix: 36)
    }
}
