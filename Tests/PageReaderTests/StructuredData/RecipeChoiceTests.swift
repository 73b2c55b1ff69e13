import RecipeModel
import Testing

@testable import PageReader

/// Which of several recipes on one page is the page's own.
struct RecipeChoiceTests {
    private var page: ParsedPage {
        ParsedPage(utf8: Array("<h1>Leek tart with cheese</h1><p>Words.</p>".utf8), address: nil)
    }

    private func fields(
        _ title: String?,
        hasIngredients: Bool = true,
        hasSteps: Bool = true
    ) -> RecipeFields {
        var fields = RecipeFields()
        fields.title = title
        if hasIngredients {
            fields.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "2 leeks")])]
        }
        if hasSteps { fields.stepGroups = [StepGroup(items: ["Bake them."])] }
        return fields
    }

    private func best(_ candidates: [RecipeFields]) -> RecipeFields? {
        RecipeChoice.best(of: candidates, page: page)
    }

    @Test(arguments: [(true, false), (false, true), (false, false)])
    func aWholeRecipeComesBeforeOneThatIsNamedLikeThePage(hasIngredients: Bool, hasSteps: Bool) {
        let part = fields(
            "Leek tart with cheese",
            hasIngredients: hasIngredients,
            hasSteps: hasSteps
        )
        for candidates in [[part, fields("Sauce")], [fields("Sauce"), part]] {
            #expect(best(candidates)?.title == "Sauce")
        }
    }

    /// Each name is better than all that stand before it.
    @Test func theNameThatSaysMostOfThePageWins() {
        let names = [nil, "Tart", "Leek tart", "Leek tart with cheese"]
        for (place, name) in names.enumerated().dropFirst() {
            let others = names[..<place].map { fields($0) }
            #expect(best(others + [fields(name)])?.title == name)
            #expect(best([fields(name)] + others)?.title == name)
        }
    }

    @Test func ofEqualNamesTheFullerIsTaken() {
        let plain = fields("Sauce")
        var withYield = plain
        withYield.yield = RecipeYield(text: "4", amount: 4)
        var withTime = plain
        withTime.cooking = 5
        #expect(best([plain, withYield])?.yield == withYield.yield)
        #expect(best([plain, withTime])?.cooking == 5)
        #expect(best([plain, fields("Soup")])?.title == "Sauce")
        #expect(best([]) == nil)
    }

    @Test func aRecipeOfThePagesStateIsNamedLikeThePageOrAlone() {
        func named(_ titles: [String?]) -> String? {
            RecipeChoice.named(titles.map { fields($0) }, on: page)?.title
        }
        #expect(named(["Sauce", "Leek tart"]) == "Leek tart")
        #expect(named(["Sauce", "Soup"]) == nil)
        #expect(named(["Sauce"]) == "Sauce")
        #expect(named([]) == nil)
    }
}
