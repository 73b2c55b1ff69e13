import KitchenLanguage
import RecipeModel
import RecipeSearch

/// Finds the query that one with mistyped or unknown words was meant to be.
struct QuerySpelling {
    /// Whether a recipe has a posting.
    let isMet: (Posting) -> Bool
    /// The word that a mistyped one was meant to be.
    let correction: (String) -> String?

    /// A longer query, in bytes of its terms, is not corrected.
    private static let longestQuery = 1_000

    /// A query to offer in the place of another.
    struct Proposal {
        var query: RecipeQuery
        var corrections: [QueryOffer.Correction]
        /// What nothing knows, of the terms wanted, of those beside which others are enough, and of
        /// those to leave out.
        var unknown: (wanted: [String], spare: [String], unwanted: [String])
        /// Whether a slip is set right in what is to be left out.
        var leavesOutMore = false

        /// The offer, where so many recipes are found.
        ///
        /// What leaves out the food that was meant holds even where it leaves nothing: as typed
        /// it would leave out nothing, and show what is not to be eaten.
        func offer(total: Int) -> QueryOffer? {
            guard total > 0 || leavesOutMore && unknown.wanted.isEmpty else { return nil }
            return QueryOffer(
                query: query,
                total: total,
                corrections: corrections,
                unknown: unknown.wanted + unknown.spare + unknown.unwanted,
                // To leave nothing out for a word changes nothing, and is said.
                isTaken: unknown.wanted.isEmpty && !(corrections.isEmpty && unknown.spare.isEmpty)
            )
        }
    }

    /// A query in the place of another; nil where every word of that is known.
    func proposal(insteadOf query: RecipeQuery) -> Proposal? {
        var conditions: [Condition] = []
        var corrections: [QueryOffer.Correction] = []
        var unknown: (wanted: [String], spare: [String], unwanted: [String]) = ([], [], [])
        var leavesOutMore = false
        // Every split of a word is looked up, and every word of the cookbook compared.
        let letters = query.conditions.flatMap(\.terms).reduce(0) { $0 + $1.text.utf8.count }
        let mayCorrect = letters <= Self.longestQuery
        for condition in query.conditions {
            var better: [Term] = []
            var lost: [String] = []
            for term in condition.terms {
                if !isUnknown(term) {
                    better.append(term)
                } else if mayCorrect, let corrected = corrected(term) {
                    corrections.append(.init(typed: term.text, meant: corrected.text))
                    better.append(corrected)
                } else {
                    lost.append(term.text)
                }
            }
            switch condition {
            case .any where better.isEmpty: unknown.wanted += lost
            case .any:
                unknown.spare += lost
                conditions.append(.any(better))
            case .none:
                unknown.unwanted += lost
                leavesOutMore = leavesOutMore || better.contains { !condition.terms.contains($0) }
                conditions += better.map { .none($0) }
            case .minutes: conditions.append(condition)
            }
        }
        let words = unknown.wanted + unknown.spare + unknown.unwanted
        guard !corrections.isEmpty || !words.isEmpty else { return nil }
        var offered = RecipeQuery(
            joined(conditions),
            sort: query.sort,
            ranking: query.ranking
        )
        offered.servings = query.servings
        offered.isAnyway = query.isAnyway
        offered.markDemands(of: query)
        guard offered.hasWish || !query.hasWish,
            !offered.conditions.isEmpty || unknown.wanted.isEmpty
        else { return nil }
        return Proposal(
            query: offered,
            corrections: corrections,
            unknown: unknown,
            leavesOutMore: leavesOutMore
        )
    }

    /// Neighbouring terms that are one name together are one term: a slip had parted them.
    private func joined(_ conditions: [Condition]) -> [Condition] {
        var result: [Condition] = []
        for condition in conditions {
            guard case .any(let terms) = condition, terms.count == 1, let term = terms.first,
                case .any(let before)? = result.last, before.count == 1, let first = before.first,
                term.field == .anywhere, first.field == .anywhere,
                !Vocabulary.shared.senses(of: "\(first.text) \(term.text)").isEmpty
            else {
                result.append(condition)
                continue
            }
            result[result.count - 1] = .has(Term("\(first.text) \(term.text)"))
        }
        return result
    }

