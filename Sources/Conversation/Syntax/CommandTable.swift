/// The commands that there are, found by name.
package struct CommandTable: Sendable {
    /// The commands in the order of the help.
    package let commands: [any CommandValue.Type]

    /// A table; where a name is there twice, the first one counts.
    package init(_ commands: [any CommandValue.Type]) { self.commands = commands }

    /// The command of this own name, which is in lower case.
    package func command(named name: String) -> (any CommandValue.Type)? {
        commands.first { $0.name == name }
    }

    /// The command that has this alias in the table.
    package func command(aliased alias: String) -> (any CommandValue.Type)? {
        commands.first { $0.aliases.contains(alias) }
    }

    /// The command of this name or alias.
    package func command(called word: String) -> (any CommandValue.Type)? {
        command(named: word) ?? command(aliased: word)
    }
}
