import RecipeQuestions

/// `ask [REF] QUESTION`: a question about a recipe, answered from its own lines.
package struct AskCommand: CommandValue {
    package static let name = "ask"
    package static let syntax = CommandSyntax<AskCommand>(
        .question(\.question, about: \.recipe, "QUESTION")
    )

    /// The recipe that it is about: `3 does it have nuts`; nil for the one that is open.
    package var recipe: Reference?
    /// What is asked.
    package var question: String?

    package init() {}

    /// Whether a question begins with a word.
    package static func isOpener(_ word: String) -> Bool {
        openers.contains(word.lowercased().filter(\.isLetter))
    }

    private static let openers: Set<String> = [
        "how", "what", "whats", "which", "is", "are", "does", "do", "can", "could", "should",
        "when", "who", "where", "for",
    ]
}

extension CommandArgument {
    /// A question, and the recipe before it where the first words name one and others ask: `3 does it
    /// have nuts`, `"victoria sponge" "how long"`.
    package static func question(
        _ field: CommandField<Value, String?>,
        about recipe: CommandField<Value, Reference?>,
        _ placeholder: String
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.sentence, placeholder, isRequired: false),
            read: { reader, value throws(UsageError) in
                var words = parted(reader.takeAll())
                var references = reader.references
                references.isTitle = { $0.count == 1 && $0.first?.text.isEmpty == false }
                if words.count > 1, let (named, count) = references.leadingRecipe(in: words),
                    count < words.count, asks(Array(words.dropFirst(count)), of: words[0]),
                    !isOfMeasures(words)
                {
                    value[keyPath: recipe] = named.content
                    reader.places.add(recipe, at: named.span)
                    words.removeFirst(count)
                }
                guard let text = TypedText(words, in: reader.source) else { return }
                value[keyPath: field] = text.text
                reader.places.add(field, at: text.span)
            },
            write: { value, _ in
                [value[keyPath: recipe]?.text, value[keyPath: field].map(QuotedText.text)]
                    .compactMap(\.self)
            }
        )
    }

    /// Whether words ask for another measure, so that a number in front is one: `350 is what in celsius`.
    private static func isOfMeasures(_ words: [Word]) -> Bool {
        MeasureQuestion(words.map(\.text).joined(separator: " ")) != nil
    }

    /// The words of a line that stands in quotes as a whole, else the words as they are.
    private static func parted(_ words: [Word]) -> [Word] {
        guard words.count == 1, let word = words.first, word.isQuoted else { return words }
        return word.parts
    }

    /// Whether words ask something of what is named before them: `that is all` names nothing.
    private static func asks(_ words: [Word], of first: Word) -> Bool {
        if first.isQuoted || first.lowercased == "it" { return true }
        guard !["this", "that", "these"].contains(first.lowercased) else { return false }
        return words[0].isQuoted || AskCommand.isOpener(words[0].text)
    }
}
