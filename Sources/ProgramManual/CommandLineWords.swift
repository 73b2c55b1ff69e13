import Conversation
package import RecipeModel
package import ShellCommands
package import ShellSession

/// The words that can stand on a command line of the system's shell, each with what it is: what
/// completion scripts are made from.
package struct CommandLineWords: Sendable {
    /// A word with what it is.
    struct Word: Hashable, Sendable {
        var text: String
        var summary: String
    }

    /// What can follow a command's name.
    enum Arguments: Hashable, Sendable {
        /// Nothing that could be known here.
        case unknown
        /// One of these, in the first place.
        case words([Word])
        /// The key of a setting, then its value.
        case settings
        /// Files.
        case files
        /// Recipes by their titles, and files too where it takes them.
        case titles(orFiles: Bool)
        /// A script, then whatever it takes.
        case script
    }

    /// A command.
    struct Entry: Hashable, Sendable {
        /// Its name, then its aliases.
        var names: [String]
        var summary: String
        var options: [OptionShape]
        var arguments: Arguments
    }

    /// Commands, and the other words that a command line can begin with.
    let entries: [Entry]
    /// The settings, for `set` and `unset`.
    let settings: [SettingDefinition]
    /// The services.
    let services: [String]
    /// The options before the command.
    let options = OptionShape.program

    /// The words of a command table.
    package init(
        table: CommandRegistry,
        settings: [SettingDefinition],
        services: [ServiceName]
    ) {
        let services = services.map(\.rawValue)
        let topics =
            table.rows.map { Word(text: $0.name, summary: $0.help.summary) }
            + HelpTopic.allCases.map { Word(text: $0.rawValue, summary: $0.title) }
        let commands = table.rows.map { row in
            Entry(
                names: [row.name] + row.signature.aliases,
                summary: row.help.summary,
                options: row.signature.allOptions,
                arguments: CommandLineWords.arguments(
                    of: row.signature,
                    topics: topics,
                    services: services
                )
            )
        }
        let others = ProgramForm.all.compactMap { form in
            form.word.map { word in
                Entry(
                    names: [word],
                    summary: form.summary,
                    options: [],
                    arguments: form.choices.isEmpty
                        ? .files : .words(form.choices.map { Word(text: $0, summary: "") })
                )
            }
        }
        entries = commands + others
        self.settings = settings
        self.services = services
    }

    private static func arguments(
        of signature: CommandSignature,
        topics: [Word],
        services: [String]
    ) -> Arguments {
        switch signature.arguments.first?.kind {
        case .topic: .words(topics)
        case .service: .words(services.map { Word(text: $0, summary: "") })
        case .choice(let words): .words(words.map { Word(text: $0, summary: "") })
        case .setting: .settings
        case .script: .script
        case .file: .files
        case .references: .titles(orFiles: false)
        case .recipePlace, .referencesAndFile: .titles(orFiles: true)
        case .terms, .number, .scriptArguments, .settingValue, .alias, .definition,
            .assignment, .words, .text, .sentence, .shellText, .expectation, nil:
            .unknown
        }
    }

    /// The words that an option takes; nil where it takes others.
    func choices(of option: OptionShape) -> [String]? {
        switch option.value {
        case .choice(let words), .choices(let words): words
        case .service: services
        case .flag, .number, .address, .serviceAddress, .file, .word: nil
        }
    }

    /// The names of all options that take a value, before the command and after it.
    var optionsWithValues: [String] {
        let all = options + entries.flatMap(\.options)
        return Set(all.filter { $0.value != .flag }.map(\.name)).sorted()
    }

    /// The setting's values that can be known here, by its key.
    var settingValues: [(key: String, values: [String])] {
        settings.map { ($0.key, $0.kind.completions) }.filter { !$0.values.isEmpty }
    }
}
