/// A length of time as it was said.
struct SpokenTime: Hashable, Sendable {
    /// Its seconds.
    var seconds: Int
    /// The time as commands take it: `90s`, `12m`, `1h30m`.
    var text: String

    /// A time of so many minutes or hours, written in the unit that was said.
    init(seconds: Int, text: String) {
        self.seconds = seconds
        self.text = text
    }

    /// Its minutes, as `minutes:` takes them.
    var minutes: Int { max(1, (seconds + 59) / 60) }

    /// So many seconds, written with hours and minutes.
    init(wholeSeconds seconds: Int) {
        self.init(hours: seconds / 3_600, minutes: seconds / 60 % 60, seconds: seconds % 60)
    }

    /// A time from its parts: `1h30m`, `45m`, `90s`.
    init(hours: Int, minutes: Int, seconds: Int) {
        self.seconds = hours * 3_600 + minutes * 60 + seconds
        var text = ""
        if hours > 0 { text += "\(hours)h" }
        if minutes > 0 { text += "\(minutes)m" }
        if seconds > 0 || text.isEmpty { text += "\(seconds)s" }
        self.text = text
    }
}

/// Makes the words of a time one word: `half an hour`, `1 h 30`, `three quarters of an hour`.
enum SpokenTimes {
    private enum Unit: Int {
        case second = 1
        case minute = 60
        case hour = 3_600

        var letter: String {
            switch self {
            case .second: "s"
            case .minute: "m"
            case .hour: "h"
            }
        }
    }

    private static let units: [String: Unit] = [
        "s": .second, "sec": .second, "secs": .second, "second": .second, "seconds": .second,
        "m": .minute, "min": .minute, "mins": .minute, "minute": .minute, "minutes": .minute,
        "minuts": .minute, "h": .hour, "hr": .hour, "hrs": .hour, "hour": .hour, "hours": .hour,
        "minuet": .minute, "minuets": .minute,
    ]

