/// Reads what a `ByteWriter` wrote; nil beyond the end.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    mutating func take(_ count: Int) -> [UInt8]? {
        guard count >= 0, rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    mutating func byte() -> UInt8? { take(1)?.first }

    mutating func short() -> Int? { number(2) }

    mutating func long() -> Int? { number(4) }

    mutating func colour() -> PixelColour? {
        take(3).map { PixelColour($0[0], $0[1], $0[2]) }
    }

    /// All that is left.
    mutating func all() -> [UInt8] { take(rest.count) ?? [] }

    private mutating func number(_ count: Int) -> Int? {
        take(count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

/// Writes numbers as bytes, the lowest byte first.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func put(_ more: [UInt8]) { bytes += more }

    mutating func put(_ number: UInt16) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func put(_ number: UInt32) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}
