import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

struct SearchCommandTests {
    @Test func searchListsTheFirstPageAndMoreTheNext() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        #expect(kitchen.titles == ["Leek soup", "Leek pie", "Leek tart"])
        await kitchen.type("more")
        #expect(kitchen.titles == ["Leek salad", "Garlic leek bake"])
        #expect(kitchen.numbers == [4, 5])
        await kitchen.type("more")
        #expect(kitchen.numbers.isEmpty)
        guard case .results(let results)? = kitchen.answer else { return }
        #expect(results.loaded == 5 && !results.hasMore)
    }

    /// A page tells where among all it stands.
    @Test func aPageTellsWhereItStands() async {
        let kitchen = TestKitchen()
        func expected(_ places: [Int], from first: Int, page: Int) -> ResultsAnswer {
            var answer = ResultsAnswer(
                query: RecipeQuery([.has(Term("leek"))]),
                service: .cookbook,
                rows: places.enumerated().map {
                    ResultRow(
                        number: first + $0.offset,
                        recipe: TestKitchen.recipes[$0.element],
                        isFavorite: false
                    )
                },
                pages: [page],
                loaded: first + places.count - 1,
                hasMore: page == 1
            )
            answer.loadedPages = Array(1...page)
            answer.total = .exactly(5)
            return answer
        }
        await kitchen.type("search leek")
        #expect(kitchen.answer == .results(expected([0, 1, 2], from: 1, page: 1)))
        await kitchen.type("more")
        #expect(kitchen.answer == .results(expected([3, 6], from: 4, page: 2)))
    }

    /// After a later page nothing says that a condition is too many.
    @Test(arguments: [("search leek durian", true), ("search leek durian --page 2", false)])
    func hintsAreOfTheFirstPage(_ line: String, _ hasHints: Bool) async {
        let kitchen = TestKitchen()
        await kitchen.type(line)
        guard case .results(let results)? = kitchen.answer else {
            Issue.record("no results")
            return
        }
        #expect(results.rows.isEmpty && results.hints.isEmpty == !hasHints)
    }

    // MARK: What is met on the way

    private static func page(
        _ number: Int,
        _ recipes: Recipe...,
        isLast: Bool = false
    ) -> RecipePage {
        RecipePage(
            cursor: PageCursor(number: number),
            recipes: recipes,
            next: isLast ? nil : PageCursor(number: number + 1)
        )
    }

    private static func rows(_ recipes: [Recipe], from first: Int) -> [ResultRow] {
        recipes.enumerated().map { place, recipe in
            ResultRow(number: first + place, recipe: recipe, isFavorite: false)
        }
    }

    /// Each thing that was met is told with the page that it led to, and all of it by `list`.
    @Test func whatWasMetOnTheWayIsTold() async {
        let failure = ServiceFailure.serverFailed(status: 500, tries: 3)
        let (soup, pie) = (TestKitchen.recipes[0], TestKitchen.recipes[1])
        let hash = TestKitchen.recipe("Leek hash", ["leek", "onion"])
        let mash = TestKitchen.recipe("Leek mash", ["leek", "onion"])
        let service = PagedService { number in
            switch number {
            case 1:
                var page = Self.page(1, soup, hash)
                page.unusableEntries = 2
                return page
            case 2: return Self.page(2, soup, mash)
            case 3: throw failure
            default: return Self.page(number, pie, isLast: true)
            }
        }
        let kitchen = TestKitchen(services: [service])
        var expected = ResultsAnswer(
            query: RecipeQuery([.has(Term("leek")), .none(Term("onion"))]),
            service: .cookbook,
            rows: Self.rows([soup], from: 1),
            pages: [1],
            loaded: 1,
            hasMore: true
        )
        expected.appliedHere = [.none(Term("onion"))]
        (expected.takenOut, expected.unusableEntries) = (1, 2)
        await kitchen.type("search leek -onion")
        #expect(kitchen.answer == .results(expected))
        (expected.rows, expected.pages) = (Self.rows([pie], from: 2), [4])
        (expected.loadedPages, expected.passedPages) = ([1, 4], [3])
        expected.skippedPages = [SkippedPage(page: 3, failure: failure)]
        (expected.loaded, expected.hasMore) = (2, false)
        (expected.repeatsHidden, expected.emptyPages, expected.unusableEntries) = (1, 1, 0)
        await kitchen.type("more")
        #expect(kitchen.answer == .results(expected))
        (expected.rows, expected.pages) = (Self.rows([soup, pie], from: 1), [1, 4])
        (expected.skippedPages, expected.takenOut, expected.unusableEntries) = ([], 2, 2)
        await kitchen.type("list")
        #expect(kitchen.answer == .results(expected))
    }

    /// What came before a failure is shown, with the page that failed.
    @Test func whatCameBeforeAFailureIsShown() async {
        let failure = ServiceFailure.offline(host: "kitchen.example")
        let soup = TestKitchen.recipes[0]
        let service = PagedService { number in
            if number > 1 { throw failure }
            return Self.page(1, soup)
        }
        let kitchen = TestKitchen(services: [service])
        #expect(await kitchen.type("search leek --all").exitCode == 0)
        var expected = ResultsAnswer(
            query: RecipeQuery([.has(Term("leek"))]),
            service: .cookbook,
            rows: Self.rows([soup], from: 1),
            pages: [1],
            loaded: 1,
            hasMore: true
        )
        expected.skippedPages = [SkippedPage(page: 2, failure: failure)]
        #expect(kitchen.answer == .results(expected))
    }

    @Test func aRowOfPagesThatFailedIsToldAsOne() async {
        let failure = ServiceFailure.serverFailed(status: 500, tries: 3)
        let kitchen = TestKitchen(services: [PagedService { _ in throw failure }])
        #expect(await kitchen.type("search leek").exitCode == 69)
        guard case .world(let told)? = kitchen.failure else {
            Issue.record("it isn't told")
            return
        }
        #expect(told.reason == .pages(1...4, failure, .cookbook) && told.page == 1)
    }

    /// A refresh that fails takes nothing away, and `retry` repeats it.
    @Test func aRefreshThatFailsLeavesTheList() async {
        let isDown = Guarded(false)
        let soup = TestKitchen.recipes[0]
        let service = PagedService { _ in
            if isDown.withLock({ $0 }) { throw ServiceFailure.offline(host: "kitchen.example") }
            return Self.page(1, soup, isLast: true)
        }
        let kitchen = TestKitchen(services: [service])
        await kitchen.type("search leek")
        isDown.withLock { $0 = true }
        #expect(await kitchen.type("refresh").exitCode == 75)
        await kitchen.type("list")
        #expect(kitchen.titles == ["Leek soup"])
        #expect(await kitchen.type("retry").exitCode == 75)
        isDown.withLock { $0 = false }
        #expect(await kitchen.type("retry").exitCode == 0)
        #expect(await kitchen.type("retry").exitCode == 64)
    }

    @Test func namesThatCouldNotBeListedAreListedByRetry() async {
        let isDown = Guarded(true)
        let names = [CountedName(name: "soup", count: 2)]
        let service = PagedService(
            pages: { Self.page($0, isLast: true) },
            naming: {
                if isDown.withLock({ $0 }) { throw ServiceFailure.offline(host: "kitchen.example") }
                return names
            }
        )
        let kitchen = TestKitchen(services: [service])
        #expect(await kitchen.type("categories").exitCode == 75)
        isDown.withLock { $0 = false }
        #expect(await kitchen.type("retry").exitCode == 0)
        #expect(
            kitchen.answer
                == .names(NamesAnswer(kind: .categories, service: .cookbook, names: names))
        )
        #expect(await kitchen.type("retry").exitCode == 64)
    }

    @Test func aHundredPagesAreTheMost() async {
        let many = (1...102).map { TestKitchen.recipe("Dish \($0)", ["leek"]) }
        let kitchen = TestKitchen(recipes: many, pageSize: 1)
        await kitchen.type("search leek --all")
        #expect(kitchen.numbers == Array(1...100))
        await kitchen.type("more")
        #expect(kitchen.numbers == [101])
    }

    @Test func allGoesThroughEveryPage() async {
        let kitchen = TestKitchen(pageSize: 1)
        await kitchen.type("search leek --all")
        #expect(kitchen.numbers == [1, 2, 3, 4, 5])
    }

    @Test func bareFoodsSearchAndSayWhatTheyWereTakenFor() async {
        let kitchen = TestKitchen()
        await kitchen.type("leek -cheese")
        let understood = kitchen.shown.contents.contains {
            if case .notes(let notes) = $0 {
                notes == [.understood("search leek -cheese")]
            } else {
                false
            }
        }
        #expect(understood)
        #expect(!kitchen.titles.contains("Leek pie"))
    }

    @Test(arguments: [
        ("and garlic", ["Garlic leek bake"]),
        ("without cheese, butter", ["Leek soup", "Leek salad", "Garlic leek bake"]),
        ("and minutes:20", ["Leek soup", "Leek salad"]),
        ("and category:soup", ["Leek soup"]),
    ])
    func refiningKeepsTheOtherConditions(line: String, titles: [String]) async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("search leek")
        await kitchen.type(line)
        #expect(kitchen.titles == titles)
        await kitchen.type("back")
        #expect(kitchen.titles.count == 5)
    }

    @Test func dropLiftsAConditionAndNamesThoseThatThereAre() async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("search leek garlic -cream")
        #expect(kitchen.titles.isEmpty)
        await kitchen.type("drop cream")
        #expect(kitchen.titles == ["Garlic leek bake"])
        await kitchen.type("drop onion")
        guard case .query(.noSuchCondition(let word, let conditions))? = kitchen.mistake
        else {
            Issue.record("no such mistake: \(String(describing: kitchen.mistake))")
            return
        }
        #expect(word == "onion" && conditions.count == 2)
    }

    @Test func refiningBeforeAnyQueryIsAMistake() async {
        let kitchen = TestKitchen()
        for line in ["and basil", "drop onion", "more", "list", "refresh"] {
            let result = await kitchen.type(line)
            #expect(result.exitCode == 64, "\(line)")
        }
    }

    @Test func withoutAsTheFirstLineListsEverythingElse() async {
        let kitchen = TestKitchen()
        let result = await kitchen.type("without onion")
        #expect(result.exitCode == 0)
        #expect(kitchen.mistake == nil)
    }

    @Test func nothingFoundHintsAtTheTermToDrop() async {
        let kitchen = TestKitchen()
        let result = await kitchen.type("search leek durian")
        #expect(result.exitCode == 0)
        guard case .results(let results)? = kitchen.answer else {
            Issue.record("no results")
            return
        }
        #expect(results.rows.isEmpty)
        #expect(
            results.hints.contains {
                $0.condition == .has(Term("durian")) && $0.total == .exactly(5)
            }
        )
    }

    @Test func nothingFoundIsAnErrorOfASingleCommandOnly() async {
        let kitchen = TestKitchen(options: Shell.Options(isOneCommand: true))
        let result = await kitchen.interpreter.play(words: ["search", "durian"])
        #expect(result.exitCode == 1)
        #expect(result.errorName == .nothingFound)
    }

    @Test func aFailedSearchLeavesTheResults() async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        let result = await kitchen.type("search trouble")
        #expect(result.exitCode == 75)
        guard case .world(let failure)? = kitchen.failure else {
            Issue.record("no failure")
            return
        }
        #expect(failure.loaded == 3 && failure.canRetry)
        await kitchen.type("list")
        #expect(kitchen.titles.first == "Leek soup")
    }

    /// Of the favorites those that can be read without a network are told.
    @Test func aFailureTellsWhatIsStillThere() async throws {
        let kitchen = TestKitchen()
        let far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        await kitchen.type("search leek; more; fav 1-2")
        _ = try await kitchen.favorites.keep([FavoriteContent(recipe: far)])
        await kitchen.type("search trouble")
        guard case .world(let failure)? = kitchen.failure else {
            Issue.record("no failure")
            return
        }
        var expected = WorldFailure(
            .service(.offline(host: "kitchen.example"), .cookbook),
            page: 1,
            loaded: 5,
            favorites: 2
        )
        expected.source = failure.source
        #expect(failure == expected && failure.source?.text == "search trouble")
    }

    @Test func aNumberFromTheCategoriesSearchesThem() async {
        let kitchen = TestKitchen()
        await kitchen.type("categories")
        await kitchen.type("1")
        #expect(kitchen.titles == ["Leek soup", "Garlic soup"])
        await kitchen.type("categories")
        let result = await kitchen.type("9")
        #expect(result.exitCode == 64)
        #expect(
            kitchen.mistake
                == .reference(.noSuchNumber(9, in: .shown, count: 3, hasMore: false))
        )
    }

    @Test func listPrintsNamedResultsWithTheirNumbers() async {
        let kitchen = TestKitchen(pageSize: 10)
        await kitchen.type("search leek")
        await kitchen.type("list 2-3,5")
        #expect(kitchen.numbers == [2, 3, 5])
        await kitchen.type("1,4")
        #expect(kitchen.numbers == [1, 4])
    }

    @Test func oneBadNumberFailsTheWholeList() async throws {
        let kitchen = TestKitchen()
        await kitchen.type("search leek")
        let result = await kitchen.type("fav 1,42")
        #expect(result.exitCode == 64)
        #expect(
            kitchen.mistake
                == .reference(.noSuchNumber(42, in: .results, count: 3, hasMore: true))
        )
        let kept = try await kitchen.favorites.favorites()
        #expect(kept.isEmpty)
    }
}

/// A cookbook whose pages a test hands out, and that finds plain foods only.
private struct PagedService: RecipeService {
    let pages: @Sendable (Int) throws -> RecipePage
    var naming: @Sendable () throws -> [CountedName] = { [] }

    var name: ServiceName { .cookbook }
    var abilities: ServiceAbilities { ServiceAbilities() }

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        try pages(cursor.number)
    }

    func cursor(past cursor: PageCursor) -> PageCursor? { PageCursor(number: cursor.number + 1) }
    func details(of recipe: Recipe) async throws -> Recipe { recipe }
    func names(of kind: NameKind) async throws -> [CountedName] { try naming() }
    func randomRecipe() async throws -> Recipe { throw ServiceFailure.unsupported }
}
