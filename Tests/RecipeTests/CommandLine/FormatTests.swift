import Foundation
import RecipeTestSupport
import Testing

/// Machine formats, read by other rules than they were written by.
@Suite(.aFewAtOnce)
struct FormatTests {
    private static let awkward = #"Garlic \"quoted\", with; commas"#

    /// A server with names that formats must quote.
    private func server() throws -> MisbehavingServer {
        let server = try MisbehavingServer()
        let address = server.address
        let entries = [
            PuppyEntry(
                title: "Garlic \"quoted\", with; commas",
                href: "\(address)/1",
                ingredients: "garlic, cheddar cheese"
            ),
            PuppyEntry(title: "Plain | piped * soup_", href: "\(address)/2", ingredients: "garlic"),
            PuppyEntry(
                title: "Crème brûlée 日本",
                href: "\(address)/3",
                ingredients: "garlic, cream"
            ),
        ]
        server.serve(RecipePuppySite(entries: entries))
        return server
    }

    private func run(_ format: String, _ commands: String) async throws -> ProgramEnd {
        let server = try server()
        return try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "--format",
            format,
            "-c",
            commands
        )
    }

    @Test func jsonIsOneObjectForEachCommand() async throws {
        let commands = [
            "search garlic", "list", "more", "favs", "open 1", "fav 1", "favs", "unfav f1", "undo",
            "status", "set", "help", "help search", "help --all", "help terms", "history", "echo x",
            "service", "alias", "wait", "cancel", "reset", "back", "clear", "retry",
        ]
        let server = try server()
        let end = try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "--format",
            "json",
            "--keep-going",
            "-c",
            commands.joined(separator: "; ")
        )
        let answers = try end.objects()
        let names = answers.compactMap { $0.text("command") }
        for answer in answers { #expect(answer.number("v") == 1) }
        // What says nothing has no object.
        let silent: Set = ["clear"]
        let wanted = commands.compactMap { $0.split(separator: " ").first.map(String.init) }
            .filter { !silent.contains($0) }
        #expect(names.filter { !silent.contains($0) } == wanted)
    }

    @Test func ndjsonIsARecipeALineAndThenTheWindow() async throws {
        let answers = try await run("ndjson", "search garlic").objects()
        #expect(answers.count == 4)
        #expect(answers.dropLast().compactMap { $0.number("n") } == [1, 2, 3])
        #expect(answers.last?.object("window") != nil)
        #expect(answers.last?.fields["notes"] != nil)
    }

    @Test func csvAndTsvHaveTheirFieldsInOrder() async throws {
        let csv = try await run("csv", "search garlic")
        #expect(
            csv.lines.first == "n,title,lactose,favorite,ingredients,source,url,minutes,servings,id"
        )
        try #require(csv.lines.count == 4)
        #expect(csv.lines[1].hasPrefix(#"1,"Garlic ""quoted"", with; commas",true,false,"#))
        let tsv = try await run("tsv", "search garlic")
        for line in tsv.lines {
            #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 10)
        }
        #expect(tsv.lines.count == 4)
        #expect(tsv.output.contains("Crème brûlée 日本"))
    }

    @Test func plainAndMarkdownAreTextWithoutColumns() async throws {
        let plain = try await run("plain", "search garlic")
        #expect(plain.output.contains(#"Result 1: Garlic "quoted", with; commas. Has lactose."#))
        #expect(!plain.output.contains("·"))
        let markdown = try await run("md", "search garlic")
        #expect(markdown.output.contains("Garlic"))
        #expect(markdown.output.contains(#"\|"#) || markdown.output.contains(#"\*"#))
    }

    @Test func withoutATerminalTheFormIsTsvAndWithOneAList() async throws {
        let cook = try Cook()
        #expect(try await cook.run("browse").lines.first?.hasPrefix("n\ttitle") == true)
        let terminal = try cook.terminal(["browse"])
        #expect(try await terminal.waitForEnd() == 0)
        #expect(terminal.everything.contains("results 1-10"))
    }

    @Test(arguments: ["json", "ndjson", "csv", "tsv"])
    func machineFormatsAreNeverColouredOrBroken(_ format: String) async throws {
        let end = try await Cook().run(
            "--color",
            "always",
            "--width",
            "20",
            "--format",
            format,
            "search",
            "garlic"
        )
        #expect(end.controls.isEmpty)
        #expect(end.lines.contains { $0.count > 100 })
    }

    @Test func anOptionOfACommandCountsForItAlone() async throws {
        let end = try await Cook().run(
            "-c",
            "search leek --format csv; list --format plain --width 40; list"
        )
        #expect(end.output.hasPrefix("n,title"))
        #expect(end.output.contains("Result 1: Vichyssoise"))
        #expect(end.output.contains("\nn\ttitle"))
    }

    @Test func aPageBehindTheLastIsCalledThat() async throws {
        let end = try await Cook().run(
            "--format",
            "list",
            "search",
            "garlic",
            "cheese",
            "--page",
            "99"
        )
        #expect(end.code == 1)
        #expect(end.output.contains("Nothing found for garlic, cheese from page 99 on."))
        #expect(end.output.contains("Try: search garlic cheese"))
    }

    @Test func theWindowIsAllThatIsLoaded() async throws {
        let end = try await Cook().run(
            "--format",
            "json",
            "-c",
            "search garlic; more; list 3; fav 1-12; favs; more; favs none"
        )
        let answers = try end.objects()
        let windows = answers.compactMap { $0.object("window") }
        #expect(windows.map { $0.number("shown") } == [10, 20, 20, 10, 12, 0])
        #expect(windows[1].fields["pages"] as? [Int] == [1, 2])
        #expect(windows[2].fields["pages"] as? [Int] == [1, 2])
        #expect(
            answers.filter { $0.object("window") != nil }.allSatisfy {
                $0.fields["recipes"] != nil
            }
        )
        #expect(answers[0].objects("recipes")[0].fields.keys.contains("missing"))
    }
}
