import CGumbo

/// Decodes character references such as `&frac12;` and `&#176;`.
enum CharacterReferences {
    /// How often a text may have been escaped.
    private static let roundLimit = 5

    /// The text with its references decoded until none is left, also twice escaped ones.
    static func decodedToTheEnd(_ text: String) -> String {
        var text = text
        for _ in 0..<roundLimit where text.utf8.contains(UInt8(ascii: "&")) {
            let decoded = decoded(text)
            if decoded == text { break }
            text = decoded
        }
        return text
    }

    /// The text with its references decoded once.
    static func decoded(_ text: String) -> String {
        let source = Array(text.utf8)
        guard source.contains(UInt8(ascii: "&")) else { return text }
        var output: [UInt8] = []
        output.reserveCapacity(source.count)
        var index = 0
        while index < source.count {
            guard source[index] == UInt8(ascii: "&"), let found = reference(in: source, at: index)
            else {
                output.append(source[index])
                index += 1
                continue
            }
            output.append(contentsOf: found.text.utf8)
            index = found.end
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func reference(in source: [UInt8], at start: Int) -> (text: String, end: Int)? {
        if start + 1 < source.count, source[start + 1] == UInt8(ascii: "#") {
            return numeric(in: source, at: start + 2)
        }
        var end = start + 1
        while end < source.count, end - start <= 32, isAlphanumeric(source[end]) { end += 1 }
        guard end > start + 1 else { return nil }
        let name = String(decoding: source[start + 1..<end], as: UTF8.self)
        let isTerminated = end < source.count && source[end] == UInt8(ascii: ";")
        if isTerminated, let text = common[name] ?? rare(name) { return (text, end + 1) }
        // Without a semicolon only a few old names count, and only where no word goes on.
        if !isTerminated, let text = common[name],
            text.unicodeScalars.allSatisfy({ $0.value < 256 })
        {
            return (text, end)
        }
        return nil
    }

    private static func numeric(in source: [UInt8], at start: Int) -> (text: String, end: Int)? {
        var end = start
        var radix: UInt32 = 10
        if end < source.count, source[end] | 0x20 == UInt8(ascii: "x") {
            radix = 16
            end += 1
        }
        var value: UInt32 = 0
        let digitsStart = end
        while end < source.count, end - digitsStart < 8,
            let digit = UInt32(String(UnicodeScalar(source[end])), radix: Int(radix))
        {
            value = value &* radix &+ digit
            end += 1
        }
        guard end > digitsStart else { return nil }
        if end < source.count, source[end] == UInt8(ascii: ";") { end += 1 }
        let scalar =
            (0x80...0x9F).contains(value)
            ? Windows1252.scalar(UInt8(value)) : Unicode.Scalar(value) ?? "\u{FFFD}"
        return (String(Character(scalar)), end)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    /// Asks the parser, which knows all of HTML's names.
    private static func rare(_ name: String) -> String? {
        let markup = PreparedMarkup(bytes: Array("<p>&\(name);</p>".utf8))
        let tree = MarkupTree(parsing: markup)
        let text = tree.descendants(of: 0).map {
            String(decoding: tree.textBytes(of: $0), as: UTF8.self)
        }.joined()
        return text.isEmpty || text.hasPrefix("&\(name)") ? nil : text
    }

    private static let common: [String: String] = [
        "amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"",
        "QUOT": "\"", "apos": "'", "nbsp": "\u{A0}", "deg": "°", "frac12": "½", "frac14": "¼",
        "frac34": "¾", "frac13": "⅓", "frac23": "⅔", "frac15": "⅕", "frac18": "⅛",
        "frac38": "⅜", "frac58": "⅝", "frac78": "⅞", "half": "½", "frasl": "⁄",
        "rsquo": "’", "lsquo": "‘", "rdquo": "”", "ldquo": "“", "ndash": "–", "mdash": "—",
        "hellip": "…", "bull": "•", "middot": "·", "times": "×", "reg": "®", "copy": "©",
        "trade": "™", "eacute": "é", "egrave": "è", "ecirc": "ê", "agrave": "à", "acirc": "â",
        "aacute": "á", "ccedil": "ç", "ntilde": "ñ", "ouml": "ö", "uuml": "ü", "auml": "ä",
        "Ouml": "Ö", "Uuml": "Ü", "Auml": "Ä", "szlig": "ß", "iacute": "í", "oacute": "ó",
        "uacute": "ú", "ocirc": "ô", "ucirc": "û", "icirc": "î", "iuml": "ï", "ugrave": "ù",
        "ograve": "ò", "igrave": "ì", "atilde": "ã", "otilde": "õ", "aring": "å", "aelig": "æ",
        "oslash": "ø", "Eacute": "É", "shy": "\u{AD}", "laquo": "«", "raquo": "»",
        "euro": "€", "pound": "£", "cent": "¢", "ordm": "º", "ordf": "ª", "sup2": "²",
    ]
}
