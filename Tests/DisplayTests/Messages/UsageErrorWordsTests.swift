import Conversation
import ShellAnswers
import Testing

@testable import Display

struct UsageErrorWordsTests {
    @Test(
        arguments: [
            Every.mistakes, Every.kitchenMistakes, Every.cookbookMistakes, Every.moreMistakes,
            Every.qualifierMistakes,
        ].flatMap { $0 }
    )
    func sayWhatIsWrongAndWhatHelps(_ said: SaidMistake) {
        let words = UsageErrorWords.words(for: said.kind)
        #expect(words.message == said.message)
        #expect(words.hint == said.hint)
    }

    @Test func quoteNoEndlessWord() {
        let word = String(repeating: "garlic", count: 100)
        let words = UsageErrorWords.words(for: .command(.unknown(word: word, suggestion: nil)))
        #expect(TextWidth.of(words.message) < 70)
        #expect(words.message.hasSuffix("…'"))
    }
}
