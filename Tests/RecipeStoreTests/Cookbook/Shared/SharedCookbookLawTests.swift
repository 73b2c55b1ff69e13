import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// A shared cookbook finds what the cookbook on this machine finds, in the same order.
@Suite(.withPostgres)
struct SharedCookbookLawTests {
    @Test(arguments: 11...10 + UInt64(lawCases(1)))
    func searchesAgreeWithAScan(seed: UInt64) async throws {
        let book = try SharedBook()
        let store = try book.store()
        var model = CookbookModel(seed: seed) { store }
        for round in 0..<4 {
            try await model.change(round)
            for _ in 0..<8 { try await model.check() }
        }
        try await model.store.settle { _ in true }
        for _ in 0..<8 { try await model.check() }
    }
}
