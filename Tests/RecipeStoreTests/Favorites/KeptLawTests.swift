import MealPlan
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Random changes of all that is kept, by one to three shells, step by step against a plain model.
struct KeptLawTests {
    private static let keys = ["a", "b", "c", "d", "e"]
    private static let foods = ["milk", "Eggs", "egg", "rice", "salt", "flour", "!?", "日本"]

    @Test(arguments: 0..<lawCases(12))
    func theStoreDoesWhatTheModelDoes(_ seed: Int) async throws {
        let folder = try TemporaryFolder()
        var random = SeededGenerator(seed: seed)
        var model = KeptModel()
        let shells = 1 + seed % 3
        for time in 1...70 {
            let session = random.number(1...shells)
            // A store of its own for each step: nothing may hang on what one remembers.
            let store = SQLiteFavoriteStore(
                folder: folder("data"),
                session: "\(session)",
                now: { time }
            )
            let step = Self.step(&random, model)
            let told = try await Self.take(step, in: store)
            let label = Comment(rawValue: "step \(time) of \(seed), shell \(session): \(step)")
            // What comes after the first difference differs too.
            try #require(told == model.take(step, by: session, at: time), label)
            for shelf in KeptModel.Shelf.allCases {
                let found = try await Self.rows(shelf, of: store)
                try #require(found == Self.rows(shelf, of: model), label)
            }
        }
        for key in model.rows(.favorite).map({ $0[0] }) {
            let store = SQLiteFavoriteStore(folder: folder("data"), session: "last")
            let content = try await store.content(of: .sample(key))
            #expect(content == (try FavoriteContent.sample(key)))
        }
    }

    // MARK: Steps

    private static func step(_ random: inout SeededGenerator, _ model: KeptModel) -> KeptStep {
        func some(_ items: [String]) -> [String] {
            Array(items.shuffled(using: &random).prefix(random.number(1...3)))
        }
        /// Places of a list, and now and then one behind its end.
        func places(_ shelf: KeptModel.Shelf) -> [Int] {
            let count = model.rows(shelf).count
            return Set((0..<random.number(1...3)).map { _ in random.number(0...count) }).sorted()
        }
        let named = some(keys).map { NamedRecipe(id: .sample($0), title: "Dish \($0)") }
        let (key, flag) = (random.pick(keys), random.chance(50))
        let day = CalendarDay.sample(random.number(0...4))
        switch random.number(0...24) {
        case 0, 1: return .keep(some(keys) + some(keys))
        case 2: return .remove(some(keys) + some(keys))
        case 3: return random.chance(20) ? .removeAll : .keep(some(keys))
        case 4, 5:
            let names = some(foods)
            let amounts = names.filter { _ in random.chance(40) }.map {
                ($0, random.pick(["1 kg", "500 g", "2 bags"]))
            }
            let bought = random.chance(30) ? places(.shopping) : []
            return .kitchen(
                .stock(
                    names,
                    asStaples: flag,
                    bought: bought,
                    until: random.chance(40) ? day : nil,
                    amounts: Dictionary(amounts) { $1 }
                )
            )
        case 6: return .kitchen(.unstock(places(.pantry)))
        case 7, 8:
            let entries = some(foods).map {
                ShoppingEntry(text: "2 \($0)", name: $0, recipe: flag ? "Pie" : nil, isDone: !flag)
            }
            return .kitchen(.list(entries + entries.prefix(1)))
        case 9: return .kitchen(.unlist(places(.shopping)))
        case 10: return .kitchen(.tick(places(.shopping), isDone: flag))
        case 11: return .kitchen(.note("try \u{1F34B}; \"\(day.iso)\"", on: named))
        case 12: return .kitchen(.unnote(places(.note), from: named[0]))
        case 13: return .kitchen(.tag(some(["quick", "xmas", "for two"]), on: named))
        case 14: return .kitchen(.untag(some(["quick", "Quick", "xmas"]), from: named))
        case 15, 16, 17: return .plan(plan(&random, key, day, places(.plan)))
        case 18: return .plan(household(&random, key, day, places(.rule)))
        case 19:
            let left = places(.pantry).map { PlanEdit.leave("200 g", of: $0) }
            return .plan(PlanChange(.cooked, ["Dish"], left))
        case 20, 21, 22: return .undo
        default: return .redo
        }
    }

    private static func plan(
        _ random: inout SeededGenerator,
        _ key: String,
        _ day: CalendarDay,
        _ places: [Int]
    ) -> PlanChange {
        var meal = PlannedMeal.sample(key, on: day, meal: random.pick(Meal.allCases))
        (meal.id, meal.servings) = (places[0], random.number(1...6))
        switch random.number(0...3) {
        case 0: return PlanChange(.replanned, ["Dish"], [.replace(meal)])
        case 1: return PlanChange(.unplanned, ["Dish"], [.remove(places[0])])
        default: return PlanChange(.planned, ["Dish \(key)"], [.add(meal)])
        }
    }

    private static func household(
        _ random: inout SeededGenerator,
        _ key: String,
        _ day: CalendarDay,
        _ places: [Int]
    ) -> PlanChange {
        let rule = HouseholdRule(person: random.pick(["Mia", ""]), .avoid, "nuts", on: day)
        let cooked = CookedMeal(recipe: .sample(key), title: "Dish", day: day)
        switch random.number(0...4) {
        case 0: return PlanChange(.household, ["Mia"], [.addRule(rule)])
        case 1: return PlanChange(.household, ["Mia"], [.removeRule(places[0])])
        case 2: return PlanChange(.cooked, ["Dish"], [.cook(cooked), .unstock([0])])
        case 3: return PlanChange(.uncooked, ["Dish"], [.uncook(places[0])])
        default:
            let tenths = random.chance(30) ? nil : random.number(1...5) * 10
            return PlanChange(.rated, ["Dish"], [.rate(.sample(key), tenths: tenths)])
        }
    }

