import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What a recipe is to words such as "easy", "cold" and "spicy".
struct RecipeTraitTests {
    private func recipe(
        _ lines: [String],
        title: String = "Supper",
        steps: [String] = ["Serve."],
        cooking: Int? = nil,
        total: Int? = nil,
        category: String? = nil
    ) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "1"), title: title)
        let items = lines.map { Ingredient(text: $0, name: IngredientLine($0).food) }
        recipe.ingredientGroups = [IngredientGroup(items: items)]
        recipe.stepGroups = [StepGroup(items: steps)]
        recipe.times = CookingTimes(cooking: cooking, total: total)
        recipe.categories = category.map { [$0] } ?? []
        return recipe
    }

    private func has(_ trait: RecipeTrait, _ recipe: Recipe) -> Bool {
        RecipeMeaning(recipe).postings.contains(.trait(trait))
    }

    private static let lines = [
        "2 leeks", "1 onion", "200 g rice", "1 carrot", "1 egg", "salt", "1 lemon", "parsley",
        "1 turnip", "celery",
    ]

    @Test(arguments: [
        (6, 60, true, true), (7, 60, false, true), (9, 60, false, true), (10, 60, false, false),
        (6, 61, false, false), (6, nil, false, false), (1, 1, true, true), (0, 5, false, false),
    ])
    func simple(_ count: Int, _ minutes: Int?, _ isSimple: Bool, _ isSimpleEnough: Bool) {
        let recipe = recipe(Array(Self.lines.prefix(count)), total: minutes)
        #expect(has(.simple, recipe) == isSimple)
        #expect(has(.simpleEnough, recipe) == isSimpleEnough)
        #expect(has(.known, recipe) == (count > 0))
    }

    @Test(arguments: [
        (20, 49, "Chill.", [RecipeTrait.hotDish]), (20, 50, "Chill.", [.cold]),
        (20, 50, "Soak, then chill.", []), (20, 50, "Rest.", []),
        (nil, 10, "Mix.", [.cold, .noCook]), (nil, nil, "Mix.", []), (20, nil, "Fry.", [.hotDish]),
    ])
    func temperature(_ cooking: Int?, _ total: Int?, _ step: String, _ wanted: [RecipeTrait]) {
        let recipe = recipe(["2 leeks"], steps: [step], cooking: cooking, total: total)
        let found = [RecipeTrait.hotDish, .cold, .noCook].filter { has($0, recipe) }
        #expect(found == wanted)
    }

    @Test func withIceItIsNotHot() {
        #expect(has(.hotDish, recipe(["1 litre tea"], cooking: 5, total: 5)))
        #expect(!has(.hotDish, recipe(["1 litre tea", "10 ice cubes"], cooking: 5, total: 5)))
        #expect(!has(.hotDish, recipe(["1 litre tea"], title: "Iced tea", cooking: 5, total: 5)))
    }

    @Test func ovens() {
        let baked = recipe(["2 leeks"], steps: ["Heat the OVEN."])
        #expect(has(.oven, baked))
        #expect(!has(.noOven, baked))
        let fried = recipe(["2 leeks"], steps: ["Fry."])
        #expect(has(.noOven, fried))
        #expect(!has(.oven, fried))
        // What is not told is not known.
        #expect(!has(.noOven, recipe(["2 leeks"], steps: [])))
    }

    @Test func sweetThings() {
        let cake = recipe(["200 g sugar", "200 g flour"], category: "cake")
        #expect(has(.sugary, cake))
        #expect(has(.sweetened, cake))
        #expect(!has(.savoury, cake))
        let glazed = recipe(["40 g sugar", "700 g ham"], category: "main")
        #expect(!has(.sugary, glazed))
        #expect(has(.sweetened, glazed))
        #expect(has(.savoury, glazed))
        #expect(!has(.savoury, recipe(["1 litre tea"], category: "drink")))
        #expect(has(.accessory, recipe(["1 litre tea"], category: "drink")))
        #expect(!has(.accessory, glazed))
    }

    @Test func hotThings() {
        let mild = recipe(["500 g chicken", "1 onion"])
        #expect(!has(.someHeat, mild))
        #expect(!has(.spicy, mild))
        #expect(has(.spicy, recipe(["500 g chicken"], title: "Chicken vindaloo")))
        // The name alone does not burn where nothing hot is in it.
        #expect(!has(.spicy, recipe(["500 g chicken"], title: "Spicy chicken")))
        let little = ["2 kg chicken", "a pinch of chilli powder"]
        #expect(has(.someHeat, recipe(little)))
        #expect(!has(.spicy, recipe(little)))
        #expect(has(.spicy, recipe(little, title: "Spicy chicken")))
    }

    /// What a recipe says of itself counts, unless a food that it names speaks against it.
    @Test(arguments: [
        ("vegan", "500 g puff pastry", true), (nil, "500 g puff pastry", false),
        ("vegan", "100 g butter", false), (nil, "100 g rice", true),
    ])
    func vegan(_ category: String?, _ line: String, _ isVegan: Bool) {
        let meaning = RecipeMeaning(recipe([line], category: category))
        #expect(meaning.postings.contains(.diet("vegan", isLax: true)) == isVegan)
    }
}
