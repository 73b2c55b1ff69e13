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
