package import Conversation
package import ShellAnswers

/// A row of the command table: a command with its syntax and its help.
package struct CommandRow: Sendable {
    let command: any ShellCommand.Type

    package var name: String { command.name }
    package var signature: CommandSignature { command.signature }
    package var help: CommandHelp { command.help }

    /// The command in a line.
    var line: HelpAnswer.CommandLine {
        .init(usage: signature.usage, summary: help.summary)
    }

    /// The command's whole page.
    package var page: HelpAnswer.CommandPage {
        let (signature, help) = (signature, help)
        return HelpAnswer.CommandPage(
            name: signature.name,
            usage: signature.usage,
            aliases: signature.aliases,
            summary: help.summary,
            details: help.details,
            options: signature.options.map { .init(usage: $0.usage, summary: $0.summary) },
            examples: help.examples,
            errors: help.errors
        )
    }

    /// Whether a word, in lower case, is somewhere in its help.
    func mentions(_ word: String) -> Bool {
        let (signature, help) = (signature, help)
        let texts =
            [signature.name, help.summary, signature.notation] + signature.aliases + help.details
            + signature.options.flatMap { [$0.name, $0.summary] }
            + help.examples.flatMap { [$0.usage, $0.summary] }
        return texts.contains { $0.lowercased().contains(word) }
    }
}
