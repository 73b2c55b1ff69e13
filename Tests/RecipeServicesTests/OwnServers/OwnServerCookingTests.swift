import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What can be cooked with what is in the house, over all pages.
struct OwnServerCookingTests {
    private static let recipes: [OwnRecipe] =
        (1...25).map {
            OwnRecipe($0, "A dish \($0)", [.init(food: "egg"), .init(food: "truffle \($0)")])
        } + [
            OwnRecipe(26, "Tea", [.init(food: "tea"), .init(food: "water")]),
            OwnRecipe(27, "Zabaglione", [.init(food: "egg"), .init(food: "sugar")]),
        ]

    private func query(_ conditions: [Condition] = []) -> RecipeQuery {
        let pantry = Pantry(foods: ["eggs", "sugar"], staples: ["salt", "water"])
        return RecipeQuery(
            conditions,
            ranking: .missing(.init(pantry: pantry, for: .cooking, maxMissing: 3))
        )
    }

    enum Server: String, CaseIterable {
        case oldMealie, newMealie, tandoor
    }

    @Test(arguments: Server.allCases)
    func whatNeedsLeastIsOnTheFirstPage(_ kind: Server) async throws {
        let bench = try ServiceBench()
        let service: any RecipeService
        switch kind {
        case .tandoor:
            bench.server.serve(TandoorSite(Self.recipes))
            service = try bench.tandoor(token: "tda_t0ken-of-mine")
        case .oldMealie, .newMealie:
            var site = MealieSite(Self.recipes)
            site.suggests = kind == .newMealie
            bench.server.serve(site)
            service = try bench.mealie(token: site.token)
        }
        let page = try await service.page(of: query(), at: .first, freshness: .kept)
        #expect(page.recipes.titles.first == "Zabaglione")
        // What uses nothing of it is left out: water is in every house.
        #expect(page.total == .exactly(26))
        let pages = try await service.page(
            of: query(),
            at: PageCursor(number: 3),
            freshness: .kept
        )
        #expect(pages.recipes.count == 6)
        #expect(!pages.recipes.titles.contains("Tea"))
        let named = query([.has(Term("tea"))])
        let found = try await service.page(of: named, at: .first, freshness: .kept)
        #expect(found.recipes.titles == ["Tea"])
    }

    /// What is in the house and named besides is one food.
    @Test func eachFoodIsSuggestedForOnce() async throws {
        let bench = try ServiceBench()
        var site = MealieSite([
            OwnRecipe(1, "Meringue", [.init(food: "egg"), .init(food: "sugar")])
        ])
        site.suggests = true
        bench.server.serve(site)
        let service = try bench.mealie(token: site.token)
        let named = query([.has(Term("egg"))])
        let page = try await service.page(of: named, at: .first, freshness: .kept)
        #expect(page.recipes.titles == ["Meringue"])
        let asked = try #require(
            bench.server.requests.first { $0.path.hasSuffix("/suggestions") }
        )
        let foods = asked.target.split(whereSeparator: { "?&".contains($0) })
            .filter { $0.hasPrefix("foods=") }
        #expect(foods == ["foods=egg", "foods=sugar"])
    }

    /// A recipe whose lines are plain text has no foods, so that the server suggests it to nobody.
    @Test func suggestionsHideNothing() async throws {
        let bench = try ServiceBench()
        var site = MealieSite([
            OwnRecipe(1, "Both", [.init(note: "2 eggs"), .init(note: "sugar")]),
            OwnRecipe(2, "One", [.init(food: "egg"), .init(food: "leek")]),
        ])
        site.suggests = true
        bench.server.serve(site)
        let service = try bench.mealie(token: site.token)
        let page = try await service.page(of: query(), at: .first, freshness: .kept)
        #expect(page.recipes.titles == ["Both", "One"])
        let asked = bench.server.requests.filter { $0.path.hasSuffix("/suggestions") }
        #expect(asked.count == 1)
        #expect(asked.first?.target.contains("foods=egg") == true)
        #expect(asked.first?.target.contains("maxMissingFoods=3") == true)
    }
}
