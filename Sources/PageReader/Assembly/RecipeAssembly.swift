import RecipeModel

/// Puts a recipe together field by field from the sources of a page, the best first.
struct RecipeAssembly {
    private(set) var fields = RecipeFields()
    /// For each key of the `open` format where its value came from.
    private(set) var origins: [String: FieldOrigin] = [:]

    /// Takes each field that is still missing from another source.
    mutating func fill(from source: RecipeFields, origin: FieldOrigin) {
        take(\.title, "title", source, origin)
        take(\.ingredientGroups, ["ingredients", "ingredientGroups"], source, origin)
        if fields.stepGroups.isEmpty { fields.areStepsOneText = source.areStepsOneText }
        take(\.stepGroups, ["steps", "stepGroups"], source, origin)
        take(\.yield, "yield", source, origin)
        if fields.yield?.amount != nil, origins["servings"] == nil {
            origins["servings"] = origins["yield"]
        }
        takeTimes(source, origin)
        take(\.notes, ["recipeNotes"], source, origin)
        take(\.cuisines, ["cuisine"], source, origin)
        take(\.categories, ["category"], source, origin)
        take(\.keywords, ["keywords"], source, origin)
        take(\.author, "author", source, origin)
        take(\.site, "site", source, origin)
        take(\.language, "language", source, origin)
        take(\.rating, "rating", source, origin)
        take(\.nutrition, ["nutrition"], source, origin)
        take(\.picture, "picture", source, origin)
        take(\.video, "video", source, origin)
    }

    /// Puts a better value in the place of one that is there, as the page mostly has it.
    mutating func replace<Value>(
        _ field: WritableKeyPath<RecipeFields, Value>,
        with value: Value,
        keys: [String],
        origin: FieldOrigin = .page
    ) {
        fields[keyPath: field] = value
        for key in keys { origins[key] = origin }
    }

    private mutating func take<Value>(
        _ field: WritableKeyPath<RecipeFields, Value?>,
        _ key: String,
        _ source: RecipeFields,
        _ origin: FieldOrigin
    ) {
        guard fields[keyPath: field] == nil, let value = source[keyPath: field] else { return }
        fields[keyPath: field] = value
        origins[key] = origin
    }

    private mutating func take<Element>(
        _ field: WritableKeyPath<RecipeFields, [Element]>,
        _ keys: [String],
        _ source: RecipeFields,
        _ origin: FieldOrigin
    ) {
        guard fields[keyPath: field].isEmpty, !source[keyPath: field].isEmpty else { return }
        fields[keyPath: field] = source[keyPath: field]
        for key in keys { origins[key] = origin }
    }

    /// A total from a weaker source does not stand beside parts from a stronger one.
    private mutating func takeTimes(_ source: RecipeFields, _ origin: FieldOrigin) {
        let hadParts = fields.preparation != nil && fields.cooking != nil
        take(\.preparation, "prepMinutes", source, origin)
        take(\.cooking, "cookMinutes", source, origin)
        if !hadParts { take(\.total, "minutes", source, origin) }
        if fields.total == nil, origins["minutes"] == nil,
            let part = origins["cookMinutes"] ?? origins["prepMinutes"]
        {
            origins["minutes"] = part
        }
    }
}
