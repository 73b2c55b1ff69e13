import Conversation
import RecipeCooking
import RecipeModel
import ShellAnswers
import Testing

@testable import ShellCommands

/// Timers on a clock that is moved by hand; the limit only ends a test that would wait for ever.
@Suite(.timeLimit(.minutes(20)))
struct TimerTests {
    private let kitchen = TestKitchen()

    /// The names of the timers that rang, in their order.
    private var rung: [String] {
        kitchen.shown.announced.compactMap { announced in
            guard case .reply(let reply) = announced.presentation.content,
                case .kitchen(.timerRang(let row)) = reply.answer
            else { return nil }
            return row.name
        }
    }

    @Test func countsDownBesideThePromptAndRings() async {
        await kitchen.type("timer 3s eggs")
        #expect(kitchen.shown.timers == [TimerRow(name: "eggs", left: 3, length: 3)])
        await kitchen.clock.advance(by: 2)
        await kitchen.clock.someoneWaits()
        #expect(kitchen.shown.timers.map(\.left) == [1])
        #expect(rung.isEmpty)
        await kitchen.clock.advance(by: 1)
        await kitchen.shown.announced(1)
        #expect(rung == ["eggs"])
        await kitchen.type("timers")
        #expect(kitchen.shown.timers.isEmpty)
    }

    @Test func severalRunAtOnceAndSurviveErrors() async {
        await kitchen.type("timer 4s rice")
        await kitchen.type("timer 2s")
        await kitchen.type("timer 9m roast")
        #expect(kitchen.shown.timers.map(\.name) == ["2", "rice", "roast"])
        let result = await kitchen.type("open 99")
        #expect(result.exitCode == 64)
        await kitchen.clock.advance(by: 4)
        await kitchen.shown.announced(2)
        #expect(rung == ["2", "rice"])
        await kitchen.clock.someoneWaits()
        #expect(kitchen.shown.timers.map(\.name) == ["roast"])
        await kitchen.type("timers stop roast")
        #expect(kitchen.shown.timers.isEmpty)
    }

    @Test func whatIsPausedDoesNotRing() async {
        await kitchen.type("timer 3s eggs")
        await kitchen.type("timers pause")
        kitchen.clock.pass(60)
        #expect(rung.isEmpty)
        await kitchen.type("timers resume")
        await kitchen.clock.advance(by: 3)
        await kitchen.shown.announced(1)
        #expect(rung == ["eggs"])
    }

    @Test func aMachineThatSleptRingsForAllThatIsOver() async {
        await kitchen.type("timer 5m rice")
        await kitchen.type("timer 2m eggs")
        await kitchen.clock.jump(by: 4_000)
        await kitchen.shown.announced(2)
        #expect(rung == ["eggs", "rice"])
    }

    @Test func theBellSoundsWhereItIsWanted() async {
        await kitchen.type("timer 1s eggs")
        await kitchen.clock.advance(by: 1)
        await kitchen.shown.announced(1)
        await kitchen.type("set bell off")
        await kitchen.type("timer 1s rice")
        await kitchen.clock.advance(by: 1)
        await kitchen.shown.announced(2)
        #expect(kitchen.shown.announced.map(\.withWakeup) == [true, false])
    }

    @Test(arguments: ["quit", ""])
    func leavingTellsWhichTimersWereRunning(_ line: String) async {
        await kitchen.type("timer 5m rice")
        if line.isEmpty {
            await kitchen.shell.stopTimersAtTheEnd()
        } else {
            await kitchen.type(line)
        }
        let stopped = kitchen.shown.contents.compactMap { content -> [TimerRow]? in
            guard case .reply(let reply) = content,
                case .kitchen(.timersStopped(let rows)) = reply.answer
            else { return nil }
            return rows
        }
        #expect(stopped == [[TimerRow(name: "rice", left: 300, length: 300)]])
        #expect(kitchen.shown.timers.isEmpty)
    }

}