    /// A single word that is a time: `30min`, `1h30m`, `90s`.
    static func time(in text: String) -> SpokenTime? {
        var parts: [(Int, Unit)] = []
        var rest = Substring(text)
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, digits.count <= 5, let number = Int(digits) else { return nil }
            rest = rest.dropFirst(digits.count)
            let letters = rest.prefix { $0.isLetter }
            guard let unit = units[String(letters)] else { return nil }
            rest = rest.dropFirst(letters.count)
            parts.append((number, unit))
        }
        return time(of: parts)
    }

    /// The words with every time among them made one word.
    static func joined(_ words: [SpokenWord]) -> [SpokenWord] {
        var result: [SpokenWord] = []
        var index = 0
        while index < words.count {
            if let (time, length) = time(at: index, in: words) {
                var word = words[index]
                word.time = time
                word.number = nil
                word.id = nil
                word.text = words[index..<(index + length)].map(\.text).joined(separator: " ")
                word.range =
                    word.range.lowerBound..<words[index + length - 1].range.upperBound
                result.append(word)
                index += length
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result
    }

    private static func time(of parts: [(Int, Unit)]) -> SpokenTime? {
        guard !parts.isEmpty else { return nil }
        let seconds = parts.reduce(0) { $0 + $1.0 * $1.1.rawValue }
        let text = parts.map { "\($0.0)\($0.1.letter)" }.joined()
        return seconds > 0 ? SpokenTime(seconds: seconds, text: text) : nil
    }

    /// The time that begins at a word, and how many words it takes.
    private static func time(at start: Int, in words: [SpokenWord]) -> (SpokenTime, Int)? {
        func text(_ offset: Int) -> String {
            words.indices.contains(start + offset) ? words[start + offset].text : ""
        }
        if let fraction = fraction(at: start, in: words) { return fraction }
        // `a second timer`
        if text(0) == "a", text(1) == "second", ["timer", "one", "alarm"].contains(text(2)) {
            return nil
        }
        if let time = words[start].time {
            guard words.indices.contains(start + 1) else { return (time, 1) }
            let next = words[start + 1]
            // `1h 30m`, `5m 30s`
            if let rest = next.time,
                time.seconds % 3_600 == 0 && rest.seconds < 3_600
                    || time.seconds % 60 == 0 && rest.seconds < 60
            {
                return (SpokenTime(wholeSeconds: time.seconds + rest.seconds), 2)
            }
            // `1h 15`
            guard time.seconds % 3_600 == 0, let minutes = next.number, (1..<60).contains(minutes),
                next.text.allSatisfy(\.isNumber), units[text(2)] == nil
            else { return (time, 1) }
            return (SpokenTime(wholeSeconds: time.seconds + minutes * 60), 2)
        }
        // `within the hour`
        if text(0) == "the", text(1) == "hour", ["within", "under", "inside"].contains(text(-1)) {
            return (SpokenTime(hours: 1, minutes: 0, seconds: 0), 2)
        }
        // `2 and a half minutes`
        if let number = words[start].number, text(1) == "and", text(2) == "a", text(3) == "half",
            let unit = units[text(4)]
        {
            let seconds = number * unit.rawValue + unit.rawValue / 2
            return (SpokenTime(wholeSeconds: seconds), 5)
        }
        // `1 h 30`, `2 hours and 15 minutes`, `an hour and a half`, `12 minutes`
        var length = 0
        var parts: [(Int, Unit)] = []
        while let number = amount(at: start + length, in: words),
            parts.last.map({ $0.1.rawValue > 1 }) ?? true
        {
            guard let unit = units[text(length + 1)] else {
                if let last = parts.last, last.1 == .hour, (5..<60).contains(number) {
                    parts.append((number, .minute))
                    length += 1
                }
                break
            }
            parts.append((number, unit))
            length += 2
            if text(length) == "and", text(length + 1) == "a", text(length + 2) == "half" {
                length += 3
                parts.append(unit == .hour ? (30, .minute) : (30, .second))
                break
            }
            if unit == .hour, text(length) == "and", text(length + 1) == "a",
                text(length + 2) == "quarter"
            {
                length += 3
                parts.append((15, .minute))
                break
            }
            if text(length) == "and", amount(at: start + length + 1, in: words) != nil,
                units[text(length + 2)] != nil
            {
                length += 1
            }
        }
        if let last = parts.last, last.1 == .minute, text(length) == "and",
            text(length + 1) == "a", text(length + 2) == "half"
        {
            parts.append((30, .second))
            length += 3
        }
        guard let time = time(of: parts) else { return nil }
        return (time, length)
    }

    /// `2 1/2`, whose fraction is a word by now, `2½` and `2.5`, with how many words it is.
    private static func wholeAndHalf(
        at start: Int,
        in words: [SpokenWord]
    ) -> (whole: Int, length: Int)? {
        let word = words[start]
        if let whole = word.number, whole > 0, word.text.allSatisfy(\.isNumber),
            words.indices.contains(start + 1), words[start + 1].text == "half"
        {
            return (whole, 2)
        }
        for half in ["½", ".5"] where word.text.hasSuffix(half) {
            let digits = word.text.dropLast(half.count)
            if digits.count <= 3, let whole = Int(digits), whole > 0 { return (whole, 1) }
        }
        return nil
    }

    /// `half an hour`, `a quarter of an hour`, `three quarters of an hour`, `half a minute`.
    private static func fraction(at start: Int, in words: [SpokenWord]) -> (SpokenTime, Int)? {
        func text(_ index: Int) -> String { words.indices.contains(index) ? words[index].text : "" }
        if let (whole, length) = wholeAndHalf(at: start, in: words),
            let unit = units[text(start + length)]
        {
            let seconds = whole * unit.rawValue + unit.rawValue / 2
            return (SpokenTime(wholeSeconds: seconds), length + 1)
        }
        var index = start
        var quarters: Int
        switch (text(index), text(index + 1)) {
        case ("a", "half"), ("1/2", "of"), ("half", "of"): (quarters, index) = (2, index + 2)
        case ("half", _), ("1/2", _), ("½", _): (quarters, index) = (2, index + 1)
        case ("a", "quarter"): (quarters, index) = (1, index + 2)
        case ("quarter", _): (quarters, index) = (1, index + 1)
        case ("three", "quarters"), ("3", "quarters"), ("three", "quarter"):
            (quarters, index) = (3, index + 2)
        default: return nil
        }
        if text(index) == "of" { index += 1 }
        if text(index) == "an" || text(index) == "a" { index += 1 }
        guard let unit = units[text(index)], unit != .second else { return nil }
        let seconds = unit.rawValue / 4 * quarters
        return (
            SpokenTime(hours: 0, minutes: seconds / 60, seconds: seconds % 60), index + 1 - start
        )
    }

    /// `12`, `twelve`, `an`.
    private static func amount(at index: Int, in words: [SpokenWord]) -> Int? {
        guard words.indices.contains(index) else { return nil }
        let word = words[index]
        if let number = word.number, !word.isOrdinal { return number }
        return ["a", "an"].contains(word.text) ? 1 : nil
    }
}
