import KitchenLanguage
import RecipeModel

/// A question about measures that needs no recipe: `how many grams is a cup of flour`, `gas 6 in
/// Celsius`.
package struct MeasureQuestion: Sendable {
    /// The answer: an amount in other units.
    package let reply: RecipeReply

    /// Reads what was said; nil where it asks nothing of measures, or the tables don't tell.
    package init?(_ text: String) {
        guard text.utf8.count <= 200 else { return nil }
        let plain = Self.counted(text)
        // Who names no number measures nothing.
        guard plain.contains(where: \.isNumber), let mention = Self.mention(in: plain),
            let unit = mention.amount.unit
        else {
            return nil
        }
        let said = String(plain[mention.range])
        let rest = plain.replacing(said, with: " ")
        let words = rest.split { !$0.isLetter }.map(String.init)
        guard !Set(words).isDisjoint(with: Self.asking) else { return nil }
        if unit.measure == .temperature {
            guard let celsius = mention.amount.celsius else { return nil }
            reply = RecipeReply(
                .temperature,
                .temperatures([.init(step: 0, text: said, celsius: celsius)])
            )
            return
        }
        guard
            let target = words.lazy.compactMap({ CookingUnit($0) }).first(where: { target in
                target != unit && [.weight, .volume].contains(target.measure)
            })
        else { return nil }
        let food = words.drop { $0 != "of" }.dropFirst()
            .prefix { CookingUnit($0) == nil && !Self.asking.contains($0) }
            .joined(separator: " ")
        let density = FoodDensity(of: food)
        guard
            let amount = mention.amount.converted(
                to: target,
                density: density?.gramsPerMillilitre
            )
        else { return nil }
        let of = food.isEmpty ? "" : " of " + food
        reply = RecipeReply(
            .amount,
            .converted(said.trimmingWhitespace() + of, [amount.rounded().text()])
        )
    }

    /// A line in lower case and without question marks, in which `a cup` is one.
    private static func counted(_ text: String) -> String {
        let words = text.lowercased().filter { $0 != "?" }
            .split(separator: " ", omittingEmptySubsequences: false)
        return words.indices.map { place in
            let isOne =
                ["a", "an", "one"].contains(words[place]) && place + 1 < words.count
                && CookingUnit(String(words[place + 1].prefix(while: \.isLetter))) != nil
            return isOne ? "1" : String(words[place])
        }.joined(separator: " ")
    }

    private static func mention(in text: String) -> AmountsInText.Mention? {
        AmountsInText(text).mentions.first { mention in
            mention.amount.unit.map { [.weight, .volume, .temperature].contains($0.measure) }
                ?? false
        }
    }

    private static let asking: Set<String> = [
        "how", "what", "in", "into", "to", "convert", "is", "equals",
    ]
}
