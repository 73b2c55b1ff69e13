import RecipeModel

/// Turns the bytes of a page into UTF-8 without NUL bytes and without a byte order mark.
///
/// What counts, in this order: a byte order mark, the shape of UTF-16, bytes that are UTF-8 beyond
/// doubt, the character set that HTTP named, the one that the page names, and at last a guess.
enum PageDecoding {
    /// The page as UTF-8.
    static func utf8(_ bytes: [UInt8], charset: String?) -> [UInt8] {
        let decoded = StreamSafeText.bytes(decoded(bytes, charset: charset))
        return decoded.contains(0) ? decoded.filter { $0 != 0 } : decoded
    }

    private static func decoded(_ bytes: [UInt8], charset: String?) -> [UInt8] {
        if let (mark, label) = byteOrderMark(of: bytes) {
            let rest = Array(bytes.dropFirst(mark))
            if label.isUTF8 { return validUTF8(rest) }
            return CharsetConversion.utf8(rest, from: label)?.utf8 ?? validUTF8(rest)
        }
        let check = UTF8Check(bytes)
        if let shape = shapeOfUTF16(bytes.count, check),
            let outcome = CharsetConversion.utf8(bytes, from: shape)
        {
            return outcome.utf8
        }
        let declared = [charset, CharsetDeclaration.label(in: bytes)]
            .compactMap { $0 }.compactMap { CharsetLabel($0) }
        if check.isValid {
            // Seven-bit escapes are valid UTF-8 too, but only to the eye of a check.
            if check.wideCharacters == 0, hasEscapes(bytes),
                let label = CharsetLabel("iso-2022-jp"),
                let outcome = CharsetConversion.utf8(bytes, from: label), outcome.errors == 0
            {
                return outcome.utf8
            }
            return bytes
        }
        // Mostly good UTF-8 with a few bad bytes stays UTF-8, whatever is declared.
        if check.wideCharacters >= 4 * check.errors { return UTF8Check.repaired(bytes) }
        for label in declared where !label.isUTF8 && !label.isUTF16 {
            // Every byte has a meaning in Latin-1, so many pages call themselves so that are not.
            if label == .windows1252 { return CharsetGuess.utf8(bytes) }
            guard let outcome = CharsetConversion.utf8(bytes, from: label) else { continue }
            if outcome.errors * 50 <= bytes.count(where: { $0 >= 0x80 }) { return outcome.utf8 }
        }
        if declared.contains(.utf8), check.wideCharacters > check.errors {
            return UTF8Check.repaired(bytes)
        }
        return CharsetGuess.utf8(bytes)
    }

    /// Whether the escapes of Japanese mail (ISO-2022-JP, RFC 1468) switch to two-byte characters.
    private static func hasEscapes(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(0x1B) else { return false }
        return bytes.firstRange(of: [0x1B, 0x24, 0x42], from: 0) != nil
            || bytes.firstRange(of: [0x1B, 0x24, 0x40], from: 0) != nil
    }

    private static func validUTF8(_ bytes: [UInt8]) -> [UInt8] {
        UTF8Check(bytes).isValid ? bytes : UTF8Check.repaired(bytes)
    }

    private static func byteOrderMark(of bytes: [UInt8]) -> (length: Int, CharsetLabel)? {
        let marks: [([UInt8], String)] = [
            ([0xEF, 0xBB, 0xBF], "utf-8"), ([0xFF, 0xFE], "utf-16le"), ([0xFE, 0xFF], "utf-16be"),
        ]
        for (mark, name) in marks where bytes.starts(with: mark) {
            return CharsetLabel(name).map { (mark.count, $0) }
        }
        return nil
    }

    /// Every second byte of a page in UTF-16 is zero, as markup is ASCII.
    private static func shapeOfUTF16(_ count: Int, _ check: UTF8Check) -> CharsetLabel? {
        let few = count / 50
        guard check.zerosAtEven + check.zerosAtOdd > count / 8 else { return nil }
        if check.zerosAtOdd > 4 * check.zerosAtEven + few { return CharsetLabel("utf-16le") }
        if check.zerosAtEven > 4 * check.zerosAtOdd + few { return CharsetLabel("utf-16be") }
        return nil
    }
}
