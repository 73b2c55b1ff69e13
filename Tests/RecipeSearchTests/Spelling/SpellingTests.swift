import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeSearch

struct SpellingTests {
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
