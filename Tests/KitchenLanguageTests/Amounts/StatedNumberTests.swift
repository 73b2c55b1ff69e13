import KitchenLanguage
import Testing

/// The one reader of a number that a field states, and of numbers as cooks say them.
struct StatedNumberTests {
    @Test func theFirstNumberOfEveryTextIsRead() throws {
        #expect(StatedNumberTable.rows.count > 50)
        for (text, number) in StatedNumberTable.rows {
            let value = StatedNumber(text)?.value
            #expect(
                value.map { ($0 * 1e6).rounded() } == number.map { ($0 * 1e6).rounded() },
                "\(text)"
            )
        }
        #expect(StatedNumber("") == nil)
    }

    @Test func threeDigitsAfterAMarkMayBeDecimals() {
        #expect(StatedNumber("4.667 of 5", isDecimal: true)?.value == 4.667)
        #expect(StatedNumber("4.667 of 5")?.value == 4_667)
    }

    @Test(arguments: [
        ("3", 3, false), ("three", 3, false), ("3rd", 3, true), ("third", 3, true),
        ("21st", 21, true), ("twenty-first", 21, true), ("thirty-one", 31, false),
        ("fourty", 40, false), ("forty-two", 42, false), ("zero", 0, false),
        ("hundred", 100, false), ("ninety-ninth", 99, true),
    ])
    func aWordIsANumber(_ word: String, _ value: Int, _ isOrdinal: Bool) {
        let numeral = Numeral(word)
        #expect(numeral?.value == value && numeral?.isOrdinal == isOrdinal)
        #expect(Numeral.cardinal(word) == (isOrdinal ? nil : value))
    }

    @Test(arguments: [
        "", "st", "threerd", "ten-five", "twenty-ten", "twenty-", "-3", "3.5", "soup", "a", "sei",
        "1234567890", "first-third",
    ])
    func aWordIsNoNumber(_ word: String) { #expect(Numeral(word) == nil) }
}
