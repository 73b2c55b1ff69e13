import RecipeModel

/// Writes a command's arguments.
struct CommandWriter {
    private let command: Command
    private let foods: any FoodKnowledge

    init(_ command: Command, foods: any FoodKnowledge) {
        self.command = command
        self.foods = foods
    }

    /// The arguments as words of the line.
    var arguments: [String] {
        let conditions = command.arguments.compactMap {
            if case .condition(let condition) = $0.value { condition } else { nil }
        }
        if !conditions.isEmpty {
            let beginsExcluded = command.name == CommandName.without
            let writer = TermWriter(foods: foods, beginsExcluded: beginsExcluded)
            return [writer.text(of: conditions)]
        }
        var parts: [String] = []
        var references: [String] = []
        for (index, argument) in command.arguments.enumerated() {
            if case .reference(let reference) = argument.value {
                references.append(reference.text)
                continue
            }
            if !references.isEmpty { parts.append(references.joined(separator: ",")) }
            references = []
            if index == 1, isAssignment { parts.append("=") }
            parts.append(text(of: argument.value))
        }
        if !references.isEmpty { parts.append(references.joined(separator: ",")) }
        return parts
    }

    /// Whether the first word is a name that gets a value.
    private var isAssignment: Bool {
        if command.name == CommandName.let { return true }
        guard command.arguments.count == 2, case .word = command.arguments[0].value,
            case .text = command.arguments[1].value
        else { return false }
        return true
    }

    private func text(of value: Argument.Value) -> String {
        switch value {
        case .condition(let condition):
            TermWriter(foods: foods).text(of: [condition])
        case .reference(let reference): reference.text
        case .number(let number): String(number)
        case .word(let word), .file(let word): QuotedText.word(word)
        case .text(let text): QuotedText.text(text)
        case .address(let address): QuotedText.word(address.text)
        case .expectation(let expectation): self.text(of: expectation)
        }
    }

    private func text(of expectation: Expectation) -> String {
        switch expectation {
        case .ok: "ok"
        case .error(let name): "error \(QuotedText.word(name))"
        case .exit(let code): "exit \(code)"
        case .figure(let figure, let comparison, let number):
            "\(figure.rawValue) \(comparison.rawValue) \(number)"
        case .title(let reference, let text):
            "title \(reference.text) has \(QuotedText.text(text))"
        case .output(let text, let isThere):
            "output \(isThere ? "has" : "lacks") \(QuotedText.text(text))"
        case .outputIs(let file): "output is \(QuotedText.word(file))"
        case .term(let term, let ofAll):
            "\(ofAll ? "all" : "none") have \(TermWriter(foods: foods).text(of: [.has(term)]))"
        case .property(let property, let reference, let isTrue):
            "\(isTrue ? "" : "not ")\(property.rawValue) \(reference.text)"
        }
    }
}

extension Reference {
    /// The reference as the shortest word for it.
    var text: String {
        switch self {
        case .number(let number, let list): list.prefix + String(number)
        case .range(let first, let last, let list): "\(list.prefix)\(first)-\(last)"
        case .last: "last"
        case .it: "it"
        case .all: "all"
        case .everyFavorite: "favorites"
        }
    }
}

extension Reference.List {
    fileprivate var prefix: String {
        switch self {
        case .shown: ""
        case .results: "r"
        case .favorites: "f"
        }
    }
}
