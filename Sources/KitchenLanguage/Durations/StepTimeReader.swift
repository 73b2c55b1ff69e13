/// Reads times to wait for from the tokens of a step: numbers with a unit of time.
struct StepTimeReader {
    /// A time in seconds, and the tokens that say it.
    struct Found: Hashable {
        var tokens: Range<Int>
        var least: Int
        var most: Int
    }

    let tokens: TokenizedText

    /// All times to wait for, in order.
    func times() -> [Found] {
        var found: [Found] = []
        var place = 0
        while place < tokens.count {
            guard canBegin(place), let time = time(at: place) else {
                place += 1
                continue
            }
            place = time.tokens.upperBound
            guard time.least > 0, time.most < Self.day, isWaitedFor(time) else { continue }
            found.append(time)
        }
        return found
    }

    // MARK: One time

    /// The time that begins at a token, with all its parts: `1 hour and 30 minutes`.
    private func time(at place: Int) -> Found? {
        guard var part = part(at: place) else { return nil }
        var (least, most) = part.seconds
        // `30 seconds to 1 minute`
        if least == most, let start = rangeStart(at: part.end), let other = self.part(at: start),
            other.seconds.least > least
        {
            (part.end, part.unit, most) = (other.end, other.unit, other.seconds.most)
        } else if let (number, end) = openRange(at: part.end), number * part.unit > most {
            // `a minute or two`
            (part.end, most) = (end, number * part.unit)
        }
        if let (share, end) = fraction(at: part.end) {
            let more = Self.seconds(share, part.unit) ?? 0
            part.end = end
            (least, most) = (least + more, most + more)
        }
        while let next = smallerPart(after: part) {
            part = next
            least += next.seconds.least
            most += next.seconds.most
        }
        return Found(tokens: place..<part.end, least: least, most: most)
    }

    /// A number with its unit.
    private struct Part {
        var seconds: (least: Int, most: Int)
        /// How many seconds the unit has.
        var unit: Int
        var end: Int
    }

    private func part(at place: Int) -> Part? {
        guard let (quantity, numberEnd) = number(at: place) else { return nil }
        var next = numberEnd
        if tokens.isSign(next, Self.hyphens) { next += 1 }
        next = tokens.afterSpace(next)
        // `5 more minutes`, `¾ of an hour`
        if Self.fillers.contains(tokens.word(next)) { next = tokens.afterSpace(next + 1) }
        if quantity.upper < .one, tokens.word(next) == "of" {
            next = tokens.afterSpace(next + 1)
            if ["a", "an"].contains(tokens.word(next)) { next = tokens.afterSpace(next + 1) }
        }
        let word = tokens.word(next)
        guard let unit = TimeUnits.english(word) else { return nil }
        // `a second layer`, `4 minute steaks`
        if word == "second", quantity.upper == .one, !tokens.isDigits(place) { return nil }
        if Self.dishes.contains(tokens.word(tokens.afterSpace(next + 1))) { return nil }
        // `at 18 h`
        if word == "h", Self.clocks.contains(wordBefore(place)) { return nil }
        guard let least = Self.seconds(quantity.lower, unit),
            let most = Self.seconds(quantity.upper, unit)
        else { return nil }
        return Part(seconds: (least, most), unit: unit, end: next + 1)
    }

    /// A number, or a range whose ends stand in any order.
    private func number(at place: Int) -> (Quantity, Int)? {
        // `a couple of minutes`
        let couple = tokens.word(place) == "a" ? tokens.afterSpace(place + 1) : place
        if tokens.word(couple) == "couple" {
            let end = tokens.afterSpace(couple + 1)
            return (Quantity(Fraction(2)), tokens.word(end) == "of" ? end + 1 : couple + 1)
        }
        guard let found = NumberReader(tokens: tokens).quantity(at: place) else {
            // `1 h 05 min`
            guard case .digits(let whole) = tokens.kind(place) else { return nil }
            return (Quantity(Fraction(whole)), place + 1)
        }
        // Nobody waits a thousand minutes: `1.500 hours` is a decimal.
        let quantity = found.decimalReading.map { Quantity($0) } ?? found.quantity
        let sign = tokens.afterSpace(found.end)
        if !quantity.isRange, tokens.isSign(sign, Self.hyphens + "—"),
            let other = NumberReader(tokens: tokens).quantity(at: tokens.afterSpace(sign + 1)),
            !other.quantity.isRange
        {
            return (Quantity(quantity.lower, to: other.quantity.lower), other.end)
        }
        return (quantity, found.end)
    }

    /// Where the other end of a range begins.
    private func rangeStart(at place: Int) -> Int? {
        let sign = tokens.afterSpace(place)
        guard tokens.isSign(sign, Self.hyphens + "—") || ["to", "or"].contains(tokens.word(sign))
        else { return nil }
        return tokens.afterSpace(sign + 1)
    }

