import GRDB
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
                        SELECT id||title||recipe||saved_at||hex(body) FROM favorite
                        LEFT JOIN favorite_page ON favorite_id = id WHERE is_kept = 1 ORDER BY id
                        """
                )
                return rows
            }
        }
    }

    @Test(arguments: 0..<4)
    func undoRestoresEveryRowAndPage(_ seed: Int) async throws {
        let folder = try TemporaryFolder()
        let path = folder("data/favorites.sqlite")
        var random = SeededGenerator(seed: 900 + seed)
        func store(_ step: Int) -> SQLiteFavoriteStore {
            // A store of its own for each step: all must be in the file.
            SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { step })
        }
        var states = [try await Kept(store(0), in: path)]
        for step in 1...25 {
            let change = try await Self.randomChange(store(step), &random)
            if !change.names.isEmpty { states.append(try await Kept(store(step), in: path)) }
        }
        for state in states.dropLast().reversed() {
            #expect(try await store(99).undo() != nil)
            #expect(try await Kept(store(99), in: path) == state)
        }
        #expect(try await store(99).undo() == nil)
        for state in states.dropFirst() {
            #expect(try await store(99).redo() != nil)
            #expect(try await Kept(store(99), in: path) == state)
        }
        #expect(try await store(99).redo() == nil)
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
        switch Int.random(in: 0..<11, using: &random) {
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
