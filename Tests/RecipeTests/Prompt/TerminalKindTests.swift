import Foundation
import RecipeTestSupport
import Testing

/// Terminals and locales of all kinds.
@Suite(.aFewAtOnce)
struct TerminalKindTests {
    @Test(arguments: ["C", "POSIX", "de_DE.UTF-8", "xx_YY.UTF-8", "C.UTF-8", ""])
    func theShellStartsInAnyLocale(_ locale: String) async throws {
        let terminal = try Cook(["LANG": locale]).terminal()
        let found = try await terminal.command("search vichyssoise")
        #expect(found.contains("  1  Vichyssoise"))
        #expect(try await terminal.command("echo crème").contains("cr"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func withoutUTF8TheOutputIsASCII() async throws {
        let end = try await Cook(["LANG": "C"]).run(
            "--format",
            "list",
            "-c",
            "search title:vichyssoise; fav 1; list; open 1; favs; help"
        )
        #expect(end.code == 0)
        let others = end.everything.filter { !$0.isASCII }
        #expect(others.isEmpty)
        #expect(end.output.contains("Vichyssoise *"))
    }

    /// The first that is set to anything counts, as everywhere in Unix.
    @Test(arguments: [
        ("", "", "en_GB.UTF-8", true), ("", "C.utf8", "C", true), ("", "C", "C.UTF-8", false),
        ("C", "C.UTF-8", "C.UTF-8", false), ("en_GB.UTF-8", "C", "C", true), ("", "", "", false),
        ("POSIX", "", "C.UTF-8", false), ("de_DE.utf8@euro", "", "", true),
        ("de_DE.ISO-8859-15", "", "C.UTF-8", false), ("de_DE", "", "C.UTF-8", false),
    ])
    func theCharacterSetIsThatOfTheLocale(
        all: String,
        type: String,
        language: String,
        isUTF8: Bool
    ) async throws {
        let locale = ["LC_ALL": all, "LC_CTYPE": type, "LANG": language]
        let end = try await Cook(locale).run(
            "--format",
            "list",
            "-c",
            "search title:vichyssoise; fav 1"
        )
        #expect(end.code == 0)
        #expect(end.output.contains("Vichyssoise"))
        #expect(end.everything.contains { !$0.isASCII } == isUTF8, "\(end.everything)")
    }

    /// A variable that is there and empty is none, and the next one counts.
    @Test(arguments: [("en_GB.UTF-8", true), ("C", false)])
    func anEmptyVariableOfTheLocaleSaysNothing(_ language: String, _ isUTF8: Bool) async throws {
        let cook = try Cook()
        let line = "-c 'search title:vichyssoise'"
        let terminal = try cook.terminal(
            script: "LC_ALL= LC_CTYPE= LANG=\(language) \"$RECIPE\" \(line)"
        )
        #expect(try await terminal.waitForEnd() == 0)
        let rows = terminal.screen.everything
        #expect(rows.contains { $0.contains("Vichyssoise") })
        #expect(rows.contains { $0.contains("·") } == isUTF8, "\(rows)")
    }

    @Test func aDumbTerminalGetsNoEscapes() async throws {
        let terminal = try Cook(["TERM": "dumb"]).terminal()
        try await terminal.wait(for: "recipe>")
        terminal.type("search garlic cheese\r")
        try await terminal.wait(for: "10 shown")
        // The terminal itself edits: what is rubbed out was never said.
        terminal.type("echo supperx\u{7F}\r")
        try await terminal.wait {
            $0.screen.everything.contains { !$0.contains("echo") && $0.contains("supper") }
        }
        terminal.type("serch leek\r")
        try await terminal.wait(for: "did you mean 'search'?")
        terminal.type("quit\r")
        #expect(try await terminal.waitForEnd() == 0)
        #expect(!terminal.written.contains(0x1B))
    }

