import KitchenLanguage
import RecipeTestSupport
import Testing

struct AmountTests {
    private static let units = [
        "g", "kg", "ml", "l", "dl", "oz", "lb", "tsp", "tbsp", "cup", "fl oz", "pint", "quart",
        "clove", "slice", "bunch", "tin", "jar", "packet", "pinch", "handful", "°C", "°F", "cm",
        "inch", "gas mark",
    ]

    @Test(arguments: units, [NumberStyle.glyphs, .slashes, .decimalPoint, .decimalComma])
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

    @Test func everyUnitIsKnownByItsNameAndWords() throws {
        for unit in Self.units {
            let found = try #require(CookingUnit(unit))
            #expect(CookingUnit.named(found.name) == found)
            #expect(CookingUnit(found.singular) == found && CookingUnit(found.plural) == found)
        }
        #expect(CookingUnit("Esslöffel") == CookingUnit("cuillères à soupe"))
        #expect(CookingUnit("fl. oz.")?.name == "fluid ounce")
        #expect(CookingUnit("flour") == nil && CookingUnit("") == nil)
    }

    @Test(arguments: ["2 cups flour", "flour", "", "g", "1 2", "cup 1"])
    func aTextThatIsMoreIsNoAmount(_ text: String) {
        #expect(Amount(text) == nil)
    }

    @Test func unitsThereAndBackDifferByLessThanOnePercent() throws {
        let pairs = [
            ("cup", "ml"), ("oz", "g"), ("lb", "kg"), ("pint", "l"), ("inch", "cm"), ("°F", "°C"),
            ("tbsp", "ml"), ("gallon", "dl"), ("cup", "tsp"), ("fl oz", "cl"), ("dag", "oz"),
        ]
        var generator = SeededGenerator(seed: 5)
        for (one, other) in pairs {
            let first = try #require(CookingUnit(one))
            let second = try #require(CookingUnit(other))
            for _ in 0..<200 {
                let number = Fraction(Int.random(in: 1...2_000, using: &generator), 8) ?? .one
                let back = Amount(number, first).converted(to: second)?.converted(to: first)
                let value = try #require(back?.quantity.lower.value)
                #expect(abs(value - number.value) <= 0.01 * number.value, "\(number) \(one)")
            }
        }
    }

    @Test func weightAndVolumeThereAndBackDifferByLessThanOnePercent() throws {
        let cup = try #require(CookingUnit("cup"))
        let gram = try #require(CookingUnit("g"))
        for food in ["flour", "butter", "honey", "rolled oats", "olive oil", "blueberries"] {
            let density = try #require(FoodDensity(of: food)?.gramsPerMillilitre)
            for number in 1...40 {
                let amount = Amount(Fraction(number, 4) ?? .one, cup)
                let back = amount.converted(to: gram, density: density)?
                    .converted(to: cup, density: density)
                let value = try #require(back?.quantity.lower.value)
                #expect(abs(value - amount.quantity.lower.value) <= 0.01 * value)
            }
        }
    }

    @Test(arguments: [
        ("flour", 125.0), ("all-purpose flour", 125), ("unsalted butter", 227),
        ("light brown sugar", 220), ("Greek yoghurt", 245), ("peanut butter", 258), ("Mehl", 125),
        ("chopped walnuts", 117),
    ])
    func densityIsThatOfTheFoodsLastWords(food: String, gramsPerCup: Double) throws {
        let density = try #require(FoodDensity(of: food))
        #expect(abs(density.gramsPerMillilitre * 236.5882365 - gramsPerCup) < 0.01)
    }

    @Test(arguments: ["butter beans", "flour tortillas", "chicken", "", "sugar snap peas in pods"])
    func densityOfOtherFoodsIsUnknown(_ food: String) {
        #expect(FoodDensity(of: food) == nil)
    }

    @Test(arguments: [
        ("0.4", "⅓"), ("1.2", "1"), ("2.4", "2½"), ("11.4", "11"), ("0.3 tsp", "¼ tsp"),
        ("1.4 tbsp", "1½ tbsp"), ("237 ml", "240 ml"), ("113.4 g", "115 g"),
        ("28.35 g", "28 g"), ("453.6 g", "450 g"), ("0.35 cup", "⅓ cup"), ("1.9 cups", "2 cups"),
        ("0.3 pinches", "1 pinch"), ("356 °F", "350 °F"), ("176.7 °C", "180 °C"),
        ("73.9 °C", "74 °C"), ("2.4 cloves", "2½ cloves"), ("0.24 oz", "¼ oz"),
    ])
    func amountsAreRoundedAsTheyAreMeasured(exact: String, rounded: String) throws {
        let amount = try #require(Amount(exact))
        #expect(amount.rounded().text() == rounded)
        #expect(amount.rounded().rounded() == amount.rounded())
    }
}
