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
        guard plain.contains(where: \.isNumber) else { return nil }
        guard let mention = Self.mention(in: plain), let unit = mention.amount.unit else {
            guard let heat = Self.heat(in: plain) else { return nil }
            reply = RecipeReply(.temperature, .temperatures([heat]))
            return
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

    /// A number without its degrees that is asked for in others: `what's 425 in celsius`.
    private static func heat(in text: String) -> RecipeReply.StepTemperature? {
        let words = text.split { !$0.isLetter && !$0.isNumber }
        guard let number = words.lazy.compactMap({ Int($0) }).first,
            let asked = words.last.flatMap({ word in degrees.first { $0.words.contains(word) } }),
            asked.range.contains(number), words.contains(where: { asking.contains(String($0)) })
        else { return nil }
        let said = "\(number) °\(asked.given)"
        guard let celsius = AmountsInText(said).mentions.first?.amount.celsius else { return nil }
        return .init(step: 0, text: said, celsius: celsius)
    }

    /// What is asked for, and the degrees that an oven's number is then given in.
    private static let degrees: [(words: Set<Substring>, given: String, range: ClosedRange<Int>)] =
        [
            (["celsius", "celcius", "centigrade", "c"], "F", 120...600),
            (["fahrenheit", "farenheit", "fahrenhiet", "f"], "C", 50...320),
        ]

    private static let asking: Set<String> = [
        "how", "what", "in", "into", "to", "convert", "is", "equals",
    ]
}
