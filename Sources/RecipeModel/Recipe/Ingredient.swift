/// One line of a recipe's ingredient list.
public struct Ingredient: Hashable, Sendable, Codable {
    /// The whole line as the recipe gives it: `3 cloves garlic, crushed`.
    public var text: String
    /// The food alone: `garlic`. Equal to `text` where the source does not tell it apart.
    public var name: String

    /// A line whose food is known, or is the whole line.
    public init(text: String, name: String? = nil) {
        self.text = text
        self.name = name ?? text
    }
}

/// Ingredients under one heading, such as `For the sauce`; without a heading where there is none.
public struct IngredientGroup: Hashable, Sendable, Codable {
    /// The heading as the recipe gives it, without a final colon.
    public var title: String?
    /// The lines in the recipe's order.
    public var items: [Ingredient]

    /// A group of lines.
    public init(title: String? = nil, items: [Ingredient]) {
        self.title = title
        self.items = items
    }
}

/// Steps under one heading; without a heading where there is none.
public struct StepGroup: Hashable, Sendable, Codable {
    /// The heading as the recipe gives it, without a final colon.
    public var title: String?
    /// One text for each step, without its number.
    public var items: [String]

    /// A group of steps.
    public init(title: String? = nil, items: [String]) {
        self.title = title
        self.items = items
    }
}
