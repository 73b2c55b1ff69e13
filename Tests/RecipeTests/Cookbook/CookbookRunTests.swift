import Foundation
import RecipeTestSupport
import Testing

/// The cookbook as a cook fills it: imports, own recipes, and getting all of it out again.
struct CookbookRunTests {
    private static func lines(_ range: Range<Int>) -> String {
        range.map { number in
            #"{"title":"Zander stew \#(number)","ingredients":["\#(number + 1) g zander fillet","1 leek","salt"],"#
                + #""steps":["Cook it \#(number) times."],"url":"https://kitchen.example/\#(number)"}"#
                + "\n"
        }.joined()
    }

    @Test func whatIsImportedIsFoundAndComesInOnce() async throws {
        let cook = try Cook()
        try cook.write(Self.lines(0..<30) + "{\"title\":\n", to: "stews.jsonl")
        let rehearsal = try await cook.run("import", "stews.jsonl", "--dry-run")
        #expect(rehearsal.output.contains("Would import 30 recipes"))
        #expect(try await cook.run("cookbook").output.contains("nothing of your own yet"))

        let first = try await cook.run("import", "stews.jsonl", "--report", "left.txt")
        // All but one line is in, and the code tells that one is not.
        #expect(first.code == 65)
        #expect(first.output.contains("Imported 30 recipes from stews.jsonl into the cookbook"))
        #expect(first.output.contains("stews.jsonl line 31: not valid JSON"))
        #expect(try cook.text(of: "left.txt") == "stews.jsonl:31\tmalformed-json\n")

        let found = try await cook.run("search", "zander", "stew", "--format", "json", "--all")
        #expect(found.output.contains("Zander stew 29"))
        try cook.write(Self.lines(0..<40), to: "stews.jsonl")
        let second = try await cook.run("import", "stews.jsonl", "--format", "json")
        #expect(second.output.contains(#""added":10"#) && second.output.contains(#""doubles":30"#))
        #expect(try await cook.run("cookbook").output.contains("stews.jsonl: 40 recipes"))
        let removed = try await cook.run("-c", "cookbook remove stews.jsonl; undo; cookbook")
        #expect(removed.output.contains("stews.jsonl: 40 recipes"))
    }

