import Testing

@testable import KitchenLanguage
@testable import RecipeCooking
@testable import RecipeModel

struct GuideTests {
    private func recipe(_ ingredients: [String], _ steps: [String]) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "a"), title: "Dish")
        recipe.ingredientGroups = [
            IngredientGroup(items: ingredients.map { Ingredient(text: $0) })
        ]
        recipe.stepGroups = [StepGroup(items: steps)]
        return recipe
    }

    private func needed(_ ingredients: [String], _ steps: String...) -> [[String]] {
        Guide(recipe(ingredients, steps))?.steps.map { $0.ingredients.map(\.text) } ?? []
    }

    @Test func eachStepHasWhatItNames() {
        #expect(
            needed(
                ["3 cloves garlic", "150 g cheddar cheese", "50 g soft butter", "salt"],
                "Mix the garlic with the butter.",
                "Add the cheese and some salt.",
                "Bake."
            ) == [
                ["3 cloves garlic", "50 g soft butter"], ["150 g cheddar cheese", "salt"], [],
            ]
        )
    }

    @Test func aLongerNameTakesItsWords() {
        #expect(
            needed(
                ["2 tbsp peanut butter", "30 g butter"],
                "Stir in the peanut butter.",
                "Melt the butter."
            ) == [["2 tbsp peanut butter"], ["30 g butter"]]
        )
    }

    @Test func whatTwoAreCalledIsNeither() {
        #expect(
            needed(
                ["1 red onion", "1 white onion"],
                "Slice the red onion.",
                "Chop the white onion; fry."
            ) == [["1 red onion"], ["1 white onion"]]
        )
    }

    @Test func allTheIngredientsAreThoseNotYetNamed() {
        #expect(
            needed(
                ["1 egg", "100 g flour", "salt"],
                "Beat the egg.",
                "Add all the remaining ingredients."
            ) == [["1 egg"], ["100 g flour", "salt"]]
        )
    }

    @Test func goesForthAndBackWithinTheSteps() throws {
        var guide = try #require(Guide(recipe([], ["One.", "Two, 5 minutes.", "Three."])))
        var walked = [guide.goBack(), guide.goOn()]
        #expect(walked == [false, true])
        #expect(guide.step.times.map(\.seconds) == [300])
        walked = [guide.goOn(), guide.goOn()]
        #expect(walked == [true, false])
        #expect(guide.step.number == 3)
        #expect(guide.step.text == "Three.")
        walked = [guide.goBack(), guide.go(to: 0), guide.go(to: 4)]
        #expect(walked == [true, false, false])
        #expect(guide.step.number == 2)
        walked = [guide.go(to: 1)]
        #expect(walked == [true])
        #expect(guide.step.text == "One.")
    }

    @Test func aTimeOffersATimerCalledAfterWhatIsCooked() throws {
        let guide = try #require(
            Guide(
                recipe(
                    ["200 g pasta", "2 eggs", "1 red onion, sliced"],
                    [
                        "Boil the pasta for 12 minutes.", "Fry the eggs and onion for 90 seconds.",
                        "Bake for 1 hour, then rest for 10 minutes.", "Serve.",
                    ]
                )
            )
        )
        #expect(
            guide.steps.map { $0.timerOffers.map(\.command) } == [
                ["timer 12m pasta"], ["timer 90s fry dish"],
                ["timer 1h bake dish", "timer 10m rest dish"], [],
            ]
        )
    }

    /// A timer's name can be typed as it stands, and is what is cooked, not what it is cooked in.
    @Test(arguments: [
        ("200 g pasta", "pasta"), ("2 red onions", "red onions"), ("2 eggs (large)", "eggs"),
        ("1 lb sugar snap peas", "cook dish"),
        ("1 l boiling water", "cook dish"),
        ("50 ml olive oil", "cook dish"), ("30 g butter", "cook dish"), ("salt", "cook dish"),
        ("1 tbsp ghee", "cook dish"), ("100 g lard", "cook dish"),
        ("1 cauliflower-broccoli", "cauliflower-broccoli"),
        ("1 cauliflower-broccolini", "cook dish"),
    ])
    func aTimerIsCalledByAShortName(_ ingredient: String, _ name: String) throws {
        let food = IngredientLine(ingredient).food
        let guide = try #require(Guide(recipe([ingredient], ["Cook the \(food) for 5 minutes."])))
        #expect(guide.step.timerOffers.map(\.name) == [name])
    }

    @Test(arguments: [(60, "1m"), (90, "90s"), (3_600, "1h"), (5_400, "1h30m"), (1, "1s")])
    func aTimeIsTypedAsItIsRead(seconds: Int, typed: String) {
        #expect(TimerLength.typed(seconds) == typed)
        #expect(TimerLength(typed)?.seconds == seconds)
    }

    @Test(arguments: [
        ("1", 60), ("12", 720), (" 12M ", 720), ("1h30", 5_400), ("5m30", 330), ("1h5m10s", 3_910),
        ("90 seconds", 90), ("half an hour", 1_800), ("24h", 86_400), ("1440", 86_400),
        ("86400s", 86_400), ("24h1s", nil), ("1441", nil), ("86401s", nil), ("0", nil), ("0s", nil),
        ("", nil), ("h", nil), ("5x", nil), ("pasta", nil), ("12 minutes pasta", nil),
        ("99999999999999999999h", nil),
    ])
    func aTypedTimeIsFromASecondToADay(typed: String, seconds: Int?) {
        #expect(TimerLength(typed)?.seconds == seconds)
    }

    @Test func withoutStepsThereIsNothingToGuide() {
        #expect(Guide(recipe(["1 egg"], [])) == nil)
    }

    /// No step is given an ingredient of another recipe, twice, or out of the recipe's order.
    @Test func whatAStepNeedsIsAPartOfTheRecipeInItsOrder() throws {
        let lines = ["1 egg", "2 egg yolks", "butter", "peanut butter", "sea salt", "rock salt"]
        let guide = try #require(
            Guide(recipe(lines, ["Egg yolks, salt, butter.", "Everything.", "Sea salt egg."]))
        )
        for step in guide.steps {
            let places = step.ingredients.compactMap { lines.firstIndex(of: $0.text) }
            #expect(places.count == step.ingredients.count)
            #expect(places == places.sorted())
            #expect(Set(places).count == places.count)
        }
    }

    /// The words of a step that is longer than any book's are shown, and only its beginning is looked
    /// through for foods and times, in one place as in another.
    @Test(arguments: [100_000, 1_000_000])
    func theBeginningOfAStepIsLookedThrough(_ size: Int) throws {
        let words = "add 1 tbsp oil and fry for 2 min, "
        func guide(_ size: Int) throws -> Guide.Step {
            let text = String(repeating: words, count: size / words.utf8.count)
            return try #require(Guide(recipe(["300 ml oil", "1 onion"], [text]))).step
        }
        let (whole, usual) = (try guide(size), try guide(TextLimit.step))
        #expect(whole.text.utf8.count > size - words.utf8.count)
        #expect(whole.times == usual.times)
        #expect(whole.timerOffers == usual.timerOffers)
        #expect(whole.ingredients == usual.ingredients)
    }
}
