import RecipeModel

/// Reads conditions: `garlic`, `garlic or leek`, `-onion`, `no cream`, `title:omelet`,
/// `minutes:30`.
///
/// - Neighbouring words that are a known name are one term; so is everything between two commas,
///   up to a word that parts terms.
/// - `or` ties its two neighbours, and `A, B or C` is any of the three.
/// - `no`, `not`, `without` make the terms after them conditions that must not hold, over `and`,
///   `or` and commas, until `with` or `but`.
/// - `and`, commas and small words of speech are dropped; quotes keep them.
struct TermReader {
    /// What is known of foods by name.
    let foods: any FoodKnowledge
    /// The line, for mistakes.
    let source: SourceLine
    /// Whether plain terms are conditions that must not hold, as after `without`.
    var beginsExcluded = false
    /// Whether things are listed, so that amounts before and after them count.
    var keepsAmounts = false
    /// Whether words that say nothing are looked for where there are no others: `favs rainy`.
    var looksForAnyWord = true

    /// The conditions in the words, with their places: first what must hold, then what must not.
    ///
    /// Throws a `TermError`.
    func conditions(in words: [Word]) throws(UsageError) -> [Placed<Condition>] {
        var scanner = TermScanner(
            words,
            foods: foods,
            source: source,
            excludes: beginsExcluded,
            keepsAmounts: keepsAmounts
        )
        var elements = try elements(of: try scanner.scan())
        if elements.isEmpty, looksForAnyWord {
            var scanner = TermScanner(
                words,
                foods: foods,
                source: source,
                drops: false,
                excludes: beginsExcluded
            )
            elements = try self.elements(of: try scanner.scan())
        }
        let hasExactMinutes = elements.contains {
            if case .minutes(_, isExact: true) = $0.kind { true } else { false }
        }
        var wishes: [Placed<Condition>] = []
        var exclusions: [Placed<Condition>] = []
        for group in groups(of: elements) {
            guard let first = group.first, let last = group.last else { continue }
            let span = first.span.lowerBound..<max(first.span.upperBound, last.span.upperBound)
            switch first.kind {
            case .minutes(let minutes, let isExact):
                if isExact || !hasExactMinutes {
                    wishes.append(Placed(.minutes(minutes), at: span))
                }
            case .term(let term) where first.isExcluded:
                exclusions.append(Placed(.none(term), at: span))
            case .term:
                let terms = group.compactMap {
                    if case .term(let term) = $0.kind { term } else { nil }
                }
                wishes.append(Placed(.any(terms), at: span))
            }
        }
        return wishes + exclusions
    }

    /// Terms that are tied by `or`; all others stand alone.
    private func groups(of elements: [TermElement]) -> [ArraySlice<TermElement>] {
        var groups: [ArraySlice<TermElement>] = []
        for index in elements.indices {
            let element = elements[index]
            guard element.isTied, let last = groups.last else {
                groups.append(elements[index...index])
                continue
            }
            groups[groups.count - 1] = elements[last.startIndex...index]
            // `A, B or C` is any of the three.
            while let last = groups.last, let before = groups.dropLast().last,
                before.count == 1, elements[last.startIndex].link == .comma
            {
                groups.removeLast(2)
                groups.append(elements[before.startIndex..<last.endIndex])
            }
        }
        return groups
    }
}

/// A condition before terms are tied by `or`.
private struct TermElement {
    enum Kind {
        case term(Term)
        case minutes(Int, isExact: Bool)
    }

    /// What stands between a condition and the one before.
    enum Link {
        case nothing
        case comma
        case or
    }

    var kind: Kind
    var span: Span
    var isExcluded: Bool
    var link: Link

    /// Whether it is one of several of which one must hold.
    var isTied: Bool { link == .or && !isExcluded }
}

extension TermReader {
    /// The conditions in order, each with what ties it to the one before.
    private func elements(of units: [TermUnit]) throws(UsageError) -> [TermElement] {
        var elements: [TermElement] = []
        var walk = Walk(isExcluding: beginsExcluded)
        for unit in units {
            switch unit.kind {
            case .small(let small):
                try step(&walk, over: small, at: unit.span)
            case .comma:
                try refuse(walk.openOr)
                if walk.link == .nothing, walk.isBehindTerm { walk.link = .comma }
                walk.endsBeforeSort = false
            case .minutes(let minutes, let isExact):
                if walk.isExcluding {
                    guard walk.openWithout == nil else {
                        throw mistake(.term(.badMinutes(word: String(minutes))), at: unit.span)
                    }
                    walk.isExcluding = beginsExcluded
                }
                try refuse(walk.openOr)
                elements.append(
                    TermElement(
                        kind: .minutes(minutes, isExact: isExact),
                        span: unit.span,
                        isExcluded: false,
                        link: .nothing
                    )
                )
                walk.passTerm(canBeTied: false)
            case .term(let term, let isExcluded):
                if isExcluded, !walk.isExcluding { try refuse(walk.openOr) }
                // `no nuts dessert`, `not spicy curry`: what is wanted begins at the sort of dish.
                if unit.isSort, walk.endsBeforeSort, !beginsExcluded { walk.isExcluding = false }
                elements.append(
                    TermElement(
                        kind: .term(term),
                        span: unit.span,
                        isExcluded: isExcluded || walk.isExcluding,
                        link: walk.link
                    )
                )
                walk.passTerm(canBeTied: !isExcluded || walk.isExcluding)
                walk.endsBeforeSort = walk.isExcluding && !isExcluded
            }
        }
        try refuse(walk.openOr)
        if let span = walk.openWithout { throw mistake(.term(.empty), at: span) }
        return elements
    }

    /// What was met on the way along the units.
    private struct Walk {
        var isExcluding: Bool
        var link = TermElement.Link.nothing
        var isBehindTerm = false
        /// Whether a term that is left out stands right before, which no sort of dish goes on.
        var endsBeforeSort = false
        /// An `or` that has no term after it yet.
        var openOr: Span?
        /// A `no` that has no term after it yet.
        var openWithout: Span?

        init(isExcluding: Bool) { self.isExcluding = isExcluding }

        mutating func passTerm(canBeTied: Bool) {
            link = .nothing
            openOr = nil
            openWithout = nil
            isBehindTerm = canBeTied
        }
    }

    private func step(
        _ walk: inout Walk,
        over small: SmallWord,
        at span: Span
    ) throws(UsageError) {
        switch small {
        case .dropped:
            return
        case .or:
            guard walk.isBehindTerm, walk.openOr == nil else {
                throw mistake(.term(.danglingOr), at: span)
            }
            walk.openOr = span
            walk.link = .or
            walk.endsBeforeSort = false
        case .and, .with, .without, .but:
            try refuse(walk.openOr)
            walk.isBehindTerm = false
            walk.link = .nothing
            walk.endsBeforeSort = false
            switch small {
            case .without:
                walk.isExcluding = true
                walk.openWithout = span
            case .with, .but:
                if let without = walk.openWithout { throw mistake(.term(.empty), at: without) }
                walk.isExcluding = false
            default:
                break
            }
        }
    }

    private func refuse(_ or: Span?) throws(UsageError) {
        if let or { throw mistake(.term(.danglingOr), at: or) }
    }

    private func mistake(_ kind: UsageError.Kind, at span: Span) -> UsageError {
        UsageError(kind, at: span, in: source)
    }
}
