import RecipeTestSupport
import Testing

@testable import KitchenLanguage

/// What holds of every ingredient line, however it is scaled and shown.
struct IngredientLineLawTests {
    @Test(arguments: LineTable.lines)
    func noChangeIsTheLineItself(_ text: String) {
        #expect(IngredientLine(text).text(AmountChange()) == text)
    }

    @Test(arguments: LineTable.lines)
    func aScaledLineIsReadAsTheScaledAmount(_ text: String) throws {
        let line = IngredientLine(text)
        let scaled = IngredientLine(line.text(AmountChange(factor: Fraction(2))))
        guard let amount = line.amount else { return }
        let read = try #require(scaled.amount, "\(scaled.text)")
        let doubled = (amount * Fraction(2)).quantity.upper.value
        let unit = amount.unit
        let found = unit.flatMap { read.converted(to: $0) } ?? read
        #expect(abs(found.quantity.upper.value - doubled) <= 0.03 * doubled, "\(scaled.text)")
        #expect(scaled.remarks.count == line.remarks.count, "\(scaled.text)")
    }

    @Test(arguments: LineTable.lines)
    func wordsSurviveEveryChange(_ text: String) {
        let line = IngredientLine(text)
        let words = Set(line.remarks.joined(separator: " ").split { !$0.isLetter })
        for system in UnitSystem.allCases {
            let change = AmountChange(factor: Fraction(3), system: system)
            let shown = Set(line.text(change).split { !$0.isLetter })
            let lost = words.subtracting(shown).filter { CookingUnit(String($0)) == nil }
            #expect(lost.isEmpty, "\(line.text(change))")
        }
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

    /// A word that is written otherwise than words are looked up is never found.
    @Test func everyWordIsInTheFormItIsLookedUpIn() {
        let lists = [
            IngredientWords.modifiers, IngredientWords.sizes, IngredientWords.approximations,
            IngredientWords.links, IngredientWords.participles, IngredientWords.adverbs,
            IngredientWords.shares, IngredientWords.turns, IngredientWords.dividing,
            IngredientWords.indefinite, IngredientWords.adjectives, IngredientWords.conjunctions,
            IngredientWords.notAfterContainers, IngredientWords.asides, IngredientWords.unmeasured,
            IngredientWords.trailingUnits, IngredientWords.counted, IngredientWords.vessels,
            IngredientWords.extents,
        ]
        for word in lists.joined() { #expect(UnitTable.key(of: word) == word) }
    }

    @Test func noneChangesNothing() {
        #expect(AmountChange().isNone)
        #expect(!AmountChange(factor: Fraction(2)).isNone)
        #expect(!AmountChange(system: .us).isNone)
    }
}
