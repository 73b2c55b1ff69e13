import RecipeTestSupport

/// Recipes for tests, as RecipePuppy's API writes them.
enum SampleRecipes {
    /// So many dishes with garlic, every second one with cheese.
    static func puppy(_ count: Int) -> [PuppyEntry] {
        (1...max(1, count)).map { number in
            PuppyEntry(
                title: "Garlic Dish \(number)",
                href: "http://kitchen.example/dish/\(number)",
                ingredients: number.isMultiple(of: 2) ? "garlic, cheese, salt" : "garlic, oil",
                thumbnail: ""
            )
        }
    }
}
