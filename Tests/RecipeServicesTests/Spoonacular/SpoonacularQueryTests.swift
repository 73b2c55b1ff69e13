import RecipeModel
import Testing

@testable import RecipeServices

struct SpoonacularQueryTests {
    private func query(_ conditions: [Condition]) -> SpoonacularQuery {
        SpoonacularQuery(RecipeQuery(conditions), isKnownFood: ServiceBench.isKnownFood)
    }

    private func parameters(_ conditions: Condition...) -> [[String]] {
        query(conditions).searches.map(\.parameters)
    }

    @Test func foodsAreIngredientsAndOtherWordsAreAQuery() {
        let sent = parameters(
            .has(Term("garlic")),
            .has(Term("weeknight")),
            .has(Term("goat cheese")),
            .has(Term("squid", in: .ingredient)),
            .has(Term("mac & cheese", in: .title))
        )
        #expect(
            sent == [
                [
                    "query=weeknight%20mac%20%26%20cheese",
                    "includeIngredients=garlic,goat%20cheese,squid",
                ]
            ]
        )
    }

    @Test func nothingAskedForIsNoParameter() {
        #expect(parameters() == [[]])
    }

    @Test func whatIsNotWantedIsExcluded() {
        let sent = parameters(.has(Term("garlic")), .none(Term("onion, red")))
        #expect(sent == [["includeIngredients=garlic", "excludeIngredients=onion%20red"]])
        // It excludes ingredients only; what else a term could mean is looked at here.
        let others = parameters(
            .none(Term("pie", in: .title)),
            .none(Term("thai", in: .cuisine)),
            .none(Term("dessert", in: .category))
        )
        #expect(others == [[]])
    }

    @Test func aKindOfFoodIsExcludedByEveryName() throws {
        let sent = try #require(parameters(.none(Term("nuts"))).first?.first)
        #expect(sent.hasPrefix("excludeIngredients=nuts,"))
        #expect(sent.contains("walnut"))
        #expect(sent.utf8.count < 1_500)
    }

    @Test(arguments: [
        ("dessert", "type=dessert"), ("pudding", "type=dessert"),
        ("main", "type=main%20course"), ("main course", "type=main%20course"),
        ("starter", "type=appetizer"), ("side dish", "type=side%20dish"), ("soup", "type=soup"),
        ("drinks", "type=drink"), ("vegan", "diet=vegan"), ("veggie", "diet=vegetarian"),
        ("gluten free", "diet=gluten%20free"), ("dairy free", "intolerances=dairy"),
        ("picnic", "type=picnic"),
    ])
    func categoriesAreTypesDietsOrIntolerances(_ category: String, _ parameter: String) {
        #expect(parameters(.has(Term(category, in: .category))) == [[parameter]])
    }

    @Test func dietsAddUpAndMinutesAreALimit() {
        let sent = parameters(
            .has(Term("vegan", in: .category)),
            .has(Term("gluten free", in: .category)),
            .minutes(30),
            .has(Term("thai", in: .cuisine))
        )
        #expect(sent == [["cuisine=thai", "diet=vegan,gluten%20free", "maxReadyTime=30"]])
    }

    @Test func ofTwoCuisinesOneIsSentAndTheOtherLookedAtHere() {
        let second = Condition.has(Term("french", in: .cuisine))
        let soup = Condition.has(Term("soup", in: .category))
        let asked = query([
            .has(Term("italian", in: .cuisine)), second, .has(Term("salad", in: .category)), soup,
        ])
        #expect(asked.searches.map(\.parameters) == [["cuisine=italian", "type=salad"]])
        #expect(asked.unsent == [second, soup])
    }

    @Test func ofSeveralTermsEachHasItsTurn() {
        let either = Condition.any([Term("garlic"), Term("stew"), Term("thai", in: .cuisine)])
        let sent = parameters(either, .none(Term("onion")), .minutes(20))
        let rest = ["excludeIngredients=onion,shallot", "maxReadyTime=20"]
        #expect(
            sent == [
                ["includeIngredients=garlic"] + rest, ["query=stew", rest[0], rest[1]],
                [rest[0], "cuisine=thai", rest[1]],
            ]
        )
    }

    /// Of all that a cook has the first four are asked for, which is told.
    @Test(arguments: [(2, nil), (4, nil), (5, 4), (20, 4)] as [(Int, Int?)])
    func ofTheFoodsToCookWithTheFirstAreAskedFor(count: Int, asked: Int?) {
        let foods = Condition.any((1...count).map { Term("word\($0)") })
        let kitchen = RecipeRanking.missing(.init(pantry: Pantry(foods: [])))
        func query(_ conditions: [Condition], _ ranking: RecipeRanking?) -> SpoonacularQuery {
            SpoonacularQuery(RecipeQuery(conditions, ranking: ranking)) { _ in false }
        }
        #expect(query([foods], kitchen).foodsAsked == asked)
        #expect(query([foods], nil).foodsAsked == nil)
        // What is wanted in any case is all that is sent.
        #expect(query([foods, .has(Term("pie"))], kitchen).foodsAsked == nil)
    }

    @Test func whatIsWantedInAnyCaseNarrowsEnough() {
        let either = Condition.any([Term("garlic"), Term("leek")])
        #expect(parameters(either, .has(Term("pie"))) == [["query=pie"]])
        // As many as are asked for at once, and one more.
        #expect(
            parameters(.any((1...4).map { Term("word\($0)") }))
                == (1...4).map { ["query=word\($0)"] }
        )
        #expect(parameters(.any((1...5).map { Term("word\($0)") })) == [[]])
    }
}
