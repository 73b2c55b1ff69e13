/// Numbers as they are said.
package enum NumberWords {
    /// With commas between thousands: `1,240`.
    package static func grouped(_ number: Int) -> String {
        var result = ""
        let digits = String(number.magnitude)
        for (index, digit) in digits.enumerated() {
            if index > 0 && (digits.count - index) % 3 == 0 { result += "," }
            result.append(digit)
        }
        return (number < 0 ? "-" : "") + result
    }

    /// A number with its thing, in the plural where it is not one: `1 repeat`, `3 repeats`.
    package static func counted(_ number: Int, _ thing: String, plural: String? = nil) -> String {
        "\(grouped(number)) \(number == 1 ? thing : plural ?? thing + "s")"
    }

    /// `4 servings`.
    package static func servings(_ amount: Double) -> String {
        let number = decimal(amount)
        return "\(number) \(number == "1" ? "serving" : "servings")"
    }

    /// A number without a needless fraction: `4`, `2.5`.
    package static func decimal(_ number: Double) -> String {
        guard number.isFinite else { return "?" }
        let rounded = (number * 100).rounded() / 100
        if rounded.magnitude < 1e15, rounded == rounded.rounded() { return String(Int(rounded)) }
        return String(rounded)
    }

    /// A time that something was waited for, so often: `0.25 seconds, tried 3 times`.
    package static func seconds(_ seconds: Double, tries: Int) -> String {
        let time = "\(decimal(seconds)) \(seconds == 1 ? "second" : "seconds")"
        return tries > 1 ? "\(time), tried \(tries) times" : time
    }

    /// A size in powers of 1,024, as limits are given: `16 MiB`.
    package static func bytes(_ count: Int) -> String {
        size(count, step: 1_024, units: ["KiB", "MiB", "GiB", "TiB"])
    }

    /// A size in powers of 1,000, as the settings are: `100 MB`.
    package static func decimalBytes(_ count: Int) -> String {
        size(count, step: 1_000, units: ["kB", "MB", "GB", "TB"])
    }

    /// A size in the largest unit of which there is a whole one, with one digit behind the point
    /// where there are few.
    private static func size(_ count: Int, step: Double, units: [String]) -> String {
        var size = Double(max(0, count))
        var unit = "bytes"
        for larger in units {
            guard size >= step else { break }
            size /= step
            unit = larger
        }
        let rounded = size < 10 ? (size * 10).rounded() / 10 : size.rounded()
        return "\(decimal(rounded)) \(unit)"
    }

    /// A span of minutes: `25 min`, `2 h`, `1 h 30 min`, `28 days`.
    package static func minutes(_ count: Int) -> String {
        let isMoreThanHalf = count % 1_440 >= 720
        if count >= 2_880 { return counted(count / 1_440 + (isMoreThanHalf ? 1 : 0), "day") }
        let hours = count / 60
        let rest = count % 60
        if hours == 0 { return "\(rest) min" }
        return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
    }

    /// How long ago something was, in its largest unit: `3 hours`.
    package static func age(_ seconds: Int) -> String {
        let seconds = max(0, seconds)
        switch seconds {
        case ..<60: return counted(seconds, "second")
        case ..<3_600: return counted(seconds / 60, "minute")
        case ..<172_800: return counted(seconds / 3_600, "hour")
        default: return counted(seconds / 86_400, "day")
        }
    }

    /// A list in a sentence: `a, b and c`.
    package static func list(_ items: [String], last: String = "and") -> String {
        guard let final = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(last) " + final
    }

    /// Numbers in a row as their ends: `1-3, 5`.
    package static func ranges(_ numbers: [Int], sign: String = "-") -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, number > last.upperBound,
                number - last.upperBound == 1
            {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map {
            $0.lowerBound == $0.upperBound
                ? "\($0.lowerBound)" : "\($0.lowerBound)\(sign)\($0.upperBound)"
        }.joined(separator: ", ")
    }
}

extension NumberWords {
    /// A span of minutes in whole words: `1 hour 30 minutes`.
    package static func spokenMinutes(_ count: Int) -> String {
        if count >= 2_880 { return minutes(count) }
        let hours = count / 60
        let rest = count % 60
        var words: [String] = []
        if hours > 0 { words.append(counted(hours, "hour")) }
        if rest > 0 || hours == 0 { words.append(counted(rest, "minute")) }
        return words.joined(separator: " ")
    }
}

/// Sentences as a screen reader speaks them.
package enum Spoken {
    /// The text with a full stop at its end, unless it ends as a sentence already.
    package static func sentence(_ text: String) -> String {
        guard let last = text.last else { return text }
        return ".!?…:".contains(last) ? text : text + "."
    }

    /// The text as a sentence: with a capital letter and a full stop.
    package static func full(_ text: String) -> String {
        sentence(capitalized(text))
    }

    /// The text with a capital letter.
    package static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
