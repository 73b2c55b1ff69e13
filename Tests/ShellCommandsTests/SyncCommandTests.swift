import Conversation
import MealPlan
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import Testing

@testable import ShellCommands

/// `sync` with a server in memory. Today is Thursday, 1 January 1970.
struct SyncCommandTests {
    private static let titles = ["Leek pie", "Leek soup", "Leek stew"]

    /// A shell and a server that knows one dish more.
    private struct Pair {
        let server: MemoryServer
        let kitchen: TestKitchen

        init(
            keepsEachCooking: Bool = true,
            changing change: (inout ShellSurroundings) -> Void = { _ in }
        ) {
            server = MemoryServer(
                recipes: ["Leek pie", "Leek stew", "Their tart"],
                keepsEachCooking: keepsEachCooking
            )
            kitchen = TestKitchen(
                recipes: SyncCommandTests.titles.map { TestKitchen.recipe($0, ["leek"]) },
                server: RecipeTitlesServer().server(server),
                changing: change
            )
        }

        @discardableResult
        func sync(_ options: String = "") async -> SyncAnswer? {
            await kitchen.type("sync \(options)")
            if case .plan(.synced(let answer))? = kitchen.answer { return answer }
            return nil
        }

        /// What stands here and there, as it can be compared.
        func states() async throws -> (here: Set<String>, there: Set<String>) {
            let there = await server.kept
            let keys = there.recipes
            var (one, other): (Set<String>, Set<String>) = ([], [])
            for meal in await kitchen.plan.meals(
                in: CalendarDay(number: 0)...CalendarDay(number: 99)
            ) {
                one.insert("\(meal.day.iso) \(meal.meal) \(meal.recipe.title) \(meal.note ?? "")")
            }
            for meal in there.meals {
                let title = meal.recipe.flatMap { keys[$0] } ?? meal.title
                other.insert("\(meal.day.iso) \(meal.meal) \(title) \(meal.note ?? "")")
            }
            for entry in await kitchen.cupboard.shopping() where !entry.isDone {
                one.insert(entry.text)
            }
            for item in there.items where !item.isDone { other.insert(item.text) }
            for meal in await kitchen.plan.cooked() where keys.values.contains(meal.title) {
                one.insert("\(meal.title) cooked \(meal.day.iso)")
            }
            for meal in there.cookings {
                other.insert("\(keys[meal.recipe] ?? "") cooked \(meal.day.iso)")
            }
            for (recipe, stars) in await kitchen.plan.ratings() {
                let title = keys[recipe.key] ?? Self.title(of: recipe)
                if keys.values.contains(title) { one.insert("\(title) \(stars)") }
            }
            for (key, stars) in there.stars { other.insert("\(keys[key] ?? "") \(stars)") }
            return (one, other)
        }

        private static func title(of recipe: RecipeID) -> String {
            recipe.key.prefix(1).uppercased() + recipe.key.dropFirst()
        }
    }

    /// Another shell that syncs is waited for, and where it takes long nothing is asked or changed.
    @Test func aSyncThatHasToWaitTooLongChangesNothing() async throws {
        let pair = Pair {
            $0.turnToSync = { throw StoreError.busy(path: "/data/sync.lock") }
        }
        await pair.kitchen.type("search leek; plan add 1 friday; shop add milk")
        let before = try await pair.states()
        #expect(await pair.kitchen.type("sync").exitCode != 0)
        let after = try await pair.states()
        #expect(after.here == before.here && after.there == before.there)
        #expect(before.here.count == 2 && before.there.isEmpty)
    }

    // MARK: - Laws

    private static let days = ["today", "friday", "saturday", "sunday"]
    private static let foods = ["milk", "rice", "flour"]

    /// One change here.
    private func change(_ kitchen: TestKitchen, _ random: inout SeededGenerator) async {
        let (day, food) = (random.pick(Self.days), random.pick(Self.foods))
        let line =
            switch random.number(0...9) {
            case 0, 1, 2: "plan add \(random.number(1...3)) \(day)"
            case 3: "plan move \(day) \(random.pick(Self.days))"
            case 4: "plan remove \(day)"
            case 5, 6: "shop add \(food)"
            case 7: random.chance(50) ? "shop done \(food)" : "shop remove \(food)"
            case 8: "cooked \(random.pick([1, 3])) \(day)"
            default: "rate \(random.pick([1, 3])) \(random.number(0...5))"
            }
        await kitchen.type("search leek")
        await kitchen.type(line)
    }

