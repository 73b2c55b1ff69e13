extension Vocabulary {
    /// Whether a cook takes one food in place of the other: both are meat, or fish, or pasta.
    package func areExchangeable(_ one: String, _ other: String) -> Bool {
        let lexicon = CookingLexicon.shared
        guard let one = lexicon.food(FoodWords(one).words),
            let other = lexicon.food(FoodWords(other).words), one != other
        else { return false }
        let families = FoodFamilies.shared
        return Self.exchangeFamilies.compactMap(lexicon.food(named:)).contains { family in
            families.isMember(one, of: family, loosely: true)
                && families.isMember(other, of: family, loosely: true)
        }
    }

    private static let exchangeFamilies = [
        "meat", "seafood", "pasta", "noodle", "grain", "nut", "bean", "berry", "cheese",
    ]
}
