/// Builds a clean text scalar by scalar; what comes in has no escape sequences any more.
struct TextScrubber {
    /// The text so far; in one line without the space that may have come last.
    var text: String {
        String(!keepsLines && last == " " ? written.dropLast() : written[...])
    }
    private var written = String.UnicodeScalarView()
    private let keepsLines: Bool
    private var last: Unicode.Scalar?
    private var wasReturn = false
    /// A joiner that waits for what comes after it.
    private var joiner: Unicode.Scalar?
    /// How many marks stand on the last letter.
    private var markCount = 0
    /// Where a flag that is written with tags began, until its end is seen.
    private var flag: String?

    /// Writes nothing yet.
    init(keepsLines: Bool) { self.keepsLines = keepsLines }

    /// More marks than any script puts on one letter; what is above is there to disturb.
    private static let markLimit = 6

    /// Takes the next scalar.
    mutating func take(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if takeTag(value) { return }
        let followsReturn = wasReturn
        wasReturn = value == 0x0D
        switch value {
        case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF: put(scalar)
        case 0x0A: if !followsReturn { endLine() }
        case 0x0B...0x0D, 0x85, 0x2028, 0x2029: endLine()
        case 0x09: for _ in 0..<(keepsLines ? 4 : 1) { put(" ") }
        case 0x200C, 0x200D: takeJoiner(scalar)
        default: takeOther(scalar)
        }
    }

    private mutating func endLine() { put(keepsLines ? "\n" : " ") }

    private mutating func takeOther(_ scalar: Unicode.Scalar) {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator: break
        case .format: if scalar.isPrependedMark { put(scalar) }
        case .spaceSeparator: put(" ")
        case .nonspacingMark, .spacingMark, .enclosingMark: takeMark(scalar)
        default:
            if !properties.isNoncharacterCodePoint, !properties.isDefaultIgnorableCodePoint {
                put(scalar)
            }
        }
    }

    private mutating func takeMark(_ scalar: Unicode.Scalar) {
        guard let last, !last.properties.isWhitespace, markCount < TextScrubber.markLimit else {
            return
        }
        if scalar.properties.isDefaultIgnorableCodePoint {
            guard scalar.properties.isVariationSelector, !last.properties.isVariationSelector else {
                return
            }
        }
        let count = markCount + 1
        put(scalar)
        markCount = count
    }

    private mutating func takeJoiner(_ scalar: Unicode.Scalar) {
        guard joiner == nil, let last else { return }
        if last.needsJoiners || (scalar.value == 0x200D && last.canEndEmoji) { joiner = scalar }
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        // In one line a space counts only after what is none.
        if !keepsLines, scalar == " ", (last ?? " ") == " " { return }
        if let joiner {
            self.joiner = nil
            let joinsEmoji = joiner.value == 0x200D && scalar.isPictograph
            if joinsEmoji || (scalar.needsJoiners && last?.needsJoiners == true) {
                written.append(joiner)
            }
        }
        written.append(scalar)
        last = scalar
        markCount = 0
    }
}

extension TextScrubber {
    /// Takes the tags of a flag such as Scotland's: a black flag, small letters, an end.
    ///
    /// Tags anywhere else are invisible text and go.
    private mutating func takeTag(_ value: UInt32) -> Bool {
        guard (0xE0000...0xE007F).contains(value) else {
            flag = value == 0x1F3F4 ? "" : nil
            return false
        }
        guard let tags = flag else { return true }
        if value == 0xE007F, !tags.isEmpty {
            written.append(contentsOf: tags.unicodeScalars)
            written.append("\u{E007F}")
            flag = nil
        } else if (0xE0030...0xE0039).contains(value) || (0xE0061...0xE007A).contains(value),
            tags.unicodeScalars.count < 6, let tag = Unicode.Scalar(value)
        {
            flag?.unicodeScalars.append(tag)
        } else {
            flag = nil
        }
        return true
    }
}

extension Unicode.Scalar {
    /// A format sign of Unicode that is seen: the number signs of Arabic and the like.
    fileprivate var isPrependedMark: Bool {
        switch value {
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
        default: false
        }
    }

    /// A letter or mark of a script in which joiners change what is read: Arabic, Syriac, N'Ko,
    /// Mongolian, and the scripts of India and its neighbours.
    fileprivate var needsJoiners: Bool {
        switch value {
        case 0x620...0x6D3, 0x6D5...0x6DC, 0x6E1...0x6E8, 0x6FA...0x6FF, 0x710...0x7FF,
            0x8A0...0x8E1, 0x8E3...0xDFF, 0xFB50...0xFDCF, 0xFDF0...0xFDFF, 0xFE70...0xFEFC,
            0x1000...0x109F, 0x1780...0x17B3, 0x17B6...0x17FF, 0x1820...0x18AA:
            true
        default: false
        }
    }

    /// A picture sign to which others may be joined.
    fileprivate var isPictograph: Bool { value > 0xFF && properties.isEmoji }

    /// What may stand before the joiner of an emoji: a picture sign, its colour or its style.
    fileprivate var canEndEmoji: Bool { isPictograph || value == 0xFE0F }
}
