/// `ask QUESTION`: a question about the recipe that is open, answered from its own lines.
package struct AskCommand: CommandValue {
    package static let name = "ask"
    package static let syntax = CommandSyntax<AskCommand>(.text(\.question, "QUESTION"))

    /// A food: whether the recipe has it, and how much.
    package var question: String?

    package init() {}
}
