import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// A service that is to behave as every service does: how to serve it and how to make it.
struct ServiceCase: Sendable, CustomTestStringConvertible {
    let name: ServiceName
    /// Serves so many recipes with garlic, each so often.
    let serve: @Sendable (MisbehavingServer, _ count: Int, _ times: Int) -> Void
    let make: @Sendable (ServiceBench) throws -> any RecipeService
    /// Whether there is always a page behind.
    var isEndless = false
    /// How long answers are fresh, in seconds.
    var lifetime = 86_400
    /// Whether answers are given beyond that where the server is gone.
    var outlivesLifetime = true
    /// Whether it is a server of the cook's own, which wants a token with each call.
    var isOwn = false
    /// An answer of its own without any recipe.
    let nothing: ServedResponse

    var testDescription: String { name.rawValue }

    /// What every recipe that is served meets.
    static let query = [Condition.has(Term("garlic"))]

    static let all = [puppy, mealDB, spoonacular, feed, cardBox, mealie, tandoor]

    static let puppy = ServiceCase(
        name: .recipepuppy,
        serve: { server, count, times in
            let entries = SampleRecipes.puppy(count).flatMap { Array(repeating: $0, count: times) }
            server.serve(RecipePuppySite(entries: entries))
        },
        make: { try $0.puppy() },
        isEndless: true,
        nothing: RecipePuppySite.page([])
    )

    static let mealDB = ServiceCase(
        name: .themealdb,
        serve: { server, count, times in
            let meals = SampleRecipes.meals(count).flatMap { Array(repeating: $0, count: times) }
            server.serve(TheMealDBSite(meals: meals))
        },
        make: { try $0.mealDB() },
        nothing: .json(#"{"meals":null}"#)
    )

    static let spoonacular = ServiceCase(
        name: .spoonacular,
        serve: { server, count, times in
            let entries = SampleRecipes.spoonacular(count)
                .flatMap { Array(repeating: $0, count: times) }
            server.serve(SpoonacularSite(entries: entries, key: testKey))
        },
        make: { try $0.spoonacular() },
        lifetime: 3_600,
        outlivesLifetime: false,
        nothing: .json(#"{"results":[],"offset":0,"number":10,"totalResults":0}"#)
    )

    static let feed = ServiceCase(
        name: .feed,
        serve: { server, count, times in
            let entries = SampleRecipes.feed(count).flatMap { Array(repeating: $0, count: times) }
            server.serve(FeedSite(entries: entries))
        },
        make: { try $0.feed() },
        nothing: .json(#"{"recipes": []}"#)
    )

    static let mealie = ServiceCase(
        name: .mealie,
        serve: { server, count, times in
            server.serve(MealieSite(ownRecipes(count, times), token: testKey))
        },
        make: { try $0.mealie() },
        lifetime: 300,
        isOwn: true,
        nothing: .json(
            #"{"page":1,"per_page":50,"total":0,"total_pages":0,"items":[],"next":null}"#
        )
    )

    static let tandoor = ServiceCase(
        name: .tandoor,
        serve: { server, count, times in
            server.serve(TandoorSite(ownRecipes(count, times), token: testKey))
        },
        make: { try $0.tandoor() },
        lifetime: 300,
        isOwn: true,
        nothing: .json(#"{"count":0,"next":null,"previous":null,"results":[]}"#)
    )

    private static func ownRecipes(_ count: Int, _ times: Int) -> [OwnRecipe] {
        (1...count).flatMap { number in
            let recipe = OwnRecipe(
                number,
                "Garlic Dish \(number)",
                [.init(2, food: "garlic"), .init(food: "oil")],
                tags: ["Italian", "French"],
                categories: ["Soup", "Dinner"],
                source: "https://kitchen.example/\(number)"
            )
            return Array(repeating: recipe, count: times)
        }
    }

    /// The service of the page on adding one.
    static let cardBox = ServiceCase(
        name: CardBoxService.cardBox,
        serve: { server, count, times in
            server.serve { request in
                let numbers = (1...count).flatMap { Array(repeating: $0, count: times) }
                return CardBoxSite.answer(request, numbers: numbers)
            }
        },
        make: { CardBoxService(address: try $0.address("/cards"), client: $0.client) },
        nothing: .json(#"{"cards":[],"count":0}"#)
    )

    /// A bench on which this service is served.
    func bench(_ count: Int = 25, times: Int = 1, timeout: Int = 30) throws -> ServiceBench {
        let bench = try ServiceBench(timeout: timeout)
        serve(bench.server, count, times)
        return bench
    }
}
