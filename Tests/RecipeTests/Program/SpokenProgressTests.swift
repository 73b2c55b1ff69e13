import RecipeModel
import ShellAnswers
import Testing

@testable import recipe

struct ProgressBoardTests {
    /// The seconds are those of the whole wait, whatever is waited for on the way.
    @Test func aWaitThatGoesOnKeepsItsTime() throws {
        let board = ProgressBoard()
        #expect(board.current?.seconds == nil)
        board.set(.recipe(title: "Leek soup"))
        var first = try #require(board.current)
        while first.seconds < 0.01 { first = try #require(board.current) }
        #expect(first.progress == .recipe(title: "Leek soup"))
        board.set(.background)
        let second = try #require(board.current)
        #expect(second.progress == .background)
        #expect(second.seconds >= first.seconds)
    }

    @Test func aWaitThatIsOverIsForgottenAndTheNextBeginsAnew() throws {
        let board = ProgressBoard()
        let begin = ContinuousClock.now
        board.set(.background)
        board.set(nil)
        #expect(board.current?.seconds == nil)
        while ContinuousClock.now - begin < .milliseconds(10) {}
        let again = ContinuousClock.now
        board.set(.background)
        let seconds = try #require(board.current).seconds
        #expect(seconds <= (ContinuousClock.now - again) / .seconds(1))
    }
}

struct SpokenProgressTests {
    @Test(
        arguments: [
            ([0.2, 4.9, 5, 5.1, 9.9, 10, 12], [5, 10]), ([17], [15]), ([4, 6, 3, 6], [5, 5]),
            ([11, 0.2, 5, 10, 15], [10, 5, 10, 15]), ([], []),
        ] as [([Double], [Int])]
    )
    func eachWaitIsSpokenOfEveryFiveSeconds(_ seconds: [Double], _ said: [Int]) {
        var progress = SpokenProgress()
        #expect(seconds.compactMap { progress.due(after: $0) } == said)
    }
}
