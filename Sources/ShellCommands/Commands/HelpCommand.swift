package import Conversation
import RecipeModel
package import ShellAnswers

extension CommandRow {
    static let help = CommandRow(
        "help",
        aliases: ["h", "?"],
        takes: .words(0...8, placeholder: "COMMAND|TOPIC"),
        as: "[COMMAND|TOPIC]",
        group: .shell,
        summary: "how to go on; one command, one topic, or a word looked for in all help",
        examples: [
            "help": "the one screen to begin with",
            "help search": "a command, with examples",
            "help --all": "every command in a line",
        ],
        run: { command, shell in .help(try shell.help(for: command)) }
    )
}

extension Shell {
    fileprivate func help(for command: Command) throws -> HelpAnswer {
        if command.has("--all") { return .commands(table.groups) }
        let text = command.words.joined(separator: " ")
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
                .unknownHelp(word: text, suggestion: nearest(to: word, among: names))
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
                commands: rows.filter { $0.group == group }.map(\.line)
            )
        }
    }
}

extension CommandRow {
    /// The command in a line.
    var line: HelpAnswer.CommandLine { .init(usage: usage, summary: summary) }

    /// The command's whole page.
    package var page: HelpAnswer.CommandPage {
        HelpAnswer.CommandPage(
            name: name,
            usage: usage,
            aliases: signature.aliases,
            summary: summary,
            details: details,
            options: signature.options.map { .init(usage: $0.usage, summary: $0.summary) },
            examples: examples,
            errors: errors
        )
    }

    fileprivate func mentions(_ word: String) -> Bool {
        let texts =
            [name, summary, placeholder] + signature.aliases + details
            + signature.options.flatMap { [$0.name, $0.summary] }
            + examples.flatMap { [$0.usage, $0.summary] }
        return texts.contains { $0.lowercased().contains(word) }
    }
}

extension OptionShape {
    /// The way it is typed: `--sort best|title`.
    package var usage: String { value.placeholder.map { "\(name) \($0)" } ?? name }
}
