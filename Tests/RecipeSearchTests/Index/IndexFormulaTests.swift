import RecipeTestSupport
import Testing

@testable import RecipeSearch

/// A formula means the same set, however few of the recipes count.
struct IndexFormulaTests {
    private static let key = 2

    /// A formula with the set that it means.
    private struct Meant {
        var formula: IndexFormula
        var set: Set<UInt16>
    }

    private static func numbers(_ count: Int, _ generator: inout SeededGenerator) -> Set<UInt16> {
        var numbers: Set<UInt16> = []
        while numbers.count < count { numbers.insert(.random(in: 0 ... .max, using: &generator)) }
        return numbers
    }

    private static func formula(
        depth: Int,
        of terms: [Meant],
        all: Set<UInt16>,
        _ generator: inout SeededGenerator
    ) -> Meant {
        func part() -> Meant { formula(depth: depth - 1, of: terms, all: all, &generator) }
        switch depth == 0 ? 0 : Int.random(in: 0...5, using: &generator) {
        case 1, 2:
            let parts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in part() }
            let set = parts.reduce(all) { $0.intersection($1.set) }
            return Meant(formula: .all(parts.map(\.formula)), set: set)
        case 3, 4:
            let parts = (0..<Int.random(in: 1...4, using: &generator)).map { _ in part() }
            let set = parts.reduce(Set()) { $0.union($1.set) }
            return Meant(formula: .any(parts.map(\.formula)), set: set)
        case 5:
            let (part, other) = (part(), part())
            return Meant(
                formula: .except(part.formula, other.formula),
                set: part.set.subtracting(other.set)
            )
        default: return terms.randomElement(using: &generator) ?? Meant(formula: .none, set: [])
        }
    }

    @Test(arguments: 1...UInt64(lawCases(1)))
    func recipesAreThoseOfSets(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let all = Self.numbers(40_000, &generator)
        let chunk = RecipeChunk(sorted: all.sorted())
        var terms = [3, 100, 140, 3_000, 9_000, 30_000].map { count in
            let set = Self.numbers(count, &generator).intersection(all)
            var term = IndexedTerm()
            term.append(RecipeChunk(sorted: [1, 2]), key: 1)
            term.append(RecipeChunk(sorted: set.sorted()), key: Self.key)
            return Meant(formula: .term(term), set: set)
        }
        terms.append(Meant(formula: .everything, set: all))
        terms.append(Meant(formula: .none, set: []))
        let some = [nil, all, Self.numbers(200, &generator), Self.numbers(20_000, &generator)]
        for _ in 0..<40 {
            let meant = Self.formula(depth: 3, of: terms, all: all, &generator)
            for some in some {
                let some = some?.intersection(all)
                let found = meant.formula.recipes(
                    in: Self.key,
                    of: chunk,
                    among: some.map { RecipeChunk(sorted: $0.sorted()) }
                )
                let expected = meant.set.intersection(some ?? all).sorted()
                #expect(found.numbers == expected)
            }
            let first = Int.random(in: 0..<RecipeChunk.wordCount, using: &generator)
            let words = first..<Int.random(in: first...RecipeChunk.wordCount, using: &generator)
            let bits = RecipeChunk.bits(of: meant.set.sorted())[words]
            #expect(meant.formula.bits(of: words, in: Self.key, of: chunk) == Array(bits))
            if meant.formula.isFew(in: Self.key) {
                #expect(meant.set.count <= RecipeChunk.fewLimit)
            }
        }
    }

    @Test func whatIsDeletedIsNotCounted() {
        var term = IndexedTerm()
        term.append(RecipeChunk(sorted: [1, 2, 3]), key: 0)
        term.append(RecipeChunk(sorted: [5]), key: 2)
        var deleted = IndexedTerm()
        deleted.append(RecipeChunk(sorted: [2, 9]), key: 0)
        deleted.append(RecipeChunk(sorted: [5]), key: 1)
        #expect(IndexView(terms: [7: term], minutes: []).count(of: 7) == 4)
        let terms = [7: term, TermNumber.deleted: deleted]
        #expect(IndexView(terms: terms, minutes: []).count(of: 7) == 3)
        #expect(IndexView(terms: terms, minutes: []).count(of: 8) == 0)
    }
}
