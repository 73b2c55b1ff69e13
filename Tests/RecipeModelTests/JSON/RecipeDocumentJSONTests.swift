import RecipeModel
import Testing

struct RecipeDocumentJSONTests {
    /// Each key has a fact of its own.
    @Test func everyFactStandsUnderItsKey() {
        func web(_ path: String) -> WebAddress? { WebAddress("http://a.example/\(path)") }
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: "1"),
            title: "Pie",
            link: web("page")
        )
        recipe.picture = web("picture")
        recipe.thumbnail = web("thumbnail")
        recipe.video = web("video")
        (recipe.author, recipe.site, recipe.language) = ("Ann", "Kitchen", "en")
        recipe.yield = RecipeYield(text: "2 pies", amount: 2)
        recipe.times = CookingTimes(preparation: 10, cooking: 20, total: 45)
        recipe.ingredientGroups = [
            IngredientGroup(title: "Crust", items: [Ingredient(text: "1 leek", name: "leek")])
        ]
        recipe.stepGroups = [StepGroup(title: "Oven", items: ["Bake."])]
        (recipe.notes, recipe.cuisines) = (["Note."], ["greek"])
        (recipe.categories, recipe.keywords) = (["main"], ["winter"])
        recipe.rating = Rating(value: 4.5, best: 6, count: 7)
        recipe.nutrition = [NutritionFact(name: "salt", amount: "1 g")]
        recipe.coverage = IngredientCoverage(used: ["leek"], missed: ["salt", "oil"])
        let document = RecipeDocument(
            recipe: recipe,
            origins: ["title": .jsonLD, "steps": .page],
            text: " A\n\nB ",
            links: [web("link")].compactMap(\.self),
            isFavorite: true,
            savedAt: 86_400
        )
        #expect(
            document.jsonMembers(number: 3).map { "\($0.key) \($0.value.text)" } == [
                "n 3", #"title "Pie""#, #"ingredients ["1 leek"]"#, "lactose false",
                "favorite true", #"source "a.example""#, #"url "http://a.example/page""#,
                #"picture "http://a.example/picture""#, #"thumbnail "http://a.example/thumbnail""#,
                "minutes 45", "servings 2", #"id "cookbook/1""#, #"yield "2 pies""#,
                "prepMinutes 10",
                "cookMinutes 20",
                #"steps ["Bake."]"#, "have 1", "need 3", #"missing ["salt","oil"]"#,
                #"ingredientGroups [{"title":"Crust","items":["1 leek"]}]"#,
                #"stepGroups [{"title":"Oven","items":["Bake."]}]"#, #"recipeNotes ["Note."]"#,
                #"author "Ann""#, #"site "Kitchen""#, #"language "en""#, #"cuisine ["greek"]"#,
                #"category ["main"]"#, #"keywords ["winter"]"#,
                #"rating {"value":4.5,"best":6,"count":7}"#,
                #"nutrition [{"name":"salt","amount":"1 g"}]"#,
                #"video "http://a.example/video""#, #"text "A\n\nB""#,
                #"links ["http://a.example/link"]"#, #"savedAt "1970-01-02T00:00:00Z""#,
                #"found {"steps":"page","title":"json-ld"}"#,
            ]
        )
    }
}
