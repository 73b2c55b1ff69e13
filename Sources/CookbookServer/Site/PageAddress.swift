import RecipeModel

/// Paths of the site with their fields, as links have them.
enum PageAddress {
    /// A path with those of the fields that say something.
    static func of(_ path: String, _ fields: [(name: String, value: String)]) -> String {
        let told = fields.filter { !$0.value.isEmpty }.map { "\($0.name)=\(value(of: $0.value))" }
        return told.isEmpty ? path : "\(path)?\(told.joined(separator: "&"))"
    }

    static func value(of text: String) -> String { PercentEncoding.segment(text) }

    /// A path of this site that somebody named, to go on to; the start for anything else: two slashes
    /// begin the address of another server.
    static func own(_ path: String?) -> String {
        guard let path, path.first == "/", !path.dropFirst().hasPrefix("/"), !path.contains("\\"),
            path.utf8.count <= 512, path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { return "/" }
        return path
    }
}
