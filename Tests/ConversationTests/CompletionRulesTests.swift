import RecipeModel
import Testing

@testable import Conversation

/// What can stand at the cursor, for commands of the kitchen and for words in odd places.
struct CompletionRulesTests {
    private let context = ConversationContext(table: ShellTable.whole, foods: KnownNames())

    private func place(_ line: String, mode: ReadingMode = .prompt) -> CompletionPlace {
        CompletionPlace(in: line, cursor: line.count, context: context, mode: mode)
    }

    @Test func aScriptsLineMayBeginWithADash() {
        #expect(place("-sea", mode: .script).subject == .command)
        #expect(place("-sea", mode: .script).span == 1..<4)
        #expect(place("-sea").subject.described == "term")
        #expect(place("echo ${", mode: .script).subject == .nothing)
        #expect(place("open $x", mode: .script).typed == "$x")
        #expect(place("open $x", mode: .script).span == 5..<7)
    }

    @Test func beforeTheLineAndBehindTheLongestThereIsNothingTyped() {
        let before = CompletionPlace(in: "sea", cursor: -1, context: context)
        #expect(before.subject == .command)
        #expect(before.span == 0..<0)
        #expect(place(String(repeating: "a", count: 65_536)).subject == .command)
        #expect(place(String(repeating: "a", count: 65_537)).subject == .nothing)
    }

    @Test func anAliasCompletesAsTheShortNameInIt() {
        let context = ConversationContext(
            table: ShellTable.whole,
            aliases: ["mine": "S minutes:30"],
            foods: KnownNames()
        )
        let place = CompletionPlace(in: "MINE --so", cursor: 9, context: context)
        #expect(place.subject.described == "option search")
    }
}
