/// A day of the Gregorian calendar: no time of day, and no time zone.
package struct CalendarDay: Hashable, Comparable, Sendable {
    /// The days from 1 January 1970 on.
    package let number: Int

    /// A day by its number; one that is thousands of years away is brought nearer.
    package init(number: Int) {
        self.number = min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound)
    }

    /// A day by its date; nil where there is no such day.
    package init?(year: Int, month: Int, day: Int) {
        let text = [
            CivilTime.padded(year, to: 4), CivilTime.padded(month), CivilTime.padded(day),
        ].joined(separator: "-")
        self.init(iso: text)
    }

    /// A day as ISO 8601 writes it, `2026-12-04`; nil for what is none.
    package init?(iso text: String) {
        guard text.utf8.count == 10, let seconds = CivilTime.seconds(ofISO8601: text) else {
            return nil
        }
        self.init(number: Int((Double(seconds) / 86_400).rounded(.down)))
        // `2026-02-30` is none, though it could be counted on from the beginning of its month.
        guard iso == text else { return nil }
    }

    /// The day on which a time is, in a zone so many seconds ahead of UTC.
    package init(seconds: Int, offset: Int = 0) {
        let local = CivilTime.bounded(seconds) + min(max(offset, -86_400), 86_400)
        self.init(number: Int((Double(local) / 86_400).rounded(.down)))
    }

    /// The years that have days here: 1 to 9999.
    private static let numbers = -719_162...2_932_896

    private var civil: CivilTime { CivilTime(seconds: number * 86_400) }

    package var year: Int { civil.year }
    /// From 1.
    package var month: Int { civil.month }
    /// The day of the month, from 1.
    package var day: Int { civil.day }

    /// As ISO 8601 writes it: `2026-12-04`.
    package var iso: String {
        let civil = civil
        return [
            CivilTime.padded(civil.year, to: 4), CivilTime.padded(civil.month),
            CivilTime.padded(civil.day),
        ].joined(separator: "-")
    }

    package var weekday: Weekday {
        // 1 January 1970 was a Thursday.
        let place = ((number + 3) % 7 + 7) % 7
        return Weekday.allCases[place]
    }

    package static func < (one: CalendarDay, other: CalendarDay) -> Bool {
        one.number < other.number
    }

    package static func + (day: CalendarDay, count: Int) -> CalendarDay {
        CalendarDay(number: day.number.addingReportingOverflow(count).partialValue)
    }

    package static func - (day: CalendarDay, count: Int) -> CalendarDay {
        CalendarDay(number: day.number.subtractingReportingOverflow(count).partialValue)
    }

    /// How many days it is after another one.
    package static func - (day: CalendarDay, other: CalendarDay) -> Int {
        day.number - other.number
    }
}

/// A day of the week, in the order of ISO 8601.
package enum Weekday: String, CaseIterable, Hashable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// From 0 for Monday.
    package var place: Int { Weekday.allCases.firstIndex(of: self) ?? 0 }

    /// Whether most people work on it.
    package var isWorkday: Bool { place < 5 }
}

extension CalendarDay: Strideable {
    package func distance(to other: CalendarDay) -> Int { other.number - number }

    package func advanced(by count: Int) -> CalendarDay { self + count }
}
