import Foundation
import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch

/// What the steps of a recipe say of the tools that it needs.
struct KitchenToolsTests {
    private func tools(_ steps: String...) -> Set<String> {
        var recipe = Recipe.sample("Dish", ["1 leek"])
        recipe.stepGroups = [StepGroup(items: steps)]
        let postings = RecipeMeaning(recipe).postings
        return Set(KitchenTools.shared.names.filter { postings.contains(.tool($0)) })
    }

    /// What nobody told is neither made with a tool nor known to do without.
    @Test func whatIsNotToldIsNotJudged() {
        let without = Condition.none(Term("oven", in: .tool))
        let with = Condition.has(Term("oven", in: .tool))
        var recipe = Recipe.sample("Baked leeks", ["1 leek"])
        recipe.stepGroups = []
        #expect(!without.holds(for: recipe) && !with.holds(for: recipe))
        recipe.stepGroups = [StepGroup(items: ["Bake."])]
        #expect(!without.holds(for: recipe) && with.holds(for: recipe))
        recipe.stepGroups = [StepGroup(items: ["Stir."])]
        #expect(without.holds(for: recipe) && !with.holds(for: recipe))
    }

    /// Each tool is found by every one of its own names in a step, and by its name in a condition.
    @Test func everyToolIsFoundByItsName() {
        for name in KitchenTools.shared.names {
            #expect(tools("Use the \(name).").contains(name), "\(name)")
            #expect(KitchenTools.shared.name(of: name) == name)
        }
    }
}
