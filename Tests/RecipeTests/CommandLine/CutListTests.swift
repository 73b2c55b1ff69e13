import Testing

/// Lists that go to a pipe or a file.
@Suite(.aFewAtOnce)
struct CutListTests {
    /// How it is started, and whether it is said that there are more.
    @Test(arguments: [
        (["search", "garlic"], true), (["search", "garlic", "--format", "csv"], true),
        (["-c", "search garlic"], true), (["--quiet", "search", "garlic"], false),
        (["search", "garlic", "--all"], false), (["search", "vichyssoise"], false),
        (["search", "garlic", "--format", "json"], false),
        (["search", "garlic", "--format", "list"], false),
        (["-c", "search garlic > out.tsv"], true),
        (["--quiet", "-c", "search garlic > out.tsv"], false),
    ])
    func aListThatIsCutSaysSoBesideIt(_ words: [String], _ isSaid: Bool) async throws {
        let end = try await Cook().run(words)
        #expect(end.code == 0)
        let lines = end.error.split(separator: "\n")
        #expect(lines.contains { $0.wholeMatch(of: /10 of \d+; --all for all/) != nil } == isSaid)
        #expect(!end.output.contains("--all for all"))
    }
}
