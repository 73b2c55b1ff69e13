import RecipeModel
import Testing

@testable import RecipeFormats

struct IngredientMentionsTests {
    private func mentions(_ lines: [String], _ steps: [String]) -> IngredientMentions {
        IngredientMentions(of: lines.map { IngredientParts(Ingredient(text: $0)) }, in: steps)
    }

    private func named(_ lines: [String], _ steps: [String]) -> [[String]] {
        let found = mentions(lines, steps)
        return zip(steps, found.mentions).map { step, mentions in
            mentions.map { String(step[$0.range]) }
        }
    }

    @Test func sameFoodTwiceIsNamedTwice() {
        let found = mentions(["2 eggs", "1 egg"], ["Beat the eggs.", "Brush with the egg."])
        #expect(found.mentions.map { $0.map(\.parts.quantity) } == [["2"], ["1"]])
    }

    @Test func aKnownFoodStandsForItsKindsUnlessThereAreSeveral() {
        #expect(named(["50 g soft butter"], ["Melt the butter."]) == [["butter"]])
        let found = mentions(["50 g soft butter", "10 g cold butter"], ["Melt the butter."])
        #expect(found.mentions == [[]] && found.unnamed.count == 2)
    }

    @Test func whatElseAFoodOfTwoWordsIsCalledIsKept() {
        let found = mentions(["50 g cold peanut butter, in cubes"], ["Melt the Peanut butter."])
        let parts = found.mentions.first?.first?.parts
        #expect(parts?.food == "Peanut butter" && parts?.preparation == "cold, in cubes")
    }

    @Test func whatElseTheFoodIsCalledIsKept() {
        let found = mentions(["50 g soft butter, in cubes"], ["Melt the Butter."])
        let parts = found.mentions.first?.first?.parts
        #expect(parts?.food == "Butter" && parts?.preparation == "soft, in cubes")
    }
}
