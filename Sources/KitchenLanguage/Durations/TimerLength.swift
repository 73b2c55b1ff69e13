/// How long a timer runs, as a cook types it: `12m`, `1h30m`, `90s`, `12` for minutes, `half an hour`.
package struct TimerLength: Hashable, Sendable {
    package let seconds: Int

    /// Nil where the text is not a time of one second to a day; of a range it is the shorter end.
    package init?(_ text: String) {
        guard text.first(where: { !$0.isWhitespace }) != "-", let time = StatedDuration(text),
            time.isWhole, (1...86_400).contains(time.least)
        else { return nil }
        seconds = time.least
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
