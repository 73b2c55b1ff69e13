import RecipeModel
import Testing

@testable import MealPlan

/// Meals that change their day.
struct PlanMoveTests {
    private static let monday = CalendarDay(iso: "2026-11-30") ?? CalendarDay(number: 0)

    private static func meal(
        _ id: Int,
        _ day: Int,
        _ meal: Meal = .dinner,
        of other: Int? = nil,
        dish: String? = nil
    ) -> PlannedMeal {
        PlannedMeal(
            id: id,
            day: monday + day,
            meal: meal,
            recipe: Recipe(id: RecipeID(service: .cookbook, key: dish ?? "\(id)"), title: "Dish"),
            leftoversOf: other.map { monday + $0 }
        )
    }

    /// What changes, as `id: day meal`, with the day of its dish for leftovers.
    private static func moved(
        _ ids: [Int],
        to day: Int,
        as meal: Meal? = nil,
        among all: [PlannedMeal]
    ) -> [String] {
        PlanMove(all.filter { ids.contains($0.id) }, to: monday + day, as: meal)
            .carriedOut(among: all)
            .map { meal in
                "\(meal.id): \(meal.day - monday) \(meal.meal.rawValue)"
                    + (meal.leftoversOf.map { " of \($0 - monday)" } ?? "")
            }
    }

    @Test func aFreeDayTakesIt() {
        #expect(
            Self.moved([1], to: 3, among: [Self.meal(1, 0), Self.meal(2, 1)]) == ["1: 3 dinner"]
        )
    }

    @Test func takenDaysChangePlaces() {
        let all = [Self.meal(1, 0), Self.meal(2, 1), Self.meal(3, 1, .lunch)]
        #expect(Self.moved([1], to: 1, among: all) == ["1: 1 dinner", "2: 0 dinner"])
        #expect(Self.moved([3], to: 0, as: .dinner, among: all) == ["1: 1 lunch", "3: 0 dinner"])
    }

    @Test func leftoversFollowTheirDish() {
        let all = [
            Self.meal(1, 0, dish: "a"), Self.meal(2, 2, of: 0, dish: "a"),
            Self.meal(3, 1, dish: "b"),
            Self.meal(4, 3, of: 1, dish: "b"),
        ]
        #expect(
            Self.moved([1], to: 1, among: all)
                == ["1: 1 dinner", "2: 2 dinner of 1", "3: 0 dinner", "4: 3 dinner of 0"]
        )
    }

    @Test func movingToTheSamePlaceChangesNothing() {
        #expect(Self.moved([1], to: 0, among: [Self.meal(1, 0)]).isEmpty)
    }
}
