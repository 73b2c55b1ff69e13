import RecipeTestSupport

/// Recipes for tests, as each service writes them: so many dishes with garlic, every second one
/// with cheese.
enum SampleRecipes {
    /// As RecipePuppy's API writes them.
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

    /// As TheMealDB has them, every third one Italian, every fifth one a dessert.
    static func meals(_ count: Int) -> [MealEntry] {
        (1...max(1, count)).map { number in
            MealEntry(
                id: String(52_000 + number),
                name: "Garlic Dish \(number)",
                category: number.isMultiple(of: 5) ? "Dessert" : "Side",
                area: number.isMultiple(of: 3) ? "Italian" : "British",
                pairs: [
                    .init("Garlic", "\(number) cloves "),
                    number.isMultiple(of: 2) ? .init("Cheese", "50g") : .init("Olive Oil", ""),
                ],
                keySet: MealEntry.KeySet.allCases[number % 3]
            )
        }
    }

    /// As Spoonacular has them.
    static func spoonacular(_ count: Int) -> [SpoonacularEntry] {
        (1...max(1, count)).map { number in
            SpoonacularEntry(
                id: 650_000 + number,
                title: "Garlic Dish \(number)",
                ingredients: ["garlic", number.isMultiple(of: 2) ? "cheese" : "olive oil"],
                cuisines: number.isMultiple(of: 3) ? ["Italian", "European"] : [],
                types: number.isMultiple(of: 5) ? ["dessert"] : ["main course", "dinner"],
                diets: number.isMultiple(of: 2) ? ["vegetarian"] : ["vegetarian", "vegan"],
                minutes: 10 + number,
                source: number.isMultiple(of: 4) ? nil : "http://kitchen.example/dish/\(number)"
            )
        }
    }

    /// As the feed has them; their names are in no order.
    static func feed(_ count: Int) -> [FeedEntry] {
        (1...max(1, count)).map { number in
            FeedEntry(
                "Garlic Dish \(number)",
                cuisine: number.isMultiple(of: 3) ? "Italian" : "British",
                uuid: "00000000-0000-4000-8000-\(1_000_000_000_00 + number)",
                source: number.isMultiple(of: 2) ? "https://kitchen.example/dish/\(number)" : nil,
                film: "https://www.youtube.com/watch?v=\(number)",
                largePhoto: "https://photos.example/\(number)/large.jpg",
                smallPhoto: "https://photos.example/\(number)/small.jpg"
            )
        }.reversed()
    }
}
