/// A piece of a text as amounts are read: digits, a fraction, a word, white space or one sign.
package struct AmountToken {
    package enum Kind: Equatable {
        case digits(Int)
        case fraction(Fraction)
        case word
        case space
        case sign(Character)
    }

    var kind: Kind
    package var range: Range<String.Index>

    var isNumeric: Bool {
        switch kind {
        case .digits, .fraction: true
        case .word, .space, .sign: false
        }
    }

    /// The tokens of a text; together they cover it.
    static func all(in text: String) -> [AmountToken] {
        var tokens: [AmountToken] = []
        var place = text.startIndex
        while place < text.endIndex {
            let start = place
            let kind = kind(at: &place, in: text)
            if kind == .word, tokens.last?.isNumeric == true,
                let length = UnitTable.prefixLength(of: text[start..<place])
            {
                place = text.index(start, offsetBy: length)
            }
            tokens.append(AmountToken(kind: kind, range: start..<place))
        }
        return tokens
    }

    private static func kind(at place: inout String.Index, in text: String) -> Kind {
        if let kind = asciiKind(at: &place, in: text.utf8) { return kind }
        let first = text[place]
        if let digit = digit(first) {
            var value = digit
            var count = 1
            text.formIndex(after: &place)
            while place < text.endIndex, count < 9, let next = self.digit(text[place]) {
                value = value * 10 + next
                count += 1
                text.formIndex(after: &place)
            }
            return .digits(value)
        }
        text.formIndex(after: &place)
        if let fraction = NumeralTable.fraction(of: first) { return .fraction(fraction) }
        if first.isWhitespace {
            while place < text.endIndex, text[place].isWhitespace { text.formIndex(after: &place) }
            return .space
        }
        if "°º℃℉".contains(first) { return .word }
        guard first.isLetter else { return .sign(first) }
        while place < text.endIndex, text[place].isLetter, text[place] != "º" {
            text.formIndex(after: &place)
        }
        return .word
    }

    /// The same for a token of ASCII alone, as most are, byte by byte; nil where a letter beyond
    /// ASCII takes part.
    private static func asciiKind(at place: inout String.Index, in bytes: String.UTF8View) -> Kind?
    {
        let start = place
        let first = bytes[start]
        var end = bytes.index(after: start)
        var value = Int(first) - 0x30
        var count = 1
        let kind: Kind
        switch first {
        case 0x30...0x39:
            while end < bytes.endIndex, count < 9, (0x30...0x39).contains(bytes[end]) {
                value = value * 10 + Int(bytes[end]) - 0x30
                count += 1
                end = bytes.index(after: end)
            }
            kind = .digits(value)
        case 0x41...0x5A, 0x61...0x7A:
            while end < bytes.endIndex, (0x61...0x7A).contains(bytes[end] | 0x20) {
                end = bytes.index(after: end)
            }
            kind = .word
        case 0x20, 0x09...0x0D:
            while end < bytes.endIndex, bytes[end] == 0x20 || (0x09...0x0D).contains(bytes[end]) {
                end = bytes.index(after: end)
            }
            kind = .space
        case 0x21..<0x7F: kind = .sign(Character(Unicode.Scalar(first)))
        default: return nil
        }
        // What follows may belong to the last character, as an accent does.
        if end < bytes.endIndex, bytes[end] >= 0x80 { return nil }
        place = end
        return kind
    }

    /// Decimal digits, also those as wide as a Han character; Han numerals are parts of words.
    static func digit(_ character: Character) -> Int? {
        if let ascii = character.asciiValue {
            return (0x30...0x39).contains(ascii) ? Int(ascii) - 0x30 : nil
        }
        guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
            scalar.properties.generalCategory == .decimalNumber
        else { return nil }
        return character.wholeNumberValue
    }
}

/// A text with its tokens, and the questions that readers of amounts ask of it.
package struct TokenizedText {
    package let text: String
    package let tokens: [AmountToken]

    package init(_ text: String) {
        self.text = text
        tokens = AmountToken.all(in: text)
    }

    package var count: Int { tokens.count }

    package func kind(_ place: Int) -> AmountToken.Kind? {
        tokens.indices.contains(place) ? tokens[place].kind : nil
    }

    package func isSign(_ place: Int, _ signs: String) -> Bool {
        guard case .sign(let sign) = kind(place) else { return false }
        return signs.contains(sign)
    }

    package func isSpace(_ place: Int) -> Bool { kind(place) == .space }
    package func isWord(_ place: Int) -> Bool { kind(place) == .word }

    /// Whether a word is of a script that has no spaces between words.
    func isUnspaced(_ place: Int) -> Bool {
        guard isWord(place), let first = text(place).unicodeScalars.first else { return false }
        return first.value >= 0x3040
    }

    package func isDigits(_ place: Int) -> Bool {
        if case .digits = kind(place) { true } else { false }
    }

    /// The next place that is not white space.
    package func afterSpace(_ place: Int) -> Int { isSpace(place) ? place + 1 : place }

    /// The text of a token; empty beyond the end.
    func text(_ place: Int) -> Substring {
        tokens.indices.contains(place) ? text[tokens[place].range] : ""
    }

    /// A word in lower case without diacritics; empty where there is none.
    package func word(_ place: Int) -> String {
        guard isWord(place) else { return "" }
        return String(decoding: LetterFolding.folded(text(place)), as: UTF8.self)
    }

    /// The text from one token up to another, that one left out.
    package func text(_ places: Range<Int>) -> Substring {
        guard !places.isEmpty else { return "" }
        return text[range(places)]
    }

    /// Where tokens stand in the text.
    package func range(_ places: Range<Int>) -> Range<String.Index> {
        let start =
            places.lowerBound < count ? tokens[places.lowerBound].range.lowerBound : text.endIndex
        guard !places.isEmpty, places.upperBound <= count else { return start..<start }
        return start..<tokens[places.upperBound - 1].range.upperBound
    }
}
