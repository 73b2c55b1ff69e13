import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct AllServicesPlaceTests {
    private let order: [ServiceName] = [.cookbook, .themealdb, .feed]

    @Test func placesAreWrittenInOrderAndReadBack() throws {
        var place = AllServicesPlace()
        place.cursors = [
            .feed: PageCursor(number: 2), .cookbook: PageCursor(number: 4, place: "a=b&c:d@e%"),
        ]
        let cursor = try #require(place.cursor(number: 7, order: order))
        #expect(cursor.number == 7)
        #expect(cursor.place == "cookbook=4:a%3Db%26c%3Ad%40e%25&feed=2")
        #expect(AllServicesPlace(cursor, of: order) == place)
        #expect(AllServicesPlace(cursor, of: [.feed]).cursors.keys.map(\.self) == [.feed])
        #expect(AllServicesPlace().cursor(number: 2, order: order) == nil)
    }

    @Test func anyPlacesComeBackAsTheyWere() {
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<1_000 {
            var place = AllServicesPlace()
            for service in order where Bool.random(using: &generator) {
                let text = generator.text(upTo: 8)
                place.cursors[service] = PageCursor(
                    number: Int.random(in: 1...999, using: &generator),
                    place: Bool.random(using: &generator) ? text : nil
                )
            }
            guard let cursor = place.cursor(number: 2, order: order) else {
                #expect(place.cursors.isEmpty)
                continue
            }
            #expect(AllServicesPlace(cursor, of: order) == place)
        }
    }
}
