import RecipeModel

/// The YAML between two `---` that a text begins with.
struct FrontMatter {
    let value: JSONValue

    /// Takes it from the lines; nil where they begin with none.
    init?(_ lines: inout ArraySlice<Substring>) {
        var start = lines.startIndex
        while start < lines.endIndex, lines[start].allSatisfy(\.isWhitespace) { start += 1 }
        guard start < lines.endIndex, Self.isMark(lines[start], "---"),
            let end = lines[(start + 1)...].firstIndex(where: {
                Self.isMark($0, "---") || Self.isMark($0, "...")
            })
        else { return nil }
        let inner = lines[(start + 1)..<end]
        value = YAMLReader.value(of: inner.joined(separator: "\n"))
        // A rule and words below it are no front matter.
        guard value.isObject || inner.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) else {
            return nil
        }
        lines = lines[(end + 1)...]
    }

    private static func isMark(_ line: Substring, _ mark: String) -> Bool {
        line.utf8.starts(with: mark.utf8) && line.utf8.dropFirst(3).allSatisfy { $0 <= 0x20 }
    }
}
