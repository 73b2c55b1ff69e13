import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeStore

/// What is remembered of orders and names, and for how long.
struct RankingShelfTests {
    private let one = CookbookState(generation: 1)
    private let two = CookbookState(generation: 2)

    private func query(_ minutes: Int) -> RecipeQuery { RecipeQuery([.minutes(minutes)]) }

    private func results(_ places: Int...) -> RankedResults {
        RankedResults(
            hits: places.map { CookbookHit(place: IndexPlace(tier: 0, number: $0), starter: nil) },
            isWhole: true
        )
    }

    private func numbers(_ shelf: RankingShelf, _ minutes: Int, in state: CookbookState) async
        -> [Int]?
    {
        await shelf.results(for: query(minutes), in: state)?.hits.map(\.place.number)
    }

    @Test func resultsAreThoseOfTheirQueryAndState() async {
        let shelf = RankingShelf()
        await shelf.hold(results(7), for: query(5), in: one)
        await shelf.hold(results(8, 9), for: query(6), in: one)
        #expect(await numbers(shelf, 5, in: one) == [7])
        #expect(await numbers(shelf, 6, in: one) == [8, 9])
        #expect(await numbers(shelf, 7, in: one) == nil)
        #expect(await numbers(shelf, 5, in: two) == nil)
        await shelf.hold(results(3), for: query(6), in: two)
        #expect(await numbers(shelf, 6, in: two) == [3])
        #expect(await numbers(shelf, 5, in: two) == nil)
        #expect(await numbers(shelf, 6, in: one) == nil)
    }

    @Test func sixteenOrdersAreHeld() async {
        let shelf = RankingShelf()
        for number in 1...16 { await shelf.hold(results(number), for: query(number), in: one) }
        for number in 1...16 { #expect(await numbers(shelf, number, in: one) == [number]) }
        await shelf.hold(results(17), for: query(17), in: one)
        #expect(await numbers(shelf, 17, in: one) == [17])
        #expect(await numbers(shelf, 1, in: one) == nil)
    }

    @Test func foodsAreThoseOfTheirState() async {
        let shelf = RankingShelf()
        let held = RankingShelf.HeldFoods(id: .sample("a"), names: ["leek", "salt"])
        await shelf.hold([7: held], in: one)
        await shelf.hold([9: held], in: one)
        let found = await shelf.foods(of: [7, 8, 9], in: one)
        #expect(found.keys.sorted() == [7, 9])
        #expect(found[7]?.names == ["leek", "salt"] && found[7]?.id == .sample("a"))
        #expect(await shelf.foods(of: [9], in: one).count == 1)
        #expect(await shelf.foods(of: [7], in: two).isEmpty)
        await shelf.hold(results(1), for: query(1), in: two)
        #expect(await shelf.foods(of: [7], in: two).isEmpty)
    }

    @Test func formulasAreThoseOfTheirState() async {
        let shelf = RankingShelf()
        let formulas = ["leek", "salt"].map { MeaningFormula.posting(.title($0)) }
        var term = IndexedTerm()
        term.append(RecipeChunk(sorted: [3, 5]), key: 1)
        await shelf.hold(term, of: formulas[0], in: one)
        let held = await shelf.terms(of: formulas, in: one)
        #expect(held.mapValues(\.numbers) == [formulas[0]: [65_539, 65_541]])
        #expect(await shelf.terms(of: [formulas[1]], in: one).isEmpty)
        #expect(await shelf.terms(of: formulas, in: two).isEmpty)
        await shelf.hold(IndexedTerm(), of: formulas[1], in: two)
        let later = await shelf.terms(of: formulas, in: two)
        #expect(Array(later.keys) == [formulas[1]])
        #expect(await shelf.terms(of: formulas, in: one).isEmpty)
    }

    @Test func whatIsNotWholeIsMore() {
        #expect(results(4, 5).total == .exactly(2))
        var part = results(4, 5)
        part.isWhole = false
        #expect(part.total == .moreThan(2))
    }

    // MARK: - Counting names

    private func counted(_ words: Set<String>) -> CookbookVocabulary.Counted {
        let names = CookbookNames(
            foods: FoodCompletion(counted: [CountedName]()),
            cuisines: [],
            categories: []
        )
        return CookbookVocabulary.Counted(names: names, words: words)
    }

    @Test func oneAtATimeCountsAndEachGenerationOnce() {
        let vocabulary = CookbookVocabulary()
        #expect(vocabulary.counted?.words == nil)
        #expect(vocabulary.begins(1))
        #expect(!vocabulary.begins(1))
        #expect(!vocabulary.begins(2))
        vocabulary.end(counted(["plimpa"]), in: 1)
        #expect(vocabulary.counted?.words == ["plimpa"])
        #expect(!vocabulary.begins(1))
        #expect(vocabulary.begins(2))
        // Given up: what was counted before stays, and it is to be counted again.
        vocabulary.end(nil, in: 2)
        #expect(vocabulary.counted?.words == ["plimpa"])
        #expect(vocabulary.begins(2))
        vocabulary.end(counted(["zumbra"]), in: 2)
        #expect(vocabulary.counted?.words == ["zumbra"])
        #expect(!vocabulary.begins(2))
    }

    @Test func theMostUsedNamesAreFirst() {
        let names = [
            CountedName(name: "d"), CountedName(name: "b", count: 2),
            CountedName(name: "a", count: 2), CountedName(name: "e", count: 5),
            CountedName(name: "c", count: 0),
        ]
        #expect(names.mostUsedFirst.map(\.name) == ["e", "a", "b", "c", "d"])
    }

    // MARK: - Postings as text

    @Test(
        arguments: [
            ("a", [1]), ("ab", [2, 3]), ("b", [4]), ("food0 leek", [5]), ("z", [60, 7]), ("", nil),
            ("aa", nil), ("A", nil), ("food0", nil), ("food0 leeks", nil), ("y", nil), ("zz", nil),
        ] as [(String, [Int]?)]
    )
    func aPostingIsFoundAmongAll(_ name: String, _ numbers: [Int]?) {
        for text in [
            PostingText("a\t1\nab\t2 3\nb\t4\nfood0 leek\t5\nz\t60 7\n"),
            PostingText("a\t1\nab\t2 3\nb\t4\nfood0 leek\t5\nz\t60 7"),
        ] {
            #expect(text.numbers(of: Posting(name: name))?.numbers == numbers)
        }
        #expect(PostingText("").numbers(of: Posting(name: name))?.numbers == nil)
    }

    @Test func allPostingsAreGivenInTheirOrder() {
        let all = PostingText("a\t1\nno numbers\nb c\t4 5\n").all
        #expect(all.map(\.posting.name) == ["a", "b c"])
        #expect(all.map(\.numbers.numbers) == [[1], [4, 5]])
    }
}
