import Foundation
import GRDB
import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// Cookbooks that are damaged, and imports that were ended in the middle.
struct CookbookDamageTests {
    /// A cookbook with recipes of which one was edited, one deleted and a starter hidden; what its
    /// keys stand for.
    private func filled(_ folder: TemporaryFolder, count: Int) async throws -> [String: String] {
        let store = SQLiteCookbookStore(folder: folder.path)
        var maker = RecipeMaker(seed: 21)
        let memory = ReadingMemory()
        let prepared = (0..<count).map { _ in PreparedRecipe(maker.recipe(), memory: memory) }
        _ = try await store.add(prepared, from: "made", counting: false)
        var keys: [String] = []
        for recipe in try await store.kept() { keys.append(recipe.id.key) }
        var edited = maker.recipe()
        edited.title = "Edited"
        let replacement = PreparedRecipe(edited, memory: memory)
        _ = try await store.make(.replace(key: keys[0], replacement), session: "s")
        _ = try await store.make(.delete(keys: [keys[1], "shortbread"]), session: "s")
        return try await titles(of: store)
    }

    private func titles(of store: SQLiteCookbookStore) async throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try await store.kept().map { ($0.id.key, $0.title) })
    }

    private func asides(_ folder: TemporaryFolder) -> [String] {
        folder.names().filter { $0.hasPrefix("cookbook-damaged-") && $0.hasSuffix(".sqlite") }
    }

    /// Overwrites a page of the file, whose changes are all in it.
    private func damage(_ page: Int, of folder: TemporaryFolder) throws {
        let path = folder("cookbook.sqlite")
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        try queue.close()
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        try file.seek(toOffset: UInt64(page - 1) * 8_192)
        try file.write(contentsOf: [UInt8](repeating: 0xA5, count: 8_192))
        try file.close()
    }

    @Test(arguments: [40, CookbookRows.fewest + 300])
    func aLostIndexIsMadeAnew(count: Int) async throws {
        let folder = try TemporaryFolder()
        let before = try await filled(folder, count: count)
        let root = try await DatabaseQueue(path: folder("cookbook.sqlite")).read { db in
            try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'posting'")
        }
        try damage(try #require(root), of: folder)
        let store = SQLiteCookbookStore(folder: folder.path)
        let found = try await titles(of: store)
        // Without the index nothing tells which were deleted or replaced.
        #expect(before.allSatisfy { key, title in found[key] == title || title == "Edited" })
        #expect(await store.setAside()?.carriedOver == found.count)
        #expect(asides(folder).count == 1)
        #expect(try await store.origins().map(\.name) == ["recovered"])
        let book = Cookbook(StarterCookbook(), store: store)
        #expect(try await book.recipe(forKey: "shortbread") == nil)
        #expect(
            try await book.count(of: RecipeQuery()) == found.count + StarterCookbook().count - 1
        )
        // What comes later gets numbers of its own.
        var maker = RecipeMaker(seed: 33)
        let more = (0..<50).map { _ in PreparedRecipe(maker.recipe(), memory: ReadingMemory()) }
        #expect(try await store.add(more, from: "later", counting: false).added == 50)
        #expect(try await titles(of: store).count == found.count + 50)
    }

    /// Where the index is whole, what was deleted and what was replaced is not brought back.
    @Test func withAWholeIndexWhatIsGoneStaysGone() async throws {
        let folder = try TemporaryFolder()
        let before = try await filled(folder, count: 40)
        let root = try await DatabaseQueue(path: folder("cookbook.sqlite")).read { db in
            try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'edit'")
        }
        try damage(try #require(root), of: folder)
        let store = SQLiteCookbookStore(folder: folder.path)
        _ = try await store.undoTime(session: "s")
        #expect(await store.setAside()?.carriedOver == before.count)
        #expect(try await titles(of: store) == before)
        let origins = try await store.origins().map { "\($0.name) \($0.count)" }
        #expect(origins.sorted() == ["made 38", "own 1"])
    }

    /// A value that is not what its column holds is damage, and ends nothing.
    @Test(arguments: [
        "DROP TABLE rank; CREATE TABLE rank (rank, next); INSERT INTO rank VALUES (0, NULL)",
        "UPDATE origin SET bytes = x'00'", "UPDATE origin SET name = x'FF' WHERE id = 1",
        "UPDATE edit_recipe SET hid = x'00'", "UPDATE edit_recipe SET added = 'many'",
        "UPDATE recipe SET body = 7", "UPDATE OR IGNORE posting SET chunk = 'first'",
    ])
    func aWrongValueIsDamage(_ change: String) async throws {
        let folder = try TemporaryFolder()
        let before = try await filled(folder, count: 20)
        let queue = try DatabaseQueue(path: folder("cookbook.sqlite"))
        try await queue.write { db in
            try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
            try db.execute(sql: change)
        }
        try queue.close()
        let store = SQLiteCookbookStore(folder: folder.path)
        _ = try await (store.origins(), store.undo(session: "s"), titles(of: store))
        _ = try await store.add(preparedRecipes(1, seed: 3), from: "later", counting: false)
        #expect(try await titles(of: store).count <= before.count + 2)
    }

    /// More recipes than are brought over at a time.
    @Test func manyRecipesAreCarriedOverOnce() async throws {
        let folder = try TemporaryFolder()
        let first = Recipe(id: RecipeID(service: .cookbook, key: ""), title: "Pie 0")
        let prepared = PreparedRecipe(first, memory: ReadingMemory())
        _ = try await SQLiteCookbookStore(folder: folder.path)
            .add([prepared], from: "made", counting: false)
        let queue = try DatabaseQueue(path: folder("cookbook.sqlite"))
        let (root, number) = try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO recipe (id, body)
                    WITH RECURSIVE more (n) AS (
                        SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < 16400)
                    SELECT (SELECT max(id) FROM recipe) + n,
                        CAST('{"title":"Pie ' || n || '"}' AS BLOB) FROM more
                    """
            )
            let root = try Int.fetchOne(
                db,
                sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'edit'"
            )
            return (root, try Int.fetchOne(db, sql: "SELECT max(id) FROM recipe"))
        }
        try queue.close()
        try damage(try #require(root), of: folder)
        let store = SQLiteCookbookStore(folder: folder.path)
        _ = try await store.undoTime(session: "s")
        #expect(await store.setAside()?.carriedOver == 16_401)
        let pies = try await store.terms([TermNumber.of(.title("pie"))])[0]
        #expect(pies.count == 16_401)
        let last = CookbookKey.key(of: try #require(number))
        #expect(try await store.recipe(forKey: last)?.title == "Pie 16400")
    }

    @Test func whatAnEndedImportLeftUnsettledTheNextSettles() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteCookbookStore(folder: folder.path)
        var maker = RecipeMaker(seed: 8)
        let memory = ReadingMemory()
        let prepared = (0..<CookbookRows.fewest).map { _ in
            PreparedRecipe(maker.recipe(), memory: memory)
        }
        _ = try await store.add(prepared, from: "made", counting: false)
        func unsettled() throws -> Int? {
            try DatabaseQueue(path: folder("cookbook.sqlite")).read {
                try Int.fetchOne($0, sql: "SELECT count(*) FROM block")
            }
        }
        #expect(try unsettled() == PostingBlocks.count)
        await #expect(throws: CancellationError.self) { try await store.settle { _ in false } }
        let rest = try #require(try unsettled())
        #expect(rest > 0 && rest < PostingBlocks.count)
        _ = try await RecipeImport(into: .cookbook(store), reader: NothingReader())
            .run(ImportOrder(paths: [], origin: "made"), progress: { _ in })
        #expect(try unsettled() == 0)
    }
}

/// Finds nothing in any file.
private struct NothingReader: RecipeFileReading {
    func cut(
        _ source: any ByteSource,
        named name: String,
        as format: ImportFormat?,
        _ body: (FileContent, Int) throws -> Void
    ) {}

    func recipe(in entry: FileEntry) throws(EntryError) -> EntryRecipe { throw .empty }
}
