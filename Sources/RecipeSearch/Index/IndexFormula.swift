/// A formula with the terms that it asks for, ready to be asked of one chunk after the other.
package indirect enum IndexFormula: Sendable {
    case none
    case everything
    case term(IndexedTerm)
    /// The parts with the fewest recipes first.
    case all([IndexFormula])
    case any([IndexFormula])
    case except(IndexFormula, IndexFormula)

    /// A formula over the terms of an index.
    package init(_ formula: MeaningFormula, in index: IndexView) {
        switch formula {
        case .none: self = .none
        case .everything: self = .everything
        case .posting(let posting):
            let term = index.term(TermNumber.of(posting))
            self = term.keys.isEmpty ? .none : .term(term)
        case .minutes(let limit):
            self = Self.any(
                of: index.minutes.filter { $0 <= limit }.map {
                    IndexFormula(.posting(.minutes($0)), in: index)
                }
            )
        case .all(let formulas):
            var parts: [IndexFormula] = []
            for formula in formulas {
                switch IndexFormula(formula, in: index) {
                case .none:
                    self = .none
                    return
                case .everything: continue
                case let part: parts.append(part)
                }
            }
            let whole = index.term(TermNumber.everything).count
            parts =
                parts.map { ($0, $0.atMost(of: whole) { $0.count }) }
                .sorted { $0.1 < $1.1 }.map(\.0)
            self = parts.isEmpty ? .everything : parts.count == 1 ? parts[0] : .all(parts)
        case .any(let formulas):
            self = Self.any(of: formulas.map { IndexFormula($0, in: index) })
        case .except(let formula, let other):
            let (formula, other) = (
                IndexFormula(formula, in: index), IndexFormula(other, in: index)
            )
            switch (formula, other) {
            case (.none, _): self = .none
            case (_, .none): self = formula
            default: self = .except(formula, other)
            }
        }
    }

    private static func any(of formulas: [IndexFormula]) -> IndexFormula {
        var parts: [IndexFormula] = []
        for formula in formulas {
            switch formula {
            case .none: continue
            case .everything: return .everything
            default: parts.append(formula)
            }
        }
        return parts.isEmpty ? .none : parts.count == 1 ? parts[0] : .any(parts)
    }

    /// The recipes that it means, of all that there are.
    package func recipes(of all: IndexedTerm) -> IndexedTerm {
        var found = IndexedTerm()
        for (key, chunk) in zip(all.keys, all.chunks) {
            found.append(recipes(in: key, of: chunk), key: key)
        }
        return found
    }

    /// A number of recipes that it cannot exceed.
    ///
    /// - Parameters:
    ///   - whole: How many there are.
    ///   - count: How many a term has.
    func atMost(of whole: Int, _ count: (IndexedTerm) -> Int) -> Int {
        switch self {
        case .none: 0
        case .everything: whole
        case .term(let term): count(term)
        case .all(let parts): parts.reduce(whole) { min($0, $1.atMost(of: whole, count)) }
        case .any(let parts): parts.reduce(0) { min(whole, $0 + $1.atMost(of: whole, count)) }
        case .except(let part, _): part.atMost(of: whole, count)
        }
    }

    /// The recipes of a chunk that it means.
    ///
    /// - Parameters:
    ///   - all: All recipes of the chunk.
    ///   - some: Those that count; nil where all do.
    func recipes(in key: Int, of all: RecipeChunk, among some: RecipeChunk? = nil) -> RecipeChunk {
        switch self {
        case .none: return .none
        case .everything: return some ?? all
        case .term(let term):
            let chunk = term.chunk(key)
            return some?.intersection(chunk) ?? chunk
        case .all(let parts):
            var found = some
            for part in parts {
                let next = part.recipes(in: key, of: all, among: found)
                if next.isEmpty { return .none }
                found = next.few ?? next
            }
            return found ?? all
        case .any(let parts):
            // Few are looked for in each part, sooner than all of the parts are put together.
            if let few = some?.few {
                return .union(of: parts.map { $0.recipes(in: key, of: all, among: few) })
            }
            let found = RecipeChunk.union(of: parts.map { $0.recipes(in: key, of: all) })
            return some?.intersection(found) ?? found
        case .except(let part, let other):
            let found = part.recipes(in: key, of: all, among: some)
            return found.isEmpty
                ? found : found.subtracting(other.recipes(in: key, of: all, among: found.few))
        }
    }
}

extension MeaningFormula {
    /// The numbers of all terms that it asks for, of the minutes known.
    package func terms(minutes: [Int]) -> [UInt64] {
        switch self {
        case .none, .everything: []
        case .posting(let posting): [TermNumber.of(posting)]
        case .minutes(let limit):
            minutes.filter { $0 <= limit }.map { TermNumber.of(.minutes($0)) }
        case .all(let formulas), .any(let formulas): formulas.flatMap { $0.terms(minutes: minutes) }
        case .except(let formula, let other):
            formula.terms(minutes: minutes) + other.terms(minutes: minutes)
        }
    }
}

/// The terms of an index that a query asks for.
package struct IndexView: Sendable {
    private var terms: [UInt64: IndexedTerm]
    /// The minutes that recipes of the index take, each once.
    package let minutes: [Int]

    package init(terms: [UInt64: IndexedTerm], minutes: [Int]) {
        self.terms = terms
        self.minutes = minutes
    }

    /// The recipes of a term; none where it wasn't read.
    package func term(_ number: UInt64) -> IndexedTerm { terms[number] ?? IndexedTerm() }

    /// How many recipes a term has that were not deleted.
    package func count(of number: UInt64) -> Int {
        term(number).count(but: term(TermNumber.deleted))
    }
}

extension QueryMeaning {
    /// The numbers of the terms that a search for it reads.
    ///
    /// - Parameter wantsNeed: Whether a last tier that is for need only is searched too.
    package func terms(minutes: [Int], withNeed wantsNeed: Bool = true) -> [UInt64] {
        let tiers = lastIsForNeed && !wantsNeed ? tiers.dropLast() : tiers[...]
        var terms: Set<UInt64> = [TermNumber.everything, TermNumber.deleted]
        for formula in tiers + [unwanted] { terms.formUnion(formula.terms(minutes: minutes)) }
        return terms.sorted()
    }

    /// The numbers of terms that no recipe has two of, and that together have all that it means; nil
    /// where that can't be told.
    package var exclusiveTerms: [UInt64]? {
        guard case .none = unwanted else { return nil }
        switch whole {
        case .posting(let posting): return [TermNumber.of(posting)]
        case .any(let formulas):
            let postings = formulas.compactMap { formula in
                if case .posting(let posting) = formula { posting } else { nil }
            }
            // A food has one rank in a recipe.
            guard postings.count == formulas.count, let food = postings.first?.rankedFood,
                postings.allSatisfy({ $0.rankedFood == food })
            else { return nil }
            return Set(postings).map { TermNumber.of($0) }
        default: return nil
        }
    }
}
