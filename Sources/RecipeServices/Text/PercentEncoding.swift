/// Text inside addresses.
enum PercentEncoding {
    /// A parameter's value, with all but unreserved signs and commas as `%XX`.
    static func value(_ text: some StringProtocol) -> String {
        encode(text) { isUnreserved($0) || $0 == UInt8(ascii: ",") }
    }

    /// A piece of a path.
    static func segment(_ text: some StringProtocol) -> String {
        encode(text, keeping: isUnreserved)
    }

    /// An address's path and query, of which only what no address may hold is replaced.
    static func repairing(_ text: some StringProtocol) -> String {
        encode(text) { $0 > 0x20 && $0 < 0x7F && !forbidden.contains($0) }
    }

    /// A piece of a path as it was before; nil for what was never encoded so.
    static func decoded(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            rest = rest.dropFirst(2)
            guard digits.count == 2,
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self)
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
