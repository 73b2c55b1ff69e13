/// A number as a cook writes it: digits, with at most three after a point, without a sign.
struct PlainNumber: Hashable, Sendable {
    /// A thousand times the number.
    let thousandths: Int

    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.count <= 2, !whole.isEmpty, whole.utf8.count <= 12,
            parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
        else { return nil }
        let fraction = parts.count == 2 ? String(parts[1]) : "0"
        guard (1...3).contains(fraction.utf8.count),
            let number = Int(
                String(whole) + fraction + String(repeating: "0", count: 3 - fraction.count)
            )
        else { return nil }
        thousandths = number
    }

    /// The number, if it is a whole one.
    var whole: Int? { thousandths % 1_000 == 0 ? thousandths / 1_000 : nil }

    /// The number in a unit that is so many times a smaller one, rounded down to that; nil when it
    /// is too large to count.
    func times(_ factor: Int) -> Int? {
        let (product, isTooLarge) = thousandths.multipliedReportingOverflow(by: factor)
        return isTooLarge ? nil : product / 1_000
    }
}

/// A number of bytes as written in a setting: `0`, `512kB`, `100MB`, `1.5GB`.
///
/// Units are decimal: a kilobyte has 1,000 bytes (IEC 80000-13).
struct ByteCount: Hashable, Sendable {
    let bytes: Int
    /// The text without spaces, its unit in the usual letters.
    let text: String

    private static let units = [("kB", 1_000), ("MB", 1_000_000), ("GB", 1_000_000_000)]
    /// A terabyte: more is a slip of the finger.
    private static let largest = 1_000 * 1_000_000_000

    /// Reads a number of bytes in small letters; nil without a unit, unless it is 0.
    init?(_ written: String) {
        if PlainNumber(written)?.thousandths == 0 {
            bytes = 0
            text = "0"
            return
        }
        for (unit, factor) in Self.units where written.hasSuffix(unit.lowercased()) {
            let amount = String(written.dropLast(unit.count)).filter { $0 != " " }
            guard let count = PlainNumber(amount)?.times(factor), count <= Self.largest else {
                return nil
            }
            bytes = count
            text = amount + unit
            return
        }
        return nil
    }
}

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
