import RecipeModel

/// The terms of a cookbook that were read lately, and the searches that were made of them: a search
/// is asked for its first page, for the next one while that is read, and for its count.
///
/// They are valid for one generation of the cookbook; a change anywhere lets all of them go.
actor TermShelf {
    private let store: any CookbookStore
    private var generation = 0
    private var terms: [UInt64: IndexedTerm] = [:]
    private var bytes = 0
    private var searches: [[Condition]: CookbookSearch] = [:]
    private var words: WordList?

    /// The most bytes of terms that are held.
    private static let limit = 48 << 20
    /// The most searches that are held.
    private static let searchLimit = 256

    init(_ store: any CookbookStore) { self.store = store }

    /// Terms as they are in a state of the cookbook.
    func view(of numbers: [UInt64], in state: CookbookState) async throws -> IndexView {
        if generation != state.generation { empty(for: state.generation) }
        let missing = numbers.filter { terms[$0] == nil }
        var found: [UInt64: IndexedTerm] = [:]
        for number in numbers { found[number] = terms[number] }
        if !missing.isEmpty {
            let read = try await store.terms(missing)
            for (number, term) in zip(missing, read) {
                found[number] = term
                guard generation == state.generation else { continue }
                if bytes > Self.limit { empty(for: generation) }
                terms[number] = term
                bytes += term.bytes
            }
        }
        return IndexView(terms: found, minutes: state.minutes)
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
        words = nil
    }
}
