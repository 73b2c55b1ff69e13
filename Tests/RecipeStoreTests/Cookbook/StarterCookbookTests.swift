import RecipeModel
import Testing

@testable import RecipeStore

struct StarterCookbookTests {
    @Test func titleHitsComeFirst() async throws {
        let book = StarterCookbook()
        let page = try await book.page(
            of: RecipeQuery([.has(Term("garlic")), .has(Term("cheese"))]),
            at: .first,
            freshness: .kept
        )
        #expect(!page.recipes.isEmpty)
    }
}
