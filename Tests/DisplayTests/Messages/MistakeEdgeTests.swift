import Conversation
import RecipeModel
import ShellAnswers
import Testing

@testable import Display

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Words of mistakes and failures at the edges of what they tell apart.
struct MistakeEdgeTests {
    /// Where there is no line, no caret stands under it.
    @Test(arguments: [false, true])
    func withoutALineOnlyTheHintIsShown(_ isSpoken: Bool) {
        func shown(_ span: Span?) -> String {
            let kind = UsageError.Kind.command(.unknown(word: "serch", suggestion: "search"))
            let mistake = UsageError(kind, at: span, in: SourceLine(""))
            return renderer(accessible: isSpoken).text(of: .mistake(mistake), command: "").error
        }
        #expect(shown(nil).contains("id you mean 'search'?"))
        #expect(shown(0..<5) == shown(nil))
    }
}
