/// Hands out the scalars of a text without the terminal's escape sequences.
///
/// The sequences are those of ECMA-48, section 5: `ESC` or a C1 sign, then for CSI parameters up
/// to a final byte, for OSC, DCS, SOS, PM and APC a text up to its terminator.
struct EscapeScanner {
    private let scalars: Substring.UnicodeScalarView
    private var place: Substring.UnicodeScalarView.Index

    /// Begins at a text's start.
    init(_ text: some StringProtocol) {
        scalars = Substring(text).unicodeScalars
        place = scalars.startIndex
    }

    /// The next scalar that is not a part of a sequence; nil at the end.
    mutating func next() -> Unicode.Scalar? {
        while let scalar = take() {
            switch scalar.value {
            case 0x1B: skipAfterEscape()
            case 0x9B: skipControlSequence()
            case 0x90, 0x98, 0x9D, 0x9E, 0x9F: skipString()
            default: return scalar
            }
        }
        return nil
    }

    private var peek: UInt32? {
        place < scalars.endIndex ? scalars[place].value : nil
    }

    private mutating func take() -> Unicode.Scalar? {
        guard place < scalars.endIndex else { return nil }
        defer { scalars.formIndex(after: &place) }
        return scalars[place]
    }

    private mutating func skip(while isSkipped: (UInt32) -> Bool) {
        while let value = peek, isSkipped(value) { scalars.formIndex(after: &place) }
    }

    private mutating func skipAfterEscape() {
        guard let value = peek else { return }
        switch value {
        case UInt32(UInt8(ascii: "[")):
            scalars.formIndex(after: &place)
            skipControlSequence()
        case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
            scalars.formIndex(after: &place)
            skipString()
        case 0x20...0x7E:
            skip { (0x20...0x2F).contains($0) }
            if let final = peek, (0x30...0x7E).contains(final) { scalars.formIndex(after: &place) }
        default: break
        }
    }

    private mutating func skipControlSequence() {
        skip { (0x30...0x3F).contains($0) }
        skip { (0x20...0x2F).contains($0) }
        if let final = peek, (0x40...0x7E).contains(final) { scalars.formIndex(after: &place) }
    }

    /// Skips to the terminator. A string that its line does not end is not a sequence: only its
    /// beginning goes, so that a stray sign does not swallow a page.
    private mutating func skipString() {
        let start = place
        while let value = peek {
            switch value {
            case 0x07, 0x9C, 0x18, 0x1A:
                scalars.formIndex(after: &place)
                return
            case 0x1B:
                // Two signs end it, but only where they are the terminator; else another begins.
                let after = scalars.index(after: place)
                if after < scalars.endIndex, scalars[after] == "\\" {
                    place = scalars.index(after: after)
                }
                return
            case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
                place = start
                return
            default: scalars.formIndex(after: &place)
            }
        }
        place = start
    }
}
