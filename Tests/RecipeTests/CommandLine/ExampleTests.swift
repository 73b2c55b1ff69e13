import Foundation
import RecipeTestSupport
import Testing

/// Every example that the program gives, typed as printed on a new home with the cookbook, does what
/// it promises: a search finds something, a recipe opens, a change changes something.
@Suite(.aFewAtOnce)
struct ExampleTests {
    // MARK: Help

    /// Commands whose examples name recipes by number, of a list that a cook has before them.
    private static let needList: Set<String> = [
        "and", "ask", "delete", "drop", "edit", "export", "fav", "guide", "list", "missing", "more",
        "open", "plan", "cooked", "rate", "refresh", "scale", "shop", "similar", "step", "why",
        "without",
    ]

    /// What has to be so before an example makes sense.
    private static let before: [String: [String]] = [
        "backup": ["search leek", "fav 1"],
        "restore": [
            "search leek", "fav 1", "backup kitchen.sqlite", "restore kitchen.sqlite --force",
        ],
        "cookbook": ["import recipes.json", "create soup.cook"],
        "drop": ["search garlic onion basil minutes:90"],
        "favs": ["search leek", "fav 1-2", "tag 1 quick"],
        "back": ["search garlic", "search leek"],
        "export": ["search garlic cheese", "fav 1", "open 1"],
        "forward": ["search garlic", "search leek"],
        "note": ["search leek", "fav 1", "favs"],
        "reset": ["search leek", "reset"],
        "redo": ["search leek", "fav 1", "fav 2", "undo", "undo"],
        "scale": ["search garlic", "open 1"],
        "tag": ["search leek", "fav 1", "favs"],
        "unalias": ["alias quick = search minutes:30"],
        "undo": ["search garlic cheese", "fav 1-3"],
        "pick": ["search garlic", "fav 1-2"],
        "unfav": ["search garlic cheese", "fav 1-3"],
    ]

    /// The same for one example among those of its command.
    private static let beforeLine: [String: [String]] = [
        "unalias quick": ["alias quick = search minutes:30"], "shop done milk": ["shop add milk"],
    ]

    /// Examples that need the web, a service, words of a script, an answer or something to fail first.
    private static func isElsewhere(_ command: String, _ line: String) -> Bool {
        line.contains("://") || line.contains("$") || line == "restore kitchen.sqlite"
            || ["picture", "retry", "send", "sync", "!"].contains(command)
    }

    /// Commands that only the prompt or only scripts have.
    private static let others: Set<String> = [
        "clear", "expect", "history", "let", "quit", "record", "timer", "timers",
    ]

    private struct Example: Sendable {
        var command: String
        var line: String
    }

    /// All examples of help, asked of the program once.
    private static let examples = Task { () throws -> [Example] in
        let cook = try Cook()
        let all = try await cook.run("help", "--all", "--format", "json").object()
        let groups = all.object("help")?.objects("groups") ?? []
        let names = groups.flatMap { $0.objects("commands") }.compactMap {
            $0.text("usage")?.split(separator: " ").first.map(String.init)
        }
        let pages = names.map { "help \($0)" }.joined(separator: "; ")
        let told = try await cook.run("--format", "json", "-c", pages).lines
        #expect(told.count == names.count)
        return try zip(names, told).flatMap { name, page in
            let help = try JSONObject(Array(page.utf8)).object("help")
            return (help?.objects("examples") ?? []).compactMap { example in
                example.text("usage").map { Example(command: name, line: $0) }
            }
        }
    }

    /// In parts, which run beside each other.
    @Test(arguments: 0..<6) func examplesOfHelpGiveWhatTheyPromise(part: Int) async throws {
        let examples = try await Self.examples.value
        #expect(examples.count > 100)
        for (place, example) in examples.enumerated()
        where place % 6 == part && !Self.others.contains(example.command)
            && !Self.isElsewhere(example.command, example.line)
        {
            let (command, line) = (example.command, example.line)
            let cook = try Cook()
            try cook.write("echo a script\n", to: "supper.rcp")
            try cook.write("echo a part\n", to: "parts/head.rcp")
            try Self.writeRecipes(cook)
            try await check(line, after: Self.beforeLine[line] ?? before(command), of: cook)
        }
    }

