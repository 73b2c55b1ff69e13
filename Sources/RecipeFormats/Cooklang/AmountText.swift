/// The amount that a line begins with, as Cooklang writes numbers.
struct AmountText: Hashable {
    /// `2`, `1.5`, `1/2`, `1 1/2`, or two of these with a `-` between.
    private(set) var text: String
    /// Where the line goes on.
    private(set) var end: Substring.Index

    /// Nil when the line begins with no number.
    init?(beginning line: Substring) {
        guard let (first, end) = AmountText.number(line) else { return nil }
        text = first
        self.end = end
        let rest = line[end...].drop { $0 == " " }
        guard let sign = rest.first, "-–—".contains(sign),
            let (last, lastEnd) = AmountText.number(rest.dropFirst().drop { $0 == " " })
        else { return }
        text += "-" + last
        self.end = lastEnd
    }

    /// A number with its fraction, and where it ends.
    private static func number(_ line: Substring) -> (String, Substring.Index)? {
        let whole = line.prefix(while: isDigit)
        let rest = line[whole.endIndex...]
        guard !whole.isEmpty else {
            guard let sign = rest.first, let fraction = fractions[sign] else { return nil }
            return (fraction, rest.dropFirst().startIndex)
        }
        if let sign = rest.first, let fraction = fractions[sign] {
            return ("\(whole) \(fraction)", rest.dropFirst().startIndex)
        }
        if let (lower, end) = digits(behind: "/⁄", in: rest) { return ("\(whole)/\(lower)", end) }
        if let (part, end) = digits(behind: ".,", in: rest) {
            // Three digits behind a comma are thousands.
            return (part.count == 3 ? "\(whole)\(part)" : "\(whole).\(part)", end)
        }
        // `1 1/2` and `1 ½` are one number.
        let spaced = rest.drop { $0 == " " }
        if spaced.startIndex > rest.startIndex {
            if let sign = spaced.first, let fraction = fractions[sign] {
                return ("\(whole) \(fraction)", spaced.dropFirst().startIndex)
            }
            let upper = spaced.prefix(while: isDigit)
            if !upper.isEmpty,
                let (lower, end) = digits(behind: "/⁄", in: spaced[upper.endIndex...])
            {
                return ("\(whole) \(upper)/\(lower)", end)
            }
        }
        return (String(whole), whole.endIndex)
    }

    private static func digits(
        behind signs: String,
        in text: Substring
    ) -> (Substring, Substring.Index)? {
        guard let sign = text.first, signs.contains(sign) else { return nil }
        let digits = text.dropFirst().prefix(while: isDigit)
        return digits.isEmpty ? nil : (digits, digits.endIndex)
    }

    private static func isDigit(_ character: Character) -> Bool {
        character.isASCII && character.isNumber
    }

    private static let fractions: [Character: String] = [
        "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5",
        "⅗": "3/5", "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8",
        "⅞": "7/8",
    ]
}
