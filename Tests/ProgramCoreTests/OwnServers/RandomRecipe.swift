import RecipeModel
import RecipeTestSupport

/// A recipe as people write them, put together by chance.
struct RandomRecipe {
    let recipe: Recipe

    init(_ number: Int, _ generator: inout SeededGenerator) {
        var recipe = Recipe(
            id: RecipeID(service: .web, key: "\(number)"),
            title: generator.pick(Self.titles) + " \(number)",
            link: generator.chance(50) ? WebAddress("https://kitchen.example/\(number)") : nil
        )
        recipe.ingredientGroups = generator.many(1...3) { generator in
            IngredientGroup(
                title: generator.chance(40) ? generator.pick(Self.headings) : nil,
                items: generator.many(1...5) { Ingredient(text: Self.line(&$0)) }
            )
        }
        recipe.stepGroups = generator.many(1...3) { generator in
            StepGroup(
                title: generator.chance(40) ? generator.pick(Self.headings) : nil,
                items: generator.many(1...4) { generator in
                    generator.pick(Self.steps).replacing("FOOD", with: generator.pick(Self.foods))
                }
            )
        }
        if generator.chance(20) {
            let count = recipe.ingredients.count
            recipe.stepIngredients = recipe.steps.map { _ in
                generator.many(0...2) { $0.number(0...count - 1) }.reduce(into: []) {
                    if !$0.contains($1) { $0.append($1) }
                }
            }
        }
        recipe.times = generator.pick(Self.times)
        recipe.yield = generator.pick(Self.yields)
        recipe.notes = generator.many(0...3) { $0.pick(Self.notes) }.reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
        recipe.nutrition = generator.pick(Self.nutrition)
        recipe.keywords = generator.many(0...2) { $0.pick(Self.tags) }
        recipe.categories = generator.many(0...2) { $0.pick(Self.tags).lowercased() }
        if generator.chance(10) { recipe.author = "A. Cook" }
        self.recipe = recipe.cleaned
    }

    private static func line(_ generator: inout SeededGenerator) -> String {
        if generator.chance(15) { return generator.pick(odd) }
        let amount = generator.pick(amounts)
        let unit = generator.chance(70) ? " " + generator.pick(units) : ""
        let remark = generator.chance(40) ? ", " + generator.pick(remarks) : ""
        let size = generator.chance(10) ? "large " : ""
        return "\(amount)\(unit) \(size)\(generator.pick(foods))\(remark)"
    }

    private static let titles = [
        "Leek pie", "Crème brûlée", "Борщ", "🍕 Pizza", "Fish & chips", "Soup *of the day*",
        "#1 cake",
        "\u{1F469}\u{200D}\u{1F373} Cook's pie", "鍋焼きうどん", String(repeating: "Long ", count: 30),
    ]
    private static let headings = ["For the sauce", "Crust", "To serve", "Filling"]
    private static let foods = [
        "flour", "leeks", "olive oil", "salt", "eggs", "crème fraîche", "aubergine", "rice vinegar",
        "butter", "black pepper", "double cream", "chicken stock", "Öl", "капуста",
    ]
    private static let amounts = [
        "1", "2", "½", "1 1/2", "200", "0.5", "1/3", "3-4", "1.35", "0.0004", "2½", "1,000", "⅛",
        "",
    ]
    private static let units = [
        "g", "kg", "cups", "tbsp", "teaspoons", "cloves", "ml", "pinch", "handful", "tin", "oz",
    ]
    private static let remarks = [
        "chopped", "finely sliced", "at room temperature", "(optional)", "plus more to taste",
        "peeled and crushed", "divided",
    ]
    private static let odd = [
        "1 (14 oz) can tomatoes", "salt and pepper to taste", "2 cups (240 g) flour, sifted",
        "juice of 1 lemon", "2-3 leeks, sliced", "a knob of butter", "1 lb 2 oz beef", "water",
        "½ cup plus 2 tbsp sugar", "5 cm ginger", "1 x 400g tin chickpeas", "* 2 eggs",
        "oil, for frying", String(repeating: "very long ", count: 45) + "line",
    ]
    private static let steps = [
        "Chop the FOOD.", "Fry the FOOD for 10 minutes at 180 °C.", "Add 2 tbsp of the FOOD.",
        "Mix *everything* & rest_it_well.", "1. Begin.", "# Heat up.", "- Stir.", "Serve.",
        "Use <b>less</b> if you like.", "Cut in 1/2 [see photo](x).",
        "Season; taste; FOOD to finish.",
    ]
    private static let times = [
        CookingTimes(), CookingTimes(preparation: 20), CookingTimes(cooking: 75),
        CookingTimes(preparation: 20, cooking: 70), CookingTimes(total: 95),
        CookingTimes(preparation: 10, cooking: 20, total: 45),
        CookingTimes(cooking: 20, total: 30),
    ]
    private static let yields: [RecipeYield?] = [
        nil, RecipeYield(text: "4 servings", amount: 4), RecipeYield(text: "Serves 4-6", amount: 4),
        RecipeYield(text: "Makes 12 muffins", amount: 12), RecipeYield(text: "a few", amount: nil),
        RecipeYield(text: "1 (9-inch) pie", amount: 1), RecipeYield(text: "half", amount: 0.5),
        RecipeYield(text: "4.5 litres", amount: 4.5), RecipeYield(text: "24", amount: 24),
        RecipeYield(text: "8 biscuits", amount: 4),
    ]
    private static let notes = [
        "Good cold.", "Keeps *3* days.", "Tip: use _good_ oil.", "Don't <burn> it & enjoy.",
        String(repeating: "A long story. ", count: 30) + "End.",
    ]
    private static let nutrition: [[NutritionFact]] = [
        [],
        [
            NutritionFact(name: "calories", amount: "210 kcal"),
            NutritionFact(name: "carbohydrate", amount: "20 g"),
            NutritionFact(name: "protein", amount: "7 g"),
            NutritionFact(name: "fat", amount: "900 mg"),
            NutritionFact(name: "fiber", amount: "3 g"), NutritionFact(name: "salt", amount: "1 g"),
        ], [NutritionFact(name: "calories", amount: "210 kcal")],
    ]
    private static let tags = [
        "Dinner", "quick", "Italian", "vegan", "Sunday lunch", String(repeating: "tag", count: 25),
    ]
}
