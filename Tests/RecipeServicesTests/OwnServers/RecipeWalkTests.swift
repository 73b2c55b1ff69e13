import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Pages of what a server can't be asked: what is missing at most, and diets.
struct RecipeWalkTests {
    enum Server: String, CaseIterable {
        case mealie, tandoor
    }

    private func service(
        _ server: Server,
        _ recipes: [OwnRecipe],
        on bench: ServiceBench
    ) throws -> any RecipeService {
        switch server {
        case .mealie:
            var site = MealieSite(recipes)
            site.suggests = true
            bench.server.serve(site)
            return try bench.mealie(token: site.token)
        case .tandoor:
            let site = TandoorSite(recipes)
            bench.server.serve(site)
            return try bench.tandoor(token: site.token)
        }
    }

    /// Every page of a query.
    private func pages(
        _ query: RecipeQuery,
        of service: any RecipeService
    ) async throws -> [RecipePage] {
        var pages: [RecipePage] = []
        var next: PageCursor? = .first
        while let cursor = next, pages.count < 40 {
            pages.append(try await service.page(of: query, at: cursor, freshness: .kept))
            next = pages.last?.next
        }
        return pages
    }

    /// Dishes of egg, each with so many things that aren't in the house.
    private static func dishes(_ missing: [Int]) -> [OwnRecipe] {
        missing.enumerated().map { place, count in
            let others = (0..<count).map { OwnRecipe.Line(food: "truffle \(place) \($0)") }
            return OwnRecipe(place + 1, "Dish \(1_000 + place)", [.init(food: "egg")] + others)
        }
    }

    private func cooking(_ limit: Int?, soft: Bool = false) -> RecipeQuery {
        let pantry = Pantry(foods: ["eggs"], staples: ["salt"])
        return RecipeQuery(
            [],
            ranking: .missing(
                .init(pantry: pantry, for: .cooking, maxMissing: limit, isLimitSoft: soft)
            )
        )
    }

    /// Over random kitchens: each recipe that lacks little enough is on a page, once; all pages but
    /// the last are full, and the least is missing first among those that are arranged together.
    @Test(arguments: Server.allCases)
    func pagesOfWhatCanBeCookedAreFullAndLoseNothing(_ server: Server) async throws {
        var chance = SeededGenerator(seed: 38)
        for count in [0, 7, 45, 130, 200] {
            let missing = (0..<count).map { _ in Int.random(in: 0...6, using: &chance) }
            let recipes = Self.dishes(missing)
            let bench = try ServiceBench()
            let service = try service(server, recipes, on: bench)
            let pages = try await pages(cooking(2), of: service)
            let fitting = missing.count { $0 <= 2 }
            let shown = pages.flatMap(\.recipes).titles
            #expect(shown.count == fitting && Set(shown).count == fitting)
            for page in pages.dropLast() where !page.recipes.isEmpty {
                #expect(page.recipes.count == 10 || page.next != nil)
            }
            if fitting >= 10 { #expect(pages.first?.recipes.count == 10) }
            let told = pages.last?.judgement
            #expect(told?.candidates == count && (count == 0 || told?.read == count))
            if count <= 60 { #expect(pages.first?.total == .exactly(fitting)) }
            let first = pages.first?.recipes.map(\.ingredients.count) ?? []
            #expect(first == first.sorted())
        }
    }

    /// The limit that counts where nothing is said hides nothing where it would hide everything.
    @Test(arguments: Server.allCases)
    func aSoftLimitGivesWayOnlyWhereNothingIsWithinIt(_ server: Server) async throws {
        for (missing, shown) in [([5, 4, 6], 3), ([5, 1, 6], 1)] {
            let bench = try ServiceBench()
            let service = try service(server, Self.dishes(missing), on: bench)
            let page = try await service.page(
                of: cooking(3, soft: true),
                at: .first,
                freshness: .kept
            )
            #expect(page.recipes.count == shown && page.total == .exactly(shown))
        }
    }

    /// No more is read for a page than it needs, and it is said how far that was.
    @Test func itIsSaidHowFarWasLooked() async throws {
        let bench = try ServiceBench()
        let recipes = Self.dishes(Array(repeating: 1, count: 300))
        let service = try service(.mealie, recipes, on: bench)
        let page = try await service.page(of: cooking(2), at: .first, freshness: .kept)
        #expect(page.recipes.count == 10 && page.total == nil && page.next != nil)
        #expect(page.judgement?.read == RecipeWalk.mostArranged)
        #expect(page.judgement?.candidates == 300)
    }

    /// A diet beside other conditions is looked for among what those find.
    @Test(arguments: Server.allCases)
    func aDietNarrowsWhatTheServerFinds(_ server: Server) async throws {
        let many = (1...90).map { number in
            OwnRecipe(
                number,
                "Stew \(100 + number)",
                [.init(food: "leek"), .init(food: number % 9 == 0 ? "bean" : "beef")]
            )
        }
        let bench = try ServiceBench()
        let service = try service(server, many, on: bench)
        let query = RecipeQuery([.has(Term("leek")), .has(Term("vegetarian"))])
        let pages = try await pages(query, of: service)
        #expect(pages.first?.recipes.count == 10)
        #expect(pages.flatMap(\.recipes).count == 10)
    }
}
