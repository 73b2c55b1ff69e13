package import Conversation

/// Every command there is, in the order of the help.
package struct CommandRegistry: Sendable {
    /// The commands as far as reading a line needs them.
    package let table: CommandTable
    private let commands: [any ShellCommand.Type]

    package init(_ commands: [any ShellCommand.Type]) {
        self.commands = commands
        table = CommandTable(commands)
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
        if wanted == ObjectIdentifier(SystemShellCommand.self) { return SystemShellCommand.self }
        return commands.first { ObjectIdentifier($0) == wanted }
    }
}
