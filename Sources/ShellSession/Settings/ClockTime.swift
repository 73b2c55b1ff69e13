/// A time of day to the minute, as people write it: `19:00`, `7pm`, `7.30 pm`, `19h`.
package struct ClockTime: Hashable, Sendable {
    /// Minutes after midnight.
    package let minutes: Int

    /// What stands for no time.
    static let none = "none"

    /// A time; nil for what is none.
    package init?(_ text: String) {
        var text = text.lowercased().filter { !$0.isWhitespace }
        var isAfternoon: Bool?
        for (ending, afternoon) in [("p.m.", true), ("a.m.", false), ("pm", true), ("am", false)]
        where text.hasSuffix(ending) {
            text.removeLast(ending.count)
            isAfternoon = afternoon
            break
        }
        if text.hasSuffix("h"), isAfternoon == nil { text.removeLast() }
        let parts = text.split(whereSeparator: { ":.h".contains($0) })
        guard (1...2).contains(parts.count), var hour = Int(parts[0]), parts[0].count <= 2,
            let minute = parts.count == 2 ? Int(parts[1]) : 0, (0..<60).contains(minute),
            parts.count == 1 || parts[1].count == 2
        else { return nil }
        if let isAfternoon {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard (0..<24).contains(hour) else { return nil }
        minutes = hour * 60 + minute
    }

    /// As it is kept: `19:00`.
    package var text: String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}
