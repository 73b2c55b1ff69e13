import RecipeModel
import RecipeSearch
import Testing

struct QueryMatchTests {
    static let recipe: Recipe = {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "1"), title: "Leek & potato soup")
        let names = [
            "leeks", "floury potatoes", "red wine vinegar", "parmesan", "spring onions", "walnuts",
        ]
        recipe.ingredientGroups = [IngredientGroup(items: names.map { Ingredient(text: $0) })]
        recipe.cuisines = ["british"]
        recipe.categories = ["vegan", "main course"]
        recipe.times.total = 30
        return recipe
    }()

    @Test(arguments: [
        Term("leek"), Term("potatoes"), Term("soup leek"), Term("vinegar"), Term("wine vinegar"),
        Term("cheese"), Term("scallion"), Term("onion"), Term("nut"), Term("soup", in: .title),
        Term("potato", in: .ingredient), Term("British", in: .cuisine),
        Term("mains", in: .category), Term("vegetarian", in: .category),
    ])
    func holds(term: Term) {
        #expect(Condition.has(term).holds(for: Self.recipe))
        #expect(!Condition.none(term).holds(for: Self.recipe))
    }

    @Test(arguments: [
        Term("red vinegar"), Term("soup", in: .ingredient), Term("onion", in: .title),
        Term("brit", in: .cuisine), Term("course", in: .category), Term(""), Term("½"),
    ])
    func holdsNot(term: Term) {
        #expect(!Condition.has(term).holds(for: Self.recipe))
    }

    @Test func unwantedReachesFurther() {
        #expect(!Condition.none(Term("nuts")).holds(for: Self.recipe))
        #expect(Condition.none(Term("gluten")).holds(for: Self.recipe))
    }

    @Test(arguments: [(30, true), (29, false), (300, true)])
    func minutes(limit: Int, isMet: Bool) {
        #expect(Condition.minutes(limit).holds(for: Self.recipe) == isMet)
        var unknown = Self.recipe
        unknown.times = CookingTimes()
        #expect(!Condition.minutes(limit).holds(for: unknown))
    }

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
