package import RecipeModel

/// What differs between countries in speaking of days.
package struct CalendarHabits: Hashable, Sendable {
    /// The day on which a week begins.
    package var firstWeekday: Weekday
    /// Whether `12/4` is the fourth of December.
    package var writesMonthFirst: Bool

    /// Habits; by default those of ISO 8601.
    package init(firstWeekday: Weekday = .monday, writesMonthFirst: Bool = false) {
        self.firstWeekday = firstWeekday
        self.writesMonthFirst = writesMonthFirst
    }

    /// The habits of a locale's country: `en_US.UTF-8`.
    ///
    /// The first days are those of CLDR's `weekData`, the order of month and day its short dates'.
    package init(locale: String) {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        let country = name.split(whereSeparator: { "_-".contains($0) }).dropFirst().last ?? ""
        let code = country.uppercased()
        self.init(
            firstWeekday: Self.sunday.contains(code)
                ? .sunday : Self.saturday.contains(code) ? .saturday : .monday,
            writesMonthFirst: Self.monthFirst.contains(code)
        )
    }

    /// The habits of the locale that variables of an environment name for times.
    package init(environment: [String: String]) {
        let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap { environment[$0] }
        self.init(locale: names.first { !$0.isEmpty } ?? "")
    }

    private static func codes(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }

    private static let sunday = codes(
        """
        AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT \
        MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
        """
    )
    private static let saturday = codes("AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY")
    private static let monthFirst = codes("US PH PR GU AS VI UM BZ MH")
}

extension CalendarHabits {
    /// The first day of the week that a day is in.
    package func weekStart(of day: CalendarDay) -> CalendarDay {
        day - (day.weekday.place - firstWeekday.place + 7) % 7
    }
}
