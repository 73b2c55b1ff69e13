import RecipeModel
import Testing

@testable import Conversation

/// Terms that are written, and their places.
struct TermRulesTests {
    /// Up to 40 terms each is tried without quotes; of more all are quoted where one must be.
    @Test func manyTermsAreQuotedTogether() {
        func text(_ count: Int) -> String {
            let rest = (0..<count - 2).map { "w\($0)" }
            let conditions = (["soy", "sauce"] + rest).map { Condition.has(Term($0)) }
            return TermWriter(foods: KnownNames()).text(of: conditions)
        }
        #expect(text(40).hasPrefix("soy \"sauce\" w0 w1"))
        #expect(text(41).hasPrefix("\"soy\" \"sauce\" \"w0\""))
    }

    @Test(arguments: [
        ("find leek under 20 minutes rice", ["leek", "under 20 minutes", "rice"]),
        ("find leek peas!?", ["leek", "peas"]), ("find eggs,-leek", ["eggs", "-leek"]),
    ])
    func aTermHasItsPlace(_ line: String, _ arguments: [String]) throws {
        let command = try #require(try LineReading().commands(line).first)
        let characters = Array(line)
        #expect(command.places.arguments.map { String(characters[$0]) } == arguments)
    }
}
