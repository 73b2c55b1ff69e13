/// A place in the results of a query: the tier, and the number of the recipe to begin with.
package struct IndexPlace: Hashable, Sendable, Comparable {
    package var tier: Int
    package var number: Int

    package init(tier: Int, number: Int = 0) {
        self.tier = tier
        self.number = number
    }

    package static func < (one: IndexPlace, other: IndexPlace) -> Bool {
        (one.tier, one.number) < (other.tier, other.number)
    }
}

/// Finds the recipes of an index that a query means.
///
/// Tiers are searched one after the other, and in each the chunks in rising order, no further than
/// results are asked for. Nothing is sorted: the numbers are in the order of the results.
package struct IndexSearch: Sendable {
    private let tiers: [IndexFormula]
    /// What is counted, which only some ask for.
    private let whole: MeaningFormula
    private let index: IndexView
    private let unwanted: IndexFormula
    private let lastIsForNeed: Bool
    private let all: IndexedTerm
    private let deleted: IndexedTerm

    /// A search for what a query means.
    package init(_ meaning: QueryMeaning, in index: IndexView) {
        tiers = meaning.tiers.map { IndexFormula($0, in: index) }
        whole = meaning.whole
        self.index = index
        unwanted = IndexFormula(meaning.unwanted, in: index)
        lastIsForNeed = meaning.lastIsForNeed
        all = index.term(TermNumber.everything)
        deleted = index.term(TermNumber.deleted)
    }

    /// A search for everything, in the order of the numbers.
    package init(everythingIn index: IndexView) {
        tiers = [.everything]
        whole = .everything
        self.index = index
        unwanted = .none
        lastIsForNeed = false
        all = index.term(TermNumber.everything)
        deleted = index.term(TermNumber.deleted)
    }

    /// How many tiers there are.
    package var tierCount: Int { tiers.count }

    /// The results of a tier from a number on, a few at a time.
    ///
    /// Of the last tier for need the caller decides whether it counts.
    package func results(ofTier tier: Int, from number: Int, limit: Int) -> [Int] {
        guard tiers.indices.contains(tier), limit > 0 else { return [] }
        if case .none = tiers[tier] { return [] }
        var found: [Int] = []
        found.reserveCapacity(limit)
        let first = RecipeNumber.chunk(of: number)
        for place in all.keys.indices where all.keys[place] >= first {
            let key = all.keys[place]
            let chunk = results(ofTier: tier, in: key, of: all.chunks[place])
            chunk.forEach(from: key == first ? number & (RecipeChunk.span - 1) : 0) {
                found.append(key << 16 | Int($0))
                return found.count < limit
            }
            if found.count == limit { break }
        }
        return found
    }

    /// How many recipes a tier has.
    package func count(ofTier tier: Int) -> Int {
        guard tiers.indices.contains(tier) else { return 0 }
        if case .none = tiers[tier] { return 0 }
        return zip(all.keys, all.chunks).reduce(0) { sum, entry in
            sum + results(ofTier: tier, in: entry.0, of: entry.1).count
        }
    }

    /// How many recipes all tiers have together, without the last where it is for need only.
    package var count: Int {
        let whole = IndexFormula(whole, in: index)
        return zip(all.keys, all.chunks).reduce(0) { sum, entry in
            let met = whole.recipes(in: entry.0, of: entry.1)
            return sum + kept(met, in: entry.0, of: entry.1).count
        }
    }

    /// Goes through the chunks that have results: the chunk's key, all of its recipes, and for each
    /// tier its results, without a last tier that is for need.
    func forEachChunk(_ body: (Int, RecipeChunk, [RecipeChunk]) -> Void) {
        let tiers = lastIsForNeed ? tiers.indices.dropLast() : tiers.indices
        for (key, chunk) in zip(all.keys, all.chunks) {
            let found = tiers.map { results(ofTier: $0, in: key, of: chunk) }
            if found.contains(where: { !$0.isEmpty }) { body(key, chunk, found) }
        }
    }

    private func results(ofTier tier: Int, in key: Int, of all: RecipeChunk) -> RecipeChunk {
        var found = kept(tiers[tier].recipes(in: key, of: all), in: key, of: all)
        // What an earlier tier has is shown there.
        for earlier in tiers[..<tier].reversed() {
            if found.isEmpty { return found }
            found = found.subtracting(earlier.recipes(in: key, of: all, among: found.few))
        }
        return found
    }

    private func kept(_ found: RecipeChunk, in key: Int, of all: RecipeChunk) -> RecipeChunk {
        if found.isEmpty { return found }
        let wanted = found.subtracting(unwanted.recipes(in: key, of: all, among: found.few))
        return wanted.subtracting(deleted.chunk(key))
    }
}
