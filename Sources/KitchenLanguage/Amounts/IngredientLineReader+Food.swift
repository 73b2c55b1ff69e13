extension IngredientLineReader {
    mutating func readFood(from start: Int, to end: Int? = nil) {
        let end = end ?? self.end
        var place = start
        place = skipLinks(at: place, to: end)
        place = skipBefore(at: place, to: end)
        let first = (place..<max(place, end)).first {
            tokens.isWord($0) || tokens.tokens[$0].isNumeric
        }
        guard let first else {
            markRemarks(from: start, to: end)
            return
        }
        let foodEnd = endOfFood(from: first, to: end)
        for token in first..<foodEnd where roles[token] == nil { roles[token] = .food }
        markRemarks(from: start, to: end)
    }

    mutating func skipLinks(at start: Int, to end: Int) -> Int {
        var place = tokens.afterSpace(start)
        while tokens.isSign(place, ":=") { place = tokens.afterSpace(place + 1) }
        while IngredientWords.links.contains(tokens.word(place)),
            hasLetters(from: place + 1, to: end)
        {
            let isJoined = tokens.isSign(place + 1, "'’") && tokens.isWord(place + 2)
            guard isJoined || tokens.isSpace(place + 1) else { break }
            let next = isJoined ? place + 2 : place + 1
            mark(place..<next, as: .joint)
            place = tokens.afterSpace(next)
        }
        return place
    }

    /// Skips sizes, preparations before the food, and parentheses before it.
    mutating func skipBefore(at start: Int, to end: Int) -> Int {
        var place = start
        let measure = amounts.first { $0.meaning == .total }?.amount.unit?.measure
        let isInContainer = measure == .container
        // `500 g whole almonds` are another food; two whole almonds are almonds.
        let isCounted = !amounts.isEmpty && measure != .weight && measure != .volume
        while place < end {
            let next = tokens.afterSpace(place)
            let word = tokens.word(next)
            var isSkipped = false
            if tokens.isSign(next, "([（"), let close = closing(of: next),
                hasLetters(from: close + 1, to: end)
            {
                mark(next..<close + 1, as: .remark)
                place = close + 1
                isSkipped = true
            } else if isCounted, IngredientWords.sizes.contains(word),
                hasLetters(from: next + 1, to: end),
                endsWord(next) || IngredientWords.sizes.contains(tokens.word(next + 2))
            {
                place = afterSizes(next)
                for token in next..<place where roles[token] == nil { roles[token] = .size }
                isSkipped = true
            } else if let after = afterIndefinite(next), hasLetters(from: after, to: end) {
                markRemarks(from: next, to: after)
                place = after
                isSkipped = true
            } else if !isInContainer, IngredientWords.preparations.contains(word), endsWord(next),
                let after = afterPreparation(next, to: end)
            {
                mark(next..<after, as: .remark)
                place = after
                isSkipped = true
            }
            guard isSkipped else { return next }
            if tokens.isSign(place, ",:") { place += 1 }
            place = skipLinks(at: place, to: end)
        }
        return place
    }

    /// The place after `each`, `some`, `a little`.
    func afterIndefinite(_ place: Int) -> Int? {
        let isArticle = NumeralTable.number(of: tokens.word(place)) == .one
        let word = isArticle ? tokens.afterSpace(place + 1) : place
        let name = tokens.word(word)
        guard endsWord(word),
            IngredientWords.indefinite.contains(name)
                || !isArticle && IngredientWords.distributives.contains(name)
        else { return nil }
        return word + 1
    }

    /// The place after `medium`, `medium-sized`, `medium to large`.
    func afterSizes(_ place: Int) -> Int {
        var last = place
        var next = place + 1
        while next < end, next - last <= 4 {
            if IngredientWords.sizes.contains(tokens.word(next)) {
                last = next
            } else if !tokens.isSpace(next), !tokens.isSign(next, "-/"),
                !["to", "or", "bis", "a"].contains(tokens.word(next))
            {
                break
            }
            next += 1
        }
        return last + 1
    }

    /// The place after a preparation and the conjunction that leads to another one.
    func afterPreparation(_ place: Int, to end: Int) -> Int? {
        let next = tokens.afterSpace(place + 1)
        guard hasLetters(from: next, to: end), !tokens.isSign(next, "(") else { return nil }
        let after = tokens.afterSpace(next + 1)
        if IngredientWords.conjunctions.contains(tokens.word(next)) {
            // `peeled and diced potatoes`, but not `chopped and ...` alone.
            return IngredientWords.preparations.contains(tokens.word(after)) ? next + 1 : nil
        }
        let isAdverb = IngredientWords.adverbs.contains(tokens.word(place))
        if isAdverb, IngredientWords.participles.contains(tokens.word(next)),
            hasLetters(from: next + 1, to: end), endsWord(next)
        {
            return next + 1
        }
        return IngredientWords.tails.contains(tokens.word(next)) ? nil : place + 1
    }

    func endsWord(_ place: Int) -> Bool { !tokens.isSign(place + 1, "-'’") }

    /// Where the food ends: at a comma, a parenthesis, a spaced dash, or words of what is done.
    func endOfFood(from start: Int, to end: Int) -> Int {
        for place in start..<end {
            switch tokens.kind(place) {
            case .sign(let sign):
                if "([（)]）;:；、".contains(sign) { return trimmed(place, start) }
                if ",，".contains(sign), !isDecimal(place), !isAdjective(start..<place) {
                    return trimmed(place, start)
                }
                if "-–—".contains(sign), tokens.isSpace(place - 1), tokens.isSpace(place + 1) {
                    return trimmed(place, start)
                }
                if "*+".contains(sign), place > start { return trimmed(place, start) }
            case .word:
                let word = tokens.word(place)
                guard place > start, tokens.isSpace(place - 1), endsWord(place) else { continue }
                if ["a", "al", "q"].contains(word), isToTaste(place) {
                    return trimmed(place, start)
                }
                if IngredientWords.tails.contains(word), hasLetters(from: place + 1, to: end) {
                    return trimmed(place, start)
                }
                if IngredientWords.asides.contains(word), isFinal(place, to: end) {
                    return trimmed(place, start)
                }
            case .digits, .fraction, .space, nil: continue
            }
        }
        return trimmed(end, start)
    }

    /// `al gusto`, `a gosto`, `q.b.`
    func isToTaste(_ place: Int) -> Bool {
        let next = tokens.isSign(place + 1, ".") ? place + 2 : tokens.afterSpace(place + 1)
        return IngredientWords.unmeasured.contains(tokens.word(next)) || tokens.word(next) == "b"
    }

    /// Whether what comes before a comma needs the food after it: `boneless, skinless thighs`.
    func isAdjective(_ places: Range<Int>) -> Bool {
        places.allSatisfy { place in
            !tokens.isWord(place) || IngredientWords.adjectives.contains(tokens.word(place))
                || IngredientWords.conjunctions.contains(tokens.word(place))
        }
    }

    /// Whether what follows a word are preparations to the next sign: `onion finely chopped`.
    func isFinal(_ place: Int, to end: Int) -> Bool {
        var next = place
        var isOpen = false
        while next < end {
            if tokens.isWord(next) {
                let word = tokens.word(next)
                guard
                    IngredientWords.asides.contains(word)
                        || IngredientWords.conjunctions.contains(word)
                else { return false }
                if IngredientWords.tails.contains(word) { return true }
                isOpen = IngredientWords.adverbs.contains(word)
            } else if !tokens.isSpace(next) {
                break
            }
            next += 1
        }
        return !isOpen
    }

    func isDecimal(_ place: Int) -> Bool {
        tokens.isDigits(place - 1) && tokens.isDigits(place + 1)
    }

    func trimmed(_ place: Int, _ start: Int) -> Int {
        var place = place
        while place > start + 1, tokens.isSpace(place - 1) || tokens.isSign(place - 1, ".,*~=≈") {
            place -= 1
        }
        return place
    }

    func closing(of place: Int) -> Int? {
        var depth = 0
        for next in place..<end {
            if tokens.isSign(next, "([（") { depth += 1 }
            if tokens.isSign(next, ")]）") {
                depth -= 1
                if depth == 0 { return next }
            }
        }
        return nil
    }

    func hasLetters(from place: Int, to end: Int? = nil) -> Bool {
        let end = end ?? self.end
        return place < end && (place..<end).contains(where: tokens.isWord)
    }
}
