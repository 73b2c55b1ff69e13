/// Reads lengths of time from the tokens of a text.
struct DurationReader {
    /// Where the text stands, which decides how freely times are put there.
    enum Manner {
        /// In a recipe's field: in the languages of recipes, with other words between.
        case field
        /// In a line that a cook types: in English, each unit next to its number.
        case typed
        /// In a step: in English, with a few words between, and from one unit to another.
        case step
    }

    /// What a text states, in seconds.
    struct Found {
        var least: Double
        var most: Double
        var namesUnit: Bool
        var isWhole: Bool
    }

    /// A number of units, or of the ends of a range.
    struct Number {
        var least: Double
        var most: Double
        var end: Int
        var isWords = false
        /// Whether it is a clock's hours and minutes, in seconds.
        var isClock = false
    }

    let tokens: TokenizedText
    let numbers: NumberReader
    let manner: Manner

    init(_ tokens: TokenizedText, as manner: Manner = .field) {
        self.tokens = tokens
        self.manner = manner
        numbers = NumberReader(tokens: tokens)
    }

    /// The length of time that begins with a token, the seconds of its first unit, and the token after
    /// it: 5400, 3600 and 5 for `1 h 30 soup`.
    func time(at start: Int = 0) -> (found: Found, unit: Int, end: Int)? {
        guard let number = number(at: start), var part = part(number) else { return nil }
        let first = part
        if manner == .step, let longer = longerEnd(after: part) { part = longer }
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

    /// A part with the other end that its range has in a step: `30 seconds to 1 minute`, `a minute or
    /// two`.
    private func longerEnd(after part: Part) -> Part? {
        guard part.least == part.most else { return nil }
        var longer = part
        let sign = tokens.afterSpace(part.end)
        guard tokens.isSign(sign, Self.dashes) || ["to", "or"].contains(tokens.word(sign)) else {
            return nil
        }
        let start = tokens.afterSpace(sign + 1)
        if let number = number(at: start), let other = self.part(number), other.least > part.least {
            (longer.end, longer.unit, longer.most) = (other.end, other.unit, other.most)
            return longer
        }
        guard tokens.word(sign) == "or", tokens.isWord(start),
            let found = numbers.quantity(at: start), found.quantity.lower.isWhole,
            !found.quantity.isRange
        else { return nil }
        longer.most = found.quantity.lower.value * Double(part.unit)
        longer.end = found.end
        return longer.most > part.most ? longer : nil
    }

    /// `30m` after `1h`, `and 15 minutes` after `2 hours`.
    private func smallerPart(after part: Part) -> Part? {
        // In a step something else comes after a comma: `1 hour, 10 minutes before the end`.
        let passesComma = manner != .step && tokens.isSign(part.end, ",")
        var place = tokens.afterSpace(passesComma ? part.end + 1 : part.end)
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

    private func canBegin(_ place: Int) -> Bool {
        guard place > 0, tokens.isWord(place) else { return true }
        // `mi-an` begins no number.
        return !tokens.isSign(place - 1, "'’")
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
        if manner != .step, tokens.isSign(place, "'′") { return (60, place + 1, true) }
        if tokens.isSign(place, "-‐‑–") { place += 1 }
        place = tokens.afterSpace(place)
        if manner == .step { return unitOfStep(number, at: place) }
        let isTyped = manner == .typed
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

    /// The unit in a step, after a word that stands between at most: `5 more minutes`, `¾ of an hour`.
    private func unitOfStep(_ number: Number, at start: Int) -> (Int, Int, Bool)? {
        var place = start
        if Self.fillers.contains(tokens.word(place)) { place = tokens.afterSpace(place + 1) }
        if number.most < 1, tokens.word(place) == "of" {
            place = tokens.afterSpace(place + 1)
            if ["a", "an"].contains(tokens.word(place)) { place = tokens.afterSpace(place + 1) }
        }
        let word = tokens.word(place)
        guard let unit = TimeUnits.english(word) else { return nil }
        // `a second layer`, `4 minute steaks`
        if word == "second", number.isWords, number.most == 1 { return nil }
        guard !Self.dishes.contains(tokens.word(tokens.afterSpace(place + 1))) else { return nil }
        return (unit, place + 1, true)
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
        let isTyped = manner == .typed
        var next = tokens.isSign(place, ".") ? place + 1 : place
        next = tokens.afterSpace(next)
        // `bake 1 hour 4 layers`
        if manner == .step, next > place { return nil }
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
        guard manner == .typed, let ten = Numeral(tokens.word(place)), !ten.isOrdinal else {
            return nil
        }
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

    static let dashes = "-‐‑–—"
    private static let fillers: Set<String> = [
        "more", "further", "additional", "full", "extra", "good", "whole", "solid", "or",
    ]
    private static let dishes: Set<String> = ["steak", "steaks", "interval", "intervals"]
    private static let joints: Set<String> = ["and", "und", "et", "e", "y", "en", "og", "och", "i"]
    private static let ranges: Set<String> = [
        "to", "bis", "a", "tot", "til", "till", "do", "до", "or", "oder", "ou", "eller", "o",
    ]
}
