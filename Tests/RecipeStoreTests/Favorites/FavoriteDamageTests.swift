import Foundation
import GRDB
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

struct FavoriteDamageTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let file = "data/favorites.sqlite"

    private func shell(_ session: String = "one") -> SQLiteFavoriteStore {
        SQLiteFavoriteStore(folder: folder("data"), session: session, now: { 1_778_580_900 })
    }

    /// A closed file with so many favorites, each with a page of some size.
    private func fill(_ count: Int) async throws {
        var random = SeededGenerator(seed: 1)
        do {
            let store = SQLiteFavoriteStore(folder: folder("data"), session: "0", now: { 500 })
            _ = try await store.keep(
                (1...count).map { number in
                    let page = (0..<1_125).flatMap { _ in random.next().bytes }
                    return try .sample("\(number)", page: page)
                }
            )
        }
        let queue = try DatabaseQueue(path: folder(Self.file))
        try await queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try queue.close()
    }

    private func overwrite(_ range: Range<Int>, with byte: UInt8 = 0) throws {
        var bytes = try folder.bytes(Self.file)
        let range = range.clamped(to: bytes.indices)
        bytes.replaceSubrange(range, with: repeatElement(byte, count: range.count))
        try folder.write(bytes, to: Self.file)
    }

    /// A page in the middle of the pantry ends it from neither side.
    @Test func theKitchenIsCarriedOverFromBothItsEnds() async throws {
        // Names of letters: numbers are no part of a food's name.
        let letters = Array("abcdefghij")
        let names = (1_000..<2_500).map { number in
            "food " + String("\(number)".compactMap(\.wholeNumberValue).map { letters[$0] })
        }
        let before = shell("0")
        _ = try await before.edit(.stock(names, asStaples: false))
        await before.close()
        let leaves = try await leaves(of: "pantry_item", by: "path")
        let page = try #require(leaves.count > 4 ? leaves[leaves.count / 2] : nil) - 1
        try overwrite((page * 4_096)..<((page + 1) * 4_096))
        let store = shell()
        _ = try await store.counts()
        _ = try await store.pantry()
        #expect(await store.setAside() != nil)
        let left = Set(try await store.pantry().map(\.name))
        #expect(left.isSuperset(of: [names.first, names.last].compactMap(\.self)))
        #expect((1_000..<1_500).contains(left.count))
    }

    /// The leaf pages of a table in an order, as the file itself tells.
    private func leaves(of table: String, by order: String) async throws -> [Int] {
        let queue = try DatabaseQueue(path: folder(Self.file))
        let leaves = try await queue.read { db in
            try Int.fetchAll(
                db,
                sql: """
                    SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY \(order)
                    """,
                arguments: [table]
            )
        }
        try queue.close()
        return leaves
    }

    /// A hundred bytes anywhere on the page that the rows are on: those that are whole come back.
    @Test(arguments: Array(stride(from: 0, to: 4_096, by: 512)))
    func rowsAreFoundWhereTheirPageNoLongerLeadsToThem(_ place: Int) async throws {
        try await fill(3)
        let queue = try DatabaseQueue(path: folder(Self.file))
        let root = try await queue.read { db in
            try Int.fetchOne(
                db,
                sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'favorite'"
            )
        }
        try queue.close()
        let start = (try #require(root) - 1) * 4_096 + place
        let before = try folder.bytes(Self.file)
        try overwrite(start..<(start + 100), with: 0x5A)
        let hitsRows = before[start..<(start + 100)].contains { $0 != 0 } && place > 0
        let store = shell()
        let left = try await store.favorites(matching: [])
        for favorite in left {
            #expect(try await store.content(of: favorite.recipe.id)?.page?.body.count == 9_000)
        }
        #expect(left.count >= (hitsRows ? 2 : 3), "\(left.map(\.recipe.title))")
        if let told = await store.setAside() {
            #expect(told.carriedOver == left.count)
            #expect(told.lost == 3 - left.count)
        }
    }

    @Test func everyTableIsCarriedOverThoughNoTreeIsLeft() async throws {
        try await fill(12)
        do {
            let store = shell("kitchen")
            _ = try await store.edit(.stock(["leek", "salt"], asStaples: true))
            _ = try await store.edit(.list([ShoppingEntry(text: "2 leeks", name: "leek")]))
            let recipe = NamedRecipe(id: .sample("3"), title: "Dish 3")
            _ = try await store.edit(.note("less salt", on: [recipe]))
            _ = try await store.edit(.tag(["quick"], on: [recipe]))
            _ = try await store.remove([.sample("7")])
        }
        let queue = try DatabaseQueue(path: folder(Self.file))
        try await queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        let inner = try await queue.read { db in
            try Int.fetchAll(db, sql: "SELECT pageno FROM dbstat WHERE pagetype = 'internal'")
        }
        try queue.close()
        // Every page that leads to others, and the one that tells where the tables are.
        for page in inner + [1] { try overwrite(((page - 1) * 4_096)..<(page * 4_096)) }
        let store = shell()
        let left = try await store.favorites(matching: [])
        #expect(left.count == 11)
        #expect(!left.contains { $0.recipe.id == .sample("7") })
        let told = await store.setAside()
        #expect(told?.carriedOver == 11 && told?.lost == 0 && told?.others == 5)
        #expect(try await store.pantry().map(\.name) == ["leek", "salt"])
        #expect(try await store.shopping().map(\.text) == ["2 leeks"])
        let words = try await store.ownWords()[.sample("3")]
        #expect(words?.notes.map(\.text) == ["less salt"] && words?.tags == ["quick"])
    }

    /// Whatever of a page or a picture is not as it was written, the rest of its favorite stays.
    @Test(arguments: [
        ("favorite_page", "body = zeroblob(length(body))"), ("favorite_page", "size = size + 1"),
        ("favorite_page", "packing = 'none'"),
        ("favorite_page", "status = 'ok'"), ("favorite_page", "address = ''"),
        ("favorite_picture", "size = size + 1"), ("favorite_picture", "packing = 'gzip'"),
        ("favorite_picture", "fetched_at = 'now'"), ("favorite_picture", "body = x'00'"),
    ])
    func aDamagedPartLeavesTheRest(_ table: String, _ change: String) async throws {
        try await fill(3)
        var expected = try await shell().content(of: .sample("2"))
        if table == "favorite_page" { expected?.page = nil } else { expected?.picture = nil }
        let queue = try DatabaseQueue(path: folder(Self.file))
        try await queue.write {
            try $0.execute(sql: "UPDATE \(table) SET \(change) WHERE favorite_id = 2")
        }
        try queue.close()
        let store = shell()
        #expect(try await store.content(of: .sample("2")) == expected)
        #expect(await store.setAside()?.carriedOver == 3)
    }

    /// A row that nobody can read stops no reading of its table.
    @Test(arguments: [
        "UPDATE planned_meal SET recipe = '{' WHERE id = 1",
        "UPDATE planned_meal SET day = '2026-12-0x' WHERE id = 1",
        "UPDATE cooked_meal SET day = x'00'",
        "UPDATE pantry_item SET is_staple = 'no' WHERE id = 1",
        "UPDATE shopping_entry SET name = x'FF' WHERE id = 1",
        "UPDATE recipe_rating SET tenths = 'many'", "UPDATE household_rule SET day = ''",
    ])
    func aRowThatDoesNotReadIsLeftOut(_ change: String) async throws {
        try await fill(2)
        do {
            let store = shell("kitchen")
            _ = try await store.change(.sample)
            _ = try await store.edit(.stock(["leek", "salt"], asStaples: true))
            let entries = ["leek", "salt"].map { ShoppingEntry(text: $0, name: $0) }
            _ = try await store.edit(.list(entries))
        }
        let queue = try DatabaseQueue(path: folder(Self.file))
        try await queue.write { try $0.execute(sql: change) }
        try queue.close()
        let store = shell()
        let table = change.split(separator: " ")[1]
        let counts = [
            "planned_meal": try await store.meals(in: .every).count,
            "pantry_item": try await store.pantry().count,
            "shopping_entry": try await store.shopping().count,
        ]
        for (name, count) in counts { #expect(count == (name == table ? 1 : 2), "\(name)") }
        _ = (try await store.cooked(), try await store.ratings(), try await store.household())
        #expect(await store.setAside()?.carriedOver == 2)
    }

    @Test func whatTheJournalHoldsIsCarriedOver() async throws {
        let writer = shell("writer")
        _ = try await writer.keep([.sample("a"), .sample("b")])
        // As if killed: the journal still holds everything.
        for name in folder.names(in: "data") where name != "favorites.lock" {
            try FileManager.default.copyItem(
                atPath: folder("data/" + name),
                toPath: folder(name)
            )
        }
        let other = try TemporaryFolder()
        for name in folder.names() where name.hasPrefix("favorites") {
            try FileManager.default.moveItem(atPath: folder(name), toPath: other(name))
        }
        let queue = try DatabaseQueue(path: other("favorites.sqlite"))
        try await queue.writeWithoutTransaction {
            try $0.execute(sql: "UPDATE favorite SET recipe = '{' WHERE key = 'a'")
            // Left open, so that the journal stays.
            #expect(FileIdentity(path: other("favorites.sqlite-wal")) != nil)
        }
        let store = SQLiteFavoriteStore(folder: other.path, session: "two", now: { 0 })
        #expect(try await store.favorites(matching: []).map(\.recipe.id.key) == ["b"])
        #expect(
            await store.setAside()
                == SetAsideFile(
                    path: other("favorites-damaged-1970-01-01T000000Z.sqlite"),
                    carriedOver: 1,
                    lost: 1
                )
        )
        #expect(
            other.names().contains("favorites-damaged-1970-01-01T000000Z.sqlite-wal")
        )
        try queue.close()
        #expect(try await store.favorites(matching: []).count == 1)
    }

    @Test func oneShellPutsItAsideAndTheOthersGoOn() async throws {
        try await fill(5)
        let before = shell("before")
        #expect(try await before.favorites(matching: []).count == 5)
        try overwrite(0..<50, with: 1)
        let path = folder("data")
        let told = try await withThrowingTaskGroup(of: SetAsideFile?.self) { group in
            for number in 0..<4 {
                group.addTask {
                    let store = SQLiteFavoriteStore(folder: path, session: "\(number)")
                    _ = try await store.keep([.sample("new \(number)")])
                    return await store.setAside()
                }
            }
            return try await group.reduce(into: [SetAsideFile]()) { list, file in
                if let file { list.append(file) }
            }
        }
        #expect(told.count == 1)
        _ = try await before.keep([.sample("last")])
        #expect(try await shell("after").favorites(matching: []).count == 10)
        #expect(
            folder.names(in: "data").count {
                $0.hasPrefix("favorites-damaged") && $0.hasSuffix(".sqlite")
            } == 1
        )
    }
}

extension UInt64 {
    fileprivate var bytes: [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: self >> (8 * UInt64($0))) }
    }
}
