/// A time that a step names, such as `10 to 12 minutes`.
package struct StepTime: Hashable, Sendable {
    /// The words of the step.
    package var text: String
    /// How long it is at least, in seconds; a timer is set to this.
    package var seconds: Int
    /// How long it is at most; equal to `seconds` where one time is named.
    package var longest: Int

    package init(text: String, seconds: Int, longest: Int? = nil) {
        self.text = text
        self.seconds = seconds
        self.longest = longest ?? seconds
    }

    /// The times in a step, in its order.
    ///
    /// `1 hour and 30 minutes` is one time. Times that come again (`every 5 minutes`) and those of a
    /// day or longer are none to wait for at the stove.
    package static func all(in step: String) -> [StepTime] {
        var times: [StepTime] = []
        var scanner = StepTimeScanner(step)
        while let time = scanner.next() { times.append(time) }
        return times
    }
}

/// Goes over the words of a step and reads times.
private struct StepTimeScanner {
    private let text: String
    private let words: [Substring]
    private var place = 0

    private static let longest = 24 * 3_600

    init(_ text: String) {
        self.text = text
        words = text.split { $0.isWhitespace || "()[]".contains($0) }
    }

    mutating func next() -> StepTime? {
        while place < words.count {
            let start = place
            guard let first = readTime() else {
                place = start + 1
                continue
            }
            var (least, most) = first
            // `1 hour 30 minutes`, `2 minutes and 30 seconds`.
            while true {
                let mark = place
                if place < words.count, words[place] == "and" || words[place] == "," { place += 1 }
                guard !words[mark - 1].hasSuffix(","), let more = readTime(below: least) else {
                    place = mark
                    break
                }
                least += more.0
                most += more.1
            }
            let isRepeated = start > 0 && ["every", "each"].contains(words[start - 1].lowercased())
            guard !isRepeated, least > 0, most < StepTimeScanner.longest else { continue }
            let range = words[start].startIndex..<words[place - 1].endIndex
            var named = String(text[range])
            while let last = named.last, ".,;:!".contains(last) { named.removeLast() }
            return StepTime(text: named, seconds: least, longest: max(least, most))
        }
        return nil
    }

    /// Reads one number or range with its unit, in seconds; moves on only where there is one.
    private mutating func readTime(below limit: Int = .max) -> (Int, Int)? {
        let start = place
        if let phrase = readPhrase(), phrase < limit { return (phrase, phrase) }
        place = start
        guard let (low, unit) = readNumber() else { return revert(to: start) }
        var high = low
        var unitWord = unit
        if unit == nil, place < words.count {
            // `10 to 12 minutes`, `10 - 12 minutes`, `10 or 12`.
            if ["to", "-", "–", "—", "or"].contains(words[place].lowercased()) {
                place += 1
                guard let (second, inner) = readNumber() else { return revert(to: start) }
                high = second
                unitWord = inner
            }
        }
        if unitWord == nil {
            guard place < words.count else { return revert(to: start) }
            unitWord = words[place]
            place += 1
            // `5 more minutes`.
            if let word = unitWord, ["more", "further", "additional", "full"].contains(word),
                place < words.count
            {
                unitWord = words[place]
                place += 1
            }
        }
        guard let unitWord, let scale = StepTimeScanner.seconds(in: unitWord) else {
            return revert(to: start)
        }
        let (low2, high2) = lowAndHigh ?? (low, high)
        lowAndHigh = nil
        guard let least = StepTimeScanner.whole(low2 * Double(scale)),
            let most = StepTimeScanner.whole(high2 * Double(scale)), least < limit
        else { return revert(to: start) }
        return (least, most)
    }

    /// Both ends of a range that is one word: `10-12`.
    private var lowAndHigh: (Double, Double)?

    private mutating func revert(to start: Int) -> (Int, Int)? {
        place = start
        lowAndHigh = nil
        return nil
    }

