import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

struct ListPageTests {
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

    @Test(arguments: [1, 3])
    func noMoreAreAtWorkThanAreAllowed(_ limit: Int) async throws {
        let counter = WorkCounter()
        let numbers = try await Array(1...12).mapped(atMost: limit) { number in
            counter.begin()
            for _ in 0..<20 { await Task.yield() }
            counter.end()
            return number
        }
        #expect(numbers == Array(1...12))
        #expect((1...limit).contains(counter.most))
    }

    @Test func oneThatFailsFailsAll() async {
        await #expect(throws: ServiceError.notKept) {
            try await [1, 2, 3].mapped(atMost: 2) { number in
                if number == 2 { throw ServiceError.notKept }
                return number
            }
        }
    }
}
