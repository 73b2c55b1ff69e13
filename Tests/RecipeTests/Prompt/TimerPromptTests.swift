import RecipeTestSupport
import Testing

/// Timers at the prompt of the program, as a cook sees and hears them.
@Suite(.aFewAtOnce)
struct TimerPromptTests {
    private static let bell: UInt8 = 7

    @Test func aTimerRingsAboveTheLineThatIsBeingTyped() async throws {
        let terminal = try Cook().terminal(["--quiet"])
        try await terminal.command("timer 2s eggs")
        try await terminal.enter("echo half a li")
        try await terminal.wait(for: "eggs: time is up")
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> echo half a li" }
        #expect(terminal.screen.lines.filter { $0.hasPrefix("eggs: time is up") }.count == 1)
        #expect(terminal.written.contains(Self.bell))
        try await terminal.enter("ne")
        terminal.type("\r")
        try await terminal.wait { $0.screen.lines.contains("half a line") }
        #expect(try await terminal.quit() == 0)
    }

    @Test func severalCountDownBesideThePromptAndSurviveMistakes() async throws {
        let terminal = try Cook().terminal(["--quiet"], columns: 80)
        try await terminal.command("timer 1h roast")
        try await terminal.command("timer 5m pasta")
        try await terminal.wait {
            $0.screen.lines.contains { $0.contains("pasta 04:5") && $0.contains("roast 59:5") }
        }
        try await terminal.command("opne 3")
        try await terminal.enter("half")
        terminal.type(Keys.control("c"))
        let timers = try await terminal.command("timers")
        #expect(timers.contains("pasta  04:"))
        #expect(timers.contains("roast  59:"))
        try await terminal.command("timers stop pasta")
        try await terminal.wait { $0.screen.lines.last?.contains("roast 59:") == true }
        #expect(terminal.screen.lines.last?.contains("pasta") == false)
        #expect(try await terminal.quit() == 0)
        #expect(terminal.everything.contains("Stopped roast, 59:"))
    }

    @Test func withoutABellItRingsSilently() async throws {
        let terminal = try Cook().terminal(["--quiet"])
        try await terminal.command("set bell off")
        try await terminal.command("timer 1s")
        try await terminal.wait(for: "timer 1: time is up")
        #expect(!terminal.written.contains(Self.bell))
        #expect(try await terminal.quit() == 0)
    }

    @Test func leavingByKeyTellsWhatStillRan() async throws {
        let terminal = try Cook().terminal(["--quiet"])
        try await terminal.command("timer 5m rice")
        try await terminal.waitForPrompt()
        terminal.type(Keys.control("d"))
        #expect(try await terminal.waitForEnd() == 0)
        #expect(terminal.everything.contains("Stopped rice, 0"))
    }

    @Test func enterStartsTheTimerOfAStepAndWordsMoveOn() async throws {
        let terminal = try Cook().terminal(["--quiet"], rows: 40)
        try await terminal.command("search leek")
        let first = try await terminal.command("guide 1")
        #expect(first.contains("Step 1 of "))
        var shown = first
        while !shown.contains("Enter: timer") {
            shown = try await terminal.command("next")
            try #require(!shown.contains("last step"), "no step names a time")
        }
        let started = try await terminal.command("")
        #expect(started.contains("Started "))
        try await terminal.command("next")
        let before = try await terminal.command("previous")
        #expect(before.contains("Step "))
        let again = try await terminal.command("repeat")
        #expect(again == before)
        #expect(try await terminal.quit() == 0)
    }
}
