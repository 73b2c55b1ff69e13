import Foundation

/// JSON as services write it: no spaces, names in order, slashes escaped.
///
/// `JSONSerialization` sorts names as a language does, which took a twentieth of the tests' time.
enum JSONText {
    /// The text of a value made of dictionaries, arrays, strings, numbers and `NSNull`.
    static func of(_ value: Any) -> String {
        switch value {
        case let text as String: return quoted(text)
        case let list as [Any]: return "[" + list.map(of).joined(separator: ",") + "]"
        case let members as [String: Any]:
            let written = members.sorted { $0.key < $1.key }
                .map { quoted($0.key) + ":" + of($0.value) }
            return "{" + written.joined(separator: ",") + "}"
        // Foundation's numbers are also truth values to a cast.
        case _ where type(of: value) is NSObject.Type: return foundationText(of: value)
        case let flag as Bool: return flag ? "true" : "false"
        case let number as Int: return String(number)
        default: return foundationText(of: value)
        }
    }

    private static func foundationText(of value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
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
