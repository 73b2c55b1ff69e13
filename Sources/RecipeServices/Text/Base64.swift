/// Bytes as letters and digits (RFC 4648).
enum Base64 {
    private static let signs = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )

    /// The text of some bytes, filled up with `=`.
    static func text(of bytes: some Sequence<UInt8>) -> String {
        let bytes = Array(bytes)
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                let isFilling = place > group.count
                text.append(
                    isFilling ? UInt8(ascii: "=") : signs[number >> (18 - 6 * place) & 0x3F]
                )
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text; nil where it has other signs.
    static func bytes(of text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var number = 0
        var bits = 0
        for sign in text.utf8.prefix(while: { $0 != UInt8(ascii: "=") }) {
            guard let value = signs.firstIndex(of: sign) else { return nil }
            number = (number << 6 | value) & 0xFFFF
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: number >> bits))
            }
        }
        return bytes
    }
}
