import Conversation

extension CommandRegistry {
    /// With what a command reaches outside of the cookbook and of what is kept; nil where it does
    /// not. A script needs leave for it.
    func outsideReach(of command: Command) -> String? {
        if command.reading == .systemShell { return "!" }
        switch command.redirection {
        case .replace: return ">"
        case .append: return ">>"
        case .pipe: return "|"
        case nil: break
        }
        return switch self[command.name]?.safety {
        case .never: command.name
        case .unless(let reason): reason(command)
        case .always, nil: nil
        }
    }

    /// Whether an alias of this text could reach outside: the cook would run it as a line of the
    /// cook's own, whoever made it.
    func reachesOutside(alias text: String) -> Bool {
        let context = ConversationContext(table: CommandTable(signatures))
        let reader = StatementReader(mode: .prompt)
        guard let statements = try? reader.statements(in: SourceLine(text)) else { return true }
        return statements.contains { statement in
            if let command = try? statement.command(in: context) {
                return outsideReach(of: command) != nil
            }
            // It waits for arguments; what they will be is not known.
            guard let row = self[statement.commandName(in: context)] else { return false }
            if case .always = row.safety { return false }
            return true
        }
    }
}
