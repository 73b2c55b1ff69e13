import KitchenLanguage
import RecipeTestSupport
import Testing

struct AmountChangeTests {
    @Test(arguments: [
        ("2 eggs", 2, 1, "4 eggs"), ("1 egg", 3, 1, "3 eggs"), ("½–1 lemon", 2, 1, "1–2 lemons"),
        ("2 eggs", 1, 4, "½ egg"), ("1 egg", 1, 3, "½ egg"), ("1 egg yolk", 1, 3, "½ egg yolk"),
        ("1 egg white", 1, 3, "½ egg white"), ("1 lemon", 1, 3, "⅓ lemon"),
        ("3 eggs, beaten", 1, 2, "1½ eggs, beaten"), ("1 red onion", 2, 1, "2 red onions"),
        ("1 tomato, diced", 4, 1, "4 tomatoes, diced"), ("two lemons", 1, 2, "1 lemon"),
        ("½ tsp salt", 1, 2, "¼ tsp salt"), ("1 tsp salt", 1, 3, "¼ tsp salt"),
        ("1 tbsp oil", 1, 3, "1 tsp oil"), ("2 EL Öl", 1, 4, "½ EL Öl"),
        ("1 Tasse Reis", 2, 1, "2 Tassen Reis"), ("2 Zehen Knoblauch", 1, 2, "1 Zehe Knoblauch"),
        ("1 1/2 cups flour", 2, 1, "3 cups flour"), ("1 1/2 cups flour", 1, 2, "¾ cup flour"),
        ("1,5 dl grädde", 3, 1, "4,5 dl grädde"), ("500g flour", 3, 1, "1.5kg flour"),
        ("1 kg beef", 1, 4, "250 g beef"), ("2-3 carrots", 2, 1, "4–6 carrots"),
        ("1 cup (240 ml) milk", 2, 1, "2 cups (475 ml) milk"),
        ("2 (400 g) tins beans", 2, 1, "4 (400 g) tins beans"),
        ("10 oz can soup", 2, 1, "2 10 oz cans soup"),
        ("a pinch of salt", 2, 1, "2 pinches of salt"),
        ("Pinch of salt", 3, 1, "3 Pinches of salt"), ("Pinch of salt", 1, 2, "1 Pinch of salt"),
        ("small handful of mint", 2, 1, "2 small handfuls of mint"), ("salt", 2, 1, "salt"),
        ("Sugar, 100 g", 2, 1, "Sugar, 200 g"),
        ("1 leek, sliced 5 mm thick", 2, 1, "2 leeks, sliced 5 mm thick"),
        ("1 cup plus 2 tbsp oats", 2, 1, "2 cups plus 4 tbsp oats"), ("5% cream", 2, 1, "5% cream"),
        ("juice of 1 lemon", 2, 1, "juice of 2 lemons"), ("小さじ1 塩", 2, 1, "小さじ2 塩"),
    ])
    func linesAreScaled(line: String, times: Int, by: Int, expected: String) throws {
        let factor = try #require(Fraction(times, by))
        #expect(IngredientLine(line).text(AmountChange(factor: factor)) == expected)
    }

    @Test(arguments: [
        ("8 ounces spaghetti", "225 g spaghetti"), ("1 cup flour", "125 g flour"),
        ("1 cup milk", "240 ml milk"), ("¼ cup butter", "57 g butter"),
        ("1 tbsp oil", "1 tbsp oil"), ("2 eggs", "2 eggs"), ("200 g flour", "200 g flour"),
        ("1 (14-ounce) can beans", "1 (400 g) can beans"),
        ("1 cup (240 ml) milk", "1 cup (240 ml) milk"), ("1 scant cup sugar", "200 g scant sugar"),
        ("8oz cheese", "225g cheese"), ("2 inch piece of ginger", "5 cm piece of ginger"),
        ("2 lb potatoes", "900 g potatoes"),
        ("1 leek, cut ½ inch thick", "1 leek, cut 1.5 cm thick"),
        ("2 cups chopped celery", "475 ml chopped celery"),
        ("½ cup (8 tbsp) butter", "½ cup (8 tbsp) butter"), ("2 cups choy", "475 ml choy"),
    ])
    func linesAreShownInMetricUnits(line: String, expected: String) {
        #expect(IngredientLine(line).text(AmountChange(system: .metric)) == expected)
    }

