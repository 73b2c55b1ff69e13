/// The text of a settings file: lines `key = value`, comments that begin with `#`, empty lines.
///
/// A `#` begins a comment at the start of a line or after a space. A value that begins with `"` ends
/// at the next one, and `\"` and `\\` stand for the signs themselves. What is changed is changed in
/// its line; every other line stays as it was, to the last space.
package struct ConfigurationText: Hashable, Sendable {
    /// A line that sets something.
    package struct Entry: Hashable, Sendable {
        /// What is set, as written.
        package var key: String
        /// The value without spaces around it.
        package var value: String
        /// The line's number, from 1.
        package var line: Int

        package init(key: String, value: String, line: Int) {
            self.key = key
            self.value = value
            self.line = line
        }
    }

    /// A line that cannot be read.
    package struct LineError: Hashable, Sendable {
        /// What is wrong with a line.
        package enum Kind: Hashable, Sendable {
            /// There is no `=`.
            case noEqualsSign
            /// There is no key before the `=`.
            case noKey
            /// A quote is not closed, or something stands after it.
            case badQuotes
        }

        /// What is wrong.
        package var kind: Kind
        /// The line's number, from 1.
        package var line: Int
        /// The line as it stands.
        package var text: String

        package init(kind: Kind, line: Int, text: String) {
            self.kind = kind
            self.line = line
            self.text = text
        }
    }

    /// A line with the signs that end it; the last may have none.
    private struct Line: Hashable, Sendable {
        var content: String
        var end: String
    }

    private var lines: [Line]

    /// Reads a text; lines may end with CR LF, and a byte order mark is dropped.
    package init(_ text: String = "") {
        let text = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
        lines = []
        var content = ""
        for character in String(text) {
            if character == "\n" || character == "\r\n" {
                lines.append(Line(content: content, end: String(character)))
                content = ""
            } else {
                content.append(character)
            }
        }
        if !content.isEmpty { lines.append(Line(content: content, end: "")) }
    }

    /// The text as it was, but for what was changed.
    package var text: String { lines.map { $0.content + $0.end }.joined() }

    /// The lines that set something, in order; of the same key the last counts.
    package var entries: [Entry] {
        parsed.compactMap { if case .entry(let entry, _) = $0 { entry } else { nil } }
    }

    /// The lines that cannot be read, in order.
    package var mistakes: [LineError] {
        parsed.compactMap { if case .mistake(let mistake) = $0 { mistake } else { nil } }
    }

    /// The entries that a check finds right, and those that it refuses, each with its reason.
    ///
    /// - Parameter refusal: Why a key and value cannot be; nil when they can.
    package func checked<Reason>(_ refusal: (_ key: String, _ value: String) -> Reason?)
        -> (right: [Entry], refused: [(entry: Entry, reason: Reason)])
    {
        entries.reduce(into: (right: [], refused: [])) { result, entry in
            if let reason = refusal(entry.key, entry.value) {
                result.refused.append((entry, reason))
            } else {
                result.right.append(entry)
            }
        }
    }

    /// Sets a key: in the last line that sets it already, with its comment kept, else in a new line
    /// at the end. Line ends in the value become spaces.
    package mutating func set(_ key: String, to value: String) {
        let setting = "\(key) = \(ConfigurationLine.written(value))"
        for line in lines.indices.reversed() {
            if case .entry(let entry, let comment) = parsed(line), entry.key == key {
                lines[line].content = setting + (comment.isEmpty ? "" : " " + comment)
                return
            }
        }
        let usualEnd = lines.first.map(\.end) == "\r\n" ? "\r\n" : "\n"
        if let last = lines.indices.last, lines[last].end.isEmpty { lines[last].end = usualEnd }
        lines.append(Line(content: setting, end: usualEnd))
    }

    /// Removes every line that sets a key.
    package mutating func remove(_ key: String) {
        let kept = lines.indices.filter { line in
            if case .entry(let entry, _) = parsed(line) { entry.key != key } else { true }
        }
        lines = kept.map { lines[$0] }
    }

    private var parsed: [ConfigurationLine] { lines.indices.map(parsed) }

    private func parsed(_ line: Int) -> ConfigurationLine {
        ConfigurationLine(lines[line].content, number: line + 1)
    }
}
