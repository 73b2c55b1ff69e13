package import RecipeModel
import RecipeSearch

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

    /// Works out a query's order before anybody asks for it, where that takes a while.
    ///
    /// Where it can't be, nothing is said: who asks is told why. A server isn't asked, which would
    /// keep a search waiting.
    package func prepare(_ query: RecipeQuery) async {
        guard store.isKept, store.isNear, let state = try? await store.state(),
            await rankings.results(for: query, in: state) == nil
        else { return }
        _ = try? await page(of: query, at: .first, freshness: .kept)
    }

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
        let pages = min(max(cursor.number, 1) - 1, count / size + 1)
        let start = min(max(cursor.place.flatMap { Int($0) } ?? pages * size, 0), count)
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
        if let known = await rankings.results(for: query, in: state) { return known }
        let found = try await candidates(search, ranking, query, in: state)
        var judge = RankingJudge(ranking, for: query, knowing: await rankings.fills)
        let standings =
            if ranking.isOfFoodsAlone {
                try await standingsByFoods(of: found.hits, by: &judge, in: state)
            } else {
                try await standings(of: found.hits, by: &judge)
            }
        await rankings.hold(judge.fills)
        let results = RankedResults(
            hits: ranking.places(by: standings).map { found.hits[$0] },
            isWhole: found.isWhole
        )
        await rankings.hold(results, for: query, in: state)
        return results
    }

    /// The results that are worth being brought into an order, in that of the search.
    private func candidates(
        _ search: CookbookSearch,
        _ ranking: RecipeRanking,
        _ query: RecipeQuery,
        in state: CookbookState
    ) async throws -> RankedResults {
        let isWhole = search.count <= rankedLimit
        // What the index knows says nothing of a fact: those that match best are brought into its order.
        if isWhole || ranking.isOfFact {
            return RankedResults(
                hits: search.results(from: IndexPlace(tier: 0), limit: rankedLimit),
                isWhole: isWhole
            )
        }
        let limit = min(rankedLimit, Self.bestLimit)
        let tally = FoodTally(ranking, for: query)
        let formulas = try await formulas(of: tally, heldFor: ranking, in: state)
        let hits = search.results(best: limit, by: tally, formulas)
        return RankedResults(hits: hits, isWhole: hits.count { $0.starter == nil } < limit)
    }

    /// What the index has of a tally's formulas. For a pantry they are held each as one term: it will
    /// have most of its foods the next time.
    private func formulas(
        of tally: FoodTally,
        heldFor ranking: RecipeRanking,
        in state: CookbookState
    ) async throws -> [IndexFormula] {
        let formulas = tally.formulas
        let isHeld = ranking.isOfFoodsAlone
        var terms = isHeld ? await rankings.terms(of: formulas, in: state) : [:]
        let others = formulas.filter { terms[$0] == nil }
        guard !others.isEmpty else { return formulas.map { .term(terms[$0] ?? IndexedTerm()) } }
        let numbers = Set(others.flatMap { $0.terms(minutes: state.minutes) })
        let view = try await cache.view(of: [TermNumber.everything] + numbers, in: state)
        guard isHeld else { return formulas.map { IndexFormula($0, in: view) } }
        for formula in Set(others) {
            let all = view.term(TermNumber.everything)
            let term = IndexFormula(formula, in: view).recipes(of: all)
            await rankings.hold(term, of: formula, in: state)
            terms[formula] = term
        }
        return formulas.map { .term(terms[$0] ?? IndexedTerm()) }
    }

    /// How results stand in an order that looks at foods alone; nil for those that it leaves out, and
    /// for one that was deleted just now.
    private func standingsByFoods(
        of hits: [CookbookHit],
        by judge: inout RankingJudge,
        in state: CookbookState
    ) async throws -> [RecipeStanding?] {
        let numbers = hits.filter { $0.starter == nil }.map(\.place.number)
        var foods = await rankings.foods(of: numbers, in: state)
        let others = numbers.filter { foods[$0] == nil }
        var read: [Int: RankingCache.HeldFoods] = [:]
        for (number, recipe) in zip(others, try await kept(others)) {
            guard let recipe else { continue }
            read[number] = .init(id: recipe.id, names: judge.foods(of: recipe))
        }
        if !read.isEmpty { await rankings.hold(read, in: state) }
        foods.merge(read) { $1 }
        let names = starters.madeIndex().foods
        return hits.map { hit in
            if let starter = hit.starter {
                return judge.standing(
                    of: starter.id,
                    foods: starter.foods.map { names[$0] },
                    in: starter.recipe
                )
            }
            return foods[hit.place.number].flatMap {
                judge.standing(of: $0.id, foods: $0.names, in: nil)
            }
        }
    }

    /// How results stand; nil for those that the order leaves out, and for one that was deleted just
    /// now.
    private func standings(
        of hits: [CookbookHit],
        by judge: inout RankingJudge
    ) async throws -> [RecipeStanding?] {
        var kept = try await kept(hits.filter { $0.starter == nil }.map(\.place.number))[...]
        return hits.map { hit in
            (hit.starter?.wholeRecipe() ?? kept.popFirst() ?? nil).flatMap {
                judge.standing(of: $0)
            }
        }
    }
}
