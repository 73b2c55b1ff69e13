import RecipeModel

/// What of a query RecipePuppy's parameters `i` and `q` can say.
///
/// Only what narrows without losing is sent: each single term, never one of several of which any
/// may hold, and nothing that excludes. The rest is applied on what comes.
struct RecipePuppyQuery: Equatable {
    /// Foods, for `i`.
    private(set) var foods: [String] = []
    /// Other words, for `q`.
    private(set) var words: [String] = []

    init(_ query: RecipeQuery, isKnownFood: (String) -> Bool) {
        for case .any(let terms) in query.conditions {
            guard let term = terms.first, terms.count == 1 else { continue }
            switch term.field {
            case .ingredient: foods.append(Self.withoutCommas(term.text))
            case .title: words.append(term.text)
            case .anywhere where isKnownFood(term.text):
                foods.append(Self.withoutCommas(term.text))
            case .anywhere: words.append(term.text)
            case .cuisine, .category: continue
            }
        }
    }

    /// The parameters for a page, `i` and `q` only where there is something to say.
    func parameters(page: Int) -> String {
        var pairs: [String] = []
        if !foods.isEmpty {
            pairs.append("i=" + foods.map { PercentEncoding.value($0) }.joined(separator: ","))
        }
        if !words.isEmpty {
            pairs.append("q=" + PercentEncoding.value(words.joined(separator: " ")))
        }
        pairs.append("p=\(page)")
        return pairs.joined(separator: "&")
    }

    /// A comma would part a food's name in two.
    private static func withoutCommas(_ food: String) -> String {
        food.replacing(",", with: " ").collapsingWhitespace()
    }
}
