/// Repairs text that was UTF-8 but was read as windows-1252 before it came here: `crÃ¨me`.
enum Mojibake {
    /// The text as it was meant; the same text where it is as it should be.
    static func repaired(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { (0xC2...0xF4).contains($0.value) }),
            let bytes = bytes(of: text)
        else { return text }
        let check = UTF8Check(bytes)
        guard check.isValid, check.wideCharacters > 0 else { return text }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The bytes that windows-1252 has for the characters; nil when one of them has none.
    private static func bytes(of text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if scalar.value < 0x80 || (0xA0...0xFF).contains(scalar.value) {
                bytes.append(UInt8(scalar.value))
            } else if (0x80...0x9F).contains(scalar.value) {
                bytes.append(UInt8(scalar.value))
            } else if let byte = upper[scalar] {
                bytes.append(byte)
            } else {
                return nil
            }
        }
        return bytes
    }

    private static let upper: [Unicode.Scalar: UInt8] = {
        var table: [Unicode.Scalar: UInt8] = [:]
        for byte in UInt8(0x80)...0x9F where Windows1252.scalar(byte) != "\u{FFFD}" {
            table[Windows1252.scalar(byte)] = byte
        }
        return table
    }()
}
