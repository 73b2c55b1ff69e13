import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

/// The tables by which favorites are listed and found, and what keeps them right.
struct FavoriteIndexTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store() -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 1_000 })
    }

    /// Does something in a file of its own that is in memory.
    private func inMemory(_ body: (Database, FavoriteRows) throws -> Void) throws {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try DatabaseSchema.favorites.bringUp(db, from: 0)
            try body(db, FavoriteRows(db: db, session: "one", now: 1))
        }
    }

    private func count(_ table: String, _ db: Database) throws -> Int? {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)")
    }

    // MARK: - Meanings

    @Test func meaningsAreEnteredAFewAtATimeAndAnewByOtherRules() throws {
        try inMemory { db, keptRows in
            let meanings = FavoriteMeanings(db: db)
            #expect(try meanings.areMissing())
            try meanings.fillIn(atMost: 5)
            #expect(try !meanings.areMissing())
            _ = try keptRows.keep([.sample("a"), .sample("b"), .sample("c")])
            #expect(try meanings.areMissing())
            #expect(try meanings.missing(limit: .max).count == 3)
            #expect(try meanings.missing(limit: 2).count == 2)
            try meanings.fillIn(atMost: 2)
            #expect(try meanings.missing(limit: .max).count == 1)
            #expect(try meanings.areMissing())
            try meanings.fillIn(atMost: 2)
            #expect(try !meanings.areMissing())
            let minutes = try Int.fetchAll(db, sql: "SELECT DISTINCT minutes FROM favorite_list")
            #expect(minutes == [45])

            try db.execute(sql: "UPDATE favorite_meaning_rules SET fingerprint = 'older'")
            #expect(try meanings.areMissing())
            try meanings.fillIn(atMost: 2)
            #expect(try meanings.missing(limit: .max).count == 1)
            #expect(try count("favorite_meaning_rules", db) == 1)
            try meanings.fillIn(atMost: 2)
            #expect(try !meanings.areMissing())
        }
    }

    /// What was fetched again is found by what it says now, and after `undo` by what it said.
    @Test func aSearchFollowsWhatIsFetchedAgain() async throws {
        let store = store()
        func found(_ food: String) async throws -> Int {
            let search = FavoriteSearch([.has(Term(food, in: .ingredient))])
            return try await store.page(search, .whole).rows.count
        }
        _ = try await store.keep([.sample("a", foods: ["2 leeks"])])
        #expect(try await found("leek") == 1)
        try await store.refresh(.sample("a", foods: ["3 carrots"]), isContinued: false)
        #expect(try await found("leek") == 0)
        #expect(try await found("carrot") == 1)
        _ = try await store.undo()
        #expect(try await found("leek") == 1)
        #expect(try await found("carrot") == 0)
        _ = try await store.redo()
        #expect(try await found("carrot") == 1)
    }

    /// Who searches by what recipes mean is not stopped by one that does not read, and is told.
    @Test func aFavoriteThatDoesNotReadMeansNothing() async throws {
        let store = store()
        _ = try await store.keep([
            .sample("a", foods: ["2 leeks"]), .sample("b", foods: ["1 leek"]),
        ])
        try await change("UPDATE favorite SET recipe = '{' WHERE key = 'a'")
        let search = FavoriteSearch([.has(Term("leek", in: .ingredient))])
        let found = try await store.page(search, .whole)
        #expect(found.rows.map(\.favorite.recipe.id.key) == ["b"])
        #expect(await store.setAside()?.lost == 1)
        #expect(try await store.favorites(matching: []).map(\.recipe.id.key) == ["b"])
    }

    /// A search that cannot be answered is not one that finds nothing.
    @Test(arguments: ["posting", "favorite_meaning"])
    func aSearchWithoutItsTablesIsDoneAnew(_ table: String) async throws {
        let store = store()
        _ = try await store.keep([.sample("a", foods: ["2 leeks"])])
        let search = FavoriteSearch([.has(Term("leek", in: .ingredient))])
        #expect(try await store.page(search, .whole).rows.count == 1)
        try await change("DROP TABLE \(table)")
        #expect(try await store.page(search, .whole).rows.count == 1)
        #expect(await store.setAside()?.carriedOver == 1)
    }

    /// Changes the file past every store.
    private func change(_ sql: String) async throws {
        let queue = try DatabaseQueue(path: folder("data/favorites.sqlite"))
        try await queue.write { try $0.execute(sql: sql) }
        try queue.close()
    }

    // MARK: - Whether it opens offline

    @Test func aPageThatComesAndGoesIsToldInTheList() async throws {
        let store = store()
        func offline() async throws -> [Bool] {
            let rows = try await store.page(FavoriteSearch(), .whole).rows
            #expect(try await store.counts().offline == rows.count { $0.favorite.isOffline })
            return rows.map(\.favorite.isOffline)
        }
        _ = try await store.keep([.sample("a", page: nil), .sample("b")])
        #expect(try await offline() == [true, false])
        try await store.refresh(.sample("a"), isContinued: false)
        #expect(try await offline() == [true, true])
        _ = try await store.undo()
        #expect(try await offline() == [true, false])
        _ = try await store.redo()
        #expect(try await offline() == [true, true])
    }

    // MARK: - Keeping

    // MARK: - Words

    /// With whatever is done last, the oldest change is forgotten.
    @Test(arguments: ["kept", "removed", "all removed", "refreshed", "listed", "restored"])
    func everyChangeLetsTheOldestGo(_ kind: String) throws {
        let backup = try DatabaseQueue(path: folder("backup.sqlite"))
        try backup.write { db in
            try DatabaseSchema.favorites.bringUp(db, from: 0)
            _ = try FavoriteRows(db: db, session: "other", now: 1).keep([.sample("c")])
        }
        try backup.close()
        let queue = try DatabaseQueue()
        try queue.write { try DatabaseSchema.favorites.bringUp($0, from: 0) }
        try queue.writeWithoutTransaction { db in
            try db.execute(
                sql: "ATTACH DATABASE ? AS backup",
                arguments: [folder("backup.sqlite")]
            )
            try db.inTransaction {
                let keptRows = FavoriteRows(db: db, session: "one", now: 1)
                let kitchen = KitchenRows(db: db, session: "one", now: 1)
                let entry = ShoppingEntry(text: "2 leeks", name: "leek")
                _ = try keptRows.keep([.sample("a")])
                for _ in 1..<FavoriteJournal.depth { _ = try kitchen.edit(.list([entry])) }
                switch kind {
                case "kept": _ = try keptRows.keep([.sample("b")])
                case "removed": _ = try keptRows.remove([.sample("a")])
                case "all removed": _ = try keptRows.removeAll()
                case "refreshed":
                    try keptRows.refresh(.sample("a", text: "newer"), continuing: nil)
                case "listed": _ = try kitchen.edit(.list([entry]))
                default:
                    let restoring = FavoriteRestoring(db: db, session: "one", now: 1)
                    _ = try restoring.restore(named: "backup")
                }
                let kinds = try String.fetchAll(db, sql: "SELECT DISTINCT kind FROM main.change")
                let last = kind == "all removed" ? "removed" : kind
                #expect(Set(kinds) == ["listed", last])
                #expect(try count("main.change", db) == FavoriteJournal.depth)
                return .commit
            }
        }
    }

    /// What no change can bring back leaves nothing in any table.
    @Test func whatIsForgottenIsInNoTable() throws {
        try inMemory { db, keptRows in
            let tables = [
                "favorite", "favorite_list", "favorite_page", "favorite_picture", "favorite_text",
                "favorite_words", "favorite_meaning", "change_favorite",
            ]
            _ = try keptRows.keep([.sample("a")])
            try FavoriteMeanings(db: db).fillIn(atMost: 9)
            _ = try keptRows.remove([.sample("a")])
            let kitchen = KitchenRows(db: db, session: "one", now: 1)
            let entry = ShoppingEntry(text: "2 leeks", name: "leek")
            for _ in 1..<FavoriteJournal.depth { _ = try kitchen.edit(.list([entry])) }
            // The removal is the oldest change that can be undone.
            #expect(try tables.allSatisfy { try count($0, db) == 1 })
            _ = try kitchen.edit(.list([entry]))
            for table in tables { #expect(try count(table, db) == 0, "\(table)") }
            #expect(try count("change", db) == FavoriteJournal.depth)
        }
    }
}
