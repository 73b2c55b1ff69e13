import RecipeModel
import RecipeSearch

/// A search of which the terms are too long to be read at once, as far as it was read.
///
/// A page has ten recipes, and of what many have those stand close together: for them some chunks of
/// each term are enough. How many there are in all is told by how many each chunk has.
struct CookbookOpening {
    /// Over the chunks that were read.
    fileprivate let search: CookbookSearch
    /// The numbers of which all is known.
    fileprivate let known: Range<Int>
    /// What chunks the search's terms have.
    fileprivate let outlines: [UInt64: TermOutline]
    /// How many recipes of the store there are in all.
    fileprivate let keptCount: Int

    /// How many results there are in all.
    var total: Int { search.starterCount + keptCount }

    /// The results from a place on; nil where it doesn't know all of them.
    func results(from place: IndexPlace, limit: Int) -> [CookbookHit]? {
        guard place.number >= known.lowerBound else { return nil }
        let found = search.results(from: place, limit: limit)
        let isSure =
            found.count == limit
            && search.isSure(of: found, from: place, knowingBelow: known.upperBound)
        return isSure ? found : nil
    }
}

extension Cookbook {
    /// The results that a page needs and how many there are in all, of a search whose terms are too
    /// long to be read at once; nil where they aren't, or where it has to know all of them.
    ///
    /// - Parameter others: Terms that are wanted as well.
    func opening(
        of query: RecipeQuery,
        _ question: IndexQuestion,
        besides others: [UInt64],
        at cursor: PageCursor,
        in state: CookbookState
    ) async throws -> (found: [CookbookHit], total: Int)? {
        let first = cursor.number == 1 ? IndexPlace(tier: 0) : nil
        guard let counted = question.exclusiveTerms,
            let place = cursor.place.flatMap({ IndexPlace($0) }) ?? first
        else { return nil }
        let limit = starters.size + 1
        let held = await cache.opening(for: query.conditions, in: state)
        if let held, let found = held.results(from: place, limit: limit) {
            return (found, held.total)
        }
        var outlines = held?.outlines
        if outlines == nil {
            outlines = try await cache.outlines(of: question.terms, besides: others, in: state)
        }
        guard let outlines else { return nil }
        var count = held?.keptCount
        if count == nil { count = try await keptCount(of: counted, outlines) }
        guard let count else { return nil }
        // A few chunks first, then some more.
        for bytes in [cache.bytesAtOnce / 2, cache.bytesAtOnce * 4] {
            let opening = try await opening(
                question,
                outlines,
                count,
                from: place,
                bytes,
                in: state
            )
            guard opening.total > 0 else { return nil }
            guard let found = opening.results(from: place, limit: limit) else { continue }
            await cache.hold(opening, for: query.conditions, in: state)
            return (found, opening.total)
        }
        return nil
    }

    /// Reads about so many bytes of the chunks from a place on.
    private func opening(
        _ question: IndexQuestion,
        _ outlines: [UInt64: TermOutline],
        _ keptCount: Int,
        from place: IndexPlace,
        _ bytes: Int,
        in state: CookbookState
    ) async throws -> CookbookOpening {
        let first = RecipeNumber.chunk(of: place.number)
        var lengths: [Int: Int] = [:]
        for chunk in question.terms.flatMap({ outlines[$0]?.chunks ?? [] }) {
            lengths[chunk.key, default: 0] += chunk.bytes
        }
        var left = max(bytes, 1)
        let keys = lengths.keys.filter { $0 >= first }.sorted().prefix { key in
            defer { left -= lengths[key] ?? 0 }
            return left > 0
        }
        let terms = try await store.terms(question.terms, ofChunks: Array(keys))
        return CookbookOpening(
            search: CookbookSearch(
                question.meaning,
                starters: starters.madeIndex(),
                hidden: state.hiddenStarters,
                kept: IndexView(
                    terms: Dictionary(uniqueKeysWithValues: zip(question.terms, terms)),
                    minutes: state.minutes
                )
            ),
            known: first << 16..<((keys.last ?? first) + 1) << 16,
            outlines: outlines,
            keptCount: keptCount
        )
    }

    /// How many recipes terms have that no recipe has two of, without those that were deleted; nil
    /// where most of the terms would have to be read for it.
    private func keptCount(
        of terms: [UInt64],
        _ outlines: [UInt64: TermOutline]
    ) async throws -> Int? {
        let deleted = outlines[TermNumber.deleted] ?? TermOutline()
        let told = OutlinedCount(of: terms.compactMap { outlines[$0] }, but: deleted)
        guard told.unreadBytes <= cache.bytesAtOnce * 4 else { return nil }
        let read =
            told.unread.isEmpty
            ? [] : try await store.terms(terms + [TermNumber.deleted], ofChunks: told.unread)
        return told.count(with: read.dropLast(), but: read.last ?? IndexedTerm())
    }
}
