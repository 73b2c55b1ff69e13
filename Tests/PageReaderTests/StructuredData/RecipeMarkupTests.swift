import RecipeModel
import Testing

@testable import PageReader

/// The members of a recipe's markup, each with all its names and shapes.
struct RecipeMarkupTests {
    private func recipe(_ members: String) throws -> Recipe {
        let json =
            #"{"@type":"Recipe","name":"Pie","recipeIngredient":["1 leek"],"recipeInstructions":"Bake it.",\#(members)}"#
        return try #require(
            content(linkedDataPage(json, body: "<p>Words.</p>")).recipe,
            "\(members)"
        )
    }

    private func micro(_ markup: String, kind: String = "http://schema.org/Recipe") throws -> Recipe
    {
        let page = """
            <html><body><div itemscope itemtype="\(kind)"><h1 itemprop="name">Pie</h1>
            <p itemprop="recipeIngredient">1 leek</p><p itemprop="recipeInstructions">Bake it.</p>\(markup)</div></body></html>
            """
        return try #require(content(page).recipe, "\(markup)")
    }

    @Test(arguments: [
        (#""recipeYield":"4""#, RecipeYield(text: "4", amount: 4)),
        (#""recipeYield":6"#, RecipeYield(text: "6", amount: 6)),
        (#""yield":"4 pies""#, RecipeYield(text: "4 pies", amount: 4)),
        (#""recipeServings":4"#, RecipeYield(text: "4", amount: 4)),
        (#""recipeYield":["4","4 pies"]"#, RecipeYield(text: "4 pies", amount: 4)),
        (#""recipeYield":{"value":4,"unitText":"pies"}"#, RecipeYield(text: "4 pies", amount: 4)),
        (#""recipeYield":{"minValue":4,"name":"pies"}"#, RecipeYield(text: "4 pies", amount: 4)),
        (#""recipeYield":{}"#, nil), (#""recipeYield":"x""#, RecipeYield(text: "x", amount: nil)),

    ])
    func aYield(members: String, yield: RecipeYield?) throws {
        #expect(try recipe(members).yield == yield)
    }

    @Test(arguments: [
        (#""prepTime":"PT5M""#, CookingTimes(preparation: 5)),
        (#""cookTime":"PT5M""#, CookingTimes(cooking: 5)),
        (#""performTime":"PT5M""#, CookingTimes(cooking: 5)),
        (#""totalTime":"PT5M""#, CookingTimes(total: 5)),
        (#""prepTime":["","PT5M"]"#, CookingTimes(preparation: 5)),
        (#""prepTime":{"maxValue":"PT5M"}"#, CookingTimes(preparation: 5)),
        (#""prepTime":{"value":5}"#, CookingTimes(preparation: 5)),
        (#""prepTime":{"@value":"5 min"}"#, CookingTimes(preparation: 5)),
        (#""prepTime":{"minValue":"PT5M"}"#, CookingTimes()),
        (#""prepTime":"PT0M""#, CookingTimes()),
    ])
    func aTime(members: String, times: CookingTimes) throws {
        #expect(try recipe(members).times == times)
    }

    @Test(
        arguments: [
            (#"{"ratingValue":4.5,"ratingCount":7}"#, Rating(value: 4.5, best: 5, count: 7)),
            (
                #"{"ratingValue":"4,5","bestRating":"10","reviewCount":"7 votes"}"#,
                Rating(value: 4.5, best: 10, count: 7)
            ),
            (#"{"ratingValue":5}"#, Rating(value: 5)), (#"{"ratingValue":5.1}"#, nil),
            (#"{"ratingValue":0}"#, nil), (#"{"ratingValue":-1}"#, nil),
            (#"{"ratingValue":1000,"bestRating":1000}"#, Rating(value: 1_000, best: 1_000)),
            (#"{"ratingValue":1001,"bestRating":2000}"#, nil),
            (#"{"bestRating":5}"#, nil), (#"{"ratingValue":"x"}"#, nil),
            (#"[{"ratingValue":4}]"#, Rating(value: 4)), (#""4""#, nil),
        ] as [(String, Rating?)]
    )
    func aRating(json: String, rating: Rating?) throws {
        #expect(try recipe(#""aggregateRating":\#(json)"#).rating == rating)
    }

    @Test(arguments: [
        (#""author":"Ann""#, "Ann"), (#""author":{"name":"Ann"}"#, "Ann"),
        (#""author":[{"name":""},{"name":"Ann"},"Ben"]"#, "Ann"),
        (#""creator":"Ann""#, "Ann"), (#""author":"https://a.example/ann""#, nil),
        (#""author":{"url":"x"}"#, nil), (#""author":"Ben","creator":"Ann""#, "Ben"),
        (#""author":{"name":["Ann","Ben"]}"#, "Ann"),
        (
            #""author":{"@type":"Person","@id":"a"},"editor":{"@id":"a","url":"x","name":"Ann"}"#,
            "Ann"
        ),
        (#""editor":{"@id":"a","name":"Ann"},"author":{"@id":"a"}"#, "Ann"),
        (#""editor":{"@id":"a","name":"Ann"},"author":{"@id":"a","url":"x","name":"Ben"}"#, "Ben"),
    ])
    func anAuthor(members: String, author: String?) throws {
        #expect(try recipe(members).author == author)
    }

    @Test(arguments: [
        (#""image":"/p.jpg""#, "https://kitchen.example/p.jpg"),
        (#""image":["/p.jpg","/q.jpg"]"#, "https://kitchen.example/p.jpg"),
        (#""image":{"url":"/p.jpg"}"#, "https://kitchen.example/p.jpg"),
        (#""image":{"contentUrl":"/p.jpg"}"#, "https://kitchen.example/p.jpg"),
        (#""image":{"@id":"https://a.example/p"}"#, "https://a.example/p"),
        (#""image":{"url":["/p.jpg"]}"#, "https://kitchen.example/p.jpg"),
        (#""image":[{"name":"x"},"/p.jpg"]"#, "https://kitchen.example/p.jpg"),
        (#""image":"mailto:x""#, nil),
    ])
    func aPicture(members: String, address: String?) throws {
        #expect(try recipe(members).picture?.text == address)
    }

    @Test(arguments: [
        (#""video":{"contentUrl":"/v.mp4","embedUrl":"/e"}"#, "https://kitchen.example/v.mp4"),
        (#""video":{"embedUrl":"/e","url":"/u"}"#, "https://kitchen.example/e"),
        (#""video":{"url":"/u"}"#, "https://kitchen.example/u"),
        (#""video":"/v""#, "https://kitchen.example/v"), (#""video":{"name":"x"}"#, nil),
    ])
    func aFilm(members: String, address: String?) throws {
        #expect(try recipe(members).video?.text == address)
    }

    @Test func kindsAndWords() throws {
        let found = try recipe(
            #"""
            "recipeCuisine":["Greek, Thai","greek"],"recipeCategory":"Main; Pie","keywords":["a, b",{"name":"c"},"A"],
            "publisher":{"name":"Kitchen"},"inLanguage":"de",
            "nutrition":{"@type":"NutritionInformation","calories":"210 kcal","saturatedFatContent":"3 g","servingSize":"1 pie",
             "name":"x","type":"y","fatContent":"","proteinContent":7}
            """#
        )
        #expect(found.cuisines == ["greek", "thai"])
        #expect(found.categories == ["main", "pie"])
        #expect(found.keywords == ["a", "b", "c"])
        #expect(found.site == "Kitchen" && found.language == "de")
        #expect(
            found.nutrition == [
                NutritionFact(name: "calories", amount: "210 kcal"),
                NutritionFact(name: "saturated fat", amount: "3 g"),
                NutritionFact(name: "serving size", amount: "1 pie"),
                NutritionFact(name: "protein", amount: "7"),
            ]
        )
    }

    @Test(arguments: [(60, 1), (61, 0)])
    func anAmountOfNutritionIsShort(count: Int, facts: Int) throws {
        let amount = String(repeating: "x", count: count)
        #expect(try recipe(#""nutrition":{"calories":"\#(amount)"}"#).nutrition.count == facts)
    }

    @Test(arguments: [(100, 1), (101, 0)])
    func aKeywordIsShort(count: Int, words: Int) throws {
        #expect(
            try recipe(#""keywords":"\#(String(repeating: "x", count: count))""#).keywords.count
                == words
        )
    }

    @Test(
        arguments: [
            (
                #"["2 leeks","For the top:","salt"]"#, [nil, "For the top"],
                [["2 leeks"], ["salt"]]
            ),
            (
                #"["For the pie:","2 leeks","Top:","salt"]"#, ["For the pie", "Top"],
                [["2 leeks"], ["salt"]]
            ),
            (#"["2 leeks:","salt"]"#, [nil], [["2 leeks:", "salt"]]),
            (#"["2 leeks","Top:"]"#, [nil], [["2 leeks"]]),
            (
                #"[{"name":"Top","itemListElement":["salt","oil"]},"2 leeks"]"#, ["Top", nil],
                [["salt", "oil"], ["2 leeks"]]
            ),
            (
                #"["2 leeks",{"name":"Top","itemListElement":["salt"]}]"#, [nil, "Top"],
                [["2 leeks"], ["salt"]]
            ),
            (
                #"["For the pie:","2 leeks",{"name":"Top","itemListElement":["salt"]},"1 egg"]"#,
                ["For the pie", "Top", nil], [["2 leeks"], ["salt"], ["1 egg"]]
            ),
            (
                #"["For the top:",{"itemListElement":["salt"]},"1 egg"]"#,
                ["For the top", nil], [["salt"], ["1 egg"]]
            ),
            (
                #"[{"requiredQuantity":{"value":2,"unitText":"g"},"name":"salt"}]"#, [nil],
                [["2 g salt"]]
            ),
            (#"[{"amount":2,"unit":"g","name":"salt"}]"#, [nil], [["2 g salt"]]),
            (#"[{"quantity":"2","text":"salt"}]"#, [nil], [["2 salt"]]),
            (#"[["1 leek"],"-","salt"]"#, [nil], [["1 leek", "salt"]]),
            (#""2 leeks\nsalt""#, [nil], [["2 leeks", "salt"]]),
        ] as [(String, [String?], [[String]])]
    )
    func ingredients(json: String, titles: [String?], lines: [[String]]) throws {
        for name in ["recipeIngredient", "ingredients", "supply"] {
            let page = linkedDataPage(
                #"{"@type":"Recipe","name":"Pie","\#(name)":\#(json),"recipeInstructions":"Bake it."}"#
            )
            let found = try #require(content(page).recipe)
            #expect(found.ingredientGroups.map(\.title) == titles, "\(name)")
            #expect(found.ingredientGroups.map { $0.items.map(\.text) } == lines, "\(name)")
        }
    }

    @Test(
        arguments: [
            (#"["Cut it.","Bake it."]"#, [nil], [["Cut it.", "Bake it."]]),
            (
                #"[{"@type":"HowToSection","name":"Crust:","itemListElement":[{"@type":"HowToStep","text":"Cut it."}]},{"@type":"HowToStep","text":"Bake it."}]"#,
                ["Crust", nil], [["Cut it."], ["Bake it."]]
            ),
            (#"[{"@type":"HowToSection","name":"Crust","steps":["Cut it."]}]"#, nil, nil),
            (#"{"@list":["Cut it.","Bake it."]}"#, [nil], [["Cut it.", "Bake it."]]),
            (
                #"[{"@type":"HowToStep","name":"Crust","text":"Cut it."},{"@type":"HowToStep","text":"Bake it."}]"#,
                ["Crust", nil], [["Cut it."], ["Bake it."]]
            ),
            (
                #"["Crust:","Roll it.","Top:","Mix it."]"#, ["Crust", "Top"],
                [["Roll it."], ["Mix it."]]
            ),
            (#"["Roll it.","Method"]"#, [nil], [["Roll it.", "Method"]]),
            (#"[{"@type":"HowToStep","name":"Step 1","text":"Cut it."}]"#, [nil], [["Cut it."]]),
            (#"[{"@type":"HowToStep","description":"Cut it."}]"#, [nil], [["Cut it."]]),
            (
                #"["<ol><li>Cut it.</li><li>2. Bake it.</li></ol>"]"#, [nil],
                [["Cut it.", "Bake it."]]
            ),
        ] as [(String, [String?]?, [[String]]?)]
    )
    func steps(json: String, titles: [String?]?, lines: [[String]]?) throws {
        for name in ["recipeInstructions", "instructions", "step"] {
            let page = linkedDataPage(
                #"{"@type":"Recipe","name":"Pie","recipeIngredient":["1 leek"],"\#(name)":\#(json)}"#
            )
            let found = try #require(content(page).recipe)
            guard let titles, let lines else { continue }
            #expect(found.stepGroups.map(\.title) == titles, "\(name)")
            #expect(found.stepGroups.map(\.items) == lines, "\(name)")
        }
    }

    // MARK: Microdata

    @Test(arguments: [
        ("<i itemprop=recipeYield>4 pies</i>", "4 pies"),
        ("<i itemprop=yield>4 pies</i>", "4 pies"), ("<i itemprop=servings>4 pies</i>", "4 pies"),
        ("<meta itemprop=recipeYield content=4><i itemprop=recipeYield>4 pies</i>", "4 pies"),
    ])
    func aYieldInTheText(markup: String, yield: String) throws {
        #expect(try micro(markup).yield == RecipeYield(text: yield, amount: 4))
    }

    @Test(arguments: [
        ("<time itemprop=prepTime datetime=PT5M>about 9 min</time>", CookingTimes(preparation: 5)),
        ("<time itemprop=cookTime datetime=x>about 5 min</time>", CookingTimes(cooking: 5)),
        ("<time itemprop=cookTime datetime=''>about 5 min</time>", CookingTimes(cooking: 5)),
        ("<meta itemprop=totalTime content=PT5M>", CookingTimes(total: 5)),
        ("<i itemprop=duration>5 min</i>", CookingTimes(total: 5)),
        ("<i itemprop=duration>9 min</i><i itemprop=totalTime>5 min</i>", CookingTimes(total: 5)),
        (
            "<i itemprop=prepTime>soon</i><i itemprop=prepTime>5 min</i>",
            CookingTimes(preparation: 5)
        ),
    ])
    func aTimeInTheText(markup: String, times: CookingTimes) throws {
        #expect(try micro(markup).times == times)
    }

    @Test(
        arguments: [
            (
                "<i itemprop=ratingValue>4</i><i itemprop=bestRating>6</i><i itemprop=ratingCount>7</i>",
                Rating(value: 4, best: 6, count: 7)
            ),
            (
                "<i itemprop=rating>4</i><i itemprop=best>6</i><i itemprop=votes>7</i>",
                Rating(value: 4, best: 6, count: 7)
            ),
            ("<i itemprop=average>4</i><i itemprop=reviewCount>7</i>", Rating(value: 4, count: 7)),
            ("<i itemprop=ratingValue>4</i><i itemprop=count>7</i>", Rating(value: 4, count: 7)),
            ("<i itemprop=ratingValue>6</i>", nil), ("<i itemprop=ratingValue>0</i>", nil),
            ("<i itemprop=ratingCount>7</i>", nil),
            ("<i itemprop=ratingValue>5</i>", Rating(value: 5)),
        ] as [(String, Rating?)]
    )
    func aRatingInTheText(markup: String, rating: Rating?) throws {
        #expect(try micro("<p itemprop=aggregateRating itemscope>\(markup)</p>").rating == rating)
        #expect(try micro("<p itemprop=review itemscope>\(markup)</p>").rating == rating)
    }

    @Test func otherMicrodata() throws {
        let found = try micro(
            """
            <i itemprop=author>Ann</i><span itemprop=publisher itemscope><b itemprop=name>Kitchen</b></span>
            <meta itemprop=inLanguage content=de_at><i itemprop=recipeCuisine>Greek, Thai</i><i itemprop=recipeCategory>Main</i>
            <i itemprop=recipeType>Pie; main</i><i itemprop=keywords>a, b; A</i><img itemprop=photo src=/q.jpg>
            """
        )
        #expect([found.author, found.site, found.language] == ["Ann", "Kitchen", "de-AT"])
        #expect(found.cuisines == ["greek", "thai"] && found.keywords == ["a", "b"])
        #expect(found.categories == ["main", "pie", "main"])
        #expect(found.picture?.text == "https://kitchen.example/q.jpg")
        #expect(
            try micro("<img itemprop=photo src=/q.jpg><img itemprop=image src=/p.jpg>").picture?
                .text == "https://kitchen.example/p.jpg"
        )
    }

    @Test(arguments: ["recipeingredient", "ingredients", "ingredient", "recipeingredients"])
    func ingredientsInTheText(name: String) {
        let page = """
            <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pie</h1>
            <p itemprop="\(name)">2 leeks</p><p itemprop="\(name)">salt</p></div>
            """
        #expect(content(page).recipe?.ingredients.map(\.text) == ["2 leeks", "salt"])
    }

    @Test(arguments: ["recipeinstructions", "instructions", "instruction", "step", "steps"])
    func stepsInTheText(name: String) {
        let page = """
            <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pie</h1>
            <p itemprop="recipeIngredient">2 leeks</p><p itemprop="\(name)">1. Cut it.</p><p itemprop="\(name)">Bake it.</p></div>
            """
        #expect(content(page).recipe?.steps == ["Cut it.", "Bake it."])
    }

    @Test func classesOfOldPages() {
        func found(_ markup: String) -> Recipe? {
            content(
                "<div class=hrecipe><h1 class=fn>Pie</h1><p class=ingredient>2 leeks<p class=ingredient>salt<p class=instruction>Bake it.</p>\(markup)</div>"
            ).recipe
        }
        #expect(
            found("<i class=preptime><b class=value-title title=PT5M></b>9 min</i>")?.times
                .preparation == 5
        )
        #expect(found("<i class=cooktime title=PT5M>9 min</i>")?.times.cooking == 5)
        #expect(
            found("<time class=duration datetime=PT5M title=PT6M>9 min</time>")?.times.total == 5
        )
        #expect(found("<i class=duration>9 min</i>")?.times.total == 9)
        #expect(found("<i class=author>Ann</i>")?.author == "Ann")
        #expect(found("<i class=p-author>Ann</i>")?.author == "Ann")
        #expect(
            found("<img class=photo src=/p.jpg>")?.picture?.text == "https://kitchen.example/p.jpg"
        )
        #expect(
            found("<img class=u-photo src=/p.jpg>")?.picture?.text
                == "https://kitchen.example/p.jpg"
        )
        #expect(found("")?.steps == ["Bake it."])
    }
}
