package import Conversation
import RecipeModel
package import ShellAnswers

/// A command of the shell: its value, what help says of it, and what it does.
///
/// Reading, help, completion, the manual page and the dispatcher are all made from the value's
/// syntax and from this, so they cannot disagree.
package protocol ShellCommand: CommandValue {
    static var help: CommandHelp { get }

    /// Does what the command says: changes the shell that it runs in, and answers.
    ///
    /// Throws `CommandError`; a `UsageError`, a `WorldError`, a `ServiceError`, a `StoreError`
    /// and a `CancellationError` are taken for the failure that they stand for.
    static func answer(
        to command: Invocation<Self>,
        in shell: isolated Shell
    ) async throws -> Answer
}

extension ShellCommand {
    /// Does what a line says that was read as this command.
    static func answer(to line: CommandCall, in shell: isolated Shell) async throws -> Answer {
        guard let value = line.command.value as? Self else {
            throw WorldError(.internal("\(type(of: line.command.value))"))
        }
        return try await answer(to: Invocation(value, line), in: shell)
    }
}

/// What help says of a command, beside its syntax.
package struct CommandHelp: Sendable {
    /// The group that `help --all` shows it in.
    package var group: HelpGroup
    /// What it does, in one line.
    package var summary: String
    /// More about it, a paragraph each.
    package var details: [String]
    /// Three lines to try.
    package var examples: [HelpAnswer.CommandLine]
    /// The errors that it can end in, beside usage errors.
    package var errors: [ErrorName]

    package init(
        group: HelpGroup,
        summary: String,
        details: [String] = [],
        examples: KeyValuePairs<String, String>,
        errors: [ErrorName] = []
    ) {
        self.group = group
        self.summary = summary
        self.details = details
        self.examples = examples.map { HelpAnswer.CommandLine(usage: $0.key, summary: $0.value) }
        self.errors = errors
    }
}

/// Groups of commands, in the order of the help.
package enum HelpGroup: String, Sendable, CaseIterable {
    case find = "Find"
    case see = "See"
    case keep = "Keep"
    case shell = "Shell"
    case scripts = "Scripts"
}
