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
