import RecipeModel
import Testing

@testable import RecipeFormats

/// MealMaster, Cooklang, RecipeNLG and pages.
struct TextReadingTests {
    private static let mealMaster = """
        Some words before.
        MMMMM----- Recipe via Meal-Master (tm) v8.05
         
              Title: Corn Cakes
         Categories: Breads, Side dish
              Yield: 4 servings
         
              2 c  Corn meal                               1 ts Salt
            1/2 c  Milk; warm                                2    Eggs; beaten
                   -until pale
         
        MMMMM-----------------------TOPPING----------------------------
              1 T  Honey
         
          Mix it all.
          Let it rest.
         
          Bake.
         
        MMMMM

        ---------- Recipe via Meal-Master (tm) v7.07
         
              Title: No end

        """

    @Test func mealMasterIsRead() throws {
        let read = try ReadFile(Self.mealMaster.replacing("\n", with: "\r\n"))
        let recipe = try #require(read.recipes.first)
        #expect(recipe.title == "Corn Cakes")
        #expect(recipe.categories == ["breads", "side dish"])
        #expect(recipe.yield == RecipeYield(text: "4 servings", amount: 4))
        #expect(recipe.ingredientGroups.map(\.title) == [nil, "TOPPING"])
        #expect(Set(recipe.ingredients.map(\.name)).isSuperset(of: ["Corn meal", "Salt", "Honey"]))
        #expect(recipe.ingredients.contains { $0.text == "1 tbsp Honey" })
        // Each column is read to its end before what is beside it, and both before the next group.
        #expect(
            recipe.ingredientGroups.map { $0.items.map(\.name) }
                == [["Corn meal", "Milk", "Salt", "Eggs"], ["Honey"]]
        )
        #expect(recipe.steps == ["Mix it all. Let it rest.", "Bake."])
        #expect(read.faults.map(\.fault) == [.malformed(.mealmaster)])
    }

    @Test func aHeadingOfMealMasterEndsTheStepBeforeIt() {
        let entry = """
            Title: Cakes

                  2 c  Corn meal

            Mix it.
            MMMMM-------------------TOPPING---------------------
            Melt it.
            """
        #expect(
            MealMasterEntry(Array(entry.utf8)).recipe?.steps == ["Mix it.", "TOPPING:", "Melt it."]
        )
    }

    @Test func oldLettersAreRead() {
        let bytes: [UInt8] = [0x43, 0x72, 0x8A, 0x6D, 0x65]
        #expect(CodePage437.text(bytes[...]) == "Crème")
        #expect(CodePage437.text(Array("Crème".utf8)[...]) == "Crème")
    }

    @Test func cooklangIsRead() throws {
        let read = try ReadFile(
            """
            ---
            title: Leek pie
            servings: 4
            prep time: 15 min
            tags: [winter, "pie"]
            source: https://kitchen.example/pie
            ---

            -- Only for the cook.
            Crust: @flour{200%g}, @cold butter{100%g}(in cubes)

            Fry @leeks{3} and @salt in the #large pan{} for ~{10%minutes}. [- not
            this -] Add @salt again.

            = Baking =
            > Best on the day.

            Bake \\@ home.
            """,
            named: "x/pie.cook"
        )
        let recipe = try #require(read.recipes.first)
        #expect(recipe.title == "Leek pie")
        #expect(recipe.times.preparation == 15)
        #expect(recipe.keywords == ["winter", "pie"])
        #expect(recipe.ingredientGroups.map(\.title) == [nil, "Crust"])
        #expect(
            recipe.ingredients.map(\.text) == [
                "3 leeks", "salt", "200 g flour", "100 g cold butter, in cubes",
            ]
        )
        #expect(recipe.stepGroups.map(\.title) == [nil, "Baking"])
        #expect(
            recipe.steps.first
                == "Fry leeks and salt in the large pan for 10 minutes.  Add salt again.".replacing(
                    "  ",
                    with: " "
                )
        )
        #expect(recipe.steps.last == "Bake @ home.")
        #expect(recipe.notes == ["Best on the day."])
    }

    @Test func theLastWordOfCooklangCounts() throws {
        let head = "---\ntitle: A\ntitle: B\nlocale: de_AT\nservings: 2\n---\n"
        let read = try ReadFile("\(head)Boil @water.", named: "x.cook").recipes.first
        #expect(read?.title == "B")
        #expect(read?.language == "de-AT")
        let later = try ReadFile("\(head)>> title: C\n\nBoil @water.", named: "x.cook")
        #expect(later.recipes.first?.title == "C")
    }

    @Test func cooklangWithoutATitleHasItsFiles() throws {
        let read = try ReadFile("Boil @water{1%l} and @tea.", named: "recipes/Strong tea.cook")
        #expect(read.recipes.first?.title == "Strong tea")
        #expect(read.recipes.first?.ingredients.map(\.text) == ["1 l water", "tea"])
    }

    @Test func aFileNameIsReadAsWords() throws {
        let read = try ReadFile("Boil @eggs{2%items} in @water{1%l}.", named: "box/soft-eggs.cook")
        #expect(read.recipes.first?.title == "Soft eggs")
        // The braces say what the food is, whatever the unit.
        #expect(read.recipes.first?.ingredients.map(\.name) == ["eggs", "water"])
    }

    @Test func planToEatIsRead() throws {
        let read = try ReadFile(
            """
            Title,Course,Cuisine,Description,Url,Prep Time,Cook Time,Total Time,Servings,Ingredients,Directions,Tags
            Bean pie,Main Course,Greek,Warm.,https://kitchen.example/p,5,75,80,7,"2 cups beans
            , For the crust
            100 g flour
            ","Mix.
            Bake.","Cheap, Quick"
            Only a title,,,,,,,,,,,
            """
        )
        let recipe = try #require(read.recipes.first)
        #expect(recipe.ingredientGroups.map(\.title) == [nil, "For the crust"])
        #expect(recipe.ingredients.map(\.name) == ["beans", "flour"])
        #expect(recipe.steps == ["Mix.", "Bake."])
        #expect(recipe.times == CookingTimes(preparation: 5, cooking: 75, total: 80))
        #expect(recipe.yield == RecipeYield(text: "7 servings", amount: 7))
        #expect(recipe.categories == ["main course"] && recipe.cuisines == ["greek"])
        #expect(recipe.keywords == ["Cheap", "Quick"])
        #expect(read.faults.map(\.fault) == [.empty])
    }

    @Test func otherColumnsOfATableAreRead() throws {
        let read = try ReadFile(
            """
            Title,Category,Servings,Link,Ingredients,Directions
            Pie,Main,4-6 people,kitchen.example/p,1 leek,Bake.
            Tart,,,,1 onion,
            """
        )
        #expect(read.recipes.map(\.title) == ["Pie", "Tart"])
        #expect(read.recipes.map(\.categories) == [["main"], []])
        #expect(read.recipes.map(\.yield) == [RecipeYield(text: "4-6 people", amount: 4), nil])
        #expect(read.recipes.map(\.link?.text) == ["http://kitchen.example/p", nil])
        #expect(read.recipes.map(\.steps) == [["Bake."], []])
        #expect(read.faults.isEmpty)
    }

    /// Some programs begin a table with a mark of the byte order.
    @Test(arguments: ["", "\u{FEFF}"])
    func theFirstColumnMayBeTheTitle(mark: String) throws {
        let head = "\(mark)Title,Servings,Ingredients,Directions\r\n"
        let read = try ReadFile("\(head)Pie,1,1 leek,Bake.\r\n")
        #expect(read.recipes.map(\.title) == ["Pie"])
        #expect(read.recipes.map(\.yield) == [RecipeYield(text: "1 serving", amount: 1)])
        #expect(read.faults.isEmpty)
    }

    @Test func aFileThatIsTooLongIsToldSo() throws {
        let long = [UInt8](repeating: 0x61, count: RecipeFileReader.entryLimit + 1)
        let read = try ReadFile(long, named: "x.cook")
        #expect(read.recipes.isEmpty)
        #expect(read.faults.map(\.fault) == [.tooLong])
        #expect(read.faults.map(\.place) == [EntryPlace(file: "x.cook")])
    }

    @Test func whatIsExportedAsCooklangComesBack() throws {
        var generator = RecipeGenerator(seed: 11)
        for _ in 0..<60 {
            let recipe = generator.recipe().cleaned
            let text = RecipeFileWriter().text(of: [RecipeDocument(recipe: recipe)], as: .cooklang)
            let read = try #require(try ReadFile(text, named: "x.cook").recipes.first)
            #expect(read.title == recipe.title)
            #expect(read.ingredients.count == recipe.ingredients.count, "\(text)")
            #expect(read.steps.count == recipe.steps.count, "\(text)")
            #expect(read.link == recipe.link)
        }
    }

    @Test func recipeNLGIsRead() throws {
        let read = try ReadFile(
            """
            ,title,ingredients,directions,link,source,NER
            0,"No-Bake, Bars","[""1 c. sugar"", ""2 tbsp. milk \\u00b0""]","[""Mix."", ""Chill.""]",www.kitchen.example/0,Gathered,"[""sugar"", ""milk""]"
            1,Broken,"[""1 c.","[]",x,Gathered,"[]"
            2,Two
            lines,[],[],,,

            """
        )
        let recipe = try #require(read.recipes.first)
        #expect(recipe.title == "No-Bake, Bars")
        #expect(recipe.ingredients.map(\.text) == ["1 c. sugar", "2 tbsp. milk °"])
        #expect(recipe.ingredients.map(\.name) == ["sugar", "milk"])
        #expect(recipe.link?.text == "http://www.kitchen.example/0")
        #expect(read.recipes.count == 1)
        #expect(
            read.faults.map(\.fault) == [.malformed(.recipenlg), .malformed(.recipenlg), .noTitle]
        )
        #expect(recipe.author == nil)
        #expect(read.faults.first?.place.line == 3)
    }

    @Test func aQuoteThatNothingClosesTakesNoMoreThanOneEntry() throws {
        let row = "0,Soup,\"[\"\"1 leek\"\"]\",\"[\"\"Boil.\"\"]\",,,\n"
        let long = [UInt8](repeating: 0x61, count: RecipeFileReader.entryLimit + 9)
        let head = ",title,ingredients,directions,link,source,NER\n" + row + "\""
        let read = try ReadFile(Array(head.utf8) + long + Array(("\n" + row).utf8), as: .recipenlg)
        #expect(read.recipes.map(\.title) == ["Soup", "Soup"])
        #expect(read.faults.map(\.fault) == [.tooLong])
    }

    @Test(arguments: ["\"[\"\"leek\"\"]", "\"", "\"[\"\"leek\"\"]\n\n"])
    func aTableThatEndsInsideAQuoteIsToldSo(_ end: String) throws {
        let head = ",title,ingredients,directions,link,source,NER\n"
        let row = "0,Soup,\"[\"\"1 leek\"\"]\",\"[\"\"Boil.\"\"]\",,,"
        let read = try ReadFile("\(head)\(row)[]\n\(row)\(end)")
        #expect(read.recipes.map(\.title) == ["Soup"])
        #expect(read.faults.map(\.fault) == [.malformed(.recipenlg)])
        #expect(read.faults.first?.place.line == 3)
    }

    @Test func aPageIsRead() throws {
        let read = try ReadFile(
            """
            <!doctype html><html><head><title>Toast</title><script type="application/ld+json">
            {"@type":"Recipe","name":"Toast","recipeIngredient":["1 slice bread"],"recipeInstructions":"Toast it."}
            </script></head><body></body></html>
            """
        )
        #expect(read.recipes.map(\.title) == ["Toast"])
        #expect(try ReadFile("<html><body>No recipe here.</body></html>").recipes.isEmpty)
    }
}
