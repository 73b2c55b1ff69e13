import Conversation
import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import Testing

struct SearchCommandTests {

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
        let failure = ServiceError.serverFailed(status: 500, tries: 3)
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
        let failure = ServiceError.offline(host: "kitchen.example")
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
        let failure = ServiceError.serverFailed(status: 500, tries: 3)
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
            if isDown.withLock({ $0 }) { throw ServiceError.offline(host: "kitchen.example") }
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
                if isDown.withLock({ $0 }) { throw ServiceError.offline(host: "kitchen.example") }
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
    func randomRecipe() async throws -> Recipe { throw ServiceError.unsupported }
}
