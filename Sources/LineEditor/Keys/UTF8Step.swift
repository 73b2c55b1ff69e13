/// Decodes one character of UTF-8.
///
/// The ranges are those of table 3-7 of the Unicode standard, "Well-Formed UTF-8 Byte Sequences".
enum UTF8Step {
    /// Decodes the first character of `bytes`, which must not be empty.
    static func decode(_ bytes: ArraySlice<UInt8>, isComplete: Bool) -> DecodingStep {
        guard let lead = bytes.first else { return .incomplete }
        if lead < 0x80 { return character(UInt32(lead), length: 1) }
        guard let form = Form(lead: lead) else { return replacement(length: 1) }
        var value = form.bits
        var length = 1
        for byte in bytes.dropFirst().prefix(form.length - 1) {
            let range = length == 1 ? form.second : 0x80...0xBF
            guard range.contains(byte) else { return replacement(length: length) }
            value = value << 6 | UInt32(byte & 0x3F)
            length += 1
        }
        if length == form.length { return character(value, length: length) }
        return isComplete ? replacement(length: length) : .incomplete
    }

    private static func replacement(length: Int) -> DecodingStep {
        .key(.character("\u{FFFD}"), length: length)
    }

    /// The control characters from U+0080 on are not keys of any terminal, and the prompt uses
    /// their numbers for keys of its own.
    private static func character(_ value: UInt32, length: Int) -> DecodingStep {
        guard let scalar = Unicode.Scalar(value), !(0x80...0x9F).contains(value) else {
            return replacement(length: length)
        }
        return .key(.character(scalar), length: length)
    }

    /// What a first byte says about the ones after it.
    private struct Form {
        var length: Int
        var bits: UInt32
        var second: ClosedRange<UInt8> = 0x80...0xBF

        init?(lead: UInt8) {
            switch lead {
            case 0xC2...0xDF: (length, bits) = (2, UInt32(lead & 0x1F))
            case 0xE0...0xEF: (length, bits) = (3, UInt32(lead & 0x0F))
            case 0xF0...0xF4: (length, bits) = (4, UInt32(lead & 0x07))
            default: return nil
            }
            switch lead {
            case 0xE0: second = 0xA0...0xBF
            case 0xED: second = 0x80...0x9F
            case 0xF0: second = 0x90...0xBF
            case 0xF4: second = 0x80...0x8F
            default: break
            }
        }
    }
}
