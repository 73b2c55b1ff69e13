/// Reads numbers and ranges of numbers from a text's tokens: `1½`, `1 1/2`, `2-3`, `two to three`.
package struct NumberReader {
    /// A quantity, how it was written, and the token after it.
    package struct Found {
        package var quantity: Quantity
        var style: NumberStyle?
        package var end: Int
        /// Whether all of it was written as words (`two`, `half a`).
        package var isWords = false
        /// Whether digits after a mark were read as thousands although they may be decimals.
        var decimalReading: Fraction?
    }

    let tokens: TokenizedText

    /// Reads the numbers of a text.
    package init(tokens: TokenizedText) { self.tokens = tokens }

    /// The quantity that begins at a token; nil where none does.
    package func quantity(at place: Int) -> Found? {
        guard var first = number(at: place) else { return nil }
        guard let (start, isHyphen) = rangeSign(at: first.end), let second = number(at: start)
        else { return first }
        // `1-1/2` is one and a half, and `14-5` is not a range but two things.
        if isHyphen, first.quantity.lower.isWhole, !first.isWords,
            second.quantity.lower < .one, second.style == .slashes || second.style == .glyphs
        {
            first.quantity = Quantity(first.quantity.lower + second.quantity.lower)
            (first.style, first.end) = (second.style, second.end)
            return first
        }
        guard first.quantity.lower < second.quantity.lower, first.isWords == second.isWords else {
            return first
        }
        return Found(
            quantity: Quantity(first.quantity.lower, to: second.quantity.lower),
            style: second.style ?? first.style,
            end: second.end,
            isWords: first.isWords && second.isWords
        )
    }

    // MARK: One number

    private func number(at place: Int) -> Found? {
        switch tokens.kind(place) {
        case .fraction(let fraction):
            return Found(quantity: Quantity(fraction), style: .glyphs, end: place + 1)
        case .digits(let whole):
            return digits(whole, at: place)
        case .word:
            return words(at: place)
        case .sign("."):
            // `.5 cup`
            guard case .digits(let part) = tokens.kind(place + 1),
                place == 0 || tokens.isSpace(place - 1)
            else { return nil }
            let number = Fraction(part, power(of: place + 1)) ?? .zero
            return Found(quantity: Quantity(number), style: .decimalPoint, end: place + 2)
        default:
            return nil
        }
    }

    private func digits(_ whole: Int, at place: Int) -> Found? {
        let plain = Found(quantity: Quantity(Fraction(whole)), end: place + 1)
        if tokens.isSign(place + 1, ".,"), case .digits(let part) = tokens.kind(place + 2) {
            return decimal(whole, part, at: place)
        }
        // `00` is a kind of flour.
        if tokens.text(place).count > 1, tokens.text(place).first == "0" { return nil }
        if let (fraction, end) = slashed(at: place) {
            return Found(quantity: Quantity(fraction), style: .slashes, end: end)
        }
        // `1½`, `1 ½`, `1 1/2`, `1 & 1/2`, `1 and ½`, `2と1/2`
        var next = tokens.afterSpace(place + 1)
        if tokens.isSign(next, "&+")
            || ["and", "und", "et", "y", "e", "と"].contains(tokens.word(next))
        {
            next = tokens.afterSpace(next + 1)
            if tokens.word(next) == "a" { next = tokens.afterSpace(next + 1) }
            if tokens.word(next) == "half" {
                return Found(
                    quantity: Quantity(Fraction(whole) + half),
                    style: .glyphs,
                    end: next + 1
                )
            }
        }
        if case .fraction(let fraction) = tokens.kind(next) {
            let sum = Quantity(Fraction(whole) + fraction)
            return Found(quantity: sum, style: .glyphs, end: next + 1)
        }
        if next > place + 1, tokens.isDigits(next), let (fraction, end) = slashed(at: next),
            fraction < .one
        {
            let sum = Quantity(Fraction(whole) + fraction)
            return Found(quantity: sum, style: .slashes, end: end)
        }
        return plain
    }

    /// `1.5` and `1,5`; three digits after the mark are thousands, unless a zero stands before it.
    private func decimal(_ whole: Int, _ part: Int, at place: Int) -> Found? {
        let digits = tokens.text(place + 2).count
        var end = place + 3
        let decimal = Fraction(whole) + (Fraction(part, power(of: place + 2)) ?? .zero)
        let style: NumberStyle = tokens.isSign(place + 1, ",") ? .decimalComma : .decimalPoint
        guard digits == 3, whole > 0, tokens.text(place).count <= 3 else {
            return Found(quantity: Quantity(decimal), style: style, end: end)
        }
        var number = whole * 1_000 + part
        while tokens.text(end) == tokens.text(place + 1), tokens.text(end + 1).count == 3,
            case .digits(let more) = tokens.kind(end + 1), number < 1_000_000
        {
            number = number * 1_000 + more
            end += 2
        }
        return Found(
            quantity: Quantity(Fraction(number)),
            end: end,
            decimalReading: end == place + 3 ? decimal : nil
        )
    }

    /// The power of ten that parts after a decimal mark are divided by.
    private func power(of place: Int) -> Int {
        (0..<tokens.text(place).count).reduce(1) { power, _ in power * 10 }
    }

    /// `1/2`, `1⁄2`, `1 / 2`; not `200/250`, which are two amounts.
    private func slashed(at place: Int) -> (Fraction, Int)? {
        guard case .digits(let upper) = tokens.kind(place) else { return nil }
        let sign = tokens.afterSpace(place + 1)
        guard tokens.isSign(sign, "/⁄∕") else { return nil }
        let below = tokens.afterSpace(sign + 1)
        guard case .digits(let lower) = tokens.kind(below), lower > 0, lower <= 64, upper <= 64,
            upper < 4 * lower, let fraction = Fraction(upper, lower)
        else { return nil }
        return (fraction, below + 1)
    }

    private var half: Fraction { Fraction(1, 2) ?? .one }

    /// `two`, `a`, `half a`, `one and a half`, `three quarters`.
    private func words(at place: Int) -> Found? {
        let word = tokens.word(place)
        guard let number = NumeralTable.number(of: word) else { return nil }
        var found = Found(quantity: Quantity(number), end: place + 1, isWords: true)
        if let (sum, end) = tens(at: place, number) {
            return Found(quantity: Quantity(sum), end: end, isWords: true)
        }
        // `two-thirds` is a number, `half-and-half` and `five-spice` are foods.
        if tokens.isSign(place + 1, "-") {
            if number.isWhole, let found = wordFraction(after: place + 2, number) { return found }
            guard word == "half" || word == "demi" else { return nil }
            guard tokens.word(place + 2) != "and" else { return nil }
        }
        let next = tokens.afterSpace(place + 1)
        guard next > place + 1 || next == tokens.count || tokens.isSign(next, "-") else {
            return number.isWhole && tokens.isSign(next, ",;:.)") ? found : nil
        }
        if word == "half" || word == "quarter" {
            if tokens.word(next) == "and" { return nil }
            // `half a lemon`, `half of a lemon`, `a quarter of an onion`
            var after = next
            if tokens.word(after) == "of" { after = tokens.afterSpace(after + 1) }
            if ["a", "an"].contains(tokens.word(after)) { found.end = after + 1 }
            return found
        }
        // `ein halber Bund`, `une demi-baguette`
        if number == .one, let part = NumeralTable.number(of: tokens.word(next)), part < .one,
            tokens.word(next) != "half", tokens.word(next) != "quarter"
        {
            let end = tokens.isSign(next + 1, "-") ? next + 2 : next + 1
            return Found(quantity: Quantity(part), end: end, isWords: true)
        }
        if number.isWhole, let more = wordFraction(after: next, number) {
            return more
        }
        return found
    }

    /// `twenty-five`, `twenty five`.
    private func tens(at place: Int, _ tens: Fraction) -> (Fraction, Int)? {
        guard tens.isWhole, tens >= Fraction(20), tens <= Fraction(90),
            tokens.isSign(place + 1, "-") || tokens.isSpace(place + 1),
            let ones = NumeralTable.number(of: tokens.word(place + 2)), ones.isWhole,
            ones < Fraction(10), tokens.word(place + 2).count > 2,
            !tokens.isSign(place + 3, "-")
        else { return nil }
        return (tens + ones, place + 3)
    }

    /// `one and a half`, `a half`, `three quarters`, `one half`.
    private func wordFraction(after place: Int, _ number: Fraction) -> Found? {
        var next = place
        let isSum = ["and", "und"].contains(tokens.word(next))
        if isSum {
            next = tokens.afterSpace(next + 1)
            if tokens.word(next) == "a" { next = tokens.afterSpace(next + 1) }
        }
        let part: Fraction
        switch tokens.word(next) {
        case "half", "halves": part = half
        case "quarter", "quarters", "fourth", "fourths": part = Fraction(1, 4) ?? .one
        case "third", "thirds": part = Fraction(1, 3) ?? .one
        default: return nil
        }
        guard !tokens.isSign(next + 1, "-") else { return nil }
        var end = next + 1
        if tokens.word(tokens.afterSpace(end)) == "of" {
            let article = tokens.afterSpace(tokens.afterSpace(end) + 1)
            if ["a", "an"].contains(tokens.word(article)) { end = article + 1 }
        }
        let value = isSum ? number + part : number * part
        return Found(quantity: Quantity(value), end: end, isWords: true)
    }

    // MARK: Ranges

    /// The token after a range's sign or word, and whether the sign is a bare hyphen.
    private func rangeSign(at place: Int) -> (Int, Bool)? {
        let sign = tokens.afterSpace(place)
        if tokens.isSign(sign, "-–—~〜～−‐‑") {
            return (tokens.afterSpace(sign + 1), sign == place)
        }
        guard sign > place, Self.rangeWords.contains(tokens.word(sign)) else { return nil }
        return (tokens.afterSpace(sign + 1), false)
    }

    private static let rangeWords: Set<String> = [
        "to", "or", "bis", "oder", "a", "ou", "o", "tot", "till", "til", "eller", "do", "до", "или",
    ]
}
