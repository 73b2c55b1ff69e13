import RecipeFormats
import RecipeModel
import RecipeTestSupport
import Testing

/// The text in which a cook changes a recipe, and what becomes of the recipe.
struct EditedTextTests {
    private let files = RecipeFileReader(pages: PageReaderForTests.reader)

    private func read(_ text: String) throws -> Recipe {
        try files.onlyRecipe(in: Array(text.utf8), named: "")
    }

    /// What the cook has after changing the text of a recipe.
    private func edited(_ recipe: Recipe, _ change: (String) -> String) throws -> Recipe {
        let text = RecipeFileWriter().text(forEditing: recipe)
        return recipe.edited(from: try read(text), to: try read(change(text)))
    }

    @Test(arguments: 0..<lawCases(40, orAs: "RECIPE_ROUND_TRIPS"))
    func nothingIsChangedButWhatTheCookChanged(seed: Int) throws {
        var generator = RecipeGenerator(seed: UInt64(seed))
        let recipe = generator.recipe()
        let comment = Comment(rawValue: RecipeFileWriter().text(forEditing: recipe))
        // A comment changes the text, and nothing of the recipe.
        #expect(try edited(recipe) { $0 + "\n-- tried it\n" } == recipe, comment)
        var renamed = recipe
        renamed.title = "Other"
        let (old, new) = ("\ntitle:", "\ntitle: Other\nformer:")
        #expect(try edited(recipe) { $0.replacing(old, with: new, maxReplacements: 1) } == renamed)
        var longer = recipe
        longer.stepGroups[longer.stepGroups.count - 1].items.append("Eat it.")
        longer.stepIngredients = nil
        let notes = recipe.notes.map { "> \($0)" }.joined()
        let read = try edited(recipe) { text in
            let end = text.firstRange(of: "\n> Keeps for")?.lowerBound ?? text.endIndex
            return text[..<end] + "\nEat it.\n" + text[end...]
        }
        #expect(read == longer, "\(notes)\n\(comment)")
    }

    /// The order in which a recipe lists its ingredients is the text's too.
    @Test(arguments: 0..<lawCases(40, orAs: "RECIPE_ROUND_TRIPS"))
    func theTextHasTheIngredientsInTheirOrder(seed: Int) throws {
        var generator = RecipeGenerator(seed: UInt64(seed))
        let recipe = generator.recipe()
        let text = RecipeFileWriter().text(forEditing: recipe)
        let found = try read(text)
        #expect(found.ingredientGroups.map(\.title) == recipe.ingredientGroups.map(\.title))
        #expect(
            found.ingredientGroups.map { $0.items.map(words) }
                == recipe.ingredientGroups.map { $0.items.map(words) },
            Comment(rawValue: text)
        )
        #expect(found.steps == recipe.steps)
    }

    /// The letters of a line, in no order: an amount goes before its food, and a preparation behind it.
    private func words(_ ingredient: Ingredient) -> [String] {
        ingredient.text.split { !$0.isLetter }.map(String.init).filter { $0 != "of" && $0 != "a" }
            .sorted()
    }

    private func soup(_ foods: [String], _ step: String) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "soup"), title: "Soup")
        recipe.ingredientGroups = [IngredientGroup(items: foods.map { Ingredient(text: $0) })]
        recipe.stepGroups = [StepGroup(items: [step])]
        return recipe
    }

    @Test func ingredientsStandInTheStepsWhereTheseHaveTheirOrder() {
        let text = RecipeFileWriter().text(
            forEditing: soup(["2 leeks", "50 g butter"], "Cook the leeks in butter.")
        )
        #expect(text == "---\ntitle: Soup\n---\n\nCook the @leeks{2} in @butter{50%g}.\n")
    }

    @Test(arguments: [
        ["50 g butter", "2 leeks"], ["2 leeks", "50 g butter", "salt"], ["2 leeks", "2 leeks"],
    ])
    func elseTheyAreListedFirst(_ foods: [String]) throws {
        let recipe = soup(foods, "Cook the leeks in butter.")
        let text = RecipeFileWriter().text(forEditing: recipe)
        #expect(text.contains("\n\nCook the leeks in butter.\n"))
        #expect(try read(text).ingredients.map(\.text) == foods)
    }

    /// What the cook moves, adds and takes out, and nothing else.
    @Test func aLineIsMovedAddedAndTakenOut() throws {
        var recipe = soup(["2 soft leeks (green)", "50 g butter", "salt", "1 egg"], "Cook it.")
        recipe.ingredientGroups[0].items[0].name = "leek"
        recipe.rating = Rating(value: 4, best: 5, count: 3)
        let new = try edited(recipe) { text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.map { line in
                guard line.hasPrefix("@") else { return String(line) }
                let parts = line.split(separator: ", @").map { "@" + $0.drop { $0 == "@" } }
                return ([parts[3], "@flour{1%kg}"] + parts[..<2]).joined(separator: ", ")
            }.joined(separator: "\n")
        }
        #expect(
            new.ingredients.map(\.text)
                == ["1 egg", "1 kg flour", "2 soft leeks (green)", "50 g butter"]
        )
        #expect(new.ingredients[2].name == "leek")
        #expect(new.rating == recipe.rating && new.id == recipe.id)
    }
}
