import RecipeModel

// MARK: - Numbers and words

extension CommandArgument {
    /// A whole number that need not be there.
    package static func number(
        _ field: CommandField<Value, Int?>,
        in range: ClosedRange<Int> = 1...WholeNumber.largest,
        _ placeholder: String = "N"
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.number, placeholder, isRequired: false),
            read: { reader, value throws(UsageError) in
                guard let word = reader.words.popFirst() else { return }
                guard let number = WholeNumber.read(word.text), range.contains(number) else {
                    throw reader.mistake(
                        .option(.notANumber(option: nil, word: word.text, range: range)),
                        at: word.span
                    )
                }
                value[keyPath: field] = number
                reader.places.add(field, at: word.span)
            },
            write: { value, _ in value[keyPath: field].map { [String($0)] } ?? [] }
        )
    }

    /// One word that must be there.
    package static func word(
        _ field: CommandField<Value, String>,
        _ kind: ArgumentShape.Kind,
        _ placeholder: String
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(kind, placeholder),
            read: { reader, value throws(UsageError) in
                guard let word = reader.words.popFirst(), kind.takes(word) else {
                    throw reader.missing()
                }
                value[keyPath: field] = word.text
                reader.places.add(field, at: word.span)
            },
            write: { value, _ in [QuotedText.word(value[keyPath: field])] }
        )
    }

    /// One word that need not be there.
    package static func word(
        _ field: CommandField<Value, String?>,
        _ kind: ArgumentShape.Kind,
        _ placeholder: String,
        notation: String? = nil
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(kind, placeholder, isRequired: false, notation: notation),
            read: { reader, value throws(UsageError) in
                guard let word = reader.words.popFirst() else { return }
                value[keyPath: field] = word.text
                reader.places.add(field, at: word.span)
            },
            write: { value, _ in value[keyPath: field].map { [QuotedText.word($0)] } ?? [] }
        )
    }

    /// The words that are left, up to a limit.
    package static func words(
        _ field: CommandField<Value, [String]>,
        _ kind: ArgumentShape.Kind = .words,
        _ placeholder: String,
        atMost limit: Int = .max,
        notation: String? = nil
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(kind, placeholder, isRequired: false, notation: notation),
            read: { reader, value throws(UsageError) in
                let taken = Array(reader.words.prefix(limit))
                reader.words = reader.words.dropFirst(limit)
                value[keyPath: field] = taken.map(\.text)
                for word in taken { reader.places.add(field, at: word.span) }
            },
            write: { value, _ in value[keyPath: field].map(QuotedText.word) }
        )
    }

    /// One of the words that a type has, in any letter case; where the next word is none of
    /// them, it is left to the next part.
    package static func choice<Choice: WordChoice>(
        _ field: CommandField<Value, Choice?>,
        also others: [String: Choice] = [:]
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(
                .choice(Choice.words),
                Choice.words.joined(separator: "|"),
                isRequired: false
            ),
            read: { reader, value throws(UsageError) in
                guard let word = reader.words.first,
                    let choice = Choice(rawValue: word.lowercased) ?? others[word.lowercased]
                else { return }
                reader.words.removeFirst()
                value[keyPath: field] = choice
                reader.places.add(field, at: word.span)
            },
            write: { value, _ in value[keyPath: field].map { [$0.rawValue] } ?? [] }
        )
    }
}

extension ArgumentShape.Kind {
    /// Whether a word can be one of it: a file has a name.
    fileprivate func takes(_ word: Word) -> Bool {
        switch self {
        case .file, .script: !word.text.isEmpty
        default: true
        }
    }
}

// MARK: - Texts

extension CommandArgument {
    /// The rest of the line as it was typed, quotes removed as for one word.
    package static func text(
        _ field: CommandField<Value, String?>,
        _ placeholder: String = "TEXT",
        as kind: ArgumentShape.Kind = .text,
        notation: String? = nil
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(kind, placeholder, isRequired: false, notation: notation),
            read: { reader, value throws(UsageError) in
                guard let text = TypedText(reader.takeAll(), in: reader.source) else { return }
                value[keyPath: field] = text.text
                reader.places.add(field, at: text.span)
            },
            write: { value, _ in value[keyPath: field].map { [QuotedText.text($0)] } ?? [] }
        )
    }

    /// What the system's shell is to run.
    package static func shellText(_ field: CommandField<Value, String>) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.shellText, "TEXT"),
            read: { reader, value throws(UsageError) in
                guard let text = TypedText(reader.takeAll(), rawIn: reader.source) else {
                    throw reader.missing()
                }
                value[keyPath: field] = text.text
                reader.places.add(field, at: text.span)
            },
            write: { value, _ in [value[keyPath: field]] }
        )
    }

    /// `NAME = TEXT`, the text as it stands in the line, so that it can be read again.
    package static func definition(
        _ field: CommandField<Value, AliasDefinition?>
    ) -> CommandArgument {
        let placeholder = "NAME = TEXT"
        return CommandArgument(
            shape: ArgumentShape(.definition, placeholder, isRequired: false),
            read: { reader, value throws(UsageError) in
                let words = reader.takeAll()
                if words.isEmpty { return }
                guard let parts = Assignment(words),
                    let text = TypedText(parts.value, rawIn: reader.source)
                else { throw reader.missing(placeholder) }
                let name = parts.name.lowercased()
                guard Assignment.isAliasName(name) else {
                    throw reader.mistake(.alias(.badName(name: parts.name)), at: parts.nameSpan)
                }
                value[keyPath: field] = AliasDefinition(name: name, text: text.text)
                reader.places.add(field, at: parts.nameSpan)
                reader.places.add(field, at: text.span)
            },
            write: { value, _ in
                guard let definition = value[keyPath: field] else { return [] }
                return [
                    QuotedText.word(definition.name), "=", QuotedText.text(definition.text),
                ]
            }
        )
    }

    /// `NAME = WORD…`.
    package static func assignment(
        of name: CommandField<Value, String>,
        to field: CommandField<Value, [String]>
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.assignment, "NAME = WORD…"),
            read: { reader, value throws(UsageError) in
                let words = reader.takeAll()
                guard let parts = Assignment(words), VariableUse.isOwnName(parts.name),
                    !parts.value.isEmpty
                else {
                    let span = reader.nameSpan
                    let end = max(words.last?.span.upperBound ?? 0, span.upperBound)
                    throw reader.mistake(.script(.badLet), at: span.lowerBound..<end)
                }
                value[keyPath: name] = parts.name
                value[keyPath: field] = parts.value.map(\.text)
                reader.places.add(name, at: parts.nameSpan)
                for word in parts.value { reader.places.add(field, at: word.span) }
            },
            write: { value, _ in
                [QuotedText.word(value[keyPath: name]), "="]
                    + value[keyPath: field].map(QuotedText.word)
            }
        )
    }

    /// What `expect` checks.
    package static func expectation(
        _ field: CommandField<Value, Expectation?>
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.expectation, "WHAT"),
            read: { reader, value throws(UsageError) in
                let expectations = ExpectationReader(
                    source: reader.source,
                    foods: reader.foods,
                    nameSpan: reader.nameSpan
                )
                let read = try expectations.expectation(in: reader.takeAll())
                value[keyPath: field] = read.content
                reader.places.add(field, at: read.span)
            },
            write: { value, writer in
                value[keyPath: field].map { [$0.text(foods: writer.foods)] } ?? []
            }
        )
    }
}
