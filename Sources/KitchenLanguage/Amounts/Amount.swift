/// A quantity with its unit: 2 cups, 1½ lemons, 200–250 g.
package struct Amount: Hashable, Sendable {
    package var quantity: Quantity
    /// Nil for what is counted without a unit, such as eggs.
    package var unit: CookingUnit?

    package init(_ quantity: Quantity, _ unit: CookingUnit? = nil) {
        self.quantity = quantity
        self.unit = unit
    }

    /// One number of a unit.
    package init(_ number: Fraction, _ unit: CookingUnit? = nil) {
        self.init(Quantity(number), unit)
    }

    /// The amount that a text is, all of it; nil where it is anything else.
    package init?(_ text: String) {
        let tokens = TokenizedText(text.trimmingWhitespace())
        guard let found = AmountReader(tokens: tokens).amount(at: 0) else { return nil }
        var end = found.end
        if tokens.isSign(end, ".") { end += 1 }
        guard end == tokens.count else { return nil }
        self = found.amount
    }

    package static func * (amount: Amount, factor: Fraction) -> Amount {
        Amount(amount.quantity * factor, amount.unit)
    }

    /// The amount in writing: `1½ cups`, `200 g`, `2–3`.
    package func text(in style: NumberStyle? = nil) -> String {
        let number = quantity.text(in: style ?? naturalStyle)
        guard let unit else { return number }
        if unit.name == "gas mark" { return "\(unit.singular) \(number)" }
        return "\(number) \(unit.word(for: quantity))"
    }

    /// Decimals for metric units, fractions for all others.
    package var naturalStyle: NumberStyle {
        unit?.system == .metric ? .decimalPoint : .glyphs
    }
}
