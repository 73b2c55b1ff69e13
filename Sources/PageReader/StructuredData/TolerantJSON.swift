/// Reads JSON as pages have it, and repairs on the way what sites break.
///
/// Beyond the standard (RFC 8259) it takes control characters and wrong escapes in strings, quotes
/// that were not escaped, single quotes, names without quotes, missing and superfluous commas,
/// JavaScript's comments and literals, CDATA and comment marks around the whole, anything behind
/// the value, and an end that is missing. Values nested deeper than `depthLimit` are read as null.
struct TolerantJSON {
    static let depthLimit = 128

    private let source: ArraySlice<UInt8>
    private var index: Int
    /// Whether names stand without quotes, as JavaScript has them.
    private var hasBareNames = false

    /// The first value in the bytes, which must be UTF-8; nil when there is none.
    static func value(in source: ArraySlice<UInt8>) -> JSONValue? {
        var reader = TolerantJSON(source: source)
        reader.skipToValue()
        return reader.value(depth: 0)
    }

    /// All values in the bytes, one after the other: some pages put several objects in one script.
    static func values(in source: ArraySlice<UInt8>) -> [JSONValue] {
        var reader = TolerantJSON(source: source)
        var values: [JSONValue] = []
        while values.count < 64 {
            reader.skipToValue()
            guard reader.index < source.endIndex, let value = reader.value(depth: 0) else { break }
            values.append(value)
        }
        return values
    }

    private init(source: ArraySlice<UInt8>) {
        self.source = source
        index = source.startIndex
    }

    private var byte: UInt8? { index < source.endIndex ? source[index] : nil }

