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

    @Test(
        arguments: [
            ("", nil), ("a", 500), ("\u{C3}", 500), ("\u{1B}", 40), ("\u{1B}[", 40),
            ("\u{1B}O", 40),
            ("\u{1B}_", 40), ("\u{1B}_x", 40), ("\u{1B}_G", 300), ("\u{1B}]", 300),
            ("\u{1B}]1", 300),
        ] as [(String, Int?)]
    )
    func halfOfAKeyIsWaitedForSoLong(_ text: String, _ milliseconds: Int?) {
        var decoder = KeyDecoder()
        decoder.append(text.utf8)
        #expect(decoder.patience == milliseconds.map { .milliseconds($0) })
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

    @Test(
        arguments: [
            ("\u{1B}]11;rgb\u{7}x", "x"), ("\u{1B}]11;rgb\u{1B}\\x", "x"),
            ("\u{1B}_Gi=1\u{1B}\\x", "x"),
            ("\u{1B}]xyz", "\u{1B}]xyz"), ("\u{1B}_Hi", "\u{1B}_Hi"), ("\u{1B}]/", "\u{1B}]/"),
            ("\u{1B}]:", "\u{1B}]:"), ("\u{1B}Ox", "\u{1B}Ox"), ("\u{1B}[1~x", nil),
            ("\u{1B}[ @x", "x"), ("\u{1B}[?~x", "x"), ("\u{1B}[1\u{7F}x", "\u{1B}[1\u{7F}x"),
            ("\u{1B}[[[x", "x"), ("\u{1B}[?1;2c", ""),
        ] as [(String, String?)]
    )
    func whatIsNoKeyIsTextOrNothing(_ bytes: String, _ text: String?) {
        let expected =
            text.map(characters) ?? [.special(.home), .character("x")]
        #expect(keys(bytes) == expected)
    }

    /// What cuts an answer off begins the next key.
    @Test func anAnswerEndsWhereTheNextSequenceBegins() {
        #expect(keys("\u{1B}]11;rgb\u{1B}[Ax") == [.special(.up), .character("x")])
    }

    @Test func theCooksSequencesAreMetFromBothSides() {
        let own: Set<[UInt8]> = [Array("[1".utf8)]
        #expect(keys("\u{1B}[1;5C", own: own) == characters("\u{1B}[1;5C"))
        #expect(keys("\u{1B}[C", own: own) == [.special(.right)])
        let long: Set<[UInt8]> = [Array("[AB".utf8)]
        #expect(keys("\u{1B}[A", own: long) == characters("\u{1B}[A"))
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
    private func typed(_ keys: String) -> SecretText.End? {
        var secret = SecretText()
        for scalar in keys.unicodeScalars {
            if let end = secret.take(.character(scalar)) { return end }
        }
        return nil
    }

    @Test(arguments: [
        ("key\n", "key"), ("key\r", "key"), ("\n", ""), ("kex\u{8}y\n", "key"),
        ("kex\u{7F}y\n", "key"),
        ("\u{8}\u{7F}a\n", "a"), ("wrong\u{15}key\n", "key"), ("one two\u{17}\n", "one "),
        ("one two  \u{17}\n", "one "), ("one\u{17}\n", ""), ("\u{17}a\n", "a"),
        ("a\u{1}\u{0}\u{1F}b\n", "ab"), ("a\u{4}b\n", "ab"), ("日本\u{8}\n", "日"), ("a b\n", "a b"),
    ])
    func isWhatIsTypedAndErased(_ keys: String, _ text: String) {
        #expect(typed(keys) == SecretText.End(text: text))
    }

    @Test func controlDEndsAnEmptyOneOnly() {
        #expect(typed("\u{4}") == SecretText.End(text: nil))
        #expect(typed("a\u{8}\u{4}") == SecretText.End(text: nil))
        #expect(typed("a\u{4}") == nil)
    }

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
