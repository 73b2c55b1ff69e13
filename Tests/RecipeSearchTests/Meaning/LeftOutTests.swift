import RecipeModel
import RecipeSearch
import Testing

/// What a term to leave out reaches, and what it must leave alone.
struct LeftOutTests {
    private func recipe(_ title: String, _ ingredients: [String] = []) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: "1"), title: title)
        recipe.ingredientGroups = [
            IngredientGroup(items: ingredients.map { Ingredient(text: $0) })
        ]
        recipe.stepGroups = [StepGroup(items: ["Mix.", "Bake."])]
        return recipe
    }

    @Test(arguments: [
        ("egg", "eggs, free range"), ("egg", "2 free-range eggs"), ("egg", "free range egg"),
        ("egg", "3 eggs (free range)"), ("egg", "6 eggs free range"),
        ("chicken", "1 free-range chicken"),
        ("chicken", "chicken thighs, free range"), ("milk", "whole milk"), ("milk", "buttermilk"),
        ("sugar", "sugar-free milk chocolate, sugar"), ("fish", "1 tbsp fish sauce"),
        ("vinegar", "red wine vinegar"), ("butter", "butter, unsalted"), ("nuts", "ground almonds"),
        ("gluten", "plain flour"), ("gluten", "soy sauce"), ("garlic", "garlic granules"),
        ("cheese", "parmesan"), ("meat", "streaky bacon"),
        ("pork", "pancetta"), ("shellfish", "prawns"), ("dairy", "double cream"),
    ])
    func leavesOut(_ term: String, _ ingredient: String) {
        let recipe = recipe("Supper", [ingredient, "salt"])
        #expect(!Condition.none(Term(term)).holds(for: recipe))
    }

    @Test(arguments: [
        ("gluten", "Gluten-free brownies", "rice flour"),
        ("gluten", "Brownies (no gluten)", "rice flour"),
        ("gluten", "Brownies without gluten", "rice flour"),
        ("egg", "Pancakes without eggs", "oat milk"),
        ("egg", "Sponge (no eggs)", "oat milk"),
        ("egg", "Egg-free sponge", "oat milk"),
        ("nuts", "Nut-free granola", "rolled oats"), ("dairy", "Dairy-free custard", "oat milk"),
        ("sugar", "Sugar-free jam", "strawberries"), ("meat", "Meat-free chilli", "kidney beans"),
        ("egg", "Supper", "eggplant"), ("milk", "Supper", "coconut"),
        ("butter", "Supper", "butternut squash"),
        ("ham", "Supper", "champagne"), ("nuts", "Supper", "grated nutmeg"),
        ("gluten", "Supper", "gluten-free flour"),
    ])
    func leavesAlone(_ term: String, _ title: String, _ ingredient: String) {
        let recipe = recipe(title, [ingredient, "salt"])
        #expect(Condition.none(Term(term)).holds(for: recipe))
    }

    /// Where the title is all that is known, it is read with what it denies.
    @Test(arguments: [
        ("egg", "Eggs Benedict", false), ("egg", "Egg-free sponge", true),
        ("egg", "Free-range egg pie", false), ("cheese", "Macaroni cheese", false),
        ("milk", "Milk-free custard", true), ("milk", "Rice with milk", false),
    ])
    func aTitleAloneIsReadWithWhatItDenies(_ term: String, _ title: String, _ isLeft: Bool) {
        let recipe = Recipe(id: RecipeID(service: .feed, key: "1"), title: title)
        #expect(Condition.none(Term(term)).holds(for: recipe) == isLeft)
    }
}
