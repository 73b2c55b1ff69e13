import KitchenLanguage
import RecipeModel

/// Reads the part of YAML that recipes and front matter are written in, as a JSON value.
///
/// It knows mappings and lists in blocks and in brackets, all five kinds of scalars, comments, and
/// values over several lines. It knows no anchors, aliases, tags and merges, which recipes don't
/// have and which alone make a short text long: what is read is never longer than what was written,
/// and each line is looked at once. It never fails; a line that fits nowhere is left out.
struct YAMLReader {
    private var lines: [Line]
    private var place = 0

    private struct Line {
        /// The columns that it begins with.
        var indent: Int
        /// What stands behind them, without a comment line's text.
        var text: Substring
        /// The whole line, for texts that keep it.
        var raw: Substring
    }

    /// Values in values: no recipe is deeper, and deeper ones are texts.
    private static let depthLimit = 24

    /// The value of a text; a `---` before it and a `...` after it don't count.
    static func value(of text: some StringProtocol) -> JSONValue {
        var reader = YAMLReader(lines: TextLines.split(String(text)))
        let first = reader.node(from: 0, depth: 0)
        var members = first.members
        var value = first
        // What stands further left, or beside a list, is a part of the whole all the same.
        while reader.next() != nil {
            let more = reader.node(from: 0, depth: 0)
            if more.isObject { members += more.members }
            if !value.isObject { value = more }
        }
        return value.isObject ? .object(members) : value
    }

    private init(lines: [Substring]) {
        self.lines = lines.map { line in
            let text = line.unicodeScalars.drop { $0 == " " }
            var rest = Substring(text)
            while let last = rest.unicodeScalars.last, last == " " || last == "\t" || last == "\r" {
                rest.unicodeScalars.removeLast()
            }
            return Line(
                indent: line.unicodeScalars.count - text.count,
                text: rest,
                raw: line
            )
        }
        if let first = self.lines.first, first.text == "---" { place = 1 }
    }

    /// The next line that says something; those before it are passed.
    private mutating func next() -> Line? {
        while place < lines.count {
            let line = lines[place]
            if line.text == "...", line.indent == 0 { return nil }
            if !line.text.isEmpty, !line.text.utf8.starts(with: "#".utf8) { return line }
            place += 1
        }
        return nil
    }

    /// The value that begins with the next line, if that is not further left.
    private mutating func node(from indent: Int, depth: Int) -> JSONValue {
        guard let line = next(), line.indent >= indent else { return .null }
        guard depth < Self.depthLimit else { return rest(from: indent) }
        if Self.isItem(line.text) { return list(at: line.indent, depth: depth) }
        if Self.member(line.text) != nil { return mapping(at: line.indent, depth: depth) }
        place += 1
        return scalar(line.text, parent: indent - 1, depth: depth)
    }

    /// What is too deep, as a text.
    private mutating func rest(from indent: Int) -> JSONValue {
        var texts: [String] = []
        while let line = next(), line.indent >= indent {
            texts.append(String(line.text))
            place += 1
        }
        return .string(texts.joined(separator: " "))
    }

    private static func isItem(_ text: Substring) -> Bool {
        text == "-" || text.utf8.starts(with: "- ".utf8)
    }

    private mutating func list(at indent: Int, depth: Int) -> JSONValue {
        var elements: [JSONValue] = []
        while let line = next(), line.indent == indent, Self.isItem(line.text) {
            let behind = line.text.unicodeScalars.dropFirst()
            let inner = behind.drop { $0 == " " }
            guard !inner.isEmpty else {
                place += 1
                elements.append(node(from: indent + 1, depth: depth + 1))
                continue
            }
            // What stands behind the dash is a line of its own, so far to the right.
            let column = indent + 1 + behind.count - inner.count
            lines[place].indent = column
            lines[place].text = Substring(inner)
            elements.append(node(from: column, depth: depth + 1))
        }
        return .array(elements)
    }

    private mutating func mapping(at indent: Int, depth: Int) -> JSONValue {
        var members: [JSONValue.Member] = []
        while let line = next(), line.indent == indent, !Self.isItem(line.text) {
            place += 1
            guard let (key, rest) = Self.member(line.text) else { continue }
            let value: JSONValue
            if rest.isEmpty || rest.utf8.first == UInt8(ascii: "#") {
                let inner = next()
                let isList = inner.map { $0.indent == indent && Self.isItem($0.text) } ?? false
                value =
                    isList
                    ? list(at: indent, depth: depth + 1)
                    : node(from: indent + 1, depth: depth + 1)
            } else {
                value = scalar(rest, parent: indent, depth: depth)
            }
            members.append(JSONValue.Member(name: key, value: value))
            // A line further right that belongs to nothing.
            while let stray = next(), stray.indent > indent { place += 1 }
        }
        return .object(members)
    }

    /// `key: value` apart; nil for a line that is none.
    private static func member(_ text: Substring) -> (key: String, value: Substring)? {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, first != "[", first != "{", first != "|", first != ">"
        else { return nil }
        if first == "\"" || first == "'" {
            guard let (key, end) = quoted(text) else { return nil }
            let rest = scalars[end...].drop { $0 == " " }
            guard rest.first == ":" else { return nil }
            let behind = rest.dropFirst()
            guard behind.isEmpty || behind.first == " " else { return nil }
            return (key, Substring(behind.drop { $0 == " " }))
        }
        var place = scalars.startIndex
        while place < scalars.endIndex {
            let behind = scalars.index(after: place)
            if scalars[place] == ":",
                behind == scalars.endIndex || scalars[behind] == " " || scalars[behind] == "\t"
            {
                let key = String(scalars[..<place]).trimmingWhitespace()
                guard !key.isEmpty, key.utf8.count <= 1_000 else { return nil }
                return (key, Substring(scalars[behind...].drop { $0 == " " || $0 == "\t" }))
            }
            if scalars[place] == "#", place > scalars.startIndex,
                scalars[scalars.index(before: place)] == " "
            {
                return nil
            }
            place = behind
        }
        return nil
    }

