/// Text inside addresses.
package enum PercentEncoding {
    /// A parameter's value, with all but unreserved signs and commas as `%XX`.
    package static func value(_ text: some StringProtocol) -> String {
        encode(text) { isUnreserved($0) || $0 == UInt8(ascii: ",") }
    }

    /// A piece of a path.
    package static func segment(_ text: some StringProtocol) -> String {
        encode(text, keeping: isUnreserved)
    }

    /// An address's path and query, of which only what no address may hold is replaced.
    package static func repairing(_ text: some StringProtocol) -> String {
        encode(text) { $0 > 0x20 && $0 < 0x7F && !forbidden.contains($0) }
    }

    /// A text as it was before; nil for what was never encoded so.
    package static func decoded(_ text: some StringProtocol) -> String? {
        let (bytes, isWhole) = bytes(of: text)
        return isWhole ? String(validating: bytes, as: UTF8.self) : nil
    }

    /// The bytes of a text, each `%XX` as the one that it stands for. A `%` that stands for none is
    /// kept, and the text isn't whole then.
    package static func bytes(
        of text: some StringProtocol
    ) -> (bytes: [UInt8], isWhole: Bool) {
        var bytes: [UInt8] = []
        var isWhole = true
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
                let value = UInt8(digits, radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
                isWhole = false
            }
        }
        return (bytes, isWhole)
    }

    private static let forbidden = Set("\"<>\\^`{|}".utf8)
    private static let digits = Array("0123456789ABCDEF")

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }

    private static func encode(
        _ text: some StringProtocol,
        keeping isKept: (UInt8) -> Bool
    ) -> String {
        text.utf8.reduce(into: "") { result, byte in
            if isKept(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result.append("%")
                result.append(digits[Int(byte >> 4)])
                result.append(digits[Int(byte & 15)])
            }
        }
    }
}
