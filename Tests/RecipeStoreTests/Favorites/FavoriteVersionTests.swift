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

    @Test func aFileIsWholeFromItsFirstMoment() async throws {
        // What a shell left that was killed while it made the file.
        try PrivateFolder.make(folder("data"))
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
        symlink("nowhere", places.database)
        #expect(try connection(making: false) == nil)
        #expect(throws: SystemError(code: ENOENT)) { try connection(making: true) }
        #expect(folder.names() == ["favorites.sqlite"])
        try FileManager.default.removeItem(atPath: places.database)
        let made = try #require(try connection(making: true))
        #expect(made.isWritable)
        try made.close()
        #expect(folder.names() == ["favorites.sqlite"])
    }

    /// Only where its folder, the file itself and the lock beside it all can be written.
    @Test func aFileIsWrittenWhereAllOfItsPlacesCanBe() throws {
        let places = DatabasePlaces(folder: folder("data"), name: "favorites")
        func replace(_ path: String, byLoop isLoop: Bool) throws {
            try? FileManager.default.removeItem(atPath: path)
            if isLoop {
                symlink(path, path)
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

    /// Words of other rules are made anew, a few at a time, going on where they stopped.
    @Test func wordsOfOtherRulesAreMadeAnew() async throws {
        do {
            let favorites = try ["a", "b", "c", "d", "e"].map {
                try FavoriteContent.sample($0, foods: ["tomatoes"])
            }
            _ = try await shell(.favorites).keep(favorites)
        }
        let queue = try DatabaseQueue(path: folder("data/favorites.sqlite"))
        func age() async throws {
            try await queue.write { db in
                try db.execute(
                    sql: """
                        UPDATE favorite_words_rules SET fingerprint = 'older';
                        UPDATE favorite_words SET ingredients = 'tomatos';
                        """
                )
            }
        }
        try await age()
        try await queue.write { db in
            let keptRows = FavoriteRows(db: db, session: "", now: 0)
            for count in [2, 4, 5] {
                try keptRows.bringWordsUp(atMost: 2)
                #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM favorite_words") == count)
                #expect(try FavoriteWords(db: db).isCurrent() == (count == 5))
            }
        }
        #expect(try await shell(.favorites).favorites(matching: ["tomato"]).count == 5)
        try await age()
        #expect(try await shell(.favorites).favorites(matching: ["tomato"]).count == 5)
    }
}
