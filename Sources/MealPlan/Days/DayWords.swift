import KitchenLanguage
import RecipeModel

/// Words that name days, weekdays, months and small numbers.
enum DayWords {
    /// A word's weekday: its name, three or more letters of it, or one slip in it.
    static func weekday(_ word: String) -> Weekday? {
        if word == "weds" { return .wednesday }
        guard let name = name(word, among: Weekday.allCases.map(\.rawValue)) else { return nil }
        return Weekday(rawValue: name)
    }

    /// A word's month, from 1.
    static func month(_ word: String) -> Int? {
        guard let name = name(word, among: months) else { return nil }
        return months.firstIndex(of: name).map { $0 + 1 }
    }

    private static func name(_ word: String, among names: [String]) -> String? {
        guard word.count >= 3 else { return nil }
        if let name = names.first(where: { $0.hasPrefix(word) }) { return name }
        guard word.count >= 6 else { return nil }
        return names.first { name in
            word.first == name.first && EditDistance.between(word, name, limit: 1) != nil
        }
    }

    /// A small number in figures or words; `a` is one.
    static func number(_ word: String) -> Int? {
        if ["a", "an"].contains(word) { return 1 }
        return Numeral.cardinal(word).flatMap { $0 < 1_000 ? $0 : nil }
    }

    /// A day of a month: `4`, `4th`, `fourth`.
    static func dayOfMonth(_ word: String) -> Int? {
        guard let number = Numeral(word), (1...31).contains(number.value),
            number.isOrdinal || Int(word) != nil
        else { return nil }
        return number.value
    }

    /// Whether a day of a month is said so that it can be nothing else: `4th`.
    static func isOrdinal(_ word: String) -> Bool {
        dayOfMonth(word) != nil && Int(word) == nil
    }

    static func year(_ word: String) -> Int? {
        guard word.count == 4, let year = Int(word), (1_900...2_999).contains(year) else {
            return nil
        }
        return year
    }

    private static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
    ]

    /// Days that are so many days from today, whatever day it is.
    static let offsets: [String: Int] = [
        "today": 0, "tonight": 0, "tonite": 0, "now": 0, "tomorrow": 1, "tomorow": 1,
        "tommorow": 1, "tommorrow": 1, "tmrw": 1, "tmr": 1, "yesterday": -1, "last night": -1,
        "overmorrow": 2,
        "day after tomorrow": 2, "day before yesterday": -2,
    ]

    /// Holidays that are on the same date each year: month and day.
    static let holidays: [String: (month: Int, day: Int)] = [
        "new year's day": (1, 1), "new years day": (1, 1), "new year": (1, 1),
        "valentine's day": (2, 14), "valentines day": (2, 14), "valentine's": (2, 14),
        "st patrick's day": (3, 17), "halloween": (10, 31), "bonfire night": (11, 5),
        "christmas eve": (12, 24), "christmas": (12, 25), "christmas day": (12, 25),
        "xmas": (12, 25), "xmas eve": (12, 24), "boxing day": (12, 26),
        "new year's eve": (12, 31), "new years eve": (12, 31),
    ]

    /// Parts of a day, which say nothing of which day it is.
    static let partsOfDay: Set<String> = [
        "morning", "noon", "lunchtime", "afternoon", "evening", "evenings", "night", "teatime",
        "dinnertime", "midday", "eve",
    ]
}
