import KitchenLanguage

/// Kinds of dish as they are said.
enum DishWords {
    /// `a soup`, `an omelet`; a name of several things, such as `fish and chips`, as it is.
    static func withArticle(_ dish: String) -> String {
        guard !KnownFoods.shared.dishes.contains(dish),
            let name = KnownFoods.shared.dishes.first(where: { said($0) == dish })
        else { return dish.withArticle }
        return name
    }

    private static func said(_ name: String) -> String {
        FoodWords(name).words.joined(separator: " ")
    }
}

extension String {
    /// The name with `a` or `an` before it, by its first letter.
    var withArticle: String { ("aeiou".contains(prefix(1)) ? "an " : "a ") + self }
}
