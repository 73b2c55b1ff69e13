/// What a command takes: enough to read a line, to complete it and to describe it.
package struct CommandSignature: Hashable, Sendable {
    /// The command's own name.
    package var name: String
    /// Other names for the same command.
    package var aliases: [String]
    /// What stands behind the name.
    package var arguments: ArgumentShape
    /// The options that it knows beside those that every command knows.
    package var options: [OptionShape]

    package init(
        _ name: String,
        aliases: [String] = [],
        arguments: ArgumentShape = .none,
        options: [OptionShape] = []
    ) {
        self.name = name
        self.aliases = aliases
        self.arguments = arguments
        self.options = options
    }
}

/// The forms that arguments come in. `isRequired` means that at least one must be there.
package enum ArgumentShape: Hashable, Sendable {
    /// Nothing.
    case none
    /// Terms, such as `garlic "goat cheese" -onion minutes:30`.
    case terms(isRequired: Bool)
    /// References to recipes, such as `1-3,7` or `the second one`.
    case references(isRequired: Bool)
    /// References to recipes, then a file unless the last word is a reference too.
    case referencesAndFile
    /// A reference, an address or a file: what `open` takes.
    case recipePlace
    /// A whole number of 1 or more.
    case count(isRequired: Bool)
    /// Plain words, so many of them.
    case words(ClosedRange<Int>, placeholder: String)
    /// A file, then any number of words.
    case fileAndWords
    /// One file.
    case file
    /// `NAME = TEXT`, the text as typed; or nothing where `isRequired` is false. Behind `let` it is
    /// `NAME = WORD…`, and each word is an argument.
    case assignment(isRequired: Bool)
    /// The rest of the line as it was typed, quotes taken out as for one word.
    case text(isRequired: Bool)
    /// The forms of `expect`: see `Expectation`.
    case expectation
}

/// An option of a command.
package struct OptionShape: Hashable, Sendable {
    /// What follows an option.
    package enum Value: Hashable, Sendable {
        /// Nothing: it is there or not.
        case flag
        /// One of these words.
        case choice([String])
        /// A whole number in this range.
        case number(ClosedRange<Int>)
        /// A web address.
        case address
        /// A file.
        case file
        /// Any word.
        case word(placeholder: String)
    }

    /// The long name with its dashes: `--sort`.
    package var name: String
    /// What follows it.
    package var value: Value
    /// One line that says what it does.
    package var summary: String

    package init(_ name: String, _ value: Value = .flag, summary: String) {
        self.name = name
        self.value = value
        self.summary = summary
    }
}
