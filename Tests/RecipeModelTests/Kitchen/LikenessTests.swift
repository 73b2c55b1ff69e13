import RecipeModel
import Testing

struct LikenessTests {
    private func recipe(_ key: String, _ foods: String...) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: key), title: key)
        recipe.ingredientGroups = [IngredientGroup(items: foods.map { Ingredient(text: $0) })]
        return recipe
    }

    @Test func mostSharedFoodsFirstThenFewestOthers() {
        let one = recipe("one", "rice", "eggs", "peas", "salt")
        let all = [
            one, recipe("salty", "salt", "beef"), recipe("wide", "egg", "rice", "pork", "leek"),
            recipe("near", "eggs", "rice"), recipe("twin", "peas", "egg", "rice", "salt"),
        ]
        let like = Likeness(one, staples: ["salt"])
        #expect(like.foods == ["rice", "egg", "pea"])
        #expect(like.arranged(all, staples: ["salt"]).map(\.title) == ["twin", "near", "wide"])
    }

    @Test func aRecipeIsNotLikeItself() {
        let one = recipe("one", "rice")
        #expect(Likeness(one, staples: []).score(of: one, staples: []) == nil)
    }

    /// What is shared is shared both ways.
    @Test func sharingIsMutual() {
        let recipes = [
            recipe("a", "rice", "egg", "leek"), recipe("b", "egg", "leek", "ham"),
            recipe("c", "egg"),
            recipe("d", "salt"),
        ]
        for one in recipes {
            for other in recipes where other.id != one.id {
                let there = Likeness(one, staples: ["salt"]).score(of: other, staples: ["salt"])
                let back = Likeness(other, staples: ["salt"]).score(of: one, staples: ["salt"])
                #expect(there?.shared == back?.shared)
            }
        }
    }
}
