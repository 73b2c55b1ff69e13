import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What a cook's own server is asked, whichever program it runs.
struct OwnServerTests {
    private static let lines: [Case<Condition, [String]>] = [
        Case("before a full stop", .has(Term("butter")), ["Toast"]),
        Case("letters of another food", .none(Term("butter")), ["Bake", "Cakes", "Pie", "Tins"]),
        Case("a short name of a family", .has(Term("fish")), ["Cakes"]),
        Case("the plural", .has(Term("egg")), ["Tins"]),
        Case("the other English", .has(Term("aubergine")), ["Bake"]),
        Case("a fraction before it", .has(Term("squash")), ["Pie"]),
    ]

    @Test(arguments: OwnProgram.allCases)
    func aPageCostsAtMostThreeRequestsMoreThanTermsAndNames(_ program: OwnProgram) async throws {
        let bench = try ServiceBench()
        let service = try program.service(on: bench)
        let terms = [Condition.has(Term("egg")), .has(Term("rice")), .none(Term("milk"))]
        var told = ToldPage()
        for try await event in service.events(terms, patience: .zero) { told.add(event) }
        #expect(told.page?.recipes.titles == ["Egg fried rice"])
        // Tandoor tells by each name of what is wanted which foods have it.
        let names = bench.server.requests.filter {
            $0.path == "/api/food/" && $0.parameters["query"] != nil
        }
        let wanted = [Term("egg"), Term("rice")].compactMap { FoodCache.names(of: $0, .itself) }
        #expect(names.count == (program == .tandoor ? wanted.joined().count : 0))
        // And one for the lines of each recipe, which tell whether it has what is excluded.
        #expect(bench.server.requests.count - names.count <= terms.count + 3 + 1)
    }

    @Test func eachPageOfTandoorsListIsAskedForOnce() async throws {
        let bench = try ServiceBench()
        let many = (1...250).map { OwnRecipe($0, "Dish \($0)", [.init(food: "salt")]) }
        let site = TandoorSite(many)
        bench.server.serve(site)
        #expect(try await bench.tandoor(token: site.token).titles().contains("dish 250"))
        let pages = bench.server.requests.compactMap { $0.parameters["page"] }
        #expect(pages.sorted() == ["1", "2", "3"])
    }
}
