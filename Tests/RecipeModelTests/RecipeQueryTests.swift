import Foundation
import RecipeModel
import Testing

struct RecipeQueryTests {
    private let garlic = Condition.has(Term("garlic"))
    private let onion = Condition.none(Term("onion"))

    @Test func conditionsStayInOrderAndAreUnique() {
        let query = RecipeQuery([garlic, onion, garlic, .has(Term("garlic", in: .title))])
        #expect(query.conditions == [garlic, onion, .has(Term("garlic", in: .title))])
    }

    @Test func aNewLimitTakesTheOldOnesPlace() {
        var query = RecipeQuery([garlic, .minutes(30), onion])
        query.add(.minutes(20))
        #expect(query.conditions == [garlic, .minutes(20), onion])
    }

    @Test func dropTellsWhatIsLifted() {
        var query = RecipeQuery([garlic, onion, .minutes(10)])
        let lifted = query.drop { $0.terms.contains(Term("onion")) }
        #expect(lifted == [onion])
        #expect(query.conditions == [garlic, .minutes(10)])
        let none = query.drop { _ in false }
        #expect(none.isEmpty)
    }

    @Test func aWishIsMoreThanLeavingOut() {
        #expect(!RecipeQuery().hasWish)
        #expect(!RecipeQuery([onion]).hasWish)
        #expect(RecipeQuery([onion, garlic]).hasWish)
        #expect(RecipeQuery([.minutes(10)]).hasWish)
    }

    @Test func codingKeepsAllAndTheLimitsOfConditions() throws {
        let query = RecipeQuery(
            [garlic, onion, .minutes(5), .any([Term("a"), Term("b", in: .cuisine)])],
            sort: .title
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(query)
        #expect(try JSONDecoder().decode(RecipeQuery.self, from: data) == query)
        let text = String(decoding: data, as: UTF8.self)
        let one = String(decoding: try encoder.encode(onion), as: UTF8.self)
        let doubled = text.replacingOccurrences(of: one, with: one + "," + one)
        #expect(doubled != text)
        #expect(try JSONDecoder().decode(RecipeQuery.self, from: Data(doubled.utf8)) == query)
    }
}
