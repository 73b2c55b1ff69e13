import GRDB
import MealPlan
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Undo and redo over everything that is kept, in random order.
struct KeptUndoLawTests {
    /// All that a cook can see of what is kept, rows with their ids and pages byte for byte.
    private struct Kept: Equatable {
        var favorites: [Favorite]
        var contents: [FavoriteContent?]
        var pantry: [PantryItem]
        var shopping: [ShoppingEntry]
        var words: [RecipeID: OwnWords]
        var meals: [PlannedMeal]
        var cooked: [CookedMeal]
        var ratings: [RecipeID: Int]
        var household: Household
        var rows: [String]

        init(_ store: SQLiteFavoriteStore, in path: String) async throws {
            favorites = try await store.favorites(matching: [])
            contents = []
            for favorite in favorites {
                contents.append(try await store.content(of: favorite.recipe.id))
            }
            pantry = try await store.pantry()
            shopping = try await store.shopping()
            words = try await store.ownWords()
            meals = try await store.meals(in: .every)
            cooked = try await store.cooked()
            ratings = try await store.ratings()
            household = try await store.household()
            rows = try await Kept.rows(in: path)
        }

        /// The kitchen's rows and those of kept favorites as SQLite itself writes them.
        private static func rows(in path: String) async throws -> [String] {
            guard FileIdentity(path: path) != nil else { return [] }
            let queue = try DatabaseQueue(path: path)
            return try await queue.read { db in
                var rows: [String] = []
                for table in KitchenTable.allCases {
                    let columns = table.columns.map { "quote(\($0))" }.joined(separator: "||','||")
                    rows += try String.fetchAll(
                        db,
                        sql: """
                            SELECT '\(table.rawValue) '||id||','||\(columns)
                            FROM \(table.rawValue) ORDER BY id
                            """
                    )
                }
                rows += try String.fetchAll(
                    db,
                    sql: """
                        SELECT quote(f.id)||quote(service)||quote(key)||quote(saved_at)
                            ||quote(title)||quote(recipe)||quote(origins)||quote(needs_no_page)
                            ||quote(p.address)||quote(p.fetched_at)||quote(p.packing)
                            ||quote(p.body)||quote(i.address)||quote(i.body)||quote(text)
                            ||quote(links)
                        FROM favorite AS f
                        LEFT JOIN favorite_page AS p ON p.favorite_id = f.id
                        LEFT JOIN favorite_picture AS i ON i.favorite_id = f.id
                        LEFT JOIN favorite_text AS t ON t.favorite_id = f.id
                        WHERE f.id IN (SELECT favorite_id FROM favorite_list WHERE is_kept = 1)
                        ORDER BY f.id
                        """
                )
                return rows
            }
        }
    }

    /// The changes are those of the shell `one`; `shells` are who undoes and who redoes.
    @Test(arguments: 0..<4, [["one", "one"], ["two", "two"], ["two", "three"]])
    func undoRestoresEveryRowAndPage(_ seed: Int, _ shells: [String]) async throws {
        let folder = try TemporaryFolder()
        let path = folder("data/favorites.sqlite")
        var random = SeededGenerator(seed: 900 + seed)
        func store(_ step: Int, of shell: String = "one") -> SQLiteFavoriteStore {
            // A store of its own for each step: all must be in the file.
            SQLiteFavoriteStore(folder: folder("data"), session: shell, now: { step })
        }
        var states = [try await Kept(store(0), in: path)]
        for step in 1...25 {
            let change = try await Self.randomChange(store(step), &random)
            if !change.names.isEmpty { states.append(try await Kept(store(step), in: path)) }
        }
        for state in states.dropLast().reversed() {
            #expect(try await store(99, of: shells[0]).undo() != nil)
            #expect(try await Kept(store(99), in: path) == state)
        }
        #expect(try await store(99, of: shells[0]).undo() == nil)
        for state in states.dropFirst() {
            #expect(try await store(99, of: shells[1]).redo() != nil)
            #expect(try await Kept(store(99), in: path) == state)
        }
        #expect(try await store(99, of: shells[1]).redo() == nil)
    }

