import RecipeCooking
import RecipeTestSupport
import Testing

struct TimerBoardTests {
    @Test func ringsWhenItIsTime() {
        var board = TimerBoard()
        let (pasta, effects) = board.started("pasta", seconds: 720, at: 1_000)
        #expect(effects == [.wake(at: 1_720)])
        #expect(board.next(at: 1_060)?.left(at: 1_060) == 660)
        let early = board.ticked(at: 1_719)
        #expect(early == [.wake(at: 1_720)])
        let late = board.ticked(at: 1_720)
        #expect(late == [.ring(pasta), .wake(at: nil)])
        #expect(board.timers.isEmpty)
    }

    @Test func theNextToRingIsFirst() {
        var board = TimerBoard()
        _ = board.started("roast", seconds: 3_600, at: 0)
        _ = board.started(nil, seconds: 60, at: 0)
        _ = board.started("rice", seconds: 600, at: 0)
        #expect(board.timers.map(\.name) == [nil, "rice", "roast"])
        #expect(board.timers.map(\.number) == [2, 3, 1])
    }

    @Test func ofTwoThatEndTogetherTheOneBegunFirstIsFirst() {
        var board = TimerBoard()
        let (rice, _) = board.started("rice", seconds: 60, at: 0)
        let (pasta, _) = board.started("pasta", seconds: 50, at: 10)
        let told = board.ticked(at: 60)
        #expect(told == [.ring(rice), .ring(pasta), .wake(at: nil)])
    }

    @Test func whereNoneIsLeftNumbersBeginAgain() {
        var board = TimerBoard()
        _ = board.started("a", seconds: 10, at: 0)
        #expect(board.started("b", seconds: 20, at: 0).0.number == 2)
        _ = board.stopped("a")
        #expect(board.started("c", seconds: 20, at: 0).0.number == 3)
        _ = board.stoppedAll()
        #expect(board.started("d", seconds: 20, at: 0).0.number == 1)
        _ = board.ticked(at: 20)
        #expect(board.started("e", seconds: 20, at: 30).0.number == 1)
    }

    @Test func aSleepingMachineRingsForAllThatIsOver() {
        var board = TimerBoard()
        let (first, _) = board.started("a", seconds: 10, at: 0)
        let (second, _) = board.started("b", seconds: 20, at: 0)
        _ = board.started("c", seconds: 9_000, at: 0)
        let told = board.ticked(at: 5_000)
        #expect(told == [.ring(first), .ring(second), .wake(at: 9_000)])
    }

    @Test func aNameIsStoppedWithoutLetterCaseElseTheNumber() {
        var board = TimerBoard()
        let (pasta, _) = board.started("Pasta", seconds: 10, at: 0)
        let (other, _) = board.started(nil, seconds: 20, at: 0)
        let stopped = ["rice", "pasta", "2", "2"].map { board.stopped($0)?.0 }
        #expect(stopped == [nil, pasta, other, nil])
    }

    @Test func ofOneNameBothRing() {
        var board = TimerBoard()
        _ = board.started("pasta", seconds: 10, at: 0)
        _ = board.started("PASTA", seconds: 500, at: 5)
        #expect(board.timers.map(\.endsAt) == [10, 505])
        #expect(board.timers.map(\.name) == ["pasta", "PASTA 2"])
        _ = board.prolonged("the pasta timer", by: 600)
        #expect(board.timers.map(\.endsAt) == [505, 610])
    }

    /// Whatever happens: each timer rings once and not before its time, or was stopped; the board
    /// wakes for the next one; none is lost.
    @Test(arguments: 0..<20)
    func everyTimerRingsOnceOrWasStopped(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        var board = TimerBoard()
        var now = 0
        var open: Set<TimerBoard.Timer> = []
        for _ in 0..<300 {
            now += Int.random(in: 0...40, using: &random)
            var effects: [TimerBoard.Effect] = []
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                let seconds = Int.random(in: 1...200, using: &random)
                let started = board.started(nil, seconds: seconds, at: now)
                #expect(open.insert(started.0).inserted)
                effects = started.1
            case 1:
                guard let timer = open.randomElement(using: &random),
                    let stopped = board.stopped(String(timer.number))
                else { continue }
                #expect(open.remove(stopped.0) != nil)
                effects = stopped.1
            default: effects = board.ticked(at: now)
            }
            for case .ring(let timer) in effects {
                #expect(timer.endsAt <= now)
                #expect(open.remove(timer) != nil)
            }
            #expect(effects.last == .wake(at: open.map(\.endsAt).min()))
            #expect(Set(board.timers) == open)
            #expect(board.timers.map(\.endsAt) == board.timers.map(\.endsAt).sorted())
        }
    }
}
