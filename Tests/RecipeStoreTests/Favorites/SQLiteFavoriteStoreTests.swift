import Foundation
import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

struct SQLiteFavoriteStoreTests {
    /// Whatever part cannot be written, nothing of the favorite is.
    @Test(arguments: [
        "favorite", "favorite_page", "favorite_picture", "favorite_text", "change",
        "change_favorite", "favorite_list",
    ])
    func allOfAFavoriteIsOneTransaction(_ table: String) async throws {
        do { _ = try await store().keep([.sample("first")]) }
        let path = folder("data/favorites.sqlite")
        let queue = try DatabaseQueue(path: path)
        try await queue.write { db in
            try db.execute(
                sql: """
                    CREATE TRIGGER broken BEFORE INSERT ON \(table)
                    BEGIN SELECT RAISE(ABORT, 'no'); END
                    """
            )
        }
        let store = store()
        await #expect(throws: (any Error).self) { try await store.keep([.sample("second")]) }
        let counts = try await queue.read { db in
            try ["favorite", "favorite_page", "favorite_picture", "favorite_text", "change"].map {
                try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)")
            }
        }
        #expect(counts == [1, 1, 1, 1, 1])
        #expect(try await store.counts().all == 1)
        #expect(try await store.favorites(matching: ["second"]).isEmpty)
    }

    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ session: String = "one", now: Int = 1_000) -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(folder: folder("data"), session: session, now: { now })
    }

    private func titles(_ store: SQLiteFavoriteStore, _ words: String...) async throws -> [String] {
        try await store.favorites(matching: words).map(\.recipe.title)
    }

    @Test func readingMakesNothing() async throws {
        let store = store()
        #expect(try await store.favorites(matching: []).isEmpty)
        #expect(try await store.kept(among: [.sample("a")]).isEmpty)
        #expect(try await store.content(of: .sample("a")) == nil)
        #expect(await store.setAside() == nil)
        #expect(folder.names() == [])
    }

    @Test func whatIsKeptComesBackWhole() async throws {
        let page = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let kept = try FavoriteContent.sample("a", text: "zero \u{0} byte, ünïcode 日本", page: page)
        let change = try await store().keep([kept])
        #expect(change == KeptChange(kind: .kept, names: ["Dish a"]))

        let later = store("two")
        #expect(try await later.content(of: kept.recipe.id) == kept)
        #expect(
            try await later.favorites(matching: [])
                == [Favorite(recipe: kept.recipe, savedAt: 1_000, isOffline: true)]
        )
        #expect(
            try await later.kept(among: [.sample("b"), .sample("a")]) == [.sample("a")]
        )
    }

    @Test func foldersAndFilesArePrivate() async throws {
        let store = store()
        _ = try await store.keep([.sample("a")])
        #expect(try folder.mode("data") == 0o700)
        let names = folder.names(in: "data")
        #expect(names.contains("favorites.sqlite-wal"))
        for name in names { #expect(try folder.mode("data/" + name) == 0o600, "\(name)") }
        _ = store
    }

    @Test(arguments: [0o640, 0o604, 0o660, 0o666])
    func aFileThatOthersMayReadIsClosedToThem(_ mode: Int) async throws {
        let first = store()
        _ = try await first.keep([.sample("a")])
        await first.close()
        chmod(folder("data/favorites.sqlite"), mode_t(mode))
        _ = try await store("two").counts()
        #expect(try folder.mode("data/favorites.sqlite") == 0o600)
    }

    /// While another program writes, its index cannot be brought up, and it is searched all the same.
    @Test func aFileThatIsBeingWrittenIsSearched() async throws {
        let first = store()
        _ = try await first.keep([.sample("a")])
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let queue = try DatabaseQueue(
            path: folder("data/favorites.sqlite"),
            configuration: configuration
        )
        try await queue.write { try $0.execute(sql: "DELETE FROM favorite_meaning") }
        let impatient = SQLiteFavoriteStore(
            folder: folder("data"),
            session: "two",
            schema: .favorites,
            patience: 0,
            now: { 1_000 }
        )
        _ = try await impatient.counts()
        try await queue.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        #expect(try await titles(impatient, "cheddar") == ["Dish a"])
        // What only the meaning of a recipe tells, too.
        for (condition, isMet) in [
            (Condition.has(Term("garlic", in: .ingredient)), true),
            (.has(Term("leek", in: .ingredient)), false), (.minutes(45), true),
            (.minutes(44), false), (.none(Term("leek")), true), (.none(Term("garlic")), false),
        ] {
            let page = try await impatient.page(FavoriteSearch([condition]), .whole)
            #expect(page.rows.count == (isMet ? 1 : 0), "\(condition)")
        }
        let content = try FavoriteContent.sample("b")
        await #expect(throws: StoreError.self) { try await impatient.keep([content]) }
        try await queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try queue.close()
    }

    @Test func aCancelledCallChangesNothing() async throws {
        let store = store()
        let content = try FavoriteContent.sample("a")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await store.keep([content])
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await titles(store) == [])
    }
}
