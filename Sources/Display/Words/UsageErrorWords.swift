import Conversation
import RecipeModel

/// A mistake in words: what is wrong, and what stands behind the caret.
struct UsageErrorWords: Hashable {
    /// What is wrong, for the first line.
    var message: String
    /// The one thing that helps: a suggestion, an example, or what could be there.
    var hint: String?

    /// Words for a mistake.
    init(_ message: String, _ hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// Words with a suggestion, or with something else where there is none.
    init(_ message: String, suggesting suggestion: String?, else hint: String? = nil) {
        self.message = message
        self.hint = suggestion.map { "did you mean '\(CleanText.line($0))'?" } ?? hint
    }

    /// The words for any mistake.
    static func words(for kind: UsageError.Kind) -> UsageErrorWords {
        switch kind {
        case .line(let fault): words(for: fault)
        case .command(let fault): words(for: fault)
        case .option(let fault): words(for: fault)
        case .term(let fault): words(for: fault)
        case .query(let fault): words(for: fault)
        case .reference(let fault): words(for: fault)
        case .navigation(let fault): words(for: fault)
        case .service(let fault): words(for: fault)
        case .setting(let fault): words(for: fault)
        case .alias(let fault): words(for: fault)
        case .script(let fault): words(for: fault)
        case .kitchen(let mistake): words(for: mistake)
        case .cookbook(let mistake): forCookbook(mistake)
        }
    }

    /// What was typed, in quotes, clean, and cut where it is endless.
    static func quoted(_ text: String) -> String {
        "'\(StyledText(CleanText.line(text)).cut(to: 40, ellipsis: "…").string)'"
    }
}
