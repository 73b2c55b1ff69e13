extension OptionShape {
    /// The options that every command knows.
    package static let common: [OptionShape] = [
        OptionShape(
            "--service",
            .word(placeholder: "NAME"),
            summary: "Ask this service instead of the one in use."
        ),
        OptionShape(
            "--format",
            .choice([
                "list", "cards", "table", "plain", "json", "ndjson", "csv", "tsv", "md",
            ]),
            summary: "Write the answer in this format."
        ),
        OptionShape("--width", .number(20...160), summary: "Write lines of at most this width."),
        OptionShape("--all", summary: "Go through every page, 100 at most."),
        OptionShape("--help", summary: "Explain the command instead of running it."),
    ]
}

extension CommandSignature {
    /// Its own options and those that every command knows.
    package var allOptions: [OptionShape] {
        let own = Set(options.map(\.name))
        return options + OptionShape.common.filter { !own.contains($0.name) }
    }

    /// The option of a name, its own or a common one.
    package func option(named name: String) -> OptionShape? {
        options.first { $0.name == name } ?? OptionShape.common.first { $0.name == name }
    }
}

extension OptionShape.Value {
    /// What follows the option, in the short form of a usage line; nil for a flag.
    package var placeholder: String? {
        switch self {
        case .flag: nil
        case .choice(let choices): choices.joined(separator: "|")
        case .number: "N"
        case .address: "ADDRESS"
        case .file: "FILE"
        case .word(let placeholder): placeholder
        }
    }
}

extension ArgumentShape {
    /// What must or may stand behind the name, in the short form of a usage line.
    package var placeholder: String {
        switch self {
        case .none: ""
        case .terms: "TERM…"
        case .references: "REF"
        case .referencesAndFile: "REF [FILE]"
        case .recipePlace: "REF|URL|FILE"
        case .count: "N"
        case .words(_, let placeholder): placeholder
        case .fileAndWords: "FILE [ARG…]"
        case .file: "FILE"
        case .assignment: "NAME = TEXT"
        case .text: "TEXT"
        case .expectation: "CHECK"
        }
    }
}
