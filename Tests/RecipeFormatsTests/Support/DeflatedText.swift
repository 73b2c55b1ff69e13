/// A text as deflate packs it (RFC 1951): one block with the fixed codes, which ends with runs of
/// spaces.
struct DeflatedText {
    /// How many spaces a run has, the most that one code stands for.
    static let run = 258

    private(set) var bytes: [UInt8] = []
    private var bitCount = 0

    /// - Parameters:
    ///   - text: ASCII; a space stands behind it.
    ///   - runs: How many runs of spaces follow.
    init(_ text: String, runs: Int) {
        // The last block, with the fixed codes.
        write(0b110, count: 3)
        for byte in Array(text.utf8) + [0x20] { write(0b0011_0000 + Int(byte), count: 8) }
        for _ in 0..<runs {
            // The length of a run, and that it is from one byte back.
            write(0b1100_0101, count: 8)
            write(0, count: 5)
        }
        // The end of the block.
        write(0, count: 7)
    }

    /// Adds the bits of a code, its highest first; bytes are filled from their lowest.
    private mutating func write(_ code: Int, count: Int) {
        for place in (0..<count).reversed() {
            if bitCount % 8 == 0 { bytes.append(0) }
            bytes[bytes.count - 1] |= UInt8(code >> place & 1) << UInt8(bitCount % 8)
            bitCount += 1
        }
    }
}
