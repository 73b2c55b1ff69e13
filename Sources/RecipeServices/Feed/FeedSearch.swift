import RecipeModel

/// A query asked of the feed's recipes, of which only name and cuisine are known.
///
/// A plain term is met by the words of a name or by a whole cuisine. What is not to be had is left
/// out where name or cuisine say it; what a recipe is made of nobody knows here.
struct FeedSearch: Sendable {
    private let wanted: [[FoodMatch]]
    private let unwanted: [FoodMatch]

    init(_ query: RecipeQuery) {
        var wanted: [[FoodMatch]] = []
        var unwanted: [FoodMatch] = []
        for condition in query.conditions {
            switch condition {
            case .any(let terms) where terms.allSatisfy({ Self.isTold($0.field) }):
                wanted.append(terms.map { FoodMatch($0) })
            case .none(let term): unwanted.append(FoodMatch(term, isUnwanted: true))
            case .any, .minutes: continue
            }
        }
        self.wanted = wanted
        self.unwanted = unwanted
    }

    /// The recipes that the query is met by, in their order.
    func recipes(in list: [Recipe]) -> [Recipe] {
        if wanted.isEmpty && unwanted.isEmpty { return list }
        return list.filter { recipe in
            let words = RecipeWords(recipe)
            return wanted.allSatisfy { terms in terms.contains { $0.isMetHere(by: words) } }
                && !unwanted.contains { $0.isMetHere(by: words) }
        }
    }

    private static func isTold(_ field: TermField) -> Bool {
        switch field {
        case .anywhere, .title, .cuisine: true
        case .ingredient, .category: false
        }
    }
}

extension FoodMatch {
    fileprivate func isMetHere(by words: RecipeWords) -> Bool {
        holds(for: words) || term.field == .anywhere && words.cuisines.contains(self.words)
    }
}
