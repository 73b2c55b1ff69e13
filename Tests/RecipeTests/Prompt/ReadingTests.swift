import Foundation
import RecipeTestSupport
import Testing

/// Answers taller than the screen, read on a screen of our own.
@Suite(.aFewAtOnce)
struct ReadingTests {
    /// A recipe open on a screen of 12 rows.
    private func reading(
        _ line: String = "open 1",
        columns: Int = 80,
        environment: [String: String] = [:]
    ) async throws -> CookTerminal {
        let changes = ["RECIPE_PAGER": "", "COLORFGBG": "15;0"].merging(environment) { $1 }
        let terminal = try Cook(changes).terminal(columns: columns, rows: 12)
        try await terminal.command("search title:vichyssoise")
        try await terminal.waitForPrompt()
        terminal.type(line + "\r")
        try await terminal.wait { Self.isReading($0.screen) }
        return terminal
    }

    private static func isReading(_ screen: TerminalScreen) -> Bool {
        screen.modes.contains(1049) && screen.lines.last?.contains("q leaves") == true
    }

    private func press(
        _ keys: String,
        on terminal: CookTerminal,
        until foot: String
    ) async throws {
        terminal.type(keys)
        try await terminal.wait { $0.screen.lines.last?.hasPrefix(foot) == true }
    }

    @Test func keysMoveAndTheScreenThatWasSeenLastStays() async throws {
        let terminal = try await reading()
        #expect(terminal.screen.lines.first?.hasPrefix("Vichyssoise") == true)
        #expect(terminal.screen.lines.last?.contains("Space next · / search · G end · q") == true)
        try await press(" ", on: terminal, until: "lines 11-21")
        try await press("b", on: terminal, until: "lines 1-11")
        try await press("\u{1B}[6~", on: terminal, until: "lines 11-21")
        try await press("\u{1B}[5~", on: terminal, until: "lines 1-11")
        try await press("\u{1B}[B\r", on: terminal, until: "lines 3-13")
        try await press("\u{1B}[A", on: terminal, until: "lines 2-12")
        try await press("\u{1B}[H", on: terminal, until: "lines 1-11")
        let seen = terminal.screen.lines
        terminal.type("q")
        try await terminal.waitForPrompt()
        #expect(!terminal.screen.modes.contains(1049))
        #expect(Array(terminal.screen.lines.suffix(12).prefix(10)) == Array(seen.prefix(10)))
        #expect(terminal.screen.lines[10].hasPrefix("lines 1-10 of "))
        #expect(terminal.everything.contains("search title:vichyssoise"), "the screen before it")
        #expect(try await terminal.quit() == 0)
    }

