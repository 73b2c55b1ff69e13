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

    private var told: KitchenAnswer? {
        guard case .kitchen(let answer) = kitchen.answer else { return nil }
        return answer
    }

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

    @Test func ofSeveralTimersOneIsNamedOrAllAre() async {
        await kitchen.type("timer 5m rice")
        await kitchen.type("timer 6m")
        #expect(await kitchen.type("timers stop").exitCode == 64)
        guard case .mistake(let mistake)? = kitchen.failure else {
            Issue.record("no mistake")
            return
        }
        #expect(mistake.kind == .kitchen(.severalTimers(names: ["rice", "2"])))
        #expect(kitchen.shown.timers.count == 2)
        await kitchen.type("timers stop all")
        #expect(kitchen.shown.timers.isEmpty)
        await kitchen.type("timer 5m rice")
        await kitchen.type("timers stop")
        #expect(kitchen.shown.timers.isEmpty)
    }

    /// A name of nothing is none: the timer goes by its number.
    @Test func anEmptyNameIsNone() async {
        await kitchen.type("timer 5m '  '")
        #expect(kitchen.shown.timers == [TimerRow(name: "1", left: 300, length: 300)])
    }

    @Test(arguments: ["timers stop all", "timers stop ALL"])
    func allAreStoppedAtOnce(_ line: String) async {
        await kitchen.type("timer 5m rice")
        await kitchen.type("timer 6m")
        #expect(await kitchen.type(line).exitCode == 0)
        #expect(kitchen.shown.timers.isEmpty)
    }

    /// Paused and stopped by either name of the command, in one word or by their names.
    @Test(
        arguments: [
            ("timers pause", ["rice!", "2!"]), ("timer pause", ["rice!", "2!"]),
            ("timers pause all", ["rice!", "2!"]), ("timers pause rice", ["2", "rice!"]),
            ("timers pause 2", ["rice", "2!"]), ("timers pause; timers resume", ["rice", "2"]),
            ("timers pause; timers resume 2", ["2", "rice!"]), ("timer stop rice", ["2"]),
            ("timer stop all", []), ("timers pause soup", ["rice", "2"]),
        ] as [(String, [String])]
    )
    func timersStandStillAndGoOn(_ line: String, _ timers: [String]) async {
        await kitchen.type("timer 5m rice")
        await kitchen.type("timer 6m")
        let result = await kitchen.type(line)
        #expect(result.exitCode == (line.hasSuffix("soup") ? 64 : 0))
        #expect(kitchen.shown.timers.map { $0.name + ($0.isPaused ? "!" : "") } == timers)
        await kitchen.type("timers stop all")
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
        #expect(kitchen.shown.announced.map(\.withBell) == [true, false])
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

    @Test func scriptsHaveNoTimers() async {
        for line in ["timer 5m", "timer 5m rice"] {
            #expect(await kitchen.play(line).exitCode == 64)
        }
        let end = await kitchen.interpreter.play(line: "timer 5m", in: .commandLine)
        #expect(end.exitCode == 64)
        #expect(kitchen.shown.timers.isEmpty)
    }

    @Test func theBackgroundThatIsWaitedForHasNoTimers() async {
        await kitchen.type("timer 5m rice")
        let result = await kitchen.type("wait")
        #expect(result.exitCode == 0)
        #expect(kitchen.shown.timers.count == 1)
    }

    @Test func aRecordingHasTimersAsComments() async {
        await kitchen.type("record supper.rcp")
        await kitchen.type("search leek")
        await kitchen.type("timer 5m rice")
        await kitchen.type("record stop")
        #expect(
            kitchen.files["/here/supper.rcp"]
                == "#!/usr/bin/env recipe\nsearch leek\n# timer 5m rice\n"
        )
    }

    @Test func anEmptyLineStartsTheTimerThatAStepOffers() async {
        var recipe = TestKitchen.recipe("Pasta", ["pasta", "tomatoes"])
        recipe.stepGroups = [
            StepGroup(items: ["Boil the pasta for 12 minutes, then rest for 2 minutes.", "Serve."])
        ]
        let kitchen = TestKitchen(recipes: [recipe])
        await kitchen.type("search pasta")
        await kitchen.type("   ")
        #expect(kitchen.shown.timers.isEmpty, "no step is shown")
        await kitchen.type("guide 1")
        await kitchen.type("opne 3")
        await kitchen.type("")
        #expect(kitchen.shown.timers.map(\.name) == ["pasta"])
        await kitchen.type("")
        #expect(kitchen.shown.timers.map(\.name) == ["rest pasta", "pasta"])
        await kitchen.type("")
        #expect(kitchen.shown.timers.count == 2, "each is started once")
        await kitchen.type("list")
        await kitchen.type("")
        #expect(kitchen.shown.timers.count == 2)
    }

    /// In a guide a timer without a time is the step's, and saying so leaves the step where it is.
    @Test(arguments: ["timer", "set the timer", "start a timer for that", "put a timer on"])
    func aTimerWithoutATimeIsTheSteps(line: String) async {
        var recipe = TestKitchen.recipe("Pasta", ["pasta"])
        recipe.stepGroups = [StepGroup(items: ["Boil the pasta for 12 minutes.", "Serve."])]
        let kitchen = TestKitchen(recipes: [recipe], spokenLanguage: PlainWords())
        for typed in ["search pasta", "guide 1", line] { await kitchen.type(typed) }
        #expect(kitchen.shown.timers.map(\.name) == ["pasta"])
        #expect(await kitchen.shell.kitchen.cooking?.guide.step.number == 1)
        for typed in ["guide next", line] { await kitchen.type(typed) }
        #expect(kitchen.shown.timers.count == 1, "that step names no time")
        #expect(kitchen.mistake != nil)
        #expect(await kitchen.shell.kitchen.cooking?.guide.step.number == 2)
    }

    @Test func aStepIsLeftOnlyForAListOrAnotherRecipe() async {
        var recipe = TestKitchen.recipe("Pasta", ["pasta"])
        recipe.stepGroups = [StepGroup(items: ["One.", "Two.", "Three."])]
        let kitchen = TestKitchen(recipes: [recipe])
        func step() -> Int? {
            guard case .kitchen(.step(let answer)) = kitchen.answer else { return nil }
            return answer.step.number
        }
        await kitchen.type("search pasta")
        await kitchen.type("guide 1")
        await kitchen.type("next")
        #expect(step() == 2)
        await kitchen.type("timer 5m")
        await kitchen.type("shop add milk")
        await kitchen.type("open 99")
        await kitchen.type("next")
        #expect(step() == 3)
        await kitchen.type("guide back")
        #expect(step() == 2)
        await kitchen.type("open 1")
        await kitchen.type("next")
        #expect(step() == 3, "the recipe itself takes no step away")
        await kitchen.type("list")
        await kitchen.type("next")
        #expect(step() == nil)
        await kitchen.type("guide")
        #expect(step() == 3, "the guide goes on where it was left")
        await kitchen.type("timers stop")
    }
}
