import Conversation
package import CookbookServer
import KitchenLanguage
package import MealPlan
package import RecipeModel
import RecipeStore

extension Core {
    /// The cookbook as a web site.
    ///
    /// - Parameter answer: What a recipe says to a question, as JSON; the household is nil where it
    ///   can't be read.
    package func site(
        answer: @escaping @Sendable (_ question: String, Recipe, Household?) -> String?
    ) -> CookbookSite {
        func book(_ pageSize: Int) -> Cookbook {
            Cookbook(StarterCookbook(pageSize: { pageSize }), store: kept)
        }
        let ten = book(10)
        return CookbookSite(
            ServedCookbook(
                pages: ten,
                longPages: book(50),
                recipe: { try await ten.recipe(forKey: $0) },
                wordKeys: ten.outlines.map(\.id.key),
                foods: { KnownFoods.shared.foods.sorted() },
                query: { RecipeQuery(searchBox: $0) },
                answer: { [favorites] in answer($0, $1, try? await favorites.household()) }
            )
        )
    }
}
