import RecipeModel
import Testing

@testable import RecipeFormats

/// The names that a file has for its ingredients.
struct IngredientNamesTests {
    @Test func namesAreTakenWhereEachLineHasOne() {
        let lines = ["2 cups flour", "salt"]
        let named = IngredientNames.ingredients(lines, names: ["rye flour", ""])
        #expect(named.map(\.name) == ["rye flour", "salt"])
        #expect(named.map(\.text) == lines)
    }

    /// Where there are more or fewer names than lines, nobody knows whose they are.
    @Test(arguments: [["flour", "water", "salt"], ["water"], []])
    func namesThatDoNotFitAreLeft(_ names: [String]) {
        let named = IngredientNames.ingredients(["2 cups flour", "salt"], names: names)
        #expect(named.map(\.name) == ["flour", "salt"])
    }
}
