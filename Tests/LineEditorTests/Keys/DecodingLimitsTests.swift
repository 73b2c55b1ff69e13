import Testing

@testable import LineEditor

/// Where sequences end that no key has, and how long half of one is waited for.
struct DecodingLimitsTests {
    private func keys(_ text: String, own: Set<[UInt8]> = []) -> [KeyDecoder.Key] {
        var decoder = KeyDecoder()
        decoder.ownSequences = own
        decoder.append(text.utf8)
        var keys: [KeyDecoder.Key] = []
        while let key = decoder.next(isComplete: false) { keys.append(key) }
        return keys
    }

    private func characters(_ text: String) -> [KeyDecoder.Key] {
        text.unicodeScalars.map { .character($0) }
    }

    /// A sequence of up to 64 signs is taken out whole; a longer one is typed text.
    @Test func aSequenceHasItsLongestLength() {
        let longest = "\u{1B}[" + String(repeating: "1", count: 64)
        #expect(keys(longest + "zx") == characters("x"))
        #expect(keys(longest + "1zx") == characters(longest + "1zx"))
    }

    @Test func anAnswerHasItsLongestLength() {
        let longest = "\u{1B}]1" + String(repeating: "1", count: 4_093)
        #expect(keys(longest) == [])
        #expect(keys(longest + "1") == [])
        var decoder = KeyDecoder()
        decoder.append(longest.utf8)
        #expect(decoder.next(isComplete: false) == nil)
        #expect(!decoder.isEmpty)
        decoder.append("1".utf8)
        #expect(decoder.next(isComplete: false) == nil)
        #expect(decoder.isEmpty)
    }

    /// Every lead with every second byte is decoded as Swift decodes it.
    @Test func everyPairOfBytesDecodesAsUTF8Does() {
        for lead in UInt8(0x80)...0xFF {
            for second in UInt8.min...UInt8.max where second != 0x1B {
                let bytes = [lead, second, 0x80, 0xBF, 0x61]
                let wanted = String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
                    KeyDecoder.Key.character((0x80...0x9F).contains($0.value) ? "\u{FFFD}" : $0)
                }
                var decoder = KeyDecoder()
                decoder.append(bytes)
                var keys: [KeyDecoder.Key] = []
                while let key = decoder.next(isComplete: true) { keys.append(key) }
                guard keys == wanted else {
                    Issue.record("\(bytes) became \(keys)")
                    return
                }
            }
        }
    }
}

struct SecretTextTests {
    @Test func keysThatWriteNothingDoNothing() {
        var secret = SecretText()
        for key in SpecialKey.allCases {
            let end = secret.take(.special(key))
            #expect(end == nil)
        }
        let end = secret.take(.character("\n"))
        #expect(end == SecretText.End(text: ""))
    }

    @Test func isNoLongerThanALine() {
        var secret = SecretText()
        for _ in 0..<LineLimit.bytes + 5 { _ = secret.take(.character("a")) }
        let end = secret.take(.character("\n"))
        #expect(end?.text?.utf8.count == 64 * 1_024)
    }
}
