import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// That the servers of these tests have the quirks of the real ones, and that the services live with
/// them.
struct OwnServerQuirksTests {
    private static let recipes = (1...4).map {
        OwnRecipe(
            $0,
            "Dish \($0)",
            [.init(food: "salt"), .init(food: "oil"), .init(food: "leek")],
            categories: $0 == 1 ? ["Soup"] : ["Dinner"]
        )
    }

    private static let calls: [Case<(ServiceName, String), (status: Int, count: Int?)>] = [
        Case("a food by its name", (.mealie, "recipes?foods=garlic"), (500, nil)),
        Case("a slug that nothing has", (.mealie, "recipes?categories=nonsense"), (200, 4)),
        Case("a slug", (.mealie, "recipes?categories=soup"), (200, 1)),
        Case(
            "a short page",
            (
                .mealie,
                "recipes?perPage=4&queryFilter=recipeIngredient.food.name%20IN%20%5B%22leek%22%5D"
            ),
            (200, 2)
        ),
        Case("a broken filter", (.mealie, "recipes?queryFilter=name%20%3D"), (500, nil)),
        Case("a food by its name", (.tandoor, "recipe/?foods=garlic"), (500, nil)),
        Case("a page past the end", (.tandoor, "recipe/?page=9"), (404, nil)),
        Case("no final slash", (.tandoor, "recipe"), (302, nil)),
        Case("no such path", (.tandoor, "nonsense/"), (302, nil)),
    ]

    @Test(arguments: calls)
    func theServersOfTheseTestsHaveThem(
        _ call: Case<(ServiceName, String), (status: Int, count: Int?)>
    ) async throws {
        let bench = try ServiceBench()
        let (name, path) = call.input
        if name == .mealie {
            bench.server.serve(MealieSite(Self.recipes))
        } else {
            bench.server.serve(TandoorSite(Self.recipes))
        }
        let answer = await Transport.curl.send(
            TransferRequest(
                url: bench.server.address + "/api/" + path,
                userAgent: "test",
                headers: [
                    "Authorization: Bearer "
                        + (name == .mealie ? "t0ken-of-mine" : "tda_t0ken-of-mine")
                ],
                timeoutMilliseconds: 60_000,
                bodyLimit: 1_000_000,
                reach: .ownNetwork
            )
        )
        #expect(answer.status == call.expected.status)
        let reply = try? JSONValue.reply(answer.body)
        #expect(reply?["items"]?.array?.count == call.expected.count)
    }

    @Test(arguments: [ServiceName.mealie, .tandoor])
    func aCategoryThatNobodyHasFindsNothing(_ name: ServiceName) async throws {
        let bench = try ServiceBench()
        let service: any RecipeService
        if name == .mealie {
            bench.server.serve(MealieSite(Self.recipes, token: testKey))
            service = try bench.mealie()
        } else {
            bench.server.serve(TandoorSite(Self.recipes, token: testKey))
            service = try bench.tandoor()
        }
        let nonsense = Condition.has(Term("nonsense", in: .category))
        #expect(try await service.page([nonsense]).recipes.isEmpty)
        let soup = Condition.has(Term("soup", in: .category))
        #expect(try await service.page([soup]).recipes.titles == ["Dish 1"])
        #expect(try await service.page([.has(Term("leek"))]).recipes.count == 4)
    }
}
