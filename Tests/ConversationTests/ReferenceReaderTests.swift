import Testing

@testable import Conversation

struct ReferenceReaderTests {
    @Test(arguments: [
        ("number", "3", ["3"]),
        ("zero is told when it is looked up", "0", ["0"]),
        ("list", "1-3,7", ["1-3", "7"]),
        ("and", "2 and 5", ["2", "5"]),
        ("spaces", "2 5, 7 & 9", ["2", "5", "7", "9"]),
        ("words", "first, the second one and twelfth", ["1", "2", "12"]),
        ("ordinals in digits", "1st 2nd 3rd 11th", ["1", "2", "3", "11"]),
        ("last", "the last one", ["last"]),
        ("pronouns", "this", ["it"]),
        ("all", "these", ["all"]),
        ("results and favorites", "r3 F4 r1-r3 f2-5", ["r3", "f4", "r1-3", "f2-5"]),
        ("every favorite", "favourites", ["favorites"]),
        ("number signs", "#3 number 4 #5-7", ["3", "4", "5-7"]),
        ("ranges in words", "1 to 3, 5 - 7", ["1-3", "5-7"]),
        ("dash of a word processor", "1–3", ["1-3"]),
        ("repeats", "2,it,2,that", ["2", "it"]),
        ("range of one", "4-4", ["4"]),
        ("final sign", "3.", ["3"]),
        ("please", "3 please", ["3"]),
        ("quoted", "'the second one'", ["2"]),
        ("numbers in words", "number eleven, two and number one", ["11", "2", "1"]),
        ("the first few", "the first three", ["1-3"]),
        ("the first few in digits", "first 3, 7", ["1-3", "7"]),
        ("first and another", "first, 3 and 2", ["1", "3", "2"]),
    ])
    func readsReferences(id: String, line: String, expected: [String]) throws {
        let command = try #require(try LineReading().commands("fav " + line).first)
        let fav = try #require(command.value as? FavCommand)
        #expect(fav.references.map(\.text) == expected, "\(id)")
    }

    @Test func theLastFewAreNotTheLastAndANumber() {
        #expect(
            LineReading().mistake("fav the last 3")?.kind == .reference(.unreadable(word: "last 3"))
        )
    }

    @Test(arguments: ["3-1", "7, 3-1", "r9-r2"])
    func aRangeTheWrongWayRoundIsNoFood(line: String) {
        guard case .reference(.backwardRange)? = LineReading().mistake(line)?.kind
        else {
            Issue.record("\(line) is taken for something else")
            return
        }
    }

    @Test func aLineOfOtherWordsIsNoRange() throws {
        #expect(try LineReading().canonical("3-1 mix") == "search 3-1 mix")
    }

    @Test(arguments: [
        "hundred", "one", "x", "3x", "1-2-3", "-3", "3-", "f", "r", "r3-f4", "f1-r3", "3-f4",
        "1.5",
        "the",
        "3th4",
        "12345678901234567890",
    ])
    func refusesOthers(word: String) {
        #expect(LineReading().mistake("fav " + word)?.kind == .reference(.unreadable(word: word)))
    }

    /// A range is of one list; its end may leave out which.
    @Test(arguments: ["3 - f4", "f3 to r4", "r1 - f5"])
    func noRangeLeadsFromOneListToAnother(range: String) throws {
        guard case .reference(.unreadable)? = LineReading().mistake("fav " + range)?.kind else {
            Issue.record("\(range) is read as something")
            return
        }
    }

    @Test(arguments: [("f3 - 4", "fav f3-4"), ("f3 - f4", "fav f3-4"), ("r3 to 4", "fav r3-4")])
    func aRangeIsOfOneList(range: String, means: String) throws {
        #expect(try LineReading().canonical("fav " + range) == means)
    }
}
