import RecipeFormats
import RecipeModel
import Testing

/// Text that was not cleaned where it came in does no harm in any file.
struct HostileTextTests {
    @Test(arguments: RecipeFileFormat.allCases)
    func noFileHoldsSignsThatSteerATerminal(format: RecipeFileFormat) {
        let poison = "a\u{1B}[2Jb\u{202E}c\r\nd\u{0}e\u{85}f"
        var recipe = Sample.soup
        recipe.title = poison
        recipe.ingredientGroups = [.init(title: poison, items: [.init(text: poison)])]
        recipe.stepGroups = [.init(title: poison, items: [poison, "\u{200B} "])]
        recipe.notes = [poison, "\n"]
        recipe.author = poison
        let document = RecipeDocument(recipe: recipe, text: poison)
        let text = RecipeFileWriter().text(of: [document], as: format)
        for scalar in text.unicodeScalars where scalar != "\n" {
            #expect(scalar.properties.generalCategory != .control)
            #expect(!(0x202A...0x202E).contains(scalar.value))
        }
    }

    @Test(arguments: RecipeFileFormat.allCases)
    func aRecipeOfNothingIsAFileAllTheSame(format: RecipeFileFormat) {
        let nothing = Recipe(id: RecipeID(service: .web, key: ""), title: " ")
        #expect(Sample.text(nothing, as: format).contains("Untitled"))
        #expect(Sample.text(nothing, as: format).hasSuffix("\n"))
    }

    @Test(arguments: RecipeFileFormat.allCases)
    func numbersBeyondAllNumbersAreLeftOut(format: RecipeFileFormat) {
        var recipe = Sample.soup
        recipe.yield = RecipeYield(text: "", amount: .infinity)
        recipe.rating = Rating(value: .nan, best: .infinity)
        recipe.times = CookingTimes(preparation: .max, cooking: .max, total: nil)
        let text = Sample.text(recipe, as: format).lowercased()
        for word in ["nan", "inf:", "infinity", "servings:", " servings", "yield\": \""] {
            #expect(!text.contains(word))
        }
    }
}
