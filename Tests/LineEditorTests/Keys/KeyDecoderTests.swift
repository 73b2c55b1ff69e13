import RecipeTestSupport
import Testing

@testable import LineEditor

struct KeyDecoderTests {
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
