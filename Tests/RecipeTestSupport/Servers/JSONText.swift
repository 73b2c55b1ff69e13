import Foundation

/// JSON as services write it: no spaces, names in order, slashes escaped.
///
/// `JSONSerialization` sorts names as a language does, which took a twentieth of the tests' time.
enum JSONText {
    /// The text of a value made of dictionaries, arrays, strings, numbers and `NSNull`.
    static func of(_ value: Any) -> String {
        switch value {
        case let text as String: quoted(text)
        case let list as [Any]: "[" + list.map(of).joined(separator: ",") + "]"
        case let members as [String: Any]:
            "{"
                + members.sorted { $0.key < $1.key }
                .map { quoted($0.key) + ":" + of($0.value) }.joined(separator: ",") + "}"
        case let flag as Bool: flag ? "true" : "false"
        case let number as Int: String(number)
        case let number as Double:
            number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        default: "null"
        }
    }

    /// A text, or null where there is none.
    static func orNull(_ text: String?) -> Any { text.map { $0 as Any } ?? NSNull() }

    private static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
                bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += Array(#"\n"#.utf8)
            case 0x0D: bytes += Array(#"\r"#.utf8)
            case 0x09: bytes += Array(#"\t"#.utf8)
            case ..<0x20: bytes += Array(String(format: #"\u%04x"#, byte).utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return String(decoding: bytes, as: UTF8.self)
    }
}
