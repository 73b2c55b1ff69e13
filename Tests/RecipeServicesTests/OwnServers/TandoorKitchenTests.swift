import Foundation
import MealPlan
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Plan, shopping list and log of a Tandoor that refuses what the real one refuses.
struct TandoorKitchenTests {
    private static let tart = OwnRecipe(1, "Leek tart", [.init(food: "leek")])
    private static let soup = OwnRecipe(2, "Leek soup", [.init(food: "leek")])
    private static let friday = CalendarDay(iso: "2026-12-04") ?? CalendarDay(number: 0)

    private struct Bench {
        let bench: ServiceBench
        let library: FakeTandoor
        let kitchen: any KitchenServer
        var house: FakeTandoorKitchen { library.kitchen }

        init(mealTypes: [(name: String, time: String?)] = []) throws {
            bench = try ServiceBench()
            let site = TandoorSite([TandoorKitchenTests.tart, TandoorKitchenTests.soup])
            library = FakeTandoor(site, mealTypes: mealTypes)
            bench.server.serve(library)
            kitchen = try bench.tandoor(token: site.token).kitchen
        }

        func all(offset: Int = 0) async throws -> ServerKitchen {
            try await kitchen.kitchen(from: TandoorKitchenTests.friday - 3, offset: offset)
        }
    }

    private static func meal(
        _ day: Int,
        _ meal: Meal = .dinner,
        recipe: OwnRecipe? = tart,
        title: String = "Leek tart",
        servings: Int? = nil
    ) -> ServerMeal {
        ServerMeal(
            day: friday + day,
            meal: meal,
            recipe: recipe.map { "\($0.number)" },
            title: title,
            servings: servings
        )
    }

    @Test func mealsArePlannedMovedAndRemoved() async throws {
        let bench = try Bench(mealTypes: [("Abendessen", nil), ("Zweites", "12:30:00")])
        let tart = try await bench.kitchen.add(Self.meal(0, servings: 4), offset: 3_600)
        #expect(tart.title == "Leek tart" && tart.day == Self.friday && tart.servings == 4)
        let long = String(repeating: "long ", count: 20)
        _ = try await bench.kitchen.add(
            Self.meal(1, .lunch, recipe: nil, title: long),
            offset: 3_600
        )
        _ = try await bench.kitchen.add(Self.meal(1, .breakfast, recipe: Self.soup), offset: 0)
        #expect(
            bench.house.plan == [
                "2026-12-04 Abendessen Leek tart for 4", "2026-12-05 Breakfast Leek soup for 1",
                "2026-12-05 Zweites \(long.prefix(64)) for 1",
            ]
        )
        var moved = tart
        moved.day = Self.friday + 2
        let there = try await bench.kitchen.change(tart, to: moved, offset: 3_600)
        #expect(there == moved)
        await #expect(throws: ChangedThere.self) {
            try await bench.kitchen.change(tart, to: moved, offset: 3_600)
        }
        try await bench.kitchen.remove(there, offset: 3_600)
        #expect(try await bench.kitchen.meal(there.id, offset: 0) == nil)
        #expect(try await bench.all().meals.map(\.meal).sorted() == [.breakfast, .lunch])
    }

    /// The day of a time is that of the cook's zone, and a meal's time stays where only its dish changes.
    @Test func daysAreTheCooks() async throws {
        let bench = try Bench()
        bench.house.plan("2026-12-04T23:30:00Z", "Dinner", recipe: Self.tart, for: 2)
        #expect(try await bench.all().meals.map(\.day.iso) == ["2026-12-04"])
        let meals = try await bench.all(offset: 3_600).meals
        #expect(meals.map(\.day.iso) == ["2026-12-05"])
        var other = try #require(meals.first)
        (other.recipe, other.title) = ("2", "Leek soup")
        _ = try await bench.kitchen.change(try #require(meals.first), to: other, offset: 3_600)
        #expect(bench.house.plan == ["2026-12-04 Dinner Leek soup for 2"])
    }

    @Test func thingsAreListedTickedAndRemoved() async throws {
        let bench = try Bench()
        let made = try await bench.kitchen.add(
            ["400 g spaghetti", "2 onions", "salt"].map { ServerItem(text: $0) }
        )
        #expect(made.map(\.text) == ["400 g spaghetti", "2 onions", "salt"])
        #expect(bench.house.list == ["2 onions", "400 g spaghetti", "salt"])
        var done = made[0]
        done.isDone = true
        #expect(try await bench.kitchen.change(made[0], to: done) == done)
        var more = made[1]
        more.text = "5 onions"
        _ = try await bench.kitchen.change(made[1], to: more)
        await #expect(throws: ChangedThere.self) { try await bench.kitchen.remove(made[1]) }
        try await bench.kitchen.remove(made[2])
        #expect(bench.house.list == ["5 onions", "x 400 g spaghetti"])
        // A line that can't be parted is the food alone, since a food is one for everybody there.
        _ = try await bench.kitchen.add([ServerItem(text: "2–3 sprigs thyme, or what you like")])
        #expect(bench.house.list.contains("thyme"))
    }

    @Test func theLogIsReadAndWritten() async throws {
        let bench = try Bench()
        for day in 1...3 {
            bench.house.cook(Self.tart, "2026-12-0\(day)T18:00:00+01:00", isOthers: day == 2)
        }
        let made = try await bench.kitchen.cooked("2", on: Self.friday, offset: 36_000)
        #expect(made.day == Self.friday)
        let all = try await bench.all(offset: 36_000).cookings
        #expect(all.count == 4 && all.contains(made))
        try await bench.kitchen.remove(made)
        let others = try #require(all.first { $0.day.day == 3 && $0.recipe == "1" })
        await #expect(throws: ChangedThere.self) { try await bench.kitchen.remove(others) }
        #expect(bench.house.log.count == 3)
    }

    /// Stars go to the last meal of the log; the recipe's are the mean of all.
    @Test func starsBelongToTheLastMeal() async throws {
        let bench = try Bench()
        bench.house.cook(Self.tart, "2026-12-01T18:00:00Z", rating: 2)
        bench.house.cook(Self.tart, "2026-12-02T18:00:00Z")
        #expect(try await bench.kitchen.rate("1", tenths: 40) == 30)
        #expect(bench.house.log == ["2026-12-01 Leek tart 2", "2026-12-02 Leek tart 4"])
        #expect(try await bench.all().stars == ["1": 30])
        #expect(try await bench.kitchen.rate("2", tenths: 50) == 50)
        #expect(bench.house.log.last == "2026-12-02 Leek tart 4")
        #expect(bench.house.log.contains("2026-11-26 Leek soup 5"))
        #expect(try await bench.kitchen.rate("2", tenths: nil) == nil)
    }
}
