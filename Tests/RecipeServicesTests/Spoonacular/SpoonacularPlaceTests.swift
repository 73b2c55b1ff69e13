import RecipeModel
import Testing

@testable import RecipeServices

struct SpoonacularPlaceTests {
    @Test func oneSearchGoesOnUpToTheLastOffset() throws {
        var cursor = PageCursor.first
        var seen: [Int] = []
        while true {
            let place = SpoonacularPlace(cursor, searches: 1, size: 50)
            let offset = try #require(place.offset)
            seen.append(offset)
            guard let next = place.cursor(behind: cursor, next: offset + 50) else { break }
            #expect(next.number == cursor.number + 1)
            #expect(SpoonacularPlace.cursor(past: cursor, size: 50) == next)
            cursor = next
        }
        #expect(seen == Array(stride(from: 0, through: 900, by: 50)))
        #expect(SpoonacularPlace.cursor(past: cursor, size: 50) == nil)
    }

    @Test func searchesTakeTurnsUntilEachHasEnded() throws {
        var left = [2, 5, 1]
        var cursor: PageCursor? = .first
        var turns: [Int] = []
        while let page = cursor {
            let place = SpoonacularPlace(page, searches: 3, size: 10)
            let offset = try #require(place.offset)
            left[place.turn] -= 1
            turns.append(place.turn)
            cursor = place.cursor(
                behind: page,
                next: left[place.turn] > 0 ? offset + 10 : nil
            )
        }
        #expect(turns == [0, 1, 2, 0, 1, 1, 1, 1])
        #expect(left == [0, 0, 0])
    }
}
