import Conversation
import ShellAnswers
package import ShellCommands
package import ShellSession

/// The manual page `recipe(1)`, made from the command table.
package struct ManualPage {
    private let table: CommandRegistry
    let settings: [SettingDefinition]
    private let version: String

    /// The page of a command table.
    package init(table: CommandRegistry, settings: [SettingDefinition], version: String) {
        self.table = table
        self.settings = settings
        self.version = version
    }

    /// The page for roff, in the macros of man(7).
    package var text: String {
        var page = Roff(
            title: "RECIPE",
            section: 1,
            version: "recipe \(version)",
            about: "User Commands"
        )
        page.section("NAME")
        page.add("recipe - find, read and keep recipes at a terminal")
        addSynopsis(to: &page)
        addOptions(to: &page)
        addCommands(to: &page)
        addTopics(to: &page)
        addSettings(to: &page)
        addSurroundings(to: &page)
        return page.text
    }

    private func addSynopsis(to page: inout Roff) {
        page.section("SYNOPSIS")
        page.example(ProgramForm.all.map(\.line))
        page.section("DESCRIPTION")
        page.paragraph(
            "You type what you have, it lists what you can cook; you open a recipe and read it, and "
                + "what you like you keep, with its whole page. A command does the same at the "
                + "prompt, in a script, in a pipe and on the command line."
        )
        for form in ProgramForm.all { page.entry(form.line, form.summary) }
    }

    private func addOptions(to page: inout Roff) {
        page.section("OPTIONS")
        page.paragraph("These stand before the command; -- ends them.")
        for option in OptionShape.program { page.entry(option.usage, option.summary) }
        page.part("Of every command")
        for option in OptionShape.common { page.entry(option.usage, option.summary) }
    }

    private func addCommands(to page: inout Roff) {
        page.section("COMMANDS")
        for group in HelpGroup.allCases {
            let rows = table.rows.filter { $0.help.group == group }
            guard !rows.isEmpty else { continue }
            page.part(group.rawValue)
            for row in rows { add(row, to: &page) }
        }
    }

    private func add(_ row: CommandRow, to page: inout Roff) {
        let help = row.help
        let others = row.signature.aliases
        let also = others.isEmpty ? "" : " (also: \(others.joined(separator: ", ")))"
        page.entry(row.signature.usage, help.summary + also)
        for paragraph in help.details { page.entryParagraph(paragraph) }
        page.nested { page in
            for option in row.signature.options { page.entry(option.usage, option.summary) }
            for example in help.examples { page.entry(example.usage, example.summary) }
        }
        guard !help.errors.isEmpty else { return }
        let errors = help.errors.map { "\($0.rawValue) (\($0.exitCode))" }
        page.entryParagraph("Exit codes: " + errors.joined(separator: ", "))
    }

    private func addTopics(to page: inout Roff) {
        for topic in HelpTopic.allCases {
            page.section(topic.rawValue.uppercased())
            page.paragraph(topic.title + ".")
            for paragraph in topic.paragraphs { page.paragraph(paragraph) }
        }
    }

    private func addSettings(to page: inout Roff) {
        page.section("SETTINGS")
        page.paragraph(
            "The first of these that sets a key wins: an option, the command set, a variable of the "
                + "environment, the file config, the default. The default is listed first."
        )
        for setting in settings {
            page.entry(setting.key, "\(setting.summary): \(setting.choices)")
        }
    }
}