    @Test(arguments: ["", "no-such-terminal", "vt100"])
    func otherTerminalsWorkAsWell(_ kind: String) async throws {
        let terminal = try Cook(["TERM": kind]).terminal()
        try await terminal.wait(for: "recipe>")
        terminal.type("search garlic cheese\r")
        try await terminal.wait(for: "10 shown")
        terminal.type("quit\r")
        #expect(try await terminal.waitForEnd() == 0)
    }

    @Test(arguments: [["COLORFGBG": "15;0"], ["COLORFGBG": "0;15"], ["NO_COLOR": "1"], [:]])
    func coloursChangeNoWord(_ environment: [String: String]) async throws {
        let plain = try Cook().terminal(["--color", "never"])
        let other = try Cook(environment).terminal()
        for line in ["search garlic cheese", "open 1", "serch x", "help", "favs", "set symbols"] {
            // Without colour a badge stands in brackets.
            let isSpace = { (sign: Character) in sign.isWhitespace || "[]".contains(sign) }
            let words = try await plain.command(line).split(whereSeparator: isSpace)
            #expect(try await other.command(line).split(whereSeparator: isSpace) == words)
        }
        let hasColour = String(decoding: other.written, as: UTF8.self).contains("38;5;")
        #expect(hasColour == (environment["COLORFGBG"] != nil))
    }

    @Test(arguments: [
        ("rgb:ffff/ffff/ffff", "38;5;25m", "38;5;117m"),
        ("rgb:0000/0000/0000", "38;5;117m", "38;5;25m"),
        (nil, "\u{1B}[7m", "38;5;"),
    ])
    func theFirstAnswerHasTheColoursForTheTerminalsBackground(
        background: String?,
        shown: String,
        absent: String
    ) async throws {
        let terminal = try Cook().terminal(background: background)
        try await terminal.command("search garlic cheese")
        let written = String(decoding: terminal.written, as: UTF8.self)
        #expect(written.contains(shown))
        #expect(!written.contains(absent))
        #expect(try await terminal.quit() == 0)
    }

    /// Nothing is asked that would change nothing.
    @Test(
        arguments: [
            ([:], [], true), (["COLORFGBG": "15;0"], [], false), (["NO_COLOR": "1"], [], false),
            ([:], ["--theme", "light"], false), ([:], ["--theme", "neutral"], false),
        ] as [([String: String], [String], Bool)]
    )
    func theBackgroundIsAskedForWhereItCounts(
        _ environment: [String: String],
        _ options: [String],
        _ isAsked: Bool
    ) async throws {
        let terminal = try Cook(environment).terminal(options)
        try await terminal.command("echo ready")
        let written = String(decoding: terminal.written, as: UTF8.self)
        #expect(written.contains("\u{1B}]11;?") == isAsked)
        #expect(try await terminal.quit() == 0)
    }

    /// How `status` says that pictures are drawn.
    private func pictures(on terminal: CookTerminal) async throws -> String? {
        let rows = try await terminal.rows(of: "status")
        return rows.first { $0.hasPrefix("pictures ") }?.dropFirst("pictures ".count)
            .trimmingCharacters(in: .whitespaces)
    }

    @Test(
        arguments: [
            ("auto", [:], "half blocks"), ("blocks", [:], "half blocks"), ("none", [:], "none"),
            ("kitty", [:], "pixels, by kitty's protocol"), ("sixel", [:], "pixels, as sixels"),
            ("auto", ["NO_COLOR": "1"], "none"), ("blocks", ["NO_COLOR": "1"], "none"),
            ("kitty", ["NO_COLOR": "1"], "pixels, by kitty's protocol"),
            ("auto", ["LANG": "C"], "none"), ("auto", ["TERM": "vt100"], "none"),
        ] as [(String, [String: String], String)]
    )
    func picturesAreDrawnAsTheCookWants(
        _ setting: String,
        _ environment: [String: String],
        _ words: String
    ) async throws {
        let terminal = try Cook(environment).terminal()
        try await terminal.command("set pictures \(setting)")
        #expect(try await pictures(on: terminal) == words)
        #expect(try await terminal.quit() == 0)
    }

