import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

struct OpenCommandTests {

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
        let failure = ServiceError.timedOut(seconds: 10)
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

    @Test func aBrowserThatIsNotThereIsSaid() async {
        let kitchen = TestKitchen { $0.programs.browse = { _ in 127 } }
        #expect(await kitchen.type("open --web https://a.example/soup").exitCode == 74)
        guard case .world(let failure)? = kitchen.failure else {
            Issue.record("no failure")
            return
        }
        #expect(failure.reason == .programFailed(text: "browser", status: 127))
    }

}

/// A cook's server that sends one recipe with all that it knows of it.
private struct WholeService: RecipeService {
    let recipe: Recipe
    /// Why it can't be asked for more.
    var failure: ServiceError?

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
