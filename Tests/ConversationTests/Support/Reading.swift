@testable import Conversation

/// Reads a whole line as the shell does: statements, aliases, commands.
struct LineReading {
    var mode = ReadingMode.prompt
    var aliases: [String: String] = [:]
    var variables = ScriptVariables()
    var bareWords = ConversationContext.BareWords.search
    var table = ShellTable.all

    var context: ConversationContext {
        ConversationContext(
            table: table,
            aliases: aliases,
            variables: variables,
            bareWords: bareWords,
            foods: KnownNames()
        )
    }

    func commands(_ line: String) throws(UsageError) -> [Command] {
        var commands: [Command] = []
        for statement in try StatementReader(mode: mode).statements(in: SourceLine(line)) {
            for statement in try statement.resolved(in: context) {
                commands += try statement.commands(in: context)
            }
        }
        return commands
    }

    /// The line's commands by their canonical text, or the name of the mistake.
    func canonical(_ line: String) throws(UsageError) -> String {
        try commands(line)
            .map { CommandText.canonical(of: $0, foods: KnownNames()) }
            .joined(separator: " ; ")
    }

    /// The mistake that reading a line ends in; nil when it is read.
    func mistake(_ line: String) -> UsageError? {
        do {
            _ = try commands(line)
            return nil
        } catch {
            return error
        }
    }
}
