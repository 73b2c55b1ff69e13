/// Dates as HTTP writes them (RFC 9110, section 5.6.7), all three forms of it.
enum HTTPDate {
    /// Seconds since 1970; nil for what is not such a date.
    static func seconds(_ text: String) -> Int? {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != ":" }
        guard let monthAt = words.firstIndex(where: { month($0) != nil }),
            let month = month(words[monthAt])
        else { return nil }
        // A time stands once; of the numbers around the month the first is the day.
        guard let time = words.first(where: { $0.contains(":") }).flatMap(secondsOfDay)
        else { return nil }
        let numbers = words.compactMap { Int($0) }
        guard numbers.count >= 2, (1...31).contains(numbers[0]) else { return nil }
        var year = numbers[1]
        if year < 100 { year += year < 70 ? 2_000 : 1_900 }
        guard (1970...9999).contains(year) else { return nil }
        return days(year: year, month: month, day: numbers[0]) * 86_400 + time
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    private static func month(_ word: Substring) -> Int? {
        months.firstIndex(of: word.lowercased()).map { $0 + 1 }
    }

    private static func secondsOfDay(_ word: Substring) -> Int? {
        let parts = word.split(separator: ":").compactMap { Int($0) }
        guard parts.count == 3, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]),
            (0...60).contains(parts[2])
        else { return nil }
        return parts[0] * 3_600 + parts[1] * 60 + parts[2]
    }

    /// Days from 1970-01-01, counting years from March so that the leap day is the last.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
    }
}

extension Character {
    /// Whether this is one of `0` to `9`.
    var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
