import RecipeModel
import RecipeSearch

/// The numbers that starters have in the order of all recipes of the cookbook.
enum StarterNumbers {
    /// The place among the starters of a number that is one of theirs.
    static func place(_ number: Int) -> Int { number & (RecipeNumber.firstSequence - 1) }

    /// The number of a starter.
    static func number(ofPlace place: Int, in index: StarterIndex) -> Int {
        RecipeNumber.number(
            rank: RecipeNumber.rank(ingredientCount: index.ingredientCount(place)),
            sequence: place
        )
    }
}

extension StarterIndex {
    /// How many different ingredients the recipe of a number has.
    func ingredientCount(_ number: Int) -> Int { Set(outline(number).foods).count }

    /// The places of recipes with these keys.
    func places(ofKeys keys: Set<String>) -> RecipeBits {
        var places = none
        guard !keys.isEmpty else { return places }
        for place in 0..<count where keys.contains(outline(place).recipe.id.key) {
            places.insert(place)
        }
        return places
    }
}

extension IndexPlace {
    /// As it stands in a page's cursor.
    var text: String { "\(tier):\(number)" }

    /// The place of a cursor's text; nil for another text.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let tier = Int(parts[0]), let number = Int(parts[1]), tier >= 0,
            number >= 0
        else { return nil }
        self.init(tier: tier, number: number)
    }
}

/// A recipe that a search found.
struct CookbookHit: Sendable {
    /// Where it stands in the results.
    var place: IndexPlace
    /// The starter that it is; nil for a recipe that was brought in, whose number the place has.
    var starter: StarterOutline?
}

/// One search over the starters and over what was brought in, tier by tier in one order.
struct CookbookSearch {
    private let index: StarterIndex
    private let starters: Starters
    private let kept: IndexSearch
    /// The tier that counts only where no other has a recipe.
    private let tierForNeed: Int?

    private enum Starters {
        /// All of them by title, before everything else.
        case titled([StarterOutline])
        /// For each tier their numbers in rising order.
        case tiers([[Int]])
    }

    /// A search for a meaning; without one for everything.
    init(
        _ meaning: QueryMeaning?,
        starters index: StarterIndex,
        hidden: Set<String>,
        kept: IndexView
    ) {
        self.index = index
        guard let meaning else {
            starters = .titled(index.byTitle.filter { !hidden.contains($0.recipe.id.key) })
            self.kept = IndexSearch(everythingIn: kept)
            tierForNeed = nil
            return
        }
        self.kept = IndexSearch(meaning, in: kept)
        tierForNeed = meaning.lastIsForNeed ? meaning.tiers.count - 1 : nil
        let gone = index.places(ofKeys: hidden)
        starters = .tiers(
            meaning.recipes(in: index).map { tier in
                tier.subtracting(gone).ids.map { StarterNumbers.number(ofPlace: $0, in: index) }
            }
        )
    }

    private var tierCount: Int {
        switch starters {
        case .titled: 2
        case .tiers(let tiers): tiers.count
        }
    }

    /// How many recipes there are.
    var count: Int {
        switch starters {
        case .titled: return starterCount + kept.count
        case .tiers(let tiers):
            let count = starterCount + kept.count
            guard count == 0, let tierForNeed else { return count }
            return tiers[tierForNeed].count + kept.count(ofTier: tierForNeed)
        }
    }

    /// How many starters are among them, without those of a tier that counts only for need.
    var starterCount: Int {
        switch starters {
        case .titled(let outlines): outlines.count
        case .tiers(let tiers):
            tiers.indices.filter { $0 != tierForNeed }.reduce(0) { $0 + tiers[$1].count }
        }
    }

    /// Whether nothing but the tier that counts only for need may have results.
    var needsAll: Bool { tierForNeed.map { !isMetBefore($0) } ?? false }

    /// Whether the first results from a place on would be the same if it had the numbers of terms
    /// from `end` on too, which it hasn't.
    func isSure(of hits: [CookbookHit], from place: IndexPlace, knowingBelow end: Int) -> Bool {
        switch starters {
        case .titled: hits.allSatisfy { $0.starter != nil || $0.place.number < end }
        case .tiers:
            place.tier != tierForNeed
                && hits.allSatisfy { $0.place.tier == place.tier && $0.place.number < end }
        }
    }

    /// The results from a place on.
    func results(from place: IndexPlace, limit: Int) -> [CookbookHit] {
        var found: [CookbookHit] = []
        var place = place
        while place.tier < tierCount, found.count < limit {
            found += results(
                ofTier: place.tier,
                from: place.number,
                limit: limit - found.count
            )
            place = IndexPlace(tier: place.tier + 1)
        }
        return found
    }

