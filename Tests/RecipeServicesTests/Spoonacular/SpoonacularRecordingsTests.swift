import RecipeModel
import Testing

@testable import RecipeServices

/// The answers of Spoonacular as they were recorded, against what was counted in them by other
/// means.
@Suite(.enabled(if: Recordings.folder != nil, "\(Recordings.absence)"))
struct SpoonacularRecordingsTests {
    private let markup = MarkupText { $0 }

    private func bytes(_ name: String) throws -> [UInt8] {
        try #require(Recordings.bytes("spoonacular/\(name).json"))
    }

    struct Page: Sendable {
        let name: String
        let recipes: Int
        let total: Int
        let firstID: String?
        let ingredients: Int
        let steps: Int
        let coverage: [Int]
    }

    @Test(arguments: [
        Page(
            name: "complexSearch-potato-number-1-full",
            recipes: 1,
            total: 341,
            firstID: "656971",
            ingredients: 14,
            steps: 5,
            coverage: [1, 12]
        ),
        Page(
            name: "complexSearch-pasta-page-1",
            recipes: 10,
            total: 261,
            firstID: "654959",
            ingredients: 0,
            steps: 0,
            coverage: []
        ),
        Page(
            name: "complexSearch-pasta-fillIngredients-page-1",
            recipes: 10,
            total: 9_015,
            firstID: "749013",
            ingredients: 12,
            steps: 0,
            coverage: [0, 12]
        ),
        Page(
            name: "complexSearch-none-reconstructed",
            recipes: 0,
            total: 0,
            firstID: nil,
            ingredients: 0,
            steps: 0,
            coverage: []
        ),
    ])
    func pagesAreRead(_ page: Page) throws {
        let reply = try SpoonacularReply(bytes(page.name), markup)
        #expect(reply.recipes.count == page.recipes)
        #expect(reply.unusableEntries == 0)
        #expect(reply.total == page.total)
        let first = reply.recipes.first
        #expect(first?.id.key == page.firstID)
        #expect(first?.ingredients.count ?? 0 == page.ingredients)
        #expect(first?.steps.count ?? 0 == page.steps)
        #expect(
            first?.coverage.map { [$0.used.count, $0.missed.count] } ?? [] == page.coverage
        )
        #expect(reply.recipes.allSatisfy { $0.link != nil && $0.picture != nil })
    }

    @Test func informationIsRead() throws {
        let recipe = try SpoonacularReply.recipe(bytes("information-782619"), markup)
        #expect(recipe.id.key == "782619")
        #expect(recipe.times == CookingTimes(total: 45))
        #expect(recipe.yield?.amount == 2)
        #expect(recipe.ingredients.count == 9)
        #expect(recipe.steps.count == 6)
        #expect(recipe.link?.host == "fullbellysisters.blogspot.com")
        #expect(recipe.categories.contains("vegetarian"))
        #expect(recipe.isCookable)
    }

    @Test func aRecipeByChanceIsTheFirst() throws {
        let recipe = try SpoonacularReply.firstRecipe(bytes("random-number-9-first-2"), markup)
        #expect(recipe.id.key == "658180")
        #expect(recipe.ingredients.count == 11)
    }

    @Test(arguments: [
        "error-401", "error-402", "error-404-unknown-path-reconstructed",
        "findByIngredients-vendor-example", "analyzedInstructions-324694",
    ])
    func otherAnswersAreNoPage(_ name: String) {
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
            try SpoonacularReply(bytes(name), markup)
        }
    }
}
