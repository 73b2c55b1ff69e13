/// An ingredient line, understood: `2 cups (240 g) flour, sifted` is 2 cups or 240 g, of flour,
/// sifted.
///
/// The line's own text is kept. Its parts, one after another, are that text again, so nothing of a
/// line is ever lost, and a changed amount takes the place of the old one among all other words.
package struct IngredientLine: Hashable, Sendable {
    /// What a part of the line does.
    package enum Role: Hashable, Sendable {
        /// The number of an amount, by its place in `amounts`.
        case number(Int)
        /// The unit of an amount.
        case unit(Int)
        /// How large the counted thing is: `large`.
        case size
        case food
        /// All else that means something: preparation, notes, `heaped`.
        case remark
        /// White space, bullets, commas, and the `of` between unit and food.
        case joint
    }

    /// A piece of the line.
    package struct Part: Hashable, Sendable {
        package var role: Role
        package var text: String
    }

    /// What an amount says about the food.
    package enum Meaning: Hashable, Sendable {
        /// How much of it; the first amount of the line.
        case total
        /// The same in another unit, or a second one to choose from.
        case alternative
        /// So much more: `plus 1 tbsp`.
        case addition
        /// Some of the total: `2 cups flour, ½ cup of it for the board`.
        case share
        /// How much each piece or container has: the ounces of `2 (14 oz) cans`.
        case each
        /// A length, or what else does not grow with the number of eaters.
        case aside
    }

    /// An amount of the line.
    package struct Measured: Hashable, Sendable {
        package var amount: Amount
        package var meaning: Meaning
        /// How its number is written; nil where the number is whole.
        package var style: NumberStyle?
        /// The line's own word for one and for several of the unit.
        package var words: [String]
        /// Whether another of our units may take the place of the line's own word.
        var isExchangeable: Bool
    }

    /// The line as it was given.
    package let text: String
    /// The line in pieces; their texts together are the line.
    package let parts: [Part]
    /// All amounts in the order of the line.
    package let amounts: [Measured]

    /// Reads a line; every text is one.
    package init(_ text: String) {
        self = IngredientLineReader.line(text)
    }

    init(text: String, parts: [Part], amounts: [Measured]) {
        self.text = text
        self.parts = parts
        self.amounts = amounts
    }

    /// How much the line asks for; nil where it doesn't say.
    package var amount: Amount? { amounts.first { $0.meaning == .total }?.amount }

    /// How much one piece or container has, where the line says so.
    package var sizeOfEach: Amount? { amounts.first { $0.meaning == .each }?.amount }

    /// The food, without its amount, size and preparation; the whole line where it names none.
    package var food: String {
        let food = joined { $0 == .food }
        return food.contains(where: \.isLetter) ? food : text.trimmingWhitespace()
    }

    /// What is neither amount nor food, in the order of the line: `large`, `finely chopped`.
    ///
    /// Amounts after the food are part of what is said there: `sliced 5 mm thick`.
    package var remarks: [String] {
        let food = parts.firstIndex { $0.role == .food } ?? parts.endIndex
        let isOther = parts.indices.map { place in
            switch parts[place].role {
            case .remark, .size: true
            case .number(let amount), .unit(let amount):
                place > food && amounts[amount].meaning != .total
            case .food, .joint: false
            }
        }
        return parts.indices.split { !isOther[$0] && parts[$0].role != .joint }.compactMap { run in
            guard let first = run.first(where: { isOther[$0] }),
                let last = run.last(where: { isOther[$0] })
            else { return nil }
            return IngredientLine.closed(parts[first...last].map(\.text).joined())
        }
    }

    /// A remark with the parentheses that its beginning or end lost to its neighbours.
    private static func closed(_ remark: String) -> String {
        let remark = remark.trimmingWhitespace()
        var depth = 0
        var missing = 0
        for character in remark {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            missing = max(missing, -depth)
        }
        return String(repeating: "(", count: missing) + remark
            + String(repeating: ")", count: max(0, depth + missing))
    }

    private func joined(_ isWanted: (Role) -> Bool) -> String {
        // Joints stand between words of one kind as they stand in the line.
        var result = ""
        var gap = ""
        for part in parts {
            if isWanted(part.role) {
                result += (result.isEmpty ? "" : gap.isEmpty ? " " : gap) + part.text
                gap = ""
            } else if part.role == .joint, !result.isEmpty {
                gap += part.text
            } else if !result.isEmpty {
                gap = " "
            }
        }
        return result.trimmingWhitespace()
    }
}
