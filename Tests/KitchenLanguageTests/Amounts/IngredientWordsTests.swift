import Testing

@testable import KitchenLanguage

struct IngredientWordsTests {
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

    @Test(arguments: ["choi", "choy", "soi", "barley", "roast"])
    func aNameThatBeginsWithAContainerIsAFood(_ word: String) {
        let line = IngredientLine("85 g pot \(word)")
        #expect(line.amount?.text() == "85 g")
        #expect(line.food == "pot \(word)")
    }
}
