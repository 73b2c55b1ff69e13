/// Recognizes the escape sequences of keys and of a terminal's answers.
///
/// The forms are those of ECMA-48 (`ESC [` and `ESC O` for keys, `ESC ]` and `ESC _` for answers) as xterm
/// and its relatives send them.
enum EscapeSequence {
    /// No sequence that we know is longer; what is, was never one.
    private static let longest = 64
    private static let longestAnswer = 4096

    /// Recognizes what `bytes` begins with; its first byte is Escape.
    static func recognize(
        _ bytes: ArraySlice<UInt8>,
        isComplete: Bool,
        own: Set<[UInt8]>
    ) -> DecodingStep {
        let rest = bytes.dropFirst()
        let undecided = isComplete ? escape : .incomplete
        switch rest.first {
        case nil: return undecided
        case UInt8(ascii: "["):
            return controlSequence(rest, undecided: undecided, own: own)
        case UInt8(ascii: "O"):
            guard let final = rest.dropFirst().first else { return undecided }
            return resolve([UInt8(ascii: "O"), final], own: own, otherwise: escape)
        case UInt8(ascii: "]"), UInt8(ascii: "_"):
            return answer(rest, undecided: undecided, isComplete: isComplete)
        default: return escape
        }
    }

    private static let escape = DecodingStep.key(.character("\u{1B}"), length: 1)

    private static func controlSequence(
        _ rest: ArraySlice<UInt8>,
        undecided: DecodingStep,
        own: Set<[UInt8]>
    ) -> DecodingStep {
        var body = rest.dropFirst()
        // The Linux console's function keys have a second bracket.
        if body.first == UInt8(ascii: "[") { body = body.dropFirst() }
        for (place, byte) in zip(body.indices, body) {
            if (0x40...0x7E).contains(byte) {
                let sequence = Array(rest[...place])
                return resolve(
                    sequence,
                    own: own,
                    otherwise: .nothing(length: sequence.count + 1)
                )
            }
            let isInside = (0x20...0x3F).contains(byte)
            if !isInside || place - rest.startIndex > longest { return escape }
        }
        return undecided
    }

    private static func resolve(
        _ sequence: [UInt8],
        own: Set<[UInt8]>,
        otherwise: DecodingStep
    ) -> DecodingStep {
        if own.contains(where: { sequence.starts(with: $0) || $0.starts(with: sequence) }) {
            return escape
        }
        guard let key = keys[String(decoding: sequence, as: UTF8.self)] else { return otherwise }
        return .key(.special(key), length: sequence.count + 1)
    }

    /// `ESC ] number ; … BEL` or `… ESC \`, as a terminal answers when asked for a colour, and
    /// `ESC _ G … ESC \`, as it does when asked for kitty's graphics.
    private static func answer(
        _ rest: ArraySlice<UInt8>,
        undecided: DecodingStep,
        isComplete: Bool
    ) -> DecodingStep {
        guard let mark = rest.dropFirst().first else { return undecided }
        let isAnswer =
            rest.first == UInt8(ascii: "_")
            ? mark == UInt8(ascii: "G")
            : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(mark)
        guard isAnswer else { return escape }
        for (place, byte) in zip(rest.indices, rest).prefix(longestAnswer) {
            let length = place - rest.startIndex + 2
            if byte == 0x07 { return .nothing(length: length) }
            if byte == 0x1B {
                guard place + 1 < rest.endIndex else { break }
                let isEnd = rest[place + 1] == UInt8(ascii: "\\")
                return .nothing(length: isEnd ? length + 1 : length - 1)
            }
        }
        if rest.count >= longestAnswer { return .nothing(length: rest.count + 1) }
        return isComplete ? .nothing(length: rest.count + 1) : .incomplete
    }

    private static let keys: [String: SpecialKey] = [
        "[200~": .pasteBegin,
        "[A": .up, "OA": .up, "[B": .down, "OB": .down,
        "[C": .right, "OC": .right, "[D": .left, "OD": .left,
        "[1;5C": .wordRight, "[1;3C": .wordRight, "[5C": .wordRight, "Oc": .wordRight,
        "[1;5D": .wordLeft, "[1;3D": .wordLeft, "[5D": .wordLeft, "Od": .wordLeft,
        "[H": .home, "OH": .home, "[1~": .home, "[7~": .home,
        "[F": .end, "OF": .end, "[4~": .end, "[8~": .end,
        "[5~": .pageUp, "[6~": .pageDown,
        "[3~": .delete, "[3;5~": .deleteWord, "[3;3~": .deleteWord,
    ]
}
