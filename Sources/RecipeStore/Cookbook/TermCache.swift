import RecipeModel
import RecipeSearch

/// The terms of a cookbook that were read lately, and the searches that were made of them: a search
/// is asked for its first page, for the next one while that is read, and for its count.
///
/// They are valid for one generation of the cookbook; a change anywhere lets all of them go.
actor TermCache {
    private let store: any CookbookStore
    private var generation = 0
    private var terms: [UInt64: IndexedTerm] = [:]
    private var bytes = 0
    private var searches: [[Condition]: CookbookSearch] = [:]
    private var openings: [[Condition]: CookbookOpening] = [:]
    private var words: WordList?

    /// The most bytes of terms that are held.
    private static let limit = 48 << 20
    /// The most searches that are held.
    private static let searchLimit = 256

    /// The most bytes of terms that a far store sends at once, in answer to a search.
    let bytesAtOnce: Int

    init(_ store: any CookbookStore, bytesAtOnce: Int = 64 << 10) {
        self.store = store
        self.bytesAtOnce = bytesAtOnce
    }

    /// Terms as they are in a state of the cookbook.
    func view(of numbers: [UInt64], in state: CookbookState) async throws -> IndexView {
        if generation != state.generation { empty(for: state.generation) }
        let missing = numbers.filter { terms[$0] == nil }
        var found: [UInt64: IndexedTerm] = [:]
        for number in numbers { found[number] = terms[number] }
        if !missing.isEmpty {
            for (number, term) in zip(missing, try await store.terms(missing)) {
                found[number] = term
                hold(term, of: number, in: state)
            }
        }
        return IndexView(terms: found, minutes: state.minutes)
    }

    private func hold(_ term: IndexedTerm, of number: UInt64, in state: CookbookState) {
        guard generation == state.generation else { return }
        if bytes > Self.limit { empty(for: generation) }
        terms[number] = term
        bytes += term.bytes
    }

    /// Reads terms where they aren't too long for that: then they are held, and there is nothing to
    /// tell. Else what chunks they have.
    ///
    /// - Parameter others: Terms that are read along with them.
    func outlines(
        of numbers: [UInt64],
        besides others: [UInt64],
        in state: CookbookState
    ) async throws -> [UInt64: TermOutline]? {
        if generation != state.generation { empty(for: state.generation) }
        let missing = Set(numbers + others).filter { terms[$0] == nil }.sorted()
        guard !missing.isEmpty else { return nil }
        var outlines = terms.filter { numbers.contains($0.key) }.mapValues { TermOutline($0) }
        switch try await store.terms(missing, within: bytesAtOnce) {
        case .whole(let read):
            for (number, term) in zip(missing, read) { hold(term, of: number, in: state) }
            return nil
        case .outlined(let read):
            for (number, outline) in zip(missing, read) {
                outlines[number] = outline
                // There is no more to know of it.
                if outline.chunks.isEmpty { hold(IndexedTerm(), of: number, in: state) }
            }
            return outlines
        }
    }

    /// The search for conditions, where it was made in a state of the cookbook.
    func search(for conditions: [Condition], in state: CookbookState) -> CookbookSearch? {
        generation == state.generation ? searches[conditions] : nil
    }

    /// Holds a search that was made in a state of the cookbook.
    func hold(
        _ search: CookbookSearch,
        for conditions: [Condition],
        in state: CookbookState
    ) {
        guard generation == state.generation else { return }
        if searches.count >= Self.searchLimit { searches = [:] }
        searches[conditions] = search
    }

    /// What was read of a search whose terms are too long to be read at once.
    func opening(for conditions: [Condition], in state: CookbookState) -> CookbookOpening? {
        generation == state.generation ? openings[conditions] : nil
    }

    /// Holds what was read of a search.
    func hold(_ opening: CookbookOpening, for conditions: [Condition], in state: CookbookState) {
        guard generation == state.generation else { return }
        if openings.count >= Self.searchLimit { openings = [:] }
        openings[conditions] = opening
    }

    /// The words that recipes can be found by.
    func words(in state: CookbookState) async throws -> WordList {
        if generation != state.generation { empty(for: state.generation) }
        if let words { return words }
        let names = try await Set(store.names(of: "title") + store.names(of: "word"))
        let list = WordList(names)
        words = list
        return list
    }

    private func empty(for generation: Int) {
        self.generation = generation
        terms = [:]
        bytes = 0
        // They hold terms too.
        searches = [:]
        openings = [:]
        words = nil
    }
}
