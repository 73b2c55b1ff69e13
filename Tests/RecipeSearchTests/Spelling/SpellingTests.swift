import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeSearch

struct SpellingTests {
    private let spelling = Spelling(words: [
        ("chicken", 22), ("chickpea", 8), ("zucchini", 3), ("tomato", 40), ("potato", 30),
        ("stroganoff", 1), ("shepherd", 1), ("dessert", 35), ("quagga", 0),
    ])

    @Test(arguments: [
        ("chiken", "chicken"), ("chikpea", "chickpea"), ("zuchini", "zucchini"),
        ("tomatoe", "tomato"), ("potatos", "potato"), ("stroganof", "stroganoff"),
        ("desert", "dessert"), ("quaga", "quagga"), ("shepards", "shepherd"),
    ])
    func aSlipIsFound(typed: String, meant: String) {
        #expect(spelling.correction(of: typed) == meant)
    }

    @Test(arguments: ["cat", "qwerty", "", "ch", "elephant", "tom"])
    func whatIsFarFromAllStays(typed: String) {
        #expect(spelling.correction(of: typed) == nil)
    }

    /// Two slips in a short word make another word of it.
    @Test func aLongWordMayHaveTwoSlips() {
        let spelling = Spelling(words: [("basil", 9), ("garlic", 9)])
        #expect(spelling.correction(of: "bosal") == nil)
        #expect(spelling.correction(of: "gorlac") == "garlic")
    }

    @Test(arguments: ["house", "wife", "healthy", "don't"])
    func plainEnglishIsNoSlip(word: String) { #expect(Vocabulary.shared.isEnglish(word)) }

    @Test(arguments: [
        ("chiken", "chicken"), ("vegitarian", "vegetarian"), ("asparagas", "asparagus"),
    ])
    func aSlipOfAnyWordIsFound(typed: String, meant: String) {
        let all = Spelling(words: Vocabulary.words.map { ($0, 1) })
        #expect(all.correction(of: typed) == meant)
    }

    /// Words are passed over by their letters alone, and none is that is near.
    @Test(arguments: 1...4)
    func lettersPassOverNoWordThatIsNear(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let letters = Array("abcde".utf8) + Array("é".utf8)
        func word() -> [UInt8] {
            (0..<Int.random(in: 4...7, using: &generator)).map { _ in
                letters.randomElement(using: &generator) ?? 0
            }
        }
        for _ in 0..<2_000 {
            let (one, other) = (word(), word())
            for limit in 1...2 where EditDistance.between(one, other, limit: limit) != nil {
                let (left, right) = (WordList.letters(in: one), WordList.letters(in: other))
                #expect(WordList.mayBeNear(left, right, limit: limit))
            }
        }
        let (one, other) = (WordList.letters(in: "abcd".utf8), WordList.letters(in: "efgh".utf8))
        #expect(!WordList.mayBeNear(one, other, limit: 3))
        #expect(WordList.mayBeNear(one, other, limit: 4))
    }
}
