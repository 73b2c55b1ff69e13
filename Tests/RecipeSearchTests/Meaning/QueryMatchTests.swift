import RecipeModel
import RecipeSearch
import RecipeTestSupport
import Testing

struct QueryMatchTests {
    private static let recipe = Recipe.sample(
        "Leek & potato soup",
        ["leeks", "parmesan"],
        total: 30
    )

    @Test func allConditionsMustHold() {
        let query = RecipeQuery([.has(Term("leek")), .none(Term("beef")), .minutes(30)])
        #expect(query.matches(Self.recipe))
        var narrower = query
        narrower.add(.has(Term("beef")))
        #expect(!narrower.matches(RecipeWords(Self.recipe)))
        #expect(RecipeQuery().matches(Self.recipe))
        #expect(!RecipeQuery([.any([])]).matches(Self.recipe))
    }
}
