import RecipeModel
import Testing

@testable import RecipeServices

struct RecipePuppyQueryTests {
    private func parameters(_ conditions: [Condition], page: Int = 1) -> String {
        RecipePuppyQuery(RecipeQuery(conditions)) {
            ["garlic", "goat cheese", "leek"].contains($0)
        }.parameters(page: page)
    }

    @Test func knownFoodsGoToIAndOtherWordsToQ() {
        let terms = ["garlic", "omelet", "goat cheese", "quick"].map { Condition.has(Term($0)) }
        #expect(parameters(terms) == "i=garlic,goat%20cheese&q=omelet%20quick&p=1")
    }

    @Test func withoutWishesEverythingIsListed() {
        #expect(parameters([], page: 12) == "p=12")
    }

    @Test func onlyWhatNarrowsWithoutLosingIsSent() {
        let conditions: [Condition] = [
            .any([Term("garlic"), Term("leek")]), .none(Term("onion")), .minutes(30),
            .has(Term("pie", in: .title)), .has(Term("soy, dark", in: .ingredient)),
            .has(Term("italian", in: .cuisine)), .has(Term("dessert", in: .category)),
        ]
        #expect(parameters(conditions) == "i=soy%20dark&q=pie&p=1")
    }

    @Test func ofSeveralTermsEachHasItsTurn() {
        let either = Condition.any([Term("garlic"), Term("stew"), Term("pie", in: .title)])
        let sent = (1...4).map { parameters([either, .none(Term("onion"))], page: $0) }
        #expect(sent == ["i=garlic&p=1", "q=stew&p=1", "q=pie&p=1", "i=garlic&p=2"])
    }

    @Test func upToFourTermsTakeTurns() {
        let four = Condition.any((1...4).map { Term("word\($0)") })
        let sent = (1...5).map { parameters([four], page: $0) }
        #expect(
            sent == ["q=word1&p=1", "q=word2&p=1", "q=word3&p=1", "q=word4&p=1", "q=word1&p=2"]
        )
    }

    @Test func ofTwoAlternativesTheFirstTakesTurns() {
        let first = Condition.any([Term("garlic"), Term("leek")])
        let second = Condition.any([Term("stew"), Term("pie")])
        #expect(
            (1...3).map { parameters([first, second], page: $0) }
                == ["i=garlic&p=1", "i=leek&p=1", "i=garlic&p=2"]
        )
        let many = Condition.any((1...5).map { Term("word\($0)") })
        #expect(parameters([many, second]) == "q=stew&p=1")
    }

    /// Of all that a cook has the first four are asked for, which is told.
    @Test(arguments: [(2, nil), (4, nil), (5, 4), (20, 4)] as [(Int, Int?)])
    func ofTheFoodsToCookWithTheFirstAreAskedFor(count: Int, asked: Int?) {
        let foods = Condition.any((1...count).map { Term("word\($0)") })
        let kitchen = RecipeRanking.missing(.init(pantry: Pantry(foods: [])))
        func query(_ conditions: [Condition], _ ranking: RecipeRanking?) -> RecipePuppyQuery {
            RecipePuppyQuery(RecipeQuery(conditions, ranking: ranking)) { _ in false }
        }
        #expect(query([foods], kitchen).foodsAsked == asked)
        #expect(query([foods], nil).foodsAsked == nil)
        // What is wanted in any case is all that is sent.
        #expect(query([foods, .has(Term("pie"))], kitchen).foodsAsked == nil)
    }

    @Test func whatIsWantedInAnyCaseNarrowsEnough() {
        let either = Condition.any([Term("garlic"), Term("leek")])
        #expect(parameters([either, .has(Term("pie"))], page: 2) == "q=pie&p=2")
    }

    @Test func moreTermsThanCanTakeTurnsAreLeftOut() {
        let many = Condition.any((1...5).map { Term("word\($0)") })
        let unknown = Condition.any([Term("garlic"), Term("italian", in: .cuisine)])
        #expect(parameters([many], page: 2) == "p=2")
        #expect(parameters([unknown], page: 2) == "p=2")
    }

    @Test(arguments: [
        ("http://h.example", "http://h.example/api/?p=1"),
        ("http://h.example/", "http://h.example/api/?p=1"),
        ("http://h.example/api", "http://h.example/api/?p=1"),
        ("http://h.example:81/api/", "http://h.example:81/api/?p=1"),
        ("https://h.example/old/puppy/", "https://h.example/old/puppy/api/?p=1"),
        ("https://h.example/old/api//", "https://h.example/old/api/?p=1"),
        ("http://h.example/api/?for=me#x", "http://h.example/api/?for=me&p=1"),
        ("http://h.example?", "http://h.example/api/?p=1"),
        ("http://h.example?for=me", "http://h.example/api/?for=me&p=1"),
    ])
    func theAddressMayNameTheAPIOrNot(_ given: String, _ asked: String) throws {
        let server = try #require(WebAddress(given))
        let endpoint = RecipePuppyService.endpoint(at: server, parameters: "p=1")
        #expect(endpoint?.text == asked)
    }
}
