import RecipeTestSupport
import Testing

/// Programs of the system, started at the prompt.
@Suite(.aFewAtOnce)
struct ProgramPromptTests {
    /// The prompt begins a row of its own, wherever a program has left the cursor.
    @Test(arguments: [("!echo one", ["one"]), ("!printf abc", ["abc"]), ("!true", [])])
    func theNextPromptBeginsARow(_ line: String, _ rows: [String]) async throws {
        let cook = try Cook()
        let terminal = try cook.terminal()
        let printed = try await terminal.rows(of: line)
        #expect(printed == rows)
        let next = try await terminal.rows(of: "echo still here")
        #expect(next == ["still here"])
        #expect(try await terminal.quit() == 0)
    }

    @Test(arguments: [
        ("!exit 3", "error: 'exit 3' failed (3)"),
        ("!no-such-program", "error: 'no-such-program' was not found"),
        ("!./no-program.txt", "error: can't run './no-program.txt'"),
        ("list | exit 3", "error: 'exit 3' failed (3)"),
        ("list | no-such-program", "error: 'no-such-program' was not found"),
    ])
    func howAProgramEndedIsTold(_ line: String, _ words: String) async throws {
        let cook = try Cook()
        try cook.write("words", to: "no-program.txt")
        let terminal = try cook.terminal()
        try await terminal.command("search title:vichyssoise")
        #expect(try await terminal.command(line).contains(words), "\(terminal.everything)")
        #expect(try await terminal.quit() == 0)
    }

    @Test func anAnswerIsHandedOverToAProgram() async throws {
        let cook = try Cook()
        let terminal = try cook.terminal()
        try await terminal.command("search title:vichyssoise")
        let rows = try await terminal.rows(of: "list | cat")
        #expect(rows.contains { $0.contains("Vichyssoise") }, "\(rows)")
        let none = try await terminal.rows(of: "list | true")
        #expect(none.isEmpty)
        #expect(try await terminal.quit() == 0)
    }

    /// Ctrl-C is the program's, and the shell goes on.
    @Test func controlCEndsTheProgramAlone() async throws {
        let cook = try Cook()
        try cook.write("echo begun\nexec sleep 1000\n", to: "wait.sh")
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        terminal.type("!sh wait.sh\r")
        try await terminal.wait { $0.screen.lines.contains("begun") }
        terminal.type(Keys.control("c"))
        try await terminal.wait(for: "cancelled")
        try await terminal.waitForPrompt()
        #expect(try await terminal.rows(of: "echo still here") == ["still here"])
        #expect(try await terminal.quit() == 0)
    }

    /// What is typed while a program reads is the program's.
    @Test func aProgramReadsTheTerminal() async throws {
        let cook = try Cook()
        try cook.write("echo ask; read word; echo \"<$word>\"\n", to: "ask.sh")
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        terminal.type("!sh ask.sh\r")
        try await terminal.wait { $0.screen.lines.contains("ask") }
        terminal.type("leek\r")
        try await terminal.wait { $0.screen.lines.contains("<leek>") }
        try await terminal.waitForPrompt()
        #expect(try await terminal.quit() == 0)
    }
}
