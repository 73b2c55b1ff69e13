/// A gzip stream of zeros, made piece by piece, so that a few kilobytes of program make a bomb.
///
/// One deflate block with the fixed codes (RFC 1951, section 3.2.6): the literal 0, then over and
/// over "258 bytes from 1 back", 13 bits each. Eight of these fill 13 bytes exactly.
struct DeflatedZeros {
    /// How many bytes one repeated piece unpacks to.
    static let pieceYield = 8 * 258

    /// The gzip head, the block's head and the first literal, filled up with whole repeats.
    let head: [UInt8]
    /// The piece to send again and again.
    let piece: [UInt8]

    init() {
        var bits = BitWriter()
        bits.write(value: 0b011, count: 3)  // last block, fixed codes
        bits.writeCode(0b0011_0000, count: 8)  // literal 0
        // Until the repeats begin on a byte, five of them shift by 13 bits each.
        for _ in 0..<5 { Self.writeRepeat(&bits) }
        while bits.count % 8 != 0 { Self.writeRepeat(&bits) }
        head = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + bits.bytes
        var repeats = BitWriter()
        for _ in 0..<8 { Self.writeRepeat(&repeats) }
        piece = repeats.bytes
    }

    private static func writeRepeat(_ bits: inout BitWriter) {
        bits.writeCode(0b1100_0101, count: 8)  // length 258
        bits.writeCode(0, count: 5)  // distance 1
    }
}
