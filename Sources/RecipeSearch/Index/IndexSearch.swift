import KitchenLanguage
import Synchronization

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
    private let starts: TierStarts

    /// A search for what a query means.
    package init(_ meaning: QueryMeaning, in index: IndexView) {
        tiers = meaning.tiers.map { IndexFormula($0, in: index) }
        starts = TierStarts(count: tiers.count)
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
        starts = TierStarts(count: 1)
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
        let start = starts.start(ofTier: tier, from: number)
        let first = RecipeNumber.chunk(of: start)
        var misses = 0
        for place in all.keys.sortedPlace(where: { $0 < first })..<all.keys.count {
            let key = all.keys[place]
            forEachResult(
                ofTier: tier,
                in: key,
                of: all.chunks[place],
                from: key == first ? start & (RecipeChunk.span - 1) : 0,
                misses: &misses
            ) {
                found.append(key << 16 | $0)
                return found.count < limit
            }
            if found.count == limit { break }
        }
        starts.learn(found.first, ofTier: tier, from: number)
        return found
    }

    /// Goes through a chunk's results from a number on, until the body wants no more.
    ///
    /// - Parameter misses: How many short stretches had no result, in the chunks before too.
    private func forEachResult(
        ofTier tier: Int,
        in key: Int,
        of all: RecipeChunk,
        from start: Int,
        misses: inout Int,
        _ body: (Int) -> Bool
    ) {
        var words = start >> 6..<min(start >> 6 + Self.firstStretch, RecipeChunk.wordCount)
        // A short stretch first, for most have enough in that; then ever longer ones.
        while misses < Self.mostMisses, !words.isEmpty, !tiers[tier].isFew(in: key) {
            let bits = bits(ofTier: tier, of: words, in: key, of: all)
            guard bits.contains(where: { $0 != 0 }) else {
                misses += 1
                break
            }
            let first = words.lowerBound << 6
            let wantsMore = RecipeChunk.goThrough(bits[...], from: max(start - first, 0)) {
                body(first + $0)
            }
            if !wantsMore { return }
            let end = words.upperBound
            words = end..<min(end + words.count * 4, RecipeChunk.wordCount)
        }
        // What has next to none there is sooner worked out for the rest of the chunk at once.
        if words.isEmpty { return }
        results(ofTier: tier, in: key, of: all)
            .forEach(from: max(start, words.lowerBound << 6)) { body(Int($0)) }
    }

    /// How many words of a chunk's bits are looked at first: 4,096 recipes.
    private static let firstStretch = 64
    /// From so many misses on no stretch is tried: there are too few results for that.
    private static let mostMisses = 3

    private func bits(
        ofTier tier: Int,
        of words: Range<Int>,
        in key: Int,
        of all: RecipeChunk
    ) -> [UInt64] {
        var found = tiers[tier].bits(of: words, in: key, of: all)
        for formula in [unwanted, .term(deleted)] + tiers[..<tier].reversed() {
            formula.take(out: &found, words, in: key, of: all)
        }
        return found
    }

    /// The number of one of a tier's results, counted from 0, whose chunk alone is gone through; nil
    /// where there are fewer.
    package func number(ofResult result: Int, inTier tier: Int) -> Int? {
        guard tiers.indices.contains(tier), result >= 0 else { return nil }
        var left = result
        for (key, chunk) in zip(all.keys, all.chunks) {
            let found = results(ofTier: tier, in: key, of: chunk)
            let count = found.count
            guard left < count else {
                left -= count
                continue
            }
            var number: Int?
            found.forEach(from: 0) { low in
                if left == 0 { number = key << 16 | Int(low) }
                left -= 1
                return number == nil
            }
            return number
        }
        return nil
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

/// Where the tiers of a search begin, as far as they were looked at.
///
/// That a tier has nothing is the dearest to find out: all chunks are gone through for it. A search
/// is held for its next page, its count and whoever asks the same again, so it is found out once.
private final class TierStarts: Sendable {
    private let starts: Mutex<[Int]>

    init(count: Int) { starts = Mutex([Int](repeating: 0, count: count)) }

    /// A number that no result of a tier is below, of those from a number on.
    func start(ofTier tier: Int, from number: Int) -> Int {
        starts.withLock { max($0[tier], number) }
    }

    /// Takes in the first result of a tier from a number on; nil where there is none.
    func learn(_ first: Int?, ofTier tier: Int, from number: Int) {
        starts.withLock { starts in
            if number <= starts[tier] { starts[tier] = first ?? .max }
        }
    }
}
