import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct AllServicesPlaceTests {
    private let order: [ServiceName] = [.cookbook, .themealdb, .feed]

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
