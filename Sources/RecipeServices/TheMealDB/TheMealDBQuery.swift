import KitchenLanguage
import RecipeModel
import RecipeSearch

/// One of TheMealDB's lists of meals.
enum TheMealDBList: Hashable, Sendable {
    /// Meals with an ingredient of exactly this name.
    case ingredient(String)
    /// The same; where there are none, meals whose name has it.
    case food(String)
    /// Meals whose name has this in it.
    case name(String)
    case category(String)
    case area(String)
}

/// What of a query TheMealDB answers: lists, of which a meal must be in some.
///
/// Each wanted condition is a group: a meal must be in one of its lists. What excludes is not
/// here, for no list says it.
struct TheMealDBQuery: Equatable, Sendable {
    /// A list, and what of it counts.
    struct Source: Equatable, Sendable {
        var list: TheMealDBList
        /// A term that the title must meet besides.
        var titleTerm: Term?
    }

    /// A meal must be in one list of each. None of them means that everything is asked for.
    private(set) var groups: [[Source]] = []
    /// For each food that a cook has the lists that it is in; empty where nobody asks what to cook.
    private(set) var foods: [[Source]] = []

    init(_ query: RecipeQuery, isKnownFood: (String) -> Bool) {
        // What the steps need is judged by the details.
        for case .any(let terms) in query.conditions
        where !terms.contains(where: { $0.field == .tool }) {
            let sources = terms.map { Self.sources(for: $0, isKnownFood) }
            groups.append(Array(sources.joined()))
            if query.isToCook, terms.count > 1 { foods += sources }
        }
    }

    private static func sources(for term: Term, _ isKnownFood: (String) -> Bool) -> [Source] {
        // The free key takes one ingredient at a time, and a comma would make two.
        let text = term.text.replacing(",", with: " ").collapsingWhitespace()
        switch term.field {
        case .ingredient: return [Source(list: .ingredient(text))]
        case .anywhere: return plainSources(for: term, text, isKnownFood)
        case .title: return [Source(list: .name(stem(of: text)), titleTerm: term)]
        case .cuisine: return [Source(list: .area(capitalized(text)))]
        case .tool: return []
        case .category:
            let match = FoodMatch(term)
            // A name that means the same as another is sent as that one: puddings are desserts.
            let isSame = match.words == FoodWords(term.text)
            let name = isSame ? text : match.words.words.joined(separator: " ")
            let narrower = match.otherNames.map { $0.words.joined(separator: " ") }
            return ([name] + narrower).map { Source(list: .category(capitalized($0))) }
        }
    }

    /// A plain term in the service's own form, where it has one: `italian` is an area, `dessert` a
    /// category.
    private static func plainSources(
        for term: Term,
        _ text: String,
        _ isKnownFood: (String) -> Bool
    ) -> [Source] {
        switch term.role {
        case .cuisine(let names):
            let areas = names.map(capitalized).filter(TheMealDBNames.areas.contains)
            if !areas.isEmpty { return areas.map { Source(list: .area($0)) } }
        case .diet(let name), .course(let name):
            let narrower = FoodMatch(Term(name, in: .category)).otherNames
                .map { $0.words.joined(separator: " ") }
            let known = ([name] + narrower).map(capitalized)
                .filter(TheMealDBNames.categories.contains)
            if !known.isEmpty { return known.map { Source(list: .category($0)) } }
        case .words: break
        }
        guard isKnownFood(term.text) else { return [Source(list: .name(text))] }
        let family = FoodWords(term.text).words.joined(separator: " ")
        let category = TheMealDBNames.families[family].map { [Source(list: .category($0))] } ?? []
        return [Source(list: .food(text))] + category
    }

    /// What all names that meet a title's term have in them: its longest word, of which singular
    /// and plural are one.
    private static func stem(of text: String) -> String {
        let words = text.split(separator: " ")
        guard let longest = words.max(by: { $0.count < $1.count }) else { return text }
        let word = longest.lowercased()
        let normalized = FoodWords(word).words.first ?? word
        let common = String(zip(word, normalized).prefix { $0 == $1 }.map(\.0))
        return common.count >= 3 ? common : word
    }

    /// As TheMealDB writes categories and areas: each word with a capital.
    private static func capitalized(_ name: String) -> String {
        name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
    }
}
