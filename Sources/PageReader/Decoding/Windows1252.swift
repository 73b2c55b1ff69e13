/// The windows-1252 character set, the web's last resort, as the WHATWG Encoding Standard has it.
enum Windows1252 {
    /// What the bytes from 0x80 to 0x9F stand for; 0xFFFD where they stand for nothing.
    private static let upperControls: [UInt32] = [
        0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
        0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
    ]

    /// The character that a byte, or a character reference in the C1 range, stands for.
    static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
        return Unicode.Scalar(upperControls[Int(byte) - 0x80]) ?? "\u{FFFD}"
    }

    /// A byte's character in UTF-8.
    static func utf8(_ byte: UInt8) -> Unicode.UTF8.EncodedScalar {
        Unicode.UTF8.encode(scalar(byte)) ?? Unicode.UTF8.encodedReplacementCharacter
    }

    /// Bytes as UTF-8.
    static func utf8(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var output = [UInt8]()
        output.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            if byte < 0x80 { output.append(byte) } else { output.append(contentsOf: utf8(byte)) }
        }
        return output
    }
}
