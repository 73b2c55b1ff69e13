/// `ask QUESTION`: a question about the recipe that is open, answered from its own lines.
package struct AskCommand: CommandValue {
    package static let name = "ask"
    package static let syntax = CommandSyntax<AskCommand>(
        .text(\.question, "QUESTION", as: .sentence)
    )

    /// What is asked, after the recipe that it is about where one is named: `3 does it have nuts`.
    package var question: String?

    package init() {}
}
