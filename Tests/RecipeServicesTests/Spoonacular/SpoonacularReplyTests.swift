import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct SpoonacularReplyTests {
    private let markup = MarkupText { $0 }

    private func reply(_ text: String) throws -> SpoonacularReply {
        try SpoonacularReply(Array(text.utf8), markup)
    }

    @Test(arguments: [("23", 23), (#""23""#, 23), ("0", 0), ("-1", 0)])
    func theNumberOfAllIsNeverBelowNothing(_ sent: String, _ total: Int) throws {
        let reply = try reply(#"{"results":[{"id":1,"title":"A"}],"totalResults":\#(sent)}"#)
        #expect(reply.total == total)
    }

    @Test func entriesOfNoUseAreCounted() throws {
        let reply = try reply(
            #"{"results":[{"id":1,"title":"A"},null,{"id":2},{"id":3,"title":"B"}],"totalResults":9}"#
        )
        #expect(reply.recipes.map(\.title) == ["A", "B"])
        #expect(reply.unusableEntries == 2)
        #expect(reply.entryCount == 4)
    }

    @Test(arguments: [(1_000, 0), (1_001, 1), (1_010, 10)])
    func aListWithoutEndIsReadUpToALimit(_ sent: Int, _ unusable: Int) throws {
        let entries = (1...sent).map { #"{"id":\#($0),"title":"A"}"# }.joined(separator: ",")
        let reply = try reply(#"{"results":[\#(entries)],"totalResults":1}"#)
        #expect(reply.recipes.count == 1_000)
        #expect(reply.entryCount == sent)
        #expect(reply.unusableEntries == unusable)
    }

    @Test(arguments: [
        #"{"results":[]}"#, #"{"totalResults":3}"#, #"{"results":{},"totalResults":3}"#,
        #"{"results":[7],"totalResults":1}"#, #"{"results":[],"totalResults":"many"}"#,
    ])
    func whatIsNoListIsTold(_ text: String) {
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) { try reply(text) }
    }

    @Test func anEmptyListIsAList() throws {
        #expect(try reply(#"{"results":[],"totalResults":0}"#).recipes.isEmpty)
    }

    @Test func byChanceTheFirstOfUseIsTaken() throws {
        let text =
            #"{"recipes":[null,{"id":0,"title":"Z"},{"id":2,"title":"A"},{"id":3,"title":"B"}]}"#
        #expect(try SpoonacularReply.firstRecipe(Array(text.utf8), markup).title == "A")
        for text in [#"{"recipes":[]}"#, #"{"recipes":[7]}"#, "{}"] {
            #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
                try SpoonacularReply.firstRecipe(Array(text.utf8), markup)
            }
        }
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
            try SpoonacularReply.recipe(Array(#"{"id":1}"#.utf8), markup)
        }
    }

    /// The last page ends where the number of all says so, or where nothing came.
    @Test(arguments: [
        (10, 11, true), (10, 10, false), (10, 9, false), (0, 50, false), (3, 4, true),
    ])
    func aPageGoesOnWhereMoreIsTold(_ sent: Int, _ total: Int, _ goesOn: Bool) async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        let entries = (0..<sent).map { #"{"id":\#($0 + 1),"title":"A \#($0)"}"# }
        let body = #"{"results":[\#(entries.joined(separator: ","))],"totalResults":\#(total)}"#
        bench.server.on(.any, .answer(.json(body)))
        let page = try await bench.spoonacular().page()
        #expect(page.next == (goesOn ? PageCursor(number: 2, place: "10@0") : nil))
        #expect(page.total == .exactly(total))
    }

    /// Where no food was asked for, all of a recipe's are missed, which tells nothing.
    @Test func whatIsMissedIsToldOnlyOfFoodsThatWereAskedFor() async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        let site = SpoonacularSite(entries: SampleRecipes.spoonacular(3), key: testKey)
        bench.server.serve(site)
        let service = try bench.spoonacular()
        #expect(try await service.page().recipes.allSatisfy { $0.coverage == nil })
        let asked = try await service.page([.has(Term("garlic"))]).recipes
        #expect(asked.count == 3 && asked.allSatisfy { $0.coverage?.used == ["garlic"] })
    }
}