    /// The results that are worth looking at for an order of the cook's own: the starters, and the
    /// best of the others by a tally with what the index has of its formulas.
    func results(
        best limit: Int,
        by tally: FoodTally,
        _ formulas: [IndexFormula]
    ) -> [CookbookHit] {
        var hits: [CookbookHit] = []
        // A search for everything has the starters before all others, in a tier of their own.
        var firstTier = 0
        switch starters {
        case .titled:
            firstTier = 1
            hits = results(ofTier: 0, from: 0, limit: .max)
        case .tiers(let tiers):
            for (tier, numbers) in tiers.enumerated() where tier != tierForNeed {
                hits += numbers.map { starter($0, tier: tier) }
            }
        }
        hits += tally.best(limit, of: kept, by: formulas).map {
            CookbookHit(place: IndexPlace(tier: $0.tier + firstTier, number: $0.number))
        }
        return hits.sorted { $0.place < $1.place }
    }

    private func starter(_ number: Int, tier: Int) -> CookbookHit {
        CookbookHit(
            place: IndexPlace(tier: tier, number: number),
            starter: index.outline(StarterNumbers.place(number))
        )
    }

    /// The place where a page begins: what its cursor says, else as far on as pages of this size
    /// reach.
    func place(of cursor: PageCursor, pageSize: Int) -> IndexPlace {
        if let place = cursor.place.flatMap({ IndexPlace($0) }) { return place }
        if let place = cursor.place.flatMap({ Int($0) }) {
            return self.place(ofResult: max(place, 0))
        }
        let (result, isTooFar) = (max(cursor.number, 1) - 1).multipliedReportingOverflow(
            by: pageSize
        )
        return place(ofResult: isTooFar ? .max : result)
    }

    /// The place of a result, counted from 0; behind the last one where there are fewer.
    func place(ofResult result: Int) -> IndexPlace {
        var left = result
        for tier in 0..<tierCount {
            if left == 0 { return IndexPlace(tier: tier) }
            let count = count(ofTier: tier)
            if left < count, let place = place(ofResult: left, inTier: tier) { return place }
            left -= count
        }
        return IndexPlace(
            tier: left > 0 ? tierCount : max(tierCount - 1, 0),
            number: left > 0 ? 0 : .max
        )
    }

    private func place(ofResult result: Int, inTier tier: Int) -> IndexPlace? {
        // Millions may be before it, where no starters are among them.
        if case .titled = starters, tier > 0 {
            return kept.number(ofResult: result, inTier: 0)
                .map { IndexPlace(tier: tier, number: $0) }
        }
        return results(ofTier: tier, from: 0, limit: result + 1).last?.place
    }

    private func results(ofTier tier: Int, from number: Int, limit: Int) -> [CookbookHit] {
        let own: [Int]
        switch starters {
        case .titled(let outlines):
            guard tier == 0 else {
                return kept.results(ofTier: 0, from: number, limit: limit)
                    .map { CookbookHit(place: IndexPlace(tier: tier, number: $0)) }
            }
            return outlines.enumerated().dropFirst(number).prefix(limit).map { place, outline in
                CookbookHit(place: IndexPlace(tier: 0, number: place), starter: outline)
            }
        case .tiers(let tiers):
            if tier == tierForNeed, isMetBefore(tier) { return [] }
            own = tiers[tier].filter { $0 >= number }
        }
        var starter = own.prefix(limit)[...]
        var other = kept.results(ofTier: tier, from: number, limit: limit)[...]
        var hits: [CookbookHit] = []
        while hits.count < limit {
            if let next = starter.first, other.first.map({ next < $0 }) ?? true {
                starter.removeFirst()
                hits.append(self.starter(next, tier: tier))
            } else if let next = other.popFirst() {
                hits.append(CookbookHit(place: IndexPlace(tier: tier, number: next)))
            } else {
                break
            }
        }
        return hits
    }

    private func isMetBefore(_ tier: Int) -> Bool {
        (0..<tier).contains { earlier in
            if case .tiers(let tiers) = starters, !tiers[earlier].isEmpty { return true }
            return !kept.results(ofTier: earlier, from: 0, limit: 1).isEmpty
        }
    }

    private func count(ofTier tier: Int) -> Int {
        switch starters {
        case .titled(let outlines): return tier == 0 ? outlines.count : kept.count
        case .tiers(let tiers):
            if tier == tierForNeed, isMetBefore(tier) { return 0 }
            return tiers[tier].count + kept.count(ofTier: tier)
        }
    }
}
