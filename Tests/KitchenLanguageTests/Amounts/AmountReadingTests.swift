import KitchenLanguage
import Testing

/// Numbers and letters that mean one thing or another by what stands beside them.
struct AmountReadingTests {
    /// Nobody heats to 39 °C; nobody takes 40 cups.
    @Test(arguments: [
        ("39 C", "cup"), ("40 C", "celsius"), ("89 c", "cup"), ("90 c", "celsius"),
        ("89 F", nil), ("90 F", "fahrenheit"), ("149 f", nil), ("150 f", "fahrenheit"),
        ("299 degrees", "degree"), ("300 degrees", "fahrenheit"), ("300 degrees C", "celsius"),
        ("1 T", "tablespoon"), ("1 t", "teaspoon"), ("1 ČL", "teaspoon"), ("1 čl", "centilitre"),
    ])
    func aLetterIsAUnitByItsNumber(text: String, unit: String?) {
        #expect(Amount(text)?.unit?.name == unit)
    }

    @Test(arguments: [
        "2½", "2 ½", "2 1/2", "2 1⁄2", "2-1/2", "2 & 1/2", "2 + ½", "2 and ½", "2 und ½", "2 et ½",
        "2 y ½", "2 e ½", "2 and half", "2 and a half", "two and half", "two and a half", "2.5",
        "2,5",
    ])
    func twoAndAHalfIsWrittenInManyWays(number: String) {
        #expect(Amount("\(number) cups")?.text() == "2½ cups")
    }

    @Test(arguments: [
        ("half", "½"), ("half a", "½"), ("half of a", "½"), ("quarter", "¼"), ("a quarter", "¼"),
        ("a quarter of a", "¼"), ("one third", "⅓"), ("two thirds", "⅔"), ("three quarters", "¾"),
        ("three fourths", "¾"), ("a half of a", "½"), ("one and a quarter", "1¼"),
        ("one and a third", "1⅓"),
    ])
    func partsAreWrittenInWords(number: String, read: String) {
        #expect(Amount("\(number) cup")?.quantity.text() == read)
    }

    @Test(arguments: [("half-cup", "½ cup"), ("demi-litre", "0.5 l")])
    func aHalfIsJoinedToItsUnit(text: String, read: String) {
        #expect(Amount(text)?.text() == read)
    }

    /// A unit gives way to a smaller or larger one just beyond what a cook measures in it.
    @Test(arguments: [
        ("999 g", "999 g"), ("1000 g", "1 kg"), ("½ kg", "0.5 kg"), ("0.49 kg", "490 g"),
        ("999 ml", "999 ml"), ("1000 ml", "1 l"), ("0.9 l", "0.9 l"), ("0.89 l", "890 ml"),
        ("⅛ cup", "⅛ cup"), ("1/16 cup", "1 tbsp"), ("1 tbsp", "1 tbsp"), ("¾ tbsp", "2¼ tsp"),
        ("31 oz", "31 oz"), ("32 oz", "2 lb"), ("¼ lb", "¼ lb"), ("⅛ lb", "2 oz"),
        ("1/48 cup", "1 tsp"), ("½ tbsp", "½ tbsp"), ("½ l", "0.5 l"), ("½ cup", "½ cup"),
        ("½ lb", "½ lb"), ("⅓ tbsp", "1 tsp"),
    ])
    func anAmountIsInTheUnitThatFits(text: String, expected: String) {
        #expect(Amount(text)?.simplified().text() == expected)
    }
}
