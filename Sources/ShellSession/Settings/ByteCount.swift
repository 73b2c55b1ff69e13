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
