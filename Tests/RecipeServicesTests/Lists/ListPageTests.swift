import RecipeModel
import Testing

@testable import RecipeServices

struct ListPageTests {
    @Test(arguments: [
        (Int.min, 5), (0, 5), (4, 5), (5, 5), (6, 6), (10, 10), (49, 49), (50, 50), (51, 50),
        (Int.max, 50),
    ])
    func aPageHasFiveToFiftyRecipes(_ asked: Int, _ held: Int) {
        #expect(PageSize.held(asked) == held)
    }

    @Test(
        arguments: [
            (0, PageCursor.first, 0..<0, nil), (1, .first, 0..<1, nil), (10, .first, 0..<10, nil),
            (11, .first, 0..<10, PageCursor(number: 2, place: "10")),
            (25, PageCursor(number: 2), 10..<20, PageCursor(number: 3, place: "20")),
            (25, PageCursor(number: 3), 20..<25, nil), (20, PageCursor(number: 2), 10..<20, nil),
            (20, PageCursor(number: 3), 20..<20, nil), (5, PageCursor(number: 9), 5..<5, nil),
            // A place says it exactly, whatever the number says.
            (25, PageCursor(number: 2, place: "7"), 7..<17, PageCursor(number: 3, place: "17")),
            (25, PageCursor(number: 2, place: "-7"), 0..<10, PageCursor(number: 3, place: "10")),
            (25, PageCursor(number: 2, place: "x"), 10..<20, PageCursor(number: 3, place: "20")),
            (25, PageCursor(number: 0), 0..<10, PageCursor(number: 1, place: "10")),
            (25, PageCursor(number: Int.max), 25..<25, nil),
            (25, PageCursor(number: 1, place: String(Int.max)), 25..<25, nil),
        ] as [(Int, PageCursor, Range<Int>, PageCursor?)]
    )
    func aPageIsACutOfTheList(
        _ count: Int,
        _ cursor: PageCursor,
        _ range: Range<Int>,
        _ next: PageCursor?
    ) {
        let page = ListPage(of: count, at: cursor, size: 10)
        #expect(page.range == range)
        #expect(page.next == next)
    }

    /// Whatever comes first, results are handed on in the order of what they are of.
    @Test(arguments: [1, 2, 3, 20])
    func resultsAreHandedOnInOrder(_ limit: Int) async throws {
        let numbers = Array(1...12)
        let doubled = try await numbers.mapped(atMost: limit) { number in
            for _ in 0..<(12 - number) { await Task.yield() }
            return number * 2
        }
        #expect(doubled == numbers.map { $0 * 2 })
        #expect(try await [Int]().mapped(atMost: limit) { $0 }.isEmpty)
    }

    /// Counts those at work.
    private actor Counter {
        private var now = 0
        private(set) var most = 0

        func begin() {
            now += 1
            most = max(most, now)
        }

        func end() { now -= 1 }
    }

    @Test(arguments: [1, 3])
    func noMoreAreAtWorkThanAreAllowed(_ limit: Int) async throws {
        let counter = Counter()
        let numbers = try await Array(1...12).mapped(atMost: limit) { number in
            await counter.begin()
            for _ in 0..<20 { await Task.yield() }
            await counter.end()
            return number
        }
        #expect(numbers == Array(1...12))
        #expect(await (1...limit).contains(counter.most))
    }

    @Test func oneThatFailsFailsAll() async {
        await #expect(throws: ServiceFailure.notKept) {
            try await [1, 2, 3].mapped(atMost: 2) { number in
                if number == 2 { throw ServiceFailure.notKept }
                return number
            }
        }
    }
}
