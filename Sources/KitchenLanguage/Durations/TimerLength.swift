/// How long a timer runs, as a cook types it: `12m`, `1h30m`, `90s`, `12` for minutes, `half an hour`.
package struct TimerLength: Hashable, Sendable {
    package let seconds: Int

    /// Nil where the text is not a time of one second to a day.
    package init?(_ text: String) {
        let text = text.trimmingWhitespace().lowercased()
        var seconds = 0
        var digits = ""
        for character in text {
            if character.isASCII, character.isNumber {
                digits.append(character)
                continue
            }
            guard let scale = ["h": 3_600, "m": 60, "s": 1][character], let number = Int(digits),
                number < 100_000
            else {
                seconds = -1
                break
            }
            seconds += number * scale
            digits = ""
        }
        if seconds >= 0, let number = Int(digits), number < 100_000 {
            seconds += number * (seconds % 3_600 == 0 ? 60 : 1)
            digits = ""
        }
        if seconds < 0 || !digits.isEmpty {
            guard let time = StepTime.all(in: text).first, time.text == text else { return nil }
            seconds = time.seconds
        }
        guard (1...86_400).contains(seconds) else { return nil }
        self.seconds = seconds
    }

    /// The time as a cook types it: `12m`, `1h30m`, `90s`.
    package static func typed(_ seconds: Int) -> String {
        guard seconds.isMultiple(of: 60) else { return "\(seconds)s" }
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        return (hours > 0 ? "\(hours)h" : "") + (minutes > 0 || hours == 0 ? "\(minutes)m" : "")
    }

    /// The time as a clock shows it: `04:10`, `1:02:03`.
    package static func clock(_ seconds: Int) -> String {
        let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        let rest = "\(two(minutes)):\(two(seconds % 60))"
        return hours > 0 ? "\(hours):\(rest)" : rest
    }
}
