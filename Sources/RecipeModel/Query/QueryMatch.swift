/// Conditions made ready to be asked of many recipes.
package struct QueryMatch: Sendable {
    private enum Test {
        case any([FoodMatch])
        case none(FoodMatch)
        case minutes(Int)
    }
    private let tests: [Test]

    /// Conditions, all of which must hold.
    package init(_ conditions: [Condition]) {
        tests = conditions.map { condition in
            switch condition {
            case .any(let terms): .any(terms.map { FoodMatch($0) })
            case .none(let term): .none(FoodMatch(term, isUnwanted: true))
            case .minutes(let limit): .minutes(limit)
            }
        }
    }

    /// All conditions of a query.
    package init(_ query: RecipeQuery) { self.init(query.conditions) }

    /// Whether all conditions hold. Unknown minutes meet no limit.
    package func holds(for recipe: RecipeWords) -> Bool {
        tests.allSatisfy { test in
            switch test {
            case .any(let matches): matches.contains { $0.holds(for: recipe) }
            case .none(let match): !match.holds(for: recipe)
            case .minutes(let limit): recipe.minutes.map { $0 <= limit } ?? false
            }
        }
    }

    /// How many of the wanted plain and `title:` terms are in the title.
    ///
    /// Of alternatives one is enough. Where no such term is wanted, nothing is missing: `all`.
    package func titleGrade(of recipe: RecipeWords) -> TitleGrade {
        var wanted = 0
        var found = 0
        for case .any(let matches) in tests {
            let named = matches.filter { $0.term.field == .anywhere || $0.term.field == .title }
            guard !named.isEmpty else { continue }
            wanted += 1
            if named.contains(where: { $0.isInTitle(of: recipe) }) { found += 1 }
        }
        return found == wanted ? .all : found > 0 ? .some : .none
    }
}
