/// One line of a recipe's ingredient list.
package struct Ingredient: Hashable, Sendable, Codable {
    /// The whole line as the recipe gives it: `3 cloves garlic, crushed`.
    package var text: String
    /// The food alone: `garlic`. Equal to `text` where the source does not tell it apart.
    package var name: String

    /// A line whose food is known, or is the whole line.
    package init(text: String, name: String? = nil) {
        self.text = text
        self.name = name ?? text
    }
}

/// Ingredients under one heading, such as `For the sauce`; without a heading where there is none.
package struct IngredientGroup: Hashable, Sendable, Codable {
    /// The heading as the recipe gives it, without a final colon.
    package var title: String?
    /// The lines in the recipe's order.
    package var items: [Ingredient]

    package init(title: String? = nil, items: [Ingredient]) {
        self.title = title
        self.items = items
    }
}

/// Steps under one heading; without a heading where there is none.
package struct StepGroup: Hashable, Sendable, Codable {
    /// The heading as the recipe gives it, without a final colon.
    package var title: String?
    /// One text for each step, without its number.
    package var items: [String]

    package init(title: String? = nil, items: [String]) {
        self.title = title
        self.items = items
    }
}
