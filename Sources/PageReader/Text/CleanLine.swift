/// One line of clean text in the making: white space is one space, and nothing in it can steer a
/// terminal or turn the direction of the text around it.
struct CleanLine {
    private(set) var bytes: [UInt8] = []
    private var needsSpace = false

    /// The line so far, without a space at its end.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    var isEmpty: Bool { bytes.isEmpty }

    /// A word ends here, if the line has one.
    mutating func appendSpace() { needsSpace = !bytes.isEmpty }

    /// Adds bytes as they are, for marks that are taken out again later.
    mutating func appendMark(_ mark: [UInt8]) { bytes.append(contentsOf: mark) }

    /// Whether the line ends with a digit and the text begins with a letter, or the other way; or
    /// both with letters, where these count too.
    func isApart(from text: ArraySlice<UInt8>, evenLetters: Bool) -> Bool {
        guard let last = bytes.last, let next = text.first else { return false }
        if evenLetters, CleanLine.isLetter(last), CleanLine.isLetter(next) { return true }
        let endsWithDigit = CleanLine.isDigit(last) || CleanLine.endsWithFraction(bytes)
        if endsWithDigit { return CleanLine.isLetter(next) }
        return CleanLine.isDigit(next) && CleanLine.isLetter(last)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Also the first bytes of letters beyond ASCII, but not of scripts that set no spaces.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0xC3...0xE1).contains(byte)
    }

    /// Whether the last character is one of `½`, `¼`, `¾`.
    private static func endsWithFraction(_ bytes: [UInt8]) -> Bool {
        bytes.count >= 2 && bytes[bytes.count - 2] == 0xC2
            && (0xBC...0xBE).contains(bytes[bytes.count - 1])
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    mutating func append(_ utf8: ArraySlice<UInt8>) {
        utf8.withUnsafeBufferPointer { append($0) }
    }

    /// Adds valid UTF-8; what has no place in clean text is left out.
    mutating func append(_ utf8: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < utf8.count {
            let byte = utf8[index]
            if byte < 0x80 {
                if byte > 0x20, byte != 0x7F {
                    put(utf8, index, 1)
                } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
                    appendSpace()
                }
                index += 1
                continue
            }
            let length = max(1, UTF8Check.sequenceLength(in: utf8, at: index))
            switch CleanLine.kind(of: CleanLine.scalar(utf8, index, length)) {
            case .visible: put(utf8, index, length)
            case .space: appendSpace()
            case .unwanted: break
            }
            index += length
        }
    }

    private mutating func put(_ utf8: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) {
        if needsSpace {
            bytes.append(0x20)
            needsSpace = false
        }
        for offset in 0..<length { bytes.append(utf8[start + offset]) }
    }

    private static func scalar(
        _ utf8: UnsafeBufferPointer<UInt8>,
        _ start: Int,
        _ length: Int
    ) -> UInt32 {
        guard length > 1 else { return 0xFFFD }
        var value = UInt32(utf8[start]) & (0x7F >> UInt32(length))
        for offset in 1..<length { value = value << 6 | UInt32(utf8[start + offset] & 0x3F) }
        return value
    }

    enum Kind { case visible, space, unwanted }

    /// What becomes of a character beyond ASCII.
    static func kind(of scalar: UInt32) -> Kind {
        switch scalar {
        case 0x80...0x9F where scalar != 0x85: .unwanted
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: .space
        case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E: .unwanted
        case 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: .unwanted
        case 0xE000...0xF8FF, 0xE0000...0xE0FFF, 0xF0000...0x10FFFF: .unwanted
        default: .visible
        }
    }
}

extension String {
    /// The text as one clean line, its entities and tags as they stand.
    var cleanLine: String {
        var line = CleanLine()
        line.append(self)
        return line.text
    }
}
