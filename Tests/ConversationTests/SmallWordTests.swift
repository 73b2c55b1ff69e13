import RecipeModel
import Testing

@testable import Conversation

/// Each of the small words, in a query where it says what it says.
struct SmallWordTests {
    private func conditions(_ line: String) throws -> [Condition] {
        let commands = try LineReading().commands("search \(line)")
        return (commands.first?.value as? SearchCommand)?.conditions ?? []
    }

    @Test(arguments: [
        "any", "some", "me", "for", "recipe", "recipes", "the", "a", "an", "of", "in", "on",
        "either", "something", "anything", "too", "also", "please", "THE",
    ])
    func saysNothing(_ word: String) throws {
        #expect(try conditions("\(word) eggs") == [.has(Term("eggs"))])
        #expect(try conditions("eggs \(word)") == [.has(Term("eggs"))])
    }

    @Test(arguments: [
        "no", "not", "without", "except", "minus", "dont", "don't", "don’t", "hate", "avoid", "NO",
        "but no", "and not", "but without",
    ])
    func leavesOut(_ word: String) throws {
        #expect(try conditions("eggs \(word) leek") == [.has(Term("eggs")), .none(Term("leek"))])
    }

    @Test(arguments: ["and", "&", "+", "with", "but", ","])
    func joins(_ word: String) throws {
        #expect(try conditions("eggs \(word) leek") == [.has(Term("eggs")), .has(Term("leek"))])
    }

    @Test(arguments: [
        "quick", "quickly", "quicker", "quickest", "quickie", "fast", "faster", "fastest", "speedy",
        "rapid", "express", "in a hurry", "in a rush", "in no time",
    ])
    func wantsItQuick(_ words: String) throws {
        let phrase = TimePhrase(words.split(separator: " ").map(String.init))
        #expect(phrase?.minutes == 30 && phrase?.isExact == false)
        #expect(phrase?.wordCount == words.split(separator: " ").count)
        #expect(try conditions("eggs \(words)") == [.has(Term("eggs")), .minutes(30)])
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

    @Test(
        arguments: [
            ("0", 0), ("7", 7), ("007", 7), ("999999999", 999_999_999), ("1000000000", nil),
            ("", nil),
            ("-1", nil), ("1.5", nil), ("x", nil), ("٣", nil), ("1 ", nil),
        ] as [(String, Int?)]
    )
    func aWholeNumberIsDigits(_ text: String, _ number: Int?) {
        #expect(WholeNumber.read(text) == number)
    }
}
