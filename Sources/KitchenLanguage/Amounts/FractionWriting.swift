/// One way of writing fractions in a text that has several: `1½`, or `1 1/2` where only ASCII can be
/// shown.
///
/// Fractions that cooks don't use (`24/7`) stay unchanged.
package enum FractionWriting {
    /// The text with `1 1/2` as `1½`.
    package static func withGlyphs(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "/")) || text.contains("\u{2044}") else {
            return text
        }
        let signs = Array(text)
        var result = ""
        var place = 0
        while place < signs.count {
            let before = place == 0 ? " " : signs[place - 1]
            let isFree = !before.isNumber && !"/\u{2044}.,".contains(before)
            guard isFree, let found = fraction(at: place, in: signs) else {
                result.append(signs[place])
                place += 1
                continue
            }
            // The whole number before it, and the space between them.
            if let last = result.last, last == " ", place > 1, signs[place - 2].isNumber,
                isWhole(before: place - 1, in: signs)
            {
                result.removeLast()
            }
            result.append(found.glyph)
            place = found.end
        }
        return result
    }

    /// The text with `1½` as `1 1/2`.
    package static func withSlashes(_ text: String) -> String {
        guard text.contains(where: { NumeralTable.fraction(of: $0) != nil }) else { return text }
        return text.reduce(into: "") { result, sign in
            guard let fraction = NumeralTable.fraction(of: sign) else { return result.append(sign) }
            if result.last?.isNumber == true { result += " " }
            result += "\(fraction.numerator)/\(fraction.denominator)"
        }
    }

    /// A fraction with a sign of its own, of one digit over one or two.
    private static func fraction(
        at place: Int,
        in signs: [Character]
    ) -> (glyph: Character, end: Int)? {
        guard place + 2 < signs.count, isDigit(signs[place]),
            signs[place + 1] == "/" || signs[place + 1] == "\u{2044}"
        else { return nil }
        var end = place + 2
        while end < signs.count, isDigit(signs[end]) { end += 1 }
        guard end < signs.count ? !"/⁄".contains(signs[end]) : true,
            let glyph = NumeralTable.glyph(
                of: "\(signs[place])/\(String(signs[place + 2..<end]))"
            )
        else { return nil }
        return (glyph, end)
    }

    /// Whether a whole number ends before a place: `1 1/2`, and not `3/4 1/2` or `v1.1 1/2`.
    private static func isWhole(before end: Int, in signs: [Character]) -> Bool {
        var start = end
        while start > 0, isDigit(signs[start - 1]) { start -= 1 }
        guard start < end else { return false }
        return start == 0 || signs[start - 1].isWhitespace || "(–-~".contains(signs[start - 1])
    }

    private static func isDigit(_ sign: Character) -> Bool { sign.isASCII && sign.isNumber }
}
