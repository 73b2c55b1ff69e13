import KitchenLanguage
package import RecipeModel

/// A part of what follows a command's name, tied to a field of the command's value.
package struct CommandArgument<Value>: Sendable {
    /// The part without the value's type.
    package let shape: ArgumentShape
    /// Takes its words, and puts what they mean into the value.
    let read: @Sendable (inout ArgumentReader, inout Value) throws(UsageError) -> Void
    /// What the value has of it, as words of the line.
    let write: @Sendable (Value, ArgumentWriter) -> [String]
}

// MARK: - Terms and references

extension CommandArgument {
    /// Conditions of a query: every word that is left.
    ///
    /// - Parameters:
    ///   - beginsExcluded: Whether plain terms are conditions that must not hold, as with `without`.
    ///   - keepsAmounts: Whether things are listed, each with its amount.
    package static func terms(
        _ field: CommandField<Value, [Condition]>,
        isRequired: Bool = true,
        beginsExcluded: Bool = false,
        keepsAmounts: Bool = false
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.terms, "TERM…", isRequired: isRequired),
            read: { reader, value throws(UsageError) in
                let words = reader.takeAll()
                let terms = TermReader(
                    foods: reader.foods,
                    source: reader.source,
                    beginsExcluded: beginsExcluded,
                    keepsAmounts: keepsAmounts
                )
                let typed = try terms.conditions(in: words)
                let conditions = typed.map(\.content) + reader.said
                if words.isEmpty, conditions.isEmpty {
                    if isRequired { throw reader.missing() }
                    return
                }
                value[keyPath: field] =
                    conditions.filter { !$0.isExclusion } + conditions.filter(\.isExclusion)
                guard !conditions.isEmpty || !isRequired else {
                    let span = words.span ?? reader.nameSpan
                    throw reader.mistake(.term(.nothingToLookFor), at: span)
                }
                for condition in typed { reader.places.add(field, at: condition.span) }
            },
            write: { value, writer in
                let conditions = value[keyPath: field]
                guard !conditions.isEmpty else { return [] }
                let terms = TermWriter(
                    foods: writer.foods,
                    beginsExcluded: beginsExcluded,
                    keepsAmounts: keepsAmounts
                )
                return [terms.text(of: conditions)]
            }
        )
    }

    /// References to recipes: every word that is left.
    package static func references(
        _ field: CommandField<Value, [Reference]>,
        isRequired: Bool = true
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.references, "REF", isRequired: isRequired),
            read: { reader, value throws(UsageError) in
                guard !reader.words.isEmpty else {
                    if isRequired { throw reader.missing() }
                    return
                }
                value[keyPath: field] = try reader.takeReferences(field, from: reader.takeAll())
            },
            write: { value, _ in value[keyPath: field].words }
        )
    }

    /// One reference: as many words as name one recipe. Other parts may follow.
    package static func reference(
        _ field: CommandField<Value, Reference?>,
        isRequired: Bool = true
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.references, "REF", isRequired: isRequired),
            read: { reader, value throws(UsageError) in
                guard !reader.words.isEmpty else {
                    if isRequired { throw reader.missing() }
                    return
                }
                let references = reader.references
                if let (reference, count) = references.leadingRecipe(in: Array(reader.words)) {
                    reader.words = reader.words.dropFirst(count)
                    reader.places.add(field, at: reference.span)
                    value[keyPath: field] = reference.content
                    return
                }
                guard isRequired else { return }
                _ = try references.withoutTitles.references(in: Array(reader.words.prefix(1)))
            },
            write: { value, _ in value[keyPath: field].map { [$0.text] } ?? [] }
        )
    }

    /// References, then a file unless the last word names a recipe too; one word alone is a file
    /// where it can't be anything else.
    package static func references(
        _ field: CommandField<Value, [Reference]>,
        thenFile file: CommandField<Value, String?>
    ) -> CommandArgument {
        let shape = ArgumentShape(
            .referencesAndFile,
            "REF [FILE]",
            isRequired: false,
            notation: "[REF] [FILE]"
        )
        return references(field, then: file, shape) { words, last, references in
            let isPath =
                last.text.contains { "./".contains($0) }
                && !references.withoutTitles.isReference([last])
            return (words.count > 1 || isPath) && !last.text.isEmpty
                && (isPath || !references.isReference(words))
        }
    }

    /// References, then a word unless the last one names a recipe too.
    package static func references(
        _ field: CommandField<Value, [Reference]>,
        thenWord word: CommandField<Value, String?>,
        _ placeholder: String
    ) -> CommandArgument {
        let shape = ArgumentShape(
            .references,
            "REF [\(placeholder)]",
            isRequired: false,
            notation: "[REF] [\(placeholder)]"
        )
        return references(field, then: word, shape) { words, last, references in
            words.count > 1 && placeholder.split(separator: "|").contains { $0 == last.lowercased }
                || !references.isReference(words) && !references.isReference([last])
        }
    }

    /// References, then a word where `isApart` says that the last one is none of them.
    private static func references(
        _ field: CommandField<Value, [Reference]>,
        then word: CommandField<Value, String?>,
        _ shape: ArgumentShape,
        isApart: @escaping @Sendable ([Word], Word, ReferenceReader) -> Bool
    ) -> CommandArgument {
        CommandArgument(
            shape: shape,
            read: { reader, value throws(UsageError) in
                let words = reader.takeAll()
                guard let last = words.last else { return }
                let hasWord = isApart(words, last, reader.references)
                let named = hasWord ? words.dropLast() : words
                if !named.isEmpty {
                    value[keyPath: field] = try reader.takeReferences(field, from: named)
                }
                guard hasWord else { return }
                value[keyPath: word] = last.text
                reader.places.add(word, at: last.span)
            },
            write: { value, _ in
                value[keyPath: field].words
                    + (value[keyPath: word].map { [QuotedText.word($0)] } ?? [])
            }
        )
    }

    /// A recipe to open: references, an address or a file.
    package static func recipePlace(
        _ field: CommandField<Value, RecipePlace>
    ) -> CommandArgument {
        CommandArgument(
            shape: ArgumentShape(.recipePlace, "REF|URL|FILE", isRequired: false),
            read: { reader, value throws(UsageError) in
                guard let first = reader.words.first else { return }
                let references = reader.references
                let text = first.text
                let isElsewhere =
                    text.hasFormOfAddress || text.contains("/") || text.hasEnding
                guard isElsewhere, !references.withoutTitles.isReference(Array(reader.words))
                else {
                    value[keyPath: field] = .references(
                        try reader.takeReferences(field, from: reader.takeAll())
                    )
                    return
                }
                reader.words.removeFirst()
                try reader.end()
                reader.places.add(field, at: first.span)
                guard text.hasFormOfAddress else {
                    value[keyPath: field] = .file(text)
                    return
                }
                guard let address = WebAddress(typed: text) else {
                    throw reader.mistake(.option(.notAnAddress(word: text)), at: first.span)
                }
                value[keyPath: field] = .address(address)
            },
            write: { value, _ in
                switch value[keyPath: field] {
                case .references(let references): references.words
                case .address(let address): [QuotedText.word(address.text)]
                case .file(let file): [QuotedText.word(file)]
                }
            }
        )
    }
}

extension ArgumentReader {
    /// The references in words, their places added.
    fileprivate mutating func takeReferences(
        _ field: AnyCommandField,
        from words: [Word]
    ) throws(UsageError) -> [Reference] {
        let named = try references.references(in: words)
        for reference in named { places.add(field, at: reference.span) }
        return named.map(\.content)
    }
}

extension [Reference] {
    /// The references as one word of a line; none where there are none.
    fileprivate var words: [String] { isEmpty ? [] : [map(\.text).joined(separator: ",")] }
}

extension String {
    /// Whether it ends as names of files do: `tea.html`, not `St. Clement's pie`.
    fileprivate var hasEnding: Bool {
        guard let dot = lastIndex(of: ".") else { return false }
        let ending = self[dot...].dropFirst()
        return !ending.isEmpty && ending.allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// Whether it has the form of an address; only some of these can be opened.
    package var hasFormOfAddress: Bool {
        guard let end = range(ofFirst: "://"), let first else { return false }
        return first.isLetter && first.isASCII
            && self[..<end.lowerBound].allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
            }
    }
}
