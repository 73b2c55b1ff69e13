import KitchenLanguage

/// The times of day that somebody names, in minutes after midnight, each by what is then; up to noon the
/// evening is meant.
struct StatedTimes: Hashable {
    /// What the clock says: `it's half two now`.
    private(set) var now: Int?
    /// When the work begins: `if I start at 4`.
    private(set) var start: Int?
    /// When all shall be ready: `by 7`, `we eat at half seven`.
    private(set) var end: Int?
    /// When it goes into the oven: `it went in at 5:40`.
    private(set) var entry: Int?
    /// How many minutes ago it went in; zero where that is now.
    private(set) var passed: Int?

    /// Reads words as `QuestionSentence` parts them.
    init(_ words: [String]) {
        let isMorning = words.contains("morning") || words.contains("breakfast")
        var isSure: Set<WritableKeyPath<StatedTimes, Int?>> = []
        var (place, from) = (0, 0)
        while place < words.count {
            guard let time = Time(at: place, in: words, isMorning: isMorning),
                let role = Self.role(of: time, after: words[from..<place], words)
            else {
                place += 1
                continue
            }
            if self[keyPath: role] == nil { self[keyPath: role] = time.minute }
            if time.isSure { isSure.insert(role) }
            (place, from) = (time.end, time.end)
        }
        // `Ready by 2 if I start at 11` begins before noon.
        for begin in [\StatedTimes.now, \.start] where !isSure.contains(begin) {
            if let end, let minute = self[keyPath: begin], minute > end, minute >= 720 {
                self[keyPath: begin] = minute - 720
            }
        }
        guard entry == nil, let put = words.firstIndex(where: Self.putting.contains),
            words[put...].prefix(6).contains(where: ["in", "into"].contains)
        else { return }
        if let ago = words.firstIndex(of: "ago") {
            passed = Self.minutes(words[..<ago])
        } else if words[..<put].suffix(2).contains("just")
            || ["putting", "going", "gone"].contains(words[put]) && words.contains("now")
        {
            (entry, passed) = (now, 0)
        }
    }

    /// Whether it is in the oven, or goes there.
    var isInOven: Bool { entry != nil || passed != nil }

    /// Whether the words ask when something is ready of which the beginning, or the clock, is told.
    func areAsked(in words: [String]) -> Bool {
        guard isInOven || start != nil || now != nil,
            words.contains(
                where: isInOven ? Self.ends.union(["long"]).contains : Self.ends.contains
            )
        else { return false }
        return words.contains("when")
            || zip(words, words.dropFirst()).contains { word, next in
                ["is", "are", "will"].contains(word)
                    && ["it", "they", "that", "this"].contains(next)
                    || [["how", "long"], ["what", "time"]].contains([word, next])
                    || ["be", "all"].contains(word) && ["ready", "done"].contains(next)
            } || words.first == "ready"
    }

    private static let ends: Set<String> = [
        "ready", "done", "finished", "finish", "eat", "serve", "out", "cooked", "baked", "left",
    ]

    /// What happens at a time, by the words before it; nil where they name no time of day.
    private static func role(
        of time: Time,
        after words: ArraySlice<String>,
        _ all: [String]
    ) -> WritableKeyPath<StatedTimes, Int?>? {
        var before = words
        while let last = before.last, ["about", "around", "roughly", "exactly", "a"].contains(last)
        {
            before = before.dropLast()
        }
        let next = time.end < all.count ? all[time.end] : nil
        let isAlone = !time.isBare || next.map(after.contains) ?? true
        switch before.last {
        case "by", "before":
            return before.dropLast().last.map(beginning.contains) == true ? \.start : \.end
        case "at", "from":
            for (place, word) in before.enumerated().reversed() {
                if beginning.contains(word) { return \.start }
                if ending.contains(word) { return \.end }
                let rest = before.prefix(place).suffix(6)
                if ["in", "into"].contains(word), rest.contains(where: putting.contains) {
                    return \.entry
                }
            }
            return isAlone ? \.end : nil
        case "for": return isAlone ? \.end : nil
        case "is" where before.dropLast().last == "it": return isAlone ? \.now : nil
        case "now": return isAlone ? \.now : nil
        default: return next == "now" && !time.isBare ? \.now : nil
        }
    }

