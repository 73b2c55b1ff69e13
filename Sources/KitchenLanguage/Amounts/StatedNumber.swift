/// The first number that a recipe's field states: 4 in `Serves 4-6`, 1.5 in `1½ loaves`, 1200 in
/// `1,200 ratings`, 12 in `makes a dozen`.
///
/// Of a range it is the lower end. Figures come before words, and an article is no number.
package struct StatedNumber: Hashable, Sendable {
    package let value: Double

    /// Nil where a text states no number.
    ///
    /// - Parameter isDecimal: Whether three digits after a mark are decimals, as in the mean of some
    ///   ratings, and not thousands.
    package init?(_ text: String, isDecimal: Bool = false) {
        guard text.utf8.count <= TextLimit.line else { return nil }
        let tokens = TokenizedText(text)
        let numbers = NumberReader(tokens: tokens)
        guard let place = tokens.tokens.firstIndex(where: \.isNumeric) else {
            guard let word = Self.word(in: tokens, numbers) else { return nil }
            value = word
            return
        }
        if let found = numbers.quantity(at: place) {
            let decimal = isDecimal ? found.decimalReading : nil
            value = (decimal ?? found.quantity.lower).value
        } else if case .digits(let whole) = tokens.kind(place) {
            // `05`
            value = Double(whole)
        } else {
            return nil
        }
    }

    private static func word(in tokens: TokenizedText, _ numbers: NumberReader) -> Double? {
        for place in 0..<tokens.count where tokens.isWord(place) {
            let word = tokens.word(place)
            if word == "dozen" { return 12 }
            guard let number = numbers.quantity(at: place)?.quantity.lower else { continue }
            if number != .one || word == "one" { return number.value }
        }
        return nil
    }
}

extension Fraction {
    /// The value of a character such as `½`; nil for every other.
    package init?(sign: Character) {
        guard let fraction = NumeralTable.fraction(of: sign) else { return nil }
        self = fraction
    }
}
