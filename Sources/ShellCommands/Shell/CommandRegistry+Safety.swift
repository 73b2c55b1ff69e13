import Conversation

extension CommandRegistry {
    /// With what a command reaches outside of the cookbook and of what is kept; nil where it does
    /// not. A script needs leave for it.
    func outsideReach(of command: Command) -> String? {
        switch command.redirection {
        case .replace: return ">"
        case .append: return ">>"
        case .pipe: return "|"
        case nil: break
        }
        return switch command.value.reach {
        case .inside: nil
        case .outside(let name): name
        case .line(let text, let name): reachesOutside(text) ? name : nil
        }
    }

    /// Whether a text could reach outside once it is typed as a line of the cook's own, whoever
    /// made it.
    private func reachesOutside(_ text: String) -> Bool {
        let context = ConversationContext(table: table)
        let reader = StatementReader(mode: .prompt)
        guard let statements = try? reader.statements(in: SourceLine(text)) else { return true }
        return statements.contains { statement in
            if let commands = try? statement.commands(in: context) {
                return commands.contains { outsideReach(of: $0) != nil }
            }
            // It waits for arguments; what they will be is not known.
            guard let command = table.command(named: statement.commandName(in: context)) else {
                return false
            }
            return command.canReachOutside
        }
    }
}
