/// A face of five by seven points, with the letters that the ribbon needs.
enum PixelFace {
    /// Points across and down, and the points from one letter to the next.
    static let width = 5
    static let height = 7
    static let advance = 6

    /// Whether a point of a letter is set; letters that the face does not have are empty.
    static func isSet(_ letter: Character, column: Int, row: Int) -> Bool {
        guard let rows = letters[letter], rows.indices.contains(row), (0..<width).contains(column)
        else { return false }
        return rows[row] & (0x10 >> UInt8(column)) != 0
    }

    /// Each row of a letter, its leftmost point in the highest of five bits.
    private static let letters: [Character: [UInt8]] = [
        "H": [0b10001, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001],
        "a": [0b00000, 0b00000, 0b01110, 0b00001, 0b01111, 0b10001, 0b01111],
        "s": [0b00000, 0b00000, 0b01111, 0b10000, 0b01110, 0b00001, 0b11110],
        "l": [0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
        "c": [0b00000, 0b00000, 0b01110, 0b10000, 0b10000, 0b10001, 0b01110],
        "t": [0b01000, 0b01000, 0b11110, 0b01000, 0b01000, 0b01001, 0b00110],
        "o": [0b00000, 0b00000, 0b01110, 0b10001, 0b10001, 0b10001, 0b01110],
        "e": [0b00000, 0b00000, 0b01110, 0b10001, 0b11111, 0b10000, 0b01110],
    ]
}
