import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeStore

/// What is offered in the place of a query with words that nothing knows.
struct QuerySpellingTests {
    /// Recipes have `plimpo` and `zumbra` in their titles, and a cuisine `grunk`.
    private let spelling = QuerySpelling(
        isMet: { [.title("plimpo"), .title("zumbra"), .cuisine("grunk")].contains($0) },
        correction: { ["plimbo": "plimpo", "zumba": "zumbra", "grunc": "grunk"][$0] }
    )

    /// However long a word or a line is, it is not looked up more often than a usual one.
    @Test func whatIsTooLongToBeSpelledIsNotCorrected() {
        let lookups = Calls()
        let corrections = Calls()
        let spelling = QuerySpelling(
            isMet: { _ in
                lookups.count += 1
                return false
            },
            correction: { _ in
                corrections.count += 1
                return nil
            }
        )
        func cost(_ words: [String]) -> (lookups: Int, corrections: Int) {
            (lookups.count, corrections.count) = (0, 0)
            _ = spelling.proposal(insteadOf: RecipeQuery(words.map(Self.has)))
            return (lookups.count, corrections.count)
        }
        let word = cost(["qwxzbrgh"])
        #expect(word.corrections > 0)
        for length in [100, 10_000, 1_000_000] {
            let long = cost([String(repeating: "qwxz", count: length / 4)])
            #expect(long.lookups <= word.lookups)
            #expect(long.corrections <= word.corrections)
        }
        let few = cost((0..<20).map { "qwxz\($0)" })
        #expect(few.corrections >= 20)
        let many = cost((0..<5_000).map { "qwxz\($0)" })
        #expect(many.corrections == 0)
        #expect(many.lookups <= 5_000 * 4)
    }

    private final class Calls: @unchecked Sendable { var count = 0 }

    struct Case: Sendable {
        var asked: [Condition]
        var offered: [Condition]
        var corrections: [String]
        var unknown: [String]
        var isTaken: Bool
    }

    private static func has(_ word: String) -> Condition { .has(Term(word)) }
    private static func none(_ word: String) -> Condition { .none(Term(word)) }

    static let cases = [
        Case(
            asked: [has("plimbo")],
            offered: [has("plimpo")],
            corrections: ["plimbo>plimpo"],
            unknown: [],
            isTaken: true
        ),
        // What is wanted and nothing knows is not dropped without asking.
        Case(
            asked: [has("plimbo"), has("qwxz")],
            offered: [has("plimpo")],
            corrections: ["plimbo>plimpo"],
            unknown: ["qwxz"],
            isTaken: false
        ),
        Case(
            asked: [has("qwxz"), has("zumbra")],
            offered: [has("zumbra")],
            corrections: [],
            unknown: ["qwxz"],
            isTaken: false
        ),
        // To leave out what nothing has changes nothing.
        Case(
            asked: [has("plimbo"), none("qwxz")],
            offered: [has("plimpo")],
            corrections: ["plimbo>plimpo"],
            unknown: ["qwxz"],
            isTaken: true
        ),
        Case(
            asked: [has("zumbra"), none("qwxz")],
            offered: [has("zumbra")],
            corrections: [],
            unknown: ["qwxz"],
            isTaken: false
        ),
        Case(
            asked: [has("zumbra"), none("plimbo")],
            offered: [has("zumbra"), none("plimpo")],
            corrections: ["plimbo>plimpo"],
            unknown: [],
            isTaken: true
        ),
        Case(
            asked: [has("qwxz"), has("plimbo"), none("vrrk")],
            offered: [has("plimpo")],
            corrections: ["plimbo>plimpo"],
            unknown: ["qwxz", "vrrk"],
            isTaken: false
        ),
        Case(
            asked: [.any([Term("plimbo"), Term("zumbra")])],
            offered: [.any([Term("plimpo"), Term("zumbra")])],
            corrections: ["plimbo>plimpo"],
            unknown: [],
            isTaken: true
        ),
        Case(
            asked: [.any([Term("qwxz"), Term("zumba")]), .minutes(30)],
            offered: [has("zumbra"), .minutes(30)],
            corrections: ["zumba>zumbra"],
            unknown: ["qwxz"],
            isTaken: true
        ),
        Case(
            asked: [has("qwxz"), .minutes(30)],
            offered: [.minutes(30)],
            corrections: [],
            unknown: ["qwxz"],
            isTaken: false
        ),
        Case(
            asked: [has("plimbo"), has("zumba")],
            offered: [has("plimpo"), has("zumbra")],
            corrections: ["plimbo>plimpo", "zumba>zumbra"],
            unknown: [],
            isTaken: true
        ),
        // Of several of which some are enough.
        Case(
            asked: [.any([Term("zumba"), Term("qwxz"), Term("plimpo")])],
            offered: [.any([Term("zumbra"), Term("plimpo")])],
            corrections: ["zumba>zumbra"],
            unknown: ["qwxz"],
            isTaken: true
        ),
        Case(
            asked: [.any([Term("qwxz"), Term("egg")]), none("vrrk")],
            offered: [has("egg")],
            corrections: [],
            unknown: ["qwxz", "vrrk"],
            isTaken: true
        ),
        Case(
            asked: [.has(Term("plimbo zumbra", in: .title))],
            offered: [.has(Term("plimpo zumbra", in: .title))],
            corrections: ["plimbo zumbra>plimpo zumbra"],
            unknown: [],
            isTaken: true
        ),
    ]

    @Test(arguments: cases)
    func aQueryIsOffered(_ example: Case) throws {
        let query = RecipeQuery(example.asked, sort: .title)
        let proposal = try #require(spelling.proposal(insteadOf: query))
        let offer = try #require(proposal.offer(total: 3))
        #expect(offer.query.conditions == example.offered)
        #expect(offer.query.sort == .title && offer.total == 3)
        #expect(offer.corrections.map { "\($0.typed)>\($0.meant)" } == example.corrections)
        #expect(offer.unknown == example.unknown)
        #expect(offer.isTaken == example.isTaken)
        #expect(proposal.offer(total: 0) == nil)
    }

    /// Nothing is offered where every word is known, or where nothing of the wish would be left.
    @Test(arguments: [
        [has("plimpo")], [has("zumbra"), none("plimpo")], [has("qwxz")], [has("egg")],
        [has("qwxz"), none("zumbra")],
        [.any([Term("qwxz"), Term("vrrk")])], [.has(Term("grunk", in: .cuisine))], [],
    ])
    func nothingIsOffered(_ asked: [Condition]) {
        #expect(spelling.proposal(insteadOf: RecipeQuery(asked)) == nil)
    }
}
