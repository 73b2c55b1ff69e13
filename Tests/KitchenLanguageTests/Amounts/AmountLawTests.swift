import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// What holds of every amount, however it is scaled and shown.
struct AmountLawTests {
    private static let units = [
        "gram", "kilogram", "millilitre", "litre", "cup", "tablespoon", "teaspoon", "ounce",
        "pound",
        "pint", "quart", "fluid ounce", "centimetre", "inch", "celsius", "fahrenheit",
    ].compactMap { CookingUnit.named($0) }

    private func amount(_ random: inout SeededGenerator) -> Amount {
        let number = Fraction(
            Int.random(in: 1...900, using: &random),
            [1, 2, 3, 4, 5, 8].randomElement(using: &random) ?? 1
        )
        let unit =
            Bool.random(using: &random) ? AmountLawTests.units.randomElement(using: &random) : nil
        let lower = number ?? .one
        return Bool.random(using: &random)
            ? Amount(Quantity(lower, to: lower + .one), unit) : Amount(lower, unit)
    }

    /// Scaling by x and then by 1/x gives the original, exactly.
    @Test(arguments: 0..<10)
    func scalingForthAndBackIsTheOriginal(_ seed: Int) throws {
        var random = SeededGenerator(seed: 300 + seed)
        for _ in 0..<200 {
            let amount = amount(&random)
            let factor = try #require(
                Fraction(
                    Int.random(in: 1...60, using: &random),
                    Int.random(in: 1...60, using: &random)
                )
            )
            guard let inverse = Fraction.one / factor else { continue }
            #expect((amount * factor) * inverse == amount, "\(amount.text()) x \(factor)")
        }
    }

    /// A recipe scaled up and down again is shown with its own amounts, for amounts that cooks
    /// measure.
    @Test(arguments: [
        "2 eggs", "1½ cups flour", "200 g butter", "¾ tsp salt", "1 tin (400 g) beans",
    ])
    func aLineScaledForthAndBackIsTheLine(_ line: String) throws {
        for factor in [2, 3, 4] {
            let up = IngredientLine(line).text(AmountChange(factor: Fraction(factor)))
            let down = AmountChange(factor: try #require(Fraction(1, factor)))
            #expect(IngredientLine(up).text(down) == line, "\(up)")
        }
    }

    /// From one unit to another and back is within a hundredth.
    @Test(arguments: 0..<10)
    func unitsThereAndBackAreWithinAHundredth(_ seed: Int) throws {
        var random = SeededGenerator(seed: 400 + seed)
        var count = 0
        for _ in 0..<300 {
            let amount = amount(&random)
            guard let own = amount.unit else { continue }
            let density =
                Bool.random(using: &random)
                ? Double.random(in: 0.1...1.5, using: &random) : nil
            for unit in AmountLawTests.units {
                guard let there = amount.converted(to: unit, density: density) else { continue }
                let back = try #require(there.converted(to: own, density: density))
                for (found, wanted) in [
                    (back.quantity.lower.value, amount.quantity.lower.value),
                    (back.quantity.upper.value, amount.quantity.upper.value),
                ] {
                    #expect(
                        abs(found - wanted) <= 0.01 * wanted,
                        "\(amount.text()) in \(unit.name)"
                    )
                }
                count += 1
            }
        }
        #expect(count > 500)
    }
}
