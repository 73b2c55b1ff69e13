import RecipeModel
import Testing

@testable import RecipeServices

struct SpoonacularPlaceTests {
    private func offsets(_ cursor: PageCursor, searches: Int = 1, size: Int = 10) -> [Int?] {
        SpoonacularPlace(cursor, searches: searches, size: size).offsets
    }

    @Test func aNumberAloneCountsWholePages() {
        #expect(offsets(.first) == [0])
        #expect(offsets(PageCursor(number: 4)) == [30])
        #expect(offsets(PageCursor(number: 91)) == [900])
        #expect(offsets(PageCursor(number: 92)) == [nil])
        #expect(offsets(PageCursor(number: 5), searches: 3) == [20, 10, 10])
        #expect(SpoonacularPlace(PageCursor(number: 5), searches: 3, size: 10).turn == 1)
    }

    @Test func aPlaceSaysItExactly() {
        let place = SpoonacularPlace(PageCursor(number: 9, place: "80@0"), searches: 1, size: 50)
        #expect(place.offset == 80)
        let other = SpoonacularPlace(
            PageCursor(number: 9, place: "20,-,7@2"),
            searches: 3,
            size: 10
        )
        #expect(other.offsets == [20, nil, 7])
        #expect(other.offset == 7)
    }

    @Test(arguments: [
        "", "@", "0", "x@0", "0@1", "0@-1", "901@0", "-1@0", "0,0@0", "0@0@0", "1e3@0", "0@x",
    ])
    func whatIsNoPlaceIsCountedOff(_ place: String) {
        #expect(offsets(PageCursor(number: 3, place: place)) == [20])
    }

    @Test func placesOfUpToSixteenSearchesAreRead() {
        for count in [16, 17] {
            let text = Array(repeating: "5", count: count).joined(separator: ",") + "@0"
            let place = SpoonacularPlace(
                PageCursor(number: 1, place: text),
                searches: count,
                size: 10
            )
            #expect(place.offset == (count == 16 ? 5 : 0))
        }
    }

    @Test(arguments: [(0, 0), (-3, 0), (1, 0), (2, 10), (Int.max, nil), (Int.min, 0)])
    func anyNumberIsAPage(_ number: Int, _ offset: Int?) {
        #expect(offsets(PageCursor(number: number)) == [offset])
    }

    /// A search that has ended is passed over, and the cursor says which.
    @Test(arguments: [
        ("0,0,0@0", 10, "10,0,0@1"), ("0,-,0@0", 10, "10,-,0@2"), ("0,-,-@0", 10, "10,-,-@0"),
        ("0,5,7@2", nil, "0,5,-@0"), ("-,5,7@2", nil, "-,5,-@1"), ("-,-,7@2", nil, nil),
        ("0,0,900@2", 901, "0,0,-@0"), ("0,0,890@2", 900, "0,0,900@0"),
    ])
    func theNextTurnIsOfTheNextThatGoesOn(_ place: String, _ next: Int?, _ behind: String?) {
        let cursor = PageCursor(number: 4, place: place)
        let found = SpoonacularPlace(cursor, searches: 3, size: 10)
            .cursor(behind: cursor, next: next)
        #expect(found == behind.map { PageCursor(number: 5, place: $0) })
    }

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
