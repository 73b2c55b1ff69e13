/// A word as typed unseen.
struct SecretText {
    /// What it came to; nil text where it was given up.
    struct End: Equatable {
        var text: String?
    }

    private var text = ""

    /// Takes a key, and gives the word when it is finished.
    mutating func take(_ key: KeyDecoder.Key) -> End? {
        guard case .character(let scalar) = key else { return nil }
        switch scalar.value {
        case 0x0A, 0x0D: return End(text: text)
        case 0x04: return text.isEmpty ? End(text: nil) : nil
        case 0x08, 0x7F: if !text.isEmpty { text.removeLast() }
        case 0x15: text = ""
        case 0x17: eraseWord()
        case 0x00..<0x20: break
        default:
            if text.utf8.count < LineLimit.bytes { text.unicodeScalars.append(scalar) }
        }
        return nil
    }

    private mutating func eraseWord() {
        while text.last == " " { text.removeLast() }
        while let last = text.last, last != " " { text.removeLast() }
    }
}
