import Conversation
package import CookbookServer
import KitchenLanguage
package import RecipeModel
import RecipeStore

extension Core {
    /// The cookbook as a web site.
    ///
    /// - Parameter answer: What a recipe says to a question, as JSON.
    package func site(
        answer: @escaping @Sendable (_ question: String, _ recipe: Recipe) -> String?
    ) -> CookbookSite {
        let ten = cookbook.paged(by: 10)
        return CookbookSite(
            ServedCookbook(
                pages: ten,
                longPages: cookbook.paged(by: 50),
                recipe: { try await ten.recipe(forKey: $0) },
                wordKeys: ten.outlines.map(\.id.key),
                foods: { KnownFoods.shared.foods.sorted() },
                query: { RecipeQuery(searchBox: $0) },
                answer: answer
            )
        )
    }
}
