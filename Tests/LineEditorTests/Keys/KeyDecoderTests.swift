import RecipeTestSupport
import Testing

@testable import LineEditor

struct KeyDecoderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let id: String
        let bytes: [UInt8]
        let keys: [KeyDecoder.Key]
        var testDescription: String { id }

        init(_ id: String, _ text: String, _ keys: [KeyDecoder.Key]) {
            self.init(id, bytes: Array(text.utf8), keys)
        }

        init(_ id: String, bytes: [UInt8], _ keys: [KeyDecoder.Key]) {
            (self.id, self.bytes, self.keys) = (id, bytes, keys)
        }
    }

    private static func characters(_ text: String) -> [KeyDecoder.Key] {
        text.unicodeScalars.map { .character($0) }
    }

    static let cases = [
        Case("text", "crème 日本 👩‍🍳", characters("crème 日本 👩‍🍳")),
        Case("up", "\u{1B}[A", [.special(.up)]),
        Case("down in application mode", "\u{1B}OB", [.special(.down)]),
        Case("word left", "\u{1B}[1;5D", [.special(.wordLeft)]),
        Case(
            "delete among text",
            "a\u{1B}[3~b",
            [.character("a"), .special(.delete), .character("b")]
        ),
        Case("paste", "\u{1B}[200~x", [.special(.pasteBegin), .character("x")]),
        Case("end of no paste", "a\u{1B}[201~b", characters("ab")),
        Case("function key", "a\u{1B}[15~b", characters("ab")),
        Case("function key of the Linux console", "a\u{1B}[[Ab", characters("ab")),
        Case("mouse and focus", "\u{1B}[I\u{1B}[<0;1;2Mx", characters("x")),
        Case("meta letter", "\u{1B}b", characters("\u{1B}b")),
        Case("escape alone", "\u{1B}", characters("\u{1B}")),
        Case("unfinished sequence", "\u{1B}[1;", characters("\u{1B}[1;")),
        Case("sequence cut by a control", "\u{1B}[1\n", characters("\u{1B}[1\n")),
        Case("colour answered late", "a\u{1B}]11;rgb:1/2/3\u{7}b", characters("ab")),
        Case("colour with the other end", "a\u{1B}]11;rgb:1/2/3\u{1B}\\b", characters("ab")),
        Case("colour without its end", "a\u{1B}]11;rgb", characters("a")),
        Case("attributes answered late", "a\u{1B}[?62;22cb", characters("ab")),
        Case("Latin-1", bytes: [0x63, 0x72, 0xE8, 0x6D, 0x65], characters("cr\u{FFFD}me")),
        Case("overlong", bytes: [0xC0, 0xAF, 0x61], characters("\u{FFFD}\u{FFFD}a")),
        Case("surrogate", bytes: [0xED, 0xA0, 0x80], characters("\u{FFFD}\u{FFFD}\u{FFFD}")),
        Case(
            "beyond Unicode",
            bytes: [0xF4, 0x90, 0x80, 0x80],
            Array(repeating: .character("\u{FFFD}"), count: 4)
        ),
        Case("character cut short", bytes: [0xE6, 0x97], characters("\u{FFFD}")),
        Case("control from the upper half", bytes: [0xC2, 0x81], characters("\u{FFFD}")),
        Case("NUL", bytes: [0x00], characters("\0")),
    ]

    @Test(arguments: cases)
    func bytesAreTheseKeys(_ example: Case) {
        var decoder = KeyDecoder()
        decoder.append(example.bytes)
        #expect(Self.all(&decoder) == example.keys)
    }

    /// What terminals send for a key: xterm's, those in application mode, the Linux console's, rxvt's.
    @Test(
        arguments: [
            (.up, ["[A", "OA"]), (.down, ["[B", "OB"]), (.right, ["[C", "OC"]),
            (.left, ["[D", "OD"]),
            (.home, ["[H", "OH", "[1~", "[7~"]), (.end, ["[F", "OF", "[4~", "[8~"]),
            (.wordRight, ["[1;5C", "[1;3C", "[5C", "Oc"]),
            (.wordLeft, ["[1;5D", "[1;3D", "[5D", "Od"]),
            (.delete, ["[3~"]), (.deleteWord, ["[3;5~", "[3;3~"]), (.pasteBegin, ["[200~"]),
        ] as [(SpecialKey, [String])]
    )
    func everyTerminalsSequencesOfAKey(_ key: SpecialKey, _ sequences: [String]) {
        for sequence in sequences {
            var decoder = KeyDecoder()
            decoder.append("\u{1B}\(sequence)x".utf8)
            #expect(Self.all(&decoder) == [.special(key), .character("x")], "\(sequence)")
        }
    }

    @Test(arguments: cases)
    func piecesMakeNoDifference(_ example: Case) {
        var decoder = KeyDecoder()
        var keys: [KeyDecoder.Key] = []
        for byte in example.bytes {
            decoder.append([byte])
            while let key = decoder.next(isComplete: false) { keys.append(key) }
        }
        #expect(keys + Self.all(&decoder) == example.keys)
    }

    @Test func sequencesOfTheCooksSettingsAreLeftToLibedit() {
        var decoder = KeyDecoder()
        decoder.ownSequences = [Array("[A".utf8), Array("[15~".utf8)]
        decoder.append("\u{1B}[A\u{1B}[15~\u{1B}[B".utf8)
        #expect(
            Self.all(&decoder)
                == Self.characters("\u{1B}[A\u{1B}[15~") + [.special(.down)]
        )
    }

    /// Without escape sequences and the upper controls, decoding is what Swift's own is.
    @Test func tenThousandByteStringsDecodeAsUTF8Does() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<10_000 {
            let bytes = RandomBytes.make(upTo: 24, using: &generator).filter { $0 != 0x1B }
            var decoder = KeyDecoder()
            decoder.append(bytes)
            let wanted = String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
                KeyDecoder.Key.character((0x80...0x9F).contains($0.value) ? "\u{FFFD}" : $0)
            }
            let keys = Self.all(&decoder)
            guard keys == wanted else {
                Issue.record("\(bytes) became \(keys)")
                return
            }
        }
    }

    /// Whatever arrives, in whatever pieces: the decoder comes to an end, uses every byte up, and
    /// hands out no more characters than there were bytes.
    @Test func tenThousandByteStringsAreUsedUp() {
        var generator = SeededGenerator(seed: 2)
        for _ in 0..<10_000 {
            let bytes = RandomBytes.make(upTo: 80, using: &generator)
            var decoder = KeyDecoder()
            var rest = bytes[...]
            var count = 0
            while !rest.isEmpty {
                let piece = rest.prefix(Int.random(in: 1...7, using: &generator))
                rest = rest.dropFirst(piece.count)
                decoder.append(piece)
                while decoder.next(isComplete: Bool.random(using: &generator)) != nil { count += 1 }
            }
            count += Self.all(&decoder).count
            guard decoder.isEmpty, count <= bytes.count else {
                Issue.record("\(bytes)")
                return
            }
        }
    }

    private static func all(_ decoder: inout KeyDecoder) -> [KeyDecoder.Key] {
        var keys: [KeyDecoder.Key] = []
        while let key = decoder.next(isComplete: true) { keys.append(key) }
        return keys
    }
}
