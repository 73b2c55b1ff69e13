/// Reads a length of time from the tokens of a text: of a recipe's field in the languages of recipes,
/// or of a line that a cook types.
struct DurationReader {
    /// What a text states, in seconds.
    struct Found {
        var least: Double
        var most: Double
        var namesUnit: Bool
        var isWhole: Bool
    }

    private let tokens: TokenizedText
    private let numbers: NumberReader
    /// Whether a cook types it among other words: in English, each unit next to its number.
    private let isTyped: Bool

    init(_ tokens: TokenizedText, isTyped: Bool = false) {
        self.tokens = tokens
        self.isTyped = isTyped
        numbers = NumberReader(tokens: tokens)
    }

    /// The length of time that begins with the first token, the seconds of its first unit, and the
    /// token after it: 5400, 3600 and 5 for `1 h 30 soup`.
    func first() -> (found: Found, unit: Int, end: Int)? {
        guard let number = number(at: 0), var part = part(number) else { return nil }
        let first = part
        var (least, most) = (part.least, part.most)
        while let next = smallerPart(after: part) {
            (least, most, part) = (least + next.least, most + next.most, next)
        }
        let found = Found(
            least: least,
            most: most,
            namesUnit: true,
            isWhole: part.end == tokens.count
        )
        return (found, first.unit, part.end)
    }

    /// `30m` after `1h`, `and 15 minutes` after `2 hours`.
    private func smallerPart(after part: Part) -> Part? {
        var place = tokens.afterSpace(tokens.isSign(part.end, ",") ? part.end + 1 : part.end)
        if Self.joints.contains(tokens.word(place)) { place = tokens.afterSpace(place + 1) }
        guard place < tokens.count, let number = number(at: place),
            let next = self.part(number), next.unit < part.unit
        else { return nil }
        return next
    }

    /// The sum of all that the text states; nil where it states none.
    func all() -> Found? {
        var sum = (least: 0.0, most: 0.0)
        // The ends of ranges before the one that is added up.
        var ends: [(least: Double, most: Double)] = []
        var bare: [Number] = []
        var isFound = false
        var isWhole = true
        var place = 0
        while place < tokens.count {
            guard canBegin(place), let number = number(at: place) else {
                if !isJoint(place) { isWhole = false }
                place += 1
                continue
            }
            if let part = part(number) {
                if isFound, isAfterRange(place) {
                    ends.append(sum)
                    sum = (0, 0)
                }
                sum = (sum.least + part.least, sum.most + part.most)
                isFound = true
                isWhole = isWhole && part.isTight
                place = part.end
            } else if number.isWords {
                isWhole = false
                place += 1
            } else {
                bare.append(number)
                place = number.end
            }
        }
        if isFound {
            let all = ends + [sum]
            return Found(
                least: all.map(\.least).min() ?? 0,
                most: all.map(\.most).max() ?? 0,
                namesUnit: true,
                isWhole: isWhole && bare.isEmpty
            )
        }
        guard bare.count == 1, let number = bare.first, number.most >= 1 else { return nil }
        let unit = number.isClock ? 1.0 : 60
        return Found(
            least: number.least * unit,
            most: number.most * unit,
            namesUnit: false,
            isWhole: isWhole
        )
    }

    // MARK: Numbers

    private struct Number {
        var least: Double
        var most: Double
        var end: Int
        var isWords = false
        /// Whether it is a clock's hours and minutes, in seconds.
        var isClock = false
    }

    private func canBegin(_ place: Int) -> Bool {
        guard place > 0, tokens.isWord(place) else { return true }
        // `mi-an` begins no number.
        return !tokens.isSign(place - 1, "'’")
    }

