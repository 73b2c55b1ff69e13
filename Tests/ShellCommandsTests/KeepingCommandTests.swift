import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

struct KeepingCommandTests {
    @Test func favKeepsAndFavsListsTheLastFirst() async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("search leek")
        await kitchen.type("fav 1 and 3")
        #expect(
            kitchen.answer
                == .done(.kept(titles: ["Leek soup", "Leek tart"], already: [], pageMissing: []))
        )
        await kitchen.type("favs")
        #expect(kitchen.titles == ["Leek tart", "Leek soup"])
        await kitchen.type("open 1")
        #expect(kitchen.titles == ["Leek tart"])
        await kitchen.type("list r1")
        #expect(kitchen.titles == ["Leek soup"])
    }

    @Test func aRecipeKeptAlreadyIsNamedAndNotKeptTwice() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type("fav 1")
        await kitchen.type("fav 1-2")
        #expect(
            kitchen.answer
                == .done(.kept(titles: ["Leek pie"], already: ["Leek soup"], pageMissing: []))
        )
    }

    @Test func anEmptyListOfFavoritesLeavesNumbersAsTheyWere() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type("favs")
        #expect(await kitchen.type("fav 3").exitCode == 0)
        await kitchen.type("favs nowhere")
        #expect(await kitchen.type("open 2").exitCode == 0)
        #expect(kitchen.titles == ["Leek pie"])
    }

    @Test func undoAndRedoTakeBackAndDoAgain() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type("fav 1-2")
        await kitchen.type("undo")
        let change = KeptChange(kind: .kept, names: ["Leek soup", "Leek pie"])
        #expect(kitchen.answer == .done(.tookBack(change)))
        await kitchen.type("favs")
        #expect(kitchen.titles.isEmpty)
        await kitchen.type("redo")
        #expect(kitchen.answer == .done(.didAgain(change)))
        await kitchen.type("redo")
        #expect(kitchen.answer == .done(.nothingToRedo))
    }

    @Test func unfavOfWhatIsNoFavoriteIsAMistake() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        let result = await kitchen.type("unfav 2")
        #expect(result.exitCode == 64)
        #expect(kitchen.mistake == .reference(.notFavorite(number: 2)))
    }

    /// What a recipe had of one query's foods says nothing of it later.
    @Test func whatIsKeptHasNoMarksOfItsQuery() async throws {
        let kitchen = TestKitchen()
        await kitchen.type("pantry add potato")
        await kitchen.type("cook leek")
        await kitchen.type("fav 1-2")
        let kept = try await kitchen.favorites.favorites()
        #expect(kept.count == 2 && kept.allSatisfy { $0.recipe.coverage == nil })
    }

    /// Of a recipe without steps and without a page all that there is is kept.
    @Test func whatHasNoPageIsKeptWhole() async throws {
        var idea = TestKitchen.recipe("Leek idea", ["leek"])
        idea.stepGroups = []
        let kitchen = TestKitchen(recipes: [idea])
        await kitchen.type("search leek")
        await kitchen.type("fav 1")
        #expect(
            kitchen.answer
                == .done(.kept(titles: ["Leek idea"], already: [], pageMissing: []))
        )
        #expect(try await kitchen.favorites.counts() == FavoriteCounts(all: 1, offline: 1))
        await kitchen.type("open f1")
        #expect(kitchen.titles == ["Leek idea"])
    }

    /// Of several that were named, the last is meant by `it`, whatever was done with them.
    @Test(arguments: ["fav 3,1,2", "fav 3, 1 and 2", "fav 3; fav 1-2", "tag 3,2 quick"])
    func itIsTheLastThatWasNamed(_ line: String) async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type(line)
        await kitchen.type("open it")
        #expect(kitchen.titles == ["Leek pie"])
    }

    @Test func whereOneIsNoFavoriteAllStay() async throws {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type("fav 1 and 2")
        #expect(await kitchen.type("unfav 1 and 3").exitCode == 64)
        #expect(kitchen.mistake == .reference(.notFavorite(number: 3)))
        #expect(try await kitchen.favorites.counts().all == 2)
    }

    @Test func aPageThatIsEmptyIsMissing() async throws {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        let kitchen = TestKitchen(recipes: [far], pages: ["https://far.example/1": ""])
        await kitchen.type("search leek")
        await kitchen.type("fav 1")
        guard case .done(.kept(let titles, _, let pageMissing))? = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.answer))")
            return
        }
        #expect(titles == ["Far stew"])
        #expect(pageMissing == ["Far stew"])
        #expect(try await kitchen.favorites.content(of: far.id)?.page == nil)
    }

    @Test func aPageThatCannotBeHadIsMissingAndComesWithRefresh() async {
        var far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        far.stepGroups = []
        let offline = TestKitchen(
            recipes: [far],
            pages: ["https://far.example/1": "offline"]
        )
        await offline.type("search leek")
        await offline.type("fav 1")
        #expect(
            offline.answer
                == .done(.kept(titles: ["Far stew"], already: [], pageMissing: ["Far stew"]))
        )
        await offline.type("favs --refresh")
        guard case .favorites(let favorites)? = offline.answer else {
            Issue.record("no favorites")
            return
        }
        #expect(favorites.refreshed?.fetched == 0)
        #expect(favorites.refreshed?.failed.map(\.title) == ["Far stew"])
        #expect(favorites.offline == 0)
    }

    @Test func favKeepsThePageAndOpensFromIt() async throws {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        let kitchen = TestKitchen(
            recipes: [far],
            pages: ["https://far.example/1": "Far stew of old\nleek\nbeans"]
        )
        await kitchen.type("search leek")
        await kitchen.type("fav 1")
        let content = try await kitchen.favorites.content(of: far.id)
        #expect(content?.page?.body == Array("Far stew of old\nleek\nbeans".utf8))
        await kitchen.type("open 1")
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("not opened")
            return
        }
        #expect(opened.pageState == .saved && opened.savedAt == 1_000)
        #expect(opened.recipe.ingredients.map(\.name) == ["leek", "beans"])
    }

    @Test func aStoreThatCannotBeWrittenIsToldAndAllElseWorks() async {
        let kitchen = TestKitchen()
        await kitchen.favorites.fail(with: .cannotWrite(path: "/data", code: 30))
        await kitchen.type("search leek")
        #expect(await kitchen.type("fav 1").exitCode == 73)
        #expect(await kitchen.type("more").exitCode == 0)
        #expect(await kitchen.type("open 1").exitCode == 0)
    }

    @Test(arguments: [
        ("favs leek pie", ["Leek pie"]), ("favs leek -flour -garlic", ["Leek salad", "Leek soup"]),
        ("favs title:soup or vinegar", ["Garlic soup", "Leek salad", "Leek soup"]),
        ("favs category:soup", ["Garlic soup", "Leek soup"]),
        ("favs no garlic and no flour", ["Leek salad", "Leek soup"]),
        ("favs minutes:20", ["Garlic soup", "Leek salad", "Leek soup"]),
        ("favs cheese", ["Leek pie"]), ("favs durian", []),
    ])
    func favsTakesTheTermsOfASearch(line: String, titles: [String]) async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("browse")
        await kitchen.type("fav all")
        #expect(await kitchen.type(line).exitCode == 0)
        #expect(Set(kitchen.titles) == Set(titles))
    }

    @Test func moreTellsHowManyThereAreNow() async throws {
        let many = (1...25).map { TestKitchen.recipe("Dish \($0)", ["leek"]) }
        let kitchen = TestKitchen(recipes: many, pageSize: 50)
        await kitchen.type("search leek")
        await kitchen.type("fav all")
        await kitchen.type("favs")
        // Another shell takes one away.
        _ = try await kitchen.favorites.remove([many[0].id])
        await kitchen.type("more")
        guard case .favorites(let shown)? = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.answer))")
            return
        }
        #expect(shown.total == 24)
    }

    @Test func favsSearchesAndShowsAPageAtATime() async {
        let many = (1...25).map { TestKitchen.recipe("Dish \($0)", ["leek"]) }
        let kitchen = TestKitchen(recipes: many, pageSize: 50)
        await kitchen.type("search leek")
        await kitchen.type("fav all")
        await kitchen.type("favs")
        #expect(kitchen.numbers == Array(1...10))
        await kitchen.type("more")
        #expect(kitchen.numbers == Array(11...20))
        await kitchen.type("favs 25")
        #expect(kitchen.titles == ["Dish 25"])
        await kitchen.type("back")
        #expect(kitchen.titles.count == 25)
    }
}

struct MissingPageTests {
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
        throw ServiceFailure.notKept
    }
}
