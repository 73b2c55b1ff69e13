import RecipeModel
import Testing

@testable import RecipeStore

/// A recipe as the text that a cookbook keeps.
struct RecipeBodyTests {
    private func read(_ text: String) -> Recipe? {
        RecipeBody.recipe(of: Array(text.utf8), key: "n1")
    }

    private func text(of recipe: Recipe) -> String {
        String(decoding: RecipeBody.bytes(of: recipe), as: UTF8.self)
    }

    private func recipe(_ title: String) -> Recipe {
        Recipe(id: RecipeID(service: .cookbook, key: "n1"), title: title)
    }

    @Test func everyFieldComesBack() throws {
        let recipe = try FavoriteContent.sample("a").recipe
        var expected = recipe
        expected.id = RecipeID(service: .cookbook, key: "n1")
        #expect(RecipeBody.recipe(of: RecipeBody.bytes(of: recipe), key: "n1") == expected)
    }

    @Test func whatIsNotKnownIsLeftOut() {
        #expect(text(of: recipe("A")) == #"{"title":"A"}"#)
        #expect(read(#"{"title":"A"}"#) == recipe("A"))
    }

    @Test func membersStandInTheirOrder() {
        var recipe = recipe("A")
        recipe.times = CookingTimes(preparation: 1, cooking: 2, total: 3)
        recipe.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "2 eggs", name: "egg"), Ingredient(text: "salt"),
            ])
        ]
        recipe.stepGroups = [StepGroup(title: "End", items: ["Mix.", "Bake."])]
        recipe.notes = ["b", "a"]
        #expect(
            text(of: recipe)
                == #"{"title":"A","preparationMinutes":1,"cookingMinutes":2,"totalMinutes":3,"#
                + #""ingredientGroups":[{"items":[{"text":"2 eggs","name":"egg"},{"text":"salt"}]}],"#
                + #""stepGroups":[{"title":"End","items":["Mix.","Bake."]}],"notes":["b","a"]}"#
        )
    }

    @Test(arguments: [
        ("a\"b", #"a\"b"#), ("a\\", #"a\\"#), ("\u{1}", #"\u0001"#), ("\u{F}x", #"\u000fx"#),
        ("\u{10}", #"\u0010"#), ("x\u{1F}", #"x\u001f"#), ("a\nb\tc", #"a\u000ab\u0009c"#),
        ("\u{7F}", "\u{7F}"), ("é 日 /", "é 日 /"), ("", ""), (" ", " "),
    ])
    func signsThatTextCannotHaveAreEscaped(_ title: String, _ written: String) {
        let recipe = recipe(title)
        #expect(text(of: recipe) == "{\"title\":\"\(written)\"}")
        #expect(read(text(of: recipe)) == recipe)
    }

    /// JSON has no form for numbers without end.
    @Test func numbersWithoutEndAreLeftOut() {
        var recipe = recipe("A")
        recipe.yield = RecipeYield(text: "many", amount: .infinity)
        recipe.rating = Rating(value: .nan, best: 5, count: 3)
        let found = read(text(of: recipe))
        #expect(found?.yield == RecipeYield(text: "many", amount: nil))
        #expect(found?.rating == nil)
        #expect(found?.title == "A")
    }

    @Test(
        arguments: [
            (#"{"value":4}"#, Rating(value: 4, best: 5)),
            (#"{"value":8,"best":10,"count":7}"#, Rating(value: 8, best: 10, count: 7)),
            (#"{"best":10}"#, nil), ("{}", nil),
        ] as [(String, Rating?)]
    )
    func aRatingHasAValueAndIsOfFiveWhereNothingElseIsSaid(_ text: String, _ rating: Rating?) {
        #expect(read("{\"title\":\"A\",\"rating\":\(text)}")?.rating == rating)
    }

    @Test func aYieldWithoutWordsIsNone() {
        #expect(read(#"{"title":"A","yieldAmount":4}"#)?.yield == nil)
        #expect(
            read(#"{"title":"A","yieldText":"a loaf"}"#)?.yield
                == RecipeYield(text: "a loaf", amount: nil)
        )
    }

    @Test func entriesThatAreNotWholeArePassedOver() {
        let found = read(
            #"{"title":"A","ingredientGroups":[{"items":[{"name":"x"},{"text":"salt"}]}],"#
                + #""nutrition":[{"name":"fat"},{"amount":"2 g"},{"name":"salt","amount":"1 g"}]}"#
        )
        #expect(found?.ingredients == [Ingredient(text: "salt")])
        #expect(found?.nutrition == [NutritionFact(name: "salt", amount: "1 g")])
    }

    @Test(arguments: ["", "{", "[]", "{}", #"{"name":"A"}"#, #"{"title":"A""#])
    func anythingElseIsDamage(_ text: String) {
        #expect(read(text) == nil)
    }
}
