import RecipeModel

/// What a search found, in an order of the cook's own.
struct RankedResults: Sendable {
    /// The results, the first of the order first.
    var hits: [CookbookHit]
    /// Whether they are all that the order does not leave out.
    var isWhole: Bool

    /// How many there are.
    var total: ResultTotal { isWhole ? .exactly(hits.count) : .moreThan(hits.count) }
}

extension Cookbook {
    /// How many recipes of the store are read to be brought into an order where a search finds more
    /// than can all be: those that the index says are the best.
    private static let bestLimit = 250

    /// A page of what a search finds, in the order of a ranking.
    func ranked(
        _ search: CookbookSearch,
        _ ranking: RecipeRanking,
        _ query: RecipeQuery,
        at cursor: PageCursor,
        in state: CookbookState
    ) async throws -> RecipePage {
        let results = try await results(of: search, ranking, query, in: state)
        let (count, size) = (results.hits.count, starters.size)
        let start = min(
            max(cursor.place.flatMap { Int($0) } ?? (max(cursor.number, 1) - 1) * size, 0),
            count
        )
        let end = min(start + size, count)
        return RecipePage(
            cursor: cursor,
            recipes: try await recipes(results.hits[start..<end]),
            next: end < count ? PageCursor(number: cursor.number + 1, place: String(end)) : nil,
            total: results.total
        )
    }

    /// All pages; they are worked out once, for the next page comes from the same order.
    private func results(
        of search: CookbookSearch,
        _ ranking: RecipeRanking,
        _ query: RecipeQuery,
        in state: CookbookState
    ) async throws -> RankedResults {
        if let known = await shelf.ranked(for: query, in: state) { return known }
        var found: [CookbookHit]
        var isWhole = search.count <= rankedLimit
        if isWhole {
            found = search.results(from: IndexPlace(tier: 0), limit: rankedLimit)
        } else {
            let limit = min(rankedLimit, Self.bestLimit)
            let tally = FoodTally(ranking, for: query)
            let view = try await shelf.view(of: tally.terms(minutes: state.minutes), in: state)
            found = search.results(best: limit, by: tally, in: view)
            isWhole = found.count { $0.starter == nil } < limit
        }
        var read = try await recipes(found)
        if read.count < found.count {
            // Some were deleted just now.
            (read, found) = try await stillThere(found)
        }
        var judge = RankingJudge(ranking, for: query)
        let places = ranking.places(by: read.map { judge.standing(of: $0) })
        let results = RankedResults(hits: places.map { found[$0] }, isWhole: isWhole)
        await shelf.hold(results, for: query, in: state)
        return results
    }

    /// The recipes of results one by one, and the results that have one.
    private func stillThere(_ hits: [CookbookHit]) async throws -> ([Recipe], [CookbookHit]) {
        var there: ([Recipe], [CookbookHit]) = ([], [])
        for hit in hits {
            guard let recipe = try await recipes([hit]).first else { continue }
            there.0.append(recipe)
            there.1.append(hit)
        }
        return there
    }
}
