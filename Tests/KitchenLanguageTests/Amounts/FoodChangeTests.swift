import KitchenLanguage
import Testing

/// How a whole line changes with the number of eaters and the units.
struct FoodChangeTests {
    @Test(arguments: [
        ("1 egg", "2 eggs"), ("1 tomato", "2 tomatoes"), ("1 potato", "2 potatoes"),
        ("1 mango", "2 mangoes"), ("1 green chilli", "2 green chillies"),
        ("1 chili", "2 chilies"), ("1 bay leaf", "2 bay leaves"), ("1 goose", "2 geese"),
        ("1 trout", "2 trout"), ("1 salmon", "2 salmon"), ("1 squash", "2 squashes"),
        ("1 cherry", "2 cherries"), ("1 radish", "2 radishes"), ("1 peach", "2 peaches"),
        ("1 turkey", "2 turkeys"), ("1 garlic", "2 garlic"), ("1 couscous", "2 couscous"),
        ("1 gizmo", "2 gizmo"), ("1 Egg", "2 Eggs"), ("1 EGG", "2 EGG"), ("1 fish", "2 fish"),
        ("½ lemon", "1 lemon"), ("1½ lemons", "3 lemons"), ("1 œuf", "2 œuf"),
    ])
    func oneFoodAndTwo(one: String, two: String) throws {
        #expect(IngredientLine(one).text(AmountChange(factor: Fraction(2))) == two)
        guard one.hasPrefix("1 ") else { return }
        let half = AmountChange(factor: try #require(Fraction(1, 2)))
        #expect(IngredientLine(two).text(half) == one)
    }

    @Test(arguments: [
        ("1 Prise Salz", "2 Prisen Salz"), ("1 Dose Tomaten", "2 Dosen Tomaten"),
        ("1 gousse d'ail", "2 gousses d'ail"), ("1 cucharada de sal", "2 cucharadas de sal"),
        ("1 spicchio d'aglio", "2 spicchi d'aglio"), ("1 Tablespoon oil", "2 Tablespoons oil"),
        ("1 pot yoghurt", "2 pots yoghurt"), ("1 bunch dill", "2 bunches dill"),
        ("1 g salt", "2 g salt"), ("1 cup tomato", "2 cups tomato"), ("2 egg", "4 egg"),
        ("1 EL Öl", "2 EL Öl"), ("½ cup oil", "1 cup oil"), ("500 g flour", "1 kg flour"),
        ("500 ml milk", "1 l milk"), ("16 oz beef", "2 lb beef"),
        ("500 Gramm Mehl", "1000 Gramm Mehl"),
        ("1.250 kg beef", "2.5 kg beef"), ("1,250 kg beef", "2,5 kg beef"),
        ("0.6 l milk", "1.2 l milk"), ("0,6 l milk", "1,2 l milk"), ("1/2 tsp salt", "1 tsp salt"),
        ("3/4 tsp salt", "1½ tsp salt"), ("1 (400 g) tin beans", "2 (400 g) tins beans"),
        ("1 cup plus 1 tbsp oil", "2 cups plus 2 tbsp oil"), ("oil", "oil"),
        ("2 cups flour, ½ cup sifted", "4 cups flour, 1 cup sifted"),
        ("Pinch of salt and pepper", "2 Pinches of salt and pepper"), ("eggs x 2", "eggs x 4"),
    ])
    func twiceAsMuch(line: String, doubled: String) {
        #expect(IngredientLine(line).text(AmountChange(factor: Fraction(2))) == doubled)
    }

    /// The last is an amount that is given in both systems already.
    @Test(arguments: [
        ("1 heaped cup flour", UnitSystem.metric, "125 g heaped flour"),
        ("2 cups (packed) spinach", .metric, "60 g (packed) spinach"),
        ("1-inch piece ginger", .metric, "2.5 cm piece ginger"), ("8oz beef", .metric, "225g beef"),
        ("200g beef", .us, "7 oz beef"), ("200 g beef", .us, "7 oz beef"),
        ("1 tin (400 g) beans", .us, "1 tin (14 oz) beans"), ("1,5 kg beef", .us, "3⅓ lb beef"),
        ("1 lb beef or 450 g", .metric, "1 lb beef or 450 g"),
        ("4 cups (1 quart) milk", .metric, "950 ml (950 ml) milk"),
        ("1 egg (50 g)", .us, "1 egg (1¾ oz)"),
        ("1 leek, cut 5 cm long", .us, "1 leek, cut 2 inches long"),
        ("2 tins (14 oz/400 g) beans", .us, "2 tins (14 oz/400 g) beans"),
    ])
    func inOtherUnits(line: String, system: UnitSystem, expected: String) {
        #expect(IngredientLine(line).text(AmountChange(system: system)) == expected)
    }

    @Test func noneChangesNothing() {
        #expect(AmountChange().isNone)
        #expect(!AmountChange(factor: Fraction(2)).isNone)
        #expect(!AmountChange(system: .us).isNone)
    }

    /// The grams of a cup, beyond those of the source's file: how each food is measured in a cup.
    @Test(arguments: [
        ("oat flour", 104, "dry"), ("ground almonds", 95, "dry"), ("salt", 292, "dry"),
        ("baking powder", 221, "dry"), ("breadcrumbs", 108, "dry"), ("rolled oats", 81, "dry"),
        ("lentils", 192, "dry"), ("dried chickpeas", 200, "dry"), ("dried beans", 184, "dry"),
        ("split peas", 196, "dry"), ("almonds", 143, "dry"), ("flaked almonds", 92, "dry"),
        ("slivered almonds", 108, "dry"), ("pecans", 109, "dry"), ("hazelnuts", 135, "dry"),
        ("cashews", 137, "dry"), ("peanuts", 146, "dry"), ("pistachios", 123, "dry"),
        ("sesame seeds", 144, "dry"), ("sunflower seeds", 140, "dry"),
        ("pumpkin seeds", 129, "dry"),
        ("linseeds", 168, "dry"), ("poppy seeds", 134, "dry"), ("shredded coconut", 93, "dry"),
        ("raisins", 145, "dry"), ("chopped dates", 147, "dry"), ("dried cranberries", 120, "dry"),
        ("dried apricots", 130, "dry"), ("chocolate chips", 168, "dry"), ("lard", 205, "dry"),
        ("tahini", 240, "dry"), ("marzipan", 227, "dry"), ("olive oil", 216, "liquid"),
        ("vegetable oil", 218, "liquid"), ("coconut milk", 226, "liquid"),
        ("coconut cream", 296, "dry"),
        ("water", 237, "liquid"), ("vegetable stock", 240, "liquid"), ("red wine", 235, "liquid"),
        ("wine vinegar", 239, "liquid"), ("lime juice", 244, "liquid"),
        ("orange juice", 248, "liquid"),
        ("soy sauce", 255, "liquid"), ("fish sauce", 288, "liquid"), ("passata", 245, "liquid"),
        ("mustard", 240, "dry"), ("mayonnaise", 220, "dry"), ("tomato purée", 262, "dry"),
        ("apple sauce", 244, "dry"), ("ice cream", 133, "produce"), ("cooked rice", 158, "produce"),
        ("blueberries", 148, "produce"), ("raspberries", 123, "produce"),
        ("blackberries", 144, "produce"),
        ("strawberries", 166, "produce"), ("cranberries", 100, "produce"),
        ("baby spinach", 30, "produce"),
        ("frozen peas", 145, "produce"), ("sweetcorn", 154, "produce"),
        ("chopped onion", 160, "produce"),
        ("grated carrot", 110, "produce"), ("pumpkin purée", 245, "produce"),
        ("mashed banana", 225, "produce"),
        ("honey", 339, "liquid"), ("milk", 244, "liquid"), ("butter", 227, "dry"),
        ("cream", 238, "liquid"),
        ("half-and-half", 242, "liquid"), ("sour cream", 230, "dry"), ("yogurt", 245, "dry"),
    ])
    func aCupOfAFood(food: String, grams: Int, form: String) throws {
        let density = try #require(FoodDensity(of: food))
        #expect(Int((density.gramsPerMillilitre * 236.5882365).rounded()) == grams)
        #expect(density.form.rawValue == form)
        #expect(density.isSpooned == (form != "produce"))
    }

    @Test func sumsAreInTheirOrder() {
        var sum = AmountSum()
        #expect(sum.text == "" && sum.amounts.isEmpty && !sum.hasUnmeasured)
        for text in ["1 sprig", "1 bunch", "2", "100 ml", "100 g"] { sum.add(Amount(text)) }
        #expect(sum.text == "100 g + 100 ml + 2 + 1 bunch + 1 sprig")
        #expect(!sum.hasUnmeasured)
        sum.add(nil)
        #expect(sum.hasUnmeasured)
        sum.add(Amount("950 g"))
        #expect(sum.text == "1.05 kg + 100 ml + 2 + 1 bunch + 1 sprig")
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
