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
