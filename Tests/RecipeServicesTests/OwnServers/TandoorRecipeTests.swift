import RecipeCooking
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// How Tandoor's recipes are put together.
struct TandoorRecipeTests {
    private static let words = OwnServerWords(
        markup: MarkupText { $0.replacing("&amp;", with: "&").replacing("<i>", with: "") },
        minutes: { _ in nil }
    )

    private func recipe(_ json: String) throws -> Recipe {
        let base = try #require(WebAddress("http://nas.local"))
        return try #require(
            Recipe(tandoor: try JSONValue.reply(Array(json.utf8)), at: base, Self.words)
        )
    }

    @Test(arguments: [
        Case("nothing said", (1, ""), nil),
        Case("none, and a unit", (0, "bowls"), nil),
        Case("less than none", (-2, ""), nil),
        Case("none", (0, ""), nil),
        Case("one, and a unit", (1, "loaf"), "1 loaf"),
        Case("a number", (4, ""), "4 servings"),
        Case("a unit", (12, "muffins"), "12 muffins"),
        Case("the number again", (4, "4 bowls"), "4 bowls"),
        Case("another number", (6, "1 pie"), "1 pie"),
        Case("a phrase", (1, "as many as you like"), "as many as you like"),
    ])
    func aYieldIsSaidOnce(_ yield: Case<(Int, String), String?>) throws {
        let (count, word) = yield.input
        let json = #"{"id":1,"name":"A","servings":\#(count),"servings_text":"\#(word)"}"#
        let read = try recipe(json).yield
        #expect(read?.text == yield.expected)
        #expect(read == nil || read?.amount == Double(count))
    }

    private func line(_ food: String?, _ amount: Double, _ unit: String?, note: String = "")
        -> String
    {
        let name = { (text: String?) in text.map { #"{"name":"\#($0)"}"# } ?? "null" }
        return """
            {"food":\(name(food)),"unit":\(name(unit)),"amount":\(amount),"note":"\(note)"}
            """
    }

    private func steps(_ steps: [(name: String, lines: [String])]) -> String {
        let texts = steps.enumerated().map { place, step in
            """
            {"name":"\(step.name)","instruction":"Do it.","order":\(place),
            "ingredients":[\(step.lines.joined(separator: ","))]}
            """
        }
        return #"{"id":1,"name":"A","steps":[\#(texts.joined(separator: ","))]}"#
    }

    @Test func aLineIsPutTogetherFromItsParts() throws {
        let recipe = try recipe(
            steps([
                (
                    "",
                    [
                        line("oil", 0.333, "cup"), line("flour", 2.75, "cup", note: "sifted"),
                        line("sugar", 0, "cup"), line(nil, 1, "cup", note: "of something"),
                        line(nil, 0, nil), line("R&amp;B <i>sauce", 1, nil),
                    ]
                )
            ])
        )
        #expect(
            recipe.ingredients.map(\.text) == [
                "1/3 cup oil", "2 3/4 cup flour, sifted", "sugar", "1 cup of something",
                "1 R&B sauce",
            ]
        )
    }

    @Test func stepsKeepTheirOwnIngredients() throws {
        let text =
            #"{"id":1,"name":"A","steps":["#
            + [
                (2, "Roast.", [line("pepper", 1, nil)]), (0, "Mix.", [line("flour", 2, "cup")]),
                (1, " ", [line("salt", 0, nil), line(nil, 0, nil)]),
            ].map { order, words, lines in
                #"{"order":\#(order),"instruction":"\#(words)","ingredients":["#
                    + lines.joined(separator: ",") + "]}"
            }.joined(separator: ",") + "]}"
        let recipe = try recipe(text)
        #expect(recipe.steps == ["Mix.", "Roast."])
        // A step of ingredients alone is for the next one.
        #expect(
            recipe.ingredientsOfSteps?.map { $0.map(\.text) } == [
                ["2 cup flour"], ["salt", "1 pepper"],
            ]
        )
        let guide = try #require(Guide(recipe))
        #expect(
            guide.steps.map { $0.ingredients.map(\.name) } == [["flour"], ["salt", "pepper"]]
        )
    }

    @Test func ingredientsBehindTheLastTextAreOfTheLastStep() throws {
        let recipe = try recipe(
            #"""
            {"id":1,"name":"A","steps":[
            {"order":0,"instruction":"Mix.","ingredients":[\#(line("flour", 2, "cup"))]},
            {"order":1,"instruction":"Bake.","ingredients":[\#(line("egg", 1, nil))]},
            {"order":2,"instruction":"","ingredients":[\#(line("salt", 0, nil))]}]}
            """#
        )
        #expect(
            recipe.ingredientsOfSteps?.map { $0.map(\.text) } == [
                ["2 cup flour"], ["1 egg", "salt"],
            ]
        )
    }

    /// What has no text goes to the last that has one, also behind sections.
    @Test func ingredientsBehindSectionsAreOfTheLastStep() throws {
        let recipe = try recipe(
            #"""
            {"id":1,"name":"A","steps":[
            {"name":"Bowl","order":0,"instruction":"Mix.",
            "ingredients":[\#(line("flour", 2, "cup"))]},
            {"name":"Pan","order":1,"instruction":"Bake.","ingredients":[\#(line("egg", 1, nil))]},
            {"order":2,"instruction":"","ingredients":[\#(line("salt", 0, nil))]}]}
            """#
        )
        #expect(recipe.stepGroups.map(\.title) == ["Bowl", "Pan"])
        #expect(
            recipe.ingredientsOfSteps?.map { $0.map(\.text) } == [
                ["2 cup flour"], ["1 egg", "salt"],
            ]
        )
    }

    @Test func stepsOfOneNameAreOneGroup() throws {
        let egg = line("egg", 1, nil)
        let recipe = try recipe(
            steps([("Bowl", [egg]), ("Pan", [egg]), ("Pan", [egg]), ("Bowl", [egg])])
        )
        #expect(recipe.ingredientGroups.map(\.title) == ["Bowl", "Pan", "Bowl"])
        #expect(recipe.ingredientGroups.map(\.items.count) == [1, 2, 1])
        #expect(recipe.stepGroups.map(\.title) == ["Bowl", "Pan", "Bowl"])
        #expect(recipe.stepGroups.map(\.items.count) == [1, 2, 1])
    }

    @Test func ingredientsOfTheFirstStepAloneAreForAll() throws {
        let recipe = try recipe(
            steps([("", [line("egg", 1, nil), line("oil", 0, nil)]), ("", [])])
        )
        #expect(recipe.ingredientsOfSteps == nil)
    }

    @Test func aHeadingHoldsUpToTheNextAndStepsNamesOnlyWithoutOne() throws {
        let header = #"{"is_header":true,"note":"Filling:","food":null,"no_amount":true}"#
        let egg = line("egg", 1, nil)
        let headed = try recipe(steps([("Bowl", [header, egg]), ("", [egg]), ("Pan", [egg])]))
        #expect(headed.ingredientGroups.map(\.title) == ["Filling"])
        #expect(headed.ingredients.count == 3)
        let named = try recipe(steps([("Bowl", [egg]), ("Pan", [egg])]))
        #expect(named.ingredientGroups.map(\.title) == ["Bowl", "Pan"])
    }

    @Test func everyFieldIsRead() throws {
        let recipe = try recipe(
            #"""
            {"id":7,"name":"Pie &amp; more","source_url":"https://k.example/a","working_time":5,
            "waiting_time":10.5,"rating":4,"description":"Good.",
            "keywords":[{"name":"Italian"},{"label":"Vegan"},{"name":"quick"},{}],"steps":[],
            "nutrition":{"calories":200.5,"carbohydrates":0,"proteins":3,"fats":4}}
            """#
        )
        #expect(recipe.id == RecipeID(service: .tandoor, key: "7"))
        #expect(recipe.title == "Pie & more")
        #expect(recipe.link?.text == "https://k.example/a")
        #expect(recipe.times == CookingTimes(preparation: 5, cooking: 10))
        #expect(recipe.keywords == ["Italian", "Vegan", "quick"])
        #expect(recipe.cuisines == ["italian"] && recipe.categories == ["vegan", "quick"])
        #expect(recipe.rating == Rating(value: 4) && recipe.notes == ["Good."])
        #expect(
            recipe.nutrition == [
                NutritionFact(name: "calories", amount: "200.5 kcal"),
                NutritionFact(name: "protein", amount: "3 g"),
                NutritionFact(name: "fat", amount: "4 g"),
            ]
        )
        let short = try self.recipe(#"{"id":7,"name":"A","description":"Good.","rating":0}"#)
        #expect(short.notes.isEmpty && short.rating == nil && short.times == CookingTimes())
        let least = try self.recipe(
            #"{"id":7,"name":"A","rating":1,"steps":[],"nutrition":{"proteins":1}}"#
        )
        #expect(least.rating == Rating(value: 1))
        #expect(least.nutrition == [NutritionFact(name: "protein", amount: "1 g")])
    }

    @Test(
        arguments: [
            ("0", nil), ("0.9", nil), ("1", 1), ("43200", 43_200), ("43201", nil), ("-5", nil),
        ] as [(String, Int?)]
    )
    func minutesUpToThirtyDaysAreKnown(_ sent: String, _ minutes: Int?) throws {
        let read = try recipe(#"{"id":1,"name":"A","working_time":\#(sent)}"#)
        #expect(read.times.preparation == minutes)
    }

    /// Its own store is asked at the address that the cook gave; other stores' are signed.
    @Test(arguments: [
        ("/media/recipes/a.png", "http://nas.local/media/recipes/a.png"),
        ("http://inside:8080/media/recipes/a.png", "http://nas.local/media/recipes/a.png"),
        (
            "https://s3.example/media/recipes/a.png?sign=1",
            "https://s3.example/media/recipes/a.png?sign=1"
        ),
        ("https://nas.local/other/a.png?x=1", "http://nas.local/other/a.png?x=1"),
        ("https://s3.example/other/a.png", "https://s3.example/other/a.png"), ("none", nil),
    ])
    func aPictureIsAskedForWhereItIs(_ sent: String, _ address: String?) throws {
        let read = try recipe(#"{"id":1,"name":"A","image":"\#(sent)"}"#)
        #expect(read.picture?.text == address)
    }

    /// Templates in a step's text are filled in; what cannot be is left as it was typed.
    @Test(arguments: [
        ("Mix {{ ingredients[0] }} in.", "Mix 2 cups flour in."),
        ("Add {{ingredients[1]}}.", "Add 1 egg."),
        ("Add {{ ingredients[2] }}.", "Add {{ ingredients[2] }}."),
        ("Add {{ ingredients[-1] }}.", "Add {{ ingredients[-1] }}."),
        ("Use {{ scale(1.5) }} l.", "Use 1.5 l."), ("Use {{ scale( 2 ) }}.", "Use 2."),
        ("Use {{ scale(x) }}.", "Use {{ scale(x) }}."), ("Use {{ other }}.", "Use {{ other }}."),
        ("Half {{ open", "Half {{ open"), ("{{ scale(1) }}{{ scale(2) }}", "12"),
    ])
    func templatesAreFilledIn(_ typed: String, _ text: String) throws {
        let recipe = try recipe(
            #"""
            {"id":1,"name":"A","steps":[{"instruction":"\#(typed)","ingredients":[
            {"food":{"name":"flour"},"unit":{"name":"cup","plural_name":"cups"},"amount":2,
            "note":"sifted"},{"food":{"name":"egg","plural_name":"eggs"},"amount":1}]}]}
            """#
        )
        #expect(recipe.steps == [text])
    }

    @Test(arguments: [
        (#"{"food":{"name":"egg","plural_name":"eggs"},"amount":3}"#, "3 eggs", "egg"),
        (#"{"food":{"name":"egg","plural_name":"eggs"},"amount":1}"#, "1 egg", "egg"),
        (#"{"food":{"name":"egg","plural_name":"eggs"},"amount":0}"#, "egg", "egg"),
        (
            #"{"food":{"name":"leek","plural_name":"leeks"},"unit":{"name":"kg"},"amount":2}"#,
            "2 kg leek", "leek"
        ),
        (
            #"{"food":{"name":"salt"},"unit":{"name":"pinch"},"amount":0,"no_amount":true}"#,
            "pinch salt", "salt"
        ),
        (#"{"food":{"name":"salt"},"amount":2,"no_amount":true}"#, "salt", "salt"),
        (#"{"food":null,"note":"a bay leaf","amount":0}"#, "a bay leaf", "a bay leaf"),
    ])
    func aLineSaysOneOrMany(_ entry: String, _ text: String, _ name: String) throws {
        let recipe = try recipe(
            #"{"id":1,"name":"A","steps":[{"instruction":"Mix.","ingredients":[\#(entry)]}]}"#
        )
        #expect(recipe.ingredients == [Ingredient(text: text, name: name)])
    }

    /// A recipe inside another brings its steps along, three deep.
    @Test(arguments: [(3, 4), (4, 4), (6, 4)])
    func recipesInsideRecipesAreReadThreeDeep(_ depth: Int, _ steps: Int) throws {
        var inner = #"{"instruction":"Step \#(depth)."}"#
        for level in (0..<depth).reversed() {
            inner = """
                {"instruction":"Step \(level).",
                "step_recipe_data":{"name":"Inner \(level)","steps":[\(inner)]}}
                """
        }
        let recipe = try recipe(#"{"id":1,"name":"A","steps":[\#(inner)]}"#)
        #expect(recipe.steps == (0..<steps).map { "Step \($0)." })
        #expect(recipe.stepGroups.map(\.title).prefix(2) == [nil, "Inner 0"])
    }
}
