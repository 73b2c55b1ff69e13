import KitchenLanguage
import RecipeModel

/// The header fields of an answer, found by name in any letter case.
struct HeaderFields: Sendable, Equatable {
    private var values: [String: String] = [:]

    init() {}

    /// Reads an answer's head; lines that are not fields say nothing, of a repeated field the last
    /// one counts.
    init(head: String) {
        for line in head.split(whereSeparator: \.isNewline) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon]
            guard !name.contains(where: \.isWhitespace) else { continue }
            values[name.lowercased()] = line[line.index(after: colon)...].trimmingWhitespace()
        }
    }

    /// Reads fields as pairs.
    init(_ fields: [String: String]) {
        for (name, value) in fields { values[name.lowercased()] = value }
    }

    /// The value of a field, its name given in lower case; nil where it is absent or empty.
    subscript(name: String) -> String? {
        guard let value = values[name], !value.isEmpty else { return nil }
        return value
    }

    /// `Content-Type` without its parameters, in lower case.
    var mediaType: String? {
        guard let type = self["content-type"]?.split(separator: ";").first else { return nil }
        let name = type.trimmingWhitespace().lowercased()
        return name.isEmpty ? nil : name
    }

    /// The `charset` of `Content-Type`, in lower case and without quotes.
    var charset: String? {
        for parameter in (self["content-type"] ?? "").split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].trimmingWhitespace().lowercased() == "charset"
            else { continue }
            let name = parts[1].trimmingWhitespace().lowercased().filter { !"\"'".contains($0) }
            return name.isEmpty ? nil : name
        }
        return nil
    }
}
