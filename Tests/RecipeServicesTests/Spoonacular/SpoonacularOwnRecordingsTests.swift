import RecipeModel
import Testing

@testable import RecipeServices

/// Pages with and without the recipes' details, one recipe, and answers of other calls.
struct SpoonacularOwnRecordingsTests {
    private let markup = MarkupText { $0.replacing("&amp;", with: "&") }

    private func bytes(_ name: String) throws -> [UInt8] {
        try OwnRecordings.bytes("spoonacular/\(name).json")
    }

    @Test func aPageWithDetailsIsRead() throws {
        let reply = try SpoonacularReply(bytes("complexSearch-leek-full"), markup)
        #expect(reply.recipes.map(\.id.key) == ["91001", "91002"])
        #expect(reply.unusableEntries == 0)
        #expect(reply.total == 23)
        #expect(reply.recipes.map(\.ingredients.count) == [7, 8])
        #expect(reply.recipes.map(\.steps.count) == [4, 4])
        #expect(reply.recipes.map { $0.coverage?.used.count } == [2, 1])
        #expect(reply.recipes.map { $0.coverage?.missed.count } == [5, 7])
        #expect(reply.recipes.allSatisfy { $0.link?.host == "kitchen.example.org" })
    }

    @Test func aShortPageIsRead() throws {
        let reply = try SpoonacularReply(bytes("complexSearch-leek-short"), markup)
        #expect(reply.recipes.map(\.title) == ["Leeks & peas", "Leek tart", "Leek pie"])
        #expect(reply.recipes.map { $0.picture != nil } == [true, true, false])
        #expect(reply.recipes.allSatisfy { $0.link != nil })
        #expect(try SpoonacularReply(bytes("complexSearch-none"), markup).recipes.isEmpty)
    }

    @Test func informationIsRead() throws {
        let recipe = try SpoonacularReply.recipe(bytes("information-91003"), markup)
        #expect(recipe.id.key == "91003")
        // A preparation of -1 minutes is not known.
        #expect(recipe.times == CookingTimes(total: 45))
        #expect(recipe.ingredients.count == 12)
        #expect(recipe.steps.count == 4)
        #expect(recipe.isCookable)
    }

    @Test func aRecipeByChanceIsTheFirst() throws {
        let recipe = try SpoonacularReply.firstRecipe(bytes("random-2"), markup)
        #expect(recipe.id.key == "91001")
    }

    @Test(arguments: [
        "error-401", "error-402", "error-404-unknown-path", "findByIngredients-leek",
        "analyzedInstructions-91003",
    ])
    func otherAnswersAreNoPage(_ name: String) {
        #expect(throws: ServiceFailure.malformedReply(.wrongShape)) {
            try SpoonacularReply(bytes(name), markup)
        }
    }
}
