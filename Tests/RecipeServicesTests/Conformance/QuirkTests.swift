import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Each quirk of each service, over a real socket.
struct QuirkTests {
    @Test(arguments: Quirk.all)
    func eachIsTakenAsItIsMeant(_ quirk: Quirk) async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        bench.server.on(.any, .answer(quirk.answer))
        // The feed is searched here, and so are servers of the cook's own: all is asked for.
        let isListed = [.feed, .mealie, .tandoor].contains(quirk.service)
        let query = isListed ? [] : [Condition.has(Term("word"))]
        let page = try await quirk.service(bench).page(query)
        #expect(quirk.holds(page), "\(page)")
    }

    @Test func everyServiceHasItsQuirks() {
        let named = Dictionary(grouping: Quirk.all, by: \.service)
        #expect(
            Set(named.keys) == [.recipepuppy, .themealdb, .spoonacular, .feed, .mealie, .tandoor]
        )
        #expect(Set(Quirk.all.map(\.testDescription)).count == Quirk.all.count)
    }
}
