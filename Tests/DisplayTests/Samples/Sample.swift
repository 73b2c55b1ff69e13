import Conversation
import RecipeModel
import ShellAnswers

@testable import Display

/// Answers to draw, the same in every test.
enum Sample {
    /// 12 May 2026, 09:05:07 in UTC.
    static let savedAt = 1_778_576_707

    /// A clock that stands two days later, in UTC.
    static let clock = LocalClock(now: 1_778_749_200)

    static func recipe(
        _ title: String,
        _ key: String,
        site: String = "bread.example",
        _ ingredients: [String]
    ) -> Recipe {
        var recipe = Recipe(
            id: RecipeID(service: .recipepuppy, key: key),
            title: title,
            link: WebAddress("https://\(site)/\(key)")
        )
        recipe.ingredientGroups = [IngredientGroup(items: ingredients.map { Ingredient(text: $0) })]
        return recipe
    }

    static let bread = recipe(
        "Baked garlic cheese bread",
        "11",
        [
            "garlic", "cheddar cheese", "butter", "parsley", "white bread", "salt", "black pepper",
            "olive oil",
        ]
    )
    static let spaghetti = recipe(
        "Garlic and walnut spaghetti",
        "12",
        site: "www.pasta.example",
        ["spaghetti", "garlic", "walnuts", "olive oil", "chilli flakes", "parsley"]
    )
    static let gratin = recipe(
        "Potato gratin with two cheeses",
        "13",
        site: "oven.example",
        [
            "potatoes", "cream", "milk", "gruyere cheese", "parmesan cheese", "garlic", "nutmeg",
            "butter", "thyme",
        ]
    )
    static let ramen = recipe(
        "味噌ラーメンとにんにくチーズのせ、北海道風の濃厚なスープで",
        "14",
        site: "men.example",
        ["味噌", "にんにく", "チーズ", "中華麺", "ねぎ"]
    )
    static let pizza = recipe(
        "Family pizza 👨‍👩‍👧‍👦 with crème fraîche & four cheeses, the way it is made at home on Fridays",
        "15",
        site: "pizza.example",
        ["flour", "yeast", "mozzarella cheese", "crème fraîche", "garlic"]
    )

    static let query = RecipeQuery([.has(Term("garlic")), .has(Term("cheese"))])

    static var results: ResultsAnswer {
        let recipes = [bread, spaghetti, gratin, ramen, pizza]
        var answer = ResultsAnswer(
            query: query,
            service: .recipepuppy,
            rows: recipes.enumerated().map {
                ResultRow(number: 11 + $0.offset, recipe: $0.element, isFavorite: $0.offset == 0)
            },
            pages: [2],
            loaded: 15,
            hasMore: true
        )
        answer.repeatsHidden = 1
        return answer
    }

    /// Results of which all but the third have a picture.
    static var pictured: ResultsAnswer {
        var answer = results
        for index in answer.rows.indices where index != 2 {
            answer.rows[index].recipe.picture = WebAddress("https://photo.example/\(index).jpg")
        }
        return answer
    }

    /// Results of two services that were asked at once.
    static var ofAllServices: ResultsAnswer {
        var answer = pictured
        answer.service = .all
        for index in answer.rows.indices.suffix(2) {
            answer.rows[index].recipe.id.service = .themealdb
        }
        return answer
    }

    /// A query that found nothing, with a hint.
    static var nothing: ResultsAnswer {
        var answer = ResultsAnswer(
            query: RecipeQuery(
                [.has(Term("garlic")), .has(Term("cheese")), .has(Term("durian"))]
            ),
            service: .cookbook,
            rows: [],
            pages: [],
            loaded: 0,
            hasMore: false
        )
        answer.hints = [DropHint(condition: .has(Term("durian")), total: .exactly(64))]
        return answer
    }

    /// The bread with all that its page says.
    static var wholeBread: Recipe {
        var recipe = bread
        recipe.yield = RecipeYield(text: "4", amount: 4)
        recipe.times = CookingTimes(preparation: 10, cooking: 15, total: 25)
        recipe.author = "Ada Baker"
        recipe.site = "Bread Example"
        recipe.language = "en"
        recipe.cuisines = ["american"]
        recipe.categories = ["side dish"]
        recipe.keywords = ["quick"]
        recipe.rating = Rating(value: 4.5, count: 12)
        recipe.nutrition = [NutritionFact(name: "calories", amount: "310 kcal")]
        recipe.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "3 cloves garlic", name: "garlic"),
                Ingredient(
                    text: "150 g cheddar cheese, coarsely grated and left at room temperature for"
                        + " half an hour",
                    name: "cheddar cheese"
                ),
            ]),
            IngredientGroup(
                title: "For the bread",
                items: [Ingredient(text: "1 white bread", name: "white bread")]
            ),
        ]
        recipe.stepGroups = [
            StepGroup(items: [
                "Heat the oven to 200 °C. Mix the garlic with the soft butter and the parsley.",
                "Cut the bread, but not all the way through.",
            ]),
            StepGroup(
                title: "To bake",
                items: ["Spread, fill with cheese, and bake for 15 minutes."]
            ),
        ]
        recipe.notes = ["Yesterday's bread does as well."]
        return recipe
    }

    static var opened: RecipeAnswer {
        RecipeAnswer(
            number: 11,
            recipe: wholeBread,
            origins: ["title": .jsonLD, "steps": .page],
            text: "Garlic bread\n\nMy favorite bread [1], and the cheese for it [2].",
            links: [
                WebAddress("https://bread.example/favorite"),
                WebAddress("https://cheese.example/a/very/long/path/to/the/cheese?with=parameters"),
            ].compactMap { $0 },
            pageState: .saved,
            isFavorite: true,
            savedAt: savedAt,
            query: query
        )
    }

    static var favorites: FavoritesAnswer {
        FavoritesAnswer(
            rows: [
                .init(
                    number: 1,
                    favorite: Favorite(recipe: bread, savedAt: savedAt, isOffline: true)
                ),
                .init(
                    number: 2,
                    favorite: Favorite(recipe: spaghetti, savedAt: savedAt, isOffline: false)
                ),
            ],
            total: 2,
            offline: 1,
            hasMore: false
        )
    }

    /// The commands of a shell that can search and keep, but has no pantry yet.
    static let commands: Set<String> = [
        "search", "and", "without", "drop", "more", "open", "back", "fav", "favs", "undo",
        "status", "browse",
    ]
}