    /// `favs --refresh` is one change, however many favorites it is about.
    @Test func oneUndoBringsBackAllThatWasRefreshed() async throws {
        let folder = try TemporaryFolder()
        let path = folder("data/favorites.sqlite")
        let store = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 5 })
        _ = try await store.keep([.sample("a"), .sample("b"), .sample("c")])
        let before = try await Kept(store, in: path)
        for (place, key) in ["a", "b", "c"].enumerated() {
            try await store.refresh(
                .sample(key, title: "New \(key)", text: "new", page: [1, 2]),
                isContinued: place > 0
            )
        }
        let after = try await Kept(store, in: path)
        #expect(after != before)
        #expect(try await store.favorites(matching: ["new"]).count == 3)
        #expect(
            try await store.undo()
                == KeptChange(kind: .refreshed, names: ["Dish a", "Dish b", "Dish c"])
        )
        #expect(try await Kept(store, in: path) == before)
        #expect(try await store.favorites(matching: ["new"]).isEmpty)
        #expect(try await store.favorites(matching: ["loaf"]).count == 3)
        _ = try await store.redo()
        #expect(try await Kept(store, in: path) == after)
        // What is as it was is no change.
        for key in ["a", "b"] {
            let same = try #require(try await store.content(of: .sample(key)))
            try await store.refresh(same, isContinued: false)
        }
        #expect(try await store.undo()?.kind == .refreshed)
        #expect(try await Kept(store, in: path) == before)
        _ = try await store.redo()
        // A second refresh is a change of its own.
        try await store.refresh(.sample("a", title: "Newest a"), isContinued: false)
        _ = try await store.undo()
        #expect(try await Kept(store, in: path) == after)
    }

    /// Also where the first of its favorites is as it was.
    @Test func eachRefreshIsUndoneForItself() async throws {
        let folder = try TemporaryFolder()
        let path = folder("data/favorites.sqlite")
        let store = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 5 })
        _ = try await store.keep([.sample("a"), .sample("b"), .sample("c")])
        var states = [try await Kept(store, in: path)]
        for word in ["middle", "last"] {
            try await store.refresh(.sample("a"), isContinued: false)
            try await store.refresh(.sample("b", text: word), isContinued: true)
            try await store.refresh(.sample("c", text: word), isContinued: true)
            states.append(try await Kept(store, in: path))
        }
        let change = KeptChange(kind: .refreshed, names: ["Dish b", "Dish c"])
        for state in [states[1], states[0]] {
            #expect(try await store.undo() == change)
            #expect(try await Kept(store, in: path) == state)
        }
        for state in [states[1], states[2]] {
            #expect(try await store.redo() == change)
            #expect(try await Kept(store, in: path) == state)
        }
    }

    /// What was fetched twice in one change goes back to what was before both.
    @Test func whatWasRefreshedTwiceInOneChangeIsUndoneWhole() async throws {
        let folder = try TemporaryFolder()
        let path = folder("data/favorites.sqlite")
        let store = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 5 })
        _ = try await store.keep([.sample("a")])
        let before = try await Kept(store, in: path)
        try await store.refresh(.sample("a", text: "middle"), isContinued: false)
        try await store.refresh(.sample("a", text: "last"), isContinued: true)
        let after = try await Kept(store, in: path)
        _ = try await store.undo()
        #expect(try await Kept(store, in: path) == before)
        _ = try await store.redo()
        #expect(try await Kept(store, in: path) == after)
    }

    private static func randomChange(
        _ store: SQLiteFavoriteStore,
        _ random: inout SeededGenerator
    ) async throws -> KeptChange {
        let foods = ["milk", "Eggs", "crème fraîche", "salt\tfine", "O'Brien \"potatoes\"", "日本"]
        let keys = ["a", "b", "c"]
        let food = foods.randomElement(using: &random) ?? ""
        let key = keys.randomElement(using: &random) ?? ""
        let recipe = NamedRecipe(id: .sample(key), title: "Dish \(key)")
        let isDone = Bool.random(using: &random)
        let pantry = try await store.pantry().map(\.id).shuffled(using: &random).prefix(2)
        let shopping = try await store.shopping().map(\.id).shuffled(using: &random).prefix(2)
        let notes = try await store.ownWords()[recipe.id]?.notes.map(\.id) ?? []
        let page = [UInt8]("<html>\(UInt64.random(in: 0 ... .max, using: &random))</html>".utf8)
        let day = CalendarDay.sample(Int.random(in: 0...3, using: &random))
        switch Int.random(in: 0..<17, using: &random) {
        case 13: return try await store.change(.random(key, on: day, &random))
        case 14, 15:
            let meals = try await store.meals(in: .every).shuffled(using: &random).prefix(2)
            return try await store.change(.random(changing: Array(meals), to: day, isDone))
        case 16:
            let amounts = [food: "\(day.day) kg"]
            return try await store.edit(
                .stock([food, "rice"], asStaples: isDone, until: day, amounts: amounts)
            )
        case 11, 12:
            let kept = try await store.kept(among: [recipe.id])
            let title = "New \(key)\(page.count)"
            try await store.refresh(
                .sample(key, title: title, text: "now \(food)", page: page),
                isContinued: false
            )
            return KeptChange(kind: .refreshed, names: kept.isEmpty ? [] : [title])
        case 0: return try await store.edit(.stock([food, "rice"], asStaples: isDone))
        case 1: return try await store.edit(.unstock(Array(pantry)))
        case 2, 3:
            return try await store.edit(
                .list([
                    ShoppingEntry(text: "2 \(food)", name: food, recipe: isDone ? "Dish" : nil),
                    ShoppingEntry(text: food, name: food, isDone: isDone),
                ])
            )
        case 4: return try await store.edit(.unlist(Array(shopping)))
        case 5: return try await store.edit(.tick(Array(shopping), isDone: isDone))
        case 6: return try await store.edit(.note("try \(food)\u{1F}", on: [recipe]))
        case 7: return try await store.edit(.unnote(Array(notes.prefix(1)), from: recipe))
        case 8: return try await store.edit(.tag(["quick", "for \(food)"], on: [recipe]))
        case 9: return try await store.edit(.untag(["quick"], from: [recipe]))
        default:
            return isDone
                ? try await store.keep([.sample(key, page: page)])
                : try await store.remove([.sample(key)])
        }
    }
}
