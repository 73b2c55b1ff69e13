import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

/// Pages of favorites that are missing come when the network is seen to work.
struct MissingPageTests {
    @Test func whatIsFetchedAgainAndWhatFailed() async throws {
        let pages = [
            "https://far.example/1": "Far stew\nleek\nbeans", "https://far.example/2": "",
            "https://far.example/3": "offline",
        ]
        let recipes = (1...3).map {
            TestKitchen.recipe("Far \($0)", ["leek"], link: "https://far.example/\($0)")
        }
        let kitchen = TestKitchen(
            recipes: recipes + [TestKitchen.recipes[0]],
            pageSize: 10,
            pages: pages
        )
        await kitchen.type("search leek; fav all; favs --refresh")
        #expect(
            kitchen.listedFavorites?.refreshed
                == RefreshReport(
                    fetched: 1,
                    failed: [
                        .init(title: "Far 3", reason: .offline(host: "far.example")),
                        .init(title: "Far 2", reason: .malformedReply(.webPage)),
                    ]
                )
        )
        #expect(await kitchen.favorites.refreshed.map(\.isContinued) == [false, true])
        #expect(kitchen.listedFavorites?.total == 4 && kitchen.listedFavorites?.offline == 2)
        await kitchen.type("favs leek pie --refresh")
        #expect(kitchen.listedFavorites?.refreshed == RefreshReport(fetched: 0, failed: []))
    }

    @Test func aRecipeThatCannotBeHadWholeIsNotWritten() async {
        var gone = TestKitchen.recipe("Gone stew", ["leek"], link: "https://far.example/gone")
        gone.stepGroups = []
        let kitchen = TestKitchen(recipes: [TestKitchen.recipes[0], gone])
        await kitchen.type("search leek")
        #expect(await kitchen.type("export 1-2 both.md").exitCode == 69)
        #expect(kitchen.files["/here/both.md"] == nil)
        // Kept, it is the cook's own, page or not.
        await kitchen.type("fav 2")
        #expect(await kitchen.type("export f1 kept.md").exitCode == 0)
        #expect(kitchen.files["/here/kept.md"] == "md: Gone stew *\n")
    }

    @Test func aMissingPageThatDoesNotComeIsAskedForOnce() async throws {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        let kitchen = TestKitchen(recipes: [far], pages: ["https://a.example/x": "Other\nleek"])
        _ = try await kitchen.favorites.keep([FavoriteContent(recipe: far)])
        for _ in 0..<3 {
            await kitchen.type("open https://a.example/x")
            await kitchen.type("wait")
        }
        #expect(kitchen.pages.asked.count { $0 == "https://far.example/1" } == 1)
    }

    @Test func aMissingPageComesWhenTheNetworkIsSeenToWork() async throws {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        let kitchen = TestKitchen(
            recipes: [far],
            pages: [
                "https://far.example/1": "Far stew\nleek\nbeans",
                "https://a.example/other": "Other\nleek",
            ]
        )
        _ = try await kitchen.favorites.keep([FavoriteContent(recipe: far)])
        await kitchen.type("open https://a.example/other")
        await kitchen.type("wait")
        let content = try await kitchen.favorites.content(of: far.id)
        #expect(content?.page != nil)
        #expect(content?.recipe.ingredients.count == 2)
    }

    /// A picture that came shows that the network works as well as a page does.
    @Test func aMissingPageComesAfterAPicture() async throws {
        var soup = TestKitchen.recipe("Leek soup", ["leek"])
        soup.picture = WebAddress("https://a.example/soup.png")
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        let kitchen = TestKitchen(
            recipes: [soup],
            pages: [
                "https://far.example/1": "Far stew\nleek", "https://a.example/soup.png": "pixels",
            ]
        ) {
            $0.pictures = PictureAccess(means: { _ in .blocks }, draw: { _, _ in .unreadable })
        }
        _ = try await kitchen.favorites.keep([FavoriteContent(recipe: far)])
        await kitchen.type("search leek; picture 1")
        await kitchen.type("wait")
        let content = try await kitchen.favorites.content(of: far.id)
        #expect(content?.page != nil)
    }

    @Test(arguments: [(false, 1), (true, 0)])
    func offlineNothingIsAskedForUnasked(isOffline: Bool, count: Int) async throws {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        let kitchen = TestKitchen(
            recipes: [far],
            options: Shell.Options(isOffline: isOffline),
            pages: ["https://a.example/x": "Other\nleek"]
        )
        _ = try await kitchen.favorites.keep([FavoriteContent(recipe: far)])
        await kitchen.type("open https://a.example/x")
        await kitchen.type("wait")
        #expect(kitchen.pages.asked.count { $0 == "https://far.example/1" } == count)
    }

    /// After `cancel` nothing more is asked for.
    @Test func cancelStopsWhatIsFetchedUnasked() async throws {
        let pages = GatedPages()
        let kitchen = TestKitchen { $0.pages = pages }
        for number in 1...2 {
            let link = "https://far.example/\(number)"
            let far = TestKitchen.recipe("Far \(number)", ["leek"], link: link)
            _ = try await kitchen.favorites.keep([FavoriteContent(recipe: far)])
        }
        await kitchen.type("open https://a.example/x")
        try await waitUntil { pages.asked.withLock { $0.count } == 2 }
        await kitchen.type("cancel")
        await kitchen.type("wait")
        #expect(
            pages.asked.withLock { $0 } == ["https://a.example/x", "https://far.example/2"]
        )
    }

    @Test func aSingleCommandFetchesNothingUnasked() async throws {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        let kitchen = TestKitchen(
            recipes: [far],
            options: Shell.Options(isOneCommand: true),
            pages: [
                "https://far.example/1": "Far stew\nleek", "https://a.example/o": "Other\nleek",
            ]
        )
        _ = try await kitchen.favorites.keep([FavoriteContent(recipe: far)])
        _ = await kitchen.interpreter.play(words: ["open", "https://a.example/o"])
        _ = await kitchen.interpreter.play(words: ["wait"])
        let content = try await kitchen.favorites.content(of: far.id)
        #expect(content?.page == nil)
    }
}

/// Pages of which those of one host never come.
private final class GatedPages: PageFetcher {
    let asked = Guarded([String]())

    func page(
        at address: WebAddress,
        from source: AddressSource,
        freshness: Freshness
    ) async throws -> FetchedDocument {
        asked.withLock { $0.append(address.text) }
        if address.host == "far.example" {
            let (never, sink) = AsyncStream<Void>.makeStream()
            for await _ in never {}
            sink.finish()
            throw CancellationError()
        }
        return FetchedDocument(address: address, body: Array("Other\nleek".utf8), fetchedAt: 1)
    }

    func picture(at address: WebAddress, from source: AddressSource) async throws
        -> FetchedDocument
    {
        throw ServiceError.notKept
    }
}

extension TestKitchen {
    fileprivate var listedFavorites: FavoritesAnswer? {
        if case .favorites(let answer)? = answer { answer } else { nil }
    }
}