    // MARK: Scalars

    /// A value that begins in a line; what goes on below stands right of its parent.
    private mutating func scalar(_ text: Substring, parent: Int, depth: Int) -> JSONValue {
        switch text.unicodeScalars.first {
        case "|", ">": return block(text, parent: parent)
        case "\"", "'":
            if let (value, end) = Self.quoted(text) {
                // `"a" tea` is no text in quotes.
                let rest = text[end...].drop { $0 == " " }
                return .string(rest.isEmpty || rest.hasPrefix("#") ? value : String(text))
            }
            let whole = joined(text, parent: parent, endsAt: text)
            return .string(Self.quoted(whole)?.0 ?? String(whole))
        case "[", "{":
            var flow = YAMLFlow(text)
            if let value = flow.value(depth: depth) { return value }
            var longer = YAMLFlow(joined(text, parent: parent, endsAt: nil))
            return longer.value(depth: depth) ?? .string(String(text))
        default:
            return Self.plain(joined(Self.withoutComment(text), parent: parent, endsAt: nil))
        }
    }

    /// The text with the lines that it goes on in, which stand further right than its parent.
    ///
    /// - Parameter opened: The text that a quote opened in; it may go on with empty lines.
    private mutating func joined(
        _ text: Substring,
        parent: Int,
        endsAt opened: Substring?
    ) -> Substring {
        let first = place
        var parts = [text]
        while place < lines.count {
            let line = lines[place]
            if line.text.isEmpty, opened == nil {
                guard let below = next(), below.indent > parent else { break }
                continue
            }
            guard line.indent > parent || line.text.isEmpty else { break }
            parts.append(opened == nil ? Self.withoutComment(line.text) : line.text)
            place += 1
        }
        if parts.count == 1 {
            place = first
            return text
        }
        return Substring(parts.filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// `|` and `>`: the lines below, with or without their ends.
    private mutating func block(_ mark: Substring, parent: Int) -> JSONValue {
        let isFolded = mark.utf8.first == UInt8(ascii: ">")
        var kept: [Substring] = []
        var column: Int?
        while place < lines.count {
            let line = lines[place]
            if line.text.isEmpty {
                kept.append("")
            } else {
                guard line.indent > parent else { break }
                let start = min(column ?? line.indent, line.indent)
                column = column ?? line.indent
                kept.append(Substring(line.raw.unicodeScalars.dropFirst(start)))
            }
            place += 1
        }
        while kept.last?.isEmpty == true { kept.removeLast() }
        guard isFolded else { return .string(kept.joined(separator: "\n")) }
        let paragraphs = kept.split(separator: "").map { $0.joined(separator: " ") }
        return .string(paragraphs.joined(separator: "\n"))
    }

    private static func withoutComment(_ text: Substring) -> Substring {
        let scalars = text.unicodeScalars
        var isAfterSpace = false
        for place in scalars.indices {
            if scalars[place] == "#", isAfterSpace {
                return Substring(text[..<place].trimmingWhitespace())
            }
            isAfterSpace = scalars[place] == " " || scalars[place] == "\t"
        }
        return text
    }

    /// What a text without quotes stands for.
    static func plain(_ text: Substring) -> JSONValue {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On": return .bool(true)
        case "false", "False", "FALSE", "no", "No", "NO", "off", "Off": return .bool(false)
        default: break
        }
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        let isNumber =
            digits.first.map { (0x30...0x39).contains($0) } == true && digits.count <= 30
            && digits.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
            && digits.count { $0 == 0x2E } <= 1 && digits.last != 0x2E
        return isNumber ? .number(String(text)) : .string(String(text))
    }

    /// A text in quotes, and where it ends; nil where nothing closes it.
    static func quoted(_ text: Substring) -> (String, String.Index)? {
        let scalars = text.unicodeScalars
        guard let quote = scalars.first else { return nil }
        var result = String.UnicodeScalarView()
        var place = scalars.index(after: scalars.startIndex)
        while place < scalars.endIndex {
            let scalar = scalars[place]
            let behind = scalars.index(after: place)
            if scalar == quote {
                guard quote == "'", behind < scalars.endIndex, scalars[behind] == "'" else {
                    return (String(result), behind)
                }
                result.append(scalar)
                place = scalars.index(after: behind)
            } else if scalar == "\\", quote == "\"", behind < scalars.endIndex {
                place = escape(in: scalars, at: behind, into: &result)
            } else {
                result.append(scalar)
                place = behind
            }
        }
        return nil
    }

    /// The scalar behind a backslash; where it ends.
    private static func escape(
        in scalars: Substring.UnicodeScalarView,
        at place: String.Index,
        into result: inout String.UnicodeScalarView
    ) -> String.Index {
        let sign = scalars[place]
        let behind = scalars.index(after: place)
        let length: Int? = ["x": 2, "u": 4, "U": 8][sign]
        if let length {
            let digits = scalars[behind...].prefix(length)
            if digits.count == length, let number = UInt32(String(digits), radix: 16),
                let scalar = Unicode.Scalar(number)
            {
                result.append(scalar)
                return digits.endIndex
            }
        }
        let named: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "t": "\t", "r": "\n", "_": " "]
        result.append(named[sign] ?? sign)
        return behind
    }
}