    /// `or two` after `a minute`.
    private func openRange(at place: Int) -> (number: Int, end: Int)? {
        let joint = tokens.afterSpace(place)
        guard tokens.word(joint) == "or" else { return nil }
        let start = tokens.afterSpace(joint + 1)
        guard tokens.isWord(start),
            let found = NumberReader(tokens: tokens).quantity(at: start),
            found.quantity.lower.isWhole, !found.quantity.isRange
        else { return nil }
        return (found.quantity.lower.numerator, found.end)
    }

    /// `and a half` after `an hour`.
    private func fraction(at place: Int) -> (Fraction, Int)? {
        let joint = tokens.afterSpace(place)
        guard tokens.word(joint) == "and",
            let found = NumberReader(tokens: tokens).quantity(at: tokens.afterSpace(joint + 1)),
            found.quantity.upper < .one,
            TimeUnits.english(tokens.word(tokens.afterSpace(found.end))) == nil,
            part(at: tokens.afterSpace(joint + 1)) == nil
        else { return nil }
        return (found.quantity.lower, found.end)
    }

    /// What goes on after hours in minutes and after minutes in seconds.
    private func smallerPart(after part: Part) -> Part? {
        var place = tokens.afterSpace(part.end)
        // `1h30`
        if place == part.end, part.unit == 3_600, case .digits(let minutes) = tokens.kind(place),
            minutes < 60, self.part(at: place) == nil
        {
            return Part(seconds: (minutes * 60, minutes * 60), unit: 60, end: place + 1)
        }
        if tokens.word(place) == "and" { place = tokens.afterSpace(place + 1) }
        guard let next = self.part(at: place), next.unit < part.unit else { return nil }
        return next
    }

    // MARK: Times that are not waited for

    private func canBegin(_ place: Int) -> Bool {
        guard place > 0 else { return true }
        switch tokens.kind(place - 1) {
        case .space: return true
        case .sign(let sign): return "(/[—~≈\"'’“=:+".contains(sign)
        case .digits, .fraction, .word, nil: return false
        }
    }

    private func isWaitedFor(_ time: Found) -> Bool {
        let before = wordBefore(time.tokens.lowerBound)
        if ["every", "each", "by", "past", "within"].contains(before) { return false }
        let next = words(after: time.tokens.upperBound)
        guard let first = next.first else { return true }
        if Self.differences.contains(first) { return false }
        if Self.excesses.contains(first) { return !next.dropFirst().starts(with: ["than"]) }
        if ["in", "on"].contains(first), next.dropFirst().first == "advance" { return false }
        if first == "prior" || first == "before" { return isWait(before: time.tokens.lowerBound) }
        return true
    }

    /// `rest for 10 minutes before serving` is a wait, `10 minutes before the end` is none.
    private func isWait(before place: Int) -> Bool {
        var words: [String] = []
        for token in (0..<place).reversed() {
            if tokens.isSign(token, ".,;:!") || words.count == 5 { break }
            if tokens.isWord(token) { words.append(tokens.word(token)) }
        }
        return words.contains { $0 == "for" || CookingDeeds.isDeed($0) || Self.waits.contains($0) }
    }

    private func wordBefore(_ place: Int) -> String {
        var place = place - 1
        while place >= 0, tokens.isSpace(place) { place -= 1 }
        return tokens.word(place)
    }

    /// The words that follow up to the next sign, at most four.
    private func words(after place: Int) -> [String] {
        var words: [String] = []
        for token in place..<tokens.count {
            if tokens.isSpace(token) { continue }
            guard tokens.isWord(token), words.count < 4 else { break }
            words.append(tokens.word(token))
        }
        return words
    }

    // MARK: Tables

    private static let day = 24 * 3_600
    private static let hyphens = "-‐‑–"

    private static func seconds(_ number: Fraction, _ unit: Int) -> Int? {
        let seconds = number.value * Double(unit)
        return seconds.isFinite && seconds < 1e7 ? Int(seconds.rounded()) : nil
    }

    private static let fillers: Set<String> = [
        "more", "further", "additional", "full", "extra", "good", "whole", "solid", "or",
    ]

    private static let dishes: Set<String> = ["steak", "steaks", "interval", "intervals"]

    private static let clocks: Set<String> = ["at", "until", "till", "around", "from"]

    /// After a time, what makes it a difference or a point in time.
    private static let differences: Set<String> = [
        "less", "fewer", "shorter", "earlier", "ago", "ahead", "old", "short", "sooner",
        "previously", "beforehand", "shy",
    ]

    /// The same where `than` follows.
    private static let excesses: Set<String> = ["more", "longer", "later"]

    private static let waits: Set<String> = ["wait", "leave", "sit", "keep", "least", "another"]
}
