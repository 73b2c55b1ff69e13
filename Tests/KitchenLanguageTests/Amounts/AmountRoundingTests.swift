import KitchenLanguage
import Testing

/// How amounts are rounded to what a cook measures, on both sides of every step.
struct AmountRoundingTests {
    /// Pieces and what they are sold in: halves to ten, then whole ones; below one also quarters
    /// and thirds.
    @Test(arguments: [
        ("0.01", "¼"), ("0.29", "¼"), ("0.3", "⅓"), ("0.41", "⅓"), ("0.42", "½"), ("0.58", "½"),
        ("0.59", "⅔"), ("0.7", "⅔"), ("0.71", "¾"), ("0.87", "¾"), ("0.88", "1"), ("1.24", "1"),
        ("1.25", "1½"), ("9.6", "9½"), ("9.75", "10"), ("10.3", "10"), ("10.5", "11"),
    ])
    func pieces(exact: String, rounded: String) throws {
        #expect(try #require(Amount(exact)).rounded().text() == rounded)
        for unit in ["clove", "tin"] {
            let amount = try #require(Amount("\(exact) \(unit)")).rounded()
            #expect(amount.quantity.text() == rounded)
            #expect(amount.unit?.name == unit)
        }
    }

    /// Half an egg can be taken, a third of one cannot.
    @Test(arguments: [
        ("0.01", "½"), ("0.74", "½"), ("0.75", "1"), ("2.4", "2½"), ("11.4", "11½"), ("0", "0"),
        ("0.3 cup", "⅓ cup"), ("0.3–1.3", "½–1½"),
    ])
    func eggs(exact: String, rounded: String) throws {
        #expect(try #require(Amount(exact)).rounded(isHalved: true).text() == rounded)
    }

    @Test(arguments: [
        ("0.01", "⅛"), ("0.18", "⅛"), ("0.19", "¼"), ("0.37", "¼"), ("0.38", "½"), ("3.8", "3¾"),
        ("3.9", "4"), ("4.2", "4"), ("4.25", "4½"), ("12.3", "12½"),
    ])
    func spoons(exact: String, rounded: String) throws {
        for unit in ["teaspoon", "tablespoon", "dessertspoon"] {
            #expect(try #require(Amount("\(exact) \(unit)")).rounded().quantity.text() == rounded)
        }
    }

    @Test(arguments: [
        ("0.01", "⅛"), ("0.18", "⅛"), ("0.19", "¼"), ("0.3", "⅓"), ("1.12", "1"), ("1.13", "1¼"),
        ("1.87", "1¾"), ("1.88", "2"), ("5.29", "5¼"), ("5.3", "5⅓"), ("6.2", "6"), ("6.3", "6½"),
    ])
    func cupsAndPounds(exact: String, rounded: String) throws {
        for unit in ["cup", "pint", "quart", "gallon", "fluid ounce", "pound", "glass"] {
            #expect(try #require(Amount("\(exact) \(unit)")).rounded().quantity.text() == rounded)
        }
    }

    @Test(arguments: [
        ("0.01 oz", "⅛ oz"), ("0.18 oz", "⅛ oz"), ("0.19 oz", "¼ oz"), ("0.43 oz", "⅜ oz"),
        ("0.44 oz", "½ oz"), ("0.62 oz", "½ oz"), ("0.63 oz", "¾ oz"), ("4.8 oz", "4¾ oz"),
        ("4.9 oz", "5 oz"), ("5.2 oz", "5 oz"), ("5.25 oz", "5½ oz"),
    ])
    func ounces(exact: String, rounded: String) throws {
        #expect(try #require(Amount(exact)).rounded().text() == rounded)
    }

    /// The coarsest step that loses at most 4 % below 20 g, 3 % below 100 g, 1.5 % above.
    @Test(arguments: [
        ("0.04", "0.1"), ("0.12", "0.1"), ("1.04", "1"), ("1.6", "1.6"), ("1.45", "1.5"),
        ("4.81", "5"), ("4.8", "4.8"), ("4.6", "4.5"), ("19", "19"), ("19.3", "20"), ("20.7", "21"),
        ("24.3", "25"), ("24.2", "24"), ("97", "95"), ("97.2", "100"), ("102", "102"),
        ("101.4", "100"), ("237", "240"), ("246.4", "250"), ("493", "500"), ("490", "490"),
        ("508", "510"), ("1233", "1250"), ("1220", "1225"), ("1480", "1500"),
    ])
    func gramsAndMillilitres(exact: String, rounded: String) throws {
        #expect(try #require(Amount("\(exact) g")).rounded().text() == "\(rounded) g")
        #expect(try #require(Amount("\(exact) ml")).rounded().text() == "\(rounded) ml")
    }

    @Test(arguments: [
        ("1.233 kg", "1.25 kg"), ("0.49 kg", "0.49 kg"), ("2.37 dl", "2.4 dl"),
        ("23.7 cl", "24 cl"), ("1.48 l", "1.5 l"), ("31 mg", "31 mg"), ("61.2 mg", "60 mg"),
        ("12.1 dag", "12 dag"),
    ])
    func otherMetricUnits(exact: String, rounded: String) throws {
        #expect(try #require(Amount(exact)).rounded().text() == rounded)
    }

    @Test(arguments: [
        ("0.01 inch", "¼ inch"), ("3.8 inches", "3¾ inches"), ("3.9 inches", "4 inches"),
        ("4.3 inches", "4 inches"), ("4.5 inches", "5 inches"), ("0.1 cm", "0.5 cm"),
        ("4.7 cm", "4.5 cm"), ("4.8 cm", "5 cm"), ("5.3 cm", "5 cm"), ("5.5 cm", "6 cm"),
    ])
    func lengths(exact: String, rounded: String) throws {
        #expect(try #require(Amount(exact)).rounded().text() == rounded)
    }

    @Test(arguments: [
        ("62.4 °C", "62 °C"), ("118 °C", "118 °C"), ("119.6 °C", "120 °C"), ("124 °C", "120 °C"),
        ("125 °C", "130 °C"), ("248 °F", "248 °F"), ("249.6 °F", "250 °F"), ("258 °F", "250 °F"),
        ("259 °F", "260 °F"), ("266 °F", "265 °F"), ("267 °F", "275 °F"),
        ("gas mark 4.2", "gas mark 4"), ("gas mark 4.3", "gas mark 4½"),
    ])
    func temperatures(exact: String, rounded: String) throws {
        #expect(try #require(Amount(exact)).rounded().text() == rounded)
    }

    @Test(arguments: [
        ("0.1 pinch", "1 pinch"), ("1.4 pinches", "1 pinch"), ("1.5 pinches", "2 pinches"),
        ("0 g", "0 g"), ("0 tsp", "0 tsp"), ("0", "0"), ("0 pinches", "0 pinch"),
    ])
    func pinchesAndNothing(exact: String, rounded: String) throws {
        #expect(try #require(Amount(exact)).rounded().text() == rounded)
    }
}
