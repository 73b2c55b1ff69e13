import GRDB
import MealPlan
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// The plan, the log and the household in the file of all that is kept.
struct PlanStoreTests {
    let folder: TemporaryFolder
    private let store: SQLiteFavoriteStore

    init() throws {
        folder = try TemporaryFolder()
        store = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 1_000 })
    }

    private func other(_ session: String) -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(folder: folder("data"), session: session, now: { 2_000 })
    }

    @Test func whatIsPutInComesOutAsItWas() async throws {
        _ = try await store.change(.sample)
        let meals = try await store.meals(in: .every)
        let wanted = [
            PlannedMeal.sample("a", on: .sample(1)),
            .sample("b", on: .sample(2), meal: .lunch),
        ]
        for (meal, var wanted) in zip(meals, wanted) {
            #expect(!meal.uid.isEmpty)
            (wanted.id, wanted.uid, wanted.changedAt) = (meal.id, meal.uid, 1_000)
            #expect(meal == wanted)
        }
        #expect(meals.count == 2 && meals[0].uid != meals[1].uid)
        #expect(
            try await store.meals(in: .sample(2)...(.sample(9))).map(\.recipe.title) == ["Dish b"]
        )
        #expect(try await store.cooked().map(\.day) == [.sample(0)])
        #expect(try await store.ratings() == [.sample("a"): 10, .sample("b"): 45])
        let household = try await store.household()
        #expect(household.people == 4 && household.persons == ["Mia"])
        #expect(household.demands().map(\.persons) == [["Mia"]])
    }

    /// A day has its meals in their order, whenever they were planned.
    @Test func mealsComeByDayAndMeal() async throws {
        for (key, day, meal) in [
            ("a", 2, Meal.dinner), ("b", 1, .dinner), ("c", 2, .breakfast), ("d", 2, .lunch),
        ] {
            let planned = PlannedMeal.sample(key, on: .sample(day), meal: meal)
            _ = try await store.change(PlanChange(.planned, [key], [.add(planned)]))
        }
        let keys = try await store.meals(in: .every).map(\.recipe.id.key)
        #expect(keys == ["b", "c", "d", "a"].map { RecipeID.sample($0).key })
    }

    /// What is changed keeps the name that calendars know it by.
    @Test func aMovedMealKeepsItsName() async throws {
        _ = try await store.change(.sample)
        var meal = try #require(try await store.meals(in: .every).first)
        let uid = meal.uid
        meal.day = .sample(7)
        let change = PlanChange(.replanned, ["Dish a"], [.replace(meal)])
        #expect(try await store.change(change).names == ["Dish a"])
        #expect(try await store.meals(in: .every).last?.uid == uid)
        // Moving it there again changes when it was changed, and nothing besides.
        #expect(try await store.undo()?.kind == .replanned)
        #expect(try await store.meals(in: .every).first?.uid == uid)
    }

    /// One change is one step, of which nothing is told where nothing changed.
    @Test func aChangeThatChangesNothingIsNone() async throws {
        _ = try await store.change(.sample)
        for change in [
            PlanChange(.unplanned, ["x"], [.remove(99)]),
            PlanChange(
                .cooked,
                ["x"],
                [
                    .cook(CookedMeal(recipe: .sample("a"), title: "Dish a", day: .sample(0)))
                ]
            ),
            PlanChange(.rated, ["x"], [.rate(.sample("a"), tenths: 10)]),
            PlanChange(.rated, ["x"], [.rate(.sample("z"), tenths: nil)]),
            PlanChange(
                .household,
                ["x"],
                [
                    .addRule(HouseholdRule(person: "Mia", .avoid, "nuts", on: .sample(5)))
                ]
            ),
        ] {
            #expect(try await store.change(change).names.isEmpty)
        }
        #expect(try await store.undo()?.kind == .planned)
        #expect(try await store.meals(in: .every).isEmpty)
        #expect(try await store.undo() == nil)
    }

    /// Another shell's change of the same meal stays, and what is left of one's own is undone.
    @Test func twoShellsPlanAtOnce() async throws {
        _ = try await store.change(.sample)
        let two = other("two")
        var meal = try #require(try await two.meals(in: .every).first)
        meal.servings = 6
        _ = try await two.change(PlanChange(.replanned, ["Dish a"], [.replace(meal)]))
        #expect(try await store.undo()?.kind == .planned)
        let left = try await store.meals(in: .every)
        #expect(left.map(\.servings) == [6])
        #expect(try await two.undo()?.kind == .replanned)
        #expect(try await store.meals(in: .every).map(\.servings) == [4])
    }

    /// Things go off with what is in the house, and go with it.
    @Test func aDayOfThePantryGoesWithItsFood() async throws {
        _ = try await store.edit(.stock(["milk", "eggs"], asStaples: false, until: .sample(3)))
        _ = try await store.edit(.stock(["milk"], asStaples: false, until: .sample(5)))
        #expect(try await store.pantry().map(\.until) == [.sample(5), .sample(3)])
        _ = try await store.edit(.unstock([1]))
        _ = try await store.edit(.stock(["milk"], asStaples: false))
        #expect(try await store.pantry().map(\.until) == [.sample(3), nil])
        _ = try await store.undo()
        _ = try await store.undo()
        #expect(try await store.pantry().map(\.until) == [.sample(5), .sample(3)])
    }

    /// Amounts of the pantry add up, go with their food, and are undone.
    @Test func amountsOfThePantryAddUp() async throws {
        func amounts() async throws -> [String?] { try await store.pantry().map(\.amount) }
        func stock(_ name: String, _ amount: String?) async throws {
            let amounts = amount.map { [name: $0] } ?? [:]
            _ = try await store.edit(.stock([name], asStaples: false, amounts: amounts))
        }
        try await stock("flour", "1 kg")
        try await stock("flour", "500 g")
        #expect(try await amounts() == ["1.5 kg"])
        try await stock("flour", "2 bags")
        #expect(try await amounts() == ["1.5 kg + 2 bags"])
        let id = try #require(try await store.pantry().first?.id)
        let cooked = PlanChange(.cooked, ["Dish"], [.leave("200 g", of: id), .leave("1", of: 99)])
        #expect(try await store.change(cooked).names == ["Dish"])
        #expect(try await amounts() == ["200 g"])
        // Whoever says nothing of how much has enough of it.
        try await stock("flour", nil)
        #expect(try await amounts() == [nil])
        _ = try await store.undo()
        _ = try await store.undo()
        #expect(try await amounts() == ["1.5 kg + 2 bags"])
        _ = try await store.edit(.unstock([id]))
        try await stock("flour", nil)
        #expect(try await amounts() == [nil])
    }

    /// What is which entry of a server is written and undone with what was taken from there; alone
    /// it is nothing that is undone.
    @Test func linksGoWithTheirChange() async throws {
        func link(_ there: String, _ base: String, here: String = "a") -> ServerLink {
            ServerLink(
                service: .mealie,
                address: "http://a.example",
                .line,
                here: here,
                there: there,
                base: base
            )
        }
        func kept() async throws -> [String] {
            try await store.links(to: .mealie, at: "http://a.example").map {
                "\($0.here) \($0.there) \($0.base)"
            }
        }
        let entry = ShoppingEntry(text: "2 leeks", name: "leeks")
        let taken = PlanChange(.synced, ["2 leeks"], [.list(entry, link("x", "1", here: ""))])
        #expect(try await store.change(taken).names == ["2 leeks"])
        let id = try #require(try await store.shopping().first?.id)
        #expect(try await kept() == ["\(id) x 1"])
        let linked = PlanChange(
            .synced,
            ["nothing"],
            [.link(link("x", "2")), .link(link("y", "1"))]
        )
        #expect(try await store.change(linked).names == [])
        #expect(try await kept() == ["a x 2", "a y 1"])
        #expect(try await store.links(to: .mealie, at: "http://b.example") == [])
        // Another shell sees them, and undoing takes the line away.
        #expect(try await other("two").links(to: .mealie, at: "http://a.example").count == 2)
        #expect(try await store.undo()?.kind == .synced)
        #expect(try await store.shopping() == [])
    }

    /// A file of the version before gets the tables, with all that is in it.
    @Test func anOlderFileIsBroughtUp() async throws {
        var older = DatabaseSchema.favorites
        older.steps.removeLast()
        let file = DatabaseFile(folder: folder("data"), schema: older, patience: 0, now: { 1 })
        try file.write { db in
            try db.execute(
                sql: "INSERT INTO pantry_item (food, name, is_staple) VALUES ('leek', 'Leeks', 0)"
            )
        }
        try file.close()
        #expect(try await store.pantry().map(\.name) == ["Leeks"])
        _ = try await store.change(.sample)
        #expect(try await store.meals(in: .every).count == 2)
    }
}
