import RecipeModel
import Testing

@testable import Conversation

/// What is typed at the end of a line: `⟦` marks where the part begins that is replaced.
struct CompletionPlaceTests {
    private func place(_ line: String, aliases: [String: String] = [:]) -> CompletionPlace {
        let context = LineReading(aliases: aliases).context
        return CompletionPlace(in: line, cursor: line.count, context: context)
    }

    @Test func aliasOfTheCookCompletesAsItsCommand() {
        let place = place("mine --so", aliases: ["mine": "search minutes:30"])
        #expect(place.subject.described == "option search")
    }

    @Test func cursorInTheMiddleCompletesUpToIt() {
        let place = CompletionPlace(in: "sea garlic", cursor: 3, context: LineReading().context)
        #expect(place.subject == .command)
        #expect(place.span == 0..<3)
    }

    @Test func joinedLinesKeepTheirPlaces() {
        let text = "search garlic \\\nchee"
        let place = CompletionPlace(in: text, cursor: text.count, context: LineReading().context)
        #expect(place.typed == "chee")
        #expect(place.span == 16..<20)
    }

    /// Comparing one letter with a hundred thousand marks would take minutes, wherever it is done.
    @Test func marksThatNoLetterHasAreLeftOut() {
        let marks = String(repeating: "\u{301}\u{323}", count: 30_000)
        let place = place("set e" + marks)
        #expect(place.typed.unicodeScalars.count == 31 && place.typed.count == 1)
        #expect(place.span == 4..<5)
    }
}
