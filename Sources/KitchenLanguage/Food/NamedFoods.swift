/// The foods that a text names, by the names that the tables give them: `caster sugar`, `sugar`.
package enum NamedFoods {
    /// What a line or a name is, in the order of the alphabet; not what it is only made of or holds.
    package static func names(in text: String) -> [String] {
        let lexicon = CookingLexicon.shared
        return IngredientReading(text).named
            .filter { $0.value == .isFood }
            .map { lexicon.foods[$0.key] }
            .sorted()
    }

    /// The tables' own name of a food; nil where they don't know it.
    package static func name(of food: some StringProtocol) -> String? {
        let lexicon = CookingLexicon.shared
        return lexicon.food(FoodWords(food).words).map { lexicon.foods[$0] }
    }

    /// A food's own name and those of the families that it belongs to, the nearest first.
    package static func families(of name: String) -> [String] {
        let lexicon = CookingLexicon.shared
        guard let food = lexicon.food(named: name) else { return [] }
        return FoodFamilies.shared.kinships(of: food)
            .filter { !$0.isLoose }
            .map { lexicon.foods[$0.food] }
    }

    /// What a food is or is near, its own name among them, without the widest families: a chilli flake
    /// is a chilli, and that it is a spice says nothing.
    package static func kinds(of name: String) -> Set<String> {
        let lexicon = CookingLexicon.shared
        guard let food = lexicon.food(named: name) else { return [] }
        let families = FoodFamilies.shared
        return Set(
            families.kinships(of: food)
                .filter { $0.food == food || families.kinships(of: $0.food).count > 1 }
                .map { lexicon.foods[$0.food] }
        )
    }

    /// Whether a line may have a food in it, seen or not: what leaving the food out looks at.
    package static func mayHave(_ food: String, in line: String) -> Bool {
        guard let food = CookingLexicon.shared.food(named: food) else { return false }
        return IngredientReading(line).possibleFoods.contains(food)
    }
}