    /// `half an hour`, `an hour and a half`, `a minute`, `a quarter of an hour`.
    private mutating func readPhrase() -> Int? {
        guard place < words.count, words[place].utf8.count <= StepTimeScanner.longestWord else {
            return nil
        }
        let first = StepTimeScanner.bare(words[place])
        for (phrase, seconds) in StepTimeScanner.phrases where phrase.first == first {
            let count = phrase.count
            guard words.count - place >= count else { continue }
            let row = words[place..<place + count].map(StepTimeScanner.bare)
            if row == phrase {
                place += count
                return seconds
            }
        }
        return nil
    }

    /// A number, with the unit where both are one word: `20min`, `20-minute`.
    private mutating func readNumber() -> (Double, Substring?)? {
        guard place < words.count else { return nil }
        let word = words[place]
        if let named = StepTimeScanner.numbers[word.lowercased()] {
            place += 1
            return (named, nil)
        }
        guard var (value, rest) = StepTimeScanner.number(word) else { return nil }
        place += 1
        // `10-12` and `10–12`.
        if let sign = rest.first, "-–—".contains(sign),
            let (second, after) = StepTimeScanner.number(rest.dropFirst())
        {
            lowAndHigh = (value, second)
            rest = after
        } else if rest.isEmpty, place < words.count, value < 1_000,
            let (part, after) = StepTimeScanner.number(words[place]), part < 1, part > 0,
            after.isEmpty
        {
            // `1 1/2`.
            value += part
            place += 1
        }
        let unit = rest.drop { "-–".contains($0) }
        return (value, unit.isEmpty ? nil : unit)
    }

    private static func number(_ word: Substring) -> (Double, Substring)? {
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        var rest = word[digits.endIndex...]
        if digits.isEmpty {
            guard let sign = rest.first, let part = fraction(sign) else { return nil }
            return (part, rest.dropFirst())
        }
        guard digits.count < 7, var value = Double(digits) else { return nil }
        if let sign = rest.first, let part = fraction(sign) {
            return (value + part, rest.dropFirst())
        }
        if let sign = rest.first, ".,/⁄".contains(sign) {
            let lower = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
            if !lower.isEmpty, lower.count < 4 {
                if "/⁄".contains(sign) {
                    guard let below = Double(lower), below > 0 else { return nil }
                    value /= below
                } else {
                    value = Double("\(digits).\(lower)") ?? value
                }
                rest = rest[lower.endIndex...]
            }
        }
        return (value, rest)
    }

    private static func fraction(_ sign: Character) -> Double? {
        guard !sign.isASCII, let value = sign.unicodeScalars.first?.properties.numericValue,
            value > 0, value < 1
        else { return nil }
        return value
    }

    private static func bare(_ word: Substring) -> String {
        word.lowercased().trimmingPunctuation
    }

    private static func seconds(in unit: Substring) -> Int? {
        units[unit.lowercased().trimmingPunctuation]
    }

    private static func whole(_ seconds: Double) -> Int? {
        seconds.isFinite && seconds < 1e7 ? Int(seconds.rounded()) : nil
    }

    private static let units: [String: Int] = [
        "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "min": 60, "mins": 60,
        "minute": 60, "minutes": 60, "h": 3_600, "hr": 3_600, "hrs": 3_600, "hour": 3_600,
        "hours": 3_600,
    ]

    private static let numbers: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30,
        "forty": 40, "forty-five": 45, "sixty": 60,
    ]

    /// The bytes of a word that a phrase may begin with, punctuation included.
    private static let longestWord = 16

    private static let phrases: [([String], Int)] = [
        (["an", "hour", "and", "a", "half"], 5_400), (["one", "and", "a", "half", "hours"], 5_400),
        (["a", "quarter", "of", "an", "hour"], 900), (["half", "an", "hour"], 1_800),
        (["half", "a", "minute"], 30), (["three", "quarters", "of", "an", "hour"], 2_700),
        (["a", "couple", "of", "minutes"], 120), (["an", "hour"], 3_600), (["a", "minute"], 60),
    ]
}

extension String {
    fileprivate var trimmingPunctuation: String {
        var text = Substring(self)
        while let last = text.last, ".,;:!?".contains(last) { text.removeLast() }
        return String(text)
    }
}
