package import Conversation
import KitchenLanguage

/// Every command there is, in the order of the help.
package struct CommandRegistry: Sendable {
    /// The commands as far as reading a line needs them.
    package let table: CommandTable
    private let commands: [any ShellCommand.Type]
    private let unlisted: [any ShellCommand.Type]

    /// Commands in the order of the help, and those that no help lists and no name calls.
    package init(
        _ commands: [any ShellCommand.Type],
        unlisted: [any ShellCommand.Type] = []
    ) {
        self.commands = commands
        self.unlisted = unlisted
        // One by one the compiler knows how; the array as a whole would be cast at run time, with a
        // search through all conformances for each command.
        table = CommandTable(commands.map { $0 as any CommandValue.Type })
    }

    package var rows: [CommandRow] { commands.map(CommandRow.init) }

    /// The row of a command, by its own name.
    package subscript(name: String) -> CommandRow? {
        commands.first { $0.name == name }.map(CommandRow.init)
    }

    /// The row of a command, by its own name or an alias, in any letter case.
    package func row(named word: String) -> CommandRow? {
        let word = word.lowercased()
        return self[word]
            ?? commands.first { $0.aliases.contains(word) }.map(CommandRow.init)
    }

    /// The command that a line was read as; nil where it is none of these.
    func command(of line: Command) -> (any ShellCommand.Type)? {
        let wanted = ObjectIdentifier(type(of: line.value))
        return commands.first { ObjectIdentifier($0) == wanted }
            ?? unlisted.first { ObjectIdentifier($0) == wanted }
    }
}

/// The word that was most likely meant, whatever its letter case.
func nearest(to word: String, among words: [String]) -> String? {
    EditDistance.closest(to: word.lowercased(), among: words)
}
