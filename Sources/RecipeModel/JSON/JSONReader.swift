/// Reads JSON (RFC 8259) from outside: strictly, as a service's answer is read, or tolerantly, as
/// pages have it, with its nesting and its number of values bounded either way.
///
/// Beyond the standard the tolerant reader takes control characters and wrong escapes in strings,
/// quotes that were not escaped, single quotes, names without quotes, missing and superfluous
/// commas, JavaScript's comments and literals, CDATA and comment marks around the whole, anything
/// after the value, and an end that is missing. Values nested too deep are read as null.
///
/// Bytes that are not UTF-8 become U+FFFD, as a title with one bad letter is still a title; a lone
/// half of an escaped pair too.
package struct JSONReader {
    /// Why a text was refused.
    package enum ParseError: Error, Hashable, Sendable {
        case notJSON
        /// It is nested too deep, or holds too many values.
        case tooLarge
    }

    enum Rules {
        case strict
        case tolerant
    }

    /// The deepest nesting that is read strictly; no service goes beyond 10.
    package static let depthLimit = 64
    static let tolerantDepthLimit = 128
    /// The most values that are read, so that small ones do not fill memory: a list of 30,000
    /// recipes has fewer.
    package static let valueLimit = 250_000
    private static let tolerantValueLimit = 4 * valueLimit

    let source: UnsafeBufferPointer<UInt8>
    let rules: Rules
    var index = 0
    /// Whether names stand without quotes, as JavaScript has them.
    var hasBareNames = false
    private var values = 0

    private init(source: UnsafeBufferPointer<UInt8>, rules: Rules) {
        self.source = source
        self.rules = rules
    }

    /// The value that a text holds, read strictly. Of a repeated name the last value counts.
    package static func value(of bytes: [UInt8]) throws(ParseError) -> JSONValue {
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(ParseError) -> JSONValue in
                var reader = JSONReader(source: buffer, rules: .strict)
                return try reader.wholeText()
            }
        }
        return try result.get()
    }

    /// The first value in a page's bytes, read tolerantly; nil when there is none.
    package static func firstValue(in bytes: ArraySlice<UInt8>) -> JSONValue? {
        values(in: bytes, limit: 1).first
    }

    /// All values in a page's bytes, one after the other: some put several objects in one script.
    package static func values(in bytes: ArraySlice<UInt8>) -> [JSONValue] {
        values(in: bytes, limit: 64)
    }

    private static func values(in bytes: ArraySlice<UInt8>, limit: Int) -> [JSONValue] {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = JSONReader(source: buffer, rules: .tolerant)
            var values: [JSONValue] = []
            while values.count < limit {
                reader.skipToValue()
                guard reader.byte != nil, let value = try? reader.value(depth: 0) else { break }
                values.append(value)
            }
            return values
        }
    }

    var byte: UInt8? { index < source.count ? source[index] : nil }
    var isStrict: Bool { rules == .strict }

    /// Refuses what the standard does not allow, where it counts.
    func require(_ condition: Bool) throws(ParseError) {
        if !condition, isStrict { throw .notJSON }
    }

    private mutating func wholeText() throws(ParseError) -> JSONValue {
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        guard let result = try value(depth: 0) else { throw .notJSON }
        skipSpace()
        guard byte == nil else { throw .notJSON }
        return result
    }

    /// Passes what comes before a value: `<!--`, `<![CDATA[`, `//`, a name and `=`.
    private mutating func skipToValue() {
        while let byte, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "[") {
            if source[index...].starts(with: "<![CDATA[".utf8) { index += 9 } else { index += 1 }
        }
    }

    private mutating func value(depth: Int) throws(ParseError) -> JSONValue? {
        skipSpace()
        try require(byte != nil)
        guard let byte else { return nil }
        values += 1
        guard values <= (isStrict ? Self.valueLimit : Self.tolerantValueLimit) else {
            if isStrict { throw .tooLarge }
            index = source.count
            return nil
        }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard depth < (isStrict ? Self.depthLimit : Self.tolerantDepthLimit) else {
                if isStrict { throw .tooLarge }
                return try skipNested()
            }
            return byte == UInt8(ascii: "{") ? try object(depth: depth) : try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string(quote: byte))
        case UInt8(ascii: "'"), UInt8(ascii: "`"):
            try require(false)
            return .string(try string(quote: byte))
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
            try require(false)
            return nil
        default: return try literal()
        }
    }

    // MARK: Containers

    private mutating func object(depth: Int) throws(ParseError) -> JSONValue {
        index += 1
        var members: [JSONValue.Member] = []
        while true {
            let hasComma = skipSeparators()
            guard let byte else { break }
            if byte == UInt8(ascii: "}") {
                try require(!hasComma)
                index += 1
                return .object(members)
            }
            if byte == UInt8(ascii: "]") { break }
            try require(hasComma != members.isEmpty && byte == UInt8(ascii: "\""))
            let start = index
            let name = try self.name()
            skipSpace()
            try require(self.byte == UInt8(ascii: ":"))
            if self.byte == UInt8(ascii: ":") {
                index += 1
                add(name, try value(depth: depth + 1) ?? .null, to: &members)
            }
            // Something that no rule reads must not stop the reading.
            if index == start { index += 1 }
        }
        try require(false)
        return .object(members)
    }

    private func add(_ name: String, _ value: JSONValue, to members: inout [JSONValue.Member]) {
        if isStrict, let place = members.firstIndex(where: { $0.name == name }) {
            members[place].value = value
        } else {
            members.append(JSONValue.Member(name: name, value: value))
        }
    }

    private mutating func array(depth: Int) throws(ParseError) -> JSONValue {
        index += 1
        var elements: [JSONValue] = []
        while true {
            let hasComma = skipSeparators()
            guard let byte else { break }
            if byte == UInt8(ascii: "]") {
                try require(!hasComma)
                index += 1
                return .array(elements)
            }
            if byte == UInt8(ascii: "}") { break }
            try require(hasComma != elements.isEmpty)
            let start = index
            if let value = try value(depth: depth + 1) { elements.append(value) }
            if index == start { index += 1 }
        }
        try require(false)
        return .array(elements)
    }

    /// Passes a container that is nested too deep.
    private mutating func skipNested() throws(ParseError) -> JSONValue {
        var depth = 0
        while let byte {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                _ = try string(quote: byte)
                continue
            default: break
            }
            index += 1
            if depth <= 0 { break }
        }
        return .null
    }

    // MARK: What does not count

    /// Passes what comes between members; whether a comma was there.
    private mutating func skipSeparators() -> Bool {
        var hasComma = false
        repeat {
            skipSpace()
            let isComma = byte == UInt8(ascii: ",")
            guard isComma || !isStrict && byte == UInt8(ascii: ";"), !(isStrict && hasComma) else {
                return hasComma
            }
            hasComma = true
            index += 1
        } while true
    }

    /// Passes white space, and JavaScript's comments where they may be.
    mutating func skipSpace() {
        while let byte {
            if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                index += 1
            } else if isStrict {
                return
            } else if byte < 0x20 || byte == 0xC2 || byte == 0xA0 {
                index += 1
            } else if byte == UInt8(ascii: "/"), source[index...].starts(with: "/*".utf8) {
                index += 2
                while self.byte != nil, !source[index...].starts(with: "*/".utf8) { index += 1 }
                index = min(index + 2, source.count)
            } else if byte == UInt8(ascii: "/"), source[index...].starts(with: "//".utf8) {
                while let byte = self.byte, byte != 0x0A { index += 1 }
            } else {
                return
            }
        }
    }
}
