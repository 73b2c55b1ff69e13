import RecipeModel
import Testing

@testable import RecipeFormats

/// The members that each program writes, one by one, with all their names.
struct ProgramJSONTests {
    private func read(_ json: String) throws -> Recipe {
        try #require(try ReadFile(json, as: .json).recipes.first, "\(json)")
    }

    private func plain(_ members: String) throws -> Recipe {
        try read(#"{"title":"A","ingredients":["x"],\#(members)}"#)
    }

    @Test(arguments: ["url", "link", "source_url", "sourceUrl"])
    func aLink(name: String) throws {
        #expect(try plain(#""\#(name)":"https://a.example/1""#).link?.text == "https://a.example/1")
        #expect(try plain(#""\#(name)":"www.a.example/1""#).link?.text == "http://www.a.example/1")
        #expect(try plain(#""\#(name)":"file:///x""#).link == nil)
        #expect(try plain(#""\#(name)":7"#).link == nil)
    }

    @Test(arguments: ["picture", "image", "image_url", "picture_link"])
    func aPicture(name: String) throws {
        #expect(
            try plain(#""\#(name)":"https://a.example/1""#).picture?.text == "https://a.example/1"
        )
    }

    @Test func otherFacts() throws {
        let recipe = try plain(
            #"""
            "video":"https://a.example/v","author":"Ann","site":"Kitchen","language":"de",
            "rating":{"value":3.5,"best":6,"count":9},"keywords":["k"],
            "nutrition":[{"name":"fat","amount":3},{"name":"salt"},{"amount":"1"}],"coverage":{"used":[]}
            """#
        )
        #expect(recipe.video?.text == "https://a.example/v")
        #expect([recipe.author, recipe.site, recipe.language] == ["Ann", "Kitchen", "de"])
        #expect(recipe.rating == Rating(value: 3.5, best: 6, count: 9))
        #expect(recipe.keywords == ["k"])
        #expect(recipe.nutrition == [NutritionFact(name: "fat", amount: "3")])
        #expect(recipe.coverage == nil)
        #expect(try plain(#""creator":"Ben""#).author == "Ben")
        #expect(try plain(#""author":"","creator":"Ben""#).author == "Ben")
        #expect(try plain(#""rating":{"value":3}"#).rating == Rating(value: 3, best: 5))
        #expect(try plain(#""rating":{"best":3}"#).rating == nil)
        #expect(try plain(#""rating":4"#).rating == nil)
        #expect(try read(#"{"name":"B","ingredients":"x\n\ny"}"#).title == "B")
        #expect(
            try read(#"{"name":"B","ingredients":"x\r\n\r\ny"}"#).ingredients.map(\.text) == [
                "x", "y",
            ]
        )
        #expect(try read(#"{"title":"","name":"B","ingredients":["x"]}"#).title == "B")
        #expect(try read(#"{"recipe":{"title":"C","ingredients":["x"]}}"#).title == "C")
        #expect(try read(#"{"recipe":"D","title":"C","ingredients":["x"]}"#).title == "C")
        #expect(try read(#"{"title":"A","steps":["Boil."]}"#).steps == ["Boil."])
    }

    @Test(arguments: [
        (#""cuisine":["Greek","Thai"]"#, ["greek", "thai"], []),
        (#""cuisines":"Greek""#, ["greek"], []),
        (#""category":"Soup""#, [], ["soup"]), (#""categories":["Soup"]"#, [], ["soup"]),
        (#""recipeCategory":["Soup",5]"#, [], ["soup", "5"]), (#""category":"""#, [], []),
        (#""category":"","categories":["Soup"]"#, [], ["soup"]),
    ])
    func kinds(members: String, cuisines: [String], categories: [String]) throws {
        let recipe = try plain(members)
        #expect(recipe.cuisines == cuisines)
        #expect(recipe.categories == categories)
    }

    @Test(arguments: [
        (#""servings":4"#, RecipeYield(text: "4 servings", amount: 4)),
        (#""servings":"4""#, RecipeYield(text: "4 servings", amount: 4)),
        (#""servings":1"#, RecipeYield(text: "1 serving", amount: 1)),
        (#""servings":"1""#, RecipeYield(text: "1 serving", amount: 1)),
        (#""servings":"inf""#, RecipeYield(text: "inf", amount: nil)),
        (#""servings":"4-6 people""#, RecipeYield(text: "4-6 people", amount: 4)),
        (#""servings":"many""#, RecipeYield(text: "many", amount: nil)),
        (#""yield":"12 buns","servings":6"#, RecipeYield(text: "12 buns", amount: 6)),
        (#""yield":"12 buns""#, RecipeYield(text: "12 buns", amount: 12)),
        (#""recipeYield":"Makes 2.5 l""#, RecipeYield(text: "Makes 2.5 l", amount: 2.5)),
        (#""yield":"""#, nil),
    ])
    func howMuch(members: String, yield: RecipeYield?) throws {
        #expect(try plain(members).yield == yield)
    }

    @Test(arguments: [
        (
            #""prepMinutes":5,"cookMinutes":"7","minutes":30"#,
            CookingTimes(preparation: 5, cooking: 7, total: 30)
        ),
        (
            #""prepTime":"PT5M","cookTime":"7 min","totalTime":"1 h""#,
            CookingTimes(preparation: 5, cooking: 7, total: 60)
        ),
        (#""prepMinutes":0,"cookMinutes":-1"#, CookingTimes()),
        (#""prepMinutes":1,"cookMinutes":1"#, CookingTimes(preparation: 1, cooking: 1)),
        (#""prepMinutes":"soon","prepTime":9"#, CookingTimes(preparation: 9)),
        (
            #""prepMinutes":"9223372036854775807","cookMinutes":5256001,"minutes":5256000"#,
            CookingTimes(total: 5_256_000)
        ),
        (
            #""prepMinutes":5,"cookMinutes":7,"minutes":12"#,
            CookingTimes(preparation: 5, cooking: 7)
        ),
        (
            #""totalTime":"12 min","prepTime":"5 min","cookTime":"7 min""#,
            CookingTimes(preparation: 5, cooking: 7, total: 12)
        ),
    ])
    func howLong(members: String, times: CookingTimes) throws {
        #expect(try plain(members).times == times)
    }

    @Test(arguments: ["steps", "directions", "instructions"])
    func steps(name: String) throws {
        #expect(try plain(#""\#(name)":["One.","Two."]"#).steps == ["One.", "Two."])
        #expect(try plain(#""\#(name)":"One.\nTwo.""#).steps == ["One.", "Two."])
        #expect(try plain(#""steps":[],"\#(name)":["One."]"#).steps == ["One."])
        #expect(try plain(#""stepGroups":[],"\#(name)":["One."]"#).steps == ["One."])
        #expect(try plain(#""\#(name)":[1]"#).stepGroups.isEmpty)
    }

    @Test(arguments: ["recipeNotes", "notes"])
    func notes(name: String) throws {
        #expect(try plain(#""\#(name)":["n"]"#).notes == ["n"])
        #expect(try plain(#""\#(name)":"n""#).notes == ["n"])
    }

    /// Names are only of lines where there are as many.
    @Test(arguments: [
        (#""ingredients":["2 leeks","salt"],"NER":["leek","salz"]"#, ["leek", "salz"]),
        (#""ingredients":["2 leeks","salt"],"NER":["leek"]"#, ["leeks", "salt"]),
        (#""ingredients":["2 leeks","salt"],"NER":["","salz"]"#, ["leeks", "salz"]),
        (#""ingredientGroups":[{"title":"G","items":["2 leeks"],"names":["leek"]}]"#, ["leek"]),
        (#""ingredientGroups":[],"ingredients":["2 leeks"]"#, ["leeks"]),
    ])
    func names(members: String, names: [String]) throws {
        #expect(try read(#"{"title":"A",\#(members)}"#).ingredients.map(\.name) == names)
    }

    private static let pie = #"{"title":"Pie","ingredients":["x"]}"#

    @Test(arguments: [
        ("{}", EntryFault.malformed(.json)), ("7", .malformed(.json)), ("\"x\"", .malformed(.json)),
        (#"{"title":"A"}"#, .empty), (#"{"title":" ","ingredients":["x"]}"#, .noTitle),
        (#"{"title":"A","ingredients":[" "],"steps":[" "]}"#, .empty), ("{", .malformed(.json)),
    ])
    func whatIsNoRecipe(json: String, fault: EntryFault) throws {
        let read = try ReadFile(json, as: .json)
        #expect(read.recipes.isEmpty)
        #expect(read.faults.map(\.fault) == [fault])
    }

    @Test func faultsHaveTheirNames() {
        let faults: [EntryFault] = [
            .malformed(.cooklang), .tooLong, .noTitle, .empty, .unknownFormat, .unreadable(code: 2),
        ]
        #expect(
            faults.map(\.name) == [
                "malformed-cook", "too-long", "no-title", "no-ingredients-and-steps",
                "unknown-format",
                "unreadable",
            ]
        )
    }

    @Test func paprikasMembers() throws {
        let recipe = try read(
            #"""
            {"name":"Pie","source_url":"https://a.example/1","image_url":"https://a.example/p","source":"Ann",
             "servings":"Serves 6","prep_time":"10 min","cook_time":"1 hr","total_time":"90","rating":4,
             "ingredients":"2 leeks\n\nTop:\nsalt\nEmpty:","directions":"Cut.\nOven:\nBake.",
             "description":"Nice.","notes":"Keeps.\nFreezes.","categories":["Main","Pie"],
             "nutritional_info":"Fat: 3 g\nnothing\nSalt:1 g"}
            """#
        )
        #expect(recipe.link?.text == "https://a.example/1")
        #expect(recipe.picture?.text == "https://a.example/p")
        #expect(recipe.author == "Ann")
        #expect(recipe.yield == RecipeYield(text: "Serves 6", amount: 6))
        #expect(recipe.times == CookingTimes(preparation: 10, cooking: 60, total: 90))
        #expect(recipe.rating == Rating(value: 4))
        #expect(recipe.ingredientGroups.map(\.title) == [nil, "Top"])
        #expect(recipe.ingredients.map(\.name) == ["leeks", "salt"])
        #expect(
            recipe.stepGroups == [
                StepGroup(items: ["Cut."]), StepGroup(title: "Oven", items: ["Bake."]),
            ]
        )
        #expect(recipe.notes == ["Nice.", "Keeps.", "Freezes."])
        #expect(recipe.categories == ["main", "pie"])
        #expect(
            recipe.nutrition == [
                NutritionFact(name: "Fat", amount: "3 g"),
                NutritionFact(name: "Salt", amount: "1 g"),
            ]
        )
        let bare = try read(
            #"{"name":"Pie","ingredients":"x","directions":"y","rating":0,"source":" "}"#
        )
        #expect(bare.rating == nil && bare.author == nil && bare.yield == nil)
    }

    /// Paprika's are two texts and a name.
    @Test(arguments: [
        #"{"name":"A","ingredients":["x"],"directions":"Boil."}"#,
        #"{"name":"A","ingredients":"x","directions":["Boil."]}"#,
        #"{"title":"A","ingredients":"x","directions":"Boil."}"#,
    ])
    func whatIsNearlyPaprikasIsPlain(json: String) throws {
        let recipe = try read(json)
        #expect(recipe.title == "A" && recipe.steps == ["Boil."])
        #expect(recipe.ingredients.map(\.text) == ["x"])
    }

    @Test(arguments: [
        #"{"name":"Pie","ingredients":"x","directions":"y","rating":%}"#,
        #"{"name":"Pie","recipe_ingredient":[{"note":"x"}],"rating":%}"#,
    ])
    func oneStarIsARatingAndNoneIsNot(form: String) throws {
        #expect(try read(form.replacing("%", with: "1")).rating == Rating(value: 1))
        #expect(try read(form.replacing("%", with: "0")).rating == nil)
    }

    @Test func oneOfSomethingIsSaid() throws {
        let mealie = try read(
            #"""
            {"name":"Pie","recipeIngredient":[{"quantity":1,"food":{"name":"egg"},"note":""},
             {"quantity":0.5,"unit":{"name":"cup"},"food":{"name":"milk"}}]}
            """#
        )
        #expect(mealie.ingredients.map(\.text) == ["1 egg", "0.5 cup milk"])
        let tandoor = try read(
            #"""
            {"name":"Pie","servings":1,"servings_text":"loaf","working_time":1,"steps":[
             {"instruction":"Mix.","ingredients":[{"food":{"name":"egg"},"amount":1},
              {"food":{"name":"milk"},"unit":{"name":"cup"},"amount":0.5}]}]}
            """#
        )
        #expect(tandoor.ingredients.map(\.text) == ["1 egg", "0.5 cup milk"])
        #expect(tandoor.yield == RecipeYield(text: "1 loaf", amount: 1))
        #expect(tandoor.times == CookingTimes(preparation: 1))
        let served = try read(
            #"{"name":"Pie","servings":1,"servings_text":"","steps":[{"instruction":"Mix."}]}"#
        )
        #expect(served.yield == RecipeYield(text: "1 serving", amount: 1))
        let none = try read(
            #"{"name":"Pie","servings":0,"servings_text":"pies","steps":[{"instruction":"Mix."}]}"#
        )
        #expect(none.yield == nil)
    }

    /// A long line that ends with a colon is a step, not a heading.
    @Test(arguments: [(58, true), (59, false)])
    func aHeadingOfStepsIsShort(count: Int, isHeading: Bool) {
        let line = String(repeating: "x", count: count) + ":"
        #expect((TextList.steps("\(line)\nBake.").first?.title != nil) == isHeading)
    }

    @Test(arguments: [
        (
            "recipe_yield", "prep_time", "perform_time", "total_time", "recipe_ingredient",
            "recipe_instructions", "org_url"
        ),
        (
            "recipeYield", "prepTime", "performTime", "totalTime", "recipeIngredient",
            "recipeInstructions", "orgURL"
        ),
        (
            "recipeYield", "prepTime", "cookTime", "totalTime", "recipeIngredient",
            "recipeInstructions", "orgURL"
        ),
    ])
    func mealiesMembers(
        names: (
            yield: String, preparation: String, cooking: String, total: String, foods: String,
            steps: String,
            link: String
        )
    ) throws {
        let recipe = try read(
            #"""
            {"name":"Pie","\#(names.link)":"https://a.example/1","\#(names.yield)":"4 pies",
             "\#(names.preparation)":"5 min","\#(names.cooking)":"6 min","\#(names.total)":"PT20M",
             "\#(names.foods)":[{"title":"","note":"2 leeks"},{"title":"Top","quantity":0,"unit":null,
              "food":{"name":"salt"},"note":""},{"quantity":1.5,"unit":{"name":"cup"},"food":{"name":"milk"},"note":"warm"},
              {"note":"","display":"3 eggs"},{"note":"","display":""},"1 onion"],
             "\#(names.steps)":[{"text":"Cut.\nFry."},{"title":"Oven","text":"Bake."},"Serve."],
             "notes":[{"title":"","text":"Nice."},{"title":"Tip","text":"Cold."},{}],"description":"Old.",
             "recipeCategory":[{"name":"Main"}],"tags":["a",{"name":"b"}],"rating":3,
             "nutrition":{"calories":"200","fat":"","salt":null}}
            """#
        )
        #expect(recipe.link?.text == "https://a.example/1")
        #expect(recipe.yield == RecipeYield(text: "4 pies", amount: 4))
        #expect(recipe.times == CookingTimes(preparation: 5, cooking: 6, total: 20))
        #expect(recipe.ingredientGroups.map(\.title) == [nil, "Top"])
        #expect(
            recipe.ingredients.map(\.text) == [
                "2 leeks", "salt", "1.5 cup milk, warm", "3 eggs", "1 onion",
            ]
        )
        #expect(recipe.ingredients.map(\.name) == ["leeks", "salt", "milk", "eggs", "onion"])
        #expect(
            recipe.stepGroups == [
                StepGroup(items: ["Cut.", "Fry."]),
                StepGroup(title: "Oven", items: ["Bake.", "Serve."]),
            ]
        )
        #expect(recipe.notes == ["Old.", "Nice.", "Tip: Cold."])
        #expect(recipe.categories == ["main"] && recipe.keywords == ["a", "b"])
        #expect(recipe.rating == Rating(value: 3))
        #expect(recipe.nutrition == [NutritionFact(name: "calories", amount: "200")])
    }

    @Test(arguments: ["disable_amount", "disableAmount"])
    func mealiesWholeLines(name: String) throws {
        let recipe = try read(
            #"""
            {"name":"Pie","recipeIngredient":[{"\#(name)":true,"food":{"name":"x"},"quantity":2,"note":"2 leeks"},
             {"\#(name)":false,"food":{"name":"salt"},"unit":"g","quantity":2,"note":""}]}
            """#
        )
        #expect(recipe.ingredients.map(\.text) == ["2 leeks", "2 g salt"])
    }

    @Test func tandoorsMembers() throws {
        let recipe = try read(
            #"""
            {"name":"Pie","source_url":"https://a.example/1","servings":2.5,"servings_text":"","working_time":0,
             "waiting_time":30,"keywords":[{"name":"a"}],"description":"Nice.","steps":[
              {"order":2,"instruction":"Bake.\nServe.","name":"Oven","ingredients":[
               {"order":2,"food":{"name":"salt"},"unit":{"name":"g"},"amount":3,"no_amount":true},
               {"order":1,"is_header":true,"note":"Top"},
               {"order":3,"food":null,"note":"1 onion"},{"order":4,"food":null,"note":""}]},
              {"order":1,"instruction":"Cut.","name":"","ingredients":[
               {"food":{"name":"milk"},"unit":{"name":"ml"},"amount":0,"note":"warm"}]}]}
            """#
        )
        #expect(recipe.link?.text == "https://a.example/1")
        #expect(recipe.yield == RecipeYield(text: "2.5 servings", amount: 2.5))
        #expect(recipe.times == CookingTimes(cooking: 30))
        #expect(recipe.notes == ["Nice."] && recipe.keywords == ["a"])
        #expect(recipe.ingredientGroups.map(\.title) == [nil, "Top"])
        #expect(recipe.ingredients.map(\.text) == ["ml milk, warm", "g salt", "1 onion"])
        #expect(recipe.ingredients.map(\.name) == ["milk", "salt", "onion"])
        #expect(
            recipe.stepGroups == [
                StepGroup(items: ["Cut."]), StepGroup(title: "Oven", items: ["Bake.", "Serve."]),
            ]
        )
    }
}