    /// A command can be typed at once, also one that begins like a key.
    @Test(arguments: ["search leek", "status", "back", "next", "guide", "42", ":set", "!true", "é"])
    func whatIsTypedIsTheNextLine(_ line: String) async throws {
        let terminal = try await reading()
        terminal.type(line)
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> " + line }
        #expect(!terminal.screen.modes.contains(1049))
        terminal.type(Keys.control("u"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func aPastedBlockIsTheNextLine() async throws {
        let terminal = try await reading()
        terminal.type(Keys.pasted("search leek\nopen 1"))
        try await terminal.wait { $0.screen.textBeforeCursor == "open 1" }
        #expect(terminal.screen.everything.contains("recipe> search leek"))
        terminal.type(Keys.control("c"))
        #expect(try await terminal.quit() == 0)
    }

    @Test(arguments: [Keys.escape, Keys.control("c"), Keys.control("d"), Keys.control("g")])
    func theseLeaveToo(_ key: String) async throws {
        let terminal = try await reading()
        terminal.type(key)
        try await terminal.waitForPrompt()
        #expect(try await terminal.command("echo still here").contains("still here"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func wordsAreSearchedAndMarked() async throws {
        let terminal = try await reading()
        terminal.type("/STOC")
        try await terminal.wait { $0.screen.lines.last == "/STOC" }
        terminal.type("k\r")
        try await terminal.wait { $0.screen.lines.last?.contains("STOCk: 1 of ") == true }
        #expect(String(decoding: terminal.written, as: UTF8.self).contains("\u{1B}[7mstock"))
        try await press("n", on: terminal, until: "lines ")
        try await terminal.wait { $0.screen.lines.last?.contains("STOCk: 2 of ") == true }
        terminal.type("/aubergine\r")
        try await terminal.wait { $0.screen.lines.last?.contains("nothing found") == true }
        terminal.type("q")
        #expect(try await terminal.quit() == 0)
    }

    /// The lines are broken anew, and what was on top stays there.
    @Test func anotherSizeIsFollowed() async throws {
        let terminal = try await reading()
        try await press("G", on: terminal, until: "lines ")
        terminal.resize(columns: 40, rows: 8)
        try await terminal.wait { seen in
            Self.isReading(seen.screen) && seen.screen.lines.count == 8
                && seen.screen.lines.allSatisfy { $0.count <= 40 }
        }
        try await press("g", on: terminal, until: "1-7 of ")
        #expect(terminal.screen.lines.first?.hasPrefix("Vichyssoise") == true)
        terminal.type("q")
        #expect(try await terminal.quit() == 0)
    }

    @Test func aSignalThatEndsTheProgramGivesTheScreenBack() async throws {
        let terminal = try await reading()
        terminal.signal(SIGTERM)
        _ = try await terminal.waitForEnd()
        #expect(!terminal.screen.modes.contains(1049))
        #expect(!terminal.screen.modes.contains(2004))
        #expect(terminal.isEchoing)
    }

    @Test func controlZStopsAndTheTextComesBack() async throws {
        let cook = try Cook(["RECIPE_PAGER": "", "COLORFGBG": "15;0"])
        let terminal = try cook.terminal(
            script: #"set -m; "$RECIPE"; echo stopped; read key; fg; echo over"#,
            rows: 12
        )
        try await terminal.command("search title:vichyssoise")
        try await terminal.waitForPrompt()
        terminal.type("open 1\r")
        try await terminal.wait { Self.isReading($0.screen) }
        terminal.type(Keys.control("z"))
        try await terminal.wait {
            !$0.screen.modes.contains(1049) && $0.screen.everything.contains("stopped")
        }
        terminal.type("\r")
        try await terminal.wait { Self.isReading($0.screen) }
        terminal.type("q")
        try await terminal.waitForPrompt()
        terminal.type("quit\r")
        try await terminal.wait(for: "over")
    }

    /// `PAGER` names a pager for programs that have none.
    @Test(arguments: ["less", "more", "", "cat"])
    func ofTheUsualPagersVariableOnlyNoPagerCounts(_ program: String) async throws {
        let cook = try Cook(["RECIPE_PAGER": "", "PAGER": program])
        let terminal = try cook.terminal(rows: 12)
        try await terminal.waitForPrompt()
        terminal.type("help search\r")
        if program == "cat" {
            try await terminal.waitForPrompt()
        } else {
            try await terminal.wait { Self.isReading($0.screen) }
            terminal.type("q")
        }
        #expect(try await terminal.quit() == 0)
    }

    @Test(arguments: [["ACCESSIBLE": "1"], ["TERM": "dumb"]])
    func thereIsNoneWhereNoScreenIsWanted(_ environment: [String: String]) async throws {
        let changes = ["RECIPE_PAGER": ""].merging(environment) { $1 }
        let terminal = try Cook(changes).terminal(rows: 12)
        try await terminal.wait(for: "recipe>")
        terminal.type("help search\r")
        terminal.type("quit\r")
        #expect(try await terminal.waitForEnd() == 0)
        #expect(!String(decoding: terminal.written, as: UTF8.self).contains("\u{1B}[?1049h"))
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/less"), "no less"))
    func lessCanDoNoHarmAndNamesTheKeyThatLeaves() async throws {
        let cook = try Cook(["RECIPE_PAGER": "less", "COLORFGBG": "15;0"])
        let terminal = try cook.terminal(rows: 12)
        try await terminal.command("search garlic cheese")
        try await terminal.enter("open 1")
        terminal.type(Keys.enter)
        try await terminal.wait { $0.screen.textBeforeCursor.hasSuffix("q leaves") }
        #expect(!terminal.everything.contains("ESC["), "colours pass through as they are")
        // `s` would write a file of this name.
        terminal.type("search leek\rq")
        try await terminal.waitForPrompt()
        #expect(terminal.everything.contains("Ingredients"))
        #expect(!terminal.screen.modes.contains(1049), "no screen of its own")
        #expect(!FileManager.default.fileExists(atPath: cook.path("earch leek")))
        #expect(try await terminal.quit() == 0)
    }
}
