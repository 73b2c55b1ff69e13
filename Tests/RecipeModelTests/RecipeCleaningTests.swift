import RecipeModel
import Testing

/// A recipe with every text clean, and what its parts say together.
struct RecipeCleaningTests {
    private let id = RecipeID(service: .web, key: "1")

    @Test func everyTextIsCleanAndNoneIsEmpty() {
        var recipe = Recipe(id: id, title: " Pie\n\u{1B}[1m ")
        (recipe.author, recipe.site, recipe.language) = ("  ", "A\tB", " en ")
        recipe.yield = RecipeYield(text: " 2\npies ", amount: .infinity)
        recipe.ingredientGroups = [
            IngredientGroup(title: " ", items: [Ingredient(text: " 1  leek", name: " ")]),
            IngredientGroup(title: "Gone", items: [Ingredient(text: " ", name: "x")]),
            IngredientGroup(title: " Crust ", items: [Ingredient(text: "a", name: " b ")]),
        ]
        recipe.stepGroups = [
            StepGroup(title: " Oven ", items: [" ", " Bake. "]),
            StepGroup(title: "Gone", items: [" "]),
        ]
        recipe.notes = [" ", " n "]
        recipe.cuisines = [" ", " c "]
        recipe.categories = [" ", " k "]
        recipe.keywords = [" ", " w "]
        recipe.rating = Rating(value: 4, best: .nan)
        recipe.nutrition = [
            NutritionFact(name: " fat ", amount: " 1 g "), NutritionFact(name: " ", amount: "1"),
            NutritionFact(name: "fat", amount: " "),
        ]
        let clean = recipe.cleaned
        #expect(clean.title == "Pie")
        #expect([clean.author, clean.site, clean.language] == [nil, "A B", "en"])
        #expect(clean.yield == RecipeYield(text: "2 pies", amount: nil))
        #expect(
            clean.ingredientGroups == [
                IngredientGroup(items: [Ingredient(text: "1 leek")]),
                IngredientGroup(title: "Crust", items: [Ingredient(text: "a", name: "b")]),
            ]
        )
        #expect(clean.stepGroups == [StepGroup(title: "Oven", items: ["Bake."])])
        #expect(
            [clean.notes, clean.cuisines, clean.categories, clean.keywords] == [
                ["n"], ["c"], ["k"], ["w"],
            ]
        )
        #expect(clean.rating == nil)
        #expect(clean.nutrition == [NutritionFact(name: "fat", amount: "1 g")])
        #expect(clean.cleaned == clean)
        #expect(Recipe(id: id, title: " \n").cleaned.title == "Untitled")
    }

    @Test(arguments: [
        (RecipeYield(text: " ", amount: nil), nil), (RecipeYield(text: "", amount: .nan), nil),
        (RecipeYield(text: "", amount: 2), RecipeYield(text: "", amount: 2)),
        (RecipeYield(text: "x", amount: nil), RecipeYield(text: "x", amount: nil)),
    ])
    func aYieldThatSaysNothingIsNone(yield: RecipeYield, clean: RecipeYield?) {
        var recipe = Recipe(id: id, title: "Pie")
        recipe.yield = yield
        #expect(recipe.cleaned.yield == clean)
    }

    @Test(arguments: [
        (Rating(value: 4, best: 5), true), (Rating(value: .nan, best: 5), false),
        (Rating(value: 4, best: .infinity), false),
    ])
    func aRatingIsOfNumbers(rating: Rating, isKept: Bool) {
        var recipe = Recipe(id: id, title: "Pie")
        recipe.rating = rating
        #expect((recipe.cleaned.rating != nil) == isKept)
    }

    /// Which ingredients a step takes is known only while none of them is lost.
    @Test func stepsKeepTheirIngredients() {
        var recipe = Recipe(id: id, title: "Pie")
        recipe.ingredientGroups = [IngredientGroup(items: ["a", "b"].map { Ingredient(text: $0) })]
        recipe.stepGroups = [StepGroup(items: ["Cut.", "Fry."])]
        recipe.stepIngredients = [[1], [0]]
        #expect(recipe.cleaned.stepIngredients == [[1], [0]])
        #expect(recipe.ingredientsOfSteps?.map { $0.map(\.text) } == [["b"], ["a"]])
        for change in [
            [[0, 1], []], [[2], [0]], [[-1], [0]], [[0]], [[0], [1], []], [[], []],
        ] {
            recipe.stepIngredients = change
            #expect(recipe.ingredientsOfSteps == nil, "\(change)")
        }
        recipe.stepIngredients = [[0, 1], [1]]
        #expect(recipe.ingredientsOfSteps?.map(\.count) == [2, 1])
        var lost = recipe
        lost.ingredientGroups[0].items[0].text = " "
        #expect(lost.cleaned.stepIngredients == nil)
        lost = recipe
        lost.stepGroups[0].items[0] = " "
        #expect(lost.cleaned.stepIngredients == nil)
        recipe.stepIngredients = nil
        #expect(recipe.ingredientsOfSteps == nil)
    }

    @Test func whereItIsFrom() {
        var recipe = Recipe(id: id, title: "Pie")
        #expect(recipe.source == "saved page")
        recipe.site = "Kitchen"
        #expect(recipe.source == "Kitchen")
        recipe.link = WebAddress("http://www.a.example")
        #expect(recipe.source == "a.example")
        var other = Recipe(id: RecipeID(service: .cookbook, key: "1"), title: "Pie")
        other.site = "Kitchen"
        #expect(other.source == "cookbook")
    }

    @Test func bothAreNeededToCook() {
        var recipe = Recipe(id: id, title: "Pie")
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "a")])]
        #expect(!recipe.isCookable)
        recipe.ingredientGroups = []
        recipe.stepGroups = [StepGroup(items: ["Cut."])]
        #expect(!recipe.isCookable)
    }

    @Test func servicesAreAskedInTheirOrder() {
        #expect(
            ServiceName.askable.map(\.rawValue) == [
                "cookbook", "themealdb", "spoonacular", "mealie", "tandoor", "feed", "recipepuppy",
                "all",
            ]
        )
        #expect("\(ServiceName.mine) \(ServiceName.web)" == "mine web")
    }

    @Test func whoseFailureASkippedPageIs() {
        let parts = [
            PagePart(service: .feed, failure: .unsupported),
            PagePart(service: .mealie, failure: .notKept),
        ]
        #expect(SkippedPage(page: 2, failure: .notKept, parts: parts).service == .mealie)
        #expect(SkippedPage(page: 2, failure: .notKept).service == nil)
        #expect(!parts[0].hasFailed && parts[1].hasFailed)
        #expect(!PagePart(service: .feed).hasFailed)
    }
}
