import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct TheMealDBMealTests {
    /// A meal of which a test gives the keys that matter to it.
    private func meal(_ keys: String) throws -> Recipe? {
        let separator = keys.isEmpty ? "" : ","
        let text = #"{"idMeal":"52001","strMeal":"Leek Pie"\#(separator)\#(keys)}"#
        return Recipe(theMealDB: try JSONReader.value(of: Array(text.utf8)))
    }

    private func ingredients(_ keys: String) throws -> [String] {
        try #require(try meal(keys)).ingredients.map(\.text)
    }

    @Test func aFullMealIsRead() throws {
        let recipe = try #require(
            try meal(
                #"""
                "strCategory":"Vegetarian","strArea":"British","strCountry":"Elsewhere",
                "strInstructions":"Chop.\r\nBake.",
                "strMealThumb":"https:\/\/www.themealdb.com\/images\/media\/meals\/a.jpg",
                "strTags":"Pie, Winter,,Baked","strYoutube":"https:\/\/www.youtube.com\/watch?v=1",
                "strIngredient1":"Leeks","strMeasure1":"2 large ",
                "strSource":"http:\/\/k.example\/pie","dateModified":null
                """#
            )
        )
        #expect(recipe.id == RecipeID(service: .themealdb, key: "52001"))
        #expect(recipe.title == "Leek Pie")
        #expect(recipe.categories == ["vegetarian"])
        #expect(recipe.cuisines == ["british"])
        #expect(recipe.steps == ["Chop.", "Bake."])
        #expect(recipe.keywords == ["Pie", "Winter", "Baked"])
        #expect(recipe.link?.text == "http://k.example/pie")
        #expect(recipe.video?.text == "https://www.youtube.com/watch?v=1")
        #expect(recipe.picture?.rest == "/images/media/meals/a.jpg")
        #expect(recipe.thumbnail?.rest == "/images/media/meals/a.jpg/preview")
        #expect(recipe.ingredients == [Ingredient(text: "2 large Leeks", name: "Leeks")])
        #expect(!recipe.isShort && recipe.isCookable)
    }

    @Test func aShortMealHasAPageAllTheSame() throws {
        let recipe = try #require(try meal(#""strMealThumb":"https://pictures.example/a.jpg""#))
        #expect(recipe.link?.text == "https://www.themealdb.com/meal/52001")
        #expect(recipe.isShort)
        // Only TheMealDB's own pictures come in several sizes.
        #expect(recipe.picture != nil && recipe.thumbnail == nil)
    }

    @Test(arguments: [
        ("https://www.themealdb.com/images/media/meals/a.jpg", true),
        ("https://themealdb.com/images/media/meals/a.jpg", true),
        ("https://www.themealdb.com/images/ingredients/a.png", false),
        ("https://www.themealdb.com/images/media/meals/a.jpg?size=1", false),
        ("https://www.themealdb.com/images/media/meals/a.jpg#1", false),
        ("https://pictures.example/images/media/meals/a.jpg", false),
    ])
    func onlyItsOwnPicturesHaveASmallForm(_ picture: String, _ isSmall: Bool) throws {
        let recipe = try #require(try meal(#""strMealThumb":"\#(picture)""#))
        #expect(recipe.picture?.text == picture)
        #expect(recipe.thumbnail?.text == (isSmall ? picture + "/preview" : nil))
    }

    @Test(arguments: [
        (#""123456789012345678""#, "123456789012345678"), (#""1234567890123456789""#, nil),
        (#"" 52 ""#, "52"), (#""٥٢""#, nil), ("52", "52"), ("-52", nil), ("5.2", nil),
        (#""5a""#, nil),
    ])
    func anIDIsUpToEighteenDigits(_ id: String, _ key: String?) throws {
        let value = try JSONReader.value(of: Array(#"{"idMeal":\#(id),"strMeal":"A"}"#.utf8))
        #expect(Recipe(theMealDB: value)?.id.key == key)
    }

    @Test func tagsAreCleanAndCategoriesAndAreasAreLowercase() throws {
        let recipe = try #require(
            try meal(#""strTags":" , Soup ,,Cold","strCategory":"Side","strArea":"UNKNOWN""#)
        )
        #expect(recipe.keywords == ["Soup", "Cold"])
        #expect(recipe.categories == ["side"])
        #expect(recipe.cuisines == [])
    }

    @Test(arguments: [
        #""strSource":"","strYoutube":"""#, #""strSource":null,"strYoutube":null"#,
        #""strSource":" ","strYoutube":"watch it""#, #""strSource":"file:///etc","strYoutube":5"#,
    ])
    func whatIsNoAddressIsNone(_ keys: String) throws {
        let recipe = try #require(try meal(keys))
        #expect(recipe.link?.text == "https://www.themealdb.com/meal/52001")
        #expect(recipe.video == nil)
    }

    @Test(arguments: [#""strArea":"Unknown""#, #""strArea":null"#, #""strArea":"""#, ""])
    func anUnknownAreaIsNone(_ keys: String) throws {
        #expect(try meal(keys)?.cuisines == [])
    }

    @Test(arguments: [
        (#""strIngredient1":"Salt","strMeasure1":"""#, ["Salt"]),
        (#""strIngredient1":"Salt","strMeasure1":" ""#, ["Salt"]),
        (#""strIngredient1":"Salt","strMeasure1":null"#, ["Salt"]),
        (#""strIngredient1":"Salt""#, ["Salt"]),
        (#""strIngredient1":"Milk","strMeasure1":"\u00bd cup ""#, ["½ cup Milk"]),
        (#""strIngredient1":"Beans","strMeasure1":"1 (12 oz.)""#, ["1 (12 oz.) Beans"]),
        (#""strIngredient1":"","strMeasure1":"1 cup""#, []),
        (#""strIngredient1":" ","strMeasure1":"""#, []),
        (#""strIngredient1":null,"strMeasure1":null"#, []),
        (#""strIngredient1":null,"strMeasure1":"""#, []),
        (#""strIngredient1":7,"strMeasure1":["x"]"#, []),
        (#""strIngredient20":"Last","strMeasure20":"1""#, ["1 Last"]),
        (#""strIngredient0":"None","strIngredient21":"None","strIngredient20":"Last""#, ["Last"]),
        (
            #""strIngredient3":"B","strIngredient1":"A","strIngredient2":"","strIngredient17":"C""#,
            ["A", "B", "C"]
        ),
        (
            #""strIngredient1":"Oil","strMeasure1":"1","strIngredient2":"Oil","strMeasure2":"2""#,
            ["1 Oil", "2 Oil"]
        ),
    ])
    func pairsAreReadWhereTheyAreNotEmpty(_ keys: String, _ lines: [String]) throws {
        #expect(try ingredients(keys) == lines)
    }

    @Test func theOrderIsThatOfTheNumbersNotOfTheKeys() throws {
        let keys = (1...20).reversed().map { #""strIngredient\#($0)":"F\#($0)""# }
        #expect(try ingredients(keys.joined(separator: ",")) == (1...20).map { "F\($0)" })
    }

    @Test(arguments: [
        #"{"idMeal":"1","strMeal":" "}"#, #"{"idMeal":"1"}"#, #"{"strMeal":"A"}"#,
        #"{"idMeal":"","strMeal":"A"}"#, #"{"idMeal":"../1","strMeal":"A"}"#,
        #"{"idMeal":null,"strMeal":"A"}"#, #"{"idMeal":"1","strMeal":null}"#, "7", "null", "[]",
        #"{"idMeal":"1234567890123456789012","strMeal":"A"}"#,
    ])
    func whatHasNoIDOrNameIsNoMeal(_ text: String) throws {
        #expect(Recipe(theMealDB: try JSONReader.value(of: Array(text.utf8))) == nil)
    }

    @Test func anIDThatIsANumberIsTakenToo() throws {
        let value = try JSONReader.value(of: Array(#"{"idMeal":52,"strMeal":"A"}"#.utf8))
        #expect(Recipe(theMealDB: value)?.id.key == "52")
    }

    @Test(arguments: MealEntry.KeySet.allCases)
    func oldAndNewKeySetsAreReadAlike(_ keySet: MealEntry.KeySet) throws {
        let entry = MealEntry(
            id: "1",
            name: "A",
            pairs: [.init("Garlic", "1 clove "), .init(nil, nil), .init("Salt", nil)],
            keySet: keySet
        )
        let answer = TheMealDBSite(meals: [entry])
        let body = TheMealDBSite.meals([["idMeal": "1", "strMeal": "A"]]).body
        #expect(try TheMealDBReply(body).meals.count == 1)
        #expect(answer.meals.count == 1)
    }
}
