/// What can follow a command's name, without the type that it is read into: enough to complete it
/// and to describe it.
package struct CommandSignature: Hashable, Sendable {
    package var name: String
    package var aliases: [String]
    package var arguments: [ArgumentShape]
    /// Its own options, with those of lists where it lists recipes; those that every command takes are
    /// not among them.
    package var options: [OptionShape]

    package init(
        _ name: String,
        aliases: [String] = [],
        arguments: [ArgumentShape] = [],
        options: [OptionShape] = []
    ) {
        self.name = name
        self.aliases = aliases
        self.arguments = arguments
        self.options = options
    }

    /// Its own options and those that every command takes.
    package var allOptions: [OptionShape] {
        let own = Set(options.map(\.name))
        return options + OptionShape.common.filter { !own.contains($0.name) }
    }

    /// The option of a name, its own or a common one.
    package func option(named name: String) -> OptionShape? {
        options.first { $0.name == name } ?? OptionShape.common.first { $0.name == name }
    }

    /// What can follow the name, in the short form of a usage line: `REF [FILE]`.
    package var notation: String { arguments.map(\.notation).joined(separator: " ") }

    /// Whether a word after it may say what is done, as `add` of `plan add`.
    var mayBeginWithAction: Bool {
        guard case .choice? = arguments.first?.kind else { return false }
        return true
    }

    /// Whether recipes are named after it.
    var namesRecipes: Bool {
        arguments.contains { shape in
            switch shape.kind {
            case .references, .referencesAndFile, .recipePlace: true
            default: name == ShopCommand.name || name == PlanCommand.name
            }
        }
    }

    /// The way it is typed: `search TERM…`.
    package var usage: String { notation.isEmpty ? name : "\(name) \(notation)" }
}

/// A part of what follows a command's name.
package struct ArgumentShape: Hashable, Sendable {
    /// What it is made of, which decides what completes it.
    package enum Kind: Hashable, Sendable {
        /// Terms, such as `garlic "goat cheese" -onion minutes:30`.
        case terms
        /// References to recipes, such as `1-3,7` or `the second one`.
        case references
        /// References, then a file unless the last word is a reference too.
        case referencesAndFile
        /// A reference, an address or a file: what `open` takes.
        case recipePlace
        /// A whole number.
        case number
        /// One of these words.
        case choice([String])
        case file
        /// A script's file.
        case script
        /// What the script before it takes.
        case scriptArguments
        /// The name of a setting.
        case setting
        /// A value of the setting before it.
        case settingValue
        case service
        /// A name that the cook gave to a text.
        case alias
        /// `NAME = TEXT`.
        case definition
        /// `NAME = WORD…`.
        case assignment
        /// A command or a subject of the help.
        case topic
        /// Words that nothing is known of.
        case words
        /// The rest of the line as it was typed.
        case text
        /// The rest of the line as it was typed, but for options.
        case sentence
        /// The same for the system's shell, right after the name.
        case shellText
        /// The forms of `expect`: see `Expectation`.
        case expectation
    }

    package var kind: Kind
    /// What stands for it in messages: `TERM…`.
    package var placeholder: String
    /// How a usage line has it: `[TERM…]`.
    package var notation: String

    /// A part that must be there, or one that need not; `notation` where a usage line has it
    /// otherwise.
    package init(
        _ kind: Kind,
        _ placeholder: String,
        isRequired: Bool = true,
        notation: String? = nil
    ) {
        self.kind = kind
        self.placeholder = placeholder
        self.notation = notation ?? (isRequired ? placeholder : "[\(placeholder)]")
    }

    /// Whether it is one word, after which the next part begins.
    var isOneWord: Bool {
        switch kind {
        case .number, .choice, .file, .script, .setting, .service, .alias: true
        case .terms, .references, .referencesAndFile, .recipePlace, .scriptArguments,
            .settingValue, .definition, .assignment, .topic, .words, .text, .sentence, .shellText,
            .expectation:
            false
        }
    }
}

/// An option without the type that it is read into.
package struct OptionShape: Hashable, Sendable {
    /// What follows an option.
    package enum Value: Hashable, Sendable {
        /// Nothing: it is there or not.
        case flag
        /// One of these words.
        case choice([String])
        /// Some of these words, with commas between them.
        case choices([String])
        /// A whole number in this range.
        case number(ClosedRange<Int>)
        case address
        /// Where a service is: on the web, in a database, or nowhere any more.
        case serviceAddress
        case file
        /// The name of a service.
        case service
        /// Any word.
        case word(placeholder: String)

        /// What follows the option, in the short form of a usage line; nil for a flag.
        package var placeholder: String? {
            switch self {
            case .flag: nil
            case .choice(let choices): choices.joined(separator: "|")
            case .choices: "NAME,…"
            case .number: "N"
            case .address, .serviceAddress: "ADDRESS"
            case .file: "FILE"
            case .service: "NAME"
            case .word(let placeholder): placeholder
            }
        }
    }

    /// The long name with its dashes: `--sort`.
    package var name: String
    package var value: Value
    /// One line that says what it does.
    package var summary: String

    package init(_ name: String, _ value: Value = .flag, summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }

    /// The way it is typed: `--sort best|title`.
    package var usage: String { value.placeholder.map { "\(name) \($0)" } ?? name }
}