    @Test func aPageOnTheWebIsImportedOnceAndStays() async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 3))
        server.on(RequestMatch { $0.path == "/about" }, .answer(.html("<p>Who we are</p>")))
        let cook = try Cook()
        let page = server.address + "/dish/2"
        let rehearsal = try await cook.run("import", page, "--dry-run")
        #expect(rehearsal.output.contains("Would import 1 recipe"), "\(rehearsal.error)")
        let first = try await cook.run("import", page)
        #expect(first.code == 0 && first.output.contains("Imported 1 recipe from \(page)"))
        let again = try await cook.run("import", page, "--format", "json")
        #expect(again.output.contains(#""added":0"#) && again.output.contains(#""doubles":1"#))
        let other = try await cook.run("import", server.address + "/about")
        #expect(other.code == 65)

        server.on(RequestMatch { $0.path == "/dish/3" }, .reset)
        let gone = try await cook.run("import", server.address + "/dish/3")
        #expect(gone.code != 0 && gone.error.contains("127.0.0.1"), "\(gone.error)")
        let found = try await cook.run(
            "--format",
            "json",
            "-c",
            "search title:\"Garlic Cheese Dish 2\"; open 1; cookbook"
        )
        let recipe = try found.objects().dropFirst().first?.object("recipe")
        #expect(recipe?.texts("steps").count == 2 && recipe?.text("url") == page)
    }

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

    @Test func aRecipeOfTheCooksOwnIsWrittenChangedAndDeleted() async throws {
        let cook = try Cook()
        try cook.write(
            "---\ntitle: Quark balls\nservings: 4\n---\n\nMix @quark{250%g}, @flour{100%g} and @eggs{2}.\n",
            to: "balls.cook"
        )
        let created = try await cook.run("create", "balls.cook")
        #expect(created.output.contains("Quark balls added to the cookbook"))
        let piped = try await cook.run(
            ["create", "-"],
            input: "---\ntitle: Piped pie\n---\n\nBake @leeks{3}, @eggs{2} and @butter{50%g}.\n"
        )
        #expect(piped.output.contains("Piped pie added"))
        let mine = try await cook.run("-c", "search moussaka; fav 1; search mine")
        #expect(mine.output.contains("Quark balls") && mine.output.contains("Moussaka"))
        let leeks = try await cook.run("search", "leeks", "mine")
        #expect(leeks.output.contains("Piped pie") && !leeks.output.contains("Moussaka"))
        try cook.write("#!/bin/sh\nsed -i 's/Quark balls/Quark dumplings/' \"$1\"\n", to: "editor")
        chmod(cook.path("editor"), 0o755)
        let edited = try await cook.run(
            [
                "-c",
                "search quark balls; edit 1; search title:dumplings quark; undo; search quark balls",
            ],
            environment: ["EDITOR": cook.path("editor")]
        )
        #expect(edited.output.contains("Quark dumplings"))
        #expect(edited.output.contains("Undone: Quark dumplings reads as before"))
        let none = try await cook.run(
            ["-c", "search quark balls; edit 1"],
            environment: ["EDITOR": "true"]
        )
        #expect(none.output.contains("unchanged"))
        let failed = try await cook.run("create", "missing.cook")
        #expect(failed.code == 66)
    }

    @Test(arguments: ["json", "cook", "md", "html", "ndjson"])
    func everythingGoesOutAndComesBack(format: String) async throws {
        let cook = try Cook()
        try cook.write(Self.lines(0..<12), to: "stews.jsonl")
        _ = try await cook.run("import", "stews.jsonl")
        let out = try await cook.run("-c", "search zander; more; export r1-12 out/ --as \(format)")
        #expect(out.code == 0)
        let other = try Cook()
        let back = try await other.run("import", cook.path("out"))
        #expect(back.output.contains("Imported 12 recipes"))
        let again = try await cook.run("import", cook.path("out"))
        #expect(again.output.contains("Imported 0 recipes"))
        #expect(again.output.contains("12 recipes were there already"))
    }

    @Test func aFileThatCannotBeReadIsSaidByWhateverReadsIt() async throws {
        let cook = try Cook()
        let file = try cook.write("", to: "data/recipe/cookbook.sqlite/folder")
        try cook.write(Self.lines(0..<2), to: "stews.jsonl")
        for words in [
            ["search", "zander"], ["browse"], ["cookbook"], ["random"], ["import", "stews.jsonl"],
            ["undo"],
        ] {
            let run = try await cook.run(words)
            #expect(run.code == 73, "\(words)")
            #expect(run.error.inOneLine.contains("it's a folder"), "\(run.error)")
            #expect(
                run.error.inOneLine.contains("Favorites and the other services work without it."),
                "\(run.error)"
            )
        }
        #expect(FileManager.default.fileExists(atPath: file))
    }

    @Test func anImportThatReadsNothingFails() async throws {
        let cook = try Cook()
        let bad = (0..<20).map { "{\"title\": soup \($0)}\n" }.joined()
        try cook.write(bad, to: "stews.jsonl")
        let end = try await cook.run("import", "stews.jsonl")
        #expect(end.code == 65)
        #expect(end.error.contains("20 entries couldn't be read"))
        #expect(end.error.contains("stews.jsonl line 1: not valid JSON"))
        try cook.write(bad + Self.lines(0..<1), to: "stews.jsonl")
        let some = try await cook.run("import", "stews.jsonl")
        #expect(some.code == 65 && some.output.contains("Imported 1 recipe"))
        try cook.write(Self.lines(0..<1), to: "stews.jsonl")
        #expect(try await cook.run("import", "stews.jsonl").code == 0)
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

    @Test func aTableSaysHowItsColumnsAreRead() async throws {
        let cook = try Cook()
        try cook.write(
            "Gericht;Was drin ist;Zubereitung;Farbe\nZandersuppe;200 g Zander;Kochen.;rot\n",
            to: "suppen.csv"
        )
        let told = try await cook.run(
            "import",
            "suppen.csv",
            "--columns",
            "Was drin ist=ingredients",
            "--dry-run"
        )
        #expect(told.code == 0, "\(told.error)")
        #expect(
            told.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                "Gericht → title, Was drin ist → ingredients, Zubereitung → steps Left out: Farbe"
            )
        )
        #expect(told.output.contains("Would import 1 recipe"))
    }

    @Test func undoSaysThatAnImportStays() async throws {
        let cook = try Cook()
        try cook.write(Self.lines(0..<2), to: "stews.jsonl")
        let end = try await cook.run(
            "-c",
            "search moussaka; fav 1; import stews.jsonl; undo; favs; undo; favs"
        )
        #expect(end.output.contains("cookbook remove stews.jsonl"))
        let told = end.output.components(separatedBy: "cookbook remove stews.jsonl")
        #expect(told.last?.contains("Moussaka") == true)
        #expect(told.last?.contains("Undone") == true)
        let other = try await cook.run("-c", "import stews.jsonl; undo")
        #expect(!other.output.contains("cookbook remove"))
    }

    @Test func importsGoToTheFavoritesWhereAsked() async throws {
        let cook = try Cook()
        try cook.write(Self.lines(0..<3), to: "stews.jsonl")
        let end = try await cook.run("import", "stews.jsonl", "--favorites")
        #expect(end.output.contains("Imported 3 recipes from stews.jsonl into the favorites"))
        #expect(try await cook.run("favs", "zander").output.contains("Zander stew 2"))
    }

    @Test func whatIsNoRecipeFileIsRefused() async throws {
        let cook = try Cook()
        try cook.write("Dear diary", to: "diary.txt")
        #expect(try await cook.run("import", "diary.txt").code == 65)
        #expect(try await cook.run("import", "missing.json").code == 66)
        #expect(try await cook.run("import", "diary.txt", "--as", "nonsense").code == 64)
    }
}
