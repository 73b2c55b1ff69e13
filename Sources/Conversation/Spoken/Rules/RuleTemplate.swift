/// What a rule makes of the line: commands with what was captured in their places.
///
/// Written as `fav {REF|it} ; favs`: a capture in braces, after the bar what counts without it.
/// The second capture of one kind is `{FOODS2}`; what comes before the brace stays: `x{NUM}`.
struct RuleTemplate: Sendable {
    enum Part: Sendable {
        case literal(SpokenArgument)
        case capture(RulePattern.Capture, index: Int, otherwise: String?, prefix: String)
    }

    /// The commands, each with its name and what follows it.
    var commands: [(name: String, parts: [Part])]

    init(_ text: String) {
        var commands: [(name: String, parts: [Part])] = []
        for command in text.split(separator: ";") {
            let words = command.split(separator: " ")
            guard let name = words.first else { continue }
            let parts = words.dropFirst().map { RuleTemplate.part(String($0), of: String(name)) }
            commands.append((String(name), parts))
        }
        self.commands = commands
    }

    private static func part(_ word: String, of command: String) -> Part {
        guard let brace = word.firstIndex(of: "{"), word.hasSuffix("}") else {
            return .literal(SpokenArgument(word, of: command))
        }
        let sides = word[brace...].dropFirst().dropLast().split(separator: "|", maxSplits: 1)
        var name = String(sides.first ?? "")
        var index = 0
        if let digit = name.last?.wholeNumberValue {
            index = digit - 1
            name.removeLast()
        }
        guard let capture = RulePattern.Capture(rawValue: name) else {
            return .literal(SpokenArgument(word, of: command))
        }
        return .capture(
            capture,
            index: index,
            otherwise: sides.count > 1 ? String(sides[1]) : nil,
            prefix: String(word[..<brace])
        )
    }
}
