import RecipeTestSupport
import Testing

@testable import RecipeSearch

/// Counts of sets are those that adding up one by one comes to.
struct ChunkCounterTests {
    @Test(arguments: 1...UInt64(lawCases(1)))
    func countsAreWhatAddingUpComesTo(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var counter = ChunkCounter()
        for _ in 0..<2 {
            counter.clear()
            var counts = [Int](repeating: 0, count: RecipeChunk.span)
            for number in 0..<Int.random(in: 1...40, using: &random) {
                // Few are a list, many are bits; the first ones are in each.
                let share = number % 3 == 0 ? 2 : number % 3 == 1 ? 90 : 40_000
                let members = (0..<RecipeChunk.span).filter {
                    $0 < 100 || Int.random(in: 0..<share, using: &random) == 0
                }
                for member in members { counts[member] += 1 }
                counter.add(RecipeChunk(sorted: members.map { UInt16($0) }))
            }
            let places = Array(0..<200) + (0..<300).map { $0 * 218 }
            for place in places { #expect(counter.count(of: place) == counts[place]) }
            for least in [0, 1, 2, 3, 5, 8, 31, 40, 41, 63, 64, 300] {
                let found = RecipeChunk(bits: counter.atLeast(least)).numbers.map { Int($0) }
                #expect(found == counts.indices.filter { counts[$0] >= least })
            }
        }
    }

    @Test func whatNobodyAddedIsCountedNotAtAll() {
        let counter = ChunkCounter()
        #expect(counter.count(of: 65_535) == 0)
        #expect(RecipeChunk(bits: counter.atLeast(1)).isEmpty)
        #expect(RecipeChunk(bits: counter.atLeast(0)).count == RecipeChunk.span)
    }
}

/// The best of many places are those that sorting all of them by their standing begins with.
struct BestStandingsTests {
    @Test(arguments: [1, 7, 40])
    func theBestAreThoseThatSortingBeginsWith(limit: Int) {
        var random = SeededGenerator(seed: UInt64(limit))
        var best = BestStandings(limit: limit)
        var all: [(first: Int, second: Int, place: IndexPlace)] = []
        for number in 0..<500 {
            let standing = (
                first: Int.random(in: -2...70, using: &random),
                second: Int.random(in: -2...70, using: &random),
                place: IndexPlace(tier: 0, number: number)
            )
            all.append(standing)
            // What stands too badly need not be added.
            guard !best.isFull(before: standing.first),
                min(max(standing.second, 0), 63) <= best.mostSecond(after: standing.first)
            else { continue }
            best.add(standing.place, first: standing.first, second: standing.second)
        }
        let held = { (number: Int) in min(max(number, 0), 63) }
        let sorted = all.sorted {
            (held($0.first), held($0.second), $0.place)
                < (held($1.first), held($1.second), $1.place)
        }
        #expect(best.places == sorted.prefix(limit).map(\.place))
    }
}
