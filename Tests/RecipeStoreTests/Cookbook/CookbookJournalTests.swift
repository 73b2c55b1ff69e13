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

    private func named(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT key || ' ' || recipe FROM named ORDER BY key")
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

    @Test func changesComeBackInTheOrderInWhichTheyWereMade() throws {
        try queue.write { db in
            let journal = journal(db)
            for key in ["a", "b", "c"] { try journal.note(hiding(key)) }
            func turn(_ undoing: Bool) throws -> String? {
                try journal.turn(undoing: undoing)?.names.first
            }
            #expect(try turn(false) == nil)
            #expect(try turn(true) == "title c")
            #expect(try turn(true) == "title b")
            #expect(try turn(true) == "title a")
            #expect(try hidden(db) == [])
            #expect(try turn(false) == "title a")
            #expect(try turn(false) == "title b")
            #expect(try hidden(db) == ["a", "b"])
            #expect(try turn(true) == "title b")
            #expect(try turn(false) == "title b")
            #expect(try turn(false) == "title c")
            #expect(try turn(false) == nil)
            #expect(try hidden(db) == ["a", "b", "c"])
        }
    }

    @Test func theKindIsTold() throws {
        try queue.write { db in
            try journal(db).note(.init(kind: .originRemoved, titles: ["a.json"]))
            let change = KeptChange(kind: .originRemoved, names: ["a.json"])
            #expect(try journal(db).turn(undoing: true) == change)
            #expect(try journal(db).turn(undoing: false) == change)
        }
    }

    /// What a new shell undid is its own from then on.
    @Test func whoUndidAChangeRedoesIt() throws {
        try queue.write { db in
            try journal(db, "one").note(hiding("a"))
            #expect(try journal(db, "two").turn(undoing: true)?.names == ["title a"])
            #expect(try journal(db, "one").turn(undoing: false) == nil)
            #expect(try journal(db, "two").turn(undoing: false)?.names == ["title a"])
        }
    }

    /// What nobody undid is not done a second time, whoever asks.
    @Test func whoUndidNothingRedoesNothing() throws {
        try queue.write { db in
            try journal(db, "one").note(hiding("a"))
            for session in ["one", "two"] {
                #expect(try journal(db, session).turn(undoing: false) == nil)
                #expect(try journal(db, session).time(undoing: false) == nil)
            }
            #expect(try journal(db, "two").time(undoing: true).map { $0 / 1_000_000 } == 5)
            #expect(try journal(db, "one").turn(undoing: true)?.names == ["title a"])
        }
    }

    /// The time is that of the change, or of its undoing.
    @Test func theTimeIsWhenItWasDoneOrUndone() throws {
        try queue.write { db in
            #expect(try journal(db).time(undoing: true) == nil)
            try journal(db, at: 5).note(hiding("a"))
            #expect(try journal(db, at: 6).time(undoing: true).map { $0 / 1_000_000 } == 5)
            #expect(try journal(db, at: 6).time(undoing: false) == nil)
            _ = try journal(db, at: 9).turn(undoing: true)
            #expect(try journal(db, at: 10).time(undoing: false).map { $0 / 1_000_000 } == 9)
            #expect(try journal(db, at: 10).time(undoing: true) == nil)
            _ = try journal(db, at: 12).turn(undoing: false)
            #expect(try journal(db, at: 13).time(undoing: true).map { $0 / 1_000_000 } == 12)
        }
    }

    /// A key that meant nothing means nothing again; one that meant a recipe means that again.
    @Test func aKeyMeansWhatItMeantBefore() throws {
        try queue.write { db in
            try db.execute(sql: "INSERT INTO named VALUES ('b', 3)")
            let entry = CookbookJournal.Entry(
                kind: .edited,
                titles: ["A"],
                named: [
                    .init(key: "a", before: nil, after: 7), .init(key: "b", before: 3, after: 8),
                ]
            )
            try journal(db).note(entry)
            #expect(try named(db) == ["a 7", "b 8"])
            _ = try journal(db).turn(undoing: true)
            #expect(try named(db) == ["b 3"])
            _ = try journal(db).turn(undoing: false)
            #expect(try named(db) == ["a 7", "b 8"])
        }
    }

    /// What a change added is deleted when it is undone, and what it removed is there again.
    @Test func recipesComeAndGo() throws {
        try queue.write { db in
            func deleted() throws -> [UInt32] {
                try PostingRows(db: db).term(TermNumber.deleted).numbers
            }
            let entry = CookbookJournal.Entry(
                kind: .edited,
                titles: ["A"],
                added: [70_000],
                removed: [3, 131_073]
            )
            try journal(db).note(entry)
            #expect(try deleted() == [3, 131_073])
            _ = try journal(db).turn(undoing: true)
            #expect(try deleted() == [70_000])
            _ = try journal(db).turn(undoing: false)
            #expect(try deleted() == [3, 131_073])
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
