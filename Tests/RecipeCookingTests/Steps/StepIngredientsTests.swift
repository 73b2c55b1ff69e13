import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeCooking
@testable import RecipeModel

/// Which ingredients a step names, and what a guide shows with it.
struct StepIngredientsTests {
    private func named(_ lines: [String], _ steps: String...) -> [[String]] {
        let ingredients = lines.map { Ingredient(text: $0, name: IngredientLine($0).food) }
        return StepUses(of: ingredients, in: steps).ingredients.map { $0.map(\.text) }
    }

    /// Alone in its recipe an ingredient is named by its whole name, by its food, or by its last word.
    @Test(arguments: [
        ("2 red onions", "Slice the red onions.", true), ("2 red onions", "Slice the onion.", true),
        ("2 red onions", "Slice the red ones.", false),
        ("150 g mature cheddar cheese, grated", "Add the cheddar cheese.", true),
        ("150 g mature cheddar cheese, grated", "Add the cheese.", true),
        ("150 g mature cheddar cheese, grated", "Let it mature.", false),
        ("3 cloves garlic", "Add the garlic.", true), ("3 garlic cloves", "Add the garlic.", true),
        ("3 garlic cloves", "Add the cloves.", false),
        ("2 bay leaves", "Add the bay leaves.", true),
        ("2 bay leaves", "Add the leaves.", false),
        ("400 g tinned tomatoes", "Add the tomatoes.", true),
        ("200 g plain flour (sifted)", "Fold in the flour.", true),
        ("200 g plain flour; sifted", "It is sifted.", false), ("1 egg", "Beat the eggs.", true),
        ("1 egg", "Add the eggplant.", false), ("spring onions", "Add the scallions.", true),
        ("5 gloopy mushes", "Add the mush.", true), ("5 gloopy ox", "Add the ox.", false),
        ("salt", "", false),
    ])
    func alone(_ line: String, _ step: String, _ isNamed: Bool) {
        #expect(named([line], step) == [isNamed ? [line] : []])
    }

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

    /// A name that two have is neither's, unless one is called just so or both are meant.
    @Test func whatTwoAreCalled() {
        let onions = ["1 red onion", "1 white onion"]
        #expect(named(onions, "Slice the onions.") == [onions])
        #expect(named(onions, "Slice the onion.") == [[]])
        #expect(named(["1 onion", "1 white onion"], "Slice the onion.") == [["1 onion"]])
        #expect(named(["1 white onion", "1 onion"], "Slice the onion.") == [["1 onion"]])
        // The same thing twice is named twice.
        #expect(named(["1 egg", "2 eggs"], "Beat the eggs.") == [["1 egg", "2 eggs"]])
        #expect(
            named(["1 tbsp olive oil", "2 tbsp olive oil"], "Heat the oil.")
                == [["1 tbsp olive oil", "2 tbsp olive oil"]]
        )
    }

    @Test func aLongerNameTakesItsWordsInEachPlace() {
        let lines = ["2 tbsp peanut butter", "30 g butter"]
        #expect(named(lines, "Peanut butter.") == [["2 tbsp peanut butter"]])
        #expect(named(lines, "Peanut butter and butter.") == [lines])
        #expect(named(lines, "Butter, then peanut butter.") == [lines])
        #expect(named(lines, "Peanut butter and more peanut butter.") == [["2 tbsp peanut butter"]])
    }

    @Test(arguments: [
        "Mix all the ingredients.", "Mix all ingredients.", "Add everything else.",
        "Add the remaining ingredients.", "Add remaining ingredients.",
        "Add the rest of the ingredients.", "Add the other ingredients.",
    ])
    func theRest(_ step: String) {
        #expect(
            named(["1 egg", "1 leek", "salt"], "Beat the egg.", step, step)
                == [["1 egg"], ["1 leek", "salt"], []]
        )
        #expect(named(["1 egg", "salt"], step) == [["1 egg", "salt"]])
    }

    @Test func whatWasTakenIsNotTheRest() {
        #expect(
            named(["1 egg", "1 leek", "salt"], "Beat the egg.", "Egg and everything else.")
                == [["1 egg"], ["1 leek", "salt"]]
        )
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
