import RecipeModel
import Testing

struct LikenessTests {
    private func recipe(_ key: String, _ foods: String...) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: key), title: key)
        recipe.ingredientGroups = [IngredientGroup(items: foods.map { Ingredient(text: $0) })]
        return recipe
    }

    private func shared(_ one: Recipe, with other: Recipe) -> Int? {
        let like = Likeness(one, staples: ["salt"])
        var judge = RankingJudge(.likeness(like, staples: ["salt"]), for: RecipeQuery())
        return judge.standing(of: other)?.score.shared
    }

    @Test func mostSharedFoodsFirstThenFewestOthers() {
        let one = recipe("one", "rice", "eggs", "peas", "salt")
        let all = [
            one, recipe("salty", "salt", "beef"), recipe("wide", "egg", "rice", "pork", "leek"),
            recipe("near", "eggs", "rice"), recipe("twin", "peas", "egg", "rice", "salt"),
        ]
        let like = Likeness(one, staples: ["salt"])
        #expect(like.foods == ["rice", "egg", "pea"])
        let query = RecipeQuery(ranking: .likeness(like, staples: ["salt"]))
        let arranged = query.ranking?.arranged(all, for: query)
        #expect(arranged?.map(\.title) == ["twin", "near", "wide"])
    }

    @Test func aRecipeIsNotLikeItself() {
        let one = recipe("one", "rice")
        #expect(shared(one, with: one) == nil)
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
                #expect(shared(one, with: other) == shared(other, with: one))
            }
        }
    }
}