    private func number(at place: Int) -> Number? {
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
        return Number(
            least: found.quantity.lower.value,
            most: found.quantity.upper.value,
            end: found.end,
            isWords: found.isWords
        )
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
        if ["et", "y", "e"].contains(tokens.word(next)), let after = joined(next + 1) {
            next = after
        }
        let onesWord = tokens.word(next)
        guard let ones = NumeralTable.number(of: onesWord), ones.isWhole, onesWord.count > 2,
            // `soixante-quinze`, `quatre-vingt-dix`
            ones < Fraction(tens == 60 || tens == 80 ? 20 : 10)
        else {
            guard tensEnd > place + 1 else { return nil }
            return Number(least: Double(tens), most: Double(tens), end: tensEnd, isWords: true)
        }
        let value = Double(tens + ones.numerator)
        return Number(least: value, most: value, end: next + 1, isWords: true)
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
    private func joined(_ place: Int) -> Int? {
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

    // MARK: Parts

    private struct Part {
        var least: Double
        var most: Double
        /// The seconds of its unit.
        var unit: Int
        var end: Int
        /// Whether nothing else stands in it.
        var isTight: Bool
    }

    /// A number with its unit, and what goes on after it: `and a half`, the 5 of `1 h 5`.
    private func part(_ number: Number) -> Part? {
        guard let (unit, unitEnd, isTight) = unit(after: number) else { return nil }
        // `1:15 h` is a clock's hours and minutes, `1:30 min` minutes and seconds.
        let size = number.isClock ? (unit >= 3_600 ? 1 : Double(unit) / 3_600) : Double(unit)
        var part = Part(
            least: number.least * size,
            most: number.most * size,
            unit: unit,
            end: unitEnd,
            isTight: isTight
        )
        guard !number.isClock else { return part }
        if let (share, end) = fraction(after: part.end) {
            part.least += share * Double(unit)
            part.most += share * Double(unit)
            part.end = end
        } else if let (rest, end) = rest(after: part.end, of: unit) {
            part.least += rest
            part.most += rest
            part.end = end
        }
        return part
    }

    /// The unit of a number: its seconds, the token after it, and whether it stands next to it.
    private func unit(after number: Number) -> (Int, Int, Bool)? {
        var place = number.end
        if tokens.isSign(place, "'′") { return (60, place + 1, true) }
        if tokens.isSign(place, "-‐‑–") { place += 1 }
        place = tokens.afterSpace(place)
        for skipped in 0...(isTyped ? 0 : number.isWords ? 1 : 2) {
            let word = tokens.word(place)
            let isElided = tokens.isSign(place + 1, "'’")
            let unit = isTyped ? TimeUnits.typed(word) : TimeUnits.seconds(of: word)
            if !isElided, let unit {
                // `a second layer`
                if number.isWords, number.most == 1, unit == 1 { return nil }
                return (unit, place + 1, skipped == 0)
            }
            let isLeftOut = tokens.isWord(place) && NumeralTable.number(of: word) == nil
            guard isLeftOut || tokens.isSign(place, "()/'’"), !number.isWords || isLeftOut else {
                return nil
            }
            place = tokens.afterSpace(place + 1)
            while tokens.isSign(place, "()/'’") { place = tokens.afterSpace(place + 1) }
        }
        return nil
    }

    /// `and a half` after `an hour`, `et demie`, `y media`.
    private func fraction(after place: Int) -> (Double, Int)? {
        var next = tokens.afterSpace(place)
        guard Self.joints.contains(tokens.word(next)) else { return nil }
        next = tokens.afterSpace(next + 1)
        guard let found = numbers.quantity(at: next), found.quantity.upper < .one,
            TimeUnits.seconds(of: tokens.word(tokens.afterSpace(found.end))) == nil
        else { return nil }
        return (found.quantity.lower.value, found.end)
    }

    /// Minutes without a unit after hours, and seconds right after minutes: `1 h 5`, `1h30`, `2m30`.
    private func rest(after place: Int, of unit: Int) -> (Double, Int)? {
        guard unit == 3_600 || unit == 60 && tokens.isDigits(place) else { return nil }
        var next = tokens.isSign(place, ".") ? place + 1 : place
        next = tokens.afterSpace(next)
        if Self.joints.contains(tokens.word(next)) {
            // `1 h and 2 eggs`
            guard !isTyped else { return nil }
            next = tokens.afterSpace(next + 1)
        }
        guard let (rest, end) = minutes(at: next), rest < 60, !isTyped || rest >= 5,
            !tokens.isSign(end, "/:.,") || !tokens.isDigits(end + 1),
            self.unit(after: Number(least: 0, most: 0, end: end)) == nil
        else { return nil }
        return (Double(rest * unit / 60), end)
    }

    /// A whole number, which a cook says in words as well: `one hour thirty`.
    private func minutes(at place: Int) -> (Int, Int)? {
        if case .digits(let minutes) = tokens.kind(place) { return (minutes, place + 1) }
        guard isTyped, let ten = Numeral(tokens.word(place)), !ten.isOrdinal else { return nil }
        guard let ones = joined(place + 1).flatMap({ Numeral(tokens.word($0)) }),
            let sum = ten.joined(ones), !sum.isOrdinal
        else { return (ten.value, place + 1) }
        return (sum.value, place + 3)
    }

    // MARK: Between parts

    /// Whether a range's sign or word stands before a number: `20 min - 1 h`.
    private func isAfterRange(_ place: Int) -> Bool {
        var before = place - 1
        while before >= 0, tokens.isSpace(before) { before -= 1 }
        return tokens.isSign(before, "-–—~〜～") || Self.ranges.contains(tokens.word(before))
    }

    /// Whether a token only joins parts, or is nothing.
    private func isJoint(_ place: Int) -> Bool {
        tokens.isSpace(place) || tokens.isSign(place, ".,-–—~〜～")
            || Self.joints.contains(tokens.word(place)) || Self.ranges.contains(tokens.word(place))
    }

    private static let joints: Set<String> = ["and", "und", "et", "e", "y", "en", "og", "och", "i"]
    private static let ranges: Set<String> = [
        "to", "bis", "a", "tot", "til", "till", "do", "до", "or", "oder", "ou", "eller", "o",
    ]
}
