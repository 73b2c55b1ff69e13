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

    /// The commands of this program.
    package static let standard = CommandRegistry([
        SearchCommand.self, BrowseCommand.self, RandomCommand.self, CategoriesCommand.self,
        CuisinesCommand.self,
        AndCommand.self, WithoutCommand.self, DropCommand.self,
        MoreCommand.self, ListCommand.self, OpenCommand.self, PictureCommand.self,
        BackCommand.self, ForwardCommand.self, ResetCommand.self,
        FavCommand.self, UnfavCommand.self, FavsCommand.self, ExportCommand.self,
        UndoCommand.self, RedoCommand.self,
        ServiceCommand.self, RefreshCommand.self, RetryCommand.self, StatusCommand.self,
        CancelCommand.self, WaitCommand.self,
        SetCommand.self, UnsetCommand.self, AliasCommand.self, UnaliasCommand.self,
        HistoryCommand.self, ClearCommand.self, EchoCommand.self, HelpCommand.self,
        QuitCommand.self,
        RunCommand.self, RecordCommand.self, LetCommand.self, ExpectCommand.self,
    ])
}
