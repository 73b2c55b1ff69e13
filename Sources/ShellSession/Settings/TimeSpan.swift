/// A time as written in a setting: `500ms`, `10s`, `1.5m`.
struct TimeSpan: Hashable, Sendable {
    let milliseconds: Int
    /// The text without spaces.
    let text: String

    private static let units = [("ms", 1), ("s", 1_000), ("m", 60_000)]

    init(milliseconds: Int) {
        self.milliseconds = milliseconds
        let unit = Self.units.last { milliseconds % $0.1 == 0 && milliseconds >= $0.1 }
        text = "\(milliseconds / (unit?.1 ?? 1))\(unit?.0 ?? "ms")"
    }

    /// Reads a time in small letters; nil without a unit.
    init?(_ written: String) {
        for (unit, factor) in Self.units where written.hasSuffix(unit) {
            let amount = String(written.dropLast(unit.count)).filter { $0 != " " }
            guard let time = PlainNumber(amount)?.times(factor) else { continue }
            milliseconds = time
            text = amount + unit
            return
        }
        return nil
    }
}
