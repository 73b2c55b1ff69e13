import MealPlan
import RecipeModel
import RecipeTestSupport

extension CalendarDay {
    /// A day of December 2026.
    static func sample(_ place: Int) -> CalendarDay { CalendarDay(number: 20_788 + place) }
}

extension ClosedRange<CalendarDay> {
    /// All days that there are.
    static var every: Self { CalendarDay(number: .min)...CalendarDay(number: .max) }
}

extension PlannedMeal {
    /// A dish on a day, with everything that a planned meal can have.
    static func sample(_ key: String, on day: CalendarDay, meal: Meal = .dinner) -> PlannedMeal {
        var recipe = Recipe(id: .sample(key), title: "Dish \(key)")
        recipe.ingredientGroups = [
            IngredientGroup(title: nil, items: [Ingredient(text: "2 leeks", name: "leeks")])
        ]
        recipe.yield = RecipeYield(text: "Serves 4", amount: 4)
        return PlannedMeal(
            day: day,
            meal: meal,
            recipe: recipe,
            servings: 4,
            note: "with Anna's \"bread\"",
            reasons: [.usesSoon(food: "sour cream", until: day + 1), .favorite, .rated(45)],
            leftoversOf: day - 2
        )
    }
}

extension PlanChange {
    /// Something of every kind.
    static var sample: PlanChange {
        PlanChange(
            .planned,
            ["Dish a"],
            [
                .add(.sample("a", on: .sample(1))),
                .add(.sample("b", on: .sample(2), meal: .lunch)),
                .cook(CookedMeal(recipe: .sample("a"), title: "Dish a", day: .sample(0))),
                .rate(.sample("a"), tenths: 10), .rate(.sample("b"), tenths: 45),
                .addRule(HouseholdRule(person: "Mia", .avoid, "nuts", on: .sample(0))),
                .addRule(HouseholdRule(.people, "4", on: .sample(0))),
            ]
        )
    }

    /// Anything that may be done with a dish.
    static func random(
        _ key: String,
        on day: CalendarDay,
        _ random: inout SeededGenerator
    ) -> PlanChange {
        let title = "Dish \(key)"
        let person = ["Mia", "", "Tom"].randomElement(using: &random) ?? ""
        let meal = Meal.allCases.randomElement(using: &random) ?? .dinner
        return switch Int.random(in: 0..<5, using: &random) {
        case 0:
            PlanChange(
                .cooked,
                [title],
                [.cook(CookedMeal(recipe: .sample(key), title: title, day: day))]
            )
        case 1: PlanChange(.rated, [title], [.rate(.sample(key), tenths: 10 + day.day)])
        case 2:
            PlanChange(
                .household,
                [person],
                [.addRule(HouseholdRule(person: person, .avoid, "nuts", on: day))]
            )
        default: PlanChange(.planned, [title], [.add(.sample(key, on: day, meal: meal))])
        }
    }
}
