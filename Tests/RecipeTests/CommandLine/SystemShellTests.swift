import Foundation
import RecipeTestSupport
import Testing

/// Tab in the system's shells, with the scripts that `recipe completions` prints, and the manual.
@Suite(.aFewAtOnce)
struct SystemShellTests {
    /// The path of a program of the system; nil where it is not installed.
    private static func path(of name: String) -> String? {
        ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// A terminal with a system's shell that has read our script, in a folder with a few files.
    private func terminal(
        of cook: Cook,
        _ shell: String,
        _ arguments: [String]
    ) async throws -> CookTerminal {
        let script = try await cook.run("completions", shell)
        #expect(script.code == 0)
        try cook.write(script.output, to: "completions")
        try cook.write("", to: "supper.rcp")
        try cook.write("", to: "other.txt")
        try cook.write("", to: "soup page.html")
        // Titles are the program's to tell.
        let folder = URL(filePath: BuiltProgram.path).deletingLastPathComponent().path
        let path = cook.environment["PATH"] ?? ""
        return try CookTerminal(
            try #require(Self.path(of: shell)),
            arguments,
            environment: cook.environment.merging(["PATH": folder + ":" + path]) { $1 },
            folder: cook.home.path,
            columns: 100,
            rows: 60
        )
    }

    /// Lines, and what Tab makes of each.
    private static let lines = [
        ("recipe sea\t", "recipe search "),
        ("recipe --them\t", "recipe --theme "),
        ("recipe --theme li\t", "recipe --theme light "),
        ("recipe --theme light bro\t", "recipe --theme light browse "),
        ("recipe search --so\t", "recipe search --sort "),
        ("recipe s garlic --sort ti\t", "recipe s garlic --sort title "),
        ("recipe --service themeal\t", "recipe --service themealdb "),
        ("recipe service themeal\t", "recipe service themealdb "),
        ("recipe set bare\t", "recipe set bare-words "),
        ("recipe set --save theme neu\t", "recipe set --save theme neutral "),
        ("recipe help refer\t", "recipe help references "),
        ("recipe run su\t", "recipe run supper.rcp "),
        ("recipe sup\t", "recipe supper.rcp "),
        ("recipe supper.rcp oth\t", "recipe supper.rcp other.txt "),
        ("recipe open oth\t", "recipe open other.txt "),
        ("recipe open soup\\ p\t", "recipe open soup\\ page.html "),
        ("recipe open victoria\\ s\t", "recipe open Victoria\\ sponge "),
        ("recipe fav vict\t", "recipe fav Victoria\\ sponge "),
        ("recipe completions z\t", "recipe completions zsh "),
        ("recipe export 3 --as coo\t", "recipe export 3 --as cook "),
    ]

    private func check(_ terminal: CookTerminal) async throws {
        for (typed, line) in Self.lines {
            try await terminal.wait { $0.screen.textBeforeCursor == "$ " }
            terminal.type(typed)
            do {
                try await terminal.wait { $0.screen.textBeforeCursor == "$ " + line }
            } catch {
                Issue.record("\(typed) became \(terminal.screen.textBeforeCursor)")
                return
            }
            // Ctrl-U takes the line away.
            terminal.type("\u{15}")
        }
    }

    @Test(.enabled(if: path(of: "bash") != nil, "bash is not installed"))
    func bashCompletes() async throws {
        let cook = try Cook(["PS1": "$ ", "PROMPT": "$ "])
        let terminal = try await terminal(of: cook, "bash", ["--norc", "--noprofile", "-i"])
        try await terminal.wait { $0.screen.textBeforeCursor == "$ " }
        // What is typed before the shell has done this would be echoed twice.
        terminal.type("bind 'set bell-style none'; source completions; clear; echo so''urced\r")
        try await terminal.wait(for: "sourced")
        try await check(terminal)
        terminal.type("recipe --sort=; recipe search --sort=ti\t")
        try await terminal.wait {
            $0.screen.textBeforeCursor.hasSuffix("recipe search --sort=title ")
        }
    }

    @Test(.enabled(if: path(of: "zsh") != nil, "zsh is not installed"))
    func zshCompletes() async throws {
        let cook = try Cook(["PS1": "$ ", "PROMPT": "$ "])
        let terminal = try await terminal(of: cook, "zsh", ["-f", "-i"])
        try await terminal.wait { $0.screen.textBeforeCursor == "$ " }
        terminal.type(
            "unsetopt beep; autoload -U compinit; compinit -D -u; source completions; clear;"
                + " echo so''urced\r"
        )
        try await terminal.wait(for: "sourced")
        try await check(terminal)
        terminal.type("recipe se\t")
        try await terminal.wait(for: "look for recipes that have all of these")
    }

    @Test(.enabled(if: path(of: "fish") != nil, "fish is not installed"))
    func fishCompletes() async throws {
        let cook = try Cook(["PS1": "$ ", "PROMPT": "$ "])
        let asked = Self.lines.map { typed, _ in
            "complete -C '\(typed.dropLast())' | string replace -r '\\t.*' ''; echo ="
        }
        let terminal = try await terminal(
            of: cook,
            "fish",
            ["--no-config", "-c", "source completions\n" + asked.joined(separator: "\n")]
        )
        #expect(try await terminal.waitForEnd() == 0)
        let found = terminal.everything.split(separator: "=\n", omittingEmptySubsequences: false)
        for ((typed, line), answer) in zip(Self.lines, found) {
            let word = line.dropLast().split(separator: " ").last.map(String.init) ?? ""
            let words = answer.split(separator: "\n").map { $0.replacing(" ", with: "\\ ") }
            #expect(words.contains { $0.hasSuffix(word) }, "\(typed): \(answer)")
        }
    }

    @Test(.enabled(if: path(of: "man") != nil, "man is not installed"))
    func theManualIsShownWithoutAWarning() async throws {
        let cook = try Cook(["MANWIDTH": "78", "MANPAGER": "cat"])
        let page = try await cook.run("manual")
        #expect(page.code == 0)
        try cook.write(page.output, to: "recipe.1")
        let terminal = try CookTerminal(
            try #require(Self.path(of: "man")),
            ["--warnings", "-l", "recipe.1"],
            environment: cook.environment,
            folder: cook.home.path,
            columns: 80,
            rows: 60
        )
        #expect(try await terminal.waitForEnd() == 0)
        let shown = terminal.everything
        #expect(shown.contains("search TERM..."))
        #expect(shown.contains("EXIT STATUS"))
        #expect(!shown.contains("warning"))
        #expect(!shown.contains("recipe.1:"))
    }
}
