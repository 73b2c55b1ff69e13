import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// Words with slips, and the words that are near them.
struct SlipsTests {
    // MARK: The word that was meant

    @Test func aWordOfFortyLettersIsTheLongest() {
        let word = String(repeating: "ab", count: 20)
        let spelling = Spelling(words: [(word, 5), (word + "c", 5)])
        #expect(spelling.correction(of: String(word.dropLast())) == word)
        #expect(spelling.correction(of: word + "cd") == nil)
    }

    @Test func moreWordsCanBeKnown() {
        let few = Spelling(words: [("garlic", 5)])
        let more = few.adding([("parsley", 3)])
        #expect(few.correction(of: "parsly") == nil)
        #expect(
            more.correction(of: "parsly") == "parsley" && more.correction(of: "garlc") == "garlic"
        )
    }

    // MARK: Many words

    @Test func noMoreThanTheLimit() {
        let list = WordList(["gartic", "garlic", "gardic"])
        #expect(list.near("garzic") == ["gardic", "garlic", "gartic"])
        #expect(list.near("garzic", limit: 2) == ["gardic", "garlic"])
        #expect(list.near("garzic", limit: 0).isEmpty)
    }

    /// Law: the words near another are those that comparing with each finds.
    @Test func nearWordsAreThoseOfComparing() {
        var random = SeededGenerator(seed: 8)
        let words = Array(Set((0..<400).map { _ in random.word(of: "abcd", upTo: 8) })).sorted()
        let list = WordList(words)
        for _ in 0..<100 {
            let typed = random.word(of: "abcd", upTo: 8)
            let most = typed.count < 6 ? 1 : 2
            let expected = words.filter { word in
                guard typed.count >= 4, word.count > 2,
                    let distance = EditDistance.between(typed, word, limit: most)
                else { return false }
                return distance == 1 || distance == 2 && word.first == typed.first
            }
            #expect(Set(list.near(typed, limit: 500)) == Set(expected), "\(typed)")
        }
    }

    // MARK: Distances

    @Test func noLimitBelowZero() {
        #expect(EditDistance.between("a", "a", limit: -1) == nil)
        #expect(EditDistance.between("a", "a", limit: 0) == 0)
        #expect(EditDistance.between("", "ab", limit: 1) == nil)
        #expect(EditDistance.between("", "ab", limit: 2) == 2)
    }

    // MARK: Completions

    @Test func amongEqualsTheShorterThenTheAlphabet() {
        let foods = FoodCompletion(["abcd", "abd", "abc", "ab"])
        #expect(foods.completions(of: "a") == ["ab", "abc", "abd", "abcd"])
        #expect(foods.completions(of: "a", limit: 3) == ["ab", "abc", "abd"])
        for limit in [0, -1] { #expect(foods.completions(of: "a", limit: limit).isEmpty) }
        let counted = FoodCompletion(counted: [
            CountedName(name: "ab", count: 1), CountedName(name: "abc", count: 2),
            CountedName(name: "abd", count: 2), CountedName(name: "abe"),
        ])
        #expect(
            counted.countedCompletions(of: "a") == [
                CountedName(name: "abc", count: 2), CountedName(name: "abd", count: 2),
                CountedName(name: "ab", count: 1), CountedName(name: "abe"),
            ]
        )
        #expect(counted.countedCompletions(of: "a", limit: 1).map(\.name) == ["abc"])
    }
}
