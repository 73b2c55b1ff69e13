import KitchenLanguage
import RecipeTestSupport
import Testing

struct FractionTests {
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

    @Test func decimalsAreFound() {
        #expect(Fraction(approximating: 0.125) == Fraction(1, 8))
        #expect(Fraction(approximating: 1.0 / 3) == Fraction(1, 3))
        #expect(Fraction(approximating: -2.75) == Fraction(-11, 4))
    }

    @Test func scalingThereAndBackIsExact() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2_000 {
            let number = Fraction(
                Int.random(in: 1...4_000, using: &generator),
                Int.random(in: 1...64, using: &generator)
            )
            let factor = Fraction(
                Int.random(in: 1...48, using: &generator),
                Int.random(in: 1...48, using: &generator)
            )
            guard let number, let factor, let back = .one / factor else { continue }
            let unit = CookingUnit("tbsp")
            #expect(Amount(number, unit) * factor * back == Amount(number, unit))
        }
    }

    @Test(arguments: [
        (1, 2, "½", "1/2", "0.5", "0,5"), (3, 2, "1½", "1 1/2", "1.5", "1,5"),
        (1, 3, "⅓", "1/3", "0.33", "0,33"), (5, 1, "5", "5", "5", "5"),
        (1, 16, "0.063", "0.063", "0.063", "0,063"), (10, 7, "1.43", "1.43", "1.43", "1,43"),
        (201, 100, "2.01", "2.01", "2.01", "2,01"),
    ])
    func numbersAreWritten(
        upper: Int,
        lower: Int,
        glyphs: String,
        slashes: String,
        point: String,
        comma: String
    ) throws {
        let quantity = Quantity(try #require(Fraction(upper, lower)))
        #expect(quantity.text(in: .glyphs) == glyphs)
        #expect(quantity.text(in: .slashes) == slashes)
        #expect(quantity.text(in: .decimalPoint) == point)
        #expect(quantity.text(in: .decimalComma) == comma)
    }
}
