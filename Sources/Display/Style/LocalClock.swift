/// The time now and the cook's time zone, so that dates can be said in the cook's own words.
public struct LocalClock: Sendable {
    /// The time now, in seconds since 1970.
    public var now: Int
    /// How many seconds the zone is ahead of UTC at a time given in seconds since 1970.
    public var offset: @Sendable (Int) -> Int

    /// A clock that stands at a time, in a zone.
    public init(now: Int, offset: @escaping @Sendable (Int) -> Int = { _ in 0 }) {
        self.now = now
        self.offset = offset
    }
}

/// A day and time of the Gregorian calendar.
struct CivilTime: Hashable {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var second: Int

    /// The time so many seconds after 1970 began, in a zone so many seconds ahead of UTC.
    ///
    /// The day is found as in H. Hinnant's "chrono-compatible low-level date algorithms"
    /// (`civil_from_days`): eras of 400 years that begin on 1 March.
    init(seconds: Int, offset: Int = 0) {
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
    static func bounded(_ seconds: Int) -> Int {
        min(max(seconds, -62_000_000_000), 250_000_000_000)
    }

    /// As ISO 8601 writes a time in UTC: `2026-05-12T09:05:00Z`.
    static func iso8601(_ seconds: Int) -> String {
        let time = CivilTime(seconds: seconds)
        return "\(padded(time.year, to: 4))-\(padded(time.month))-\(padded(time.day))"
            + "T\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))Z"
    }

    /// A number with zeros before it.
    static func padded(_ number: Int, to count: Int = 2) -> String {
        let digits = String(number.magnitude)
        let zeros = String(repeating: "0", count: max(0, count - digits.count))
        return (number < 0 ? "-" : "") + zeros + digits
    }
}

extension LocalClock {
    /// A day as a cook reads it: `12 May 2026`.
    func day(_ seconds: Int) -> String {
        let time = CivilTime(seconds: seconds, offset: offset(seconds))
        let month = LocalClock.months.dropFirst(time.month - 1).first ?? ""
        return "\(time.day) \(month) \(time.year)"
    }

    /// When something will be: `at 02:00` within a day, else `on 13 May 2026 at 02:00`.
    func moment(_ seconds: Int) -> String {
        // A part of a minute counts as a whole one: nothing is there before it is said to be.
        let minute = (CivilTime.bounded(seconds) + 59) / 60 * 60
        let time = CivilTime(seconds: minute, offset: offset(minute))
        let clock = "at \(CivilTime.padded(time.hour)):\(CivilTime.padded(time.minute))"
        return abs(minute - now) < 86_400 ? clock : "on \(day(minute)) \(clock)"
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
}
