import RecipeTestSupport
import Testing

/// Text from outside that would harm a terminal, and answers that would fill memory.
@Suite(.aFewAtOnce)
struct HostileTextTests {
    /// Texts that a terminal would act upon, as they may stand in JSON.
    private static let hostile = [
        #"\u001b[31mRed\u001b[0m soup"#, #"\u001b]0;title\u0007Bell soup"#, #"\u009b2JC1 soup"#,
        #"Over\bwritten\rsoup"#, #"\u202etfel ot thgir soup"#, #"Null\u0000soup\u007f"#,
        #"Tab\tand\nline soup"#, #"Lone \ud800 half soup"#, #"&#27;[31mEntity soup"#,
    ]

    private func server() throws -> MisbehavingServer {
        let server = try MisbehavingServer()
        let entries = Self.hostile.enumerated().map { index, text in
            """
            {"title":"\(text)","href":"\(server.address)/dish/\(index + 1)",\
            "ingredients":"garlic, \(text)","thumbnail":""}
            """
        }
        let page = RecipePuppySite.page(results: "[\(entries.joined(separator: ","))]")
        server.on(RequestMatch { $0.path == "/api/" && $0.page == 1 }, .answer(page))
        server.on(
            RequestMatch { $0.path == "/api/" && $0.page > 1 },
            .answer(RecipePuppySite.page([]))
        )
        let markup = "\u{1B}[2J\u{1B}]52;c;aGk=\u{07}\u{9B}31m\u{202E}\u{0}"
        server.on(
            RequestMatch { $0.path.hasPrefix("/dish/") },
            .answer(
                .html(
                    """
                    <title>Soup \(markup)</title><script type="application/ld+json">
                    {"@context":"https://schema.org","@type":"Recipe","name":"Soup \\u001b[31m",
                    "recipeIngredient":["garlic \\u001b]0;x\\u0007"],
                    "recipeInstructions":["Stir \\u009b2J well."]}</script><p>Text \(markup)</p>
                    """
                )
            )
        )
        return server
    }

    @Test(arguments: ["list", "cards", "table", "plain", "json", "ndjson", "csv", "tsv", "md"])
    func nothingRawReachesTheOutput(_ format: String) async throws {
        let server = try server()
        let end = try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "--format",
            format,
            "-c",
            "search garlic; open 1; open 2 --text; fav 3; favs; open f1; status"
        )
        #expect(end.code == 0, "\(end.error)")
        #expect(end.controls.isEmpty, "\(end.controls)")
        #expect(end.output.contains("soup"))
        let bidirectional = end.everything.unicodeScalars.filter {
            (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
        }
        #expect(bidirectional.isEmpty)
    }

    @Test func aTerminalShowsTheTextAndDoesNothing() async throws {
        let server = try server()
        let terminal = try Cook().terminal(
            ["--service", "recipepuppy", "--url", server.address, "--color", "never"]
        )
        let found = try await terminal.command("search garlic")
        #expect(found.contains("Red"))
        #expect(found.contains("soup"))
        #expect(terminal.screen.bells == 0)
        try await terminal.command("open 1")
        try await terminal.command("open 2 --text")
        #expect(terminal.screen.bells == 0)
        #expect(try await terminal.quit() == 0)
    }

    @Test func badUTF8IsReadAsFarAsItIsText() async throws {
        let server = try MisbehavingServer()
        var page = RecipePuppySite.page(
            results: """
                [{"title":"Cr#me","href":"\(server.address)/1","ingredients":"garlic",\
                "thumbnail":""}]
                """
        )
        page.body = page.body.flatMap { $0 == UInt8(ascii: "#") ? [0xE8, 0x80, 0xFF] : [$0] }
        server.on(RequestMatch { $0.path == "/api/" && $0.page == 1 }, .answer(page))
        server.on(
            RequestMatch { $0.path == "/api/" && $0.page > 1 },
            .answer(RecipePuppySite.page([]))
        )
        let end = try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "--format",
            "list",
            "search",
            "garlic"
        )
        #expect(end.code == 0)
        #expect(end.output.contains("Cr"))
        #expect(end.controls.isEmpty)
        #expect(String(validating: end.outputBytes, as: UTF8.self) != nil)
    }

    @Test(arguments: [
        ServerBehaviour.flood(bytes: 300_000_000, namesLength: false),
        .flood(bytes: 300_000_000, namesLength: true), .bomb(bytes: 1_000_000_000),
    ])
    func memoryStaysBounded(_ behaviour: ServerBehaviour) async throws {
        let server = try MisbehavingServer()
        server.serve(SampleKitchen(dishes: 60))
        let terminal = try Cook().terminal(["--service", "recipepuppy", "--url", server.address])
        try await terminal.command("set prefetch off")
        try await terminal.command("search garlic")
        server.on(RequestMatch { $0.path == "/api/" && $0.page > 1 }, behaviour)
        server.on(RequestMatch { $0.path.hasPrefix("/dish/") }, behaviour)
        #expect(try await terminal.command("more").contains("larger than 16 MiB"))
        try await terminal.command("open 1")
        let peak = try #require(terminal.peakMemory)
        #expect(peak < 160 * 1_024, "\(peak) KiB")
        #expect(server.bytesSent < 300_000_000)
        #expect(try await terminal.command("list").contains("Garlic Cheese Dish 10"))
        #expect(try await terminal.quit() == 0)
    }

    @Test func aPageOfRepeatsOnlyIsNotTheEnd() async throws {
        let server = try MisbehavingServer()
        let kitchen = SampleKitchen(dishes: 40)
        server.serve(kitchen)
        let repeated = Array(kitchen.entries(at: server.address).prefix(10))
        server.on(
            RequestMatch { $0.path == "/api/" && $0.page == 2 },
            .answer(RecipePuppySite.page(repeated))
        )
        let end = try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "--format",
            "json",
            "-c",
            "set prefetch off; search garlic; more"
        )
        let more = try #require(try end.objects().last)
        #expect(more.objects("recipes").compactMap { $0.number("n") } == Array(11...20))
        #expect(more.objects("recipes").first?.text("title") == "Garlic Cheese Dish 21")
        #expect(more.object("window")?.number("repeatsHidden") == 10)
        #expect(end.code == 0)
    }

    @Test func pagesOfRepeatsWithoutEndAreGivenUp() async throws {
        let server = try MisbehavingServer()
        let kitchen = SampleKitchen(dishes: 10)
        let repeated = RecipePuppySite.page(kitchen.entries(at: server.address))
        server.on(RequestMatch { $0.path == "/api/" }, .answer(repeated))
        let end = try await Cook().run(
            "--service",
            "recipepuppy",
            "--url",
            server.address,
            "--format",
            "json",
            "-c",
            "set prefetch off; search garlic; more; list"
        )
        let answers = try end.objects()
        #expect(answers[2].objects("recipes").isEmpty)
        #expect(answers[3].objects("recipes").count == 10)
        #expect(end.code == 0)
        #expect(server.requests.count == 6)
    }
}
