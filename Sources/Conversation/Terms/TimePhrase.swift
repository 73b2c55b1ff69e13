/// A limit of minutes in words: `quick`, `under 45 minutes`, `half an hour`, `in 20 min`.
package struct TimePhrase: Hashable, Sendable {
    /// At most so many minutes.
    package let minutes: Int
    /// How many words say so.
    package let wordCount: Int
    /// Whether a number says it; `quick` yields to one.
    package let isExact: Bool

    /// The limit that begins at the first of some words, in lower case as typed otherwise; nil where
    /// none does.
    package init?(_ words: some RandomAccessCollection<String>) {
        var reader = TimeReader(words: Array(words.prefix(12)))
        guard let (minutes, isExact) = reader.limit(), (1...100_000).contains(minutes) else {
            return nil
        }
        self.minutes = minutes
        self.isExact = isExact
        wordCount = reader.place
    }
}

/// Reads a limit word by word.
private struct TimeReader {
    let words: [String]
    var place = 0

    mutating func limit() -> (minutes: Int, isExact: Bool)? {
        if let word = words.first, Self.quickWords.contains(word) {
            place = 1
            return (30, false)
        }
        for phrase in [["in", "a", "hurry"], ["in", "a", "rush"], ["in", "no", "time"]]
        where words.starts(with: phrase) {
            place = phrase.count
            return (30, false)
        }
        var isBelow = false
        while let step = prefix() {
            if step.isBelow { isBelow = true }
            place += step.length
        }
        guard let amount = amount() else { return nil }
        skipAfterwards()
        return (amount - (isBelow ? 1 : 0), true)
    }

    /// Words before the number that say that it is a limit.
    private func prefix() -> (length: Int, isBelow: Bool)? {
        for (phrase, isBelow) in Self.prefixes where words[place...].starts(with: phrase) {
            return (phrase.count, isBelow)
        }
        return nil
    }

    private mutating func amount() -> Int? {
        guard place < words.count else { return nil }
        let rest = words[place...]
        for (phrase, minutes) in Self.wholes where rest.starts(with: phrase) {
            place += phrase.count
            return minutes + tail()
        }
        if let glued = glued(words[place]) {
            place += 1
            return glued
        }
        guard let number = number() else { return nil }
        guard place < words.count, let unit = Self.units[words[place]] else { return nil }
        place += 1
        return Int(number * unit) + (unit == 60 ? tail() : 0)
    }

    /// `and a half` after hours.
    private mutating func tail() -> Int {
        for (phrase, minutes) in Self.tails where words[place...].starts(with: phrase) {
            place += phrase.count
            return minutes
        }
        return 0
    }

    private mutating func number() -> Double? {
        let word = words[place]
        if let number = Self.numbers[word] {
            place += 1
            if place < words.count, number >= 20, let unit = Self.numbers[words[place]], unit < 10 {
                place += 1
                return number + unit
            }
            return number
        }
        guard word.count <= 6, let number = Double(word), number > 0, number.isFinite else {
            return nil
        }
        place += 1
        return number
    }

    /// `45min`, `2h`, `1h30`, `30-minute`.
    private func glued(_ word: String) -> Int? {
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.count <= 4, let number = Int(digits) else { return nil }
        var rest = word.dropFirst(digits.count)
        if rest.first == "-" { rest = rest.dropFirst() }
        if rest == "m" { return number }
        if rest.first == "h", rest.count > 1,
            let minutes = Int(rest.dropFirst().prefix { $0.isNumber })
        {
            return number * 60 + minutes
        }
        guard let unit = Self.units[String(rest)] ?? (rest == "h" ? 60 : nil) else { return nil }
        return number * Int(unit)
    }

    private mutating func skipAfterwards() {
        for phrase in Self.suffixes where words[place...].starts(with: phrase) {
            place += phrase.count
            return
        }
    }

    private static let quickWords: Set<String> = [
        "quick", "quickly", "quicker", "quickest", "quickie", "fast", "faster", "fastest", "speedy",
        "rapid", "express",
    ]
    private static let prefixes: [([String], Bool)] = [
        (["in", "less", "than"], true), (["no", "more", "than"], false),
        (["not", "more", "than"], false), (["in", "under"], false), (["less", "than"], true),
        (["fewer", "than"], true), (["shorter", "than"], true), (["at", "most"], false),
        (["up", "to"], false), (["ready", "in"], false), (["done", "in"], false),
        (["made", "in"], false), (["in", "about"], false), (["takes", "under"], false),
        (["below"], true), (["under"], false), (["within"], false), (["in"], false),
        (["max"], false), (["maximum"], false), (["about"], false), (["around"], false),
        (["takes"], false), (["take"], false), (["only"], false), (["just"], false),
        (["for"], false),
    ]
    private static let suffixes: [[String]] = [
        ["or", "less"], ["or", "under"], ["or", "fewer"], ["at", "most"], ["max"], ["maximum"],
        ["tops"],
    ]
    private static let wholes: [([String], Int)] = [
        (["half", "an", "hour"], 30), (["half", "hour"], 30), (["a", "half", "hour"], 30),
        (["half-hour"], 30), (["three", "quarters", "of", "an", "hour"], 45),
        (["a", "quarter", "of", "an", "hour"], 15), (["quarter", "of", "an", "hour"], 15),
        (["an", "hour"], 60), (["one", "hour"], 60),
    ]
    private static let tails: [([String], Int)] = [
        (["and", "a", "half"], 30), (["and", "a", "quarter"], 15), (["and", "a", "bit"], 0),
    ]
    private static let units: [String: Double] = [
        "minute": 1, "minutes": 1, "min": 1, "mins": 1, "hour": 60, "hours": 60, "hr": 60,
        "hrs": 60,
    ]
    private static let numbers: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
        "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19,
        "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
        "seventy": 70, "eighty": 80, "ninety": 90,
    ]
}
