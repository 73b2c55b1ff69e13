import RecipeTestSupport
import Testing

@testable import KitchenLanguage
@testable import RecipeCooking

/// Timers as they are typed and shown.
struct TimerWordsTests {
    @Test func whatIsTypedIsReadBack() {
        for seconds in (1...4_000).map({ $0 }) + [36_000, 86_340, 86_400] {
            #expect(TimerLength(TimerLength.typed(seconds))?.seconds == seconds)
        }
    }

    // MARK: The board

    @Test func aTimerTellsWhatIsLeft() {
        var board = TimerBoard()
        let (timer, _) = board.started("rice", seconds: 60, at: 100)
        #expect(timer.length == 60 && timer.startedAt == 100 && timer.endsAt == 160)
        #expect([100, 159, 160, 161].map(timer.left) == [60, 1, 0, 0])
    }

    @Test func aTimerOfNoLengthRingsAfterASecond() {
        var board = TimerBoard()
        #expect(
            [0, -5, 1, 2].map { board.started(nil, seconds: $0, at: 10).0.endsAt } == [
                11, 11, 11, 12,
            ]
        )
    }

    @Test func aTimerBeyondAllTimesNeverRings() {
        var board = TimerBoard()
        #expect(board.started(nil, seconds: .max, at: 10).0.endsAt == .max)
    }

    @Test func stoppingTellsWhenToWakeNext() {
        var board = TimerBoard()
        let (rice, _) = board.started("rice", seconds: 60, at: 0)
        let (pasta, started) = board.started("pasta", seconds: 30, at: 0)
        #expect(started == [.wake(at: 30)])
        #expect(board.next(at: 0) == pasta)
        let stopped = board.stopped("PASTA")
        #expect(stopped?.0 == pasta)
        #expect(stopped?.1 == [.wake(at: 60)])
        let last = board.stopped("1")
        #expect(last?.0 == rice)
        #expect(last?.1 == [.wake(at: nil)])
        #expect(board.next(at: 0) == nil)
    }

    @Test func allAreStopped() {
        var board = TimerBoard()
        let none = board.stoppedAll()
        #expect(none.0.isEmpty && none.1.isEmpty)
        let (rice, _) = board.started("rice", seconds: 60, at: 0)
        let (pasta, _) = board.started("pasta", seconds: 30, at: 0)
        let all = board.stoppedAll()
        #expect(all.0 == [pasta, rice])
        #expect(all.1 == [.wake(at: nil)])
        #expect(board.timers.isEmpty)
    }

    /// A name goes before a number: who calls a timer 1 stops that.
    @Test func aTimerCalledByANumberIsMeantByIt() {
        var board = TimerBoard()
        let (first, _) = board.started(nil, seconds: 60, at: 0)
        let (named, _) = board.started("1", seconds: 90, at: 0)
        #expect(board.stopped("1")?.0 == named)
        #expect(board.stopped("1")?.0 == first)
        #expect(board.stopped("1")?.0 == nil)
        #expect(board.stopped("")?.0 == nil)
    }

    @Test func namesAreEqualWithoutAccents() {
        var board = TimerBoard()
        let (timer, _) = board.started("Crème", seconds: 60, at: 0)
        #expect(board.stopped("creme")?.0 == timer)
    }
}
