import RecipeModel
import Testing

@testable import Conversation

/// Rules that no short line shows.
struct SmallRulesTests {
    @Test func aLongLineIsRefused() {
        let line = "search " + String(repeating: "a ", count: 33_000)
        let mistake = LineReading().mistake(line)
        #expect(mistake?.kind == .line(.tooLong(limit: 65_536)))
        #expect(mistake?.span == nil)
        #expect((mistake?.source.text.count ?? 0) < 100)
    }

    /// Everything that a check can compare, at both sides of the number and at it.
    @Test(arguments: [
        (Conversation.Expectation.Comparison.equal, [false, true, false]),
        (.unequal, [true, false, true]),
        (.less, [true, false, false]), (.atMost, [true, true, false]),
        (.greater, [false, false, true]), (.atLeast, [false, true, true]),
    ])
    func aCheckCompares(_ comparison: Conversation.Expectation.Comparison, _ holds: [Bool]) {
        #expect([2, 3, 4].map { comparison.holds($0, 3) } == holds)
    }

    /// A meal counts where nothing but a time is wished beside it.
    @Test(
        arguments: [
            ([], nil, ["dinner"]), (["minutes:30"], nil, ["minutes:30", "dinner"]),
            (["leeks"], nil, ["leeks"]), (["minutes:30", "leeks"], nil, ["minutes:30", "leeks"]),
            ([], 0, []),
        ] as [([String], Int?, [String])]
    )
    func aMealIsWished(_ wanted: [String], _ maxMissing: Int?, _ settled: [String]) {
        var wish = Wish(maxMissing: maxMissing, soft: "dinner")
        wish.wanted = wanted.map {
            $0 == "minutes:30"
                ? Wish.Wanted(minutes: 30) : Wish.Wanted(choices: [SpokenName($0)])
        }
        wish.settle()
        let told = wish.arguments.map(\.text).prefix(settled.count)
        #expect(Array(told) == settled && wish.wanted.count == settled.count)
    }

    @Test func aVeryLongWordIsCloseToNothing() {
        let name = String(repeating: "a", count: 40)
        #expect(Closeness.closest(to: name, among: ["b" + name]) == "b" + name)
        #expect(Closeness.closest(to: "b" + name, among: [name]) == nil)
    }

    @Test(arguments: [("set a", 31), ("help", 8)])
    func wordsHaveTheirLimit(_ line: String, _ limit: Int) throws {
        let reading = LineReading(table: LineTable.table)
        let words = Array(repeating: "b", count: limit).joined(separator: " ")
        #expect(try !reading.commands("\(line) \(words)").isEmpty)
        let kind = reading.mistake("\(line) \(words) c")?.kind
        let name = line.prefix { $0 != " " }
        #expect(kind == .command(.unexpectedArgument(command: String(name), word: "c")))
    }

    @Test func aRecordIsStopped() {
        #expect(RecordCommand { $0.file = "stop" }.stops)
        #expect(!RecordCommand { $0.file = "stop.rcp" }.stops)
    }
}
