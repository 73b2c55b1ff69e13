import Testing

@testable import KitchenLanguage

struct IngredientMassTests {
    private func grams(_ line: String, piece: Double? = nil) -> Double? {
        IngredientMass.shared.grams(of: line, piece: piece)
    }

    @Test(
        arguments: [
            ("600 g chicken", nil, 600), ("2 cups flour", nil, 400), ("1 1/2 cups oats", nil, 300),
            ("½ cup oats", nil, 100), ("1½ kg beef", nil, 1_500), ("1,5 kg beef", nil, 1_500),
            ("2-3 cloves garlic", nil, 10), ("2–3 cloves garlic", nil, 10), ("3 eggs", 50, 150),
            ("1/2 lemon", 80, 40), ("3 things", nil, 180), ("salt", nil, nil), ("", nil, nil),
            ("salt 5 g", nil, nil), ("1/0 lemon", 80, 80),
        ] as [(String, Double?, Double?)]
    )
    func aLineIsWeighed(_ line: String, _ piece: Double?, _ expected: Double?) {
        #expect(grams(line, piece: piece) == expected)
    }

    @Test(arguments: [
        "gram", "kilogram", "litre", "ounce", "pound", "tablespoon", "teaspoon", "cup", "pint",
        "quart", "clove", "sheet", "strip", "slice", "rasher", "sprig", "stick", "rib", "stalk",
        "handful", "can", "tin", "jar", "pack", "packet", "bag", "bulb",
    ])
    func manyOfAUnitWeighAsManyTimesOne(_ unit: String) throws {
        let one = try #require(grams("1 \(unit) x", piece: -1))
        #expect(one > 0)
        #expect(grams("4 \(unit)s x", piece: -1) == 4 * one)
    }
}
