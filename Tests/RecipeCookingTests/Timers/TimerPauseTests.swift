import RecipeTestSupport
import Testing

@testable import RecipeCooking

/// Timers that stand still for a while.
struct TimerPauseTests {
    @Test func aPausedTimerKeepsWhatIsLeft() {
        var board = TimerBoard()
        _ = board.started("rice", seconds: 60, at: 0)
        let paused = board.paused("RICE", at: 20)
        #expect(paused?.0.map(\.isPaused) == [true])
        #expect(paused?.1 == [.wake(at: nil)], "there is nothing to wait for")
        #expect(board.timers.map { $0.left(at: 9_000) } == [40])
        #expect(board.ticked(at: 9_000) == [.wake(at: nil)])
        let resumed = board.resumed("rice", at: 9_000)
        #expect(resumed?.1 == [.wake(at: 9_040)])
        #expect(board.timers.map(\.length) == [60])
        #expect(board.ticked(at: 9_039) == [.wake(at: 9_040)])
        #expect(board.ticked(at: 9_040).count == 2, "it rings, and nothing is left to wait for")
    }

    /// Without a name all are meant; those that stand already aren't paused again.
    @Test func withoutANameAllAreMeant() {
        var board = TimerBoard()
        for (name, seconds) in [("rice", 60), ("eggs", 30), ("roast", 90)] {
            _ = board.started(name, seconds: seconds, at: 0)
        }
        #expect(board.paused("eggs", at: 10)?.0.map(\.name) == ["eggs"])
        #expect(board.timers.map(\.name) == ["rice", "roast", "eggs"], "those that run come first")
        #expect(board.paused(nil, at: 10)?.0.map(\.name) == ["rice", "roast"])
        #expect(board.paused(nil, at: 20)?.0.isEmpty == true)
        #expect(board.paused("eggs", at: 20)?.0.isEmpty == true)
        #expect(board.resumed(nil, at: 20)?.0.count == 3)
        #expect(board.timers.map(\.name) == ["eggs", "rice", "roast"])
        #expect(board.timers.map { $0.left(at: 20) } == [20, 50, 80])
        #expect(board.resumed("soup", at: 20) == nil)
        #expect(board.paused("soup", at: 20) == nil)
    }

    /// However often it stands still, a timer rings when it has run as long as it was set to.
    @Test(arguments: 0..<50)
    func itRingsAfterItsTimeOfRunning(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let length = Int.random(in: 1...60, using: &random)
        var board = TimerBoard()
        _ = board.started("rice", seconds: length, at: 0)
        var (now, ran, isPaused) = (0, 0, false)
        while !board.timers.isEmpty, now < 10_000 {
            if Int.random(in: 0..<4, using: &random) == 0 {
                let changed = isPaused ? board.resumed(nil, at: now) : board.paused(nil, at: now)
                #expect(changed?.0.count == 1)
                isPaused.toggle()
            }
            now += 1
            ran += isPaused ? 0 : 1
            #expect(board.timers.first?.left(at: now) == length - ran)
            _ = board.ticked(at: now)
            #expect(board.timers.isEmpty == (ran >= length))
        }
        #expect(ran == length)
    }
}
