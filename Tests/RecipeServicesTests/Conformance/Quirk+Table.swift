import RecipeModel
import RecipeTestSupport

@testable import RecipeServices

extension Quirk {
    /// Every quirk of the formats that a list can have.
    static let all = puppy + mealDB + spoonacular + feed + mealie + tandoor

    static let puppy = [
        Quirk(.recipepuppy, "line ends in a title", puppyEntry(title: #"Soup \r\n\t\r\n"#)) {
            $0.recipes.titles == ["Soup"]
        },
        Quirk(.recipepuppy, "entities in a title", puppyEntry(title: "Salt &amp; Soup")) {
            $0.recipes.titles == ["Salt & Soup"]
        },
        Quirk(.recipepuppy, "a bare & in a title", puppyEntry(title: "Salt & Soup")) {
            $0.recipes.titles == ["Salt & Soup"]
        },
        Quirk(.recipepuppy, "a lost letter in a title", puppyEntry(title: "Aunt?s Soup")) {
            $0.recipes.titles == ["Aunt?s Soup"]
        },
        Quirk(.recipepuppy, "an empty picture", puppyEntry(title: "Soup")) {
            $0.recipes.first?.picture == nil
        },
        Quirk(.recipepuppy, "a food named twice", puppyEntry(foods: "salt, salt, , oil")) {
            $0.recipes.first?.ingredients.map(\.name) == ["salt", "oil"]
        },
        Quirk(
            .recipepuppy,
            "a page twice, with a tracking query",
            puppyEntry(href: #"http:\/\/k.example\/1?cm_re=1"#) + ","
                + puppyEntry(href: "https://k.example/1/")
        ) { Set($0.recipes.map(\.id)).count == 1 },
        Quirk(.recipepuppy, "commas in a link", puppyEntry(href: "http://k.example/0,19,00.html")) {
            $0.recipes.first?.link?.rest == "/0,19,00.html"
        },
        Quirk(.recipepuppy, "a link to the old host", puppyEntry(href: "http://recipepuppy.com/1"))
        {
            $0.recipes.first?.link == nil
        },
        Quirk(.recipepuppy, "an empty page with more behind", answer: RecipePuppySite.page([])) {
            $0.recipes.isEmpty && $0.next?.number == 2
        },
        Quirk(.recipepuppy, "no total", puppyEntry(title: "Soup")) { $0.total == nil },
    ]

    static let mealDB = [
        Quirk(.themealdb, "meals that are null", answer: .json(#"{"meals":null}"#)) {
            $0.recipes.isEmpty && $0.total == .exactly(0)
        },
        Quirk(.themealdb, "meals that are a text", answer: .json(#"{"meals":"Invalid ID"}"#)) {
            $0.recipes.isEmpty && $0.unusableEntries == 0
        },
        Quirk(
            .themealdb,
            "slots that are empty in four ways",
            mealEntry(
                #"""
                "strIngredient1":"","strMeasure1":"","strIngredient2":"","strMeasure2":" ",
                "strIngredient3":null,"strMeasure3":null,"strIngredient4":null,"strMeasure4":"",
                "strIngredient5":"Salt","strMeasure5":""
                """#
            )
        ) { $0.recipes.first?.ingredients.map(\.text) == ["Salt"] },
        Quirk(
            .themealdb,
            "a measure with a space behind and a fraction",
            mealEntry(#""strIngredient1":"Milk","strMeasure1":"1\u00bd cups ""#)
        ) { $0.recipes.first?.ingredients.map(\.text) == ["1½ cups Milk"] },
        Quirk(
            .themealdb,
            "an ingredient that comes twice",
            mealEntry(#""strIngredient1":"Oil","strIngredient2":"Oil","strMeasure2":"1 tbs""#)
        ) { $0.recipes.first?.ingredients.map(\.text) == ["Oil", "1 tbs Oil"] },
        Quirk(.themealdb, "an area that is Unknown", mealEntry(#""strArea":"Unknown""#)) {
            $0.recipes.first?.cuisines == []
        },
        Quirk(
            .themealdb,
            "two sizes of a picture",
            mealEntry(
                #""strMealThumb":"https:\/\/www.themealdb.com\/images\/media\/meals\/a.jpg""#
            )
        ) {
            $0.recipes.first?.thumbnail?.rest == "/images/media/meals/a.jpg/preview"
        },
        Quirk(
            .themealdb,
            "an id that is a number",
            #"{"idMeal":52010,"strMeal":"Soup","strIngredient1":"Salt","strInstructions":"Cook."}"#
        ) { $0.recipes.first?.id.key == "52010" },
        Quirk(.themealdb, "no category", mealEntry(#""strCategory":null"#)) {
            $0.recipes.first?.categories == []
        },
        Quirk(
            .themealdb,
            "steps with a line before each",
            mealEntry(#""strInstructions":"STEP 1\r\nBoil.\r\n\r\nSTEP 2\r\nServe.""#)
        ) { $0.recipes.first?.steps == ["Boil.", "Serve."] },
        Quirk(.themealdb, "tags with and without a space", mealEntry(#""strTags":"A,B, C""#)) {
            $0.recipes.first?.keywords == ["A", "B", "C"]
        },
        Quirk(.themealdb, "no source and no film", mealEntry(#""strSource":"","strYoutube":null"#))
        {
            $0.recipes.first?.link?.rest == "/meal/52001" && $0.recipes.first?.video == nil
        },
        Quirk(
            .themealdb,
            "keys of other years",
            mealEntry(
                #""strMealAlternate":null,"strDrinkAlternate":"x","strCountry":"Japan","new":[1]"#
            )
        ) { $0.recipes.titles == ["Soup"] },
        Quirk(
            .themealdb,
            "slashes and letters escaped",
            mealEntry(#""strSource":"http:\/\/k.example\/\u0061""#)
        ) {
            $0.recipes.first?.link?.text == "http://k.example/a"
        },
        Quirk(
            .themealdb,
            "a short meal that nothing more is known of",
            #"{"strMeal":"Soup","strMealThumb":"https:\/\/p.example\/1.jpg","idMeal":"52009"}"#
        ) { $0.recipes.titles == ["Soup"] && $0.recipes.first?.picture != nil },
    ]

    static let spoonacular = [
        Quirk(
            .spoonacular,
            "nothing found",
            answer: .json(#"{"offset":0,"totalResults":0,"results":[],"number":10}"#)
        ) { $0.recipes.isEmpty && $0.total == .exactly(0) && $0.next == nil },
        Quirk(
            .spoonacular,
            "numbers that are texts",
            answer: .json(
                #"""
                {"results":[{"id":"7","title":"Soup","readyInMinutes":"45"}],"offset":"0",
                "number":"10","totalResults":"1"}
                """#
            )
        ) {
            $0.recipes.first?.id.key == "7" && $0.recipes.first?.times.minutes == 45
                && $0.total == .exactly(1)
        },
        Quirk(
            .spoonacular,
            "the two sizes of a picture",
            spoonEntry(#""image":"https://img.spoonacular.com/recipes/7-312x231.jpg""#)
        ) {
            $0.recipes.first?.picture?.rest == "/recipes/7-556x370.jpg"
                && $0.recipes.first?.thumbnail?.rest == "/recipes/7-312x231.jpg"
        },
        Quirk(.spoonacular, "an entity in a title", spoonEntry(title: "Salt &amp; Soup")) {
            $0.recipes.titles == ["Salt & Soup"]
        },
        Quirk(.spoonacular, "odd spaces in a title", spoonEntry(title: #"Salt  \n Soup "#)) {
            $0.recipes.titles == ["Salt Soup"]
        },
        Quirk(.spoonacular, "no picture", spoonEntry()) { $0.recipes.first?.picture == nil },
        Quirk(.spoonacular, "minutes of -1 and null", spoonEntry(minutesUnknown)) {
            $0.recipes.first?.times.minutes == 45
        },
        Quirk(.spoonacular, "an empty source", spoonEntry(#""sourceUrl":"""#)) {
            $0.recipes.first?.link?.text == "https://spoonacular.com/soup-7"
        },
        Quirk(
            .spoonacular,
            "an ingredient with an id of -1 and nulls",
            spoonEntry(
                #""extendedIngredients":[{"id":-1,"aisle":null,"name":"salt","nameClean":null}]"#
            )
        ) { $0.recipes.first?.ingredients.map(\.name) == ["salt"] },
        Quirk(
            .spoonacular,
            "older lines of ingredients",
            spoonEntry(#""extendedIngredients":[{"name":"salt","originalString":"1 tsp salt"}]"#)
        ) { $0.recipes.first?.ingredients.map(\.text) == ["1 tsp salt"] },
        Quirk(.spoonacular, "no steps", spoonEntry(#""analyzedInstructions":[],"instructions":"""#))
        {
            $0.recipes.first?.steps == []
        },
        Quirk(
            .spoonacular,
            "instructions of markup",
            spoonEntry(#""instructions":"<ol><li>A</li><li>B</li></ol>""#)
        ) {
            $0.recipes.first?.steps == ["A", "B"]
        },
        Quirk(
            .spoonacular,
            "a wine pairing of nothing",
            spoonEntry(#""winePairing":{},"gaps":"no""#)
        ) {
            $0.recipes.count == 1
        },
        Quirk(.spoonacular, "the older name of credits", spoonEntry(#""creditText":"A. Cook""#)) {
            $0.recipes.first?.author == "A. Cook"
        },
    ]

    static let feed = [
        Quirk(.feed, "an empty list", answer: .json(#"{"recipes": []}"#)) {
            $0.recipes.isEmpty && $0.total == .exactly(0) && $0.unusableEntries == 0
        },
        Quirk(.feed, "an entry without a name", #"{"uuid":"1","cuisine":"Thai"},{"name":"Soup"}"#) {
            $0.recipes.titles == ["Soup"] && $0.unusableEntries == 1
        },
        Quirk(
            .feed,
            "no source, so the film is the page",
            #"{"name":"Soup","youtube_url":"https://y.example/1"}"#
        ) {
            $0.recipes.first?.link?.host == "y.example" && $0.recipes.first?.video != nil
        },
        Quirk(.feed, "no film", #"{"name":"Soup","source_url":"http://k.example/1"}"#) {
            $0.recipes.first?.video == nil && $0.recipes.first?.link?.scheme == "http"
        },
        Quirk(
            .feed,
            "null in place of absence",
            #"{"name":"Soup","source_url":null,"youtube_url":null}"#
        ) {
            $0.recipes.first?.link == nil
        },
        Quirk(.feed, "a name encoded twice", "{\"name\":\"Nale\u{C5}\u{203A}niki\"}") {
            $0.recipes.titles == ["Nale\u{C5}\u{203A}niki"]
        },
        Quirk(
            .feed,
            "two sizes of a picture",
            #"{"name":"Soup","photo_url_large":"https://p.example/l","photo_url_small":"https://p.example/s"}"#
        ) {
            $0.recipes.first?.picture?.rest == "/l" && $0.recipes.first?.thumbnail?.rest == "/s"
        },
        Quirk(.feed, "no order", #"{"name":"Soup"},{"name":"bread"},{"name":"Éclair"}"#) {
            $0.recipes.titles == ["Soup", "bread", "Éclair"]
        },
    ]
}

extension Quirk {
    private static let minutesUnknown =
        #""readyInMinutes":45,"preparationMinutes":-1,"cookingMinutes":null"#

    private static func puppyEntry(
        title: String = "Soup",
        href: String = "http://k.example/1",
        foods: String = "salt"
    ) -> String {
        #"{"title":"\#(title)","href":"\#(href)","ingredients":"\#(foods)","thumbnail":""}"#
    }

    private static func mealEntry(_ keys: String) -> String {
        #"{"idMeal":"52001","strMeal":"Soup","strIngredient20":"","strInstructions":"Cook.",\#(keys)}"#
    }

    private static func spoonEntry(_ keys: String = #""gaps":"no""#, title: String = "Soup")
        -> String
    {
        #"{"id":7,"title":"\#(title)",\#(keys)}"#
    }
}
