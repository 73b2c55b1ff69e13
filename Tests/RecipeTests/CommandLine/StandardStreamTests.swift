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
        }
    }

    @Test(arguments: ["recipe search garlic --all", "recipe -c 'echo a; echo b; search leek'"])
    func aReaderThatGoesAwayIsNoError(line: String) async throws {
        // What is left in the pipe is not read, and the program's own code comes last.
        let end = try await Cook().shell("{ \(line); echo $? >&2; } | head -1")
        #expect(end.error == "0\n")
    }

    @Test func closedInputIsAnEmptyScript() async throws {
        let end = try await Cook().shell("recipe <&-")
        #expect(end.code == 0)
        #expect(end.everything.isEmpty)
    }

    @Test func closedStreamsAreNotTakenForFiles() async throws {
        let cook = try Cook()
        let silent = try await cook.shell("recipe -c 'search leek; fav 1' <&- 2>&- > list.txt")
        #expect(silent.code == 0)
        let kept = try await cook.run("--format", "json", "favs")
        #expect(try kept.object().objects("recipes").count == 1)
    }
}
