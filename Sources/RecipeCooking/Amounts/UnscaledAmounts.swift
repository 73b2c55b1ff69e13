import KitchenLanguage
import RecipeModel

/// The amounts in steps that don't follow a recipe that is scaled: counts (`one onion`), and parts of
/// what was measured (`half the cup`).
///
/// Whether such a number grows with the dish can't be told safely, so it stays and is marked.
struct UnscaledAmounts {
    /// What is written behind such an amount.
    static let mark = " (not scaled)"

    /// Where counts end, for each step.
    private let counts: [[String.Index]]

    init(of ingredients: [Ingredient], in steps: [String]) {
        var counts = steps.map { _ in [String.Index]() }
        for mention in StepIngredients(
            of: ingredients,
            in: steps.map(TextLimit.step)
        ).mentions {
            guard case .amount(_, let amount) = mention.share else { continue }
            switch amount.unit?.measure {
            case nil, .pieces, .container: counts[mention.step].append(mention.range.upperBound)
            case .weight, .volume, .length, .temperature, .vague: break
            }
        }
        self.counts = counts
    }

    /// A step's text after a change, with marks where amounts of it stayed.
    func marked(_ text: String, step: Int, by change: (String) -> String) -> String {
        let read = TextLimit.step(text)
        var result = ""
        var start = read.startIndex
        for end in ends(in: read, step: step) where end > start {
            result += change(String(read[start..<end])) + Self.mark
            start = end
        }
        let rest = text.utf8.dropFirst(read.utf8.count)
        return result + change(read[start...] + String(Substring(rest)))
    }

    /// Where such amounts end, in order.
    private func ends(in text: String, step: Int) -> [String.Index] {
        Set(counts[step] + partsOfMeasures(in: text)).sorted()
    }

    /// Where `half the cup` and `the other cup of` end.
    private func partsOfMeasures(in text: String) -> [String.Index] {
        let tokens = TokenizedText(text)
        let numbers = NumberReader(tokens: tokens)
        return (0..<tokens.count).compactMap { place in
            guard tokens.word(place) == "the" else { return nil }
            var next = tokens.afterSpace(place + 1)
            let isOther = ["other", "second", "last"].contains(tokens.word(next))
            if isOther { next = tokens.afterSpace(next + 1) }
            guard let unit = CookingUnit(String(tokens.word(next))), Self.isMeasured(unit) else {
                return nil
            }
            let isOf = tokens.word(tokens.afterSpace(next + 1)) == "of"
            let isPart = (max(0, place - 8)..<place).contains { start in
                guard let found = numbers.quantity(at: start), found.isWords,
                    found.quantity.upper < .one
                else { return false }
                let end = tokens.afterSpace(found.end)
                return end == place
                    || tokens.word(end) == "of" && tokens.afterSpace(end + 1) == place
            }
            return isPart || isOf && isOther ? tokens.tokens[next].range.upperBound : nil
        }
    }

    private static func isMeasured(_ unit: CookingUnit) -> Bool {
        switch unit.measure {
        case .weight, .volume, .container: true
        case .length, .temperature, .pieces, .vague: false
        }
    }
}
