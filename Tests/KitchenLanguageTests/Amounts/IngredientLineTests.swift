import KitchenLanguage
import RecipeTestSupport
import Testing

/// A row of the table.
struct IngredientRow: CustomTestStringConvertible, Sendable {
    var line: String
    var expected: [String]

    var testDescription: String { line }

    static let all = [IngredientLineTable.english, IngredientLineTable.otherLanguages].flatMap {
        TableRows.fields(of: $0).map {
            IngredientRow(line: $0[0], expected: Array($0.dropFirst()))
        }
    }
}

struct IngredientLineTests {
    @Test(arguments: IngredientRow.all)
    func lineIsUnderstood(_ row: IngredientRow) {
        let line = IngredientLine(row.line)
        let found = [
            line.amount?.quantity.text() ?? "", line.amount?.unit?.name ?? "", line.food,
            line.remarks.joined(separator: " / "),
        ]
        #expect(found == row.expected)
    }

    @Test func theTableIsLongEnough() {
        #expect(IngredientRow.all.count >= 400)
    }

    @Test(arguments: IngredientRow.all)
    func partsAreTheLine(_ row: IngredientRow) {
        let line = IngredientLine(row.line)
        #expect(line.parts.map(\.text).joined() == row.line)
        #expect(line.text == row.line)
    }

    @Test(arguments: [
        ("2 x 400 g tins tomatoes", "400 g"), ("2 (14 oz) cans beans", "14 oz"),
        ("1 Dose à 400 g Bohnen", "400 g"), ("10 oz can soup", "10 oz"),
        ("2 tins tomatoes (400 g each)", "400 g"), ("5 cm piece ginger", "5 cm"),
    ])
    func sizeOfEachIsNotTheTotal(line: String, size: String) {
        let line = IngredientLine(line)
        #expect(line.amounts.first { $0.meaning == .each }?.amount.text() == size)
        #expect(line.amount?.unit?.measure == .container || line.amount?.unit?.name == "piece")
    }

    @Test(arguments: [
        ("1 cup (240 g) flour", [IngredientLine.Meaning.total, .alternative]),
        ("1 cup plus 2 tbsp flour", [.total, .addition]),
        ("1 cup flour, 2 tbsp of it sifted", [.total, .share]),
        ("1 onion, sliced 5 mm thick", [.total, .aside]),
        ("3 (6 oz) trout", [.total, .each]),
    ])
    func amountsHaveTheirMeaning(line: String, meanings: [IngredientLine.Meaning]) {
        #expect(IngredientLine(line).amounts.map(\.meaning) == meanings)
    }

    @Test func remarksKeepTheirParentheses() {
        #expect(IngredientLine("1 leek (white part), sliced").remarks == ["(white part), sliced"])
        #expect(IngredientLine("1 leek, sliced (thinly)").remarks == ["sliced (thinly)"])
        #expect(IngredientLine("1 leek (sliced)").remarks == ["sliced"])
    }

    @Test(arguments: [("2 (eggs)", "egg"), ("200 g (flour)", "flour")])
    func aFoodThatIsAllInParenthesesIsTheFood(text: String, word: String) {
        #expect(FoodWords(IngredientLine(text).food).words == [word])
    }

    @Test func textsOfAnyKindKeepAllTheirCharacters() {
        var generator = SeededGenerator(seed: 8)
        let pieces = [
            "1", "½", "1/2", " ", "  ", "-", "–", "x", "(", ")", "cup", "g", "oz", "of", "and", ",",
            "to", "tin", "é", "小さじ", "个", "\u{301}", "🍋", "\u{0}", "\t", "°", "C", "'", "d",
            "999999999999", "0", ".", "/", "%", "half", "a", "one", "each", "large", "\r\n", "\"",
        ]
        for _ in 0..<3_000 {
            let text = (0..<Int.random(in: 0...14, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }.joined()
            let line = IngredientLine(text)
            #expect(line.parts.map(\.text).joined() == text)
        }
    }

    @Test func aVeryLongLineIsKeptWhole() {
        let text = String(repeating: "1 cup flour, ", count: 20_000)
        #expect(IngredientLine(text).parts.map(\.text).joined() == text)
    }
}
