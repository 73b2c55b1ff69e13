import Foundation
import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

struct FavoriteBackupTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func shell(_ session: String = "one") -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(folder: folder("data"), session: session, now: { 1_000 })
    }

    private func titles(_ store: SQLiteFavoriteStore) async throws -> [String] {
        try await store.favorites(matching: []).map(\.recipe.title)
    }

    /// Three favorites, one of them removed, and something in every table of the kitchen.
    private func fill(_ store: SQLiteFavoriteStore) async throws {
        _ = try await store.keep([.sample("a"), .sample("b"), .sample("c")])
        _ = try await store.remove([.sample("b")])
        _ = try await store.edit(.stock(["leek"], asStaples: false))
        _ = try await store.edit(.list([ShoppingEntry(text: "2 leeks", name: "leek")]))
        let recipe = NamedRecipe(id: .sample("a"), title: "Dish a")
        _ = try await store.edit(.note("less salt", on: [recipe]))
        _ = try await store.edit(.tag(["quick"], on: [recipe]))
    }

    @Test func aBackupIsOneFileThatAnyToolReads() async throws {
        let store = shell()
        #expect(try await store.backUp(to: folder("none.sqlite")) == nil)
        try await fill(store)
        let counts = try await store.backUp(to: folder("kept.sqlite"))
        #expect(counts == FavoriteCounts(all: 2, offline: 2))
        #expect(folder.names() == ["data", "kept.sqlite"])
        #expect(try folder.mode("kept.sqlite") == 0o600)
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: folder("kept.sqlite"), configuration: configuration)
        let mode = try await queue.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
        #expect(mode == "delete")
        #expect(try await store.counts(ofBackup: folder("kept.sqlite")) == counts)
        #expect(folder.names() == ["data", "kept.sqlite"])
    }

    @Test func aBackupThatFailsLeavesNothing() async throws {
        let store = shell()
        try await fill(store)
        mkdir(folder("taken"), 0o700)
        let path = folder("taken")
        await #expect(throws: StoreError.self) { try await store.backUp(to: path) }
        #expect(folder.names() == ["data", "taken"])
        #expect(try await store.backUp(to: folder("kept.sqlite")) != nil)
    }

    /// Pages that no favorite is read from are looked at too before anything is changed.
    @Test func aBackupOfWhichAPartIsDamagedIsRefused() async throws {
        let store = shell()
        try await fill(store)
        _ = try await store.backUp(to: folder("kept.sqlite"))
        let queue = try DatabaseQueue(path: folder("kept.sqlite"))
        let (root, size) = try await queue.read { db in
            let root = try Int.fetchOne(
                db,
                sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'change_row'"
            )
            return (root, try Int.fetchOne(db, sql: "PRAGMA page_size"))
        }
        try queue.close()
        var bytes = try folder.bytes("kept.sqlite")
        let (page, length) = (try #require(root), try #require(size))
        for place in (page - 1) * length..<page * length { bytes[place] = 0x5A }
        try folder.write(bytes, to: "kept.sqlite")
        let before = try await titles(store)
        #expect(try await store.restore(from: folder("kept.sqlite"), named: "kept") == nil)
        #expect(try await titles(store) == before)
    }

    /// Whatever of a favorite was lost or is another since, all of it comes back.
    @Test(arguments: [
        "DELETE FROM favorite_page", "DELETE FROM favorite_picture",
        "UPDATE favorite_page SET fetched_at = fetched_at + 1",
        "UPDATE favorite_page SET media_type = NULL",
        "UPDATE favorite_picture SET body = x'FFD80002'",
        "UPDATE favorite_text SET text = 'Another text.'",
        "UPDATE favorite_text SET links = '[]'", "UPDATE favorite SET needs_no_page = 1",
    ])
    func allOfAFavoriteComesBack(_ loss: String) async throws {
        let store = shell()
        try await fill(store)
        let before = try await store.content(of: .sample("a"))
        _ = try await store.backUp(to: folder("kept.sqlite"))
        let queue = try DatabaseQueue(path: folder("data/favorites.sqlite"))
        try await queue.write { try $0.execute(sql: loss) }
        try queue.close()
        let since = try await store.content(of: .sample("a"))
        #expect(since != before)
        let change = try await store.restore(from: folder("kept.sqlite"), named: "kept.sqlite")
        #expect(change == KeptChange(kind: .restored, names: ["kept.sqlite"]))
        #expect(try await store.content(of: .sample("a")) == before)
        #expect(try await store.undo() == change)
        #expect(try await store.content(of: .sample("a")) == since)
    }

    /// A backup that was changed by hand, or is damaged, may have any number there.
    @Test(arguments: [.min, -1, 1 << 40, .max] as [Int64])
    func aBackupsRowsMayHaveAnyNumber(_ row: Int64) async throws {
        try await fill(shell())
        _ = try await shell().backUp(to: folder("kept.sqlite"))
        try await renumberFavorite(1, as: row, in: folder("kept.sqlite"))
        let new = SQLiteFavoriteStore(folder: folder("new"), session: "new", now: { 2_000 })
        let counts = try await new.counts(ofBackup: folder("kept.sqlite"))
        #expect(counts == FavoriteCounts(all: 2, offline: 2))
        _ = try await new.restore(from: folder("kept.sqlite"), named: "kept")
        #expect(try await Set(titles(new)) == ["Dish a", "Dish c"])
        #expect(try await new.content(of: .sample("a")) == .sample("a"))
        #expect(try await new.favorites(matching: ["loaf"]).count == 2)
        _ = try await new.keep([.sample("d")])
        #expect(try await titles(new).first == "Dish d")
    }

    /// Numbers do not double each time: they would run out.
    @Test func restoringAgainAndAgainTakesFewNumbers() async throws {
        let store = shell()
        _ = try await store.keep([.sample("a"), .sample("b")])
        for _ in 0..<5 {
            _ = try await store.backUp(to: folder("kept.sqlite"))
            _ = try await store.remove([.sample("a")])
            let change = try await store.restore(from: folder("kept.sqlite"), named: "kept")
            #expect(change?.names == ["kept"])
        }
        let keys = try await store.page(FavoriteSearch(), .whole).rows.map(\.key)
        #expect(keys == [12, 11])
    }

    /// What a link leads to is read as well, and never written.
    @Test func aBackupIsFoundThroughALink() async throws {
        let store = shell()
        try await fill(store)
        _ = try await store.backUp(to: folder("kept.sqlite"))
        let before = try folder.bytes("kept.sqlite")
        symlink("kept.sqlite", folder("link"))
        _ = try await store.removeAll()
        let counts = try await store.counts(ofBackup: folder("link"))
        #expect(counts == FavoriteCounts(all: 2, offline: 2))
        #expect(try await store.restore(from: folder("link"), named: "link")?.names == ["link"])
        #expect(try await titles(store) == ["Dish c", "Dish a"])
        #expect(try folder.bytes("kept.sqlite") == before)
        #expect(folder.names() == ["data", "kept.sqlite", "link"])
    }

    /// The failure is the system's and names the backup.
    @Test func aBackupThatCannotBeReadIsTold() async throws {
        let store = shell()
        symlink("round", folder("round"))
        for (name, code) in [("none", ENOENT), ("round", ELOOP)] {
            let path = folder(name)
            let failure = StoreError.disk(path: path, code: code)
            await #expect(throws: failure) { try await store.counts(ofBackup: path) }
            await #expect(throws: failure) { try await store.restore(from: path, named: name) }
        }
    }

    @Test(.enabled(if: geteuid() != 0, "Root may read everything."))
    func aBackupThatMayNotBeReadIsTold() async throws {
        let store = shell()
        try await fill(store)
        _ = try await store.backUp(to: folder("kept.sqlite"))
        let path = folder("kept.sqlite")
        try folder.setMode(0, of: "kept.sqlite")
        let failure = StoreError.disk(path: path, code: EACCES)
        await #expect(throws: failure) { try await store.counts(ofBackup: path) }
        await #expect(throws: failure) { try await store.restore(from: path, named: "kept") }
    }

    @Test func aBackupOfANewerVersionIsToldByItsName() async throws {
        let store = shell()
        try await fill(store)
        _ = try await store.backUp(to: folder("kept.sqlite"))
        let path = folder("kept.sqlite")
        let queue = try DatabaseQueue(path: path)
        try await queue.write {
            try $0.execute(sql: "PRAGMA user_version = \(DatabaseSchema.favorites.version + 1)")
        }
        try queue.close()
        await #expect(throws: StoreError.newerFormat(path: path)) {
            try await store.restore(from: path, named: "kept")
        }
    }

    @Test func whatIsNoBackupIsRefusedAndNothingChanges() async throws {
        let store = shell()
        try await fill(store)
        try folder.write(Array("no database at all".utf8), to: "text")
        try folder.write([], to: "empty")
        let queue = try DatabaseQueue(path: folder("other.sqlite"))
        try await queue.write { try $0.execute(sql: "CREATE TABLE a (b)") }
        try queue.close()
        _ = try await store.backUp(to: folder("damaged"))
        var bytes = try folder.bytes("damaged")
        for place in stride(from: 5_000, to: bytes.count, by: 3) { bytes[place] = 0x5A }
        try folder.write(bytes, to: "damaged")
        try PrivateFolder.make(folder("folder"))
        #expect(mkfifo(folder("pipe"), 0o600) == 0)
        for name in ["text", "empty", "other.sqlite", "damaged", "folder", "pipe"] {
            let path = folder(name)
            #expect(try await store.counts(ofBackup: path) == nil, "\(name)")
            #expect(try await store.restore(from: path, named: name) == nil, "\(name)")
        }
        #expect(try await titles(store) == ["Dish c", "Dish a"])
        #expect(await store.setAside() == nil)
    }

    @Test func theLastOneOutLeavesOneFile() async throws {
        let (one, two) = (shell("one"), shell("two"))
        _ = try await one.keep([.sample("a")])
        _ = try await two.keep([.sample("b")])
        await one.close()
        await two.close()
        #expect(folder.names(in: "data") == ["favorites.lock", "favorites.sqlite"])
        #expect(try await titles(one) == ["Dish b", "Dish a"])
    }
}
