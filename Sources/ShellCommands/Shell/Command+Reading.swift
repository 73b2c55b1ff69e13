import Conversation
import RecipeModel

extension Command {
    /// The conditions among its arguments, in order.
    var conditions: [Condition] {
        arguments.compactMap {
            if case .condition(let condition) = $0.value { condition } else { nil }
        }
    }

    /// The first plain word or text among its arguments.
    var word: String? {
        for argument in arguments {
            switch argument.value {
            case .word(let text), .text(let text): return text
            default: continue
            }
        }
        return nil
    }

    /// Every plain word, text and file among its arguments, in order.
    var words: [String] {
        arguments.compactMap {
            switch $0.value {
            case .word(let text), .text(let text), .file(let text): text
            default: nil
            }
        }
    }

    /// The first number among its arguments.
    var number: Int? {
        for argument in arguments {
            if case .number(let number) = argument.value { return number }
        }
        return nil
    }

    /// The first file among its arguments.
    var file: String? {
        for argument in arguments {
            if case .file(let file) = argument.value { return file }
        }
        return nil
    }

    /// Whether it has references among its arguments.
    var hasReferences: Bool {
        arguments.contains { if case .reference = $0.value { true } else { false } }
    }

    /// Where its arguments stand, from the first to the last; its name where it has none.
    var argumentSpan: Span {
        guard let first = arguments.first, let last = arguments.last,
            first.span.lowerBound <= last.span.upperBound
        else { return nameSpan }
        return first.span.lowerBound..<last.span.upperBound
    }

    /// An option, by its long name.
    func option(_ name: String) -> CommandOption? { options.last { $0.name == name } }

    /// Whether an option is there.
    func has(_ option: String) -> Bool { self.option(option) != nil }

    /// The word given with an option.
    func word(of name: String) -> String? {
        switch option(name)?.value {
        case .word(let word), .file(let word): word
        case .address(let address): address.text
        case .number(let number): String(number)
        case .some(.none), nil: nil
        }
    }

    /// The number given with an option.
    func number(of name: String) -> Int? {
        if case .number(let number)? = option(name)?.value { number } else { nil }
    }

    /// A mistake about an option, or about the whole command where the option is not there.
    func mistake(_ kind: Mistake.Kind, at option: String) -> Mistake {
        Mistake(kind, at: self.option(option)?.span ?? nameSpan, in: source)
    }

    /// A mistake about some of the arguments; about all where there are none of those.
    func mistake(_ kind: Mistake.Kind, atArguments places: Range<Int>) -> Mistake {
        let named = arguments.indices.filter(places.contains).map { arguments[$0].span }
        guard let first = named.first, let last = named.last, first.lowerBound <= last.upperBound
        else { return mistake(kind) }
        return Mistake(kind, at: first.lowerBound..<last.upperBound, in: source)
    }

    /// A mistake about the arguments.
    func mistake(_ kind: Mistake.Kind) -> Mistake {
        Mistake(kind, at: argumentSpan, in: source)
    }
}
