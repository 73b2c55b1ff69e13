package import RecipeModel

/// A day as people say it: `tue`, `next friday`, `in two days`, `5 dec`.
///
/// Which day it is depends on today; that is asked with `day(from:)`.
package struct DayPhrase: Hashable, Sendable {
    /// The words in lower case, without what says nothing.
    package let text: String
    let form: Form

    indirect enum Form: Hashable, Sendable {
        case offset(Int)
        case weekday(Weekday, Week)
        /// Month and day, of the year that is said or the nearest one.
        case date(month: Int, day: Int, year: Int?)
        /// The next day of a month with this number.
        case dayOfMonth(Int)
        /// `4/12`, which each country reads in its own order.
        case slashed(Int, Int, year: Int?)
        /// So many days after another one.
        case after(Form, days: Int)
        /// So many months from today.
        case months(Int)
    }

    /// Which week a weekday is in.
    enum Week: Hashable, Sendable {
        /// Whichever is nearest, today included.
        case nearest
        /// This calendar week, next week, the one before.
        case calendar(Int)
        /// The last one before today.
        case past
    }

    /// A phrase that all the words make; nil where they are no day.
    package init?(_ words: [String]) {
        let words = DayPhrase.plain(words)
        guard let form = Form(words[...]) else { return nil }
        self.form = form
        text = words.joined(separator: " ")
    }

    /// A phrase in a text.
    package init?(_ text: String) { self.init(text.split(separator: " ").map(String.init)) }

    package static func == (one: DayPhrase, other: DayPhrase) -> Bool { one.text == other.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// The words in lower case without what leads on to a day, and without signs at their ends.
    static func plain(_ words: [String]) -> [String] {
        var words = words.map { word in
            var word = word.lowercased().replacingCurlyQuotes
            while let last = word.last, ",;!?".contains(last) { word.removeLast() }
            // `4.12.` keeps its point, `fri.` doesn't.
            if word.last == ".", word.first?.isNumber != true { word.removeLast() }
            if word.hasSuffix("'s"),
                DayWords.weekday(String(word.dropLast(2))) != nil
                    || DayWords.offsets[String(word.dropLast(2))] != nil
            {
                word.removeLast(2)
            }
            return word
        }.filter { !$0.isEmpty }
        while let first = words.first, ["on", "for", "at", "by"].contains(first) {
            words.removeFirst()
        }
        while words.count > 1, let last = words.last, DayWords.partsOfDay.contains(last),
            DayWords.holidays[words.suffix(2).joined(separator: " ")] == nil,
            DayWords.holidays[words.suffix(3).joined(separator: " ")] == nil
        {
            words.removeLast()
            if ["in", "at"].contains(words.last) { words.removeLast() }
            if words.suffix(2) == ["in", "the"] { words.removeLast(2) }
        }
        return words
    }

    // MARK: - Which day it is

    /// Where the nearest day is looked for.
    package enum Direction: Hashable, Sendable {
        /// Today and later: what is planned.
        case ahead
        /// Today and before: what was cooked.
        case back
    }

    /// The day, seen from another one; nil where there is no such day.
    package func day(
        from today: CalendarDay,
        _ habits: CalendarHabits = CalendarHabits(),
        _ direction: Direction = .ahead
    ) -> CalendarDay? {
        form.day(from: today, habits, direction)
    }
}

extension DayPhrase.Form {
    func day(
        from today: CalendarDay,
        _ habits: CalendarHabits,
        _ direction: DayPhrase.Direction
    ) -> CalendarDay? {
        switch self {
        case .offset(let days): return today + days
        case .after(let form, let days):
            return form.day(from: today, habits, direction).map { $0 + days }
        case .months(let count):
            let months = today.year * 12 + today.month - 1 + count
            let (year, month) = (months / 12, months % 12 + 1)
            return (0...3).lazy.compactMap { less in
                CalendarDay(year: year, month: month, day: today.day - less)
            }.first
        case .weekday(let weekday, .nearest):
            let ahead = (weekday.place - today.weekday.place + 7) % 7
            return today + (direction == .ahead || ahead == 0 ? ahead : ahead - 7)
        case .weekday(let weekday, .calendar(let weeks)):
            let place = (weekday.place - habits.firstWeekday.place + 7) % 7
            return habits.weekStart(of: today) + 7 * weeks + place
        case .weekday(let weekday, .past):
            let ahead = (weekday.place - today.weekday.place + 7) % 7
            return today + ahead - 7
        case .date(let month, let day, let year?):
            return CalendarDay(year: year, month: month, day: day)
        case .date(let month, let day, nil):
            let days = (-8...8).compactMap {
                CalendarDay(year: today.year + $0, month: month, day: day)
            }
            return direction == .ahead
                ? days.first { $0 >= today } : days.last { $0 <= today }
        case .dayOfMonth(let day):
            let start = today.year * 12 + today.month - 1
            let days = (-3...3).compactMap { shift in
                CalendarDay(
                    year: (start + shift) / 12,
                    month: (start + shift) % 12 + 1,
                    day: day
                )
            }
            return direction == .ahead
                ? days.first { $0 >= today } : days.last { $0 <= today }
        case .slashed(let first, let second, let year):
            let (month, day) = habits.writesMonthFirst ? (first, second) : (second, first)
            let form: Self =
                (1...12).contains(month)
                ? .date(month: month, day: day, year: year)
                : .date(month: day, day: month, year: year)
            return form.day(from: today, habits, direction)
        }
    }
}

extension String {
    /// The text with typed apostrophes for typeset ones.
    var replacingCurlyQuotes: String { String(map { $0 == "’" || $0 == "‘" ? "'" : $0 }) }
}