    @Test(arguments: [
        ("200g flour", "1⅔ cups flour"), ("500 g potatoes", "17½ oz potatoes"),
        ("1 kg beef", "2¼ lb beef"), ("250 ml milk", "1 cup milk"), ("20 g sugar", "1½ tbsp sugar"),
        ("50 g butter", "3½ tbsp butter"), ("1 tin (400 g) beans", "1 tin (14 oz) beans"),
        ("5 cm piece ginger", "2-inch piece ginger"),
        ("1 kg beef, in 3 cm cubes", "2¼ lb beef, in 1¼-inch cubes"), ("2 tbsp oil", "2 tbsp oil"),
        ("3 EL Öl", "3 EL Öl"), ("1 onion", "1 onion"), ("250 ml Brühe", "1 cup Brühe"),
        ("30 ml (2 tbsp) oil", "30 ml (2 tbsp) oil"), ("5 ml / 1 tsp salt", "5 ml / 1 tsp salt"),
    ])
    func linesAreShownInUSUnits(line: String, expected: String) {
        #expect(IngredientLine(line).text(AmountChange(system: .us)) == expected)
    }

    @Test func scalingAndUnitsGoTogether() {
        let change = AmountChange(factor: Fraction(2), system: .metric)
        #expect(IngredientLine("1 cup flour").text(change) == "250 g flour")
        #expect(IngredientLine("2 eggs").text(change) == "4 eggs")
    }

    @Test(arguments: IngredientRow.all)
    func noChangeIsTheLineItself(_ row: IngredientRow) {
        #expect(IngredientLine(row.line).text(AmountChange()) == row.line)
    }

    @Test(arguments: IngredientRow.all)
    func aScaledLineIsReadAsTheScaledAmount(_ row: IngredientRow) throws {
        let line = IngredientLine(row.line)
        let scaled = IngredientLine(line.text(AmountChange(factor: Fraction(2))))
        guard let amount = line.amount else { return }
        let read = try #require(scaled.amount, "\(scaled.text)")
        let doubled = (amount * Fraction(2)).quantity.upper.value
        let unit = amount.unit
        let found = unit.flatMap { read.converted(to: $0) } ?? read
        #expect(abs(found.quantity.upper.value - doubled) <= 0.03 * doubled, "\(scaled.text)")
        #expect(scaled.remarks.count == line.remarks.count, "\(scaled.text)")
    }

    @Test(arguments: IngredientRow.all)
    func wordsSurviveEveryChange(_ row: IngredientRow) {
        let line = IngredientLine(row.line)
        let words = Set(line.remarks.joined(separator: " ").split { !$0.isLetter })
        for system in UnitSystem.allCases {
            let change = AmountChange(factor: Fraction(3), system: system)
            let text = Set(line.text(change).split { !$0.isLetter })
            let lost = words.subtracting(text).filter { CookingUnit(String($0)) == nil }
            #expect(lost.isEmpty, "\(line.text(change))")
        }
    }
}

struct AmountsInTextTests {
    @Test(arguments: [
        ("Heat to 180 °C.", "Heat to 350 °F (180 °C)."),
        ("Heat to 180°C/350°F.", "Heat to 180°C/350°F."),
        ("Heat to 350°F/180°C.", "Heat to 350°F/180°C."),
        ("Bake at gas mark 6.", "Bake at 400 °F (gas mark 6)."),
        ("Line the 20 cm tin.", "Line the 8-inch (20 cm) tin."),
        ("Use a 23 x 33 cm dish.", "Use a 9 x 13-inch (23 x 33 cm) dish."),
        ("Fill a 3 litre saucepan.", "Fill a 3-quart (3 litre) saucepan."),
        ("Add 100 g of it.", "Add 3½ oz (100 g) of it."),
        ("Simmer for 20 minutes in 2 batches.", "Simmer for 20 minutes in 2 batches."),
        ("Roll out 5 mm thick", "Roll out ¼-inch (5 mm) thick"),
    ])
    func stepsAreShownInUSUnits(step: String, expected: String) {
        #expect(AmountsInText(step).text(AmountChange(system: .us)) == expected)
    }

    @Test(arguments: [
        ("Heat to 350 degrees F.", "Heat to 180 °C (350 degrees F)."),
        ("Heat to 180°C/350°F.", "Heat to 180°C/350°F."),
        ("Heat to 350°F/180°C.", "Heat to 350°F/180°C."),
        ("Cook to 165°F.", "Cook to 74 °C (165°F)."),
        ("Grease a 9x13-inch pan.", "Grease a 23 x 33 cm (9x13-inch) pan."),
        ("Pour in 2 cups milk.", "Pour in 475 ml (2 cups) milk."),
        ("Add a 14-oz can of beans.", "Add a 400 g (14-oz) can of beans."),
        ("Add ¼ cup sugar (50 g).", "Add ¼ cup sugar (50 g)."),
        ("Stir in 2 tbsp oil.", "Stir in 2 tbsp oil."),
    ])
    func stepsAreShownInMetricUnits(step: String, expected: String) {
        #expect(AmountsInText(step).text(AmountChange(system: .metric)) == expected)
    }

