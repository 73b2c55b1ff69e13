import RecipeModel

/// A command as the line by which a cook would type it.
///
/// Reading the line gives the same command again, at the prompt and in a script alike.
package enum CommandText {
    /// The line: the command's own name, its arguments, its options by their long names, and
    /// where its output goes.
    package static func canonical(of command: Command) -> String {
        canonical(of: command, foods: LiveFoods())
    }

    static func canonical(of command: Command, foods: any FoodKnowledge) -> String {
        if command.reading == .systemShell, case .text(let text) = command.arguments.first?.value {
            return "!" + text
        }
        var parts = [(command.mayFail ? "-" : "") + command.name]
        let arguments = CommandWriter(command, foods: foods).arguments
        let options = command.options.map(text(of:))
        let putsOptionsFirst = command.arguments.contains {
            switch $0.value {
            case .text, .expectation: true
            case .file: command.name != CommandName.open
            default: command.name == CommandName.let
            }
        }
        parts += putsOptionsFirst ? options + arguments : arguments + options
        switch command.redirection {
        case .replace(let file, _): parts.append("> " + QuotedText.word(file))
        case .append(let file, _): parts.append(">> " + QuotedText.word(file))
        case .pipe(let text, _): parts.append("| " + text)
        case nil: break
        }
        return parts.joined(separator: " ")
    }

    private static func text(of option: CommandOption) -> String {
        switch option.value {
        case .none: option.name
        case .number(let number): "\(option.name) \(number)"
        case .word(let word), .file(let word): "\(option.name) \(QuotedText.word(word))"
        case .address(let address): "\(option.name) \(QuotedText.word(address.text))"
        }
    }
}
