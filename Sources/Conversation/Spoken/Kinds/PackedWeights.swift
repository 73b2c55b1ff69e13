/// Weights of features as `Scripts/fit-kinds` packs them, read in place: nothing is made of them
/// before a line is looked at.
///
/// Of each feature there is the number of its name, FNV-1a without its two last bits, in five
/// digits to the base of 64, and in three where its weights begin. The numbers go up. A weight has
/// two signs, the kind's and how many steps it has. What begins after the last one ends the table.
struct PackedWeights: Sendable {
    private let places: StaticString
    private let weights: StaticString
    private let count: Int

    init(_ places: StaticString, _ weights: StaticString) {
        self.places = places
        self.weights = weights
        let rows = places.utf8CodeUnitCount / (Self.row + 1)
        count = (places.utf8CodeUnitCount - rows) / Self.size
    }

    /// Whether a feature is in the table, with a weight or without one.
    func has(_ name: String) -> Bool { place(of: name) != nil }

    /// Adds the weights of a feature to the sums of the kinds; false where it has none.
    func add(_ name: String, to sums: inout [Int]) -> Bool {
        guard let place = place(of: name) else { return false }
        let start = value(at: place, from: Self.numberSize, to: Self.size)
        let end = value(at: place + 1, from: Self.numberSize, to: Self.size)
        for weight in stride(from: start, to: end - 1, by: 2) {
            let kind = Int(weights.utf8Start[weight]) - Self.firstKind
            let steps = Int(weights.utf8Start[weight + 1]) - Self.zero
            if sums.indices.contains(kind) { sums[kind] += steps }
        }
        return end - start > 1
    }

    /// Where a feature stands among the others.
    private func place(of name: String) -> Int? {
        let number = Self.number(of: name)
        var (low, high) = (0, count - 1)
        while low < high {
            let middle = (low + high) / 2
            let found = value(at: middle, from: 0, to: Self.numberSize)
            if found == number { return middle }
            if found < number { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private static func number(of name: String) -> Int {
        var value: UInt32 = 0x811C_9DC5
        for byte in name.utf8 { value = (value ^ UInt32(byte)) &* 0x0100_0193 }
        return Int(value >> 2)
    }

    /// What some digits of a place make.
    private func value(at place: Int, from first: Int, to end: Int) -> Int {
        // Each row ends in a new line.
        let start = place * Self.size + place * Self.size / Self.row
        return (first..<end).reduce(0) { value, digit in
            (value << 6) | (Int(places.utf8Start[start + digit]) - Self.digit)
        }
    }

    private static let numberSize = 5
    private static let size = 8
    private static let row = 11 * size
    private static let firstKind = Int(UInt8(ascii: "$"))
    private static let zero = Int(UInt8(ascii: "Q"))
    private static let digit = Int(UInt8(ascii: "0"))
}