    @Test(arguments: [
        ("Stir in 100 g of the butter.", "Stir in 200 g of the butter."),
        ("Shape into 50 g balls.", "Shape into 50 g balls."),
        ("Heat to 180 °C in a 2 litre pot.", "Heat to 180 °C in a 2 litre pot."),
        ("Cut 2 cm thick.", "Cut 2 cm thick."),
        ("Oil a 2 litre deep old pot.", "Oil a 2 litre deep old pot."),
        ("Add 2 litre very cold water pot by pot.", "Add 4 l very cold water pot by pot."),
        ("Add 2 litre water. Pots differ: dish.", "Add 4 l water. Pots differ: dish."),
        ("Bake for 20 to 25 minutes.", "Bake for 20 to 25 minutes."),
        ("Pour 2 tbsp of batter for each crêpe.", "Pour 2 tbsp of batter for each crêpe."),
        ("Heat 2 tsp of oil in a pan for each one.", "Heat 2 tsp of oil in a pan for each one."),
        ("Put 1 tbsp of salt into each.", "Put 1 tbsp of salt into each."),
        ("Fill each with 1 tbsp of jam.", "Fill each with 1 tbsp of jam."),
        ("Into each glass pour 50 ml of rum.", "Into each glass pour 50 ml of rum."),
        ("Into each glass slowly pour 50 ml.", "Into each glass slowly pour 50 ml."),
        ("Into each tall glass slowly pour 50 ml.", "Into each tall glass slowly pour 100 ml."),
        ("Allow 100 g of rice per person.", "Allow 100 g of rice per person."),
        (
            "Heat 1 tbsp oil and fry it 2 minutes each.",
            "Heat 2 tbsp oil and fry it 2 minutes each."
        ),
        ("Fry in 2 tbsp oil on each side.", "Fry in 4 tbsp oil on each side."),
        ("Share 200 g of it among each of them.", "Share 400 g of it among each of them."),
        ("Salt each layer, then add 1 litre stock.", "Salt each layer, then add 2 l stock."),
    ])
    func onlyWhatGrowsIsScaled(step: String, expected: String) {
        let change = AmountChange(factor: Fraction(2))
        #expect(AmountsInText(step).text(change, keepsOriginal: false) == expected)
    }

    @Test func rangesOfMentionsAreInOrderAndInTheText() {
        let text = "Mix 1 cup milk, 2–3 tbsp oil and 200 g flour at 20 °C for 3 minutes."
        let found = AmountsInText(text)
        #expect(
            found.mentions.map { String(text[$0.range]) } == [
                "1 cup", "2–3 tbsp", "200 g", "20 °C",
            ]
        )
        #expect(found.mentions.map(\.grows) == [true, true, true, false])
    }
}

struct AmountSumTests {
    private func sum(_ lines: [String]) -> String {
        AmountSum(
            lines.map { IngredientLine($0).amount },
            density: lines.first.flatMap { FoodDensity(of: IngredientLine($0).food) }
        ).text
    }

    @Test(arguments: [
        (["200 g flour", "300 g flour"], "500 g"), (["2 eggs", "1 egg"], "3"),
        (["600 g rice", "500 g rice"], "1.1 kg"), (["1 lb beef", "500 g beef"], "950 g"),
        (["1 cup flour", "200 g flour"], "325 g"), (["1 cup milk", "250 ml milk"], "490 ml"),
        (["1 cup oats", "1 cup oats"], "2 cups"), (["1 tbsp oil", "2 tsp oil"], "25 ml"),
        (["200 g spinach", "1 bunch spinach"], "200 g + 1 bunch"),
        (["2 cloves garlic", "1 garlic clove"], "3 cloves"), (["salt"], ""),
        (["1–2 onions", "1 onion"], "2–3"), (["2 tbsp honey", "1 tbsp honey"], "3 tbsp"),
        (
            ["1 bunch mint", "1 leaf mint", "2 mint", "9 ml mint", "5 g mint"],
            "5 g + 9 ml + 2 + 1 bunch + 1 leaf"
        ),
        (["1 oz cheese", "19 oz cheese"], "20 oz"), (["16 oz cheese", "16 oz cheese"], "2 lb"),
    ])
    func amountsAreAddedUp(lines: [String], expected: String) {
        #expect(sum(lines) == expected)
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
}
