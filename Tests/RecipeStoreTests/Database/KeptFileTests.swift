import Foundation
import GRDB
import MealPlan
import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeStore

/// Files that an earlier version of the program wrote, kept as it left them: they open, nothing in
/// them is lost, and all that was done can be undone and redone.
struct KeptFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (kept, name) in [
            ("favorites-4", "favorites.sqlite"), ("cookbook-2", "cookbook.sqlite"),
        ] {
            let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appending(path: "../Kept/\(kept).sqlite.gz")
            let packed = [UInt8](try Data(contentsOf: url))
            // The last four bytes say how long the file is (RFC 1952).
            let size = packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            let bytes = try #require(Gzip.unpack(packed, size: size))
            try folder.write(bytes, to: name)
        }
    }

    private func favorites(_ shell: String = "new") -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(folder: folder.path, session: shell)
    }

    private func cookbook() -> SQLiteCookbookStore { SQLiteCookbookStore(folder: folder.path) }

    @Test func favoritesAndKitchenAreAllThere() async throws {
        let store = favorites()
        let kept = try await store.favorites(matching: [])
        #expect(kept.map(\.recipe.title) == ["Onion soup", "Kedgeree"])
        let kedgeree = RecipeID(service: .cookbook, key: "kedgeree")
        let words = try #require(try await store.ownWords()[kedgeree])
        #expect(words.notes.map(\.text) == ["good with smoked haddock"])
        #expect(words.tags == ["sunday"])
        #expect(try await store.ratings() == [kedgeree: 40])
        #expect(try await store.cooked().map(\.title) == ["Kedgeree"])
        let meals = try await store.meals(in: .every)
        #expect(meals.map { "\($0.day.iso) \($0.recipe.title)" } == ["2026-11-27 Kedgeree"])
        #expect(try await store.household().rules.map(\.word) == ["", "nuts"])
        #expect(try await store.pantry().map(\.name) == ["flour", "eggs"])
        #expect(try await store.shopping().count == 7)
        #expect(await store.setAside() == nil)
    }

    @Test func theCookbookIsAllThere() async throws {
        let store = cookbook()
        let state = try #require(try await store.state())
        #expect(state.hiddenStarters == ["shortbread"])
        let soup = try #require(try await store.ownRecipes().first)
        #expect(soup.title == "Onion soup" && soup.id.key == "n3bwj5s")
        #expect(soup.ingredients.map(\.text) == ["4 shallots", "1 onion", "1 l stock"])
        #expect(try await store.origins().map(\.count) == [1])
        #expect(await store.setAside() == nil)
    }

    @Test func whatWasDoneIsUndoneAndRedone() async throws {
        let (favorites, cookbook) = (favorites(), cookbook())
        /// Undoes, or redoes, the latest change of both files.
        func turn(undoing: Bool) async throws -> KeptChange.Kind? {
            let kept = try await undoing ? favorites.undoTime() : favorites.redoTime()
            let book =
                try await undoing
                ? cookbook.undoTime(session: "new") : cookbook.redoTime(session: "new")
            if kept ?? .min > book ?? .min {
                return try await undoing ? favorites.undo()?.kind : favorites.redo()?.kind
            }
            return try await undoing
                ? cookbook.undo(session: "new")?.kind : cookbook.redo(session: "new")?.kind
        }
        let done: [KeptChange.Kind] = [
            .kept, .noted, .tagged, .rated, .planned, .household, .cooked, .stocked, .listed,
            .kept, .removed, .deleted, .kept, .edited,
        ]
        var turned: [KeptChange.Kind] = []
        while let kind = try await turn(undoing: true) { turned.append(kind) }
        #expect(turned == done.reversed())
        #expect(try await favorites.counts().all == 0)
        #expect(try await cookbook.state()?.hiddenStarters == [])
        let soup = try await cookbook.recipe(forKey: "n3bwj5s")
        #expect(soup?.ingredients.first?.text == "4 onions")
        turned = []
        while let kind = try await turn(undoing: false) { turned.append(kind) }
        #expect(turned == done)
        try await favoritesAndKitchenAreAllThere()
        try await theCookbookIsAllThere()
    }

    /// A file of every earlier version is copied and brought up, with all that is in it.
    @Test(arguments: 1..<DatabaseSchema.favorites.version)
    func favoritesOfEveryVersionAreBroughtUp(_ version: Int) async throws {
        var older = DatabaseSchema.favorites
        older.steps.removeLast(older.version - version)
        let file = DatabaseFile(folder: folder("old"), schema: older, patience: 0, now: { 1 })
        try file.write { db in
            _ = try FavoriteRecords(db: db).insert(.sample("a"), savedAt: 7)
            try db.execute(
                sql: """
                    INSERT INTO change (id, session, kind, made_at, made_order, done_order)
                    VALUES (1, 'old', 'kept', 7, 1, 1);
                    INSERT INTO change_favorite VALUES (1, 0, 1);
                    """
            )
        }
        try file.close()
        let store = SQLiteFavoriteStore(folder: folder("old"), session: "new")
        #expect(try await store.favorites(matching: []).map(\.savedAt) == [7])
        let copies = folder.names(in: "old").filter {
            $0.hasPrefix("favorites-version-\(version)-")
        }
        #expect(copies.count { $0.hasSuffix(".sqlite") } == 1)
        #expect(try folder.mode("old/" + copies[0]) == 0o600)
        #expect(try await store.undo() == KeptChange(kind: .kept, names: ["Dish a"]))
        #expect(try await store.redo() == KeptChange(kind: .kept, names: ["Dish a"]))
        _ = try await store.change(.sample)
        #expect(try await store.meals(in: .every).count == 2)
        #expect(try await store.content(of: .sample("a")) == .sample("a"))
        // The copy is the file as it was.
        let queue = try DatabaseQueue(path: folder("old/" + copies[0]))
        let before = try await queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
        #expect(before == version)
    }

    /// Its tables are those of the second version, of which only the rows of the index differ.
    @Test func aCookbookOfTheFirstVersionIsBroughtUp() async throws {
        let path = folder("cookbook.sqlite")
        func version(_ new: Int? = nil) throws -> Int? {
            let queue = try DatabaseQueue(path: path)
            defer { try? queue.close() }
            return try queue.writeWithoutTransaction { db in
                if let new { try db.execute(sql: "PRAGMA user_version = \(new)") }
                return try Int.fetchOne(db, sql: "PRAGMA user_version")
            }
        }
        #expect(try version(1) == 1)
        try await theCookbookIsAllThere()
        #expect(try version() == 3)
        #expect(folder.names().count { $0.hasSuffix(".sqlite") } == 2)
    }

    /// The first page of a file tells where its tables are; that of a new one tells the same.
    @Test func withoutTheirFirstPageNothingOfThemIsLost() async throws {
        for name in ["favorites.sqlite", "cookbook.sqlite"] {
            let file = try FileHandle(forUpdating: URL(fileURLWithPath: folder(name)))
            try file.write(contentsOf: [UInt8](repeating: 0xA5, count: 4_096))
            try file.close()
        }
        let store = favorites()
        let kept = try await store.favorites(matching: [])
        #expect(kept.map(\.recipe.title) == ["Onion soup", "Kedgeree"])
        #expect(await store.setAside()?.lost == 0)
        let cookbook = cookbook()
        #expect(try await cookbook.state()?.hiddenStarters == ["shortbread"])
        #expect(try await cookbook.recipe(forKey: "n3bwj5s")?.ingredients.count == 3)
        #expect(await cookbook.setAside()?.carriedOver == 1)
    }
}
