import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// What the facts of a recipe say of it: its heat, its sugar, its steps and the rest.
struct RecipeFactsTests {
    private func has(_ trait: RecipeTrait, _ recipe: Recipe) -> Bool {
        RecipeMeaning(recipe).postings.contains(.trait(trait))
    }

    @Test func preparationIsNoRest() {
        var recipe = Recipe.sample("Cups", ["1 egg"], steps: ["Chill."], cooking: 10, total: 40)
        recipe.times.preparation = 1
        #expect(!has(.cold, recipe) && has(.hotDish, recipe))
        recipe.times.total = 41
        #expect(has(.cold, recipe) && !has(.hotDish, recipe))
    }

    @Test func allThatIsTrueOfARecipe() {
        let recipe = Recipe.sample(
            "Leek pie",
            ["500 g leeks", "1 red onion", "2 tbsp water"],
            steps: ["Heat the oven."],
            categories: ["Main course"],
            cuisines: ["British"],
            cooking: 40,
            total: 50
        )
        let meaning = RecipeMeaning(recipe)
        #expect(meaning.minutes == 50)
        #expect(meaning.ingredientCount == 3)
        let subjects = [
            "title ", "word ", "pair ", "category ", "cuisine ", "trait ", "dish ", "near ",
        ]
        let names = meaning.postings.map(\.name).filter { name in
            subjects.contains { name.hasPrefix($0) }
        }
        #expect(
            names.sorted() == [
                "category main", "cuisine british", "dish pie", "near pastry", "near tart",
                "pair red onion", "title leek", "title pie", "trait hot-dish", "trait known",
                "trait oven", "trait savoury", "trait simple", "trait simple-enough",
                "trait steps-told", "word leek", "word onion", "word red", "word water",
            ]
        )
    }
}
