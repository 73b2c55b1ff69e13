import Foundation
import GRDB
import RecipeModel
import Testing

@testable import RecipeStore

struct FavoriteVersionTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func shell(_ schema: DatabaseSchema) -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(
            folder: folder("data"),
            session: "one",
            schema: schema,
            patience: 1_000,
            now: { 1_778_580_900 }
        )
    }

    private static let next = {
        var next = DatabaseSchema.favorites
        next.steps.append { try $0.execute(sql: "ALTER TABLE favorite ADD COLUMN note TEXT") }
        return next
    }()

    @Test func anOlderFileIsCopiedAndBroughtUp() async throws {
        _ = try await shell(.favorites).keep([.sample("a")])
        let newer = shell(FavoriteVersionTests.next)
        #expect(try await newer.favorites(matching: []).count == 1)
        let version = DatabaseSchema.favorites.version
        let copy = "data/favorites-version-\(version)-2026-05-12T101500Z.sqlite"
        #expect(try folder.mode(copy) == 0o600)
        let queue = try DatabaseQueue(path: folder(copy))
        #expect(
            try await queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM favorite") } == 1
        )
        _ = try await newer.keep([.sample("b")])
        #expect(try await newer.favorites(matching: []).count == 2)
        #expect(
            folder.names(in: "data").count {
                $0.hasPrefix("favorites-version") && $0.hasSuffix(".sqlite")
            } == 1
        )
    }

    @Test func aNewerFileIsLeftAsItIs() async throws {
        do {
            let newer = shell(FavoriteVersionTests.next)
            _ = try await newer.keep([.sample("a")])
        }
        let before = try folder.bytes("data/favorites.sqlite")
        let older = shell(.favorites)
        let failure = StoreFailure.newerFormat(path: folder("data/favorites.sqlite"))
        let content = try FavoriteContent.sample("b")
        await #expect(throws: failure) { try await older.favorites(matching: []) }
        await #expect(throws: failure) { try await older.keep([content]) }
        await #expect(throws: failure) { try await older.undo() }
        #expect(await older.setAside() == nil)
        #expect(try folder.bytes("data/favorites.sqlite") == before)
        #expect(
            try await shell(FavoriteVersionTests.next).favorites(matching: []).count == 1
        )
    }

    @Test func anEmptyFileIsDamagedAndTold() async throws {
        try FileManager.default.createDirectory(
            atPath: folder("data"),
            withIntermediateDirectories: true
        )
        try folder.write([], to: "data/favorites.sqlite")
        let store = shell(.favorites)
        #expect(try await store.favorites(matching: []).isEmpty)
        _ = try await store.keep([.sample("a")])
        #expect(try await store.favorites(matching: []).count == 1)
        let aside = try #require(await store.setAside())
        #expect(aside.carriedOver == 0)
        #expect(try Data(contentsOf: URL(fileURLWithPath: aside.path)).isEmpty)
    }

    @Test func aFileIsWholeFromItsFirstMoment() async throws {
        // What a shell left that was killed while it made the file.
        try FileManager.default.createDirectory(
            atPath: folder("data"),
            withIntermediateDirectories: true
        )
        for part in ["", "-journal", "-wal"] {
            try folder.write(Array("half".utf8), to: "data/favorites.sqlite-new" + part)
        }
        let store = shell(.favorites)
        #expect(try await store.favorites(matching: []).isEmpty)
        _ = try await store.keep([.sample("a")])
        #expect(try await shell(.favorites).favorites(matching: []).count == 1)
        #expect(await store.setAside() == nil)
        #expect(!folder.names(in: "data").contains { $0.contains("-new") })
    }

    @Test func aFileThatOthersCouldReadIsClosedToThem() async throws {
        do { _ = try await shell(.favorites).keep([.sample("a")]) }
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644],
            ofItemAtPath: folder("data/favorites.sqlite")
        )
        #expect(try await shell(.favorites).favorites(matching: []).count == 1)
        #expect(try folder.mode("data/favorites.sqlite") == 0o600)
    }

    @Test func aFileThatIsOnlyReadMayHaveAnyName() async throws {
        let name = "what? 100%25 #1&mode=rw"
        let store = SQLiteFavoriteStore(folder: folder(name), session: "one")
        _ = try await store.keep([.sample("a"), .sample("b")])
        await store.close()
        let places = DatabasePlaces(folder: folder(name), name: "favorites")
        let connection = try #require(
            try DatabaseConnection(readingOnly: places, .favorites)
        )
        #expect(!connection.isWritable)
        #expect(try connection.read { try FavoriteSearching(db: $0).counts() }.all == 2)
        try connection.close()
        #expect(folder.names() == [name])
    }

    @Test func aFileIsMadeOnlyWhereItIsAskedFor() throws {
        let places = DatabasePlaces(folder: folder.path, name: "favorites")
        func connection(making: Bool) throws -> DatabaseConnection? {
            making
                ? try DatabaseConnection(making: places, .favorites, patience: 0, now: 0)
                : try DatabaseConnection(places, .favorites, patience: 0)
        }
        #expect(try connection(making: false) == nil)
        #expect(folder.names() == [])
        // A link that leads nowhere.
        try FileManager.default.createSymbolicLink(
            atPath: places.database,
            withDestinationPath: "nowhere"
        )
        #expect(try connection(making: false) == nil)
        #expect(throws: SystemFailure(code: ENOENT)) { try connection(making: true) }
        #expect(folder.names() == ["favorites.sqlite"])
        try FileManager.default.removeItem(atPath: places.database)
        let made = try #require(try connection(making: true))
        #expect(made.isWritable)
        try made.close()
        #expect(folder.names() == ["favorites.sqlite"])
    }

    @Test func aLinkThatLeadsNowhereIsTold() async throws {
        try PrivateFolder.make(folder("data"))
        let path = folder("data/favorites.sqlite")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere")
        let store = shell(.favorites)
        #expect(try await store.favorites(matching: []).isEmpty)
        let content = try FavoriteContent.sample("a")
        await #expect(throws: StoreFailure.cannotWrite(path: path, code: ENOENT)) {
            try await store.keep([content])
        }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "nowhere")
    }

    /// Only where its folder, the file itself and the lock beside it all can be written.
    @Test func aFileIsWrittenWhereAllOfItsPlacesCanBe() throws {
        let places = DatabasePlaces(folder: folder("data"), name: "favorites")
        func replace(_ path: String, byLoop isLoop: Bool) throws {
            try? FileManager.default.removeItem(atPath: path)
            if isLoop {
                try FileManager.default.createSymbolicLink(
                    atPath: path,
                    withDestinationPath: path
                )
            } else {
                try Data().write(to: URL(fileURLWithPath: path))
            }
        }
        #expect(!DatabaseConnection.canWrite(places))
        try PrivateFolder.make(places.folder)
        try replace(places.database, byLoop: false)
        #expect(DatabaseConnection.canWrite(places))
        try replace(places.lock, byLoop: true)
        #expect(!DatabaseConnection.canWrite(places))
        try replace(places.lock, byLoop: false)
        #expect(DatabaseConnection.canWrite(places))
        try replace(places.database, byLoop: true)
        #expect(!DatabaseConnection.canWrite(places))
    }

    @Test func wordsOfOtherRulesAreMadeAnew() async throws {
        do { _ = try await shell(.favorites).keep([.sample("a", foods: ["tomatoes"])]) }
        let queue = try DatabaseQueue(path: folder("data/favorites.sqlite"))
        try await queue.write { db in
            try db.execute(
                sql: """
                    UPDATE favorite_words_rules SET fingerprint = 'older';
                    UPDATE favorite_words SET ingredients = 'tomatos';
                    """
            )
        }
        #expect(try await shell(.favorites).favorites(matching: ["tomato"]).count == 1)
    }

    @Test func wordsAreMadeAFewAtATimeAndGoOnWhereTheyStopped() async throws {
        let names = ["a", "b", "c", "d", "e"]
        do {
            let favorites = try names.map { try FavoriteContent.sample($0, foods: ["tomatoes"]) }
            _ = try await shell(.favorites).keep(favorites)
        }
        let queue = try DatabaseQueue(path: folder("data/favorites.sqlite"))
        try await queue.write { db in
            try db.execute(sql: "UPDATE favorite_words_rules SET fingerprint = 'older'")
            let ledger = FavoriteLedger(db: db, session: "", now: 0)
            var counts: [Int?] = []
            for _ in 0..<3 {
                try ledger.bringWordsUp(atMost: 2)
                counts.append(try Int.fetchOne(db, sql: "SELECT count(*) FROM favorite_words"))
                #expect(try FavoriteWords(db: db).isCurrent() == (counts.count == 3))
            }
            #expect(counts == [2, 4, 5])
        }
        #expect(try await shell(.favorites).favorites(matching: ["tomato"]).count == 5)
    }
}
