import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeCooking
@testable import RecipeModel

/// Which ingredients a step names, and what a guide shows with it.
struct StepIngredientsTests {
    @Test(arguments: [
        "slice", "piece", "leaf", "sprig", "stick", "powder", "fresh", "dried", "ground",
        "chopped", "sliced", "cube", "half", "taste", "serve", "more", "size", "cup", "tin", "can",
    ])
    func aVagueLastWordNamesNothing(_ word: String) {
        let ingredient = Ingredient(text: "gloop", name: "red gloop \(word)")
        let found = StepUses(
            of: [ingredient],
            in: ["Use the \(word).", "Use red gloop \(word)."]
        )
        #expect(found.ingredients == [[], [ingredient]])
    }

    @Test func numbersAreNoNames() {
        let tomatoes = Ingredient(text: "2 tomatoes", name: "2 tomatoes")
        let found = StepUses(of: [tomatoes], in: ["Add tomatoes."]).ingredients
        #expect(found == [[tomatoes]])
    }

    // MARK: The guide

    @Test func eachStepStandsUnderItsHeading() throws {
        var recipe = Recipe.sample("Supper", ["1 egg"])
        recipe.stepGroups = [
            StepGroup(items: ["One."]), StepGroup(title: "Dough", items: ["Two.", "Three 5 min."]),
            StepGroup(title: "Empty", items: []), StepGroup(title: "Glaze", items: ["The egg."]),
        ]
        let guide = try #require(Guide(recipe))
        #expect(guide.steps.map(\.number) == [1, 2, 3, 4])
        #expect(guide.steps.map(\.heading) == [nil, "Dough", "Dough", "Glaze"])
        #expect(guide.steps.map(\.text) == ["One.", "Two.", "Three 5 min.", "The egg."])
        #expect(guide.steps.map { $0.times.count } == [0, 0, 1, 0])
        #expect(guide.steps.map { $0.ingredients.count } == [0, 0, 0, 1])
        #expect(guide.recipe == recipe && guide.place == 0)
    }

    /// What the recipe itself gives a step goes before what the step names.
    @Test func aRecipesOwnWordCounts() throws {
        var recipe = Recipe.sample(
            "Supper",
            ["1 egg", "1 leek", "salt"],
            steps: ["Beat the egg.", "Add the leek.", "Salt."]
        )
        recipe.stepIngredients = [[1], [2, 0], []]
        let steps = try #require(Guide(recipe)).steps
        #expect(
            steps.map { $0.ingredients.map(\.text) } == [["1 leek"], ["salt", "1 egg"], ["salt"]]
        )
    }
}
