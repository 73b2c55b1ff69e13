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
    /// Throws `CommandFailure`; a `Mistake`, a `WorldFailure`, a `ServiceFailure`, a `StoreFailure`
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
            throw WorldFailure(.internal("\(type(of: line.command.value))"))
        }
        return try await answer(to: Invocation(value, line), in: shell)
    }
}

/// A command as it is run: with the frame of its line, and what the cook typed for it.
@dynamicMemberLookup
package struct CommandCall: Sendable {
    package var command: Command
    package let frame: Frame
    /// The statement as it was typed.
    package let typed: String

    package init(_ command: Command, in frame: Frame, typed: String = "") {
        self.command = command
        self.frame = frame
        self.typed = typed
    }

    package subscript<Content>(dynamicMember member: KeyPath<Command, Content>) -> Content {
        command[keyPath: member]
    }

    /// A mistake about the arguments.
    func mistake(_ kind: Mistake.Kind) -> Mistake {
        Mistake(kind, at: command.argumentSpan, in: command.source)
    }
}

/// A command's value, and the call that it came with.
package struct Invocation<Value: CommandValue>: Sendable {
    package let value: Value
    package let line: CommandCall

    package init(_ value: Value, _ line: CommandCall) {
        self.value = value
        self.line = line
    }

    package var common: CommonOptions { line.common }
    package var source: SourceLine { line.source }
    package var frame: Frame { line.frame }

    /// A mistake about the arguments.
    package func mistake(_ kind: Mistake.Kind) -> Mistake { line.mistake(kind) }

    /// A mistake about a field; about the whole of the arguments where it was not typed.
    package func mistake<Content>(
        _ kind: Mistake.Kind,
        at field: CommandField<Value, Content>
    ) -> Mistake {
        Mistake(kind, at: line.places.span(of: field) ?? line.argumentSpan, in: source)
    }
}

extension Invocation where Value: ConditionedCommand {
    /// Where a condition stands in the line; the whole of the arguments where it was not typed now.
    func span(of condition: Condition) -> Span {
        let spans = line.places.spans(of: \Value.conditions)
        let index = value.conditions.firstIndex(of: condition)
        return index.flatMap { spans.indices.contains($0) ? spans[$0] : nil } ?? line.argumentSpan
    }
}

extension Command {
    /// How its answer is to be drawn.
    var drawing: DrawingOptions { DrawingOptions(format: common.format, width: common.width) }
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
