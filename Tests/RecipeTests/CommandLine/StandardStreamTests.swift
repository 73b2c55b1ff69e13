import Foundation
import RecipeTestSupport
import Testing

/// Standard streams that are full, gone or closed.
@Suite(.aFewAtOnce)
struct StandardStreamTests {
    @Test(arguments: [
        "recipe search garlic", "recipe --format json search garlic", "recipe --version",
        "recipe --help", "recipe -c 'echo a; echo b'",
    ])
    func anOutputThatTakesNothingIsAnError(line: String) async throws {
        let cook = try Cook()
        for place in ["> /dev/full", ">&-"] {
            let end = try await cook.shell("\(line) \(place)")
            #expect(end.code == 74, "\(place): \(end.everything)")
            #expect(end.error.hasPrefix("error: standard output failed: "), "\(end.error)")
            #expect(end.error.split(separator: "\n").count == 1)
            #expect(end.error.contains(place == ">&-" ? "it is closed" : "the disk is full"))
        }
    }

    @Test(arguments: ["recipe search garlic --all", "recipe -c 'echo a; echo b; search leek'"])
    func aReaderThatGoesAwayIsNoError(line: String) async throws {
        // What is left in the pipe is not read, and the program's own code comes last.
        let end = try await Cook().shell("{ \(line); echo $? >&2; } | head -1")
        #expect(end.error == "0\n")
    }

    @Test func whatIsAddedToAFileIsAddedWholeOrNotAtAll() async throws {
        let cook = try Cook()
        let line = "trap '' XFSZ; ulimit -f 4; recipe search garlic --all"
        for before in ["", "a line\n"] {
            try cook.write(before, to: "list.txt")
            let end = try await cook.shell("\(line) >> list.txt")
            #expect(end.code == 74, "\(end.error)")
            // What the system's shell opened is the system's; what the program opens is its own.
            try cook.write(before, to: "list.txt")
            let own = try await cook.shell(
                "trap '' XFSZ; ulimit -f 4; recipe -c 'search garlic --all >> list.txt'"
            )
            #expect(own.code == 74, "\(own.error)")
            #expect(try cook.text(of: "list.txt") == before)
        }
    }

    @Test func aPipeIsNotCalledAFolder() async throws {
        let cook = try Cook()
        let end = try await cook.shell(
            """
            mkfifo pipe; mkdir -p data/recipe; mkfifo data/recipe/favorites.sqlite
            recipe open ./pipe; recipe -c 'search leek > pipe'; recipe -c 'search leek >> pipe'
            recipe favs; recipe -c 'search leek; fav 1'; recipe run ./pipe
            """
        )
        let errors = end.error.components(separatedBy: "error: ").dropFirst()
        #expect(errors.count == 6, "\(end.error)")
        #expect(errors.allSatisfy { $0.contains("not a regular file") }, "\(end.error)")
    }

    @Test(arguments: ["search garlic --all", "open starter", "help search"])
    func plainTextKeepsToAWidthThatIsGiven(_ command: String) async throws {
        let cook = try Cook()
        let line = command == "open starter" ? "search garlic; open 1" : command
        for options in [["--width", "30"], ["--width", "60"]] {
            let end = try await cook.run(options + ["--format", "plain", "-c", line])
            let width = Int(options[1]) ?? 0
            #expect(end.lines.allSatisfy { $0.count <= width }, "\(end.output.suffix(600))")
        }
    }

    /// What is waited for is told on a terminal only.
    @Test func aWaitIsNotTalkedOfInAPipe() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 3))
        server.setDelay(.seconds(1))
        let end = try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "search",
            "garlic",
            "--all"
        )
        #expect(end.code == 0)
        #expect(end.error.isEmpty, "\(end.error)")
        #expect(end.controls.isEmpty)
    }

    @Test func closedInputIsAnEmptyScript() async throws {
        let end = try await Cook().shell("recipe <&-")
        #expect(end.code == 0)
        #expect(end.everything.isEmpty)
    }

    @Test func anInputThatCannotBeReadIsAnError() async throws {
        let end = try await Cook().shell("recipe < .")
        #expect(end.code == 66)
        #expect(end.error == "error: can't read standard input: it's a folder\n")
    }

    @Test func closedStreamsAreNotTakenForFiles() async throws {
        let cook = try Cook()
        let silent = try await cook.shell("recipe -c 'search leek; fav 1' <&- 2>&- > list.txt")
        #expect(silent.code == 0)
        let kept = try await cook.run("--format", "json", "favs")
        #expect(try kept.object().objects("recipes").count == 1)
    }

    /// A file is written as lists are set to be.
    @Test func aFileHasWhatTheSettingsSay() async throws {
        let cook = try Cook()
        let line = """
            search title:cullen --format list > brief.txt
            set ingredients all; list --format list > all.txt
            """
        #expect(try await cook.run("-c", line).code == 0)
        #expect(try cook.text(of: "brief.txt").contains("…"))
        let whole = try cook.text(of: "all.txt")
        #expect(whole.contains("chives") && !whole.contains("…"))
    }
}
