import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

/// What is brought over of damaged tables, and what of it counts as lost.
struct FavoriteSalvageTests {
    /// What was found, and the keys of the new file's favorites.
    private struct Salvage {
        var found = FavoriteSalvage.Found()
        var keys: [String] = []
        var words = 0
        var pantry: [String] = []
    }

    /// Two favorites, of which the second was fetched again and so has its older content in a third
    /// row, and two foods.
    private func kept() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try DatabaseSchema.favorites.bringUp(db, from: 0)
            let keptRows = FavoriteRows(db: db, session: "one", now: 1)
            _ = try keptRows.keep([.sample("a"), .sample("b")])
            try keptRows.refresh(.sample("b", text: "newer"), continuing: nil)
            _ = try KitchenRows(db: db, session: "one", now: 1)
                .edit(.stock(["leek", "salt"], asStaples: false))
        }
        return queue
    }

    /// Brings over what can be read after some damage, so many times.
    private func salvage(after damage: String, times: Int = 1) throws -> Salvage {
        let source = try kept()
        let target = try DatabaseQueue()
        try source.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = OFF")
            try db.execute(sql: damage)
        }
        var salvage = Salvage()
        try target.write { db in
            try DatabaseSchema.favorites.bringUp(db, from: 0)
            for _ in 0..<times {
                try source.inDatabase { source in
                    try FavoriteSalvage(source: source, target: db).carryOver(&salvage.found)
                }
            }
            salvage.keys = try String.fetchAll(
                db,
                sql: "SELECT key FROM favorite_list WHERE is_kept = 1 ORDER BY favorite_id"
            )
            salvage.words = try Int.fetchOne(db, sql: "SELECT count(*) FROM favorite_words") ?? 0
            salvage.pantry = try String.fetchAll(db, sql: "SELECT food FROM pantry_item")
        }
        return salvage
    }

    @Test(arguments: [1, 2, 3])
    func nothingIsBroughtOverTwice(_ times: Int) throws {
        let salvage = try salvage(after: "SELECT 1", times: times)
        #expect(salvage.keys == ["a", "b"] && salvage.words == 2)
        #expect(salvage.pantry == ["leek", "salt"])
        #expect(salvage.found.carried == [1, 2] && salvage.found.removed == [3])
        #expect(salvage.found.lost == 0 && salvage.found.others == 2)
    }

    /// A favorite of which something tells that it was there is lost where its row does not read;
    /// the older content of one that was fetched again is not.
    @Test(
        arguments: [
            ("DROP TABLE favorite_list", ["a", "b"], 0),
            ("UPDATE favorite_list SET is_kept = 0 WHERE favorite_id = 1", ["b"], 0),
            ("UPDATE favorite SET recipe = '{' WHERE id = 1", ["b"], 1),
            ("UPDATE favorite SET origins = '' WHERE id <> 1", ["a"], 1),
            ("UPDATE favorite SET saved_at = 'x' WHERE id = 2", ["a"], 1),
            ("DELETE FROM favorite WHERE id = 1", ["b"], 1),
            ("DELETE FROM favorite WHERE id = 1; DROP TABLE favorite_list", ["b"], 1),
            ("DROP TABLE favorite", [], 2),
            ("DROP TABLE favorite_text", ["a", "b"], 0),
            ("DROP TABLE favorite_page", ["a", "b"], 0),
            ("DROP TABLE favorite_picture", ["a", "b"], 0),
        ] as [(String, [String], Int)]
    )
    func whatIsLostIsCounted(_ damage: String, _ keys: [String], _ lost: Int) throws {
        let salvage = try salvage(after: damage)
        #expect(salvage.keys == keys && salvage.words == keys.count)
        #expect(salvage.found.lost == lost)
        #expect(salvage.found.carried.count == keys.count)
        #expect(salvage.pantry == ["leek", "salt"])
    }

    /// Of two rows for one recipe the first is brought over, and none counts as lost.
    @Test func aRecipeThatIsThereTwiceIsOne() throws {
        let salvage = try salvage(after: "UPDATE favorite SET key = 'a' WHERE id = 2")
        #expect(salvage.keys == ["a"] && salvage.words == 1)
        #expect(salvage.found.carried == [1] && salvage.found.lost == 0)
    }

    @Test(
        arguments: [
            ("DROP TABLE pantry_item", [], 0), ("DROP TABLE recipe_tag", ["leek", "salt"], 2),
            ("DELETE FROM pantry_item WHERE food = 'leek'", ["salt"], 1),
        ] as [(String, [String], Int)]
    )
    func ofTheKitchenAllThatIsThereComesOver(
        _ damage: String,
        _ foods: [String],
        _ others: Int
    ) throws {
        let salvage = try salvage(after: damage)
        #expect(salvage.pantry == foods && salvage.found.others == others)
        #expect(salvage.keys == ["a", "b"])
    }
}