    /// Whether neither the program's own words nor those of the recipes know a term.
    private func isUnknown(_ term: Term) -> Bool {
        let words = FoodWords(term.text).words
        guard !words.isEmpty, term.field != .tool,
            Vocabulary.shared.senses(of: term.text).isEmpty
        else { return false }
        if term.field == .cuisine || term.field == .category {
            return !isMet(.cuisine(words.joined(separator: " ")))
                && !isMet(.category(words.joined(separator: " ")))
        }
        return words.contains {
            !isMet(.title($0)) && !isMet(.word($0))
                && !Vocabulary.shared.isWordOfName($0)
        }
    }

    private func corrected(_ term: Term) -> Term? {
        var isChanged = false
        let words = term.text.split(separator: " ").map { word -> String in
            let word = String(word)
            guard isUnknown(Term(word)), !Vocabulary.shared.isEnglish(word),
                let known = parted(word) ?? correction(word)
            else { return word }
            isChanged = true
            return known
        }
        guard isChanged else { return nil }
        let corrected = Term(words.joined(separator: " "), in: term.field)
        return isUnknown(corrected) ? nil : corrected
    }

    /// A name of two words that was written as one: `soysauce`, `creamcheese`; one of the words may be
    /// misspelt where the other is right.
    private func parted(_ word: String) -> String? {
        guard word.utf8.count <= 2 * Spelling.longestWord else { return nil }
        let places = word.indices.dropFirst(3).dropLast(2)
        let parts = places.map { (String(word[..<$0]), String(word[$0...])) }
        let isName = { (name: String) in !Vocabulary.shared.senses(of: name).isEmpty }
        return parts.lazy.map { "\($0) \($1)" }.first(where: isName)
            ?? parts.lazy.flatMap { first, last in
                [
                    isUnknown(Term(first)) ? nil : correction(last).map { "\(first) \($0)" },
                    isUnknown(Term(last)) ? nil : correction(first).map { "\($0) \(last)" },
                ]
            }.compactMap { $0 }.first(where: isName)
    }
}

extension StarterIndex {
    /// A query to offer in the place of another; nil where every word of that is known, or nothing
    /// better has any recipes.
    func offer(insteadOf query: RecipeQuery) -> QueryOffer? {
        guard let proposal = proposal(insteadOf: query) else { return nil }
        return proposal.offer(total: StarterSearch(proposal.query).count(in: self))
    }

    /// The same, whether or not it has any recipes.
    func proposal(insteadOf query: RecipeQuery) -> QuerySpelling.Proposal? {
        QuerySpelling(
            isMet: { !recipes($0).isEmpty },
            correction: { self.spelling.correction(of: $0) }
        ).proposal(insteadOf: query)
    }

    /// The words of recipes and of the program, each with the number of recipes that it finds; read
    /// once for a run.
    var spelling: Spelling { isBuiltIn ? Self.builtInSpelling : Spelling(words: countedWords) }

    private static let builtInSpelling = Spelling(words: StarterIndex.builtIn.countedWords)

    private var countedWords: [(String, Int)] {
        var counts: [String: Int] = [:]
        for (posting, recipes) in postings {
            let parts = posting.name.split(separator: " ")
            guard let subject = parts.first, Self.spelt.contains(subject) else { continue }
            let count = recipes.count
            for word in parts.dropFirst() where word.count > 2 {
                counts[String(word), default: 0] = max(counts[String(word)] ?? 0, count)
            }
        }
        let names = Vocabulary.words.map { word in
            (word, FoodWords(word).words.compactMap { counts[$0] }.max() ?? 0)
        }
        // Of words that are as good the first is taken, which shall be the same each time.
        return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } + names
    }

    private static let spelt: Set<Substring> = [
        "food0", "food1", "food2", "dish", "category", "cuisine", "title", "word",
    ]
}
