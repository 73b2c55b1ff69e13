import Conversation
import Documents
import KitchenLanguage
import RecipeModel
import RecipeSearch

extension Term {
    /// The term as a cook reads it: `garlic`, `title:omelet`; quotes are for typing.
    var label: String {
        field == .anywhere ? text : "\(field.rawValue):\(text)"
    }

    /// The same in a sentence: `garlic`, `an oven`.
    var thing: String {
        field == .tool ? text.withArticle : label
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

extension PageJudgement {
    /// What was decided here and how, fact by fact.
    var facts: [String] {
        var facts: [String] = []
        if !byIngredients.isEmpty {
            let names = NumberWords.list(byIngredients.map { $0.words.clean })
            facts.append("\(names) judged here by the ingredients")
            if unknown > 0 { facts.append("\(NumberWords.grouped(unknown)) of them by tags") }
        }
        if !byTags.isEmpty {
            facts.append("\(NumberWords.list(byTags.map { $0.words.clean })) by tags")
        }
        return facts + [looked].compactMap { $0 }
    }

    /// How far it was looked; nil where nothing is left.
    var looked: String? {
        guard let read, read < candidates else { return nil }
        return "looked through \(NumberWords.grouped(read)) of \(NumberWords.grouped(candidates))"
    }
}

extension RecipeQuery {
    /// The query as a cook reads it: `garlic, cheese, without onion, for 6`.
    var words: String {
        wordsOfSearch + (servings.map { ", for \($0)" } ?? "")
            + (wordsOfHousehold.map { " · \($0)" } ?? "")
    }

    /// What the household demands of it: `without nuts (household)`; nil where that is nothing.
    var wordsOfHousehold: String? {
        demands.isEmpty
            ? nil : demands.map(\.words).joined(separator: ", ") + " (household)"
    }

    private var wordsOfSearch: String {
        let named = own.map(\.words).joined(separator: ", ")
        switch ranking {
        case .missing(let provisions):
            let most = provisions.maxMissing.map { ", at most \($0) missing" } ?? ""
            switch provisions.use {
            case .cooking:
                return asksForSome ? wordsToCook : "\(wordsToCook), fewest missing first"
            case .sorting:
                return "\(named.isEmpty ? "everything" : named)\(most), fewest missing first"
            case .limiting: return "\(named.isEmpty ? "everything" : named)\(most)"
            }
        case .likeness(let likeness, _): return "similar to \(likeness.title.clean)"
        case .fact(let fact):
            let order =
                switch fact {
                case .minutes: "quickest first"
                case .rating: "your best first"
                case .cooked: "cooked last first"
                }
            return "\(named.isEmpty ? "everything" : named), \(order)"
        case nil: return named.isEmpty ? "everything" : named
        }
    }
}

extension RecipeQuery {
    /// Whether it asks for some of several foods to cook with.
    var asksForSome: Bool {
        isToCook && conditions.contains { $0.isOfFoods && $0.terms.count > 1 }
    }

    /// What is asked for without its order, as it is said within a sentence: `eggs or rice, without
    /// milk`.
    var subject: String {
        guard isToCook, !own.isEmpty else { return words }
        return own.map { words(of: $0) }.joined(separator: ", ")
            + (wordsOfHousehold.map { " · \($0)" } ?? "")
    }

    /// What is asked to be cooked: `cook soup with leek or carrots, most of them first, without cream`.
    private var wordsToCook: String {
        let rest = own.filter { !$0.isOfFoods }
        var dish: [String] = []
        var limits: [String] = []
        for condition in rest {
            if case .any = condition {
                dish.append(condition.words)
            } else {
                limits.append(condition.words)
            }
        }
        let cook = (["cook"] + (dish.isEmpty ? [] : [dish.joined(separator: ", ")]))
            .joined(separator: " ")
        let foods = wordsOfFoods ?? (dish.isEmpty ? "your pantry" : nil)
        let what = foods.map { "\(cook) with \($0)" } ?? cook
        let order = asksForSome ? ["most of them first"] : []
        return ([what] + order + limits).joined(separator: ", ")
    }

    /// The foods to cook with, as a cook reads them: `rice, and leek or carrots`; nil where none is named.
    private var wordsOfFoods: String? {
        let foods = conditions.filter(\.isOfFoods)
        let needed = foods.filter { $0.terms.count == 1 }.map { words(of: $0) }
        let some = foods.filter { $0.terms.count > 1 }.map { words(of: $0) }
        let parts = [needed.joined(separator: ", "), some.joined(separator: ", and ")]
        return foods.isEmpty ? nil : parts.filter { !$0.isEmpty }.joined(separator: ", and ")
    }

    /// One of its conditions as a cook reads it: some of several foods are enough to cook with.
    func words(of condition: Condition) -> String {
        guard isToCook, condition.isOfFoods, condition.terms.count > 1 else {
            return condition.words
        }
        return NumberWords.list(condition.terms.map(\.label), last: "or")
    }

    /// One of its conditions as `drop` takes it.
    func asDropped(_ condition: Condition) -> String {
        guard isToCook, condition.isOfFoods else { return condition.asDropped }
        return condition.terms.map(\.typed).joined(separator: ", ")
    }

    /// What leaving one of its conditions out is called.
    func leftOut(_ condition: Condition) -> String {
        guard isToCook, condition.isOfFoods else { return condition.leftOut }
        return "Without \(words(of: condition))"
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
