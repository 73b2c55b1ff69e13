package import RecipeModel

/// A part of what follows the name of a spoken command.
package enum SpokenArgument: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A word as the command takes it: an option, a number, a recipe, a text.
    case word(String)
    /// How much of the name that comes next is meant, in its words.
    case amount([String])
    /// Any of these names is wanted.
    case wanted([SpokenName])
    /// This name is left out.
    case unwanted(SpokenName)
    /// At most so many minutes.
    case minutes(Int)

    package init(stringLiteral text: String) { self = .word(text) }

    /// A word of a command as the tables of rules have it: `-nuts` and `minutes:30` of a search.
    init(_ word: String, of command: String) {
        guard Self.wishes.contains(command), !word.hasPrefix("--") else {
            self = .word(word)
            return
        }
        let sides = word.split(separator: ":", maxSplits: 1).map(String.init)
        if sides.count > 1, sides[0] == "minutes", let minutes = Int(sides[1]) {
            self = .minutes(minutes)
        } else if sides.count > 1, let field = TermField(rawValue: sides[0]) {
            self = .wanted([SpokenName(sides[1], in: field)])
        } else if command == WithoutCommand.name {
            self = .unwanted(SpokenName(word))
        } else if word.hasPrefix("-") {
            self = .unwanted(SpokenName(String(word.dropFirst())))
        } else {
            self = command == DropCommand.name ? .wanted([SpokenName(word)]) : .word(word)
        }
    }

    private static let wishes: Set<String> = [
        SearchCommand.name, CookCommand.name, AndCommand.name, WithoutCommand.name,
        DropCommand.name, FavsCommand.name,
    ]

    /// A number as a word.
    static func number(_ number: Int) -> SpokenArgument { .word("\(number)") }

    /// Whether it is a word that begins as options do.
    var isOption: Bool {
        if case .word(let text) = self { text.hasPrefix("--") } else { false }
    }

    /// Whether it leaves a name out.
    var isUnwanted: Bool {
        if case .unwanted = self { true } else { false }
    }

    /// The names in it.
    var names: [SpokenName] {
        switch self {
        case .wanted(let names): names
        case .unwanted(let name): [name]
        case .word, .amount, .minutes: []
        }
    }

    /// It as a cook would type it.
    package var text: String {
        switch self {
        case .word(let text): text
        case .amount(let words): words.joined(separator: " ")
        case .wanted(let names): names.map(\.typed).joined(separator: " or ")
        case .unwanted(let name): "-" + name.typed
        case .minutes(let minutes): "minutes:\(minutes)"
        }
    }
}

/// A food, dish or kind of dish as it was named in a wish.
package struct SpokenName: Hashable, Sendable {
    /// The words, without quotes.
    package var text: String
    /// Where it is looked for.
    package var field = TermField.anywhere
    /// Whether its words are one name, whatever they mean apart: quoted ones, and those with a small
    /// word among them that a list of terms would drop.
    package var isWhole = false

    package init(_ text: String, in field: TermField = .anywhere, isWhole: Bool = false) {
        self.text = text
        self.field = field
        self.isWhole = isWhole
    }

    /// Whether it is looked for in one field of recipes alone: a cuisine, a course, a title.
    var hasField: Bool { field != .anywhere }

    /// The same name in whatever field.
    var anywhere: SpokenName { SpokenName(text, isWhole: isWhole) }

    /// It as a cook would type it.
    var typed: String {
        let needsQuotes = text.contains(" ") && (isWhole || hasField)
        return (hasField ? field.rawValue + ":" : "") + (needsQuotes ? "\"\(text)\"" : text)
    }
}
