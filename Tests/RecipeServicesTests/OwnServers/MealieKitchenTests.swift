import Foundation
import MealPlan
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// Plan, shopping list and log of a Mealie that refuses what the real one refuses.
struct MealieKitchenTests {
    private static let tart = OwnRecipe(1, "Leek tart", [.init(food: "leek")])
    private static let soup = OwnRecipe(2, "Leek soup", [.init(food: "leek")])
    private static let friday = CalendarDay(iso: "2026-12-04") ?? CalendarDay(number: 0)

    private struct Bench {
        let bench: ServiceBench
        let library: FakeMealie
        let kitchen: any KitchenServer
        var house: MealieHousehold { library.household }

        init(isNew: Bool = true, isOld: Bool = false) throws {
            bench = try ServiceBench()
            let site = MealieSite([MealieKitchenTests.tart, MealieKitchenTests.soup])
            library = FakeMealie(site, isNew: isNew, isOld: isOld)
            bench.server.serve(library)
            kitchen = try bench.mealie(token: site.token).kitchen
        }

        func all(offset: Int = 0) async throws -> ServerKitchen {
            try await kitchen.kitchen(from: MealieKitchenTests.friday - 3, offset: offset)
        }
    }

    private static func meal(
        _ day: Int,
        _ meal: Meal = .dinner,
        recipe: OwnRecipe? = tart,
        title: String = "Leek tart",
        note: String? = nil
    ) -> ServerMeal {
        ServerMeal(
            day: friday + day,
            meal: meal,
            recipe: recipe.map(MealieSite.id),
            title: title,
            note: note
        )
    }

    /// The plan, from 1.x on, whose households were groups.
    @Test(arguments: [(true, false), (false, false), (false, true)])
    func mealsArePlannedMovedAndRemoved(_ isNew: Bool, _ isOld: Bool) async throws {
        let bench = try Bench(isNew: isNew, isOld: isOld)
        let tart = try await bench.kitchen.add(Self.meal(0, note: "with Anna"), offset: 0)
        #expect(tart.note == "with Anna" && tart.title == "Leek tart" && !tart.id.isEmpty)
        _ = try await bench.kitchen.add(
            Self.meal(1, .snack, recipe: nil, title: "Apples"),
            offset: 0
        )
        let snack = isNew ? "snack" : "side"
        #expect(
            bench.house.plan == ["2026-12-04 dinner Leek tart", "2026-12-05 \(snack) Apples"]
        )
        var moved = tart
        (moved.day, moved.note) = (Self.friday + 2, nil)
        let there = try await bench.kitchen.change(tart, to: moved, offset: 0)
        #expect(there == moved)
        // It isn't any more what it was.
        await #expect(throws: ChangedThere.self) {
            try await bench.kitchen.change(tart, to: moved, offset: 0)
        }
        await #expect(throws: ChangedThere.self) {
            try await bench.kitchen.remove(tart, offset: 0)
        }
        try await bench.kitchen.remove(there, offset: 0)
        #expect(try await bench.kitchen.meal(there.id, offset: 0) == nil)
        #expect(try await bench.all().meals.map(\.title) == ["Apples"])
    }

    /// A side stays a side where only its day changes.
    @Test func whatIsNotChangedStays() async throws {
        let bench = try Bench()
        bench.house.plan("2026-12-04", "side", recipe: Self.soup)
        bench.house.plan("2026-11-01", recipe: Self.tart)
        let meals = try await bench.all().meals
        #expect(meals.map(\.title) == ["Leek soup"] && meals.first?.meal == .dinner)
        var moved = try #require(meals.first)
        moved.day = Self.friday + 1
        _ = try await bench.kitchen.change(try #require(meals.first), to: moved, offset: 0)
        #expect(bench.house.plan.last == "2026-12-05 side Leek soup")
    }

    @Test func thingsAreListedTickedAndRemoved() async throws {
        let bench = try Bench()
        // There is no list yet, so one is made.
        #expect(try await bench.all().items == [])
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
    }

    /// The server puts equal lines together; both are that one then, and nothing is counted twice.
    @Test func equalLinesAreOne() async throws {
        let bench = try Bench()
        bench.house.list("salt")
        let made = try await bench.kitchen.add([ServerItem(text: "salt")])
        let items = try await bench.all().items
        #expect(made.map(\.id) == items.map(\.id) && items.map(\.text) == ["salt"])
    }

    /// A food with its amount is read as a line, and only ticked where nothing else changes.
    @Test func aFoodOfARecipeStaysOne() async throws {
        let bench = try Bench()
        bench.house.listFood(500, "g", "flour")
        var item = try #require(try await bench.all().items.first)
        #expect(item.text == "500 g flour")
        item.isDone = true
        let old = ServerItem(id: item.id, text: item.text)
        _ = try await bench.kitchen.change(old, to: item)
        #expect(bench.house.list == ["x 500 g flour"])
    }

    /// The day of a time is that of the cook's zone.
    @Test(arguments: [(0, "2026-12-04"), (36_000, "2026-12-05"), (-36_000, "2026-12-04")])
    func whenItWasCookedIsTheCooksDay(_ offset: Int, _ day: String) async throws {
        let bench = try Bench()
        bench.house.make(Self.tart, at: "2026-12-04T18:30:00.000000+00:00")
        #expect(try await bench.all(offset: offset).cookings.map(\.day.iso) == [day])
        let cooked = try await bench.kitchen.cooked(
            MealieSite.id(Self.soup),
            on: Self.friday,
            offset: offset
        )
        #expect(cooked.day == Self.friday)
        let all = try await bench.all(offset: offset).cookings
        #expect(all.contains { $0.recipe == MealieSite.id(Self.soup) && $0.day == Self.friday })
        #expect(bench.house.events == 1)
    }

    @Test func starsAreGivenAndTakenAway() async throws {
        let bench = try Bench()
        let id = MealieSite.id(Self.tart)
        #expect(try await bench.kitchen.rate(id, tenths: 45) == 45)
        #expect(try await bench.all().stars == [id: 45])
        #expect(try await bench.kitchen.rate(id, tenths: nil) == nil)
        #expect(try await bench.all().stars == [:])
    }

    /// The answer that tells the user's number tells every token: nothing of it is kept.
    @Test func noTokenIsKept() async throws {
        let bench = try Bench()
        _ = try await bench.kitchen.rate(MealieSite.id(Self.tart), tenths: 40)
        #expect(bench.bench.server.requests.contains { $0.path.hasSuffix("users/self") })
        for kept in await bench.bench.cache.answers.values {
            #expect(!String(decoding: kept.document.body, as: UTF8.self).contains("s3cret"))
        }
    }
}
