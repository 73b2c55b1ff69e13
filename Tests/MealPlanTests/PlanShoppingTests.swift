import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch
import Testing

@testable import MealPlan

/// What has to be bought for the plan.
struct PlanShoppingTests {
    private static let monday = CalendarDay(iso: "2026-11-30") ?? CalendarDay(number: 0)

    private static func meal(_ title: String, _ lines: [String], day: Int, servings: Int?)
        -> PlannedMeal
    {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: title), title: title)
        recipe.ingredientGroups = [
            IngredientGroup(
                title: nil,
                items: lines.map { Ingredient(text: $0, name: IngredientLine($0).food) }
            )
        ]
        recipe.yield = RecipeYield(text: "Serves 4", amount: 4)
        return PlannedMeal(day: monday + day, recipe: recipe, servings: servings)
    }

    private static let meals = [
        meal(
            "Soup",
            ["2 leeks", "100 g flour", "1 tsp salt", "chives, optional"],
            day: 0,
            servings: 8
        ),
        meal("Pie", ["1 leek", "1 cup flour", "200 ml milk"], day: 2, servings: nil),
    ]

    private static func items(_ shopping: PlanShopping) -> [String] {
        ShoppingList(shopping.entries).items.map { item in
            let days = item.recipes.compactMap { PlannedDish($0)?.day }
            return "\(item.text) [\(days.map { "\($0 - monday)" }.sorted().joined(separator: " "))]"
        }
    }

    /// Amounts are added up at the servings that are planned; what is there or optional is not.
    @Test func amountsOfAllDaysAreAddedUp() {
        let pantry = PantryMatch(Pantry(foods: ["milk"], staples: ["salt"]))
        let shopping = PlanShopping(for: Self.meals, pantry: pantry)
        let items = Self.items(shopping)
        #expect(items.contains("5 leeks [0 2]"))
        // A cup of flour weighs 125 g: grams and cups are one amount.
        #expect(items.contains("325 g flour [0 2]"))
        #expect(items.count == 2)
        #expect(shopping.leftOut == ["salt", "milk"] && shopping.optional == ["chives"])
    }

    @Test func whatIsListedForADayIsNotListedTwice() {
        let pantry = PantryMatch(Pantry())
        let first = PlanShopping(for: [Self.meals[0]], pantry: pantry)
        let again = PlanShopping(for: Self.meals, pantry: pantry, listed: first.entries)
        #expect(Set(again.entries.compactMap(\.recipe)) == ["Pie (2026-12-02)"])
    }

    @Test func leftoversNeedNothing() {
        var left = Self.meals[1]
        left.leftoversOf = Self.monday
        #expect(PlanShopping(for: [left], pantry: PantryMatch(Pantry())).entries.isEmpty)
    }

    @Test(
        arguments: [
            ("Kedgeree (2026-12-04)", "Kedgeree"), ("Stew (my) (2026-12-04)", "Stew (my)"),
            (" (2026-12-04)", nil), ("Kedgeree", nil), ("Kedgeree (2026-13-04)", nil), ("", nil),
            ("(2026-12-04)", nil), ("Kedgeree (2026-12-04) ", nil),
        ] as [(String, String?)]
    )
    func aDishIsReadWithItsDay(_ text: String, _ title: String?) {
        #expect(PlannedDish(text)?.title == title)
        if let dish = PlannedDish(text) { #expect(dish.text == text) }
    }
}