    /// Sixels need the size of a cell.
    @Test(arguments: [
        (true, false, false, "pixels, by kitty's protocol"),
        (false, true, true, "pixels, as sixels"),
        (false, true, false, "half blocks"), (false, false, true, "half blocks"),
    ])
    func picturesAreDrawnAsTheTerminalSays(
        _ knowsKitty: Bool,
        _ hasSixels: Bool,
        _ tellsCell: Bool,
        _ words: String
    ) async throws {
        let terminal = try Cook().terminal { screen in
            screen.knowsKittyGraphics = knowsKitty
            screen.attributes = hasSixels ? [62, 4, 22] : [62, 22]
            if tellsCell { screen.cellPixels = (width: 9, height: 18) }
        }
        try await terminal.command("echo ready")
        #expect(try await pictures(on: terminal) == words)
        #expect(try await terminal.quit() == 0)
    }

    @Test(arguments: [20, 40, 60, 79])
    func noLineIsWiderThanTheTerminal(_ columns: Int) async throws {
        // The screen is wider than the program is told, so a line too long is not broken.
        let terminal = try Cook().terminal(columns: columns, rows: 100, screenColumns: 200)
        let commands = [
            "search garlic cheese", "more", "open 3", "fav 3", "favs", "categories", "help",
            "help search", "help --all", "status", "set", "serch x", "open 99", "service",
            "search garlic cheese durian", "history", "help scripts",
        ]
        for line in commands {
            let output = try await terminal.rows(of: line)
            let widest = output.max { $0.count < $1.count } ?? ""
            #expect(widest.count <= columns, "\(line): \(widest)")
        }
    }

    @Test func accessibleModeHasNoColumnsAndNoRewriting() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 30))
        server.setDelay(.milliseconds(500))
        let terminal = try Cook(["ACCESSIBLE": "1"]).terminal(
            ["--service", "recipepuppy", "--url", server.address]
        )
        let found = try await terminal.command("search garlic")
        #expect(found.contains("Result 1: Garlic Cheese Dish 1. Has lactose."))
        #expect(found.contains("More available."))
        #expect(!found.contains("·"))
        #expect(!terminal.everything.contains("Ctrl-C stops"))
        #expect(try await terminal.quit() == 0)
    }

    /// The last row is the prompt's: a text of as many lines as the screen has rows is too long.
    @Test func whatJustFitsAboveThePromptIsNotPaged() async throws {
        let cook = try Cook(["RECIPE_PAGER": "echo PAGED; cat"])
        let lines = try await cook.terminal(rows: 100).rows(of: "help search").count
        for (rows, isPaged) in [(lines + 1, false), (lines, true), (lines - 1, true)] {
            let terminal = try cook.terminal(rows: rows)
            let help = try await terminal.command("help search")
            #expect(help.contains("PAGED") == isPaged, "\(lines) lines on \(rows) rows")
            #expect(try await terminal.quit() == 0)
        }
    }

    /// Where no pager can be started, the answer itself is shown.
    @Test(arguments: ["no-such-pager", "./no-program.txt"])
    func withoutAPagerTheAnswerIsShown(_ pager: String) async throws {
        let cook = try Cook(["RECIPE_PAGER": pager])
        try cook.write("words", to: "no-program.txt")
        let terminal = try cook.terminal(rows: 12)
        try await terminal.command("search garlic cheese")
        #expect(try await terminal.command("open 1").contains("Steps"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func longAnswersGoThroughThePager() async throws {
        let cook = try Cook(["RECIPE_PAGER": "echo PAGED; cat"])
        let terminal = try cook.terminal(rows: 12)
        #expect(try await terminal.command("open").contains("error"))
        try await terminal.command("search garlic cheese")
        #expect(!terminal.everything.contains("PAGED"), "results are never paged")
        let opened = try await terminal.command("open 1")
        #expect(opened.contains("PAGED"))
        #expect(opened.contains("Steps"))
        try await terminal.command("set pager off")
        let unpaged = try await terminal.command("open 1")
        #expect(!unpaged.contains("PAGED"))
        #expect(try await terminal.quit() == 0)
    }
}
