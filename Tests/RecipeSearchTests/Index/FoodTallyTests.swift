import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// Which recipes of an index an order of the cook's own is worked out for.
struct FoodTallyTests {
    /// Recipes of these lines, numbered as a cookbook numbers them: the fewest ingredients first.
    private struct Shelf {
        private(set) var numbers: [Int] = []
        private var lists: [UInt64: [Int]] = [:]

        init(_ recipes: [[String]]) {
            let memory = ReadingMemory()
            for (place, lines) in recipes.enumerated() {
                let number = RecipeNumber.number(
                    rank: RecipeNumber.rank(ingredientCount: lines.count),
                    sequence: RecipeNumber.firstSequence + place
                )
                numbers.append(number)
                for term in Set(RecipeTerms(.sample("Supper", lines), memory: memory).terms) {
                    lists[term, default: []].append(number)
                }
            }
        }

        var view: IndexView {
            let terms = lists.mapValues { numbers in
                var term = IndexedTerm()
                for number in numbers.sorted() {
                    let low = UInt16(truncatingIfNeeded: number)
                    term.append(RecipeChunk(sorted: [low]), key: RecipeNumber.chunk(of: number))
                }
                return term
            }
            return IndexView(terms: terms, minutes: [])
        }

        /// The places of the best recipes in the list that the shelf was made of.
        func best(_ limit: Int, _ ranking: RecipeRanking, naming food: String? = nil) -> [Int] {
            let named = food.map { [Condition.has(Term($0))] } ?? []
            let tally = FoodTally(ranking, for: RecipeQuery(named, ranking: ranking))
            let view = view
            let best = tally.best(
                limit,
                of: IndexSearch(everythingIn: view),
                by: tally.formulas.map { IndexFormula($0, in: view) }
            )
            return best.compactMap { numbers.firstIndex(of: $0.number) }
        }
    }

    private static let shelf = Shelf([
        ["1 leek", "1 egg", "1 kg rice"], ["1 leek", "salt", "1 kg rice"],
        ["1 ham", "1 carrot", "1 kg rice"], ["1 leek", "1 egg", "salt", "1 kg rice"],
    ])

    private func missing(_ use: RecipeRanking.Provisions.Use) -> RecipeRanking {
        .missing(.init(pantry: Pantry(foods: ["leeks", "eggs"], staples: ["salt"]), for: use))
    }

    /// The fewest missing, of those that use up the most; to cook, what uses up nothing is out.
    @Test(
        arguments: [
            (0, .cooking, []), (1, .cooking, [0]), (2, .cooking, [0, 3]),
            (3, .cooking, [0, 1, 3]), (9, .cooking, [0, 1, 3]), (3, .sorting, [0, 1, 3]),
            (4, .sorting, [0, 1, 2, 3]), (9, .sorting, [0, 1, 2, 3]),
        ] as [(Int, RecipeRanking.Provisions.Use, [Int])]
    )
    func leastIsMissing(_ limit: Int, _ use: RecipeRanking.Provisions.Use, _ best: [Int]) {
        #expect(Self.shelf.best(limit, missing(use)) == best)
    }

    /// What the cook names is at hand where the cook asks what to cook with it.
    @Test func whatIsNamedIsAtHand() {
        #expect(Self.shelf.best(9, missing(.cooking), naming: "ham") == [0, 1, 2, 3])
        #expect(Self.shelf.best(3, missing(.sorting), naming: "ham") == [0, 1, 3])
        // To use it counts more than to miss nothing.
        #expect(Self.shelf.best(1, missing(.cooking), naming: "ham") == [2])
    }

    /// Most alike is what shares the most; a fish is no shared food where the other is a cod.
    @Test(arguments: [(1, [0]), (2, [0, 2]), (9, [0, 2])])
    func mostIsAlike(_ limit: Int, _ best: [Int]) {
        let shelf = Shelf([
            ["1 leek", "1 gloop", "1 cod"], ["1 ham", "1 carrot", "1 kg rice"],
            ["1 leek", "1 ham", "1 kg rice"], ["1 salmon", "1 ham", "1 kg rice"],
        ])
        let one = Likeness(.sample("Lunch", ["1 cod", "1 leek", "2 gloops"]), staples: [])
        #expect(shelf.best(limit, .likeness(one, staples: [])) == best)
    }
}
