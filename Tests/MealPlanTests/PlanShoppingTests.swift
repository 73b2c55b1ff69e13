import KitchenLanguage
import RecipeCooking
import RecipeModel
import RecipeSearch
import RecipeTestSupport
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

    /// What the pantry has covers what it covers, one dish after another, and the rest is listed.
    @Test(
        arguments: [
            (["1 kg flour"], ["5 leeks", "200 ml milk"]),
            (["300 g flour"], ["25 g flour", "5 leeks", "200 ml milk"]),
            (["2 cups flour", "4 leeks"], ["9½ tbsp flour", "1 leek", "200 ml milk"]),
            (["flour", "1 l milk"], ["5 leeks"]),
            // Nobody can tell whether a pound of leeks is enough: they are there.
            (["500 g leeks", "100 ml milk"], ["325 g flour", "100 ml milk"]),
            (["2 leeks", "leek"], ["325 g flour", "200 ml milk"]),
        ]
    )
    func whatThePantryDoesNotCoverIsListed(_ house: [String], _ wanted: [String]) {
        let items = house.enumerated().map { id, text in
            PantryItem(
                id: id,
                name: IngredientLine(text).food,
                amount: PantryAmount.told(by: text)
            )
        }
        let shopping = PlanShopping(
            for: Self.meals,
            pantry: PantryMatch(Pantry(items, staples: ["salt"])),
            stock: PantryStock(items)
        )
        let list = ShoppingList(shopping.entries).items.map(\.text)
        #expect(list.sorted() == wanted.sorted())
    }

    /// What is cooked takes what it needs out of the house, and says what is left.
    @Test func whatIsCookedIsTaken() {
        let items = [
            PantryItem(id: 1, name: "spaghetti", amount: "1 kg"),
            PantryItem(id: 2, name: "eggs", amount: "2"),
            PantryItem(id: 3, name: "flour", amount: "2 cups"),
            PantryItem(id: 4, name: "salt", isStaple: true, amount: "1 kg"),
        ]
        var stock = PantryStock(items)
        for line in ["400 g spaghetti", "2 eggs", "1 tsp salt", "some flour", "3 leeks"] {
            _ = stock.take(Ingredient(text: line, name: IngredientLine(line).food), as: line)
        }
        #expect(stock.uses.map(\.text) == ["400 g spaghetti", "2 eggs"])
        #expect(stock.uses.map(\.left) == ["600 g", nil])
    }

    /// A law: what is taken and what is left is what was there.
    @Test(arguments: 0..<40) func nothingIsLostInThePantry(_ seed: Int) {
        var random = SeededGenerator(seed: 900 + seed)
        let there = random.number(1...2_000)
        var stock = PantryStock([PantryItem(id: 1, name: "flour", amount: "\(there) g")])
        var (taken, missing) = (0, 0)
        for _ in 0..<random.number(1...6) {
            let need = random.number(1...700)
            let line = "\(need) g flour"
            switch stock.take(Ingredient(text: line, name: "flour"), as: line) {
            case .enough: taken += need
            case .short(let amount):
                let short = Int((amount.quantity.upper.value).rounded())
                taken += need - short
                missing += short
            case .missing, .unmeasured: Issue.record("it is there")
            }
            // What is missing is missing because all is taken.
            #expect(missing == 0 || taken == there)
            #expect(taken <= there)
        }
    }

    @Test func whatAShopSellsIsKnown() {
        func bought(_ text: String) -> String? {
            let entry = ShoppingEntry(text: text, name: IngredientLine(text).food)
            return ShoppingList([entry]).items.first.flatMap { PantryAmount.bought($0) }
        }
        #expect(bought("500 g flour") == "500 g" && bought("6 eggs") == "6")
        #expect(bought("250 ml cream") == "250 ml" && bought("2 tins tomatoes") == "2 tins")
        for text in ["1 tsp cumin", "2 tbsp butter", "1 cup milk", "a pinch of salt", "milk"] {
            #expect(bought(text) == nil, "\(text)")
        }
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
