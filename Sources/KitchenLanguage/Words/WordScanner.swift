/// Reads a text word by word: folded letters, singular, one spelling; nothing is joined or dropped.
///
/// Hundreds of recipes are read this way when a search begins, so it goes over bytes, and looks
/// at scalars only where a text leaves ASCII.
package struct WordScanner {
    /// A normalised word and its place as offsets into the UTF-8 of its text.
    package struct Word {
        package var word: String
        var start: Int
        var end: Int
        /// Whether a row of words that means the same as others may begin here.
        var mayBeginPhrase = false
    }

    private let bytes: [UInt8]
    private var found: [Word] = []
    private var letters: [UInt8] = []
    private var start = 0

    /// The words of a text in order. A hyphen parts words, an apostrophe does not.
    package static func words(in text: String) -> [Word] {
        var scanner = WordScanner(text)
        scanner.scan()
        return scanner.found
    }

    /// The words of a text without their places.
    package static func plainWords(in text: String) -> [String] { words(in: text).map { $0.word } }

    private init(_ text: String) {
        bytes = Array(text.utf8)
        letters.reserveCapacity(24)
        found.reserveCapacity(4)
    }

    private mutating func scan() {
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case 0x61...0x7A, 0x30...0x39: add(byte, at: place)
            case 0x41...0x5A: add(byte | 0x20, at: place)
            case 0x27, 0x60: break
            case 0x80...: place += scanScalar(at: place) - 1
            default: endWord(at: place)
            }
            place += 1
        }
        endWord(at: place)
    }

    private mutating func add(_ letter: UInt8, at place: Int) {
        if letters.isEmpty { start = place }
        letters.append(letter)
    }

    /// Takes a scalar beyond ASCII and tells how many bytes it has.
    private mutating func scanScalar(at place: Int) -> Int {
        let length = bytes[place] < 0xE0 ? 2 : bytes[place] < 0xF0 ? 3 : 4
        let end = min(place + length, bytes.count)
        guard let scalar = String(decoding: bytes[place..<end], as: UTF8.self).unicodeScalars.first
        else { return length }
        switch ScalarRole(scalar) {
        case .letter:
            if letters.isEmpty { start = place }
            LetterFolding.append(scalar, to: &letters)
        case .wordByItself:
            endWord(at: place)
            found.append(Word(word: String(scalar), start: place, end: end))
        case .skipped: break
        case .separator: endWord(at: place)
        }
        return length
    }

    private mutating func endWord(at end: Int) {
        guard !letters.isEmpty else { return }
        let singular = SingularForm.of(letters)
        let entry = FoodSynonyms.shared.entry(for: singular)
        found.append(
            Word(
                word: entry?.spelling ?? singular,
                start: start,
                end: end,
                mayBeginPhrase: entry?.beginsPhrase == true
            )
        )
        letters.removeAll(keepingCapacity: true)
    }
}

/// What a scalar beyond ASCII is to a word.
private enum ScalarRole {
    case letter
    /// A sign of a script that is written without spaces.
    case wordByItself
    /// Neither part of a word nor its end: apostrophes, joiners, variation selectors.
    case skipped
    case separator

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xB4, 0x2018, 0x2019, 0x2BC, 0xFF07: self = .skipped
        case ..<0xAA, 0xD7, 0xF7: self = .separator
        case 0xC0...0x24F: self = .letter
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
