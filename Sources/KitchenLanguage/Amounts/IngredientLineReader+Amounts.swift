extension IngredientLineReader {
    func skipBullets() -> Int {
        var place = 0
        while place < end {
            if tokens.isSpace(place) || tokens.isSign(place, "•·*＊-–—▢□☐◯○●◦‣✓✔■◆♥★☆") {
                place += 1
            } else {
                break
            }
        }
        return place
    }

    /// The place after the amounts that a line begins with.
    mutating func readLeading(at start: Int) -> Int? {
        var place = start
        while IngredientWords.approximations.contains(tokens.word(place))
            || tokens.isSign(place, "~≈±")
        {
            place += 1
            while tokens.isSign(place, ".:") || tokens.isSpace(place) {
                // `about .5 cup`: this point is the number's own.
                let isSpaced = tokens.isSpace(place - 1)
                if tokens.isSign(place, "."), isSpaced, tokens.isDigits(place + 1) { break }
                place += 1
            }
            if tokens.word(place) == "to" { place = tokens.afterSpace(place + 1) }
        }
        guard let amount = reader.amount(at: place), isAmount(amount) else { return nil }
        markRemarks(from: start, to: place)
        take(amount, as: .total)
        return readContainer(of: amount) ?? readFollowing(amount)
    }

    /// Whether what reads as a number is one: not `00 flour`, `7-grain bread`, `a gosto`.
    func isAmount(_ found: AmountReader.Found) -> Bool {
        guard found.unit == nil else { return true }
        let next = found.number.upperBound
        if found.isWords {
            let word = tokens.word(tokens.afterSpace(next))
            return !word.isEmpty && !IngredientWords.unmeasured.contains(word)
        }
        let digits = tokens.text(found.number.lowerBound)
        if digits.count > 1, digits.first == "0", found.style == nil { return false }
        if tokens.isWord(next) {
            let word = tokens.word(next)
            return word == "x" || word.count >= 3
                || word.unicodeScalars.contains { $0.value > 0x3000 }
        }
        return !(tokens.isSign(next, "-‐‑'’") && tokens.isWord(next + 1))
    }

    /// Reads what may follow an amount and belongs to it, and tells where the food may begin.
    mutating func readFollowing(_ amount: AmountReader.Found) -> Int {
        var place = amount.end
        if tokens.isSign(place, "."), amount.unit != nil { place += 1 }
        if let next = readSizeOfEach(after: place, of: amount) { place = next }
        while let next = readAnother(after: place) { place = next }
        return place
    }

    /// `x 400 g tins`, `(400 g) tins`, `14-oz cans`: what each piece has, and then the piece.
    mutating func readSizeOfEach(after start: Int, of amount: AmountReader.Found) -> Int? {
        let measure = amount.amount.unit?.measure
        guard measure == nil || measure == .pieces || measure == .container else { return nil }
        var place = tokens.afterSpace(start)
        let isTimes = tokens.isSign(place, "x×*") || tokens.word(place) == "x"
        if isTimes { place = tokens.afterSpace(place + 1) }
        var next: Int
        if let end = readMeasures(inParenthesesAt: place, as: .each) {
            next = end
        } else if let each = sizeAmount(at: place, isTimes: isTimes, after: start) {
            take(each, as: .each)
            mark(start..<each.start, as: .joint)
            next = each.end
            while let end = readAlternative(after: next, as: .each) { next = end }
            if tokens.isSign(next, ".-") { next += 1 }
        } else {
            // `3 x eggs`
            guard isTimes, measure == nil else { return nil }
            mark(start..<place, as: .joint)
            next = place
        }
        guard measure == nil else { return next }
        let afterward = tokens.afterSpace(next)
        if let (form, end) = reader.unit(at: afterward, for: amount.amount.quantity),
            [.container, .pieces].contains(form.unit.measure), hasLetters(from: end)
        {
            setUnit(form, at: afterward..<end)
            if tokens.isSign(end, ".") { return end + 1 }
            return end
        }
        return next
    }

    /// `10 oz can`, `400 g tin`: one container of that size, whose number goes unsaid.
    mutating func readContainer(of amount: AmountReader.Found) -> Int? {
        guard let measure = amount.amount.unit?.measure,
            [.weight, .volume, .length].contains(measure)
        else { return nil }
        var place = amount.end
        if tokens.isSign(place, ".-") { place += 1 }
        place = tokens.afterSpace(place)
        guard let (form, end) = reader.unit(at: place, for: Quantity(.one)),
            form.unit.measure == .container || measure == .length && form.unit.name == "piece",
            hasLetters(from: end),
            !IngredientWords.notAfterContainers.contains(tokens.word(tokens.afterSpace(end)))
        else { return nil }
        amounts[amounts.count - 1].meaning = .each
        unsaidNumbers[amount.start] = amounts.count
        take(
            AmountReader.Found(
                amount: Amount(.one, form.unit),
                number: place..<place,
                unit: place..<end,
                form: form
            ),
            as: .total
        )
        return tokens.isSign(end, ".") ? end + 1 : end
    }

    func sizeAmount(at place: Int, isTimes: Bool, after start: Int) -> AmountReader.Found? {
        var place = place
        // `1 Dose à 400 g`
        if ["a", "je", "of", "von"].contains(tokens.word(place)), tokens.isDigits(place + 2) {
            place += 2
        }
        guard isTimes || tokens.isSpace(start), tokens.kind(place).map({ $0 != .word }) == true,
            let found = reader.amount(at: place), let measure = found.amount.unit?.measure,
            [.weight, .volume, .length].contains(measure), found.unit != nil
        else { return nil }
        return found
    }

    /// `/ 7 oz`, `(240 ml)`, `plus 1 tbsp`, `or 2 tsp`, `- 2 tbsp`
    mutating func readAnother(after place: Int) -> Int? {
        let start = tokens.afterSpace(place)
        if let end = readMeasures(inParenthesesAt: start, as: .alternative) { return end }
        if let end = readAlternative(after: place, as: .alternative) { return end }
        // `1 cup 2 sticks butter`, `12 ounces 340g beef`
        if tokens.isSpace(place), !tokens.isWord(start), let other = reader.amount(at: start),
            let unit = other.amount.unit,
            unit.measure == .weight || unit.measure == .volume || unit.name == "stick"
        {
            take(other, as: .alternative)
            return other.end
        }
        let sign = tokens.isSign(start, ",") ? tokens.afterSpace(start + 1) : start
        guard
            tokens.isSign(sign, "+&") || ["plus", "and", "und", "et"].contains(tokens.word(sign)),
            let more = reader.amount(at: tokens.afterSpace(sign + 1)), more.unit != nil
        else { return nil }
        take(more, as: .addition)
        markRemarks(from: place, to: more.start)
        return more.end
    }

    mutating func readAlternative(
        after place: Int,
        as meaning: IngredientLine.Meaning
    ) -> Int? {
        let start = tokens.afterSpace(place)
        let isSign = tokens.isSign(start, "/|=–—-~,")
        guard isSign || ["or", "to", "oder", "bis", "ou"].contains(tokens.word(start)) else {
            return nil
        }
        var next = tokens.afterSpace(start + 1)
        if IngredientWords.approximations.contains(tokens.word(next)) {
            next = tokens.afterSpace(next + 1)
            if tokens.isSign(next, ".") { next = tokens.afterSpace(next + 1) }
        }
        guard let other = reader.amount(at: next), other.unit != nil, !other.isWords else {
            return nil
        }
        take(other, as: meaning)
        markRemarks(from: place, to: other.start)
        return other.end
    }

    /// Amounts in parentheses with nothing else beside them: `(about 240 g / 8 oz each)`.
    mutating func readMeasures(
        inParenthesesAt start: Int,
        as meaning: IngredientLine.Meaning
    ) -> Int? {
        guard tokens.isSign(start, "([（") else { return nil }
        var found: [AmountReader.Found] = []
        var meaning = meaning
        var place = start + 1
        while place < end, place - start < 40 {
            if tokens.isSign(place, ")]）") {
                guard !found.isEmpty else { return nil }
                for amount in found { take(amount, as: meaning) }
                markRemarks(from: start, to: place)
                return place + 1
            }
            if let amount = reader.amount(at: place), amount.unit != nil {
                found.append(amount)
                place = amount.end
            } else if tokens.isSpace(place) || tokens.isSign(place, "/,;.~≈=-–+|") {
                place += 1
            } else if IngredientWords.distributives.contains(tokens.word(place)) {
                meaning = .each
                place += 1
            } else if IngredientWords.approximations.contains(tokens.word(place))
                || ["or", "a", "oder", "to", "plus", "and", "total", "in"].contains(
                    tokens.word(place)
                )
            {
                place += 1
            } else {
                return nil
            }
        }
        return nil
    }

    /// `Pinch of salt`: a unit with no number is one of it.
    mutating func readUnitAlone(at start: Int) -> Int? {
        var place = start
        while IngredientWords.modifiers.contains(tokens.word(place)) {
            place = tokens.afterSpace(place + 1)
        }
        guard let (form, end) = reader.unit(at: place, for: Quantity(.one)) else { return nil }
        let next = tokens.afterSpace(end)
        let isLinked =
            IngredientWords.links.contains(tokens.word(next)) && hasLetters(from: next + 1)
        guard hasLetters(from: end),
            form.unit.measure == .vague || form.unit.name == "bunch"
                || isLinked && [.pieces, .container].contains(form.unit.measure)
        else { return nil }
        markRemarks(from: start, to: place)
        unsaidNumbers[start] = amounts.count
        take(
            AmountReader.Found(
                amount: Amount(.one, form.unit),
                number: place..<place,
                unit: place..<end,
                form: form
            ),
            as: .total
        )
        return tokens.isSign(end, ".") ? end + 1 : end
    }

    /// `Onions, 1`, `flour: 200 g`, `Sel - 1 cuillère à café`, `コンソメ 小さじ1`, `butter (50 g)`
    func trailingAmount(from start: Int) -> AmountReader.Found? {
        var last = end
        while last > start, tokens.isSpace(last - 1) || tokens.isSign(last - 1, ".)*") { last -= 1 }
        var place = start + 1
        while place < last {
            defer { place += 1 }
            guard isBreak(before: place), let found = reader.amount(at: place), !found.isWords
            else {
                continue
            }
            let sign = tokens.isSpace(place - 1) ? place - 2 : place - 1
            let isParted =
                tokens.isSign(sign, ":–—-(=~≈") || tokens.isSign(sign, ",") && found.end >= last
            let isLast = found.end >= last
            let isFollowed = tokens.isSign(found.end, ",)") || isLast
            let isNoted = tokens.isSign(tokens.afterSpace(found.end), "(（")
            if found.unit != nil, isLast || isNoted || isParted && isFollowed { return found }
            let number = found.amount.quantity.upper
            if found.unit == nil, isLast, isParted || isPlainCount(found, start),
                number <= Fraction(30)
            {
                return found
            }
            place = max(place, found.end - 1)
        }
        return nil
    }

    func isBreak(before place: Int) -> Bool {
        switch tokens.kind(place - 1) {
        case .space: true
        case .sign(let sign): ":,–—-(=~≈".contains(sign)
        case .word: tokens.isUnspaced(place - 1)
        default: tokens.isWord(place)
        }
    }

    /// `eggs 2`, `eggs x 2`
    func isPlainCount(_ found: AmountReader.Found, _ start: Int) -> Bool {
        let words = (start..<found.start).count(where: tokens.isWord)
        return words <= 3 && tokens.isSpace(found.start - 1) && found.start - start <= 6
    }

    /// The place before the sign of `eggs x 2`.
    func beforeTimes(_ place: Int) -> Int {
        let sign = tokens.isSpace(place - 1) ? place - 2 : place - 1
        let isTimes = tokens.isSign(sign, "×*") || tokens.word(sign) == "x"
        return isTimes && tokens.isSpace(sign - 1) ? sign : place
    }

    /// `juice of 1 lemon`, `For the dough: 1 egg`
    func countedAmount(from start: Int) -> AmountReader.Found? {
        var words = 0
        for place in start..<min(end, start + 24) {
            if tokens.isSign(place, "(,;") { return nil }
            if tokens.isWord(place) { words += 1 }
            let before = tokens.isSpace(place - 1) ? place - 2 : place - 1
            guard place > start, words <= 7,
                IngredientWords.counted.contains(tokens.word(before))
                    || tokens.isSign(before, ":'’"),
                let found = reader.amount(at: place), isAmount(found),
                isFollowedByFood(found.end)
            else { continue }
            return found
        }
        return nil
    }

    func isFollowedByFood(_ place: Int) -> Bool {
        let next = tokens.isSign(place, ".") ? place + 1 : place
        return tokens.isWord(tokens.afterSpace(next)) || tokens.isSign(tokens.afterSpace(next), "(")
    }

    /// Amounts with units in the rest of the line; lengths and temperatures are asides.
    mutating func readAsides() {
        var place = 0
        while place < end {
            defer { place += 1 }
            guard roles[place] == .remark || roles[place] == .food, isBreak(before: place),
                let found = reader.amount(at: place), let unit = found.amount.unit, !found.isWords,
                (found.start..<found.end).allSatisfy({ isFree($0) })
            else { continue }
            switch unit.measure {
            case .weight, .volume:
                take(found, as: meaningOfAside(found))
                // `1 cup flour or 8 oz`: the word leads to the amount, it isn't part of the food.
                let link = placeBefore(found)
                let isLinked = IngredientLineReader.links[tokens.word(link)] != nil
                for place in (isLinked ? link : found.start)..<found.end
                where roles[place] == .food {
                    roles[place] = tokens.isSpace(place) ? .joint : .remark
                }
            case .length, .temperature: take(found, as: .aside)
            case .pieces, .container, .vague: break
            }
            place = found.end - 1
        }
    }

    func isFree(_ place: Int) -> Bool {
        switch roles[place] {
        case .remark, .food, .joint, nil: true
        case .number, .unit, .size: false
        }
    }

    /// What a weight or volume in the rest of the line says, by the words around it.
    func meaningOfAside(_ found: AmountReader.Found) -> IngredientLine.Meaning {
        let next = tokens.word(tokens.afterSpace(found.end))
        let before = placeBefore(found)
        let word = tokens.word(before)
        let isInside = tokens.isSign(before, "(") || tokens.isSign(found.end, ")")
        let isContainer = amounts.first?.amount.unit?.measure == .container
        if IngredientWords.distributives.contains(next)
            || IngredientWords.distributives.contains(word)
            || isInside && isContainer
        {
            return .each
        }
        if tokens.isSign(before, "+") { return .addition }
        return IngredientLineReader.links[word] ?? (isInside ? .alternative : .share)
    }

    /// What an amount says that is led to by one of these words.
    private static let links: [String: IngredientLine.Meaning] = [
        "plus": .addition, "und": .addition, "and": .addition, "or": .alternative,
        "oder": .alternative, "ou": .alternative, "o": .alternative, "of": .alternative,
    ]

    private func placeBefore(_ found: AmountReader.Found) -> Int {
        tokens.isSpace(found.start - 1) ? found.start - 2 : found.start - 1
    }
}
