import KitchenLanguage
import RecipeModel
package import RecipeSearch
import Synchronization

/// What the recipes of a cookbook can be asked for by name, as it was counted last.
///
/// Counting goes through much of the index, so it is done beside the prompt, and what was counted
/// before is good enough until it has ended.
final class CookbookVocabulary: Sendable {
    /// What was counted.
    struct Counted: Sendable {
        /// The names, with how many recipes each finds.
        var names: CookbookNames
        /// The words of recipes that the program has no meaning for.
        var words: Set<String>
    }

    private struct Stage {
        var generation: Int?
        var counted: Counted?
        var isCounting = false
    }

    private let stage = Mutex(Stage())

    /// What was counted last; nil before the first time.
    var counted: Counted? { stage.withLock { $0.counted } }

    /// Whether somebody is to count a generation: it was not counted, and nobody is about it.
    func begins(_ generation: Int) -> Bool {
        stage.withLock { stage in
            guard !stage.isCounting, stage.generation != generation else { return false }
            stage.isCounting = true
            return true
        }
    }

    /// Takes what was counted in a generation; nil where that failed or was given up.
    func end(_ counted: Counted?, in generation: Int) {
        stage.withLock { stage in
            stage.isCounting = false
            guard let counted else { return }
            stage.counted = counted
            stage.generation = generation
        }
    }
}

extension Cookbook {
    /// What it can be asked for by name, for whoever completes a word. What was brought in is
    /// among it once `countNames` has counted it; of a cookbook on a server nothing is, and nobody
    /// knows how many recipes a name finds there.
    package var vocabulary: CookbookNames {
        guard store.isKept else { return starters.vocabulary }
        if !store.isNear { return starters.vocabulary.uncounted }
        return nameCounts.counted?.names ?? starters.vocabulary
    }

    /// Whether a word may find something. While nobody counted what was brought in, any word may.
    package func knowsWord(_ word: String) -> Bool {
        guard store.isKept else { return starters.knowsWord(word) }
        guard store.isNear, let counted = nameCounts.counted else { return true }
        return starters.knowsWord(word)
            || FoodWords(word).words.allSatisfy {
                counted.words.contains($0) || Vocabulary.shared.isWordOfName($0)
            }
    }

    /// Counts what was brought in, where it changed since that was done.
    ///
    /// Where it cannot be read nothing is said: the next search tells why. A server isn't asked:
    /// that would send for much of its index each time, and keep a search waiting.
    package func countNames() async {
        guard store.isKept, store.isNear, let state = try? await store.state(),
            nameCounts.begins(state.generation)
        else { return }
        nameCounts.end(try? await counted(in: state), in: state.generation)
    }

    private func counted(in state: CookbookState) async throws -> CookbookVocabulary.Counted {
        let count = NameCount(starters: starters.madeIndex(), store: store, state: state)
        let cuisines = try await names(of: .cuisines)
        let categories = try await names(of: .categories)
        var foods = FoodCompletion(counted: try await count.knownNames())
        let words = try await count.otherWords()
        foods.add(counted: words)
        return CookbookVocabulary.Counted(
            names: CookbookNames(
                foods: foods,
                cuisines: cuisines.mostUsedFirst,
                categories: categories.mostUsedFirst
            ),
            words: Set(words.map(\.name))
                .union((cuisines + categories).flatMap { FoodWords($0.name).words })
        )
    }
}

/// Counts names over the starters and over what was brought in, some at a time.
private struct NameCount {
    let starters: StarterIndex
    let store: any CookbookStore
    let state: CookbookState

    /// How many names are asked for at once: a search may go in between.
    private static let few = 64

    /// The names that the program knows.
    func knownNames() async throws -> [CountedName] {
        try await counted(starters.knownNames.map { ($0, CookingLexicon.mainPostings(of: $0)) })
    }

    /// The words that only the recipes brought in have, and that the program has no meaning for.
    func otherWords() async throws -> [CountedName] {
        let words = try await Set(store.names(of: "title") + store.names(of: "word"))
        let counts = try await counted(
            words.filter(Self.isCompleted).sorted().map { ($0, [.title($0), .word($0)]) }
        )
        return counts.filter { $0.count != 0 }
    }

    private static func isCompleted(_ word: String) -> Bool {
        let vocabulary = Vocabulary.shared
        return word.count > 2 && word.allSatisfy(\.isLetter) && !vocabulary.isEnglish(word)
            && !vocabulary.isWordOfName(word) && vocabulary.senses(of: word).isEmpty
    }

    /// Names with how many recipes have one of their postings.
    private func counted(_ names: [(name: String, postings: [Posting])]) async throws
        -> [CountedName]
    {
        let hidden = starters.places(ofKeys: state.hiddenStarters)
        let deleted = try await store.terms([TermNumber.deleted]).first ?? IndexedTerm()
        var counted: [CountedName] = []
        for start in stride(from: 0, to: names.count, by: Self.few) {
            try Task.checkCancellation()
            let some = names[start..<min(start + Self.few, names.count)]
            var terms = try await store.terms(
                some.flatMap { $0.postings.map { TermNumber.of($0) } }
            )[...]
            for (name, postings) in some {
                let own = terms.prefix(postings.count).reduce(IndexedTerm()) { $0.union($1) }
                terms = terms.dropFirst(postings.count)
                let count = starters.count(of: postings, but: hidden) + own.count(but: deleted)
                counted.append(CountedName(name: name, count: count))
            }
        }
        return counted
    }
}
