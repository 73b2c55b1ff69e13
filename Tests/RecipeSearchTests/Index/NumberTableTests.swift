import RecipeTestSupport
import Testing

@testable import RecipeSearch

struct NumberTableTests {
    /// Numbers that come often, that are alike in their lowest bits, and 0.
    @Test(arguments: [1, 7, 1 << 12, 1 << 40] as [UInt64])
    func placesAreThoseOfTheFirstComing(step: UInt64) {
        var generator = SeededGenerator(seed: step)
        var table = NumberTable()
        var places: [UInt64: Int] = [:]
        for _ in 0..<3_000 {
            let number = UInt64.random(in: 0...900, using: &generator) &* step
            let expected = places[number]
            let (place, isNew) = table.insert(number)
            #expect(place == expected ?? places.count)
            #expect(isNew == (expected == nil))
            places[number] = place
        }
        #expect(table.numbers.count == places.count)
        #expect(table.numbers.enumerated().allSatisfy { places[$1] == $0 })
    }
}
