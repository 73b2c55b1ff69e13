import Documents
import KitchenLanguage
import PageReader
import RecipeModel

/// Reads the lines of a text with their marks: those of Markdown, and those that people put into mail
/// and notes.
struct TextLineReader {
    private let lines: ArraySlice<Substring>
    private let isMarkdown: Bool
    private var place: Int
    private var found: [TextLine] = []

    /// The lines of a text, from first to last, with blank ones.
    static func lines(of lines: ArraySlice<Substring>, isMarkdown: Bool) -> [TextLine] {
        var reader = TextLineReader(lines: lines, isMarkdown: isMarkdown)
        while reader.place < lines.endIndex { reader.take() }
        return reader.found
    }

    /// Whether a text has marks of Markdown.
    static func isMarkdown(_ lines: ArraySlice<Substring>) -> Bool {
        lines.prefix(2_000).contains { line in
            let marks = line.utf8.prefix { $0 == UInt8(ascii: "#") }
            return (1...6).contains(marks.count)
                && line.utf8.dropFirst(marks.count).first == UInt8(ascii: " ")
                || line.utf8.starts(with: "**".utf8) && line.utf8.count > 5
        }
    }

    private init(lines: ArraySlice<Substring>, isMarkdown: Bool) {
        self.lines = lines
        self.isMarkdown = isMarkdown
        place = lines.startIndex
    }

    private mutating func take() {
        let line = lines[place]
        let number = place
        place += 1
        let signs = line.unicodeScalars
        let rest = signs.drop { $0.properties.isWhitespace && $0 != "\u{0C}" }
        let indent = signs[..<rest.startIndex].reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
        var raw = Substring(rest)
        while let last = raw.unicodeScalars.last, last.properties.isWhitespace {
            raw.unicodeScalars.removeLast()
        }
        if raw.isEmpty { return add(TextLine(kind: .blank, text: "", number: number)) }
        if raw.utf8.starts(with: "<!--".utf8) { return takeComment(raw, number) }
        if isMarkdown, raw.utf8.starts(with: "```".utf8) || raw.utf8.starts(with: "~~~".utf8) {
            return add(TextLine(kind: .blank, text: "", number: number))
        }
        if let level = underline(raw), let last = found.indices.last, found[last].kind == .text,
            found[last].text.utf8.count <= 120
        {
            found[last].kind = .heading(level)
            found[last].isStrong = true
            return
        }
        if raw.utf8.first == UInt8(ascii: "|"), raw.contains("-"), Self.row(raw)?.isEmpty == true {
            // What stands over it are the names of a table's columns.
            if let last = found.indices.last {
                found[last] = TextLine(kind: .blank, text: "", number: found[last].number)
            }
            return add(TextLine(kind: .blank, text: "", number: number))
        }
        if Self.isRule(raw) { return add(TextLine(kind: .rule, text: "", number: number)) }
        if isMarkdown, raw.utf8.first == UInt8(ascii: ">") {
            raw = Substring(raw.drop { $0 == ">" || $0 == " " })
        }
        var read = marked(raw, indent)
        read.number = number
        read.indent = indent
        add(read)
    }

    private mutating func add(_ line: TextLine) { found.append(line) }

    /// A comment to its end, whose text may be fields.
    private mutating func takeComment(_ first: Substring, _ number: Int) {
        var parts = [first.dropFirst(4)]
        var isOver = first.contains("-->")
        while !isOver, place < lines.endIndex {
            parts.append(lines[place])
            isOver = lines[place].contains("-->")
            place += 1
        }
        var text = parts.joined(separator: "\n")
        if let end = text.range(of: "-->", from: parts.dropLast()) { text = String(text[..<end]) }
        add(TextLine(kind: .comment, text: text, number: number))
    }

