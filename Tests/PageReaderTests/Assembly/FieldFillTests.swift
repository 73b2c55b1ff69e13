import RecipeModel
import Testing

@testable import PageReader

/// Each field is taken from the first source that has it; what markup leaves out is told.
struct FieldFillTests {
    private func fields(_ word: String) -> RecipeFields {
        var fields = RecipeFields()
        fields.title = word
        fields.ingredientGroups = [IngredientGroup(items: [Ingredient(text: word)])]
        fields.stepGroups = [StepGroup(items: [word])]
        fields.yield = RecipeYield(text: word, amount: 4)
        fields.preparation = word.count
        fields.cooking = word.count
        fields.total = word.count
        fields.notes = [word]
        fields.cuisines = [word]
        fields.categories = [word]
        fields.keywords = [word]
        fields.author = word
        fields.site = word
        fields.language = word
        fields.rating = Rating(value: Double(word.count), best: 10)
        fields.nutrition = [NutritionFact(name: word, amount: word)]
        fields.picture = WebAddress("https://a.example/\(word)")
        fields.video = WebAddress("https://b.example/\(word)")
        return fields
    }

    private func texts(_ fields: RecipeFields) -> [String?] {
        [
            fields.title, fields.ingredientLines.first, fields.steps.first, fields.yield?.text,
            fields.notes.first, fields.cuisines.first, fields.categories.first,
            fields.keywords.first, fields.author, fields.site, fields.language,
            fields.nutrition.first?.name, fields.picture?.text, fields.video?.text,
            fields.preparation?.description, fields.cooking?.description,
            fields.total?.description, fields.rating?.value.description,
        ]
    }

    private static let keys: Set<String> = [
        "title", "ingredients", "ingredientGroups", "steps", "stepGroups", "yield", "servings",
        "prepMinutes", "cookMinutes", "minutes", "recipeNotes", "cuisine", "category", "keywords",
        "author", "site", "language", "rating", "nutrition", "picture", "video",
    ]

    @Test func theFirstSourceStays() {
        var assembly = RecipeAssembly()
        assembly.fill(from: fields("one"), origin: .jsonLD)
        assembly.fill(from: fields("other"), origin: .microdata)
        #expect(texts(assembly.fields) == texts(fields("one")))
        #expect(Set(assembly.origins.keys) == Self.keys)
        #expect(Set(assembly.origins.values) == [.jsonLD])
    }

    @Test func aLaterSourceFillsWhatIsEmpty() {
        var assembly = RecipeAssembly()
        assembly.fill(from: RecipeFields(), origin: .jsonLD)
        #expect(assembly.origins.isEmpty)
        assembly.fill(from: fields("other"), origin: .microdata)
        #expect(texts(assembly.fields) == texts(fields("other")))
        #expect(Set(assembly.origins.keys) == Self.keys)
        #expect(Set(assembly.origins.values) == [.microdata])
    }

    @Test func aYieldInWordsTellsNoServings() {
        var words = RecipeFields()
        words.yield = RecipeYield(text: "a crowd", amount: nil)
        var assembly = RecipeAssembly()
        assembly.fill(from: words, origin: .jsonLD)
        #expect(assembly.origins == ["yield": .jsonLD])
    }

    // MARK: What markup leaves out

    @Test(
        arguments: [
            (["—"], ["Stir it."], false),
            (["Dough", "Bake"], ["Dough is made of flour and salt", "Bake it all up"], true),
            (["Dough", "Bake"], ["Dough is made of flour", "Bake it all"], false),
            (["Dough", "Bake"], ["Dough is made of flour and salt, so bake it all"], false),
            (["aaaaaaaaaa", "bbbbbbbbbb"], ["aaaaaaaaaa", "bbbbbbbbbb", "ccccc", "ddddd"], true),
            (["aaaaaaaaaa", "bbbbbbbbbb"], ["aaaaaaaaaa", "bbbbbbbbbb", "ccccc", "dddd"], false),
            (
                ["a1", "b1", "c1", "d1", "e1"], ["a1", "b1", "c1", "d1", "f1", "g1", "h1", "i1"],
                true
            ),
            (
                ["a1", "b1", "c1", "d1", "e1"], ["a1", "b1", "c1", "j1", "f1", "g1", "h1", "i1"],
                false
            ),
        ] as [([String], [String], Bool)]
    )
    func aListIsAPartOfALongerOne(_ known: [String], _ shown: [String], _ isPart: Bool) {
        #expect(MarkupCompletion.isPart(known, of: shown) == isPart)
    }

    @Test(
        arguments: [
            (["Chicken"], true), (["1 chicken"], false), (["Leeks", "Rice", "2 eggs"], true),
            (["Leeks", "Rice", "2 eggs", "1 onion"], false),
            (["Leeks", "Rice", "Eggs", "Kale", "Milk", "Oil"], true),
            (["Leeks", "Rice", "Eggs", "Kale", "Milk", "Oil", "Rye"], false),
        ] as [([String], Bool)]
    )
    func fewIngredientsWithoutAmountsArePoor(_ known: [String], _ arePoor: Bool) {
        #expect(MarkupCompletion.arePoor(ingredients: known) == arePoor)
    }
}
