import RecipeModel

/// The words after a command's name, of which each part of its syntax takes its own.
struct ArgumentReader {
    /// The line, for mistakes and for text that is taken as typed.
    let source: SourceLine
    /// What is known of foods by name.
    let foods: any FoodKnowledge
    /// The command's name, and where it stands.
    let name: String
    let nameSpan: Span
    /// The whole of what the command wants, for saying that some of it is missing.
    let notation: String
    /// The words that are left.
    var words: ArraySlice<Word>
    /// Where the parts stood that were taken.
    var places: CommandPlaces
    /// The recipe's title that the line is known to name, and whether other words can be one.
    let title: NamedTitle
    let isTitle: @Sendable ([Word]) -> Bool
    /// Conditions that are known and stand in no words: those of a sentence.
    var said: [Condition]

    /// What reads the ways to name recipes in the words.
    var references: ReferenceReader {
        ReferenceReader(source: source, named: title, isTitle: isTitle)
    }

    /// Takes all the words that are left.
    mutating func takeAll() -> [Word] {
        defer { words = [] }
        return Array(words)
    }

    /// Throws at the first word that no part has taken.
    ///
    /// - Parameter arguments: The parts; where all there is is a choice, its words are told.
    func end(of arguments: [ArgumentShape] = []) throws(UsageError) {
        guard let word = words.first else { return }
        if arguments.count == 1, words.count == 1,
            case .choice(let choices)? = arguments.first?.kind
        {
            throw mistake(
                .option(
                    .notAChoice(option: name, word: word.text, choices: choices, suggestion: nil)
                ),
                at: word.span
            )
        }
        throw mistake(.command(.unexpectedArgument(command: name, word: word.text)), at: word.span)
    }

    /// The mistake that a part is missing; by default what the command wants is said as a whole.
    func missing(_ wanted: String? = nil) -> UsageError {
        mistake(.command(.missingArgument(command: name, wanted: wanted ?? notation)), at: nameSpan)
    }

    func mistake(_ kind: UsageError.Kind, at span: Span) -> UsageError {
        UsageError(kind, at: span, in: source)
    }
}

extension [Word] {
    /// From the beginning of the first word to the end of the last.
    var span: Span? {
        guard let first, let last else { return nil }
        return first.span.lowerBound..<Swift.max(first.span.upperBound, last.span.upperBound)
    }
}

/// What writing an argument depends on.
struct ArgumentWriter {
    let foods: any FoodKnowledge
}

extension CommandValue {
    /// Reads the words after the name.
    ///
    /// - Parameters:
    ///   - nameSpan: Where the name, or what was taken for it, stands.
    ///   - said: Conditions that are known and stand in no words.
    ///   - reading: How the line came to be this command.
    ///   - title: The recipe's title that the line is known to name.
    ///   - isTitle: Whether other words can be a title where recipes are named.
    static func read(
        _ words: [Word],
        said: [Condition] = [],
        nameSpan: Span,
        reading: Reading = .typed,
        in source: SourceLine,
        foods: any FoodKnowledge,
        title: NamedTitle = NamedTitle(),
        isTitle: @escaping @Sendable ([Word]) -> Bool = { _ in false }
    ) throws(UsageError) -> Command {
        let syntax = Self.syntax
        let commonOptions = CommonOptions.options(of: Self.self)
        let options = OptionReader(
            command: name,
            options: syntax.options.map(\.shape) + commonOptions.map(\.shape),
            rest: OptionReader.Rest(syntax.arguments.map(\.shape)),
            source: source
        )
        let parts = try options.parts(of: words)
        var value = Self()
        var common = CommonOptions()
        var places = CommandPlaces()
        for given in parts.options {
            if let option = syntax.options.first(where: { $0.shape.name == given.name }) {
                option.take(given.value, &value)
                places.addOption(option.field, at: given.span, valueAt: given.valueSpan)
            } else if let option = commonOptions.first(where: { $0.shape.name == given.name }) {
                option.take(given.value, &common)
                places.addOption(option.field, at: given.span, valueAt: given.valueSpan)
            }
        }
        if !common.help {
            var reader = ArgumentReader(
                source: source,
                foods: foods,
                name: name,
                nameSpan: nameSpan,
                notation: syntax.arguments.map(\.shape.notation).joined(separator: " "),
                words: parts.words[...],
                places: places,
                title: title,
                isTitle: isTitle,
                said: said
            )
            for argument in syntax.arguments { try argument.read(&reader, &value) }
            try reader.end(of: syntax.arguments.map(\.shape))
            places = reader.places
        }
        return Command(
            value,
            common: common,
            reading: reading,
            source: source,
            nameSpan: nameSpan,
            places: places
        )
    }
}
