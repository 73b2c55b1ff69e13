import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

struct OpenCommandTests {
    @Test func numberOpensAndItMeansItFromThenOn() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        await kitchen.type("2")
        #expect(kitchen.titles == ["Leek pie"])
        await kitchen.type("open it --steps")
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("not opened")
            return
        }
        #expect(opened.part == .steps && opened.pageState == .notNeeded)
        await kitchen.type("fav it")
        #expect(
            kitchen.answer
                == .done(.kept(titles: ["Leek pie"], already: [], pageMissing: []))
        )
    }

    @Test func severalRecipesAreTooManyToOpen() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        #expect(await kitchen.type("open 1-2").exitCode == 64)
        #expect(kitchen.mistake == .reference(.singleRecipeWanted(command: "open")))
    }

    @Test func anAddressOpensItsPage() async {
        let kitchen = TestKitchen(pages: ["https://a.example/soup": "Web soup\nleek"])
        #expect(await kitchen.type("open https://a.example/soup").exitCode == 0)
        #expect(kitchen.titles == ["Web soup"])
        await kitchen.type("open --web it")
        #expect(kitchen.programs.lines == ["browse https://a.example/soup"])
    }

    @Test func aPageThatIsGoneIsAnErrorOfTheService() async {
        let kitchen = TestKitchen()
        #expect(await kitchen.type("open https://a.example/gone").exitCode == 69)
        guard case .world(let failure)? = kitchen.failure,
            case .webPage(.serverFailed(let status, _, _), let address) = failure.reason
        else {
            Issue.record("no such failure")
            return
        }
        #expect(status == 404 && address.host == "a.example")
    }

    @Test func aServicesOwnWordsStandInForAPageThatIsGone() async {
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/gone")
        let kitchen = TestKitchen(recipes: [far])
        await kitchen.type("search leek")
        #expect(await kitchen.type("open 1").exitCode == 0)
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("not opened")
            return
        }
        #expect(opened.pageState == .missing(.serverFailed(status: 404, tries: 1)))
        #expect(opened.recipe.steps == ["Cook it all."])
    }

    /// Beside an opened recipe stands the list that it is from, and what that was asked for.
    @Test func anOpenedRecipeKnowsItsList() async {
        let kitchen = TestKitchen()
        let recipes = TestKitchen.recipes
        for (line, title, number, rows) in [
            (
                "search leek; fav 2; open 1", "Leek soup", 1,
                [
                    ResultRow(number: 1, recipe: recipes[0], isFavorite: false),
                    ResultRow(number: 2, recipe: recipes[1], isFavorite: true),
                    ResultRow(number: 3, recipe: recipes[2], isFavorite: false),
                ]
            ),
            (
                "favs; open 1", "Leek pie", 1,
                [ResultRow(number: 1, recipe: recipes[1], isFavorite: true)]
            ),
        ] {
            await kitchen.type(line)
            guard case .recipe(let opened)? = kitchen.answer else {
                Issue.record("not opened")
                return
            }
            #expect(opened.recipe.title == title && opened.number == number)
            #expect(opened.list == rows)
            #expect(opened.query == RecipeQuery([.has(Term("leek"))]))
        }
    }

    /// What a service sends whole needs no page, however little it is; a part of it does.
    @Test(
        arguments: [
            (true, nil, .notNeeded), (true, "https://far.example/1", .notNeeded),
            (false, nil, .notNeeded), (false, "https://far.example/1", .fetched),
        ] as [(Bool, String?, RecipeAnswer.PageState)]
    )
    func whatIsSentWholeNeedsNoPage(
        hasSteps: Bool,
        link: String?,
        state: RecipeAnswer.PageState
    ) async {
        var recipe = TestKitchen.recipe("Leek idea", ["leek"], link: link)
        recipe.id = RecipeID(service: .mealie, key: "idea")
        if !hasSteps { recipe.stepGroups = [] }
        let kitchen = TestKitchen(
            pages: ["https://far.example/1": "Leek idea\nleek"],
            services: [WholeService(recipe: recipe)]
        )
        await kitchen.type("service mealie; search leek; open 1")
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("\(String(describing: kitchen.failure))")
            return
        }
        #expect(opened.recipe.title == "Leek idea" && opened.pageState == state)
        #expect(kitchen.pages.asked == (state == .fetched ? ["https://far.example/1"] : []))
    }

    /// Where a service can't be asked for more, the page may say it.
    @Test(
        arguments: [(nil, false), ("https://far.example/1", true)] as [(String?, Bool)]
    )
    func aServiceThatIsSilentLeavesThePage(link: String?, isOpened: Bool) async {
        let failure = ServiceFailure.timedOut(seconds: 10)
        var recipe = TestKitchen.recipe("Leek idea", ["leek"], link: link)
        recipe.id = RecipeID(service: .mealie, key: "idea")
        let kitchen = TestKitchen(
            pages: ["https://far.example/1": "Leek idea\nleek"],
            services: [WholeService(recipe: recipe, failure: failure)]
        )
        await kitchen.type("service mealie; search leek; open 1")
        if case .recipe(let opened)? = kitchen.answer {
            #expect(isOpened && opened.pageState == .fetched)
        } else if case .world(let told)? = kitchen.failure {
            #expect(!isOpened && told.reason == .service(failure, .mealie))
        } else {
            Issue.record("\(String(describing: kitchen.failure))")
        }
    }

    /// What the cook typed may lead anywhere; what a service sent is the service's.
    @Test(
        arguments: [
            ("open https://a.example/x", [.cook]),
            ("open https://a.example/x; fav it", [.cook, .cook]),
            ("search leek; open 1", [.privateService]),
            ("search leek; fav 1", [.privateService, .privateService]),
            ("search leek; picture 1", [.privateService]),
        ] as [(String, [AddressSource])]
    )
    func whoVouchesForAnAddress(_ line: String, _ sources: [AddressSource]) async {
        let log = SourceLog()
        var far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        far.picture = WebAddress("https://far.example/stew.png")
        let kitchen = TestKitchen(recipes: [far]) {
            $0.pages = log
            $0.services.linkSource = { _, _ in .privateService }
            $0.pictures = PictureAccess(means: { _ in .blocks }, draw: { _, _ in .unreadable })
        }
        #expect(await kitchen.type(line).exitCode == 0)
        #expect(log.sources.withLock { $0 } == sources)
    }

    /// A favorite has its star, whether its page is kept or still missing.
    @Test(
        arguments: [
            ("Far stew\nleek", .saved, 1_000),
            ("offline", .missing(.offline(host: "far.example")), nil),
        ] as [(String, RecipeAnswer.PageState, Int?)]
    )
    func anOpenedFavoriteHasItsStar(
        page: String,
        state: RecipeAnswer.PageState,
        savedAt: Int?
    ) async {
        let link = "https://far.example/1"
        let far = TestKitchen.recipe("Far stew", ["leek"], link: link)
        let kitchen = TestKitchen(recipes: [far], pages: [link: page])
        await kitchen.type("search leek")
        for (line, isFavorite) in [("open 1", false), ("fav 1; open 1", true)] {
            await kitchen.type(line)
            guard case .recipe(let opened)? = kitchen.answer else {
                Issue.record("not opened")
                return
            }
            #expect(opened.isFavorite == isFavorite)
            #expect(!isFavorite || opened.pageState == state && opened.savedAt == savedAt)
        }
    }

    @Test func aBrowserThatIsNotThereIsSaid() async {
        let kitchen = TestKitchen { $0.programs.browse = { _ in 127 } }
        #expect(await kitchen.type("open --web https://a.example/soup").exitCode == 74)
        guard case .world(let failure)? = kitchen.failure else {
            Issue.record("no failure")
            return
        }
        #expect(failure.reason == .programFailed(text: "browser", status: 127))
    }

    @Test func aSavedPageOpensFromAFile() async {
        let kitchen = TestKitchen(files: ["/here/soup.html": "Saved soup\nleek"])
        #expect(await kitchen.type("open soup.html").exitCode == 0)
        #expect(kitchen.titles == ["Saved soup"])
        #expect(await kitchen.type("open ./none.html").exitCode == 66)
    }

    @Test func aPageWithoutARecipeShowsWhatItSays() async {
        let kitchen = TestKitchen(pages: ["https://a.example/news": "Only news"])
        await kitchen.type("open https://a.example/news")
        guard case .recipe(let opened)? = kitchen.answer else {
            Issue.record("not opened")
            return
        }
        #expect(opened.pageState == .without(.notRecipe) && opened.text == "Only news")
    }

    @Test func retryOpensWhatCouldNotBeOpened() async {
        let kitchen = TestKitchen(pages: ["https://silent.example/other": "offline"])
        await kitchen.type("search leek")
        #expect(await kitchen.type("open https://silent.example/other").exitCode == 75)
        #expect(await kitchen.type("retry").exitCode == 75)
        guard case .world(let failure)? = kitchen.failure, case .webPage = failure.reason else {
            Issue.record("the page was not asked for again")
            return
        }
        await kitchen.type("open 2")
        #expect(await kitchen.type("retry").exitCode == 64)
        #expect(kitchen.mistake == .navigation(.nothingToRetry))
    }
}

/// A cook's server that sends one recipe with all that it knows of it.
private struct WholeService: RecipeService {
    let recipe: Recipe
    /// Why it can't be asked for more.
    var failure: ServiceFailure?

    var name: ServiceName { .mealie }
    var abilities: ServiceAbilities { ServiceAbilities(sendsWholeRecipes: true) }

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        RecipePage(cursor: cursor, recipes: [recipe], next: nil)
    }

    func cursor(past cursor: PageCursor) -> PageCursor? { nil }
    func names(of kind: NameKind) async throws -> [CountedName] { [] }
    func randomRecipe() async throws -> Recipe { recipe }

    func details(of _: Recipe) async throws -> Recipe {
        if let failure { throw failure }
        return recipe
    }
}

/// Pages that are all the same, with who vouched for each address.
private final class SourceLog: UniformFetcher {
    let sources = Guarded([AddressSource]())

    func picture(at address: WebAddress, from source: AddressSource) async throws
        -> FetchedDocument
    {
        sources.withLock { $0.append(source) }
        return FetchedDocument(
            address: address,
            mediaType: "text/html",
            body: Array("Far stew\nleek".utf8),
            fetchedAt: 1
        )
    }
}
