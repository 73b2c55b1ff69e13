import RecipeModel
import RecipeTestSupport

/// Makes recipes up, with the signs in them that mean something in one format or another.
struct RecipeGenerator {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let foods = [
        "leeks", "soft butter", "crème fraîche", "salt & pepper", "egg (large)", "garlic, crushed",
        "“00” flour", "sea salt", "milk", "cheese", "5% cream", "Käse", "морковь", "豆腐", "#1 tuna",
        "rice_noodles", "half-and-half", "Ben's oil", "a \"good\" stock", "C:\\spice",
    ]
    private static let amounts = [
        "2 fresh", "50 g", "1/2 tsp", "1½ cups", "3 cloves", "250ml", "2-3 small", "a pinch of",
        "½ big", "1,5 dl", "about 4", "1 1/2 lb", "some",
    ]
    private static let acts = [
        "Heat the oven to 200 °C", "Mix everything", "Stir in the butter & the leeks",
        "Bake until < 5 % is left", "Add salt", "Let it rest for 10 minutes -- or longer",
        "Write to cook@kitchen.example", "Use #2 of the tins", "Wait ~5 min",
        "Serve with {nothing}", "Fold [-gently-] in", "Whisk *well*, then `stop`",
        "Cook at 50% power | covered", "Drain \\ rinse", "Pour the milk (warm) over it",
    ]
    private static let titles = [
        "For the dough", "Filling & top", "To serve", "Sauce #2", "Deg", "La crème", "Part = two",
    ]

    mutating func recipe() -> Recipe {
        let number = Int.random(in: 1...999, using: &generator)
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: "\(number)"),
            title: pick(["Leek soup", "Mac & cheese", "Tarte “Tatin”", "100% rye < wheat", "お粥"])
                + " \(number)"
        )
        if flip() { recipe.link = WebAddress("https://kitchen.example/r?id=\(number)&x=(1)") }
        if flip() {
            let amount = Int.random(in: 1...12, using: &generator)
            let text = pick(["\(amount)", "Serves \(amount)", "\(amount) pots", "\(amount) loaves"])
            recipe.yield = RecipeYield(text: text, amount: Double(amount))
        }
        recipe.times.preparation = flip() ? Int.random(in: 1...90, using: &generator) : nil
        recipe.times.cooking = flip() ? Int.random(in: 1...300, using: &generator) : nil
        recipe.times.total = flip() ? Int.random(in: 1...3_000, using: &generator) : nil
        recipe.ingredientGroups = ingredientGroups()
        recipe.stepGroups = stepGroups()
        recipe.notes = flip() ? ["Keeps for \(number) days."] : []
        recipe.cuisines = flip() ? ["french", "world's"] : []
        recipe.author = flip() ? "Ann \"O'Nion\" & co." : nil
        recipe.rating = flip() ? Rating(value: 4.5, count: number) : nil
        return recipe
    }

    private mutating func ingredientGroups() -> [IngredientGroup] {
        var titles: [String?] = flip() ? RecipeGenerator.titles.shuffled(using: &generator) : [nil]
        titles = Array(titles.prefix(Int.random(in: 1...3, using: &generator)))
        if titles.count > 1, flip() { titles[0] = nil }
        var foods = RecipeGenerator.foods.shuffled(using: &generator)
        return titles.map { title in
            let count = Int.random(in: 1...5, using: &generator)
            let items = (0..<count).map { _ in
                Ingredient(text: "\(pick(RecipeGenerator.amounts)) \(foods.removeLast())")
            }
            return IngredientGroup(title: title, items: items)
        }
    }

    private mutating func stepGroups() -> [StepGroup] {
        var titles: [String?] = flip() ? RecipeGenerator.titles.shuffled(using: &generator) : [nil]
        titles = Array(titles.prefix(Int.random(in: 1...2, using: &generator)))
        if titles.count > 1, flip() { titles[0] = nil }
        var acts = RecipeGenerator.acts.shuffled(using: &generator)
        return titles.map { title in
            let count = Int.random(in: 1...5, using: &generator)
            return StepGroup(title: title, items: (0..<count).map { _ in acts.removeLast() + "." })
        }
    }

    private mutating func flip() -> Bool { Bool.random(using: &generator) }

    private mutating func pick(_ texts: [String]) -> String {
        texts.randomElement(using: &generator) ?? ""
    }
}
