import RecipeModel

extension DayPhrase.Form {
    /// What all the words say; nil where they are no day.
    init?(_ words: ArraySlice<String>) {
        var words = words
        if words.first == "the", words.count > 1 { words.removeFirst() }
        guard (1...8).contains(words.count) else { return nil }
        let text = words.joined(separator: " ")
        if let offset = DayWords.offsets[text] {
            self = .offset(offset)
        } else if let (month, day) = DayWords.holidays[text] {
            self = .date(month: month, day: day, year: nil)
        } else if let form = Self.written(words) ?? Self.counted(words) ?? Self.weekday(words)
            ?? Self.date(words)
        {
            self = form
        } else {
            return nil
        }
    }

    // MARK: - In figures

    /// `2026-12-04`, `4.12.`, `4.12.2026`, `12/4`, `4/12/26`.
    private static func written(_ words: ArraySlice<String>) -> Self? {
        guard words.count == 1, let word = words.first, let first = word.first, first.isNumber
        else { return nil }
        let dashed = word.split(separator: "-").map(String.init)
        if dashed.count == 3, dashed[0].count == 4 {
            guard let year = Int(dashed[0]), let month = Int(dashed[1]), let day = Int(dashed[2])
            else { return nil }
            return date(month, day, year)
        }
        for separator in ["/", "."] as [Character] where word.contains(separator) {
            var parts = word.split(separator: separator, omittingEmptySubsequences: false)
            if separator == ".", parts.last == "" { parts.removeLast() }
            let numbers = parts.compactMap { Int($0) }
            guard numbers.count == parts.count else { return nil }
            if separator == "/", parts[0].count == 4, numbers.count == 3 {
                return date(numbers[1], numbers[2], numbers[0])
            }
            // `4.12` may be an amount; `4.12.` is a date.
            guard numbers.count == 3 || numbers.count == 2 && (separator == "/" || word.last == ".")
            else { return nil }
            let year = numbers.count == 3 ? (numbers[2] < 100 ? 2_000 : 0) + numbers[2] : nil
            if separator == "." { return date(numbers[1], numbers[0], year) }
            guard
                date(numbers[0], numbers[1], year) != nil
                    || date(numbers[1], numbers[0], year) != nil
            else { return nil }
            return .slashed(numbers[0], numbers[1], year: year)
        }
        return nil
    }

    /// A date that there is in some year.
    private static func date(_ month: Int, _ day: Int, _ year: Int?) -> Self? {
        guard CalendarDay(year: year ?? 2_024, month: month, day: day) != nil else { return nil }
        return .date(month: month, day: day, year: year)
    }

    // MARK: - Counted from another day

    /// `in two days`, `3 weeks from friday`, `a week tomorrow`, `two days ago`, `the day after friday`.
    private static func counted(_ words: ArraySlice<String>) -> Self? {
        var words = words
        let isIn = words.first == "in"
        if isIn { words.removeFirst() }
        var count = 1
        if words.first == "couple", words.dropFirst().first == "of" {
            count = 2
            words = words.dropFirst(2)
        } else if words.prefix(3) == ["a", "couple", "of"] {
            count = 2
            words = words.dropFirst(3)
        } else if let first = words.first, let number = DayWords.number(first), words.count > 1 {
            count = number
            words.removeFirst()
        } else if isIn {
            return nil
        }
        guard let unit = words.popFirst().map({ $0.hasSuffix("'s") ? $0.dropLast(2) : $0[...] })
        else { return nil }
        if ["month", "months"].contains(unit) {
            return isIn && words.isEmpty || words == ["from", "now"] ? .months(count) : nil
        }
        let length: Int
        switch unit {
        case "day", "days": length = 1
        case "week", "weeks", "weeks'": length = 7
        case "fortnight", "fortnights": length = 14
        default: return nil
        }
        let days = count * length
        switch words {
        case [] where isIn, ["time"] where isIn, ["from", "now"], ["now"]: return .offset(days)
        case ["ago"]: return .offset(-days)
        default: break
        }
        guard !isIn, let link = words.first else { return nil }
        switch link {
        case "from", "after":
            return Self(words.dropFirst()).map { .after($0, days: days) }
        case "before":
            return Self(words.dropFirst()).map { .after($0, days: -days) }
        case "on" where length > 1:
            return Self(words.dropFirst()).map { .after($0, days: days) }
        default:
            // `a week tomorrow`
            guard length > 1, case .offset(let offset)? = Self(words) else { return nil }
            return .offset(offset + days)
        }
    }

    // MARK: - Weekdays

    /// `fri`, `next friday`, `friday next week`, `friday week`, `friday in two weeks`.
    private static func weekday(_ words: ArraySlice<String>) -> Self? {
        guard let first = words.first else { return nil }
        if let week = weeks[first], words.count == 2, let last = words.last,
            let weekday = DayWords.weekday(last)
        {
            return .weekday(weekday, week)
        }
        guard let weekday = DayWords.weekday(first) else {
            // `next week friday`, `next week on friday`
            guard words.count > 2, let week = weeks[first], words.dropFirst().first == "week",
                let last = words.last, let weekday = DayWords.weekday(last),
                words.count == 3 || words.dropFirst(2).first == "on"
            else { return nil }
            return .weekday(weekday, week == .nearest ? .calendar(0) : week)
        }
        var rest = words.dropFirst()
        if rest.first == "of" || rest.first == "the" { rest.removeFirst() }
        switch rest {
        case []: return .weekday(weekday, .nearest)
        case ["week"]: return .after(.weekday(weekday, .nearest), days: 7)
        case ["next", "week"]: return .weekday(weekday, .calendar(1))
        case ["this", "week"]: return .weekday(weekday, .calendar(0))
        case ["last", "week"]: return .weekday(weekday, .calendar(-1))
        case ["after", "next"]: return .after(.weekday(weekday, .nearest), days: 14)
        case ["week", "after", "next"]: return .weekday(weekday, .calendar(2))
        default:
            if case .offset(let days)? = counted(rest), days % 7 == 0, days > 0 {
                return .after(.weekday(weekday, .nearest), days: days)
            }
            // `friday 4 december`: the date says it.
            return date(rest)
        }
    }

    private static let weeks: [String: DayPhrase.Week] = [
        "this": .nearest, "coming": .nearest, "upcoming": .nearest, "next": .calendar(1),
        "last": .past, "past": .past, "previous": .past,
    ]

    // MARK: - Dates

    /// `4 dec`, `dec 4`, `the 4th of december 2026`, `the 24th`.
    private static func date(_ words: ArraySlice<String>) -> Self? {
        var words = words.filter { $0 != "of" && $0 != "the" }[...]
        var year: Int?
        if words.count == 3, let last = words.last, let said = DayWords.year(last) {
            year = said
            words.removeLast()
        }
        guard let first = words.first, let last = words.last else { return nil }
        if words.count == 1, DayWords.isOrdinal(first) {
            return DayWords.dayOfMonth(first).map { .dayOfMonth($0) }
        }
        guard words.count == 2 else { return nil }
        for (day, month) in [(first, last), (last, first)] {
            // A point after a number is German: `4. december`.
            let day = day.hasSuffix(".") ? String(day.dropLast()) : day
            if let day = DayWords.dayOfMonth(day), let month = DayWords.month(month) {
                return date(month, day, year)
            }
        }
        return nil
    }
}
