/// The weights, volumes, lengths and temperatures in a running text, such as a step.
///
/// Numbers without such a unit (`for 5 minutes`, `in 2 batches`) are not amounts here.
package struct AmountsInText: Hashable, Sendable {
    /// An amount with its place in the text.
    package struct Mention: Hashable, Sendable {
        package var amount: Amount
        /// The numbers before the last one of `20 by 30 cm`.
        package var sides: [Quantity] = []
        package var range: Range<String.Index>
        /// Whether it grows with the number of eaters: not a temperature, a tin's size, a length, or
        /// the weight of one of many balls.
        package var grows: Bool
        /// Whether the same amount stands beside it in the other system: `180 °C/350 °F`.
        package var isGivenTwice: Bool
        /// Whether it is how much a pan or tin holds.
        var isVessel: Bool
        var style: NumberStyle?
    }

    package let text: String
    package let mentions: [Mention]

    package init(_ text: String) {
        self.text = text
        mentions = AmountsInText.mentions(in: TokenizedText(text))
    }

    /// The temperatures in the text's own words.
    package var temperatures: [String] {
        mentions.filter { $0.amount.unit?.measure == .temperature }.map { String(text[$0.range]) }
    }

    /// The text with its amounts changed, each with the original beside it: `350 °F (180 °C)`.
    package func text(_ change: AmountChange, keepsOriginal: Bool = true) -> String {
        guard !change.isNone else { return text }
        var result = ""
        var place = text.startIndex
        for mention in mentions where mention.range.lowerBound >= place {
            var own = change
            if mention.isGivenTwice { own.system = nil }
            guard let new = replacement(of: mention, own) else { continue }
            result += text[place..<mention.range.lowerBound] + new
            if keepsOriginal { result += " (\(text[mention.range]))" }
            place = mention.range.upperBound
        }
        return result + text[place...]
    }

    private func replacement(of mention: Mention, _ change: AmountChange) -> String? {
        let change = { (amount: Amount) in
            change.applied(to: amount, grows: mention.grows, isVessel: mention.isVessel)
        }
        guard let new = change(mention.amount), let unit = new.unit else { return nil }
        let natural = new.naturalStyle
        let style =
            natural == .decimalPoint && mention.style == .decimalComma ? .decimalComma : natural
        let sides = mention.sides.map { side in
            change(Amount(side, mention.amount.unit))?.quantity ?? side
        }
        let numbers = (sides + [new.quantity]).map { $0.text(in: style) }
        let isSize = unit.measure == .length || unit.name == "quart"
        guard isSize, unit.system == .us, isBeforeNoun(mention) else {
            return sides.isEmpty
                ? new.text(in: style)
                : numbers.joined(separator: " x ") + " " + unit.word(for: new.quantity)
        }
        // `an 8-inch tin`, `a 3-quart saucepan`
        return numbers.joined(separator: " x ") + "-" + unit.singular
    }

    private func isBeforeNoun(_ mention: Mention) -> Bool {
        IngredientWords.beginsWithNoun(text[mention.range.upperBound...])
    }

    // MARK: Finding

    private static func mentions(in tokens: TokenizedText) -> [Mention] {
        let reader = AmountReader(tokens: tokens)
        var found: [Mention] = []
        var place = 0
        while place < tokens.count {
            guard canBegin(place, tokens), let amount = reader.amount(at: place) else {
                place += 1
                continue
            }
            if isPlace(amount, tokens) {
                place = amount.end
            } else if let unit = amount.amount.unit, isMeasure(unit) {
                found.append(mention([amount], tokens))
                place = amount.end
            } else if let sides = sides(from: amount, reader) {
                found.append(mention(sides, tokens))
                place = sides.last?.end ?? amount.end
            } else {
                place = amount.end
            }
        }
        markPairs(&found, in: tokens.text)
        return found
    }

    private static func canBegin(_ place: Int, _ tokens: TokenizedText) -> Bool {
        guard place > 0 else { return true }
        switch tokens.kind(place - 1) {
        case .space: return true
        case .sign(let sign): return "(/[–—~≈\"'’“=:+".contains(sign)
        case .digits, .fraction, .word, nil: return false
        }
    }

    private static func isMeasure(_ unit: CookingUnit) -> Bool {
        switch unit.measure {
        case .weight, .volume, .length, .temperature: true
        case .pieces, .container, .vague: false
        }
    }

    /// `20 by 30 cm`, `9x13-inch`: numbers that share the last one's unit.
    private static func sides(
        from first: AmountReader.Found,
        _ reader: AmountReader
    ) -> [AmountReader.Found]? {
        let tokens = reader.tokens
        guard first.unit == nil, !first.isWords else { return nil }
        var sides = [first]
        while sides.count < 3, let last = sides.last {
            let sign = tokens.afterSpace(last.end)
            guard tokens.isSign(sign, "x×*") || ["x", "by", "mal"].contains(tokens.word(sign)),
                let next = reader.amount(at: tokens.afterSpace(sign + 1))
            else { return nil }
            sides.append(next)
            guard let unit = next.amount.unit else { continue }
            guard unit.measure == .length else { return nil }
            return sides
        }
        return nil
    }

    private static func mention(
        _ sides: [AmountReader.Found],
        _ tokens: TokenizedText
    ) -> Mention {
        let last = sides[sides.count - 1]
        let isVessel = isVessel(last, tokens)
        let isForEach = AmountForEach(tokens: tokens).holds(for: sides[0].start..<last.end)
        return Mention(
            amount: last.amount,
            sides: sides.dropLast().map(\.amount.quantity),
            range: tokens.range(sides[0].start..<last.end),
            grows: last.amount.unit.map(isMass) == true && !isVessel && !isForEach,
            isGivenTwice: false,
            isVessel: isVessel,
            style: last.style
        )
    }

    /// Whether something is put there: `stir it in a cup, then pour it over`.
    private static func isPlace(_ found: AmountReader.Found, _ tokens: TokenizedText) -> Bool {
        guard ["a", "an", "one"].contains(tokens.word(found.start)),
            found.amount.unit?.measure == .volume,
            let before = (0..<found.start).last(where: tokens.isWord),
            ["in", "into", "inside", "from"].contains(tokens.word(before))
        else { return false }
        let next = tokens.afterSpace(found.end)
        return !tokens.isWord(next)
            || ["and", "then", "with", "until", "for", "to", "using"].contains(tokens.word(next))
    }

    /// `a 2 litre saucepan`, `into 50 g pieces`
    private static func isVessel(_ found: AmountReader.Found, _ tokens: TokenizedText) -> Bool {
        var words = 0
        for place in found.end..<min(tokens.count, found.end + 8) {
            if tokens.isSign(place, ".,;:()") { break }
            guard tokens.isWord(place) else { continue }
            if IngredientWords.vessels.contains(tokens.word(place)) { return true }
            words += 1
            if words == 3 { break }
        }
        return false
    }

    private static func isMass(_ unit: CookingUnit) -> Bool {
        unit.measure == .weight || unit.measure == .volume
    }

    /// Marks neighbours that say one thing in two systems, parted by a sign or `or` at most.
    private static func markPairs(_ mentions: inout [Mention], in text: String) {
        for place in mentions.indices.dropLast() {
            let (left, right) = (mentions[place], mentions[place + 1])
            let gap = text[left.range.upperBound..<right.range.lowerBound]
            let isNear = gap.count <= 5 || gap.count <= 24 && gap.hasSuffix("(")
            guard isNear, !gap.contains("."), let one = left.amount.unit,
                let other = right.amount.unit, one.system != other.system,
                one.measure == other.measure || isMass(one) && isMass(other)
            else { continue }
            mentions[place].isGivenTwice = true
            mentions[place + 1].isGivenTwice = true
        }
    }
}
