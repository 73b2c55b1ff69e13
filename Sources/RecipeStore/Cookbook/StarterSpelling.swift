import RecipeModel

/// Finds the query that one with mistyped or unknown words was meant to be.
struct StarterSpelling {
    let index: StarterIndex

    /// A query to offer in the place of another; nil where every word of that is known, or nothing
    /// better has any recipes.
    func offer(insteadOf query: RecipeQuery) -> QueryOffer? {
        var conditions: [Condition] = []
        var corrections: [QueryOffer.Correction] = []
        var unknown: [String] = []
        for condition in query.conditions {
            let terms = condition.terms
            let met = terms.filter { !isUnknown($0) }
            guard met.count < terms.count else {
                conditions.append(condition)
                continue
            }
            var better = met
            for term in terms where isUnknown(term) {
                if let corrected = corrected(term) {
                    corrections.append(.init(typed: term.text, meant: corrected.text))
                    better.append(corrected)
                } else {
                    unknown.append(term.text)
                }
            }
            switch condition {
            case .any where !better.isEmpty: conditions.append(.any(better))
            case .none: conditions += better.map { .none($0) }
            case .any, .minutes: break
            }
        }
        guard !corrections.isEmpty || !unknown.isEmpty else { return nil }
        let offered = RecipeQuery(joined(conditions), sort: query.sort)
        guard offered.hasWish || !query.hasWish, !offered.conditions.isEmpty else { return nil }
        let total = StarterSearch(offered).count(in: index)
        guard total > 0 else { return nil }
        return QueryOffer(
            query: offered,
            total: total,
            corrections: corrections,
            unknown: unknown,
            isTaken: unknown.isEmpty
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
        guard !words.isEmpty, Vocabulary.shared.senses(of: term.text).isEmpty else { return false }
        if term.field == .cuisine || term.field == .category {
            return index.recipes(.cuisine(words.joined(separator: " "))).isEmpty
                && index.recipes(.category(words.joined(separator: " "))).isEmpty
        }
        return words.contains {
            index.recipes(.title($0)).isEmpty && index.recipes(.word($0)).isEmpty
                && !Vocabulary.shared.isWordOfName($0)
        }
    }

    private func corrected(_ term: Term) -> Term? {
        var isChanged = false
        let words = term.text.split(separator: " ").map { word -> String in
            let word = String(word)
            guard isUnknown(Term(word)), !Vocabulary.shared.isEnglish(word),
                let known = index.spelling.correction(of: word)
            else { return word }
            isChanged = true
            return known
        }
        guard isChanged else { return nil }
        let corrected = Term(words.joined(separator: " "), in: term.field)
        return isUnknown(corrected) ? nil : corrected
    }
}

extension StarterIndex {
    /// The words of recipes and of the program, each with the number of recipes that it finds.
    var spelling: Spelling {
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
        return Spelling(words: counts.map { ($0.key, $0.value) } + names)
    }

    private static let spelt: Set<Substring> = [
        "food0", "food1", "food2", "dish", "category", "cuisine", "title", "word",
    ]
}
