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

    /// The line of a command by itself.
    package static func canonical(of value: any CommandValue) -> String {
        canonical(of: Command(value))
    }

    static func canonical(of command: Command, foods: any FoodKnowledge) -> String {
        var parts = [(command.mayFail ? "-" : "") + command.name]
        parts += command.value.words(with: command.common, foods: foods)
        if type(of: command.value).signature.arguments.first?.kind == .shellText {
            return parts.joined()
        }
        switch command.redirection {
        case .replace(let file, _): parts.append("> " + QuotedText.word(file))
        case .append(let file, _): parts.append(">> " + QuotedText.word(file))
        case .pipe(let text, _): parts.append("| " + text)
        case nil: break
        }
        return parts.joined(separator: " ")
    }
}

extension CommandValue {
    /// What follows the name.
    fileprivate func words(with common: CommonOptions, foods: any FoodKnowledge) -> [String] {
        let syntax = Self.syntax
        let options =
            syntax.options.compactMap { $0.text(of: self) }
            + CommonOptions.options(of: Self.self).compactMap { $0.text(of: common) }
        guard !common.help else { return options }
        let writer = ArgumentWriter(foods: foods)
        let arguments = syntax.arguments.flatMap { $0.write(self, writer) }
        let putsOptionsFirst = syntax.arguments.contains(where: \.shape.putsOptionsFirst)
        return putsOptionsFirst ? options + arguments : arguments + options
    }
}

extension CommandOption {
    /// The option as typed; nil where the value has nothing to say of it.
    fileprivate func text(of value: Value) -> String? {
        switch given(value) {
        case nil: nil
        case .flag: shape.name
        case .number(let number): "\(shape.name) \(number)"
        case .word(let word): "\(shape.name) \(QuotedText.word(word))"
        case .serviceAddress(let address): "\(shape.name) \(QuotedText.word(address.text))"
        case .address(let address): "\(shape.name) \(QuotedText.word(address.text))"
        }
    }
}

extension ArgumentShape {
    /// Whether the options are written before it, so that none is taken for a part of it.
    fileprivate var putsOptionsFirst: Bool {
        switch kind {
        case .file, .referencesAndFile, .script, .scriptArguments, .definition, .assignment,
            .text, .sentence, .shellText, .expectation:
            true
        case .terms, .references, .recipePlace, .number, .choice, .setting, .settingValue,
            .service, .alias, .topic, .words:
            false
        }
    }
}
