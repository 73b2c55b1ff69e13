import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeFormats

/// JSON of many programs, in lines, lists and alone.
struct JSONReadingTests {
    @Test func linesAreReadOneByOne() throws {
        let read = try ReadFile(
            """
            {"title":"Leek soup","ingredients":["2 leeks","salt"],"directions":["Cook."],"NER":["leeks","salt"],"link":"www.kitchen.example/1","category":"Soup"}
            {"title":"Broken","ingredients":["2 leeks"

            {"title":"","ingredients":["x"]}
            {"title":"Nothing in it"}
            {"title":"Rice","ingredients":["200 g rice"],"steps":["Boil."]}
            """
        )
        #expect(read.recipes.map(\.title) == ["Leek soup", "Rice"])
        let soup = read.recipes[0]
        #expect(soup.ingredients.map(\.name) == ["leeks", "salt"])
        #expect(soup.link?.text == "http://www.kitchen.example/1")
        #expect(soup.categories == ["soup"])
        #expect(soup.steps == ["Cook."])
        #expect(read.recipes[1].ingredients.first?.name == "rice")
        #expect(read.faults.map(\.fault) == [.malformed(.json), .malformed(.json), .empty])
        #expect(read.faults.map(\.place.line) == [2, 4, 5])
    }

    @Test(arguments: [
        "[%, %]", "{\"v\":1,\"recipes\":[%,\n %]}", "{\"a\":[1],\"recipes\" : [ % , % ], \"z\":{}}",
    ])
    func listsAreCut(form: String) throws {
        let one = #"{"title":"A, {b} [c] \" ","ingredients":["x"],"steps":["[y]"]}"#
        let read = try ReadFile(form.replacing("%", with: one))
        #expect(read.recipes.map(\.title) == ["A, {b} [c] \"", "A, {b} [c] \""])
        #expect(read.faults.isEmpty)
    }

