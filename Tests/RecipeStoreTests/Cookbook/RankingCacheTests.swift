import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeStore

/// How many orders are remembered, and when names are counted.
struct RankingCacheTests {
    private let one = CookbookState(generation: 1)

    private func query(_ minutes: Int) -> RecipeQuery { RecipeQuery([.minutes(minutes)]) }

    private func results(_ places: Int...) -> RankedResults {
        RankedResults(
            hits: places.map { CookbookHit(place: IndexPlace(tier: 0, number: $0), starter: nil) },
            isWhole: true
        )
    }

    private func numbers(_ cache: RankingCache, _ minutes: Int, in state: CookbookState) async
        -> [Int]?
    {
        await cache.results(for: query(minutes), in: state)?.hits.map(\.place.number)
    }

    @Test func sixteenOrdersAreHeld() async {
        let cache = RankingCache()
        for number in 1...17 {
            for held in 1..<number { #expect(await numbers(cache, held, in: one) == [held]) }
            await cache.hold(results(number), for: query(number), in: one)
        }
        #expect(await numbers(cache, 17, in: one) == [17])
        #expect(await numbers(cache, 1, in: one) == nil)
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
