import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// A search of full chunks finds what plain sets do, from any place and however many are wanted.
struct IndexSearchTests {
    /// Recipes as a plain set of their numbers.
    private struct NumberSet: RecipeSet {
        var numbers: Set<Int>

        func intersection(_ other: NumberSet) -> NumberSet {
            NumberSet(numbers: numbers.intersection(other.numbers))
        }
        func union(_ other: NumberSet) -> NumberSet {
            NumberSet(numbers: numbers.union(other.numbers))
        }
        func subtracting(_ other: NumberSet) -> NumberSet {
            NumberSet(numbers: numbers.subtracting(other.numbers))
        }
        var isEmpty: Bool { numbers.isEmpty }
    }

    /// The recipes of each term, of which a search's own terms have as many as are told.
    private struct SetPostings: RecipePostings {
        var lists: [UInt64: Set<Int>] = [:]

        var all: NumberSet { list(TermNumber.everything) }
        var none: NumberSet { NumberSet(numbers: []) }

        func recipes(_ posting: Posting) -> NumberSet { list(TermNumber.of(posting)) }

        func recipes(withinMinutes limit: Int) -> NumberSet {
            IndexSearchTests.minutes.filter { $0 <= limit }
                .reduce(none) { $0.union(recipes(.minutes($1))) }
        }

        private func list(_ number: UInt64) -> NumberSet {
            NumberSet(numbers: lists[number] ?? [])
        }

        var view: IndexView {
            IndexView(
                terms: lists.mapValues { numbers in
                    var term = IndexedTerm()
                    for (key, chunk) in Dictionary(grouping: numbers, by: { $0 >> 16 })
                        .sorted(by: { $0.key < $1.key })
                    {
                        let low = chunk.map { UInt16(truncatingIfNeeded: $0) }.sorted()
                        term.append(RecipeChunk(sorted: low), key: key)
                    }
                    return term
                },
                minutes: IndexSearchTests.minutes
            )
        }
    }

    private static let minutes = [10, 25, 40]
    /// Of each kind of chunk one: full, half full, with few, and with none between them.
    private static let chunks = [(0, 12_000), (1, 9_000), (3, 90), (7, 2_000)]

    private static let queries: [[Condition]] = [
        [.has(Term("garlic"))],
        [.has(Term("garlic")), .has(Term("cheese"))],
        [.has(Term("soup")), .none(Term("eggs"))],
        [.any([Term("chicken"), Term("tofu")]), .minutes(30)],
        [.none(Term("meat"))],
        [.has(Term("pasta", in: .title)), .has(Term("italian", in: .cuisine))],
    ]

    /// One part of so many recipes has a term.
    @Test(arguments: queries, [2, 40, 3_000])
    func resultsAreThoseOfSets(_ conditions: [Condition], part: Int) throws {
        var generator = SeededGenerator(seed: UInt64(part))
        let meaning = QueryMeaning(conditions)
        var postings = SetPostings()
        var all: Set<Int> = []
        for (key, count) in Self.chunks {
            let first = Int.random(in: 0...65_535 - count, using: &generator)
            all.formUnion((first..<first + count).map { key << 16 | $0 })
        }
        for term in meaning.terms(minutes: Self.minutes) {
            let part = term == TermNumber.deleted ? 50 : part
            postings.lists[term] = all.filter { _ in
                Int.random(in: 0..<part, using: &generator) == 0
            }
        }
        postings.lists[TermNumber.everything] = all
        let deleted = postings.lists[TermNumber.deleted] ?? []
        let search = IndexSearch(meaning, in: postings.view)
        let tiers = meaning.recipes(in: postings)
        var total = 0
        for (tier, expected) in tiers.enumerated() {
            if meaning.lastIsForNeed, tier == tiers.count - 1 { continue }
            let expected = expected.numbers.subtracting(deleted).sorted()
            #expect(search.results(ofTier: tier, from: 0, limit: .max) == expected)
            #expect(search.results(ofTier: tier, from: 0, limit: 10) == Array(expected.prefix(10)))
            #expect(search.results(ofTier: tier, from: 0, limit: 0).isEmpty)
            // Where a tier begins is found out once, and what was asked before changes nothing.
            let asked = IndexSearch(meaning, in: postings.view)
            let begin = expected.first ?? 9 << 16
            let starts = [70_000, 0, begin, begin + 1, 0].map { ($0, 3) }
            let chances = (0..<6).map { _ in
                (
                    Int.random(in: 0...8 << 16, using: &generator),
                    Int.random(in: 1...2_000, using: &generator)
                )
            }
            for (start, limit) in starts + chances {
                let rest = expected.drop { $0 < start }.prefix(limit)
                #expect(asked.results(ofTier: tier, from: start, limit: limit) == Array(rest))
            }
            for number in expected.suffix(2) {
                #expect(search.results(ofTier: tier, from: number, limit: 1) == [number])
            }
            for place in [-1, 0, 1, expected.count - 1, expected.count] {
                let number = expected.indices.contains(place) ? expected[place] : nil
                #expect(search.number(ofResult: place, inTier: tier) == number)
            }
            #expect(search.count(ofTier: tier) == expected.count)
            total += expected.count
        }
        #expect(search.count == total)
        for tier in [-1, tiers.count] {
            #expect(search.results(ofTier: tier, from: 0, limit: 9).isEmpty)
            #expect(search.number(ofResult: 0, inTier: tier) == nil)
            #expect(search.count(ofTier: tier) == 0)
        }
        let everything = IndexSearch(everythingIn: postings.view)
        let left = all.subtracting(deleted).sorted()
        #expect(everything.tierCount == 1 && everything.count == left.count)
        #expect(everything.results(ofTier: 0, from: 0, limit: .max) == left)
    }
}
