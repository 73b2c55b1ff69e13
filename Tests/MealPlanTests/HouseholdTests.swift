import RecipeModel
import RecipeSearch
import Testing

@testable import MealPlan

/// Who eats, and what they demand.
struct HouseholdTests {
    private static let day = CalendarDay(iso: "2026-11-30") ?? CalendarDay(number: 0)
    private static let household = Household([
        HouseholdRule(person: "Mia", .avoid, "nuts"), HouseholdRule(person: "Tom", .person),
        HouseholdRule(.diet, "vegetarian"), HouseholdRule(person: "tom", .avoid, "nuts"),
        HouseholdRule(person: "Mia", .away, day.iso), HouseholdRule(person: "Mia", .avoid, "eggs"),
    ])

    private static func words(_ demands: [Household.Demand]) -> [String] {
        demands.map { demand in
            let terms = demand.condition.terms.map(\.text).joined()
            let sign = demand.condition.isExclusion ? "-" : ""
            return ([sign + terms] + demand.persons).joined(separator: " ")
        }
    }

    @Test func eachDemandIsToldOnceWithAllWhoMakeIt() {
        let all = Self.words(Self.household.demands())
        #expect(all == ["-nuts Mia tom", "vegetarian", "-eggs Mia"])
    }

    @Test func whoIsAwayDemandsNothingThatDay() {
        #expect(Self.words(Self.household.demands(on: Self.day)) == ["vegetarian", "-nuts tom"])
        let other = Self.words(Self.household.demands(on: Self.day + 1))
        #expect(other == Self.words(Self.household.demands()))
    }

    /// What everybody avoids is nobody's alone, and stays when somebody is away.
    @Test func whatEverybodyDemandsStays() {
        let household = Household(
            Self.household.rules + [HouseholdRule(.avoid, "eggs")]
        )
        #expect(Self.words(household.demands()).contains("-eggs"))
        #expect(Self.words(household.demands(on: Self.day)).contains("-eggs"))
    }

    /// Who has a name eats here, but how many do is only what was said.
    @Test func peopleAreSaidAndNotCounted() {
        #expect(Household().people == nil)
        #expect(Self.household.people == nil && Self.household.persons == ["Mia", "Tom"])
        #expect(Household(Self.household.rules + [HouseholdRule(.people, "4")]).people == 4)
    }

    @Test func aRecipeThatBreaksARuleIsFound() {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "a"), title: "Walnut bread")
        recipe.ingredientGroups = [
            IngredientGroup(
                title: nil,
                items: [Ingredient(text: "100 g walnuts", name: "walnuts")]
            )
        ]
        let words = RecipeWords(recipe)
        #expect(Self.words(Self.household.broken(by: words)) == ["-nuts Mia tom"])
        #expect(Household([HouseholdRule(.avoid, "fish")]).broken(by: words).isEmpty)
    }
}
