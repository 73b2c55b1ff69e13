import RecipeModel
import Testing

@testable import PageReader

struct LanguagePageTests {
    @Test(arguments: LanguagePage.all)
    func recipeIsFoundByTheWordsOfItsLanguage(_ page: LanguagePage) {
        let found = content(page.markup)
        #expect(found.kind == .recipe)
        #expect(found.recipe?.title == page.title)
        #expect(found.recipe?.language == page.language)
        #expect(found.recipe?.ingredients.map(\.text) == page.ingredients)
        #expect(found.recipe?.steps == page.steps)
        #expect(found.origins["steps"] == .page)
    }

    @Test(arguments: LanguagePage.all)
    func samePageInJSONLDGivesTheSameRecipe(_ page: LanguagePage) {
        let quoted = { (texts: [String]) in texts.map { "\"\($0)\"" }.joined(separator: ",") }
        let found = content(
            linkedDataPage(
                """
                {"@type":"Recipe","name":"\(page.title)","recipeIngredient":[\(quoted(page.ingredients))],
                "recipeInstructions":[\(quoted(page.steps))]}
                """
            )
        )
        #expect(found.recipe?.ingredients.map(\.text) == page.ingredients)
        #expect(found.recipe?.steps == page.steps)
    }
}
