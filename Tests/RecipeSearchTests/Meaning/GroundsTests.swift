import Foundation
import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// Queries and offers as they are put together, written and read back.
struct GroundsTests {
    // MARK: Offers

    @Test func whatWasToBeLeftOutAndIsUnknown() {
        let query = RecipeQuery([.has(Term("gloop")), .none(Term("blorf")), .none(Term("leek"))])
        let offer = QueryOffer(query: RecipeQuery(), total: 3, unknown: ["gloop", "blorf", "mush"])
        #expect(offer.unknownExclusions(of: query) == ["blorf"])
        #expect(offer.unknownExclusions(of: RecipeQuery()).isEmpty)
        #expect(!offer.isTaken && offer.corrections.isEmpty)
    }

    @Test func anOfferIsWrittenAndReadBack() throws {
        let offer = QueryOffer(
            query: RecipeQuery([.has(Term("leek"))], sort: .title),
            total: 3,
            corrections: [.init(typed: "lek", meant: "leek")],
            unknown: ["blorf"],
            isTaken: true
        )
        let data = try JSONEncoder().encode(offer)
        #expect(try JSONDecoder().decode(QueryOffer.self, from: data) == offer)
    }

    // MARK: Queries

    @Test func aQueryWithAnOrderIsWrittenAndReadBack() throws {
        let ranking = RecipeRanking.missing(
            .init(pantry: Pantry(foods: ["rice"], staples: ["salt"]), for: .sorting, maxMissing: 2)
        )
        let query = RecipeQuery([.minutes(9)], sort: .missing, ranking: ranking)
        let data = try JSONEncoder().encode(query)
        #expect(try JSONDecoder().decode(RecipeQuery.self, from: data) == query)
        let plain = Data(#"{"conditions":[],"sort":"title"}"#.utf8)
        let read = try JSONDecoder().decode(RecipeQuery.self, from: plain)
        #expect(read == RecipeQuery(sort: .title) && read.ranking == nil)
        for broken in [
            #"{"sort":"title"}"#, #"{"conditions":[]}"#, #"{"conditions":[],"sort":"x"}"#,
        ] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(RecipeQuery.self, from: Data(broken.utf8))
            }
        }
    }

    @Test func aLimitIsAddedOnce() {
        var query = RecipeQuery([.minutes(30)])
        query.add(.minutes(30))
        #expect(query.conditions == [.minutes(30)])
        query.add(.has(Term("leek")))
        query.add(.minutes(60))
        #expect(query.conditions == [.minutes(60), .has(Term("leek"))])
        #expect(RecipeQuery([.minutes(1), .minutes(2)]).conditions == [.minutes(2)])
    }

    @Test func equalTitlesStayInTheirOrder() {
        let recipes = ["b", "É", "a", "E", "B"].enumerated().map { Recipe.sample($1, key: "\($0)") }
        #expect(RecipeSort.title.arranged(recipes).map(\.title) == ["a", "b", "B", "É", "E"])
        #expect(RecipeSort.missing.arranged(recipes) == recipes)
    }
}
