extension JSONReader {
    /// The name of a member; tolerantly also without quotes.
    mutating func name() throws(ParseError) -> String {
        if let byte, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            return try string(quote: byte)
        }
        let start = index
        while let byte, byte > 0x20, !":,{}[]\"".utf8.contains(byte) { index += 1 }
        hasBareNames = hasBareNames || index > start && byte == UInt8(ascii: ":")
        return String(decoding: source[start..<index], as: UTF8.self)
    }

    /// A word or a number.
    mutating func literal() throws(ParseError) -> JSONValue? {
        let start = index
        while let byte, byte > 0x20, !",{}[]:\"".utf8.contains(byte) { index += 1 }
        let word = String(decoding: source[start..<index], as: UTF8.self)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        case "undefined", "NaN", "":
            try require(false)
            return .null
        default:
            try require(isNumber(start..<index))
            // An exponent beyond what a number holds gives infinity, which no field means.
            guard let number = Double(word) else { return .string(word) }
            try require(number.isFinite)
            return .number(word)
        }
    }

    /// Whether bytes are a number by the standard's grammar.
    private func isNumber(_ places: Range<Int>) -> Bool {
        var rest = source[places]
        let takeDigits = { (rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int in
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            rest = rest.dropFirst(digits.count)
            return digits.count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let isZero = rest.first == UInt8(ascii: "0")
        let whole = takeDigits(&rest)
        guard whole == 1 || whole > 1 && !isZero else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            if takeDigits(&rest) == 0 { return false }
        }
        if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
                rest = rest.dropFirst()
            }
            if takeDigits(&rest) == 0 { return false }
        }
        return rest.isEmpty
    }

    // MARK: Strings

    mutating func string(quote: UInt8) throws(ParseError) -> String {
        index += 1
        var bytes: [UInt8] = []
        var start = index
        while let byte {
            if byte == quote {
                if isStrict || endsString(at: index) { break }
                index += 1
            } else if byte == UInt8(ascii: "\\") {
                bytes.append(contentsOf: source[start..<index])
                index += 1
                try escape(into: &bytes)
                start = index
            } else {
                index += 1
            }
        }
        try require(byte != nil)
        let end = index
        if byte != nil { index += 1 }
        // A string without escapes is the bytes as they are.
        if bytes.isEmpty {
            return StreamSafeText.of(String(decoding: source[start..<end], as: UTF8.self))
        }
        bytes.append(contentsOf: source[start..<end])
        return StreamSafeText.of(String(decoding: bytes, as: UTF8.self))
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

    /// Whether a word with a colon after it stands at a place.
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
        while next < source.count, source[next] <= 0x20 { next += 1 }
        return next < source.count ? next : nil
    }

    // MARK: Escapes

    /// Reads the escape whose backslash was passed.
    ///
    /// In a page's texts all line ends are one, and other control characters are spaces.
    private mutating func escape(into bytes: inout [UInt8]) throws(ParseError) {
        try require(byte != nil)
        guard let byte else { return }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(isStrict ? 0x0D : 0x0A)
        case UInt8(ascii: "t"): bytes.append(isStrict ? 0x09 : 0x20)
        case UInt8(ascii: "b"): bytes.append(isStrict ? 0x08 : 0x20)
        case UInt8(ascii: "f"): bytes.append(isStrict ? 0x0C : 0x20)
        case UInt8(ascii: "u"):
            guard let scalar = escapedScalar(digits: 4) else { fallthrough }
            bytes.append(contentsOf: String(Character(scalar)).utf8)
        default:
            try require(false)
            tolerantEscape(byte, into: &bytes)
        }
    }

    private mutating func tolerantEscape(_ byte: UInt8, into bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "`"): bytes.append(byte)
        case UInt8(ascii: "x"):
            guard let scalar = escapedScalar(digits: 2) else { fallthrough }
            bytes.append(contentsOf: String(Character(scalar)).utf8)
        default:
            if byte == 0x0A || byte == 0x0D {
                bytes.append(0x20)
            } else {
                bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
            }
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
        guard start + count <= source.count else { return nil }
        var value: UInt32 = 0
        for byte in source[start..<start + count] {
            guard byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                return nil
            }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}
