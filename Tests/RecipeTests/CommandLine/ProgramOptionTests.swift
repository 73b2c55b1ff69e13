import Foundation
import RecipeTestSupport
import Testing

/// The options before the command, and the ways to start the program.
@Suite(.aFewAtOnce)
struct ProgramOptionTests {
    @Test func helpAndVersionPrintAndLeave() async throws {
        let help = try await Cook().run("--help")
        #expect(help.code == 0)
        #expect(help.output.contains("recipe FILE.rcp"))
        #expect(help.error.isEmpty)
        let options = [
            "--service", "--url", "--format", "--color", "--theme", "--width", "--offline",
            "--quiet", "--keep-going", "--echo", "--allow-shell", "--no-startup", "--config",
            "--version", "-c",
        ]
        for option in options { #expect(help.output.contains(option), "\(option)") }
        #expect(help.lines.allSatisfy { $0.count <= 80 })
        let version = try await Cook().run("--version")
        #expect(version.code == 0)
        #expect(version.lines.count == 1)
        #expect(version.output.hasPrefix("recipe "))
    }

    @Test(arguments: [
        ["--nonsense"], ["-x"], ["--width", "5", "browse"], ["--width", "many", "browse"],
        ["--color", "pink", "browse"], ["--theme", "pink", "browse"],
        ["--format", "xml", "browse"],
        ["--service", "nobody", "browse"], ["--service"],
        ["--url", "http://127.0.0.1", "browse"], ["--url", "nonsense", "browse"],
    ])
    func aWrongOptionIsSaidInOurForm(_ arguments: [String]) async throws {
        let end = try await Cook().run(arguments)
        #expect(end.code == 64)
        #expect(end.error.hasPrefix("error: "))
        #expect(end.error.contains("recipe --help"))
        #expect(end.output.isEmpty)
    }

    @Test func twoDashesEndTheOptions() async throws {
        let end = try await Cook().run("--format", "json", "--", "search", "leek")
        #expect(try end.object().text("command") == "search")
    }

    @Test func commandsComeFromEveryPlaceAlike() async throws {
        let cook = try Cook()
        try cook.write("search garlic cheese\n", to: "s.rcp")
        let one = try await cook.run("search", "garlic", "cheese")
        #expect(one.code == 0)
        #expect(one.lines.count == 11)
        #expect(try await cook.run("-c", "search garlic cheese").output == one.output)
        #expect(try await cook.run("s.rcp").output == one.output)
        #expect(try await cook.run("run", "s.rcp").output == one.output)
        #expect(try await cook.run("./s.rcp").output == one.output)
        let piped = try await cook.run([], input: "search garlic cheese")
        #expect(piped.output == one.output)
        let windows = try await cook.run(
            [],
            input: "\u{FEFF}#!/usr/bin/env recipe\r\nsearch garlic cheese\r\n"
        )
        #expect(windows.output == one.output, "\(windows.error)")
    }

    @Test func aScriptOnStandardInputSaysWhereItIsWrong() async throws {
        let end = try await Cook().run([], input: "echo one\n\nserch garlic\necho never\n")
        #expect(end.code == 64)
        #expect(end.error.hasPrefix("standard input:3:1: error: unknown command 'serch'"))
        #expect(end.output == "one\n")
    }

    @Test func aLineThatIsTooLongHasItsPlace() async throws {
        let long = String(repeating: "x", count: 70_000)
        let end = try await Cook().run(
            ["--keep-going"],
            input: "echo one\necho \(long)\nserch garlic\n"
        )
        #expect(end.code == 64)
        #expect(end.error.hasPrefix("standard input:2: error: the line is longer than 64 KiB"))
        #expect(end.error.contains("standard input:3:1: error: unknown command 'serch'"))
    }

    @Test func whatFollowsCommandsAreTheirArguments() async throws {
        let end = try await Cook().run("-c", "echo $1, $2; echo $#", "leek", "goat cheese")
        #expect(end.output == "leek, goat cheese\n2\n")
        #expect(try await Cook().run("-c", "echo $1").code == 64)
    }

    @Test(arguments: [
        (["--service"], "--service needs a value"),
        (["--offline=yes", "browse"], "--offline takes no value"),
        (["--width", "many", "browse"], "--width needs a whole number from 20 to 160, not 'many'"),
        (
            ["--color", "pink", "browse"],
            "--color cannot be 'pink'; it can be auto, always or never"
        ),
        (["--url", "x", "browse"], "--url does not fit this service; name one with --service"),
    ])
    func aWrongOptionIsNamed(_ arguments: [String], _ words: String) async throws {
        let end = try await Cook().run(arguments)
        #expect(end.error == "error: \(words)\n  Try: recipe --help\n")
    }

    @Test func anErrorOfAScriptSaysWhereItIs() async throws {
        let cook = try Cook()
        try cook.write("search eggs\nsearch eggs --page few\n", to: "supper.rcp")
        try cook.write("echo first\nrun supper.rcp\n", to: "evening.rcp")
        let end = try await cook.run("supper.rcp")
        #expect(end.code == 64)
        #expect(end.error.contains("supper.rcp:2:20: error: "))
        #expect(end.error.contains("  search eggs --page few\n"))
        let chain = try await cook.run("evening.rcp")
        #expect(chain.code == 64)
        #expect(chain.error.contains("supper.rcp:2:20"))
        #expect(chain.error.contains("evening.rcp:2"))
    }

    @Test func aServiceWithoutItsAddressIsAskedForOne() async throws {
        let end = try await Cook().run("--service", "recipepuppy", "browse")
        #expect(end.code == 64)
        #expect(end.error.hasPrefix("error: the service 'recipepuppy' needs an address"))
    }

    @Test func quietLeavesOutNotesOnly() async throws {
        let cook = try Cook()
        let loud = try cook.terminal()
        #expect(try await loud.command("garlic cheese").contains("→ search garlic cheese"))
        try await loud.command("fav 1")
        #expect(try await loud.command("favs").contains("numbers now mean favorites"))
        #expect(try await loud.quit() == 0)
        let quiet = try cook.terminal(["--quiet"])
        let found = try await quiet.command("garlic cheese")
        #expect(!found.contains("→"))
        #expect(found.contains("results 1-10"))
        let favorites = try await quiet.command("favs")
        #expect(!favorites.contains("numbers now mean favorites"))
        #expect(favorites.contains("1, offline"))
        #expect(try await quiet.command("serch leek").contains("error: unknown command"))
        #expect(try await quiet.quit() == 0)
    }

    /// The table and the exit code are the same.
    @Test func quietSaysNoNoteBesideATable() async throws {
        let cook = try Cook()
        let words = ["--format", "csv", "search", "qqqqzzzz"]
        let loud = try await cook.run(words)
        #expect(loud.error == "note: nothing was found\n")
        let quiet = try await cook.run(["--quiet"] + words)
        #expect(quiet.error.isEmpty, "\(quiet.error)")
        #expect(quiet.code == loud.code && quiet.output == loud.output)
    }

    @Test func echoPrintsCommandsBeforeTheirOutput() async throws {
        let cook = try Cook()
        try cook.write("# a comment\necho one; echo two\n-serch\n", to: "s.rcp")
        let end = try await cook.run("--echo", "s.rcp")
        #expect(end.code == 0)
        let output = end.output
        #expect(output.hasPrefix("recipe> echo one"))
        #expect(output.contains("one\nrecipe> "))
        #expect(output.hasSuffix("serch\n"))
    }

    @Test func offlineSendsNothingAndShowsWhatIsKept() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 20))
        let cook = try Cook()
        let options = ["--service", "recipepuppy", "--url", server.address, "--format", "json"]
        _ = try await cook.run(options + ["search", "garlic"])
        let asked = server.requests.count
        let kept = try await cook.run(options + ["--offline", "search", "garlic"])
        #expect(kept.code == 0)
        #expect(try kept.object().objects("recipes").count == 10)
        #expect(try kept.object().objects("notes").contains { $0.text("name") == "kept-answer" })
        let missing = try await cook.run(options + ["--offline", "search", "leeks"])
        #expect(missing.code == 75)
        let variable = try await cook.run(
            options + ["search", "leeks"],
            environment: ["RECIPE_OFFLINE": "1"]
        )
        #expect(variable.code == 75)
        #expect(server.requests.count == asked)
    }

    @Test func oneCommandFetchesNothingAhead() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 60))
        let end = try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "search",
            "garlic"
        )
        #expect(end.code == 0)
        #expect(server.requests.map(\.page) == [1])
    }

    @Test func aReaderThatGoesAwayIsNoError() async throws {
        let cook = try Cook()
        var run = ProgramRun(
            arguments: ["-c", "browse --all; browse --all; browse --all; browse --all"],
            input: [],
            environment: cook.environment,
            folder: cook.home.path
        )
        run.outputLimit = 10
        let end = try await run.end()
        #expect(end.code == 0)
        #expect(!end.error.contains("error"))
    }

    @Test func safeModeIsLiftedByTheOption() async throws {
        let cook = try Cook()
        try cook.write("search leek\nlist > out.txt\nlist | cat\n!echo hello\n", to: "s.rcp")
        #expect(try await cook.run("s.rcp").code == 77)
        let end = try await cook.run("--allow-shell", "s.rcp")
        #expect(end.code == 0, "\(end.error)")
        #expect(end.output.contains("hello"))
        #expect(try cook.text(of: "out.txt").contains("leek"))
    }

    @Test func theCookMayWriteFiles() async throws {
        let cook = try Cook()
        let end = try await cook.run(
            "-c",
            "search leek > a.txt; list >> a.txt; list --format json > b.json; "
                + "list > /dev/null; list | sed s/Vichyssoise/SOUP/"
        )
        #expect(end.code == 0, "\(end.error)")
        let text = try cook.text(of: "a.txt")
        #expect(text.components(separatedBy: "Vichyssoise").count == 3)
        #expect(try JSONObject(Array(cook.text(of: "b.json").utf8)).objects("recipes").count > 1)
        #expect(end.output.contains("SOUP"))
    }

    @Test func aRecordedSessionPlaysAgain() async throws {
        let cook = try Cook()
        let end = try await cook.run(
            "--keep-going",
            "-c",
            "record s.rcp --expect; search garlic cheese; more; serch; open 3; fav 3; record stop"
        )
        #expect(end.code == 64)
        let text = try cook.text(of: "s.rcp")
        let wanted = """
            #!/usr/bin/env recipe
            search garlic cheese
            expect count = 10
            more
            expect count = 10
            # serch  # usage
            open 3
            fav 3

            """
        #expect(text == wanted)
        let again = try await cook.run("s.rcp")
        #expect(again.code == 0, "\(again.error)")
    }
}
