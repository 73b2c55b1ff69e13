import RecipeModel

/// Reads JSON (RFC 8259) from outside, with its nesting and its number of values bounded.
///
/// Bytes that are no UTF-8 become U+FFFD, as a title with one bad letter is still a title; a lone
/// half of an escaped pair too. Of a repeated key the last value counts.
struct JSONReader {
    /// The deepest nesting that is read; no service goes beyond 10.
    static let depthLimit = 64
    /// The most values that are read, so that small ones do not fill memory: a list of 30,000
    /// recipes has fewer.
    static let valueLimit = 250_000

    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0
    private var depth = 0
    private var values = 0

    /// The value that a text holds.
    ///
    /// Throws `ServiceFailure.malformedReply` for what is no JSON, and for what looks like a web
    /// page in its place.
    static func value(of bytes: [UInt8]) throws -> JSONValue {
        try bytes.withUnsafeBufferPointer { buffer in
            var reader = JSONReader(bytes: buffer)
            return try reader.wholeText()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func wholeText() throws -> JSONValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
        skipSpace()
        if next == UInt8(ascii: "<") { throw ServiceFailure.malformedReply(.webPage) }
        let result = try value()
        skipSpace()
        guard next == nil else { throw Self.notJSON }
        return result
    }

    private static let notJSON = ServiceFailure.malformedReply(.notJSON)

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            at += 1
        }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: sign) else { return false }
        at += 1
        return true
    }

    private mutating func value() throws -> JSONValue {
        values += 1
        guard values <= Self.valueLimit else { throw ServiceFailure.malformedReply(.wrongShape) }
        switch next {
        case UInt8(ascii: "{"): return try nested { try $0.object() }
        case UInt8(ascii: "["): return try nested { try $0.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return .number(try number())
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws -> JSONValue
    ) throws -> JSONValue {
        depth += 1
        guard depth <= Self.depthLimit else { throw ServiceFailure.malformedReply(.wrongShape) }
        at += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws -> JSONValue {
        var members: [String: JSONValue] = [:]
        skipSpace()
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw Self.notJSON }
            let key = try string()
            skipSpace()
            guard take(":") else { throw Self.notJSON }
            skipSpace()
            members[key] = try value()
            skipSpace()
        } while take(",")
        guard take("}") else { throw Self.notJSON }
        return .object(members)
    }

    private mutating func array() throws -> JSONValue {
        var elements: [JSONValue] = []
        skipSpace()
        if take("]") { return .array(elements) }
        repeat {
            skipSpace()
            elements.append(try value())
            skipSpace()
        } while take(",")
        guard take("]") else { throw Self.notJSON }
        return .array(elements)
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws -> JSONValue {
        for index in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[index] else { throw Self.notJSON }
            at += 1
        }
        return value
    }
}

// MARK: - Numbers and strings

extension JSONReader {
    private mutating func digits() -> Int {
        let start = at
        while let byte = next, (0x30...0x39).contains(byte) { at += 1 }
        return at - start
    }

    private mutating func number() throws -> Double {
        let start = at
        _ = take("-")
        let leading = next
        let whole = digits()
        guard whole == 1 || (whole > 1 && leading != UInt8(ascii: "0")) else { throw Self.notJSON }
        if take("."), digits() == 0 { throw Self.notJSON }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            if digits() == 0 { throw Self.notJSON }
        }
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        // An exponent beyond what a number holds gives infinity, which no field means.
        guard let number = Double(text), number.isFinite else { throw Self.notJSON }
        return number
    }

    private mutating func string() throws -> String {
        at += 1
        var text: [UInt8] = []
        while true {
            let start = at
            while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                at += 1
            }
            text.append(contentsOf: bytes[start..<at])
            guard let byte = next else { throw Self.notJSON }
            at += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            try escape(into: &text)
        }
    }

    private mutating func escape(into text: inout [UInt8]) throws {
        guard let sign = next else { throw Self.notJSON }
        at += 1
        switch sign {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(sign)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.append(contentsOf: Array(String(try scalar()).utf8))
        default: throw Self.notJSON
        }
    }

    private mutating func scalar() throws -> Unicode.Scalar {
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        let place = at
        guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else {
            at = place
            return "\u{FFFD}"
        }
        let second = try codeUnit()
        guard (0xDC00..<0xE000).contains(second) else {
            at = place
            return "\u{FFFD}"
        }
        let value = 0x1_0000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    private mutating func codeUnit() throws -> UInt16 {
        guard at + 4 <= bytes.count else { throw Self.notJSON }
        var unit: UInt16 = 0
        for byte in bytes[at..<at + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw Self.notJSON
            }
            unit = unit << 4 | UInt16(digit)
        }
        at += 4
        return unit
    }
}
