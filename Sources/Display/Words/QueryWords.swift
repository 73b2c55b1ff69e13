import Conversation
import Documents
import RecipeModel

extension Term {
    /// The term as a cook reads it: `garlic`, `title:omelet`; quotes are for typing.
    var label: String {
        field == .anywhere ? text : "\(field.rawValue):\(text)"
    }

    /// The same in a sentence: `garlic`, `an oven`.
    fileprivate var thing: String {
        field == .tool ? "\("aeiou".contains(text.prefix(1)) ? "an" : "a") \(text)" : label
    }
}

extension Condition {
    /// The condition as a cook reads it: `garlic or leek`, `without onion`, `at most 30 min`.
    var words: String {
        switch self {
        case .any(let terms):
            terms.map { $0.field == .tool ? "made with \($0.thing)" : $0.label }
                .joined(separator: " or ")
        case .none(let term): "without \(term.thing)"
        case .minutes(let minutes): "at most \(NumberWords.minutes(minutes))"
        }
    }

    /// The condition as `drop` takes it.
    var asDropped: String {
        switch self {
        case .any(let terms): terms.first?.typed ?? ""
        case .none(let term): term.typed
        case .minutes(let minutes): "minutes:\(minutes)"
        }
    }

    /// What leaving the condition out is called: `Without durian`, `With onion`.
    var leftOut: String {
        switch self {
        case .any(let terms): "Without \(terms.map(\.thing).joined(separator: " or "))"
        case .none(let term): "With \(term.thing) allowed"
        case .minutes: "Without a limit of time"
        }
    }

    /// That the condition was applied here and not by the service.
    var appliedHere: String {
        switch self {
        case .any: "\(words) checked here"
        case .none(let term) where term.field == .tool: "\(words) checked here"
        case .none(let term): "\(term.label) taken out here"
        case .minutes(let minutes): "longer than \(NumberWords.minutes(minutes)) taken out here"
        }
    }
}

extension RecipeQuery {
    /// The query as a cook reads it: `garlic, cheese, without onion`.
    var words: String {
        let named = conditions.map(\.words).joined(separator: ", ")
        switch ranking {
        case .missing(let provisions):
            let most = provisions.maxMissing.map { ", at most \($0) missing" } ?? ""
            switch provisions.use {
            case .cooking:
                let foods = (hasWish ? [] : ["your pantry"]) + conditions.map(\.words)
                return "cook with \(foods.joined(separator: ", ")), fewest missing first"
            case .sorting:
                return "\(named.isEmpty ? "everything" : named)\(most), fewest missing first"
            case .limiting: return "\(named.isEmpty ? "everything" : named)\(most)"
            }
        case .likeness(let likeness, _): return "similar to \(likeness.title.clean)"
        case nil: return named.isEmpty ? "everything" : named
        }
    }
}

extension ResultTotal {
    /// The number as it is said: `64`, `1,000+`.
    var words: String {
        switch self {
        case .exactly(let count): NumberWords.grouped(count)
        case .moreThan(let count): NumberWords.grouped(count) + "+"
        }
    }
}
