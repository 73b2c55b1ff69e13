import KitchenLanguage

/// What is done to the names of foods for a shopping list.
enum ShoppingWords {
    /// A food's name without what is done to it in the kitchen: `freshly ground black pepper` is
    /// bought as black pepper, garlic cloves as garlic. What says which food to buy stays: minced
    /// beef, ground coriander.
    static func food(_ name: String) -> String {
        var words = name.prefix { !",;(".contains($0) }.split(separator: " ").map(String.init)
        while words.count > 1, let first = words.first?.lowercased(), dropped.contains(first),
            !isSoldSo(words)
        {
            words.removeFirst()
        }
        if isClove(words) { words.removeLast() }
        return words.isEmpty ? name : words.joined(separator: " ")
    }

    /// Whether a name counts cloves: `garlic cloves`, but not `whole cloves`.
    static func isClove(_ name: String) -> Bool {
        isClove(name.split(separator: " ").map(String.init))
    }

    private static func isClove(_ words: [String]) -> Bool {
        guard let last = words.last?.lowercased(), ["clove", "cloves"].contains(last) else {
            return false
        }
        return words.dropLast().contains { word in
            !dropped.contains(word.lowercased())
                && !IngredientWords.sizes.contains(word.lowercased())
        }
    }

    /// Whether a shop has a food under its first word too, as another food than without it: minced
    /// beef is not beef, but ground cumin is what cumin means.
    private static func isSoldSo(_ words: [String]) -> Bool {
        let lexicon = CookingLexicon.shared
        let foods = PlainFoods.shared
        let name = FoodWords(words.joined(separator: " ")).words
        guard let food = lexicon.food(name),
            // A food of which the dictionary only knows the name is nothing of its own.
            FoodFamilies.shared.kinships(of: food).count > 1
        else { return false }
        let rest = FoodWords(words.dropFirst().joined(separator: " ")).words
        guard let plain = lexicon.food(rest) else { return true }
        return foods.usual(food) != foods.usual(plain) && !foods.covered(by: plain).contains(food)
    }

    private static let dropped: Set<String> = [
        "fresh", "freshly", "finely", "roughly", "coarsely", "thinly", "chopped", "diced", "sliced",
        "grated", "minced", "crushed", "peeled", "cooked", "large", "medium", "small", "ripe",
        "cold", "warm", "hot", "lukewarm", "softened", "soft", "melted", "beaten", "heaped", "good",
        "ground", "a", "an", "the", "some", "of", "extra", "more",
    ]
}
