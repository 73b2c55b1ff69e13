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

    /// The food, without its amount, size and preparation; the whole line where it names none.
    package var food: String {
        let food = joined { $0 == .food }
        return food.contains(where: \.isLetter) ? food : text.trimmingWhitespace()
    }

    /// The food with its size as the line says it: `large eggs`.
    package var sizedFood: String { joined { $0 == .food || $0 == .size } }

    /// The food with all words after it that may be food as well: `butter (or margarine)`.
    ///
    /// Only what surely names none is left out: amounts, and what is done with the food. What a
    /// recipe lacks is judged by these words.
    package var possibleFood: String {
        guard let first = parts.firstIndex(where: { $0.role == .food }) else {
            return text.trimmingWhitespace()
        }
        var result = ""
        var gap = ""
        var wasFood = false
        for part in parts[first...] {
            switch part.role {
            case .number, .unit: return IngredientLine.closed(result)
            case .joint: gap += part.text
            case .food, .size, .remark:
                let word = String(decoding: LetterFolding.folded(part.text), as: UTF8.self)
                let isBeginning = wasFood || gap.contains { ",;(".contains($0) }
                wasFood = part.role == .food
                if isBeginning, IngredientWords.asides.contains(word) {
                    return IngredientLine.closed(result)
                }
                result += gap + part.text
                gap = ""
            }
        }
        return IngredientLine.closed(result)
    }

    /// What is neither amount nor food, in the order of the line: `large`, `finely chopped`.
    ///
    /// Amounts after the food are part of what is said there: `sliced 5 mm thick`.
    package var remarks: [String] {
        let food = parts.firstIndex { $0.role == .food } ?? parts.endIndex
        return runs { place in
            switch parts[place].role {
            case .remark, .size: true
            case .number(let amount), .unit(let amount):
                place > food && amounts[amount].meaning != .total
            case .food, .joint: false
            }
        }
    }

    /// All that is neither the total amount nor the food with its size.
    package var others: [String] {
        runs { place in
            switch parts[place].role {
            case .remark: true
            case .number(let amount), .unit(let amount): amounts[amount].meaning != .total
            case .food, .size, .joint: false
            }
        }
    }

    /// The line's own word for the unit of the total amount; empty where there is none.
    package var unitText: String {
        guard let total = amounts.firstIndex(where: { $0.meaning == .total }) else { return "" }
        return joined { $0 == .unit(total) }
    }

    /// The texts of the parts that are asked for, as runs with the joints between them.
    private func runs(where isWanted: (Int) -> Bool) -> [String] {
        let wanted = parts.indices.map(isWanted)
        return parts.indices.split { !wanted[$0] && parts[$0].role != .joint }.compactMap { run in
            guard let first = run.first(where: { wanted[$0] }),
                let last = run.last(where: { wanted[$0] })
            else { return nil }
            let text = IngredientLine.closed(parts[first...last].map(\.text).joined())
            return text.isEmpty ? nil : text
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
        // Joints stand between words of one kind as they stand in the line; what was between them
        // and is left out takes its joints along.
        var result = ""
        var gap = ""
        var isLeftOut = false
        for part in parts {
            if isWanted(part.role) {
                let space = isLeftOut || gap.isEmpty ? " " : gap
                result += (result.isEmpty ? "" : space) + part.text
                gap = ""
                isLeftOut = false
            } else if part.role == .joint {
                gap += part.text
            } else {
                isLeftOut = true
            }
        }
        return result.trimmingWhitespace()
    }
}
