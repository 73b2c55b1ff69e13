import KitchenLanguage
package import RecipeModel
import RecipeSearch

/// What of a query's words the starters don't know, and what is to be asked of the store therefore.
struct SlipQuestion {
    let words: Set<String>
    let asked: [Posting]
    /// What no starter has.
    let unmet: [Posting]

    init(_ query: RecipeQuery, in index: StarterIndex) {
        var asked: [Posting] = []
        var words: Set<String> = []
        for term in query.conditions.flatMap(\.terms) {
            let own = FoodWords(term.text).words
            words.formUnion(own)
            words.formUnion(term.text.split(separator: " ").map(String.init))
            asked.append(.cuisine(own.joined(separator: " ")))
            asked.append(.category(own.joined(separator: " ")))
        }
        let forms = words.union(words.flatMap { FoodWords($0).words })
        asked += forms.flatMap { [.title($0), .word($0)] }
        self.words = words
        self.asked = asked
        unmet = asked.filter { index.recipes($0).isEmpty }
    }

    /// The numbers of the terms of what no starter has.
    var terms: [UInt64] { unmet.map { TermNumber.of($0) } }
}

extension Cookbook {
    /// A query to offer in the place of another.
    ///
    /// - Parameter wanted: The terms that a search will read, to be read along with its own.
    func offer(
        insteadOf query: RecipeQuery,
        _ slips: SlipQuestion,
        wanting wanted: [UInt64],
        in state: CookbookState
    ) async throws -> QueryOffer? {
        let proposal = try await proposal(insteadOf: query, slips, wanting: wanted, in: state)
        guard let proposal else { return nil }
        return proposal.offer(total: try await search(proposal.query, in: state).count)
    }

    /// What a name of something to leave out is to the recipes that there are.
    package func meaning(ofExclusion name: String) async throws -> ExclusionMeaning {
        // What the program knows is known without asking anybody.
        guard Vocabulary.shared.senses(of: name).isEmpty else { return .known }
        let query = RecipeQuery([.none(Term(name))])
        let index = starters.madeIndex()
        let proposal: QuerySpelling.Proposal? =
            if store.isKept, let state = try await keptState(for: query) {
                try await self.proposal(
                    insteadOf: query,
                    SlipQuestion(query, in: index),
                    wanting: [],
                    in: state
                )
            } else {
                index.proposal(insteadOf: query)
            }
        guard let proposal else { return .known }
        return proposal.corrections.first.map { .slip(of: $0.meant) } ?? .unknown
    }

    private func proposal(
        insteadOf query: RecipeQuery,
        _ slips: SlipQuestion,
        wanting wanted: [UInt64],
        in state: CookbookState
    ) async throws -> QuerySpelling.Proposal? {
        let index = starters.madeIndex()
        let terms = slips.terms.isEmpty ? [] : Set(slips.terms).union(wanted)
        var view = try await cache.view(of: Array(terms), in: state)
        if slips.terms.contains(where: { view.count(of: $0) > 0 }) {
            view = try await cache.view(of: slips.terms + [TermNumber.deleted], in: state)
        }
        var met = Set(slips.asked).subtracting(slips.unmet)
        for posting in slips.unmet where view.count(of: TermNumber.of(posting)) > 0 {
            met.insert(posting)
        }
        let known = met
        // Nothing is looked for among all words before one is unknown.
        var isUnknown = false
        _ = QuerySpelling(
            isMet: { known.contains($0) },
            correction: { _ in
                isUnknown = true
                return nil
            }
        ).proposal(insteadOf: query).map {
            isUnknown = isUnknown || !($0.unknown.wanted + $0.unknown.unwanted).isEmpty
        }
        guard isUnknown else { return nil }

        let list = try await cache.words(in: state)
        let candidates = Set(slips.words.flatMap { list.near($0) }).sorted()
        let numbers = candidates.map { word in
            [TermNumber.of(.title(word)), TermNumber.of(.word(word))]
        }
        let counts = try await cache.view(of: numbers.flatMap { $0 }, in: state)
        let spelling = index.spelling.adding(
            zip(candidates, numbers).map { word, numbers in
                (word, numbers.map { counts.count(of: $0) }.max() ?? 0)
            }
        )
        return QuerySpelling(
            isMet: { posting in
                known.contains(posting) || !index.recipes(posting).isEmpty
                    || counts.count(of: TermNumber.of(posting)) > 0
            },
            correction: { spelling.correction(of: $0) }
        ).proposal(insteadOf: query)
    }
}