    /// The level of the heading that a line of `=` or `-` makes of the one above it.
    private func underline(_ raw: Substring) -> Int? {
        guard let sign = raw.utf8.first, raw.utf8.allSatisfy({ $0 == sign }), raw.utf8.count >= 3,
            let above = found.last, !above.isBlank
        else { return nil }
        // A line as wide as the page is a rule and belongs to nobody.
        let width = above.text.count
        guard isMarkdown || raw.utf8.count <= width + 8 && raw.utf8.count * 3 >= width else {
            return nil
        }
        switch sign {
        case UInt8(ascii: "="): return 1
        case UInt8(ascii: "-"): return 2
        case UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "_"): return isMarkdown ? nil : 2
        default: return nil
        }
    }

    private static func isRule(_ raw: Substring) -> Bool {
        if raw.unicodeScalars.allSatisfy({ $0 == "\u{0C}" }) { return true }
        guard let first = raw.unicodeScalars.first(where: { $0 != " " }),
            "-*_=~#+—–―─━═•·".unicodeScalars.contains(first)
        else { return false }
        let signs = raw.unicodeScalars.filter { $0 != " " }
        return signs.count >= 3 && signs.allSatisfy { $0 == first }
    }

    // MARK: A line with its mark

    private func marked(_ raw: Substring, _ indent: Int) -> TextLine {
        if isMarkdown, let heading = Self.heading(raw) { return heading }
        if raw.utf8.first == UInt8(ascii: "|"), let row = Self.row(raw) { return inline(row) }
        if let item = Self.item(raw) {
            var line = inline(item.text)
            line.kind = .item(isNumbered: item.isNumbered)
            return line
        }
        if raw == #"\* \* \*"# {
            return TextLine(kind: .text, text: PrintedRecipe.groupBreak, isGroupBreak: true)
        }
        return inline(raw)
    }

    private static func heading(_ raw: Substring) -> TextLine? {
        let marks = raw.utf8.prefix { $0 == UInt8(ascii: "#") }
        let behind = raw.utf8.dropFirst(marks.count)
        guard (1...6).contains(marks.count),
            behind.isEmpty || behind.first == UInt8(ascii: " ")
                || behind.first == UInt8(ascii: "\t")
        else { return nil }
        var words = Substring(behind)
        while let last = words.unicodeScalars.last, last == " " {
            words.unicodeScalars.removeLast()
        }
        // `# Soup #`
        var closed = words
        while closed.unicodeScalars.last == "#" { closed.unicodeScalars.removeLast() }
        if closed.unicodeScalars.count < words.unicodeScalars.count,
            closed.isEmpty || closed.unicodeScalars.last == " "
        {
            words = closed
        }
        var line = TextLine(kind: .heading(marks.count), text: "")
        let inline = MarkdownInline(words)
        line.text = inline.text.trimmingWhitespace()
        line.link = inline.links.first
        return line.text.isEmpty ? TextLine(kind: .blank, text: "") : line
    }

    /// The cells of a row beside each other; nil for the line under a table's head.
    private static func row(_ raw: Substring) -> Substring? {
        let cells = raw.split(separator: "|").map { $0.trimmingWhitespace() }
        if cells.allSatisfy({ $0.allSatisfy { "-: ".contains($0) } }) { return "" }
        return Substring(cells.filter { !$0.isEmpty }.joined(separator: " "))
    }

    private static let bullets: Set<Unicode.Scalar> = [
        "-", "*", "+", "•", "◦", "‣", "▢", "☐", "□", "▪", "▫", "●", "○", "■", "◻", "✓", "✔", "·",
        "–", "—", "⁃", "∙", "☑",
    ]

    /// An item without its mark.
    private static func item(_ raw: Substring) -> (text: Substring, isNumbered: Bool)? {
        let signs = raw.unicodeScalars
        guard let first = signs.first else { return nil }
        if bullets.contains(first) {
            var rest = signs.dropFirst()
            if rest.first == "\u{FE0F}" { rest = rest.dropFirst() }
            guard rest.first == " " || rest.first == "\t" else { return nil }
            rest = rest.drop { $0 == " " || $0 == "\t" }
            // A box to tick.
            for box in ["[ ]", "[x]", "[X]", "[]"] where rest.starts(with: box.unicodeScalars) {
                rest = rest.dropFirst(box.unicodeScalars.count).drop { $0 == " " }
                break
            }
            return rest.isEmpty ? nil : (Substring(rest), false)
        }
        let digits = signs.prefix { (0x30...0x39).contains($0.value) }
        guard (1...4).contains(digits.count) else { return nil }
        let tail = signs[digits.endIndex...]
        guard let mark = tail.first, mark == "." || mark == ")", let space = tail.dropFirst().first,
            space == " " || space == "\t"
        else { return nil }
        let rest = tail.dropFirst().drop { $0 == " " || $0 == "\t" }
        return rest.isEmpty ? nil : (Substring(rest), true)
    }

    private func inline(_ raw: Substring) -> TextLine {
        guard isMarkdown else {
            var line = TextLine(kind: .text, text: CleanText.line(raw))
            line.isStrong = Self.isInCapitals(line.text)
            if line.text.hasPrefix("http"), !line.text.contains(" ") { line.link = line.text }
            if line.text.isEmpty { line.kind = .blank }
            return line
        }
        let inline = MarkdownInline(raw)
        var line = TextLine(kind: .text, text: inline.text.trimmingWhitespace())
        line.link = inline.links.first
        line.picture = inline.pictures.first
        line.isStrong =
            Self.isMarked(raw, "**") || Self.isMarked(raw, "__")
            || Self.isInCapitals(line.text)
        line.isSlanted = !line.isStrong && (Self.isMarked(raw, "*") || Self.isMarked(raw, "_"))
        if line.link == nil, line.text.hasPrefix("http"), !line.text.contains(" ") {
            line.link = line.text
        }
        if line.text.isEmpty { line.kind = .blank }
        return line
    }

    /// Whether a mark opens at the beginning of a line and closes at its end, and nowhere else.
    private static func isMarked(_ raw: Substring, _ mark: String) -> Bool {
        var raw = raw
        while raw.hasSuffix(":") { raw.removeLast() }
        guard raw.utf8.count > 2 * mark.utf8.count, raw.utf8.count <= 200, raw.hasPrefix(mark),
            raw.hasSuffix(mark)
        else { return false }
        return !raw.dropFirst(mark.count).dropLast(mark.count).contains(mark)
    }

    private static func isInCapitals(_ text: String) -> Bool {
        guard text.utf8.count <= 80 else { return false }
        var count = 0
        for letter in text where letter.isLetter {
            if letter.isLowercase { return false }
            count += letter.isUppercase ? 1 : 0
        }
        return count >= 4
    }
}

extension String {
    /// Where a mark stands in the last of some parts that the text is made of.
    fileprivate func range(of mark: String, from parts: ArraySlice<Substring>) -> String.Index? {
        let before = parts.reduce(0) { $0 + $1.utf8.count + 1 }
        guard let start = utf8.index(startIndex, offsetBy: before, limitedBy: endIndex) else {
            return nil
        }
        var place = start
        while place < endIndex {
            if self[place...].hasPrefix(mark) { return place }
            place = utf8.index(after: place)
        }
        return nil
    }
}
