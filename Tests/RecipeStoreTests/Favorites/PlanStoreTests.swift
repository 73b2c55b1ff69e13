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

    @Test func aKeyThatHasAZeroByteIsFoundAgain() async throws {
        let odd = NamedRecipe(id: .sample("a\0b"), title: "Odd")
        _ = try await store.edit(.tag(["quick"], on: [odd]))
        #expect(try await store.ownWords()[.sample("ab")]?.tags == ["quick"])
        #expect(try await store.edit(.untag(["quick"], from: [odd])).names == ["Odd"])
    }

    @Test func theTimeOfWhatWouldBeUndone() async throws {
        func shell(_ session: String, at time: Int = 0) -> SQLiteFavoriteStore {
            SQLiteFavoriteStore(folder: folder("data"), session: session, now: { time })
        }
        func seconds(_ session: String) async throws -> Int? {
            try await shell(session).undoTime().map { $0 / 1_000_000 }
        }
        #expect(try await seconds("one") == nil)
        for (session, time) in [("one", 5), ("one", 7), ("two", 9)] {
            let edit = KitchenEdit.stock(["food of \(time)"], asStaples: false)
            _ = try await shell(session, at: time).edit(edit)
        }
        for (session, time) in [("one", 7), ("two", 9), ("three", 9)] {
            #expect(try await seconds(session) == time)
        }
        _ = try await shell("one").undo()
        #expect(try await seconds("one") == 5)
        // What is done again comes after all that was done, though the clock was put back.
        _ = try await shell("one").redo()
        #expect(try await seconds("one") == 9)
        for _ in 0..<2 { _ = try await shell("one").undo() }
        #expect(try await seconds("one") == nil)
    }
}
