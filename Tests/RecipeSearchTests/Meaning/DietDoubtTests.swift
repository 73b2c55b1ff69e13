import RecipeSearch
import RecipeTestSupport
import Testing

@testable import RecipeModel

/// What speaks against a recipe that is taken for vegetarian.
struct DietDoubtTests {
    @Test(
        arguments: [
            (["50 g parmesan"], ["rennet: parmesan"]), (["Gruyère, grated"], ["rennet: Gruyère"]),
            (["parmesan", "gruyère"], ["rennet: parmesan, gruyère"]), (["cheddar"], []),
            (["pecorino romano"], ["rennet: pecorino romano"]),
            (["manchego"], ["rennet: manchego"]),
            (["grana padano"], ["rennet: grana padano"]), (["gorgonzola"], ["rennet: gorgonzola"]),
            (["roquefort"], ["rennet: roquefort"]), (["emmental"], ["rennet: emmental"]),
            (["1 tbsp Worcestershire sauce"], ["anchovy: Worcestershire sauce"]),
            (["marshmallows"], ["gelatin: marshmallows"]), (["vegetarian parmesan"], []),
            (["leek", "feta"], []), (["parmesan", "chicken"], []), ([], []),
        ] as [([String], [String])]
    )
    func doubts(_ lines: [String], _ expected: [String]) {
        let found = Recipe.sample("Dish", lines).vegetarianDoubts
            .map { "\($0.hidden): \($0.foods.joined(separator: ", "))" }
        #expect(found == expected, "\(lines)")
    }

    @Test func onlyWhatIsTakenForVegetarianIsInDoubt() {
        var recipe = Recipe.sample("Dish", ["parmesan"])
        #expect(!recipe.isTakenForVegetarian(in: nil))
        #expect(!recipe.isTakenForVegetarian(in: RecipeQuery([.has(Term("parmesan"))])))
        for condition in [
            Condition.has(Term("vegetarian")), .has(Term("veggie")), .none(Term("meat")),
            .has(Term("vegetarian", in: .category)),
        ] {
            #expect(recipe.isTakenForVegetarian(in: RecipeQuery([condition])), "\(condition)")
        }
        recipe.categories = ["Vegetarian"]
        #expect(recipe.isTakenForVegetarian(in: nil))
    }
}
