/// A day and time of the Gregorian calendar.
package struct CivilTime: Hashable, Sendable {
    /// The year.
    package var year: Int
    /// The month, from 1.
    package var month: Int
    /// The day of the month, from 1.
    package var day: Int
    /// The hour, from 0.
    package var hour: Int
    /// The minute.
    package var minute: Int
    /// The second.
    package var second: Int

    /// The time so many seconds after 1970 began, in a zone so many seconds ahead of UTC.
    ///
    /// The day is found as in H. Hinnant's "chrono-compatible low-level date algorithms"
    /// (`civil_from_days`): eras of 400 years that begin on 1 March.
    package init(seconds: Int, offset: Int = 0) {
        let local = CivilTime.bounded(seconds) + min(max(offset, -86_400), 86_400)
        let rest = ((local % 86_400) + 86_400) % 86_400
        let days = (local - rest) / 86_400
        hour = rest / 3_600
        minute = rest % 3_600 / 60
        second = rest % 60
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// A time within some thousands of years of ours: others come only from damaged files and wrong
    /// answers, and would overflow.
    package static func bounded(_ seconds: Int) -> Int {
        min(max(seconds, -62_000_000_000), 250_000_000_000)
    }

    /// As ISO 8601 writes a time in UTC: `2026-05-12T09:05:00Z`.
    package static func iso8601(_ seconds: Int) -> String {
        let time = CivilTime(seconds: seconds)
        return "\(padded(time.year, to: 4))-\(padded(time.month))-\(padded(time.day))"
            + "T\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))Z"
    }

    /// A number with zeros before it.
    package static func padded(_ number: Int, to count: Int = 2) -> String {
        let digits = String(number.magnitude)
        let zeros = String(repeating: "0", count: max(0, count - digits.count))
        return (number < 0 ? "-" : "") + zeros + digits
    }
}
