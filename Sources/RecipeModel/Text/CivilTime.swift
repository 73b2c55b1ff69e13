import KitchenLanguage

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

    /// The seconds since 1970 of a time as ISO 8601 writes it, with or without its clock and zone:
    /// `2026-05-12`, `2026-05-12 09:05`, `2026-05-12T09:05:00+02:00`. Nil for what is none.
    package static func seconds(ofISO8601 text: String) -> Int? {
        let text = text.trimmingWhitespace()
        guard text.utf8.count <= 40 else { return nil }
        var sign = 1
        var zone = 0
        var clock = text[...].utf8
        if clock.last == UInt8(ascii: "Z") { clock.removeLast() }
        // A zone stands after the clock; the signs of a date come before it.
        if clock.count > 16, let mark = clock.lastIndex(where: { $0 == 0x2B || $0 == 0x2D }),
            clock.distance(from: clock.startIndex, to: mark) >= 16
        {
            sign = clock[mark] == 0x2B ? 1 : -1
            let digits = clock[mark...].dropFirst().filter { $0 != UInt8(ascii: ":") }
            guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
            zone = digits.count == 2 ? number * 3_600 : number / 100 * 3_600 + number % 100 * 60
            clock = clock[..<mark]
        }
        let numbers = clock.split { !(0x30...0x39).contains($0) }.compactMap {
            Int(String(decoding: $0, as: UTF8.self))
        }
        guard (3...7).contains(numbers.count), (1...9_999).contains(numbers[0]),
            (1...12).contains(numbers[1]), (1...31).contains(numbers[2]),
            clock.first.map({ (0x30...0x39).contains($0) }) == true
        else { return nil }
        let time = Array(numbers.dropFirst(3).prefix(3)) + [0, 0, 0]
        let (hour, minute, second) = (time[0], time[1], time[2])
        guard hour < 24, minute < 60, second < 61, zone <= 86_400 else { return nil }
        return days(numbers[0], numbers[1], numbers[2]) * 86_400 + hour * 3_600 + minute * 60
            + second - sign * zone
    }

    /// The days from 1970 on to a date (`days_from_civil`, as above).
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// A number with zeros before it.
    package static func padded(_ number: Int, to count: Int = 2) -> String {
        let digits = String(number.magnitude)
        let zeros = String(repeating: "0", count: max(0, count - digits.count))
        return (number < 0 ? "-" : "") + zeros + digits
    }
}
