import Foundation
import RecipeTestSupport
import Testing

/// The cookbook as a cook fills it: imports, own recipes, and getting all of it out again.
struct CookbookRunTests {
    /// Names are counted beside the prompt, so the first Tab may come too early for a new one.
    @Test func whatOnlyImportedRecipesHaveIsCompleted() async throws {
        let cook = try Cook()
        try cook.write(
            #"{"title":"Quizzel stew","ingredients":["1 quizzel","1 leek"],"steps":["Cook it."]}"#,
            to: "stews.jsonl"
        )
        let terminal = try cook.terminal()
        try await terminal.command("import stews.jsonl")
        for _ in 0..<1_000 {
            try await terminal.enter("search quizz")
            terminal.type(Keys.tab + "#")
            try await terminal.wait { $0.screen.textBeforeCursor.hasSuffix("#") }
            if terminal.screen.textBeforeCursor.hasSuffix("search quizzel #") { return }
            terminal.type("\u{15}")
            try await terminal.wait { $0.screen.textBeforeCursor == CookTerminal.prompt }
        }
        Issue.record("never completed: \(terminal.screen.textBeforeCursor)")
    }

    /// Notes, tags and the day a recipe was saved, through a file of each kind, into another home.
    @Test(arguments: ["md", "html", "json", "ndjson", "cook"])
    func whatACookWroteOnAFavoriteComesBack(ending: String) async throws {
        let cook = try Cook()
        let out = try await cook.run(
            "-c",
            "search moussaka; fav 1; note f1 less salt; tag f1 quick; export f1 out.\(ending)"
        )
        #expect(out.code == 0, "\(out.error)")
        let other = try Cook()
        let back = try await other.run(
            "-c",
            "import \(cook.path("out.\(ending)")) --favorites; note f1; open f1 --format json"
        )
        #expect(back.code == 0, "\(back.error)")
        #expect(back.output.contains("less salt") && back.output.contains("#quick"))
        let again = try await cook.run("import", "out.\(ending)", "--favorites")
        #expect(again.output.contains("1 recipe was there already"))
    }
}
