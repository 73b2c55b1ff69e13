package import RecipeModel
import RecipeSearch

extension RecipeSession {
    /// How many requests a search for hints sends at most.
    static let hintRequestLimit = 3

    /// What the query would find without each of its conditions in turn.
    ///
    /// At most three requests are sent. A service that fails or is cancelled gives fewer hints,
    /// never an error.
    package func dropHints(
        of view: SessionView? = nil
    ) async -> [(condition: Condition, total: ResultTotal)] {
        let view = view ?? fruitless ?? self.view
        guard let view else { return [] }
        var hints: [(condition: Condition, total: ResultTotal)] = []
        var requests = 0
        for condition in view.paging.query.own {
            var query = view.paging.query
            _ = query.drop { $0 == condition }
            let plan = QueryPlan(query, for: view.service.abilities)
            guard query.hasWish, plan.impossible.isEmpty else { continue }
            guard requests < Self.hintRequestLimit, !Task.isCancelled else { break }
            requests += 1
            switch await page(of: query, from: view.service) {
            case .success(let page):
                if let total = page.total(applying: plan.applied) {
                    hints.append((condition, total))
                }
            case .failure(let failure):
                // What one query's page did not give, another's may.
                if !failure.isOfOnePage { return hints }
            case nil: return hints
            }
        }
        return hints
    }
}

extension RecipePage {
    /// How many recipes there are, judged by this first page; nil when it has none.
    fileprivate func total(applying conditions: [Condition]) -> ResultTotal? {
        let match = QueryMatch(conditions)
        let found = Set(recipes.filter { match.holds(for: RecipeWords($0)) }.map(\.id)).count
        guard found > 0 else { return nil }
        if conditions.isEmpty, let total { return total }
        return next == nil ? .exactly(found) : .moreThan(found)
    }
}
