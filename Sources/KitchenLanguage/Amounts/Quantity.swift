/// How much, without its unit: one number, or a range from one number to another.
package struct Quantity: Hashable, Sendable {
    package let lower: Fraction
    /// The upper end of a range; equal to `lower` for one number.
    package let upper: Fraction

    /// One number.
    package init(_ number: Fraction) {
        lower = number
        upper = number
    }

    /// A range; ends given in the wrong order are exchanged.
    package init(_ first: Fraction, to second: Fraction) {
        lower = min(first, second)
        upper = max(first, second)
    }

    package var isRange: Bool { lower != upper }

    /// Both ends changed in the same way.
    package func map(_ change: (Fraction) -> Fraction) -> Quantity {
        Quantity(change(lower), to: change(upper))
    }

    package static func * (quantity: Quantity, factor: Fraction) -> Quantity {
        quantity.map { $0 * factor }
    }

    package static func + (left: Quantity, right: Quantity) -> Quantity {
        Quantity(left.lower + right.lower, to: left.upper + right.upper)
    }
}

/// How numbers that are not whole are written.
package enum NumberStyle: Hashable, Sendable {
    /// `1½`
    case glyphs
    /// `1 1/2`
    case slashes
    /// `1.5`
    case decimalPoint
    /// `1,5`
    case decimalComma
}

extension Quantity {
    /// The quantity in writing: `1½`, `2–3`, `0.25`.
    ///
    /// Fractions that cooks don't use (`3/7`) are written as decimals in every style.
    package func text(in style: NumberStyle = .glyphs) -> String {
        guard isRange else { return lower.text(in: style) }
        return "\(lower.text(in: style))–\(upper.text(in: style))"
    }
}

extension Fraction {
    func text(in style: NumberStyle) -> String {
        if numerator < 0 { return "-" + (Fraction.zero - self).text(in: style) }
        if isWhole { return String(numerator) }
        let whole = numerator / denominator
        let part = "\(numerator % denominator)/\(denominator)"
        switch style {
        case .glyphs:
            guard let glyph = NumeralTable.glyph(of: part) else { break }
            return (whole == 0 ? "" : String(whole)) + String(glyph)
        case .slashes:
            guard NumeralTable.glyph(of: part) != nil else { break }
            return (whole == 0 ? "" : "\(whole) ") + part
        case .decimalPoint, .decimalComma: break
        }
        return decimalText(mark: style == .decimalComma ? "," : ".")
    }

    /// At most two places, or three below one, where they cannot be taken for thousands.
    private func decimalText(mark: Character) -> String {
        let places = value < 0.1 || value < 1 && 1_000 % denominator == 0 ? 1_000 : 100
        let scaled = Int((value * Double(places)).rounded())
        var digits = String(scaled % places)
        digits = String(repeating: "0", count: String(places).count - 1 - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        let whole = String(scaled / places)
        return digits.isEmpty ? whole : "\(whole)\(mark)\(digits)"
    }
}
