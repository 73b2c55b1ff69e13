/// Letters in lower case without diacritics.
///
/// Latin letters become ASCII as cooks type them (`ß` is `ss`, `ø` is `o`); Greek and Cyrillic
/// letters lose their accents; other scripts only their case.
package enum LetterFolding {
    /// Adds a scalar, folded, to the bytes of a word.
    @usableFromInline
    static func append(_ scalar: Unicode.Scalar, to letters: inout [UInt8]) {
        let value = scalar.value
        switch value {
        case 0x41...0x5A: letters.append(UInt8(value) | 0x20)
        case 0..<0x80: letters.append(UInt8(value))
        case 0x300...0x36F: break
        default:
            if let folded = fold(of: scalar) {
                letters.append(contentsOf: folded)
            } else {
                for lower in scalar.properties.lowercaseMapping.unicodeScalars
                where !(0x300...0x36F).contains(lower.value) {
                    letters.append(contentsOf: fold(of: lower) ?? Array(String(lower).utf8))
                }
            }
        }
    }

    /// A whole text folded, its spaces and signs left as they are.
    @inlinable
    package static func folded(_ text: some StringProtocol) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in text.utf8 {
                bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
            }
            return bytes
        }
        for scalar in text.unicodeScalars { append(scalar, to: &bytes) }
        return bytes
    }

    /// What is written for a letter, by the letter's UTF-8.
    private static let folds: PhraseTable<[UInt8]> = {
        var folds = PhraseTable<[UInt8]>(capacity: 1_024)
        TableScanner.forEachLine(of: table) { line, _ in
            guard let space = line.firstIndex(of: UInt8(ascii: " ")) else { return }
            let base = Array(line[..<space])
            var letter = PhraseHash()
            for place in line[(space + 1)...].indices {
                letter.add(line[place])
                let isWhole = place + 1 == line.endIndex || line[place + 1] & 0xC0 != 0x80
                guard isWhole else { continue }
                folds.update(letter, from: base) { $0 = base }
                letter = PhraseHash()
            }
        }
        return folds
    }()

    private static func fold(of scalar: Unicode.Scalar) -> [UInt8]? {
        folds[PhraseHash(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)]
    }

    /// Each line: what is written, then the small letters that become it.
    private static let table = """
        a àáâãäåāăąǎǟǡǻȁȃȧᶏạảấầẩẫậắằẳẵặḁẚⱥªａ
        ae æǣǽ
        b ƀɓḃḅḇｂ
        c çćĉċčƈȼḉｃ
        d ďđðɖɗḋḍḏḑḓȡｄ
        e èéêëēĕėęěȅȇȩɇẹẻẽếềểễệḕḗḙḛḝｅ
        f ƒḟｆ
        g ĝğġģǧǵɠǥḡｇ
        h ĥħȟḣḥḧḩḫẖｈ
        i ìíîïĩīĭįıǐȉȋɨḭḯỉịｉ
        ij ĳ
        j ĵǰɉｊ
        k ķĸǩƙḱḳḵｋ
        l ĺļľŀłƚɫḷḹḻḽｌ
        m ḿṁṃｍ
        n ñńņňŉŋǹƞṅṇṉṋｎ
        o òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱọỏốồổỗộớờởỡợṍṏṑṓºｏ
        oe œ
        p ƥṕṗｐ
        q ɋｑ
        r ŕŗřȑȓɍṙṛṝṟｒ
        s śŝşšșſṡṣṥṧṩẛｓ
        ss ß
        t ţťŧțƫƭʈṫṭṯṱẗｔ
        th þ
        u ùúûüũūŭůűųưǔǖǘǚǜȕȗʉụủứừửữựṳṵṷṹṻｕ
        v ʋṽṿｖ
        w ŵẁẃẅẇẉẘｗ
        x ẋẍｘ
        y ýÿŷƴȳɏẏỳỵỷỹẙｙ
        z źżžƶȥẑẓẕｚ
        α ά
        ε έ
        η ή
        ι ίϊΐ
        ο ό
        υ ύϋΰ
        ω ώ
        σ ς
        е ё
        и й
        і ї
        г ѓґ
        к ќ
        у ў
        """
}