    /// So many minutes, at the end of some words: `half an hour`, `ten minutes`.
    private static func minutes(_ words: ArraySlice<String>) -> Int? {
        guard let unit = words.last else { return nil }
        let isHour = unit.hasPrefix("hour")
        guard isHour || unit.hasPrefix("min") else { return nil }
        let before = words.dropLast()
        if let count = before.last.flatMap({ Numeral.cardinal($0) }) {
            return isHour ? 60 * count : count
        }
        guard isHour, before.last == "an" || before.last == "a" else { return nil }
        return before.dropLast().last == "half" ? 30 : 60
    }

    private static let beginning: Set<String> = [
        "start", "begin", "started", "starting", "beginning", "began", "cooking",
    ]
    private static let ending: Set<String> = [
        "eat", "eating", "ready", "done", "serve", "serving", "have", "dinner", "lunch", "tea",
        "supper", "breakfast", "finish", "finished", "table", "want", "guests", "people", "come",
    ]
    private static let putting: Set<String> = [
        "put", "puts", "putting", "went", "goes", "go", "going", "gone", "popped", "pop", "placed",
    ]
    /// What may follow a bare number that is a time of day.
    private static let after: Set<String> = [
        "now", "tonight", "today", "tomorrow", "in", "when", "what", "how", "if", "will", "can",
        "is",
        "and", "do", "should", "i", "we", "please", "sharp", "already", "so", "must", "on", "with",
    ]

    /// A time of day.
    private struct Time {
        var minute: Int
        /// The place after its last word.
        let end: Int
        /// Whether it is a number alone, which may count anything.
        let isBare: Bool
        /// Whether the half of the day is told.
        let isSure: Bool

        /// Reads `7`, `7 30`, `half past seven`, `quarter to 7`, `twenty past six`, `7 pm`, `noon`.
        init?(at place: Int, in words: [String], isMorning: Bool) {
            func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
            func hour(_ place: Int) -> Int? {
                Numeral.cardinal(word(place)).flatMap { (0...24).contains($0) ? $0 : nil }
            }
            if let named = ["noon": 720, "midday": 720, "midnight": 0][word(place)] {
                (minute, end, isBare, isSure) = (named, place + 1, false, true)
                return
            }
            let parts = word(place) == "quarter" ? 15 : Numeral.cardinal(word(place))
            let joint = ["minutes", "mins"].contains(word(place + 1)) ? place + 2 : place + 1
            var (hours, minutes, last): (Int, Int, Int)
            var isNumber = false
            if word(place) == "half", let found = hour(place + (word(place + 1) == "past" ? 2 : 1))
            {
                (hours, minutes, last) = (found, 30, place + (word(place + 1) == "past" ? 3 : 2))
            } else if let parts, (1...30).contains(parts), ["past", "to"].contains(word(joint)),
                let found = hour(joint + 1), found > 0
            {
                (hours, minutes, last) =
                    word(joint) == "past"
                    ? (found, parts, joint + 2) : (found, -parts, joint + 2)
            } else if let found = hour(place) {
                let digits = word(place + 1)
                let isTold = digits.count == 2 && digits.allSatisfy(\.isNumber)
                (hours, minutes, last) = (
                    found, isTold ? Int(digits) ?? 0 : 0, place + 1 + (isTold ? 1 : 0)
                )
                isNumber = !isTold
            } else {
                return nil
            }
            guard minutes < 60 else { return nil }
            let half = word(last)
            let isBefore = half == "am" || half == "a" && word(last + 1) == "m"
            let isAfter = half == "pm" || half == "p" && word(last + 1) == "m"
            if half == "oclock" || isBefore || isAfter {
                isNumber = false
                last += half.count == 1 ? 2 : 1
            }
            // Of minutes and grams there may be so many too.
            let isMeasured = CookingUnit(half).map {
                [.weight, .volume, .temperature].contains($0.measure)
            }
            if isNumber, TimeUnits.isUnit(half) || isMeasured == true { return nil }
            let isToldHalf = isBefore || isAfter || hours > 12 || hours == 0
            let isEarly = isBefore || !isAfter && isMorning || hours > 12 || hours == 0
            let whole = isEarly || hours == 12 ? (isBefore ? hours % 12 : hours) : hours + 12
            minute = (whole * 60 + minutes + 1_440) % 1_440
            (end, isBare, isSure) = (last, isNumber, isToldHalf || isMorning)
        }
    }
}

extension RecipeQuestion {
    /// The times of day that it names.
    var times: StatedTimes { StatedTimes(QuestionSentence.words(of: text[...])) }
}
