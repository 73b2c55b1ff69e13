/// Reads a text word by word: folded letters, singular, one spelling; nothing is joined or dropped.
enum WordScanner {
    /// The words of a text in order. A hyphen parts words, an apostrophe does not.
    static func words(in text: String) -> [PlacedFoodWord] {
        var words: [PlacedFoodWord] = []
        var letters: [UInt8] = []
        letters.reserveCapacity(24)
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        var place = scalars.startIndex

        func endWord(at end: String.Index) {
            guard !letters.isEmpty else { return }
            words.append(PlacedFoodWord(word: normalized(letters), range: start..<end))
            letters.removeAll(keepingCapacity: true)
        }

        while place < scalars.endIndex {
            let scalar = scalars[place]
            let next = scalars.index(after: place)
            switch ScalarRole(scalar) {
            case .letter:
                if letters.isEmpty { start = place }
                LetterFolding.append(scalar, to: &letters)
            case .wordByItself:
                endWord(at: place)
                start = place
                letters.append(contentsOf: Array(String(scalar).utf8))
                endWord(at: next)
            case .skipped:
                break
            case .separator:
                endWord(at: place)
            }
            place = next
        }
        endWord(at: scalars.endIndex)
        return words
    }

    /// The words of a text without their places.
    static func plainWords(in text: String) -> [String] { words(in: text).map(\.word) }

    private static func normalized(_ letters: [UInt8]) -> String {
        let singular = SingularForm.of(letters)
        return FoodSynonyms.shared.spellings[singular] ?? singular
    }
}

/// What a scalar is to a word.
private enum ScalarRole {
    case letter
    /// A sign of a script that is written without spaces.
    case wordByItself
    /// Neither part of a word nor its end: apostrophes, joiners, variation selectors.
    case skipped
    case separator

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: self = .letter
        case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x2BC, 0xFF07: self = .skipped
        case ..<0xAA: self = .separator
        case 0xC0...0x24F:
            self = scalar.value == 0xD7 || scalar.value == 0xF7 ? .separator : .letter
        case 0xAD, 0x200C, 0x200D, 0xFE00...0xFE0F: self = .skipped
        case 0x3041...0x3096, 0x30A1...0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            self = .wordByItself
        default: self = ScalarRole(properties: scalar.properties)
        }
    }

    private init(properties: Unicode.Scalar.Properties) {
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber: self = .letter
        default: self = properties.isAlphabetic ? .letter : .separator
        }
    }
}
