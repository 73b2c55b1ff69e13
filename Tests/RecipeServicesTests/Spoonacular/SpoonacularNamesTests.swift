import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// What a plain word becomes that Spoonacular has a parameter for.
struct SpoonacularNamesTests {
    private func query(_ conditions: [Condition]) -> SpoonacularQuery {
        SpoonacularQuery(RecipeQuery(conditions), isKnownFood: ServiceBench.isKnownFood)
    }

    private func parameters(_ text: String) -> [String] {
        query([.has(Term(text))]).searches.flatMap(\.parameters)
    }

    @Test(arguments: [
        "african", "asian", "american", "british", "cajun", "caribbean", "chinese",
        "eastern european", "european", "french", "german", "greek", "indian", "irish", "italian",
        "japanese", "jewish", "korean", "latin american", "mediterranean", "mexican",
        "middle eastern", "nordic", "southern", "spanish", "thai", "vietnamese",
    ])
    func aCuisineThatItHasIsACuisine(_ word: String) {
        let name = word.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: "%20")
        #expect(parameters(word) == ["cuisine=\(name)"])
        #expect(parameters(word.uppercased()) == ["cuisine=\(name)"])
    }

    @Test(arguments: [
        // Other names of a cuisine that it has, and cuisines that it has not.
        ("oriental", "cuisine=Asian"), ("middle east", "cuisine=Middle%20Eastern"),
        ("scandinavian", "query=scandinavian"), ("swedish", "query=swedish"),
    ])
    func anotherNameIsThatCuisineAndAnotherCuisineAWord(_ word: String, _ parameter: String) {
        #expect(parameters(word) == [parameter])
    }

    @Test(arguments: [
        ("dessert", "type=dessert"), ("starter", "type=appetizer"), ("appetizer", "type=appetizer"),
        ("main course", "type=main%20course"), ("dinner", "type=main%20course"),
        ("side", "type=side%20dish"), ("breakfast", "type=breakfast"), ("brunch", "type=breakfast"),
        ("snack", "type=snack"), ("drink", "type=drink"), ("lunch", "query=lunch"),
        ("vegan", "diet=vegan"), ("vegetarian", "diet=vegetarian"),
        ("gluten free", "diet=gluten%20free"), ("dairy free", "intolerances=dairy"),
        ("egg free", "intolerances=egg"), ("nut free", "intolerances=tree%20nut"),
    ])
    func aCourseOrDietIsItsOwnParameter(_ word: String, _ parameter: String) {
        #expect(parameters(word) == [parameter])
    }

    @Test(arguments: [
        ("main course", "type=main%20course"), ("side dish", "type=side%20dish"),
        ("dessert", "type=dessert"), ("appetizer", "type=appetizer"), ("salads", "type=salad"),
        ("breads", "type=bread"), ("breakfasts", "type=breakfast"), ("soups", "type=soup"),
        ("beverage", "type=drink"), ("sauces", "type=sauce"), ("marinades", "type=marinade"),
        ("fingerfood", "type=fingerfood"), ("snacks", "type=snack"),
        ("gluten free", "diet=gluten%20free"), ("ketogenic", "diet=ketogenic"),
        ("lacto vegetarian", "diet=lacto%20vegetarian"),
        ("ovo vegetarian", "diet=ovo%20vegetarian"), ("pescetarian", "diet=pescetarian"),
        ("paleo", "diet=paleo"), ("primal", "diet=primal"), ("low fodmap", "diet=low%20fodmap"),
        ("whole30", "diet=whole30"), ("egg free", "intolerances=egg"),
        ("nut free", "intolerances=tree%20nut"), ("soy free", "intolerances=soy"),
    ])
    func aCategoryIsFoundByItsOwnName(_ category: String, _ parameter: String) {
        let term = Term(category, in: .category)
        #expect(query([.has(term)]).searches.flatMap(\.parameters) == [parameter])
    }

    /// Of two plain words for one parameter the second stays a word, so that neither is lost.
    @Test func theSecondOfTwoIsAWord() {
        let conditions = ["thai", "french", "dessert", "breakfast", "vegan", "vegetarian"]
            .map { Condition.has(Term($0)) }
        let asked = query(conditions)
        #expect(
            asked.searches.map(\.parameters) == [
                [
                    "query=french%20breakfast", "cuisine=Thai", "type=dessert",
                    "diet=vegan,vegetarian",
                ]
            ]
        )
        #expect(asked.unsent == [])
    }

    /// A comma would make two foods of one.
    @Test func noTermHasACommaInIt() {
        let sent = query([
            .has(Term("salt, sea", in: .ingredient)), .has(Term("pie, leek", in: .title)),
            .has(Term("nothing, known")), .has(Term("thai, hot", in: .cuisine)),
            .has(Term("odd, thing", in: .category)),
        ]).searches.flatMap(\.parameters)
        #expect(
            sent == [
                "query=pie%20leek%20nothing%20known", "includeIngredients=salt%20sea",
                "cuisine=thai%20hot", "type=odd%20thing",
            ]
        )
    }

    /// Everything that a turn asks for counts as narrowing, and minutes alone do not.
    @Test(arguments: [
        (Condition.has(Term("garlic")), 1), (.has(Term("stew")), 1),
        (.has(Term("thai", in: .cuisine)), 1), (.has(Term("dessert", in: .category)), 1),
        (.has(Term("vegan", in: .category)), 1), (.has(Term("soy free", in: .category)), 1),
        (.minutes(20), 2), (.none(Term("onion")), 2),
    ])
    func turnsAreTakenOnlyWhereNothingElseNarrows(_ other: Condition, _ searches: Int) {
        let either = Condition.any([Term("cheese"), Term("leek")])
        #expect(query([either, other]).searches.count == searches)
        #expect(query([other, either]).searches.count == searches)
    }

    @Test func ofTwoAlternativesTheFirstTakesTurns() {
        let first = Condition.any([Term("garlic"), Term("leek")])
        let second = Condition.any([Term("cheese"), Term("onion")])
        #expect(
            query([first, second]).searches.map(\.parameters)
                == [["includeIngredients=garlic"], ["includeIngredients=leek"]]
        )
    }

    /// The title of a term is not looked at by what excludes ingredients.
    @Test(arguments: [
        (TermField.anywhere, ["excludeIngredients=leek"]),
        (.ingredient, ["excludeIngredients=leek"]), (.title, []), (.cuisine, []), (.category, []),
    ])
    func onlyFoodsAreExcluded(_ field: TermField, _ expected: [String]) {
        #expect(query([.none(Term("leek", in: field))]).searches.flatMap(\.parameters) == expected)
    }

    @Test func itsNamesAreListedWithoutARequest() async throws {
        let bench = try ServiceBench()
        defer { bench.server.stop() }
        let service = try bench.spoonacular()
        let cuisines = try await service.names(of: .cuisines)
        #expect(cuisines.count == 27)
        #expect(cuisines.first == CountedName(name: "African"))
        #expect(cuisines.last == CountedName(name: "Vietnamese"))
        let types = try await service.names(of: .categories)
        #expect(types.count == 14)
        #expect(types.first == CountedName(name: "main course"))
        #expect(bench.server.requests.isEmpty)
    }
}
