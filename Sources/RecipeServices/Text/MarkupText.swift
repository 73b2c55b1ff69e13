import RecipeModel

/// Text of answers that may hold markup.
struct MarkupText: Sendable {
    /// Takes tags out and decodes entities.
    let plain: @Sendable (String) -> String

    /// A text in one clean line; nil where nothing is left.
    func line(_ markup: String?) -> String? {
        guard let markup else { return nil }
        // Most texts have neither a tag nor an entity, and need no parser.
        let needsReading = markup.utf8.contains {
            $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&")
        }
        let line = CleanText.line(needsReading ? plain(markup) : markup)
        return line.isEmpty ? nil : line
    }

    /// A text's clean lines, parted where its markup parts lines; empty ones are left out.
    func lines(_ markup: String) -> [String] {
        var parted = markup
        for tag in ["<li", "<p", "<br", "<div", "</"] {
            parted = parted.replacing(tag, with: "\n" + tag)
        }
        // A closing tag of a word inside a line parts nothing.
        for tag in ["</b>", "</i>", "</a>", "</em>", "</strong>", "</span>"] {
            parted = parted.replacing("\n" + tag, with: tag)
        }
        return plain(parted).split(whereSeparator: \.isNewline)
            .map { CleanText.line($0) }
            .filter { !$0.isEmpty }
    }
}
