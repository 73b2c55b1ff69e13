extension JSONOutput {
    /// The value on one line, in RFC 8259's grammar.
    ///
    /// Besides what must be escaped, every sign is that could do something to a terminal: control
    /// characters above ASCII, direction marks, line and paragraph separators.
    package var text: String { written(by: JSONWriter(isSpread: false)) }

    /// The value with a line for each member and element, two spaces deeper for each level.
    ///
    /// `<` is escaped as well: so the text can stand in a script of a web page, where `</script>` and
    /// `<!--` would end it.
    package var spreadText: String { written(by: JSONWriter(isSpread: true)) }

    private func written(by writer: JSONWriter) -> String {
        var writer = writer
        writer.write(self)
        return writer.text
    }
}

/// Writes values one after the other.
private struct JSONWriter {
    private(set) var text = ""
    private let isSpread: Bool
    /// How many arrays and objects are open.
    private var depth = 0

    init(isSpread: Bool) { self.isSpread = isSpread }

    mutating func write(_ value: JSONOutput) {
        switch value {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += String(value)
        case .number(let value): text += value.isFinite ? String(value) : "null"
        case .string(let value): write(value)
        case .array(let values): write(values, between: "[", "]") { $0.write($1) }
        case .object(let members):
            write(members, between: "{", "}") { writer, member in
                writer.write(member.key)
                writer.text += writer.isSpread ? ": " : ":"
                writer.write(member.value)
            }
        }
    }

    private mutating func write<Element>(
        _ elements: [Element],
        between open: String,
        _ close: String,
        each: (inout JSONWriter, Element) -> Void
    ) {
        text += open
        depth += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            breakLine()
            each(&self, element)
        }
        depth -= 1
        if !elements.isEmpty { breakLine() }
        text += close
    }

    private mutating func breakLine() {
        if isSpread { text += "\n" + String(repeating: "  ", count: depth) }
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            default:
                if mustBeEscaped(scalar) {
                    let digits = String(scalar.value, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
        text += "\""
    }

    /// All of these are below U+10000, so that four digits are enough.
    private func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
            0xFEFF:
            true
        case 0x3C: isSpread
        default: false
        }
    }
}
