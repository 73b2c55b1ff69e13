/// Bits from the lowest of each byte on, as deflate and brotli pack them.
struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    mutating func write(value: Int, count bits: Int) {
        for index in 0..<bits { append(value >> index & 1) }
    }

    /// Huffman codes go with their highest bit first.
    mutating func writeCode(_ code: Int, count bits: Int) {
        for index in (0..<bits).reversed() { append(code >> index & 1) }
    }

    private mutating func append(_ bit: Int) {
        if count % 8 == 0 { bytes.append(0) }
        bytes[bytes.count - 1] |= UInt8(bit) << UInt8(count % 8)
        count += 1
    }
}
