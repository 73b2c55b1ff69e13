import KitchenLanguage
import RecipeModel
import RecipeSearch

/// What of a query RecipePuppy's parameters `i` and `q` can say.
///
/// Only what narrows without losing is sent: each single term, and nothing that excludes. The rest
/// is applied on what comes. A query of which only one of several terms must hold (`garlic or
/// leek`) would so ask for everything; there, the pages of one search for each term take turns.
struct RecipePuppyQuery: Equatable {
    /// What one request asks for.
    fileprivate struct Search: Equatable {
        /// Foods, for `i`.
        var foods: [String] = []
        /// Other words, for `q`.
        var words: [String] = []
    }

    /// At least one; page 1 is the first one's, page 2 the second one's, and so on.
    private var searches: [Search]
    /// For how many of the foods to cook with it asks; nil for all.
    private(set) var foodsAsked: Int?

    /// More would be a run of empty pages longer than is skipped, once all but one have ended.
    private static let searchLimit = 4

    init(_ query: RecipeQuery, isKnownFood: (String) -> Bool) {
        var common = Search()
        var alternatives: [Search] = []
        for case .any(let terms) in query.conditions {
            if terms.count == 1 {
                for term in terms { common.add(term, isKnownFood) }
            } else if alternatives.isEmpty && (terms.count <= Self.searchLimit || query.isToCook) {
                // Of all that a cook has, the first foods are asked for.
                foodsAsked = terms.count > Self.searchLimit ? Self.searchLimit : nil
                alternatives = terms.prefix(Self.searchLimit).map { term in
                    var search = Search()
                    search.add(term, isKnownFood)
                    return search
                }
            }
        }
        let narrows = alternatives.allSatisfy { $0 != Search() }
        let takeTurns = common == Search() && narrows && !alternatives.isEmpty
        searches = takeTurns ? alternatives : [common]
        if !takeTurns { foodsAsked = nil }
    }

    /// The parameters for a page, counted from 1; `i` and `q` only where there is something to say.
    func parameters(page: Int) -> String {
        let index = page - 1
        let search = searches[index % searches.count]
        var pairs: [String] = []
        if !search.foods.isEmpty {
            let foods = search.foods.map { PercentEncoding.value($0) }
            pairs.append("i=" + foods.joined(separator: ","))
        }
        if !search.words.isEmpty {
            pairs.append("q=" + PercentEncoding.value(search.words.joined(separator: " ")))
        }
        pairs.append("p=\(index / searches.count + 1)")
        return pairs.joined(separator: "&")
    }
}

extension RecipePuppyQuery.Search {
    fileprivate mutating func add(_ term: Term, _ isKnownFood: (String) -> Bool) {
        // A comma would part a food's name in two.
        let food = term.text.replacing(",", with: " ").collapsingWhitespace()
        switch term.field {
        case .ingredient: foods.append(food)
        case .title: words.append(term.text)
        case .anywhere where isKnownFood(term.text): foods.append(food)
        case .anywhere: words.append(term.text)
        case .cuisine, .category, .tool: return
        }
    }
}
