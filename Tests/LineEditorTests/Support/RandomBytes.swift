import RecipeTestSupport

/// Bytes of the kinds that make trouble, mixed with text.
enum RandomBytes {
    private static let pieces: [[UInt8]] = [
        Array("garlic ".utf8), Array("crème".utf8), Array("日本".utf8), Array("👩‍🍳".utf8),
        [0x1B], [0x1B, 0x5B], Array("\u{1B}[A".utf8), Array("\u{1B}[200~".utf8),
        Array("\u{1B}[201~".utf8), Array("\u{1B}]11;rgb:00/00/00\u{7}".utf8),
        Array("\u{1B}[?62;1c".utf8), [0x00], [0x0A], [0x0D], [0x0D, 0x0A], [0xC3], [0xE6, 0x97],
        [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC2, 0x85], [0x7F],
    ]

    static func make(upTo count: Int, using generator: inout SeededGenerator) -> [UInt8] {
        var bytes: [UInt8] = []
        let wanted = Int.random(in: 0...count, using: &generator)
        while bytes.count < wanted {
            if Bool.random(using: &generator), let piece = pieces.randomElement(using: &generator) {
                bytes += piece
            } else {
                bytes.append(UInt8.random(in: 0...255, using: &generator))
            }
        }
        return bytes
    }
}
