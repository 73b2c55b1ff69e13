import Foundation
import GRDB
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

struct FavoriteDurabilityTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func shell(_ session: String, in name: String = "data") -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(folder: folder(name), session: session, now: { 1_000 })
    }

    /// What is in the files when a change is acknowledged is all that a program killed then, with
    /// no time to close anything, leaves behind.
    @Test func whatIsAcknowledgedIsInTheFiles() async throws {
        let store = shell("one")
        for (step, key) in ["a", "b", "c", "d"].enumerated() {
            let kept = try FavoriteContent.sample(
                key,
                page: [UInt8](repeating: UInt8(step), count: 100_000)
            )
            _ = try await store.keep([kept])
            try FileManager.default.copyItem(atPath: folder("data"), toPath: folder("copy\(step)"))
            let copy = shell("other", in: "copy\(step)")
            #expect(try await copy.favorites(matching: []).count == step + 1)
            #expect(try await copy.content(of: .sample(key)) == kept)
        }
        _ = try await store.remove([.sample("b")])
        _ = try await store.undo()
        try FileManager.default.copyItem(atPath: folder("data"), toPath: folder("last"))
        #expect(try await shell("other", in: "last").favorites(matching: []).count == 4)
    }

    @Test func theJournalIsSafeFromPowerCuts() async throws {
        _ = try await shell("one").keep([.sample("a")])
        let queue = try DatabaseQueue(path: folder("data/favorites.sqlite"))
        let mode = try await queue.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") }
        #expect(mode == "wal")
        let connection = try #require(
            try DatabaseConnection(
                DatabasePlaces(folder: folder("data"), name: "favorites"),
                .favorites,
                patience: 0
            )
        )
        #expect(try connection.read { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
        #expect(try connection.read { try Int.fetchOne($0, sql: "PRAGMA foreign_keys") } == 1)
    }

    @Test func aKeptPageCanBeUnpackedByAnyTool() async throws {
        let page = Array("<html>a page</html>".utf8)
        _ = try await shell("one").keep([.sample("a", page: page)])
        let queue = try DatabaseQueue(path: folder("data/favorites.sqlite"))
        let body = try await queue.read {
            try Data.fetchOne($0, sql: "SELECT body FROM favorite_page")
        }
        try folder.write(try #require(body), to: "page.gz")
        let gunzip = Process()
        gunzip.executableURL = URL(fileURLWithPath: "/bin/gunzip")
        guard FileManager.default.isExecutableFile(atPath: "/bin/gunzip") else { return }
        gunzip.arguments = [folder("page.gz")]
        try gunzip.run()
        gunzip.waitUntilExit()
        #expect(try folder.bytes("page") == page)
    }

    @Test func shellsAtOnceLoseNothing() async throws {
        let path = folder("data")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for shell in 0..<6 {
                group.addTask {
                    let store = SQLiteFavoriteStore(folder: path, session: "\(shell)")
                    for round in 0..<10 {
                        _ = try await store.keep([.sample("\(shell)-\(round)")])
                        #expect(
                            try await store.kept(among: [.sample("\(shell)-\(round)")]).count == 1
                        )
                    }
                    _ = try await store.remove([.sample("\(shell)-0")])
                    _ = try await store.undo()
                }
            }
            try await group.waitForAll()
        }
        let favorites = try await shell("last").favorites(matching: [])
        #expect(Set(favorites.map(\.recipe.id)).count == 60)
    }

    @Test func aChangeIsSeenByAShellThatReadBefore() async throws {
        let one = shell("one")
        let two = shell("two")
        #expect(try await two.favorites(matching: []).isEmpty)
        _ = try await one.keep([.sample("a")])
        #expect(try await two.kept(among: [.sample("a")]) == [.sample("a")])
        _ = try await two.remove([.sample("a")])
        #expect(try await one.favorites(matching: []).isEmpty)
    }

    /// Who may not take the lock only reads, and sees all the same what others write later.
    @Test func whoOnlyReadsSeesWhatOthersWriteLater() async throws {
        let lock = folder("data/favorites.lock")
        func takeLockAway() throws {
            try FileManager.default.removeItem(atPath: lock)
            symlink("favorites.lock", lock)
        }
        let (writer, reader) = (shell("writer"), shell("reader"))
        _ = try await writer.keep([.sample("a")])
        await writer.close()
        try takeLockAway()
        #expect(try await reader.favorites(matching: []).map(\.recipe.id.key) == ["a"])
        try FileManager.default.removeItem(atPath: lock)
        _ = try await writer.keep([.sample("b")])
        try takeLockAway()
        #expect(try await reader.favorites(matching: []).map(\.recipe.id.key) == ["b", "a"])
        // Nothing that cannot be written was changed, or made anew.
        #expect(await reader.setAside() == nil)
    }

    /// A shell that meets damage while another one puts the file aside takes the new one.
    @Test func whatAnotherShellPutAsideIsNotPutAsideAgain() async throws {
        let first = shell("first")
        _ = try await first.keep([.sample("a"), .sample("b")])
        await first.close()
        let (path, whole) = (folder("data/favorites.sqlite"), folder("whole.sqlite"))
        try FileManager.default.copyItem(atPath: path, toPath: whole)
        let places = DatabasePlaces(folder: folder("data"), name: "favorites")
        let isTurn = Guarded(false)
        // The time is asked for in the middle of reading: then it is the other shell's turn.
        let store = SQLiteFavoriteStore(
            folder: folder("data"),
            session: "one",
            now: {
                isTurn.withLock { isTurn in
                    if isTurn { _ = try? places.replaceDamaged(by: whole, at: 0) }
                    isTurn = false
                }
                return 1_000
            }
        )
        #expect(try await store.content(of: .sample("b")) == .sample("b"))
        let queue = try DatabaseQueue(path: path)
        try await queue.write {
            try $0.execute(sql: "UPDATE favorite SET recipe = '{' WHERE key = 'b'")
        }
        try queue.close()
        isTurn.withLock { $0 = true }
        #expect(try await store.content(of: .sample("b")) == .sample("b"))
        #expect(await store.setAside() == nil)
        let asides = folder.names(in: "data").filter {
            $0.hasPrefix("favorites-damaged") && $0.hasSuffix(".sqlite")
        }
        #expect(asides == ["favorites-damaged-1970-01-01T000000Z.sqlite"])
    }

    @Test func aFileThatIsReplacedIsOpenedAnew() async throws {
        let one = shell("one")
        _ = try await one.keep([.sample("a")])
        _ = try await shell("other", in: "second").keep([.sample("b"), .sample("c")])
        try FileManager.default.removeItem(atPath: folder("data"))
        #expect(try await one.favorites(matching: []).isEmpty)
        try FileManager.default.copyItem(atPath: folder("second"), toPath: folder("data"))
        #expect(try await one.favorites(matching: []).map(\.recipe.id.key) == ["c", "b"])
        try FileManager.default.removeItem(atPath: folder("data"))
        _ = try await one.keep([.sample("d")])
        #expect(try await shell("two").favorites(matching: []).map(\.recipe.id.key) == ["d"])
    }

    /// Who has the file open reads it whatever others do with its lock.
    @Test func anOpenFileIsReadWhileItsLockIsHeld() async throws {
        _ = try await shell("one").keep([.sample("a")])
        let reader = SQLiteFavoriteStore(
            folder: folder("data"),
            session: "two",
            schema: .favorites,
            patience: 0,
            now: { 1 }
        )
        #expect(try await reader.counts().all == 1)
        let lock = try OpenFile(folder("data/favorites.lock"), O_RDWR)
        try FileLock.take(.exclusive, of: lock, patience: 0)
        #expect(try await reader.counts().all == 1)
        await #expect(throws: StoreError.busy(path: folder("data/favorites.sqlite"))) {
            try await reader.undo()
        }
        // It was held all the while.
        _ = try lock.status()
    }

    @Test func aLockHeldTooLongIsTold() async throws {
        _ = try await shell("one").keep([.sample("a")])
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(
            path: folder("data/favorites.sqlite"),
            configuration: configuration
        )
        let impatient = SQLiteFavoriteStore(
            folder: folder("data"),
            session: "two",
            schema: .favorites,
            patience: 20,
            now: { 1 }
        )
        // Opened while it is free: what is asked below is only the write.
        _ = try await impatient.undo()
        let content = try FavoriteContent.sample("b")
        try other.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
        await #expect(throws: StoreError.busy(path: folder("data/favorites.sqlite"))) {
            try await impatient.keep([content])
        }
        #expect(try await impatient.favorites(matching: []).isEmpty)
        try other.inDatabase { try $0.execute(sql: "ROLLBACK") }
        #expect(try await impatient.keep([content]).names == ["Dish b"])
    }
}