    // MARK: The store

    private static func take(
        _ step: KeptStep,
        in store: SQLiteFavoriteStore
    ) async throws -> KeptChange? {
        switch step {
        case .keep(let keys): try await store.keep(keys.map { try .sample($0) })
        case .remove(let keys): try await store.remove(keys.map { .sample($0) })
        case .removeAll: try await store.removeAll()
        case .kitchen(let edit): try await store.edit(numbered(edit, in: store))
        case .plan(let change): try await store.change(numbered(change, in: store))
        case .undo: try await store.undo()
        case .redo: try await store.redo()
        }
    }

    /// The numbers of rows by their places; 9,999 for one that is not there.
    private static func numbers(_ places: [Int], of all: [Int]) -> [Int] {
        places.map { all.indices.contains($0) ? all[$0] : 9_999 }
    }

    private static func numbered(
        _ edit: KitchenEdit,
        in store: SQLiteFavoriteStore
    ) async throws -> KitchenEdit {
        let (pantry, list) = (
            try await store.pantry().map(\.id), try await store.shopping().map(\.id)
        )
        switch edit {
        case .stock(let names, let isStaple, let bought, let day, let amounts):
            return .stock(
                names,
                asStaples: isStaple,
                bought: numbers(bought, of: list),
                until: day,
                amounts: amounts
            )
        case .unstock(let places): return .unstock(numbers(places, of: pantry))
        case .unlist(let places): return .unlist(numbers(places, of: list))
        case .tick(let places, let isDone):
            return .tick(numbers(places, of: list), isDone: isDone)
        case .unnote(let places, let recipe):
            let notes = try await store.ownWords().values.flatMap(\.notes).map(\.id).sorted()
            return .unnote(numbers(places, of: notes), from: recipe)
        default: return edit
        }
    }

    private static func numbered(
        _ change: PlanChange,
        in store: SQLiteFavoriteStore
    ) async throws -> PlanChange {
        let meals = try await store.meals(in: .every)
        let pantry = try await store.pantry().map(\.id)
        let cooked = try await store.cooked().map(\.id)
        let rules = try await store.household().rules.map(\.id)
        var numbered = change
        numbered.edits = change.edits.map { edit in
            switch edit {
            case .replace(let wanted):
                // What is changed keeps the name that calendars know it by, and its dish.
                var meal = meals.indices.contains(wanted.id) ? meals[wanted.id] : wanted
                if !meals.indices.contains(wanted.id) { meal.id = 9_999 }
                (meal.day, meal.meal, meal.servings) = (wanted.day, wanted.meal, wanted.servings)
                return .replace(meal)
            case .remove(let place): return .remove(numbers([place], of: meals.map(\.id))[0])
            case .uncook(let place): return .uncook(numbers([place], of: cooked)[0])
            case .removeRule(let place): return .removeRule(numbers([place], of: rules)[0])
            case .unstock(let places): return .unstock(numbers(places, of: pantry))
            case .leave(let amount, let place):
                return .leave(amount, of: numbers([place], of: pantry)[0])
            default: return edit
            }
        }
        return numbered
    }

    /// What a cook sees of a shelf, in the form of the model.
    private static func rows(
        _ shelf: KeptModel.Shelf,
        of store: SQLiteFavoriteStore
    ) async throws -> [[String]] {
        switch shelf {
        case .favorite:
            try await store.favorites(matching: []).reversed()
                .map { [$0.recipe.id.key, "\($0.savedAt)"] }
        case .pantry:
            try await store.pantry().map {
                [$0.name, "\($0.isStaple)", $0.until?.iso ?? "-", $0.amount ?? "-"]
            }
        case .day, .amount: []
        case .shopping:
            try await store.shopping().map { [$0.text, $0.name, $0.recipe ?? "-", "\($0.isDone)"] }
        case .note:
            try await store.ownWords().flatMap { id, words in
                words.notes.map { ($0.id, [id.key, $0.text, "\($0.writtenAt)"]) }
            }.sorted { $0.0 < $1.0 }.map(\.1)
        case .tag:
            try await store.ownWords().flatMap { id, words in words.tags.map { [id.key, $0] } }
                .sorted { $0.lexicographicallyPrecedes($1) }
        case .plan:
            try await store.meals(in: .every).map {
                [
                    $0.day.iso, $0.meal.rawValue, $0.recipe.id.key, "\($0.servings ?? 0)",
                    "\($0.changedAt)",
                ]
            }
        case .cooked: try await store.cooked().map { [$0.recipe.key, $0.day.iso] }
        case .stars:
            try await store.ratings().map { [$0.key.key, "\($0.value)"] }
                .sorted { $0.lexicographicallyPrecedes($1) }
        case .rule:
            try await store.household().rules.map {
                [$0.person, $0.kind.rawValue, $0.word, $0.day.iso]
            }
        }
    }

    /// The same of the model: in the pantry with what is known of each food.
    private static func rows(_ shelf: KeptModel.Shelf, of model: KeptModel) -> [[String]] {
        func known(_ shelf: KeptModel.Shelf, _ food: String) -> String {
            model.rows(shelf).first { $0[0] == food }?[1] ?? "-"
        }
        switch shelf {
        case .pantry:
            return model.rows(.pantry).map {
                [$0[1], $0[2], known(.day, $0[0]), known(.amount, $0[0])]
            }
        case .day, .amount: return []
        case .tag, .stars: return model.rows(shelf).sorted { $0.lexicographicallyPrecedes($1) }
        default: return model.rows(shelf)
        }
    }
}
