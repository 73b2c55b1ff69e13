import Foundation
import GRDB
import MealPlan
import RecipeModel
import Testing

@testable import RecipeStore

/// SQLite's own form of rows, as it is read where SQLite itself gives up.
struct RecordReaderTests {
    @Test(
        arguments: [
            ([0x00], 0), ([0x7F], 127), ([0x81, 0x00], 128), ([0x81, 0x01], 129),
            ([0xFF, 0x7F], 16_383), ([0x81, 0x80, 0x00], 16_384),
            ([0xBF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], Int.max),
            ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], nil), ([], nil), ([0x81], nil),
            ([0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80], nil),
        ] as [([UInt8], Int?)]
    )
    func numbersHaveOneToNineBytes(_ bytes: [UInt8], _ number: Int?) {
        var reader = RecordReader(bytes[...])
        #expect(reader.number() == number)
        if number != nil { #expect(reader.place == bytes.count) }
    }

    @Test(
        arguments: [
            ([3, 1, 2, 0x7F, 0x01, 0x00], [127, 256]), ([3, 1, 1, 0xFF, 0x80], [-1, -128]),
            ([3, 3, 3, 0x01, 0x00, 0x00, 0xFF, 0xFF, 0xFE], [65_536, -2]),
            ([2, 4, 0x01, 0x00, 0x00, 0x00], [16_777_216]),
            ([2, 5, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00], [-256]),
            ([2, 6, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], [Int64.max]),
            ([3, 8, 9], [0, 1]),
        ] as [([UInt8], [Int64])]
    )
    func wholeNumbersOfEverySizeAreRead(_ bytes: [UInt8], _ values: [Int64]) {
        var reader = RecordReader(bytes[...])
        #expect(reader.values() == values.map(\.databaseValue))
    }

    @Test func everyOtherValueIsRead() {
        let half: [UInt8] = [0x3F, 0xE0, 0, 0, 0, 0, 0, 0]
        var reader = RecordReader(([6, 0, 7, 17, 16, 13] + half + [0xC3, 0xA9, 1, 2])[...])
        #expect(
            reader.values() == [
                .null, 0.5.databaseValue, "é".databaseValue, Data([1, 2]).databaseValue,
                "".databaseValue,
            ]
        )
    }

    @Test(
        arguments: [
            [], [1], [0], [3, 1], [2, 10], [2, 11], [2, 1], [3, 13, 15], [2, 15, 0xFF],
            [3, 0x81, 1],
            [16] + Array(repeating: 8, count: 15),
        ] as [[UInt8]]
    )
    func whatIsNoRecordIsNone(_ bytes: [UInt8]) {
        var reader = RecordReader(bytes[...])
        #expect(reader.values() == nil)
    }

    @Test func upToFourteenColumnsAreRead() {
        var reader = RecordReader(([15] + Array(repeating: 9, count: 14))[...])
        #expect(reader.values()?.count == 14)
    }

    /// A row of ours begins with its id, which SQLite keeps elsewhere, and has two columns at least.
    @Test(
        arguments: [
            ([4, 0, 8, 9], 4, true), ([4, 0, 1, 9], 5, true), ([4, 0, 1, 9], 4, false),
            ([4, 0, 1, 9], 6, false), ([4, 8, 8, 9], 4, false), ([3, 0, 8], 3, false),
            ([], 0, false),
        ] as [([UInt8], Int, Bool)]
    )
    func whatMayBeARow(_ bytes: [UInt8], _ length: Int, _ mayBegin: Bool) {
        #expect(RecordReader.mayBegin(bytes[...], length: length) == mayBegin)
    }

    /// Of a whole file every row of every table is found, also those that fill many pages.
    @Test func everyRowOfAFileIsFoundInItsTable() async throws {
        let folder = try TemporaryFolder()
        let store = SQLiteFavoriteStore(folder: folder("data"), session: "one", now: { 1_000 })
        let large = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 7 >> 3) }
        _ = try await store.keep([
            .sample("a"), .sample("b", page: nil, picture: large),
            .sample("c", text: String(repeating: "long text ", count: 2_000), page: large),
        ])
        let recipe = NamedRecipe(id: .sample("a"), title: "Dish a")
        _ = try await store.edit(.stock(["leek", "olive oil"], asStaples: false))
        _ = try await store.edit(.stock(["salt"], asStaples: true))
        _ = try await store.edit(
            .list([
                ShoppingEntry(text: "2 leeks", name: "leek", recipe: "Leek pie"),
                ShoppingEntry(text: "milk", name: "milk", isDone: true),
            ])
        )
        _ = try await store.edit(.note("less salt", on: [recipe]))
        _ = try await store.edit(.tag(["quick", "winter"], on: [recipe]))
        _ = try await store.edit(.stock(["cream"], asStaples: false, until: .sample(4)))
        _ = try await store.edit(.stock(["flour"], asStaples: false, amounts: ["flour": "1 kg"]))
        _ = try await store.change(.sample)
        let link = ServerLink(
            service: .mealie,
            address: "http://nas.example",
            .stars,
            here: "cookbook/pie",
            there: "pie",
            base: "40"
        )
        _ = try await store.change(PlanChange(.synced, [], [.link(link)]))
        await store.close()
        let path = folder("data/favorites.sqlite")
        let source = try DatabaseQueue(path: path)
        let size = try await source.read { try Int.fetchOne($0, sql: "PRAGMA page_size") ?? 0 }
        let gathered = try DatabaseQueue()
        try await gathered.writeWithoutTransaction {
            try SalvagedRows.gather(
                KitchenSalvage.forms,
                from: DatabasePages(path, pageSize: size),
                into: $0
            )
        }
        for form in KitchenSalvage.forms {
            let columns = form.columns.map(\.name).joined(separator: ", ")
            let question = "SELECT rowid AS number, \(columns) FROM \(form.table) ORDER BY rowid"
            let rows = try table(question, of: source)
            #expect(!rows.isEmpty, "\(form.table)")
            #expect(try table(question, of: gathered) == rows, "\(form.table)")
        }
    }

    /// No row of ours ever has an id that is so large; bytes that are no row often seem to.
    @Test func onlyRowsWithPossibleIdsAreFound() throws {
        let folder = try TemporaryFolder()
        let queue = try DatabaseQueue(path: folder("rows.sqlite"))
        let ids: [Int64] = [.min, -1, 0, 1, 127, 128, 1 << 40 - 1, 1 << 40, .max]
        try queue.write { db in
            try db.execute(sql: "CREATE TABLE part (id INTEGER PRIMARY KEY, one INT, two INT)")
            for id in ids {
                try db.execute(sql: "INSERT INTO part VALUES (?, 1, 2)", arguments: [id])
            }
        }
        try queue.close()
        var found: [Int64] = []
        let pages = try DatabasePages(folder("rows.sqlite"), pageSize: 4_096)
        pages.forEachRow { row in
            if row.values.count == 3 { found.append(row.id) }
        }
        #expect(found.sorted() == [1, 127, 128, 1 << 40 - 1])
    }

    /// However long a row is, it is found whole: what does not fit on its page is on others.
    @Test func rowsOfEveryLengthAreFound() throws {
        let folder = try TemporaryFolder()
        let queue = try DatabaseQueue(path: folder("rows.sqlite"))
        let lengths = 1...1_100
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA page_size = 512")
            try db.inTransaction {
                try db.execute(
                    sql: "CREATE TABLE part (id INTEGER PRIMARY KEY, one INT, body BLOB, two INT)"
                )
                for length in lengths {
                    try db.execute(
                        sql: "INSERT INTO part VALUES (?, 1, zeroblob(?), 2)",
                        arguments: [length, length]
                    )
                }
                return .commit
            }
        }
        try queue.close()
        var found: [Int64: Int] = [:]
        let pages = try DatabasePages(folder("rows.sqlite"), pageSize: 512)
        pages.forEachRow { row in
            guard row.values.count == 4, let body = Data.fromDatabaseValue(row.values[2]) else {
                return
            }
            found[row.id] = body.count
        }
        #expect(found.count == lengths.count)
        for length in lengths { #expect(found[Int64(length)] == length) }
    }

    private func table(_ question: String, of queue: DatabaseQueue) throws -> [Row] {
        try queue.read { try Row.fetchAll($0, sql: question) }
    }
}
