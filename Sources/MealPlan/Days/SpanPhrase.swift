package import RecipeModel

/// Days in a row as people say them: `next week`, `december`, `friday to monday`, or one day.
package struct SpanPhrase: Hashable, Sendable {
    /// The words in lower case.
    package let text: String
    private let form: Form

    private enum Form: Hashable, Sendable {
        case day(DayPhrase)
        case range(DayPhrase, DayPhrase)
        /// From today up to a day.
        case until(DayPhrase)
        /// A calendar week, by how many after this one.
        case week(Int)
        /// The week in which a day is.
        case weekOf(DayPhrase)
        case weekend(Int)
        /// A month, by how many after this one.
        case monthsOn(Int)
        case month(Int, year: Int?)
        /// So many days from today.
        case days(Int)
        /// What is left of this week, or of this month.
        case restOfWeek
        case restOfMonth
    }

    /// The most days that a span may have.
    package static let most = 366

    /// A phrase that all the words make; nil where they are none.
    package init?(_ words: [String]) {
        // A phrase in quotes, or taken out of a sentence, is one word.
        let words = words.flatMap { $0.split(separator: " ").map(String.init) }
        if let day = DayPhrase(words) {
            text = day.text
            form = .day(day)
            return
        }
        let plain = DayPhrase.plain(words)
        guard let form = Self.form(of: plain[...]) else { return nil }
        self.form = form
        text = plain.joined(separator: " ")
    }

    /// A phrase in a text.
    package init?(_ text: String) { self.init([text]) }

    package static func == (one: SpanPhrase, other: SpanPhrase) -> Bool { one.text == other.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    private static func form(of words: ArraySlice<String>) -> Form? {
        var words = words
        if words.first == "the" || words.first == "in" || words.first == "all" {
            words = words.dropFirst()
        }
        if words.first == "the" { words = words.dropFirst() }
        if let form = named[words.joined(separator: " ")] { return form }
        guard let first = words.first else { return nil }
        if let month = DayWords.month(first) {
            let rest = words.dropFirst()
            if rest.isEmpty { return .month(month, year: nil) }
            if rest.count == 1, let last = rest.last, let year = DayWords.year(last) {
                return .month(month, year: year)
            }
        }
        if ["until", "till", "til", "through"].contains(first) {
            return DayPhrase(Array(words.dropFirst())).map { .until($0) }
        }
        if first == "week", let link = words.dropFirst().first,
            ["of", "from", "beginning", "starting", "commencing"].contains(link)
        {
            return DayPhrase(Array(words.dropFirst(2))).map { .weekOf($0) }
        }
        return count(in: words) ?? range(in: words)
    }

    private static let named: [String: Form] = [
        "this week": .week(0), "week": .days(7), "my week": .days(7), "coming week": .days(7),
        "next week": .week(1), "last week": .week(-1), "week after next": .week(2),
        "weekend": .weekend(0), "this weekend": .weekend(0), "next weekend": .weekend(1),
        "coming weekend": .weekend(0), "last weekend": .weekend(-1),
        "this month": .monthsOn(0), "next month": .monthsOn(1), "last month": .monthsOn(-1),
        "month": .days(30), "fortnight": .days(14), "next fortnight": .days(14),
        "rest of week": .restOfWeek, "rest of the week": .restOfWeek,
        "rest of this week": .restOfWeek, "rest of the month": .restOfMonth,
        "rest of this month": .restOfMonth,
    ]

    /// `next 10 days`, `two weeks`.
    private static func count(in words: ArraySlice<String>) -> Form? {
        var words = words
        if let first = words.first, ["next", "coming", "following"].contains(first) {
            words.removeFirst()
        }
        guard words.count == 2, let first = words.first, let count = DayWords.number(first),
            let unit = words.last, count > 0
        else { return nil }
        switch unit {
        case "day", "days", "nights": return .days(count)
        case "week", "weeks": return .days(count * 7)
        default: return nil
        }
    }

    /// `friday to monday`, `mon-fri`, `from 4 to 10 dec`.
    private static func range(in words: ArraySlice<String>) -> Form? {
        var words = words
        if let first = words.first, ["from", "between"].contains(first) { words.removeFirst() }
        if words.count == 1, let word = words.first, word.first?.isNumber != true {
            let parts = word.split(whereSeparator: { "-–".contains($0) }).map(String.init)
            guard parts.count == 2, let first = DayPhrase([parts[0]]),
                let last = DayPhrase([parts[1]])
            else { return nil }
            return .range(first, last)
        }
        for place in words.indices.dropFirst().dropLast() {
            guard
                ["to", "until", "till", "through", "thru", "and", "-", "–"].contains(words[place])
            else { continue }
            let left = Array(words[..<place])
            let right = Array(words[(place + 1)...])
            guard let last = DayPhrase(right) else { continue }
            if let first = DayPhrase(left) { return .range(first, last) }
            // `4 to 10 dec`: the month is said once.
            if left.count == 1, DayWords.dayOfMonth(left[0]) != nil,
                let month = right.first(where: { DayWords.month($0) != nil }),
                let first = DayPhrase(left + [month])
            {
                return .range(first, last)
            }
        }
        return nil
    }

    /// The days, seen from today; nil where there are none, or more than `most`.
    package func days(
        from today: CalendarDay,
        _ habits: CalendarHabits = CalendarHabits(),
        _ direction: DayPhrase.Direction = .ahead
    ) -> ClosedRange<CalendarDay>? {
        func span(_ first: CalendarDay?, _ last: CalendarDay?) -> ClosedRange<CalendarDay>? {
            guard let first, let last, first <= last, last - first < Self.most else { return nil }
            return first...last
        }
        switch form {
        case .day(let phrase):
            let day = phrase.day(from: today, habits, direction)
            return span(day, day)
        case .range(let first, let last):
            // The Monday of `friday to monday` is the one after that Friday, and looking back that
            // Friday is the one before the last Monday.
            if direction == .back {
                let end = last.day(from: today, habits, .back)
                let seen = first.isRelative ? today : end
                return span(seen.flatMap { first.day(from: $0, habits, .back) }, end)
            }
            let start = first.day(from: today, habits)
            let seen = last.isRelative ? today : start
            return span(start, seen.flatMap { last.day(from: $0, habits) })
        case .until(let phrase): return span(today, phrase.day(from: today, habits))
        case .week(let weeks):
            let start = habits.weekStart(of: today) + 7 * weeks
            return span(start, start + 6)
        case .weekOf(let phrase):
            guard let day = phrase.day(from: today, habits, direction) else { return nil }
            return span(day, day + 6)
        case .weekend(let weeks):
            let saturday = today + (5 - today.weekday.place)
            // On a Sunday this weekend is today's.
            let start = saturday + 7 * weeks
            return span(start, start + 1)
        case .monthsOn(let count):
            let months = today.year * 12 + today.month - 1 + count
            return month(months % 12 + 1, of: months / 12)
        case .month(let number, let year?): return month(number, of: year)
        case .month(let number, nil):
            let isOver = direction == .ahead ? number < today.month : number > today.month
            return month(number, of: today.year + (isOver ? (direction == .ahead ? 1 : -1) : 0))
        case .days(let count):
            guard count <= Self.most else { return nil }
            return direction == .ahead ? today...(today + count - 1) : (today - count + 1)...today
        case .restOfWeek: return span(today, habits.weekStart(of: today) + 6)
        case .restOfMonth: return span(today, month(today.month, of: today.year)?.upperBound)
        }
    }

    private func month(_ number: Int, of year: Int) -> ClosedRange<CalendarDay>? {
        guard let first = CalendarDay(year: year, month: number, day: 1),
            let next = CalendarDay(
                year: number == 12 ? year + 1 : year,
                month: number == 12 ? 1 : number + 1,
                day: 1
            )
        else { return nil }
        return first...(next - 1)
    }

    /// The one day that it is; nil for several.
    package var day: DayPhrase? { if case .day(let day) = form { day } else { nil } }
}

extension DayPhrase {
    /// Whether it depends on today alone, and is no nearest day after another one.
    var isRelative: Bool {
        switch form {
        case .weekday(_, .nearest), .date(_, _, nil), .dayOfMonth, .slashed: false
        default: true
        }
    }
}