    /// Passes what stands before a value: `<!--`, `<![CDATA[`, `//`, a name and `=`.
    private mutating func skipToValue() {
        while let byte, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "[") {
            if source[index...].starts(with: "<![CDATA[".utf8) { index += 9 } else { index += 1 }
        }
    }

    private mutating func value(depth: Int) -> JSONValue? {
        skipSpace()
        guard let byte else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return depth < Self.depthLimit ? object(depth: depth) : skipNested()
        case UInt8(ascii: "["): return depth < Self.depthLimit ? array(depth: depth) : skipNested()
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
            return .string(string(quote: byte))
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"): return nil
        default: return literal()
        }
    }

    // MARK: Containers

    private mutating func object(depth: Int) -> JSONValue {
        index += 1
        var members: [JSONValue.Member] = []
        while true {
            skipSpaceAndCommas()
            guard let byte else { break }
            if byte == UInt8(ascii: "}") {
                index += 1
                break
            }
            if byte == UInt8(ascii: "]") { break }
            let start = index
            let name = self.name()
            skipSpace()
            if self.byte == UInt8(ascii: ":") {
                index += 1
                members.append(.init(name: name, value: value(depth: depth + 1) ?? .null))
            }
            // Something that no rule reads must not stop the reading.
            if index == start { index += 1 }
        }
        return .object(members)
    }

    private mutating func array(depth: Int) -> JSONValue {
        index += 1
        var elements: [JSONValue] = []
        while true {
            skipSpaceAndCommas()
            guard let byte else { break }
            if byte == UInt8(ascii: "]") {
                index += 1
                break
            }
            if byte == UInt8(ascii: "}") { break }
            let start = index
            if let value = value(depth: depth + 1) { elements.append(value) }
            if index == start { index += 1 }
        }
        return .array(elements)
    }

    /// Passes a container that is nested too deep.
    private mutating func skipNested() -> JSONValue {
        var depth = 0
        while let byte {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                _ = string(quote: byte)
                continue
            default: break
            }
            index += 1
            if depth <= 0 { break }
        }
        return .null
    }

    private mutating func name() -> String {
        if let byte, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            return string(quote: byte)
        }
        let start = index
        while let byte, byte > 0x20, !":,{}[]\"".utf8.contains(byte) { index += 1 }
        hasBareNames = hasBareNames || index > start && byte == UInt8(ascii: ":")
        return String(decoding: source[start..<index], as: UTF8.self)
    }

    // MARK: Literals

    private mutating func literal() -> JSONValue? {
        let start = index
        while let byte, byte > 0x20, !",{}[]:\"".utf8.contains(byte) { index += 1 }
        let word = String(decoding: source[start..<index], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null", "undefined", "NaN", "": return .null
        default: return Double(word) == nil ? .string(word) : .number(word)
        }
    }

    // MARK: Strings

    private mutating func string(quote: UInt8) -> String {
        index += 1
        var bytes: [UInt8] = []
        var start = index
        while let byte {
            if byte == quote {
                if endsString(at: index) { break }
                index += 1
            } else if byte == UInt8(ascii: "\\") {
                bytes.append(contentsOf: source[start..<index])
                index += 1
                escape(into: &bytes)
                start = index
            } else {
                index += 1
            }
        }
        bytes.append(contentsOf: source[start..<index])
        if byte != nil { index += 1 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a quote ends its string, seen from what follows; quotes in a text are often not
    /// escaped.
    private func endsString(at quote: Int) -> Bool {
        guard let next = next(after: quote) else { return true }
        switch source[next] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: "/"): return true
        case UInt8(ascii: ","):
            guard let after = self.next(after: next) else { return true }
            return "\"'{[-tfn]}/,".utf8.contains(source[after])
                || (0x30...0x39).contains(source[after]) || source[after] == UInt8(ascii: "`")
                || hasBareNames && isBareName(at: after)
        case UInt8(ascii: "\""), UInt8(ascii: "{"):
            // A comma is missing if a line ends in between.
            return source[quote..<next].contains(UInt8(ascii: "\n"))
        default: return false
        }
    }

    /// Whether a word with a colon behind it stands at a place.
    private func isBareName(at place: Int) -> Bool {
        let word = source[place...].prefix(40).prefix {
            (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || $0 == 0x5F
                || $0 == 0x24
        }
        return !word.isEmpty && word.endIndex < source.endIndex
            && source[word.endIndex] == UInt8(ascii: ":")
    }

    private func next(after place: Int) -> Int? {
        var next = place + 1
        while next < source.endIndex, source[next] <= 0x20 { next += 1 }
        return next < source.endIndex ? next : nil
    }

    /// Reads the escape whose backslash was passed.
    private mutating func escape(into bytes: inout [UInt8]) {
        guard let byte else { return }
        index += 1
        switch byte {
        case UInt8(ascii: "n"), UInt8(ascii: "r"): bytes.append(0x0A)
        case UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "f"): bytes.append(0x20)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "'"),
            UInt8(ascii: "`"):
            bytes.append(byte)
        case UInt8(ascii: "u"), UInt8(ascii: "x"):
            guard let scalar = escapedScalar(digits: byte == UInt8(ascii: "u") ? 4 : 2) else {
                bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
                return
            }
            bytes.append(contentsOf: String(Character(scalar)).utf8)
        case 0x0A, 0x0D: bytes.append(0x20)
        default: bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
        }
    }

    private mutating func escapedScalar(digits: Int) -> Unicode.Scalar? {
        guard let first = hexadecimal(digits, at: index) else { return nil }
        index += digits
        guard digits == 4, (0xD800...0xDFFF).contains(first) else {
            return Unicode.Scalar(first) ?? "\u{FFFD}"
        }
        guard first < 0xDC00, source[index...].starts(with: "\\u".utf8),
            let second = hexadecimal(4, at: index + 2), (0xDC00...0xDFFF).contains(second)
        else { return "\u{FFFD}" }
        index += 6
        return Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private func hexadecimal(_ count: Int, at start: Int) -> UInt32? {
        guard start + count <= source.endIndex else { return nil }
        return UInt32(String(decoding: source[start..<start + count], as: UTF8.self), radix: 16)
    }

    // MARK: What does not count

    private mutating func skipSpaceAndCommas() {
        repeat {
            skipSpace()
            guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") else { return }
            index += 1
        } while true
    }

    /// Passes white space and JavaScript's comments.
    private mutating func skipSpace() {
        while let byte {
            if byte <= 0x20 || byte == 0xC2 || byte == 0xA0 {
                index += 1
            } else if byte == UInt8(ascii: "/"), source[index...].starts(with: "/*".utf8) {
                index += 2
                while self.byte != nil, !source[index...].starts(with: "*/".utf8) { index += 1 }
                index = min(index + 2, source.endIndex)
            } else if byte == UInt8(ascii: "/"), source[index...].starts(with: "//".utf8) {
                while let byte = self.byte, byte != 0x0A { index += 1 }
            } else {
                return
            }
        }
    }
}
