import KitchenLanguage
import Testing

/// Which unit of the other system an amount is shown in, and what becomes of ovens.
struct UnitConversionTests {
    /// The larger unit is taken from just where a cook would take it.
    @Test(arguments: [
        ("56 ml", "3¾ tbsp"), ("57 ml", "¼ cup"), ("13 ml", "2¾ tsp"), ("14 ml", "1 tbsp"),
        ("5 ml", "1 tsp"), ("900 g", "31½ oz"), ("905 g", "2 lb"), ("890 g", "31½ oz"),
        ("910 g", "2 lb"),
        ("800–1000 g", "1¾–2¼ lb"), ("100 g", "3½ oz"), ("30 cm", "12 inches"),
        ("5 mm", "¼ inch"), ("1 l", "4¼ cups"), ("180 °C", "350 °F"), ("2 dl", "¾ cup"),
    ])
    func inTheUnitsOfTheUnitedStates(metric: String, us: String) {
        #expect(Amount(metric)?.converted(to: .us)?.text() == us)
    }

    @Test(arguments: [
        ("1 oz", "28 g"), ("2.2 lb", "1 kg"), ("2.1 lb", "950 g"), ("2¼ lb", "1.02 kg"),
        ("1 cup", "240 ml"), ("4 cups", "950 ml"), ("4¼ cups", "1 l"), ("1 quart", "950 ml"),
        ("2 quarts", "1.9 l"), ("1 pint", "475 ml"), ("1 gallon", "3.75 l"), ("1 fl oz", "30 ml"),
        ("1 inch", "2.5 cm"), ("⅓ inch", "8 mm"), ("½ inch", "1.5 cm"), ("400 °F", "200 °C"),
        ("165 °F", "74 °C"),
    ])
    func inMetricUnits(us: String, metric: String) {
        #expect(Amount(us)?.converted(to: .metric)?.text() == metric)
    }

    @Test(arguments: [
        ("3 l", "3 quarts"), ("900 ml", "1 quart"), ("860 ml", "1 quart"), ("2.4 l", "2½ quarts"),
        ("840 ml", "3½ cups"),
    ])
    func aPotIsInQuarts(metric: String, us: String) {
        #expect(Amount(metric)?.converted(to: .us, isVessel: true)?.text() == us)
    }

    @Test(arguments: [
        ("200 g", UnitSystem.metric), ("2 cups", .us), ("1 tbsp", .metric), ("1 tsp", .us),
        ("2 cloves", .us), ("1 tin", .metric), ("1 pinch", .us), ("3", .metric),
        ("180 °C", .metric), ("350 °F", .us), ("180 °", .us), ("gas mark 10", .metric),
        ("gas mark 0", .us),
    ])
    func whatIsAtHomeOrMeansNothingElsewhereStays(text: String, system: UnitSystem) throws {
        #expect(try #require(Amount(text)).converted(to: system) == nil)
    }

    /// The table that is printed on British ovens.
    @Test(arguments: [
        ("¼", 110, "230"), ("½", 120, "248"), ("1", 140, "285"), ("2", 150, "300"),
        ("3", 160, "325"), ("4", 180, "350"), ("5", 190, "375"), ("6", 200, "400"),
        ("7", 220, "425"), ("8", 230, "450"), ("9", 240, "465"),
    ])
    func gasMarks(mark: String, celsius: Int, fahrenheit: String) throws {
        let amount = try #require(Amount("gas mark \(mark)"))
        #expect(amount.converted(to: .metric)?.text() == "\(celsius) °C")
        #expect(amount.converted(to: .us)?.text() == "\(fahrenheit) °F")
        #expect(amount.text() == "gas mark \(mark)")
    }

    /// The form of a food decides whether it is weighed, poured or spooned.
    @Test(arguments: [
        ("1 cup", "flour", UnitSystem.metric, "125 g"), ("1 cup", "milk", .metric, "240 ml"),
        ("1 cup", "blueberries", .metric, "150 g"), ("125 g", "flour", .us, "1 cup"),
        ("244 g", "milk", .us, "1 cup"), ("150 g", "blueberries", .us, "5½ oz"),
        ("500 ml", "flour", .us, "2 cups"), ("8 cups", "flour", .metric, "1 kg"),
    ])
    func theFoodDecides(amount: String, food: String, system: UnitSystem, expected: String) {
        let density = FoodDensity(of: food)
        #expect(Amount(amount)?.converted(to: system, for: density)?.text() == expected)
    }

    @Test func aDensityIsNeededBetweenWeightAndVolume() throws {
        let gram = try #require(CookingUnit.named("gram"))
        let cup = try #require(CookingUnit.named("cup"))
        let clove = try #require(CookingUnit.named("clove"))
        let celsius = try #require(CookingUnit.named("celsius"))
        let mark = try #require(CookingUnit.named("gas mark"))
        let grams = try #require(Amount("100 g"))
        let cups = try #require(Amount("1 cup"))
        #expect(grams.converted(to: cup) == nil)
        #expect(cups.converted(to: gram) == nil)
        #expect(grams.converted(to: cup, density: 0) == nil)
        #expect(cups.converted(to: gram, density: 1)?.rounded().text() == "240 g")
        #expect(Amount("100 ml")?.converted(to: gram, density: 0.5)?.text() == "50 g")
        #expect(grams.converted(to: gram) == grams)
        #expect(grams.converted(to: clove) == nil)
        #expect(grams.converted(to: celsius, density: 1) == nil)
        #expect(Amount("2")?.converted(to: gram) == nil)
        #expect(Amount("2 cloves")?.converted(to: gram, density: 1) == nil)
        #expect(Amount("5 cm")?.converted(to: gram, density: 1) == nil)
        #expect(Amount("180 °C")?.converted(to: mark) == nil)
        #expect(Amount("180 °")?.converted(to: celsius) == nil)
        #expect(Amount("32–212 °F")?.converted(to: celsius)?.text() == "0–100 °C")
    }

    /// What each unit measures, in grams, millilitres or centimetres.
    @Test(arguments: [
        ("1000 mg", "1 g"), ("1 dag", "10 g"), ("1 kg", "1000 g"), ("1 Pfund", "500 g"),
        ("1 cl", "10 ml"), ("1 dl", "100 ml"), ("1 l", "1000 ml"), ("1 dessertspoon", "10 ml"),
        ("1 glass", "200 ml"), ("1 tumbler", "250 ml"), ("1 tea glass", "100 ml"),
        ("1 krm", "1 ml"), ("10 mm", "1 cm"), ("1 lb", "16 oz"), ("1 cup", "16 tbsp"),
        ("1 tbsp", "3 tsp"), ("1 cup", "8 fl oz"), ("1 pint", "2 cups"), ("1 quart", "2 pints"),
        ("1 gallon", "4 quarts"), ("50 inches", "127 cm"), ("100 oz", "2834.95 g"),
        ("100 cups", "23658.8237 ml"),
    ])
    func oneUnitIsSoManyOfAnother(one: String, other: String) throws {
        let amount = try #require(Amount(one))
        let wanted = try #require(Amount(other))
        let found = try #require(wanted.unit.flatMap { amount.converted(to: $0) })
        let error = abs(found.quantity.lower.value / wanted.quantity.lower.value - 1)
        #expect(error < 0.0001, "\(found.text())")
    }
}
