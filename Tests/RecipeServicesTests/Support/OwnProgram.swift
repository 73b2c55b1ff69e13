import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// The programs that a cook's own server may run.
enum OwnProgram: String, CaseIterable, CustomTestStringConvertible {
    case mealie
    case tandoor

    var testDescription: String { rawValue }

    /// Foods as people leave them in such servers: structured, in plain lines, and whole lines as
    /// the name of a food.
    static let kitchen = [
        OwnRecipe(
            1,
            "Leek soup",
            [.init(3, food: "leek", note: "sliced"), .init(1, "litre", food: "vegetable stock")],
            tags: ["quick"],
            categories: ["Soup"],
            minutes: 25
        ),
        OwnRecipe(
            2,
            "Egg fried rice",
            [.init(food: "egg"), .init(200, "gram", food: "rice"), .init(food: "soy sauce")],
            tags: ["Chinese"],
            categories: ["Dinner"],
            minutes: 15
        ),
        OwnRecipe(
            3,
            "Baked aubergine",
            [.init(2, food: "eggplant"), .init(food: "2 cloves garlic")],
            tags: ["vegan", "Italian"],
            minutes: 70
        ),
        OwnRecipe(
            4,
            "Pan bagnat",
            [
                .init(food: "tuna"), .init(food: "egg"), .init(food: "bread roll"),
                .init(food: "capers, in salt"),
            ],
            tags: ["French"],
            categories: ["Lunch"]
        ),
        OwnRecipe(
            5,
            "Salmon with lemon",
            [
                .init(food: "salmon", heading: "Fish"), .init(1, food: "lemon", heading: "Besides"),
            ],
            steps: ["Fry the fish.", "Serve."],
            minutes: 20,
            source: "https://kitchen.example/salmon"
        ),
    ]

    /// A service whose server has these recipes.
    func service(
        _ recipes: [OwnRecipe] = Self.kitchen,
        on bench: ServiceBench,
        token: String? = nil,
        path: String = ""
    ) throws -> any RecipeService {
        switch self {
        case .mealie:
            bench.server.serve(MealieSite(recipes, path: path))
            return try bench.mealie(token: token ?? "t0ken-of-mine", at: path)
        case .tandoor:
            bench.server.serve(TandoorSite(recipes))
            return try bench.tandoor(token: token ?? "tda_t0ken-of-mine")
        }
    }

    /// A service whose server is another one's.
    func bare(on bench: ServiceBench) throws -> any RecipeService {
        switch self {
        case .mealie: try bench.mealie()
        case .tandoor: try bench.tandoor()
        }
    }
}
