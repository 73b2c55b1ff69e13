import RecipeModel
import Testing

@testable import PageScores

/// A page in plain text, whole.
struct ReaderViewTests {
    private func text(_ change: (inout Recipe) -> Void) -> String {
        var recipe = Recipe(id: RecipeID(service: .web, key: "x"), title: "Pie")
        change(&recipe)
        return ReaderView.text(
            of: PageContent(kind: .recipe, recipe: recipe, text: "What the page says.")
        )
    }

    @Test func withoutARecipeItIsTheText() {
        #expect(
            ReaderView.text(of: PageContent(kind: .recipe, text: "About us")) == "About us\n"
        )
        #expect(text { _ in } == "What the page says.\n")
        // A title, a yield and notes alone are no recipe yet.
        #expect(
            text {
                $0.yield = RecipeYield(text: "4 servings", amount: 4)
                $0.notes = ["Good cold."]
            } == "What the page says.\n"
        )
    }

    @Test func eitherIngredientsOrStepsAreARecipe() {
        #expect(
            text { $0.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "flour")])] }
                == "Pie\n\n  flour\n"
        )
        #expect(
            text { $0.stepGroups = [StepGroup(items: ["Bake it.", "Eat it."])] }
                == "Pie\n\n1. Bake it.\n2. Eat it.\n"
        )
    }

    @Test func everyPartStandsApartUnderItsHeading() {
        let shown = text {
            $0.yield = RecipeYield(text: "4 servings", amount: 4)
            $0.times = CookingTimes(total: 72)
            $0.ingredientGroups = [
                IngredientGroup(title: "Dough", items: [Ingredient(text: "flour")]),
                IngredientGroup(items: [Ingredient(text: "apples"), Ingredient(text: "sugar")]),
            ]
            $0.stepGroups = [
                StepGroup(title: "Dough", items: ["Knead.", "Rest."]),
                StepGroup(title: "Filling", items: ["Fill."]),
            ]
            $0.notes = ["Good cold.", "Or warm."]
        }
        #expect(
            shown == """
                Pie
                4 servings · 72 min

                Dough
                  flour

                  apples
                  sugar

                Dough
                1. Knead.
                2. Rest.

                Filling
                3. Fill.

                Good cold.
                Or warm.

                """
        )
    }

    @Test func stepsThatEachHaveANameAreOneList() {
        let shown = text {
            $0.times = CookingTimes(total: 10)
            $0.stepGroups = [
                StepGroup(title: "Boil", items: ["Boil the eggs."]),
                StepGroup(title: "Peel", items: ["Peel them."]),
            ]
        }
        #expect(shown == "Pie\n10 min\n\n1. Boil: Boil the eggs.\n2. Peel: Peel them.\n")
    }

    /// One without a name makes sections of all of them.
    @Test func aStepWithoutANameBeginsASection() {
        let shown = text {
            $0.stepGroups = [
                StepGroup(title: "Boil", items: ["Boil the eggs."]),
                StepGroup(items: ["Peel them."]),
            ]
        }
        #expect(shown == "Pie\n\nBoil\n1. Boil the eggs.\n\n2. Peel them.\n")
    }
}
