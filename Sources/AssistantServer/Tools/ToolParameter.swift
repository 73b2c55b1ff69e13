import Conversation
import KitchenLanguage
import RecipeModel

/// A parameter of a tool: a part of what can follow a command's name, or one of its options.
struct ToolParameter: Hashable, Sendable {
    /// What its value is.
    enum Kind: Hashable, Sendable {
        /// Words as a line has them, where quotes keep words together.
        case words
        /// One text.
        case text
        case number(ClosedRange<Int>?)
        case choice([String])
        case flag
    }

    var name: String
    var kind: Kind
    var summary: String
    /// How an option is typed; nil for an argument.
    var option: String?
    var isRequired: Bool

    /// An argument; nil for what no assistant can give.
    init?(_ shape: ArgumentShape) {
        option = nil
        isRequired = !shape.notation.hasPrefix("[")
        let placeholder = shape.placeholder.lowercased().filter { $0.isLetter || $0 == " " }
        // `REF DAY` is several in a row.
        let isRow = placeholder.contains(" ") || shape.placeholder.contains("|")
        switch shape.kind {
        case .terms where !isRow:
            (name, kind) = ("terms", .words)
            summary = "Foods and conditions: garlic \"goat cheese\" -onion minutes:30 cuisine:thai"
        case .references where !isRow, .referencesAndFile, .recipePlace:
            (name, kind) = ("recipe", .text)
            summary =
                "A recipe: its number in the list found last, its title, or its id as id:SERVICE/KEY"
        case .terms, .references:
            (name, kind, summary) = ("what", .words, shape.notation)
        case .number:
            (name, kind, summary) = ("count", .number(nil), shape.placeholder)
        case .choice(let words):
            (name, kind, summary) = ("action", .choice(words), "What to do; without it, show")
        case .text, .sentence, .words:
            (name, kind, summary) = (placeholder.isEmpty ? "text" : placeholder, .text, "In words")
        case .file:
            (name, kind, summary) = ("file", .text, "The path of a file")
        case .script, .scriptArguments, .setting, .settingValue, .service, .alias, .definition,
            .assignment, .topic, .shellText, .expectation:
            return nil
        }
    }

    /// An option.
    init(_ shape: OptionShape) {
        name = String(shape.name.drop { $0 == "-" })
        option = shape.name
        summary = shape.summary
        isRequired = false
        kind =
            switch shape.value {
            case .flag: .flag
            case .choice(let words): .choice(words)
            case .number(let range): .number(range)
            case .choices, .address, .serviceAddress, .file, .service, .word: .text
            }
    }

    /// JSON Schema's words for it.
    var schema: JSONOutput {
        var members: [JSONMember] = []
        switch kind {
        case .words, .text: members.append(JSONMember("type", .string("string")))
        case .flag: members.append(JSONMember("type", .string("boolean")))
        case .choice(let words):
            members += [JSONMember("type", .string("string")), JSONMember("enum", .strings(words))]
        case .number(let range):
            members.append(JSONMember("type", .string("integer")))
            if let range {
                members += [
                    JSONMember("minimum", .int(range.lowerBound)),
                    JSONMember("maximum", .int(range.upperBound)),
                ]
            }
        }
        return .object(members + [JSONMember("description", .string(summary))])
    }

    /// The words of a command line for a value; nil where the value isn't of its kind.
    func words(for value: JSONValue) -> [String]? {
        let given: [String]
        switch kind {
        case .flag:
            guard let isOn = value.bool else { return nil }
            return isOn ? [option ?? name] : []
        case .number(let range):
            guard let number = value.integer, range?.contains(number) ?? true else { return nil }
            given = [String(number)]
        case .choice(let choices):
            guard let word = value.string, choices.contains(word) else { return nil }
            given = [word]
        case .text:
            guard let text = value.string?.trimmingWhitespace(), !text.isEmpty else { return nil }
            given = [text]
        case .words:
            guard let text = value.string else { return nil }
            given = Self.split(text)
        }
        return (option.map { [$0] } ?? []) + given
    }

    /// Words between spaces; quotes keep several together.
    private static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var isQuoted = false
        var isBegun = false
        for character in text {
            if character == "\"" {
                isQuoted.toggle()
                isBegun = true
            } else if character.isWhitespace, !isQuoted {
                if isBegun { words.append(word) }
                (word, isBegun) = ("", false)
            } else {
                word.append(character)
                isBegun = true
            }
        }
        return isBegun ? words + [word] : words
    }
}
