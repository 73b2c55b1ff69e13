/// Turns the bytes that a terminal sends into characters and keys.
///
/// Bytes may arrive in pieces of any size. Text is UTF-8; what is not becomes U+FFFD, as the
/// Unicode standard recommends (one for each maximal subpart). Keys that send escape sequences
/// are recognized here, because libedit would wait for the rest of each of them, and in vi mode
/// could not tell them from Escape. Answers of the terminal to questions are left out, so that a
/// late one never stands on the prompt.
struct KeyDecoder {
    /// What was pressed.
    enum Key: Equatable {
        case character(Unicode.Scalar)
        case special(SpecialKey)
    }

    /// Escape sequences that the cook's own settings use; they are not taken for keys.
    var ownSequences: Set<[UInt8]> = []

    /// What the terminal has answered.
    var answers = TerminalAnswers()

    private var bytes: [UInt8] = []
    private var head = 0

    /// Whether nothing is waiting.
    var isEmpty: Bool { head == bytes.count }

    /// How long to wait for the rest of what began.
    ///
    /// Escape pressed alone cannot be told from the beginning of a sequence but by the pause after
    /// it. A character may be longer on its way.
    var patience: Duration? {
        guard head < bytes.count else { return nil }
        if bytes[head] != 0x1B { return .milliseconds(500) }
        let isAnswer =
            remaining.dropFirst().first == UInt8(ascii: "]")
            || remaining.dropFirst().starts(with: "_G".utf8)
        return isAnswer ? .milliseconds(300) : .milliseconds(40)
    }

    /// Takes bytes as they were read.
    mutating func append(_ more: some Sequence<UInt8>) {
        if head > 0 {
            bytes.removeSubrange(..<head)
            head = 0
        }
        bytes.append(contentsOf: more)
    }

    /// Forgets everything.
    mutating func removeAll() {
        bytes = []
        head = 0
    }

    /// The next key; nil if more bytes are needed to know it.
    ///
    /// - Parameter isComplete: Whether nothing more is coming; what began is then taken as it is.
    mutating func next(isComplete: Bool) -> Key? {
        while head < bytes.count {
            switch step(isComplete: isComplete) {
            case .key(let key, let length):
                head += length
                return key
            case .nothing(let length):
                answers.note(remaining.prefix(length))
                head += length
            case .incomplete: return nil
            }
        }
        return nil
    }

    /// Takes the terminal's answers out of what waits; the keys stay unchanged.
    mutating func takeAnswers() {
        var kept: [UInt8] = []
        scan: while head < bytes.count {
            switch step(isComplete: false) {
            case .key(_, let length):
                kept += remaining.prefix(length)
                head += length
            case .nothing(let length):
                answers.note(remaining.prefix(length))
                head += length
            case .incomplete: break scan
            }
        }
        bytes = kept + remaining
        head = 0
    }

    /// All bytes that wait, taken away.
    mutating func takeAll() -> [UInt8] {
        defer { removeAll() }
        return Array(remaining)
    }

    /// What the next bytes are; there is at least one.
    private func step(isComplete: Bool) -> DecodingStep {
        bytes[head] == 0x1B
            ? EscapeSequence.recognize(remaining, isComplete: isComplete, own: ownSequences)
            : UTF8Step.decode(remaining, isComplete: isComplete)
    }

    private var remaining: ArraySlice<UInt8> { bytes[head...] }
}

/// A key that sends an escape sequence.
///
/// libedit gets each as one character from the unused range U+0080 to U+009F, and binds that.
enum SpecialKey: UInt32, CaseIterable {
    case pasteBegin = 0x80
    case up, down, left, right
    case wordLeft, wordRight
    case home, end
    case delete, deleteWord
    case pageUp, pageDown

    /// Whether it means something on a whole screen only.
    var isForScreens: Bool { self == .pageUp || self == .pageDown }
}

/// What the first bytes of the input are.
enum DecodingStep: Equatable {
    case key(KeyDecoder.Key, length: Int)
    /// Bytes that mean nothing to the prompt.
    case nothing(length: Int)
    /// Not enough bytes to know.
    case incomplete
}
