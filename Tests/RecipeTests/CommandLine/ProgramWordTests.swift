import Testing

/// The words that start something other than a command.
@Suite(.aFewAtOnce)
struct ProgramWordTests {
    @Test(arguments: ["serve", "mcp", "completions", "manual"])
    func helpOnAWordIsWhereItIsLookedFor(_ word: String) async throws {
        let cook = try Cook()
        let asked = try await cook.run("help", word)
        #expect(asked.code == 0)
        #expect(asked.output.contains("recipe \(word)"))
        for option in ["--help", "-h"] {
            let end = try await cook.run(word, option)
            #expect(end.code == 0)
            #expect(end.output == asked.output)
            #expect(end.error.isEmpty)
        }
    }

    @Test func readingPagesIsNoneOfThem() async throws {
        let cook = try Cook()
        #expect(try await cook.run("read-pages", "a", "b").code == 64)
        #expect(try await !cook.run("--help").output.contains("read-pages"))
    }
}