    /// The files that examples name, and an editor that writes another recipe.
    private static func writeRecipes(_ cook: Cook) throws {
        let soup = "---\ntitle: Sorrel soup\n---\n\nSimmer @sorrel{200%g} in @stock{1%l}.\n"
        try cook.write(soup, to: "soup.cook")
        try cook.write(soup.replacing("Sorrel", with: "Nettle"), to: "recipes/nettles.cook")
        try cook.write(
            """
            {"@type": "Recipe", "name": "Chard pie", "recipeIngredient": ["1 kg chard", "3 eggs"],
            "recipeInstructions": "Bake it."}
            """,
            to: "recipes.json"
        )
        try cook.write(
            """
            MMMMM----- Recipe via Meal-Master (tm) v8.05

                  Title: Dandelion salad
             Categories: Salads
                  Yield: 4 Servings

                  1 lb Dandelion leaves
                  2 tb Vinegar

              Wash the leaves and dress them.

            MMMMM

            """,
            to: "old.mmf"
        )
        let script = try cook.write(
            "#!/bin/sh\nsed 's/Sorrel/Spinach/' soup.cook > \"$1\"\n",
            to: "editor"
        )
        chmod(script, 0o755)
    }

    private func before(_ command: String) -> [String] {
        Self.before[command]
            ?? (Self.needList.contains(command) ? ["search garlic cheese", "open 1"] : [])
    }

    /// Runs lines in one shell, and looks at what the last of them came to.
    private func check(_ line: String, after lines: [String], of cook: Cook) async throws {
        let script = (lines + [line]).joined(separator: "; ")
        let end = try await cook.run(
            ["--format", "json", "-c", script],
            environment: ["EDITOR": cook.path("editor")]
        )
        #expect(end.code == 0, "\(script): \(end.everything.suffix(400))")
        #expect(!end.error.contains("error:"), "\(script): \(end.error)")
        guard let last = try? JSONObject(Array((end.lines.last ?? "").utf8)) else { return }
        if last.fields["recipes"] != nil {
            #expect(!last.objects("recipes").isEmpty, "\(script) finds nothing")
        }
        if last.fields["names"] != nil {
            let names = last.objects("names").count + last.texts("names").count
            #expect(names > 0, "\(script) lists nothing")
        }
        let action = last.object("done")?.text("what") ?? ""
        #expect(!["nothing-to-undo", "nothing-to-redo"].contains(action), "\(script)")
    }

    @Test func examplesForThePromptWorkThere() async throws {
        let terminal = try Cook().terminal(rows: 60)
        try await terminal.command("search leek")
        for example in try await Self.examples.value
        where ["history", "timer", "timers"].contains(example.command) {
            let line = example.line
            // Something that can be stopped.
            if line.contains("stop") { try await terminal.command("timer 12m pasta") }
            let answer = try await terminal.rows(of: line).joined(separator: "\n")
            #expect(!answer.contains("error:"), "\(line): \(answer)")
        }
        // One that stands still stands beside the prompt.
        try await terminal.command("timers stop all")
        try await terminal.enter("clear")
        terminal.type("\r")
        try await terminal.wait { $0.screen.lines == ["recipe>"] }
    }

    @Test func examplesForScriptsWorkThere() async throws {
        let before = ["expect error usage": "-open 999", "record stop": "record other.rcp"]
        for example in try await Self.examples.value
        where ["expect", "let", "record"].contains(example.command) {
            let line = example.line
            let cook = try Cook()
            try cook.write(
                "\(before[line] ?? "search garlic cheese -onion")\n\(line)\n",
                to: "test.rcp"
            )
            let end = try await cook.run("--allow-shell", "run", "test.rcp", "leek")
            #expect(end.code == 0, "\(line): \(end.everything)")
        }
    }

