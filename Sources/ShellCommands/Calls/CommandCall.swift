package import Conversation
import RecipeModel

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
    func mistake(_ kind: UsageError.Kind) -> UsageError {
        UsageError(kind, at: command.argumentSpan, in: command.source)
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
    package func mistake(_ kind: UsageError.Kind) -> UsageError { line.mistake(kind) }

    /// A mistake about a field; about the whole of the arguments where it was not typed.
    package func mistake<Content>(
        _ kind: UsageError.Kind,
        at field: CommandField<Value, Content>
    ) -> UsageError {
        UsageError(kind, at: line.places.span(of: field) ?? line.argumentSpan, in: source)
    }
}

extension Invocation where Value: ConditionedCommand {
    /// Where a condition stands in the line; the whole of the arguments where it was not typed now.
    func span(of condition: Condition) -> Span {
        // Here the field would be the protocol's, which is not the field that was read into.
        let spans = Array(line.places.arguments.suffix(value.conditions.count))
        let index = value.conditions.firstIndex(of: condition)
        return index.flatMap { spans.indices.contains($0) ? spans[$0] : nil } ?? line.argumentSpan
    }
}

extension Command {
    /// How its answer is to be drawn.
    var drawing: DrawingOptions {
        DrawingOptions(format: common.format, width: common.width, fields: common.fields)
    }
}
