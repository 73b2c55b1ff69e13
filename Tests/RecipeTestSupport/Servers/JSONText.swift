import Foundation

/// Writes JSON as the services do, slashes escaped.
enum JSONText {
    /// The text of a value made of dictionaries, arrays, strings, numbers and `NSNull`.
    static func of(_ value: Any) -> String {
        let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }

    /// A text, or null where there is none.
    static func orNull(_ text: String?) -> Any { text.map { $0 as Any } ?? NSNull() }
}
