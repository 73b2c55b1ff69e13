package import RecipeModel

/// An option tied to a field of a value: of a command, of `CommonOptions`, or of the program's own.
package struct CommandOption<Value>: Sendable {
    /// The option without the value's type.
    package let shape: OptionShape
    let field: AnyCommandField
    /// Puts what was given into the value.
    let take: @Sendable (OptionValue, inout Value) -> Void
    /// What the value has there; nil where the option need not be typed.
    let given: @Sendable (Value) -> OptionValue?
}

extension CommandOption {
    package static func flag(
        _ name: String,
        _ field: CommandField<Value, Bool>,
        summary: String
    ) -> CommandOption {
        CommandOption(
            shape: OptionShape(name, .flag, summary: summary),
            field: field,
            take: { _, value in value[keyPath: field] = true },
            given: { $0[keyPath: field] ? OptionValue.flag : nil }
        )
    }

    /// A flag that stands for one content of a field: `--steps` for the part to show.
    package static func flag<Content: Hashable & Sendable>(
        _ name: String,
        _ field: CommandField<Value, Content>,
        is content: Content,
        summary: String
    ) -> CommandOption {
        CommandOption(
            shape: OptionShape(name, .flag, summary: summary),
            field: field,
            take: { _, value in value[keyPath: field] = content },
            given: { $0[keyPath: field] == content ? OptionValue.flag : nil }
        )
    }

    package static func number(
        _ name: String,
        _ field: CommandField<Value, Int?>,
        in range: ClosedRange<Int>,
        summary: String
    ) -> CommandOption {
        CommandOption(
            shape: OptionShape(name, .number(range), summary: summary),
            field: field,
            take: { given, value in
                if case .number(let number) = given { value[keyPath: field] = number }
            },
            given: { $0[keyPath: field].map(OptionValue.number) }
        )
    }

    /// One of the words that a type has.
    package static func choice<Choice: WordChoice>(
        _ name: String,
        _ field: CommandField<Value, Choice?>,
        summary: String
    ) -> CommandOption {
        CommandOption(
            shape: OptionShape(name, .choice(Choice.words), summary: summary),
            field: field,
            take: { given, value in
                if case .word(let word) = given { value[keyPath: field] = Choice(rawValue: word) }
            },
            given: { $0[keyPath: field].map { .word($0.rawValue) } }
        )
    }

    /// Some of the words that a type has, with commas between them; each counts once.
    package static func choices<Choice: WordChoice & Equatable>(
        _ name: String,
        _ field: CommandField<Value, [Choice]>,
        summary: String
    ) -> CommandOption {
        CommandOption(
            shape: OptionShape(name, .choices(Choice.words), summary: summary),
            field: field,
            take: { given, value in
                guard case .word(let words) = given else { return }
                value[keyPath: field] = words.split(separator: ",").reduce(into: []) { all, word in
                    let named = Choice.allCases.first { $0.rawValue.lowercased() == word }
                    if let named, !all.contains(named) { all.append(named) }
                }
            },
            given: { value in
                let words = value[keyPath: field].map(\.rawValue)
                return words.isEmpty ? nil : .word(words.joined(separator: ","))
            }
        )
    }

    package static func address(
        _ name: String,
        _ field: CommandField<Value, WebAddress?>,
        summary: String
    ) -> CommandOption {
        CommandOption(
            shape: OptionShape(name, .address, summary: summary),
            field: field,
            take: { given, value in
                if case .address(let address) = given { value[keyPath: field] = address }
            },
            given: { $0[keyPath: field].map(OptionValue.address) }
        )
    }

    package static func serviceAddress(
        _ name: String,
        _ field: CommandField<Value, ServiceAddress?>,
        summary: String
    ) -> CommandOption {
        CommandOption(
            shape: OptionShape(name, .serviceAddress, summary: summary),
            field: field,
            take: { given, value in
                if case .serviceAddress(let address) = given { value[keyPath: field] = address }
            },
            given: { $0[keyPath: field].map(OptionValue.serviceAddress) }
        )
    }

    /// Any word; `kind` says what the word names.
    package static func word(
        _ name: String,
        _ field: CommandField<Value, String?>,
        _ kind: OptionShape.Value,
        summary: String
    ) -> CommandOption {
        CommandOption(
            shape: OptionShape(name, kind, summary: summary),
            field: field,
            take: { given, value in
                if case .word(let word) = given { value[keyPath: field] = word }
            },
            given: { $0[keyPath: field].map(OptionValue.word) }
        )
    }
}

/// A type whose cases are words that can be typed.
package typealias WordChoice = RawRepresentable<String> & CaseIterable & Sendable

extension RawRepresentable<String> where Self: CaseIterable {
    /// The words, in the order of the cases.
    package static var words: [String] { allCases.map(\.rawValue) }
}

/// What was given with an option.
package enum OptionValue: Hashable, Sendable {
    /// The option is there.
    case flag
    case number(Int)
    case word(String)
    case address(WebAddress)
    case serviceAddress(ServiceAddress)
}