    // MARK: The first screens

    /// What the overview of help shows, in the order in which a cook would try it.
    @Test func theOverviewOfHelpWorksFromTopToBottom() async throws {
        let terminal = try Cook().terminal(rows: 100)
        let overview = try await terminal.rows(of: "help")
        let rows = overview.filter { row in
            ["Find", "See", "Keep"].contains { row.hasPrefix($0) }
        }
        #expect(rows.count == 3)
        let lines = rows.flatMap { row in
            row.dropFirst(4).components(separatedBy: "   ").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }.filter { !$0.isEmpty }
        #expect(lines.count >= 12)
        let plain = overview.first { $0.hasPrefix("Plain words") }?
            .split(separator: ":").last.map(String.init)
        for line in lines + [plain ?? ""] {
            if line == "more" { try await terminal.command("search garlic cheese") }
            let answer = try await terminal.rows(of: line).joined(separator: "\n")
            #expect(!answer.contains("error:"), "\(line): \(answer)")
            #expect(!answer.contains("Nothing found"), "\(line): \(answer)")
        }
        #expect(try await terminal.quit() == 0)
    }

    // MARK: Errors

    /// Lines that fail, and what comes before; each names something to type instead.
    static let mistakes: [(line: String, before: [String])] = [
        ("and basil", []), ("back bacon", []), ("cook", []), ("cook eggs --max-missing few", []),
        ("drop", ["search garlic onion"]), ("fav", []), ("guide", []),
        ("list 3-1", ["search garlic"]), ("list", []), ("more", []), ("open", ["search garlic"]),
        ("open hummus", []), ("scale 1 banana", ["search garlic"]), ("search", []),
        ("search -", []), ("search category:", []), ("search cusine:italian", []),
        ("search minutes:soon", []), ("search or garlic", []), ("serch leek", []),
        ("set layuot cards", []), ("set page-size", []), ("similar", []), ("timers stop pasta", []),
        ("unalias dinner", []), ("unfav 1", ["search garlic"]), ("why", ["open 1"]),
    ]

    @Test(arguments: 0..<4) func whatAnErrorSuggestsWorks(part: Int) async throws {
        for (place, (line, before)) in Self.mistakes.enumerated() where place % 4 == part {
            let terminal = try Cook().terminal(columns: 160, rows: 100)
            for line in before { try await terminal.command(line) }
            let answer = try await terminal.rows(of: line).joined(separator: "\n")
            for example in Self.suggested(in: answer, to: line) {
                let tried = try await terminal.rows(of: example).joined(separator: "\n")
                #expect(!tried.contains("error:"), "\(line) → \(example): \(tried)")
                #expect(!tried.contains("Nothing found for"), "\(line) → \(example): \(tried)")
            }
        }
    }

    /// What the words of an error tell to type.
    private static func suggested(in answer: String, to line: String) -> [String] {
        guard answer.contains("error:") else { return [] }
        for opening in ["for example: ", "Try: ", "did you mean '"] {
            guard let start = answer.range(of: opening)?.upperBound else { continue }
            let rest = answer[start...].prefix { !$0.isNewline }
            if opening.hasSuffix("'") {
                // A word is meant in the place of one that looks like it.
                let meant = String(rest.prefix { $0 != "'" })
                let words = line.split { " :".contains($0) }
                let typed = words.first {
                    $0.first == meant.first && abs($0.count - meant.count) < 2
                }
                return [typed.map { line.replacing($0, with: meant) } ?? meant]
            }
            let example = rest.components(separatedBy: "   ")[0]
            // Options are shown without their command.
            if example.hasPrefix("--") {
                return [line.replacing("--max-missing few", with: example)]
            }
            // Of a list of forms the first is tried.
            return example.contains(", ") ? [String(example.prefix { $0 != "," })] : [example]
        }
        return []
    }
}
