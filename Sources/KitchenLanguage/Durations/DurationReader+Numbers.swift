// MARK: - Numbers

extension DurationReader {
    /// The number that begins at a token, by whatever sign, figures or words.
    func number(at place: Int) -> Number? {
        if let clock = clock(at: place) { return clock }
        if let stroke = stroke(at: place) { return stroke }
        let couple = tokens.word(place) == "a" ? tokens.afterSpace(place + 1) : place
        if tokens.word(couple) == "couple" {
            let end = tokens.afterSpace(couple + 1)
            return Number(
                least: 2,
                most: 2,
                end: tokens.word(end) == "of" ? end + 1 : couple + 1,
                isWords: true
            )
        }
        if let compound = compound(at: place) ?? share(at: place) { return compound }
        guard let found = numbers.quantity(at: place) else {
            // `1 h 05 min`
            guard case .digits(let whole) = tokens.kind(place) else { return nil }
            return Number(least: Double(whole), most: Double(whole), end: place + 1)
        }
        // Nothing takes a thousand minutes by that name: `1.500 hours` is a decimal.
        if let decimal = found.decimalReading?.value {
            return Number(least: decimal, most: decimal, end: found.end)
        }
        var number = Number(
            least: found.quantity.lower.value,
            most: found.quantity.upper.value,
            end: found.end,
            isWords: found.isWords
        )
        // `15—10 minutes`
        let sign = tokens.afterSpace(found.end)
        if manner == .step, !found.quantity.isRange, tokens.isSign(sign, Self.dashes),
            let other = numbers.quantity(at: tokens.afterSpace(sign + 1)), !other.quantity.isRange
        {
            let ends = [number.least, other.quantity.lower.value]
            (number.least, number.most) = (ends.min() ?? 0, ends.max() ?? 0)
            number.end = other.end
        }
        return number
    }

    /// `1:15`, `01:15:00`.
    private func clock(at place: Int) -> Number? {
        guard case .digits(let hours) = tokens.kind(place), hours < 1_000,
            tokens.isSign(place + 1, ":"), case .digits(let minutes) = tokens.kind(place + 2),
            tokens.text(place + 2).count == 2, minutes < 60
        else { return nil }
        var seconds = hours * 3_600 + minutes * 60
        var end = place + 3
        if tokens.isSign(end, ":"), case .digits(let more) = tokens.kind(end + 1), more < 60 {
            seconds += more
            end += 2
        }
        return Number(least: Double(seconds), most: Double(seconds), end: end, isClock: true)
    }

    /// `20/30` is a range, as nobody cooks two thirds of a minute.
    private func stroke(at place: Int) -> Number? {
        guard case .digits(let upper) = tokens.kind(place), tokens.isSign(place + 1, "/⁄"),
            case .digits(let lower) = tokens.kind(place + 2), upper >= lower || lower > 8
        else { return nil }
        return Number(
            least: Double(min(upper, lower)),
            most: Double(max(upper, lower)),
            end: place + 3
        )
    }

    /// `fünfundvierzig`, `quarantacinque`, `quarante-cinq`, `cuarenta y cinco`.
    private func compound(at place: Int) -> Number? {
        let word = tokens.word(place)
        if let number = NumeralTable.compound(word) {
            return Number(
                least: Double(number),
                most: Double(number),
                end: place + 1,
                isWords: true
            )
        }
        guard let (tens, tensEnd) = tens(at: place) else { return nil }
        guard var next = joined(tensEnd) else { return nil }
        // `en` is an article as often as one.
        var isTied = !tokens.isSpace(tensEnd)
        if ["et", "y", "e"].contains(tokens.word(next)), let after = joined(next + 1) {
            (next, isTied) = (after, true)
        }
        let onesWord = tokens.word(next)
        // `soixante-quinze`, `quatre-vingt-dix`
        let limit = Fraction(tens == 60 || tens == 80 ? 20 : 10)
        guard let ones = NumeralTable.number(of: onesWord), ones.isWhole, ones < limit,
            onesWord.count > 2 || onesWord == "uc" || isTied && onesWord.count > 1
        else {
            guard tensEnd > place + 1 else { return nil }
            return Number(least: Double(tens), most: Double(tens), end: tensEnd, isWords: true)
        }
        var (value, end) = (Double(tens + ones.numerator), next + 1)
        // `soixante-dix-sept`
        if onesWord == "dix", tokens.isSign(end, "-"),
            let more = NumeralTable.number(of: tokens.word(end + 1)), more.isWhole,
            (7...9).contains(more.numerator)
        {
            (value, end) = (value + Double(more.numerator), end + 2)
        }
        return Number(least: value, most: value, end: end, isWords: true)
    }

    /// The tens of a number in words, also `dix` of `dix-sept` and `quatre-vingts`.
    private func tens(at place: Int) -> (Int, Int)? {
        let word = tokens.word(place)
        guard let number = NumeralTable.number(of: word), number.isWhole else { return nil }
        let value = number.numerator
        if word == "quatre", let next = joined(place + 1),
            ["vingt", "vingts"].contains(tokens.word(next))
        {
            return (80, next + 1)
        }
        let isTens = (20...90).contains(value) && value % 10 == 0
        return isTens || word == "dix" ? (value, place + 1) : nil
    }

    /// The word after a hyphen or a space; nil where another sign stands.
    func joined(_ place: Int) -> Int? {
        let next = tokens.isSign(place, "-‐‑") ? place + 1 : tokens.afterSpace(place)
        return next > place && tokens.isWord(next) ? next : nil
    }

    /// `un quart d'heure`, `mezz'ora`, `un'ora`: what NumberReader doesn't take for a number, as a quart
    /// is a measure.
    private func share(at place: Int) -> Number? {
        if case .digits(let parts) = tokens.kind(place), parts < 4,
            let quarters = joined(place + 1),
            ["quarter", "quarters"].contains(tokens.word(quarters)),
            let of = joined(quarters + 1), tokens.word(of) == "of"
        {
            // `3 quarters of an hour`
            let article = joined(of + 1) ?? of
            let end = ["a", "an"].contains(tokens.word(article)) ? article + 1 : of + 1
            let value = Double(parts) / 4
            return Number(least: value, most: value, end: end, isWords: true)
        }
        let isOne = ["un", "en", "ett"].contains(tokens.word(place))
        if isOne || tokens.word(place) == "mezz", tokens.isSign(place + 1, "'’") {
            let value = isOne ? 1 : 0.5
            return Number(least: value, most: value, end: place + 2, isWords: true)
        }
        let start = isOne ? tokens.afterSpace(place + 1) : place
        guard ["quart", "quarto", "cuarto"].contains(tokens.word(start)) else { return nil }
        return Number(least: 0.25, most: 0.25, end: start + 1, isWords: true)
    }
}
