import KitchenLanguage

/// A limit of minutes in words: `quick`, `under 45 minutes`, `half an hour`, `in 20 min`.
package struct TimePhrase: Hashable, Sendable {
    /// At most so many minutes.
    package let minutes: Int
    /// How many words say so.
    package let wordCount: Int
    /// Whether a number says it; `quick` yields to one.
    package let isExact: Bool
    /// Whether it is a least time, `over 2 hours`, which no query can ask for.
    package let isLeast: Bool

    /// The limit that begins at the first of some words, in lower case as typed otherwise; nil where
    /// none does.
    package init?(_ words: some RandomAccessCollection<String>) {
        var reader = TimeReader(words: Array(words.prefix(12)))
        guard let (minutes, isExact) = reader.limit(), (1...100_000).contains(minutes) else {
            return nil
        }
        isLeast = reader.isLeast
        self.minutes = minutes
        self.isExact = isExact
        wordCount = reader.place
    }
}

/// Reads a limit word by word.
private struct TimeReader {
    let words: [String]
    var place = 0
    var isLeast = false

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
    private mutating func prefix() -> (length: Int, isBelow: Bool)? {
        if let phrase = LeastTime.before.first(where: { words[place...].starts(with: $0) }) {
            isLeast = true
            return (phrase.count, false)
        }
        for (phrase, isBelow) in Self.prefixes where words[place...].starts(with: phrase) {
            return (phrase.count, isBelow)
        }
        return nil
    }

    /// The minutes that are stated, of a range the longer end.
    private mutating func amount() -> Int? {
        let rest = words[place...].joined(separator: " ")
        guard let time = StatedDuration.beginning(rest) else { return nil }
        // The time ends with a word and not within one.
        let taken = rest[..<time.end].split(separator: " ").count
        guard time.end == rest.endIndex || rest[time.end] == " " else { return nil }
        place += taken
        return (time.duration.most + 59) / 60
    }

    private mutating func skipAfterwards() {
        if let phrase = LeastTime.after.first(where: { words[place...].starts(with: $0) }) {
            isLeast = true
            place += phrase.count
            return
        }
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
        ["tops"], ["and", "a", "bit"],
    ]
}
