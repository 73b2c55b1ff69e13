import RecipeModel
import ShellAnswers
import Testing

@testable import Display

struct ListLayoutTests {
    @Test(arguments: [
        ([3, 3, 3, 3], 2), ([9, 3, 3, 3], 1), ([3, 3, 3, 9], 3), ([4, 4, 4], 2), ([2], 1), ([], 0),
        ([1, 1, 1, 1, 4], 4),
    ])
    func columnsAreAboutEquallyTall(_ heights: [Int], _ left: Int) {
        #expect(ListLayout.share(ofHeights: heights) == left)
    }

    /// Law: no other share makes the taller column lower, and the left column is never empty.
    @Test func noShareIsBetter() {
        var dice = Dice(seed: 9)
        for _ in 0..<500 {
            let heights = (0..<dice.number(in: 1...12)).map { _ in dice.number(in: 2...9) }
            func taller(_ left: Int) -> Int {
                max(heights.prefix(left).reduce(0, +), heights.dropFirst(left).reduce(0, +))
            }
            let share = ListLayout.share(ofHeights: heights)
            #expect((1...heights.count).contains(share))
            #expect((0...heights.count).allSatisfy { taller($0) >= taller(share) })
        }
    }

    @Test func numbersGoDownAndThenRight() {
        let lines = renderer(width: 120).output(.results(Sample.results)).split(separator: "\n")
        #expect(lines[1].hasPrefix(" 11  ") && lines[1].contains("   14  "))
    }
}