    /// One change there.
    private func change(_ server: MemoryServer, _ random: inout SeededGenerator) async {
        let (number, food) = (random.number(0...8), random.pick(Self.foods))
        let (day, place) = (CalendarDay(number: random.number(0...3)), random.number(0...9))
        let title = random.pick(["Leek pie", "Leek stew", "Their tart"])
        let stars = random.number(0...5)
        await server.change { kept, id in
            let meal = kept.meals.isEmpty ? nil : place % kept.meals.count
            let item = kept.items.isEmpty ? nil : place % kept.items.count
            switch number {
            case 0, 1:
                kept.meals.append(
                    ServerMeal(
                        id: id,
                        day: day,
                        meal: .dinner,
                        recipe: number == 0 ? "key of \(title)" : nil,
                        title: number == 0 ? title : "Eating out"
                    )
                )
            case 2: if let meal { kept.meals[meal].day = day }
            case 3: if let meal { kept.meals.remove(at: meal) }
            case 4: kept.items.append(ServerItem(id: id, text: food))
            case 5: if let item { kept.items[item].isDone.toggle() }
            case 6: if let item { kept.items.remove(at: item) }
            case 7:
                let key = "key of \(title)"
                if !kept.cookings.contains(where: { $0.recipe == key && $0.day == day }) {
                    kept.cookings.append(ServerCooking(id: id, recipe: key, day: day))
                }
            default: kept.stars["key of \(title)"] = stars == 0 ? nil : stars * 10
            }
        }
    }

    /// Whatever was changed on either side, both are the same after it, a conflict stays as it is until
    /// it is decided, and there is nothing more to do the next time.
    @Test(arguments: 0..<lawCases(40)) func bothSidesComeTogether(_ seed: Int) async throws {
        var random = SeededGenerator(seed: 7_000 + seed)
        let pair = Pair()
        for _ in 0..<4 {
            for _ in 0..<random.number(0...3) { await change(pair.kitchen, &random) }
            for _ in 0..<random.number(0...3) { await change(pair.server, &random) }
            let answer = try #require(await pair.sync())
            if !answer.conflicts.isEmpty {
                let before = try await pair.states()
                let again = try #require(await pair.sync())
                #expect(
                    again.syncedChanges.isEmpty && again.conflicts.count == answer.conflicts.count
                )
                #expect(try await pair.states() == before)
                let side = random.pick(["--here", "--there"])
                #expect(await pair.sync(side)?.conflicts == [])
            }
            let states = try await pair.states()
            #expect(states.here == states.there)
            let last = try #require(await pair.sync())
            #expect(last.syncedChanges.isEmpty && last.conflicts.isEmpty, "\(last.syncedChanges)")
        }
    }

    // MARK: - Cases

    /// What was done before a failure is kept, and the rest is done the next time, nothing twice.
    @Test(arguments: 0..<6) func aFailureIsGoneOnFrom(_ changes: Int) async throws {
        let pair = Pair()
        await pair.kitchen.type("search leek")
        for day in Self.days { await pair.kitchen.type("plan add 1 \(day)") }
        await pair.kitchen.type("shop add milk; cooked 3; rate 3 4")
        await pair.server.fail(after: changes)
        await pair.sync()
        #expect(pair.kitchen.failure != nil)
        await pair.server.fail(after: .max)
        await pair.sync()
        let states = try await pair.states()
        #expect(states.here == states.there)
        let there = await pair.server.kept
        #expect(there.meals.count == 4 && there.items.count == 1 && there.cookings.count == 1)
    }

    /// A server that keeps the last time alone: the later day counts, and what was undone here is
    /// not brought back.
    @Test func ofTheLastTimesTheLaterCounts() async throws {
        let pair = Pair(keepsEachCooking: false)
        await pair.kitchen.type("search leek")
        await pair.kitchen.type("cooked 1")
        await pair.sync()
        #expect(await pair.server.kept.cookings.map(\.day.number) == [0])
        await pair.server.change { kept, _ in kept.cookings[0].day = CalendarDay(number: 2) }
        await pair.sync()
        #expect(await pair.kitchen.plan.cooked().map(\.day.number) == [0, 2])
        for meal in await pair.kitchen.plan.cooked() where meal.day.number == 2 {
            _ = await pair.kitchen.plan.change(PlanChange(.uncooked, [""], [.uncook(meal.id)]))
        }
        #expect(await pair.sync()?.syncedChanges == [])
        #expect(await pair.kitchen.plan.cooked().count == 1)
    }

}
