import KitchenLanguage

extension RecipeQuestion {
    /// The time of day after `at` or `by`, in minutes after midnight; up to noon the evening is meant.
    var clock: Int? {
        var words = text.lowercased().replacing("half past ", with: "half-past-")
            .split(separator: " ").map(String.init)
        // `half seven`
        for place in words.indices.dropLast().reversed() where words[place] == "half" {
            let hour = words[place + 1].prefix { $0.isLetter }
            guard let number = Numeral.cardinal(hour), (1...12).contains(number) else { continue }
            words[place...place + 1] = ["half-past-" + words[place + 1]]
        }
        let said = words.joined(separator: " ")
        let parts = said.split { !$0.isLetter && !$0.isNumber && $0 != ":" && $0 != "-" }
        for (place, part) in parts.enumerated().dropFirst()
        where ["at", "by", "for"].contains(parts[place - 1]) {
            if part == "noon" { return 720 }
            if part == "midnight" { return 0 }
            let isHalf = part.hasPrefix("half-past-")
            let named = isHalf ? part.dropFirst("half-past-".count) : part
            if isHalf || named.allSatisfy(\.isLetter), let hour = Numeral.cardinal(named),
                (1...12).contains(hour)
            {
                return hour % 12 * 60 + 720 + (isHalf ? 30 : 0)
            }
            let digits = part.prefix { $0.isNumber || $0 == ":" }.split(separator: ":")
            guard let first = digits.first, let hour = Int(first), (0...24).contains(hour) else {
                continue
            }
            let minute = digits.dropFirst().first.flatMap { Int($0) } ?? 0
            guard (0..<60).contains(minute) else { continue }
            let after = part.drop { $0.isNumber || $0 == ":" }
            let half = after.isEmpty && place + 1 < parts.count ? parts[place + 1] : after
            let isMorning =
                half == "am" || half == "a" || hour > 12 || hour == 0
                || parts.contains { $0 == "morning" || $0 == "breakfast" }
            return ((hour + (isMorning || hour == 12 ? 0 : 12)) * 60 + minute) % 1_440
        }
        return nil
    }

    /// Whether the time of day is the one at which somebody begins: `if I start at 5`.
    var beginsAtClock: Bool {
        zip(sentence.words, sentence.words.dropFirst()).contains { verb, preposition in
            ["at", "by"].contains(preposition) && Self.beginning.contains(verb)
        }
    }

    private static let beginning: Set<String> = [
        "start", "begin", "started", "starting", "beginning", "began", "cooking",
    ]
}