    @Test func aTextInAListIsOneEntryWhateverIsInIt() throws {
        let read = try ReadFile(#"["a, b]",{"title":"A","ingredients":["x"]}]"#)
        #expect(read.recipes.map(\.title) == ["A"])
        #expect(read.faults.map(\.fault) == [.malformed(.json)])
    }

    /// A line may be a list of one.
    @Test func aListInALineIsItsOnlyElement() throws {
        let pie = #"{"title":"Pie","ingredients":["x"]}"#
        let read = try ReadFile("\(pie)\n[\(pie)]\n[\(pie),\(pie)]\n[]\n")
        #expect(read.recipes.map(\.title) == ["Pie", "Pie"])
        #expect(read.faults.map(\.fault) == [.malformed(.json), .malformed(.json)])
        #expect(read.faults.map(\.place.line) == [3, 4])
    }

    /// A file is read piece by piece, and a line that has parts in two of them is whole.
    @Test func linesThatAreInTwoPiecesAreWhole() throws {
        let note = String(repeating: "a", count: 700_000)
        let lines = ["A", "B", "C", "D"].map {
            #"{"title":"\#($0)","ingredients":["x"],"notes":"\#(note)"}"#
        }
        let read = try ReadFile(lines.joined(separator: "\n"))
        #expect(read.recipes.map(\.title) == ["A", "B", "C", "D"])
        #expect(read.recipes.allSatisfy { $0.notes == [note] })
        #expect(read.faults.isEmpty)
    }

    @Test func anEntryOfAListThatIsTooLongIsToldSo() throws {
        let pie = #"{"title":"Pie","ingredients":["x"]}"#
        let long = [UInt8](repeating: 0x61, count: RecipeFileReader.entryLimit + 1)
        let head = Array("[\(pie),\n[7,\n\"".utf8)
        let read = try ReadFile(head + long + Array("\",\n7],\n\(pie)]".utf8))
        #expect(read.recipes.map(\.title) == ["Pie", "Pie"])
        #expect(read.faults.map(\.fault) == [.tooLong])
        #expect(read.faults.map(\.place.line) == [2])
    }

    @Test(arguments: ["{%}", "[{%}]", "{%}\n{%}"])
    func aMarkOfTheByteOrderIsNoPartOfTheText(form: String) throws {
        let members = #""title":"Pie","ingredients":["x"]"#
        let read = try ReadFile("\u{FEFF}" + form.replacing("%", with: members))
        #expect(Set(read.recipes.map(\.title)) == ["Pie"])
        #expect(read.faults.isEmpty)
    }

    @Test func aListThatEndsTooSoonLosesOne() throws {
        let read = try ReadFile(#"[{"title":"A","ingredients":["x"]},{"title":"B","ingr"#)
        #expect(read.recipes.map(\.title) == ["A"])
        #expect(read.faults.map(\.fault) == [.malformed(.json)])
    }

    @Test func whatIsExportedComesBackWhole() throws {
        var generator = RecipeGenerator(seed: 3)
        for _ in 0..<60 {
            let recipe = generator.recipe().cleaned
            let text = RecipeFileWriter().text(of: [RecipeDocument(recipe: recipe)], as: .json)
            let read = try #require(try ReadFile(text).recipes.first)
            #expect(read.title == recipe.title)
            #expect(read.ingredientGroups.map(\.title) == recipe.ingredientGroups.map(\.title))
            #expect(read.ingredients == recipe.ingredients)
            #expect(read.stepGroups == recipe.stepGroups)
            #expect(read.notes == recipe.notes)
            #expect(read.link == recipe.link)
            #expect(read.yield == recipe.yield)
            #expect(read.times.minutes == recipe.times.minutes)
            #expect(read.keywords == recipe.keywords)
        }
    }

    @Test(
        arguments: [
            CookingTimes(preparation: 15, cooking: 40), CookingTimes(preparation: 15, cooking: 75),
            CookingTimes(preparation: 15, cooking: 48), CookingTimes(cooking: 68),
            CookingTimes(preparation: 15, cooking: 48, total: 90), CookingTimes(total: 68),
            CookingTimes(preparation: 7), CookingTimes(),
        ]
    )
    func whatIsNoStatedTotalComesBackAsNone(_ times: CookingTimes) throws {
        var recipe = Sample.soup
        recipe.times = times
        #expect(try ReadFile(Sample.text(recipe, as: .json)).recipes.first?.times == times)
    }

    @Test(arguments: ["", "\n", "\n{\"title\":\"B\",\"ingredients\":[\"x\"]}"])
    func aLineThatIsTooLongIsToldSo(_ end: String) throws {
        let long = [UInt8](repeating: 0x61, count: RecipeFileReader.entryLimit + (1 << 20))
        let head = "{\"title\":\"A\",\"ingredients\":[\"x\"]}\n{\"title\":\""
        let read = try ReadFile(Array(head.utf8) + long + Array(end.utf8))
        #expect(read.recipes.map(\.title) == (end.count > 1 ? ["A", "B"] : ["A"]))
        #expect(read.faults.map(\.fault) == [.tooLong])
    }

    @Test func schemaOrgIsRead() throws {
        let read = try ReadFile(
            """
            {
              "@context": "https://schema.org", "@graph": [{
                "@type": ["Recipe", "NewsArticle"], "name": "Tea &amp; toast",
                "recipeIngredient": ["1 slice bread", "1 cup tea"],
                "recipeInstructions": [{"@type": "HowToStep", "text": "Toast the bread </b> well."}],
                "totalTime": "PT10M"
              }]
            }
            """
        )
        let recipe = try #require(read.recipes.first)
        #expect(recipe.title == "Tea & toast")
        #expect(recipe.ingredients.count == 2)
        #expect(recipe.times.minutes == 10)
    }

    @Test(arguments: [
        #"{"@type":"Recipe",%}"#, #"{"@graph":[{"@type":"Recipe",%}]}"#,
        #"{"@context":"https://schema.org","mainEntity":{"@type":"Recipe",%}}"#,
    ])
    func eachMarkOfSchemaOrgIsEnough(form: String) throws {
        let members =
            #""name":"Tea &amp; toast","recipeIngredient":["1 cup tea"],"recipeInstructions":["Boil."]"#
        let recipe = try #require(try ReadFile(form.replacing("%", with: members)).recipes.first)
        #expect(recipe.title == "Tea & toast")
        #expect(recipe.ingredients.map(\.text) == ["1 cup tea"])
        #expect(recipe.steps == ["Boil."])
    }

    /// Mealie marks its files as schema.org's, which knows no parts of a line.
    @Test(arguments: [#""@context":"https://schema.org","#, #""@type":"Recipe","#, ""])
    func mealiesPartsOfALineAreReadBeforeTheMarks(marks: String) throws {
        let line = #"{"quantity":250,"unit":{"name":"ml"},"food":{"name":"water"},"note":"warm"}"#
        let recipe = try #require(
            try ReadFile(#"{\#(marks)"name":"Tea","recipeIngredient":[\#(line)]}"#).recipes.first
        )
        #expect(recipe.ingredients == [Ingredient(text: "250 ml water, warm", name: "water")])
    }

    @Test func openRecipesAreRead() throws {
        let read = try ReadFile(
            #"{"_id":{"$oid":"5"},"name":"Scones","ingredients":"2 cups flour\n1 cup milk","url":"https://kitchen.example/s","prepTime":"PT5M","cookTime":"PT1H10M","recipeYield":"12"}"#
                + "\n{}\n"
        )
        let recipe = try #require(read.recipes.first)
        #expect(recipe.ingredients.map(\.name) == ["flour", "milk"])
        #expect(recipe.times == CookingTimes(preparation: 5, cooking: 70))
        #expect(recipe.yield?.amount == 12)
        #expect(read.faults.count == 1)
    }

    @Test func nothingTellsWhatATextIs() throws {
        let read = try ReadFile("Dear diary, today I cooked.")
        #expect(read.faults.map(\.fault) == [.unknownFormat])
    }
}
