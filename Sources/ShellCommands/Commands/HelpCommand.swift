package import Conversation
import RecipeModel
package import ShellAnswers

extension HelpCommand: ShellCommand {
    package static var help: CommandHelp {
        CommandHelp(
            group: .shell,
            summary: "what to type next; help on a command, a topic, or any word",
            examples: [
                "help": "where to begin",
                "help search": "a command, with examples",
                "help --all": "every command in a line",
            ]
        )
    }

    package static func answer(
        to command: Invocation<HelpCommand>,
        in shell: isolated Shell
    ) async throws -> Answer {
        .help(try shell.help(for: command))
    }
}

extension Shell {
    fileprivate func help(for command: Invocation<HelpCommand>) throws -> HelpAnswer {
        if command.common.all { return .commands(table.groups) }
        let text = command.value.words.joined(separator: " ")
        guard !text.isEmpty else { return .overview }
        let word = text.lowercased()
        if let row = table.row(named: word) { return .command(row.page) }
        if let topic = HelpTopic(rawValue: word) {
            return .topic(title: topic.title, paragraphs: topic.paragraphs)
        }
        let found =
            table.rows.filter { $0.mentions(word) }.map(\.line)
            + HelpTopic.allCases.filter { $0.mentions(word) }.map(\.line)
        guard !found.isEmpty else {
            let names = table.rows.map(\.name) + HelpTopic.allCases.map(\.rawValue)
            throw command.mistake(
                .command(.unknownHelp(word: text, suggestion: nearest(to: word, among: names)))
            )
        }
        return .found(word: text, commands: found)
    }
}

extension CommandRegistry {
    /// Every command in a line, in groups.
    package var groups: [HelpAnswer.Group] {
        HelpGroup.allCases.map { group in
            HelpAnswer.Group(
                title: group.rawValue,
                commands: rows.filter { $0.help.group == group }.map(\.line)
            )
        }
    }
}
