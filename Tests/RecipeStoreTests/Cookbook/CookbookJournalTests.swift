import Foundation
import GRDB
import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeStore

/// The cook's changes to a cookbook: what each does to the tables, and which is undone when.
struct CookbookJournalTests {
    private let queue: DatabaseQueue

    init() throws {
        queue = try DatabaseQueue()
        try queue.write { try DatabaseSchema.cookbook.bringUp($0, from: 0) }
    }

    private func journal(_ db: Database, _ session: String = "one", at now: Moment = 5)
        -> CookbookJournal
    {
        CookbookJournal(db: db, session: session, now: now)
    }

    private func hiding(_ key: String) -> CookbookJournal.Entry {
        CookbookJournal.Entry(kind: .deleted, titles: ["title \(key)"], hid: [key])
    }

    private func hidden(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT key FROM hidden ORDER BY key")
    }

    @Test func fiftyChangesCanBeUndone() throws {
        try queue.write { db in
            let journal = journal(db)
            for number in 10...60 { try journal.note(hiding("\(number)")) }
            for number in (11...60).reversed() {
                #expect(try journal.turn(undoing: true)?.names == ["title \(number)"])
            }
            #expect(try journal.turn(undoing: true) == nil)
            #expect(try hidden(db) == ["10"])
        }
    }

    @Test(arguments: [[], [0], [5, 1, .max, 2], [65_536, 65_535]] as [[UInt32]])
    func numbersAreKeptInRisingOrder(_ numbers: [UInt32]) {
        let data = CookbookJournal.data(numbers)
        #expect(data.count == numbers.count * 4)
        #expect(CookbookJournal.numbers(data) == numbers.sorted())
    }

    // MARK: - Keys and places

    @Test(
        arguments: [
            ("n1", 1), ("nz", 35), ("n10", 36), ("n0", nil), ("n", nil), ("n01", nil), ("nZ", nil),
            ("n-1", nil), ("n+1", nil), ("1", nil), ("N1", nil), ("", nil), ("n1 ", nil),
            ("nn1", 829), ("pie", nil),
        ] as [(String, Int?)]
    )
    func aKeyOfANumberIsItsMarkAndTheNumber(_ key: String, _ number: Int?) {
        #expect(CookbookKey.number(of: key) == number)
        if let number { #expect(CookbookKey.key(of: number) == key) }
    }

    @Test func eachCookbookHasItsMark() {
        #expect(CookbookKey.key(of: 35, mark: "s") == "sz")
        #expect(CookbookKey.number(of: "sz", mark: "s") == 35)
        #expect(CookbookKey.number(of: "sz") == nil)
        #expect(CookbookKey.number(of: "nz", mark: "s") == nil)
    }

    @Test(
        arguments: [
            ("0:0", IndexPlace(tier: 0)), ("1:2", IndexPlace(tier: 1, number: 2)),
            ("12:345", IndexPlace(tier: 12, number: 345)), ("1", nil), ("", nil), (":", nil),
            ("1:", nil), (":1", nil), ("1:2:3", nil), ("1::2", nil), ("-1:2", nil), ("1:-2", nil),
            ("a:1", nil), ("1:a", nil), ("1 2", nil),
        ] as [(String, IndexPlace?)]
    )
    func aPlaceOfTheIndexIsTwoNumbers(_ text: String, _ place: IndexPlace?) {
        #expect(IndexPlace(text) == place)
        if let place { #expect(place.text == text) }
    }
}
