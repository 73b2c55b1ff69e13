import RecipeTestSupport
import Testing

/// Tab, at the prompt of the built program.
@Suite(.aFewAtOnce)
struct CompletingTests {
    /// What a line comes to when Tab is pressed behind it.
    static let lines = [
        ("sear", "search "), ("SEAR", "search "), ("hist", "history "),
        ("search --so", "search --sort "), ("search --sort ti", "search --sort title "),
        ("set pagin", "set pagin"), ("set page-s", "set page-size "),
        ("set theme dar", "set theme dark "), ("search parsn", "search parsnip"),
        ("help unf", "help unfav "), ("unset prefe", "unset prefetch "),
        ("service recipep", "service recipepuppy "), ("open no-such", "open no-such"),
        ("run sup", "run supper.rcp "), ("open pag", "open pages/"),
        // A folder's only file, beside what is hidden in it.
        ("open pages/", "open pages/soup.html "),
    ]

    @Test(arguments: lines)
    func tabFinishesTheWord(_ line: String, _ whole: String) async throws {
        let cook = try Cook()
        try cook.write("echo supper", to: "supper.rcp")
        try cook.write("<p>page</p>", to: "pages/soup.html")
        try cook.write("", to: "pages/.hidden")
        let terminal = try cook.terminal()
        try await terminal.waitForPrompt()
        try await terminal.enter(line)
        terminal.type(Keys.tab + "#")
        try await terminal.wait { $0.screen.textBeforeCursor.hasSuffix("#") }
        let typed = terminal.screen.textBeforeCursor.dropFirst(CookTerminal.prompt.count)
        #expect(typed.hasPrefix(whole), "\(typed)")
    }

    @Test func tabTellsWhatThereIs() async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        try await terminal.enter("un")
        terminal.type(Keys.tab)
        for text in ["unalias", "forget an alias", "unfav", "unset"] {
            try await terminal.wait(for: text)
        }
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> un" }
    }

    @Test func referencesHaveTitles() async throws {
        let terminal = try Cook().terminal()
        try await terminal.command("search title:vichyssoise")
        try await terminal.command("search leek")
        try await terminal.command("fav 1")
        try await terminal.enter("open ")
        terminal.type(Keys.tab)
        try await terminal.wait { seen in
            seen.screen.lines.contains { $0.contains("1") && $0.contains("Cullen skink") }
                || seen.screen.lines.contains { $0.contains("2") && $0.contains("Cullen skink") }
        }
    }

    @Test func wordsOfLoadedPagesComplete() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 8))
        let terminal = try Cook().terminal(["--service", "recipepuppy", "--url", server.address])
        try await terminal.command("search garlic")
        // What is fetched ahead has nothing to do with completing, so it is waited for.
        try await terminal.command("wait")
        let asked = server.requests.count
        try await terminal.enter("and courg")
        terminal.type(Keys.tab)
        try await terminal.wait { $0.screen.textBeforeCursor.contains("courgette") }
        #expect(server.requests.count == asked, "completing asks nobody")
    }
}

/// What is shown of a line while it is typed.
@Suite(.aFewAtOnce)
struct TypedLineTests {
    @Test func anOlderLineIsSuggestedAndTakenWithRight() async throws {
        let terminal = try Cook().terminal()
        try await terminal.command("search leek soup")
        try await terminal.waitForPrompt()
        terminal.type("sea")
        try await terminal.wait {
            $0.screen.textBeforeCursor == "recipe> sea"
                && $0.screen.lines.last == "recipe> search leek soup"
        }
        terminal.type("\u{1B}[C")
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> search leek soup" }
    }

    @Test(arguments: [["ACCESSIBLE": "1"], ["NO_COLOR": "1"]])
    func nothingIsSuggestedHere(_ environment: [String: String]) async throws {
        let terminal = try Cook(environment).terminal()
        try await terminal.command("search leek soup")
        try await terminal.waitForPrompt()
        terminal.type("sea")
        try await terminal.wait { $0.screen.textBeforeCursor == "recipe> sea" }
        #expect(terminal.screen.lines.last == "recipe> sea")
    }

    @Test func onlyWordsThatNoRecipeHasAreUnderlined() async throws {
        let terminal = try Cook().terminal()
        try await terminal.waitForPrompt()
        terminal.type("chiken or chicken with wonderful durian pie ")
        try await terminal.wait { $0.screen.textBeforeCursor.hasSuffix("pie ") }
        let written = String(decoding: terminal.written, as: UTF8.self)
        #expect(written.contains("\u{1B}[4mchiken\u{1B}[24m"))
        #expect(written.contains("\u{1B}[4mdurian\u{1B}[24m"))
        #expect(!written.contains("\u{1B}[4mchicken"))
        #expect(!written.contains("\u{1B}[4mwith"))
        #expect(!written.contains("\u{1B}[4mpie"))
    }
}
