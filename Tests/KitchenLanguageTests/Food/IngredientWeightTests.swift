import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// About how much a line asks for, in every unit and way of writing.
struct IngredientWeightTests {
    private func grams(_ line: String, piece: Double? = 1_000) -> Double? {
        IngredientMass.shared.grams(of: line, piece: piece)
    }

    @Test(arguments: [
        (1, "g, gram, grams, gramme, grammes, gr, ml, millilitre, millilitres, milliliter, cc"),
        (1_000, "kg, kilo, kilos, kilogram, kilogramme, l, litre, litres, liter"),
        (100, "dl, decilitre, deciliter"), (10, "cl"), (28, "oz, ounce, ounces"),
        (454, "lb, lbs, pound"),
        (15, "tbsp, tbsps, tablespoon, tablespoons, tbs, tbls, tblsp"),
        (5, "tsp, tsps, teaspoon, knob"),
        (30, "fl"), (200, "cup, cups, mug"), (470, "pint, pt"), (950, "quart"),
        (5, "clove, cloves, sheet, strip"), (35, "slice, slices, rasher"),
        (2, "sprig, leaf, leaves"),
        (40, "stick, rib"), (15, "stalk, handful"), (400, "can, tin, jar"),
        (250, "pack, packet, package, bag, bunch"), (20, "bulb"),
    ])
    func everyUnit(_ expected: Double, _ units: String) {
        for unit in units.names {
            #expect(grams("2 \(unit) gloop") == 2 * expected, "\(unit)")
            #expect(grams("2\(unit) gloop") == 2 * expected, "\(unit)")
            #expect(grams("½ \(unit.uppercased()) gloop") == expected / 2, "\(unit)")
        }
    }

    @Test(arguments: ["pinch", "dash", "drop", "splash"])
    func aPinch(_ unit: String) { #expect(grams("1 \(unit) gloop") == 0.5) }

    @Test(
        arguments: [
            ("3 gloops", 3_000), ("1/4 gloop", 250), ("1 1/4 gloop", 1_250), ("1/0 gloop", 1_000),
            ("1⁄4 gloop", 250), ("2-3 gloops", 2_000), ("2 – 3 gloops", 2_000),
            ("2–3 gloops", 2_000),
            ("1.5 gloops", 1_500), ("1,5 gloops", 1_500), ("½ gloop", 500),
            ("⅓ gloop", 1_000.0 / 3),
            ("⅔ gloop", 2_000.0 / 3), ("¼ gloop", 250), ("¾ gloop", 750), ("⅛ gloop", 125),
            ("⅜ gloop", 375), ("⅝ gloop", 625), ("⅞ gloop", 875), ("⅕ gloop", 200),
            ("⅖ gloop", 400),
            ("⅗ gloop", 600), ("⅘ gloop", 800), ("⅙ gloop", 1_000.0 / 6), ("1½ gloops", 1_500),
            ("1 ½ gloops", 1_500), ("  2 gloops", 2_000), ("gloop", nil), ("gloop 2", nil),
            ("", nil),
            ("½", 500), ("2", 2_000), ("brötchen", nil), ("2 brötchen", 2_000), ("a gloop", nil),
            ("2x gloop", 2_000), ("- 2 gloops", nil), ("2 (400 g) tins", 2_000), ("2 豆", 2_000),
        ] as [(String, Double?)]
    )
    func everyNumber(_ line: String, _ expected: Double?) { #expect(grams(line) == expected) }

    @Test func whatNobodyWeighedIsSixtyGrams() {
        #expect(grams("2 gloops", piece: nil) == 120)
        #expect(grams("2 g gloop", piece: nil) == 2)
    }

    /// The weight of one, by its own line of the table or by that of its family.
    @Test(arguments: [
        ("egg", 50), ("egg yolk", 18), ("egg white", 32), ("onion", 130), ("red onion", 130),
        ("spring onion", 15), ("okra", 15), ("lemongrass", 15), ("shallot", 30),
        ("corn tortilla", 30),
        ("gherkin", 30), ("crumpet", 30), ("carrot", 80), ("radish", 80), ("lemon", 80),
        ("plum", 80),
        ("clementine", 80), ("pita", 60), ("tomatillo", 60), ("lime", 40), ("apricot", 40),
        ("flour tortilla", 40), ("orange", 150), ("bell pepper", 150), ("cod", 150),
        ("salmon", 150),
        ("peach", 150), ("banana", 150), ("steak", 150), ("parsnip", 150), ("turnip", 150),
        ("beet", 150),
        ("tomato", 100), ("kiwi", 100), ("potato", 180), ("apple", 180), ("pear", 180),
        ("chicken breast", 180), ("chili", 10), ("date", 10), ("mushroom", 10), ("fig", 25),
        ("prune", 25), ("zucchini", 200), ("leek", 200), ("sweet potato", 200), ("eggplant", 300),
        ("cucumber", 300), ("mango", 300), ("avocado", 180), ("lettuce", 250), ("baguette", 250),
        ("fennel", 250), ("little gem", 100), ("chicken thigh", 100), ("lamb chop", 100),
        ("pork chop", 200), ("cauliflower", 600), ("squash", 600), ("pineapple", 600),
        ("cabbage", 900),
        ("grapefruit", 150), ("burger bun", 70), ("sausage", 70), ("olive", 4), ("clove", 4),
        ("bay leaf", 0.2), ("lime leaf", 0.3), ("star anise", 1), ("cinnamon", 3), ("cracker", 8),
        ("spring roll wrapper", 20), ("chickpea", 400),
    ])
    func aPieceWeighs(_ food: String, _ grams: Double) throws {
        let place = try #require(CookingLexicon.shared.food(named: food))
        #expect(IngredientMass.shared.gramsOfPiece(of: [place]) == grams)
        let gloop = try #require(CookingLexicon.shared.food(named: "saffron"))
        #expect(IngredientMass.shared.gramsOfPiece(of: [gloop]) == nil)
        #expect(IngredientMass.shared.gramsOfPiece(of: [gloop, place]) == grams)
    }
}
