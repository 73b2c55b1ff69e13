import RecipeModel
import Testing

@testable import ShellSession

/// A page of what the words of a query were taken for.
struct PagingOfferTests {
    private func recipe(_ title: String, _ foods: String...) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: title), title: title)
        recipe.ingredientGroups = [
            IngredientGroup(items: foods.map { Ingredient(text: $0, name: $0) })
        ]
        return recipe
    }

    private func query(_ foods: String...) -> RecipeQuery {
        RecipeQuery(
            [.any(foods.map { Term($0) })],
            ranking: .missing(RecipeRanking.Provisions(pantry: Pantry(foods: [])))
        )
    }

    /// Chicken counts as used, and is no thing to buy, although `chiken` was typed.
    @Test(arguments: [true, false])
    func whatASlipWasTakenForDecidesTheOrder(isTaken: Bool) throws {
        var paging = Paging(query: query("chiken", "rice"))
        guard case .fetch(let request)? = paging.moreRequested().last else {
            Issue.record("nothing is fetched")
            return
        }
        var page = RecipePage(
            cursor: .first,
            recipes: [recipe("Rice bowl", "rice"), recipe("Pilaf", "rice", "chicken", "leek")]
        )
        page.offer = QueryOffer(query: query("chicken", "rice"), total: 2, isTaken: isTaken)
        _ = paging.pageArrived(page, for: request.id)
        let titles = paging.recipes.map(\.recipe.title)
        #expect(titles == (isTaken ? ["Pilaf", "Rice bowl"] : ["Rice bowl", "Pilaf"]))
    }
}
