import RecipeModel
import RecipeSearch
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
        return judge.standing(of: other)?.score?.shared
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

    /// Flour, lemon and eggs are in everything: the fish makes the dish.
    @Test func whatEveryKitchenHasTellsLittle() {
        let one = recipe("Fish and chips", "cod fillets", "potatoes", "flour", "lemon", "egg")
        let all = [
            recipe("Lemon drizzle cake", "flour", "lemon", "egg", "caster sugar", "butter"),
            recipe("Fish pie", "haddock", "potatoes", "milk", "leek", "parsley"),
            recipe("Shortbread", "flour", "sugar"),
        ]
        let ranking = RecipeRanking.likeness(Likeness(one, staples: []), staples: [])
        let arranged = ranking.arranged(all, for: RecipeQuery(ranking: ranking))
        #expect(arranged.map(\.title) == ["Fish pie", "Lemon drizzle cake", "Shortbread"])
    }

    @Test func dishesOfOneKindAreMoreAlike() {
        let one = recipe("Leek soup", "leek", "potato")
        let all = [
            recipe("Roast leek", "leek", "carrot"), recipe("Carrot soup", "leek", "carrot"),
        ]
        let ranking = RecipeRanking.likeness(Likeness(one, staples: []), staples: [])
        let arranged = ranking.arranged(all, for: RecipeQuery(ranking: ranking))
        #expect(arranged.map(\.title) == ["Carrot soup", "Roast leek"])
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
