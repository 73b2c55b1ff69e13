import Testing

@testable import PageReader

/// What becomes of bytes that no declared set, or no set at all, explains.
struct DecodingFallbackTests {
    private func decoded(_ bytes: [UInt8], _ charset: String? = nil) -> String {
        String(decoding: PageDecoding.utf8(bytes, charset: charset), as: UTF8.self)
    }

    /// Four good wide characters outweigh one bad byte, whatever is declared.
    @Test(arguments: [
        ("éééé", "windows-1251", "éééé“"), ("ééé", "windows-1251", "Г©Г©Г©“"),
        ("éé", "utf-8", "éé“"), ("é", "utf-8", "Ã©“"),
    ])
    func aBadByteBehindGoodOnes(_ good: String, _ charset: String, _ text: String) {
        #expect(decoded(Array(good.utf8) + [0x93], charset) == text)
    }

    /// One bad byte in fifty beyond ASCII, and no more, leaves the declared set its right.
    @Test(arguments: [
        (49, String(repeating: "aĉa ", count: 49) + "\u{FFFD}"),
        (48, String(repeating: "aæa ", count: 48) + "¥"),
    ])
    func aDeclaredSetMayHaveAFewBadBytes(_ good: Int, _ text: String) {
        let word: [UInt8] = [0x61, 0xE6, 0x61, 0x20]
        let bytes: [UInt8] = (0..<good).flatMap { _ in word } + [0xA5]
        #expect(decoded(bytes, "iso-8859-3") == text)
    }

    @Test func aPageOfSingleBytesIsNoUTF16() {
        let bytes: [UInt8] = Array("<p>caf".utf8) + [0xE9] + Array("</p>".utf8)
        #expect(decoded(bytes, "utf-16") == "<p>café</p>")
    }

    /// RFC 1468: both escapes switch to characters of two bytes.
    @Test(arguments: [[0x1B, 0x24, 0x42], [0x1B, 0x24, 0x40]] as [[UInt8]])
    func escapesOfJapaneseMail(_ escape: [UInt8]) {
        let letter: [UInt8] = escape + [0x24, 0x22, 0x1B, 0x28, 0x42]
        let bytes: [UInt8] = Array("<p>".utf8) + letter + Array("</p>".utf8)
        #expect(decoded(bytes) == "<p>あ</p>")
    }

    /// The ninth row of JIS X 0208 is empty: this was no Japanese mail.
    @Test func escapesBeforeWhatIsNoLetterStay() {
        let word: [UInt8] = [0x1B, 0x24, 0x42, 0x29, 0x29, 0x1B, 0x28, 0x42]
        let bytes: [UInt8] = Array("<p>".utf8) + word + Array("</p>".utf8)
        #expect(decoded(bytes) == String(decoding: bytes, as: UTF8.self))
    }

    @Test(
        arguments: [
            ("utf-16le", [0x00, 0xDC, 0x41, 0x00], "\u{FFFD}A", 1),
            ("utf-16le", [0x41, 0x00], "A", 0), ("euc-jp", [0x41, 0xA4], "A\u{FFFD}", 1),
            ("windows-1252", [0x41, 0xE9], "Aé", 0),
        ] as [(String, [UInt8], String, Int)]
    )
    func bytesWithoutAMeaningAreCounted(
        _ charset: String,
        _ bytes: [UInt8],
        _ text: String,
        _ errors: Int
    ) throws {
        let label = try #require(CharsetLabel(charset))
        let outcome = try #require(CharsetConversion.utf8(bytes, from: label))
        #expect(String(decoding: outcome.utf8, as: UTF8.self) == text)
        #expect(outcome.errors == errors)
    }

    @Test func aLongTextIsConvertedToItsEnd() throws {
        let bytes = [UInt8](repeating: 0xE9, count: 20_000)
        let outcome = try #require(CharsetConversion.utf8(bytes, from: .windows1252))
        #expect(outcome.utf8.count == 40_000 && outcome.errors == 0)
    }

    @Test(
        arguments: [
            ("\(String(repeating: " ", count: 63))<?xml encoding='d'?>", "d"),
            ("\(String(repeating: " ", count: 64))<?xml encoding='d'?>", nil),
            ("<meta name=x><p>charset=y</p>", nil), ("<meta name=charset charset=k>", "k"),
            ("<?xml encoding='d'?><meta charset=k>", "d"),
            ("<meta charset=k><meta charset=l>", "k"),
        ] as [(String, String?)]
    )
    func aDeclarationStandsInItsTag(_ markup: String, _ label: String?) {
        #expect(CharsetDeclaration.label(in: Array(markup.utf8)) == label)
    }

    /// `ą` and `ł` of windows-1250 beside letters: two of them tell nothing, three tell Polish.
    @Test(
        arguments: [
            ([0x6D, 0xB9, 0x6B, 0x61, 0x67, 0xB3], nil),
            ([0x6D, 0xB9, 0x6B, 0x61, 0x67, 0xB3, 0x6F, 0xB3], "WINDOWS-1250"),
        ] as [([UInt8], String?)]
    )
    func threeLettersTellALanguage(_ bytes: [UInt8], _ name: String?) {
        #expect(LatinGuess.outcome(for: bytes).label?.converterName == name)
    }

    @Test(arguments: [(3, true), (4, false)])
    func aFewBytesTellNoScript(_ count: Int, _ isNone: Bool) {
        let bytes = [UInt8](repeating: 0xEE, count: count)
        #expect((CharsetGuess.best(for: bytes) == nil) == isNone)
    }
}
