package import Conversation
package import ShellAnswers

/// A row of the command table: all that is known of one command.
///
/// Reading, help, completion, the manual and the dispatcher are all made from these rows, so they
/// cannot disagree.
package struct CommandRow: Sendable {
    /// What a command does: it changes the shell it runs in, and answers.
    ///
    /// Throws `CommandFailure`; a `Mistake`, a `WorldFailure`, a `ServiceFailure`, a `StoreFailure`
    /// and a `CancellationError` are taken for the failure that they stand for.
    package typealias Run = @Sendable (Command, isolated Shell) async throws -> Answer

    /// Name, aliases, arguments and options.
    package var signature: CommandSignature
    /// The group that `help --all` shows it in.
    package var group: HelpGroup
    /// What stands behind the name in help, such as `TERM…`.
    package var placeholder: String
    /// What it does, in one line.
    package var summary: String
    /// More about it, a paragraph each.
    package var details: [String]
    /// Three lines to try.
    package var examples: [HelpAnswer.CommandLine]
    /// The errors that it can end in, beside usage errors.
    package var errors: [ErrorName]
    /// What a script may do of it without being allowed to reach outside.
    package var safety: Safety
    /// What it does.
    package var run: Run

    /// The name.
    package var name: String { signature.name }

    /// The way it is typed: `search TERM…`.
    package var usage: String { placeholder.isEmpty ? name : "\(name) \(placeholder)" }
}

/// Groups of commands, in the order of the help.
package enum HelpGroup: String, Sendable, CaseIterable {
    case find = "Find"
    case see = "See"
    case keep = "Keep"
    case shell = "Shell"
    case scripts = "Scripts"
}

/// What a script may do without being allowed to reach outside the cookbook.
package enum Safety: Sendable {
    /// All of it.
    case always
    /// Nothing of it.
    case never
    /// All but this: the text names what is refused; nil is fine.
    case unless(@Sendable (Command) -> String?)
}

extension CommandRow {
    /// A row written in the order in which help shows it.
    init(
        _ name: String,
        aliases: [String] = [],
        takes arguments: ArgumentShape = .none,
        as placeholder: String = "",
        options: [OptionShape] = [],
        group: HelpGroup,
        summary: String,
        details: [String] = [],
        examples: KeyValuePairs<String, String>,
        errors: [ErrorName] = [],
        safety: Safety = .always,
        run: @escaping Run
    ) {
        signature = CommandSignature(
            name,
            aliases: aliases,
            arguments: arguments,
            options: options
        )
        self.group = group
        self.placeholder = placeholder
        self.summary = summary
        self.details = details
        self.examples = examples.map { HelpAnswer.CommandLine(usage: $0.key, summary: $0.value) }
        self.errors = errors
        self.safety = safety
        self.run = run
    }
}
