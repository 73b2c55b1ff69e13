import KitchenLanguage

extension Ingredient {
    /// The food alone, read from the line where the source does not tell it apart.
    package var food: String { name == text ? IngredientLine(text).food : name }

    /// Whether the line itself says that the dish does without it.
    package var isOptional: Bool {
        let words = WordScanner.plainWords(in: text)
        return words.contains("optional") || words.contains("optionally")
    }
}
