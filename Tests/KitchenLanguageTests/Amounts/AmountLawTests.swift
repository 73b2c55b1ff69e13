import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// What holds of every amount and fraction, however it is scaled, summed and shown.
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

    /// What is measured misses the true amount by 6 % at most, or by a trace: half the smallest
    /// spoon, a few grams of an ounce, a slice of a counted thing.
    @Test(arguments: 0..<10)
    func roundingIsWithinSixHundredths(_ seed: Int) throws {
        var random = SeededGenerator(seed: 500 + seed)
        let traces = ["teaspoon": 0.0625, "ounce": 0.0625, "gram": 0.05, "millilitre": 0.05]
        for _ in 0..<300 {
            let amount = amount(&random)
            guard amount.unit?.measure != .length, amount.unit?.measure != .temperature else {
                continue
            }
            let parts = [1, 2, 3, 4, 6, 9, 12].randomElement(using: &random) ?? 1
            let small = amount * (try #require(Fraction(1, parts)))
            let rounded = small.rounded()
            guard rounded.unit?.name != "pinch" else {
                #expect(small.quantity.upper.value < 0.1, "\(small.text())")
                continue
            }
            let exact = try #require(rounded.unit.map { small.converted(to: $0) } ?? small)
            let trace = rounded.unit.map { traces[$0.name] ?? 0 } ?? 0.126
            for (found, wanted) in [
                (rounded.quantity.lower.value, exact.quantity.lower.value),
                (rounded.quantity.upper.value, exact.quantity.upper.value),
            ] {
                #expect(
                    abs(found - wanted) <= max(0.0601 * wanted, trace),
                    "\(small.quantity.lower.value) \(small.unit?.name ?? "") is \(rounded.text())"
                )
            }
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

    private static let words = [
        "g", "kg", "ml", "l", "dl", "oz", "lb", "tsp", "tbsp", "cup", "fl oz", "pint", "quart",
        "clove", "slice", "bunch", "tin", "jar", "packet", "pinch", "handful", "°C", "°F", "cm",
        "inch", "gas mark",
    ]

    @Test func everyUnitIsKnownByItsNameAndWords() throws {
        for unit in Self.words {
            let found = try #require(CookingUnit(unit))
            #expect(CookingUnit.named(found.name) == found)
            #expect(CookingUnit(found.singular) == found && CookingUnit(found.plural) == found)
        }
        #expect(CookingUnit("Esslöffel") == CookingUnit("cuillères à soupe"))
        #expect(CookingUnit("fl. oz.")?.name == "fluid ounce")
        #expect(CookingUnit("flour") == nil && CookingUnit("") == nil)
    }

    @Test(arguments: words, [NumberStyle.glyphs, .slashes, .decimalPoint, .decimalComma])
    func whatIsWrittenIsReadAgain(unit: String, style: NumberStyle) throws {
        var generator = SeededGenerator(seed: 11)
        let unit = try #require(CookingUnit(unit))
        for _ in 0..<60 {
            let denominator = [1, 1, 2, 4].randomElement(using: &generator) ?? 1
            let lower = Fraction(Int.random(in: 1...400, using: &generator), denominator) ?? .one
            let upper = Bool.random(using: &generator) ? lower : lower + Fraction(2)
            let amount = Amount(Quantity(lower, to: upper), unit)
            #expect(Amount(amount.text(in: style)) == amount, "\(amount.text(in: style))")
        }
    }

    /// Unicode itself says what each fraction sign is worth.
    @Test func everyFractionSignIsReadAndWritten() throws {
        for (upper, lower) in [
            (1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (1, 5), (2, 5), (3, 5), (4, 5), (1, 6), (5, 6),
            (1, 7), (1, 8), (3, 8), (5, 8), (7, 8), (1, 9), (1, 10),
        ] {
            let fraction = try #require(Fraction(upper, lower))
            let sign = Quantity(fraction).text()
            let scalar = try #require(sign.unicodeScalars.first)
            #expect(sign.unicodeScalars.count == 1)
            let value = try #require(scalar.properties.numericValue)
            #expect(abs(value - fraction.value) < 1e-6, "\(sign)")
            #expect(Amount(sign)?.quantity == Quantity(fraction))
            #expect(Amount("\(upper)/\(lower) cup")?.quantity == Quantity(fraction))
            #expect(Quantity(fraction).text(in: .slashes) == "\(upper)/\(lower)")
        }
    }

    @Test(arguments: [
        (NumberStyle.glyphs, "1½–2¼"), (.slashes, "1 1/2–2 1/4"), (.decimalPoint, "1.5–2.25"),
        (.decimalComma, "1,5–2,25"),
    ])
    func aRangeIsWrittenInOneStyle(style: NumberStyle, text: String) throws {
        let low = try #require(Fraction(3, 2))
        let high = try #require(Fraction(9, 4))
        #expect(Quantity(high, to: low).text(in: style) == text)
        #expect(Quantity(low, to: high) == Quantity(high, to: low))
        #expect((Quantity(low) + Quantity(low, to: high)).text() == "3–3¾")
        #expect((Quantity(low, to: high) * Fraction(-1)).text() == "-2¼–-1½")
    }

    @Test func orderDoesNotMatter() {
        var generator = SeededGenerator(seed: 4)
        let amounts =
            ["200 g", "1 lb", "1 cup", "3 tbsp", "2", "1 bunch", "250 ml", "½ tsp", "3 tins"]
            .map { Amount($0) } + [nil]
        let expected = AmountSum(amounts)
        for _ in 0..<50 {
            let other = AmountSum(amounts.shuffled(using: &generator))
            #expect(other.text == expected.text && other.hasUnmeasured)
        }
    }

    /// Forth and back gives the same again, whatever the text.
    @Test(arguments: 0..<20)
    func bothWritingsSayTheSame(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "1", "2", "/", " ", "½", "¼", "3", "cups", "-", "–", "10", "8", "(", ".", "⅛",
        ]
        for _ in 0..<200 {
            let text = (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let slashes = FractionWriting.withSlashes(FractionWriting.withGlyphs(text))
            let again = FractionWriting.withSlashes(FractionWriting.withGlyphs(slashes))
            #expect(again == slashes, "\(text)")
        }
    }

    @Test func fractionsAreInLowestTerms() {
        #expect(Fraction(6, 8) == Fraction(3, 4))
        #expect(Fraction(-6, -8) == Fraction(3, 4))
        #expect(Fraction(3, -6) == Fraction(-1, 2))
        #expect(Fraction(1, 0) == nil)
        #expect(Fraction(0, 7) == .zero)
    }

    @Test func nothingOverflows() {
        let large = Fraction(Int.max)
        let small = Fraction(1, 999_999_937) ?? .one
        #expect(large * large == large)
        #expect((small * small).value < 1e-8)
        #expect(large + large == large)
        #expect(Fraction(approximating: .nan) == .zero)
        #expect(Fraction(approximating: .infinity) == large)
        #expect(large / .zero == nil)
        #expect(small < large && Fraction.zero - large < small)
    }

    @Test func fractionsAtTheirLimits() throws {
        #expect(Fraction(1_000_000_000).numerator == 1_000_000_000)
        #expect(Fraction(1_000_000_001).numerator == 1_000_000_000)
        #expect(Fraction(-1_000_000_001).numerator == -1_000_000_000)
        #expect(Fraction(1_000_000_000, 7) != nil && Fraction(1_000_000_001, 7) == nil)
        #expect(Fraction(7, 1_000_000_000) != nil && Fraction(7, 1_000_000_001) == nil)
        #expect(Fraction(approximating: .pi, denominatorLimit: 7) == Fraction(22, 7))
        #expect(Fraction(approximating: .pi, denominatorLimit: 6) == Fraction(3))
        #expect(Fraction(approximating: .pi) == Fraction(355, 113))
        #expect(Fraction(approximating: 0) == .zero)
        #expect(Fraction(approximating: -1e12) == Fraction(-1_000_000_000))
        let third = try #require(Fraction(1, 3))
        let half = try #require(Fraction(1, 2))
        #expect(half - third == Fraction(1, 6) && third - half == Fraction(-1, 6))
        #expect(third < half && !(half < third) && !(half < half))
        #expect(half / third == Fraction(3, 2) && half * third == Fraction(1, 6))
        #expect(Fraction(5).rounded(toMultipleOf: Fraction(2)) == Fraction(6))
        #expect(Fraction(5).rounded(toMultipleOf: .zero) == Fraction(5))
        #expect(Fraction(2).isWhole && !half.isWhole && half.value == 0.5)
    }
}
