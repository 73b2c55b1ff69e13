import RecipeModel
import Testing

@testable import ShellSession

/// `back`, `forward` and `reset`.
@Suite(.timeLimit(.minutes(20)))
struct SessionViewsTests {
    @Test func backRestoresTheViewAndAsksNobody() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a b")
        try await scene.more(answeredBy: "c")
        await scene.session.printed([3])
        let first = try #require(await scene.session.view)
        try await scene.search(.leek, answeredBy: "x")
        let second = try #require(await scene.session.view)
        let asked = await scene.desk.asked

        #expect(await scene.session.back())
        let restored = try #require(await scene.session.view)
        #expect(restored.paging == first.paging)
        #expect(restored.printed == [3])
        #expect(restored.id == first.id)

        #expect(await scene.session.goForward())
        #expect(await scene.session.view?.paging == second.paging)
        #expect(await !scene.session.goForward())
        #expect(await scene.desk.asked == asked)
    }

    @Test func backKeepsAPageThatIsThereAhead() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.prefetch()
        try await scene.desk.answer("b")
        await scene.session.waitUntilIdle()
        try await scene.search(.leek, answeredBy: "x")
        #expect(await scene.session.prefetchState == .idle)
        #expect(await scene.session.back())
        #expect(await scene.session.prefetchState == .ready(page: 2))
        #expect(await scene.session.more().text == "page 2: 2b")
        #expect(await scene.desk.asked == 3)
    }

    @Test func aViewThatWasGoneBackToGoesOn() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        try await scene.search(.leek, answeredBy: "x")
        #expect(await scene.session.back())
        #expect(try await scene.more(answeredBy: "b").text == "page 2: 2b")
        #expect(await scene.session.goForward())
        #expect(try await scene.more(answeredBy: "y").text == "page 2: 2y")
        #expect(await scene.session.back())
        #expect(await scene.state == "[page 1: 1a] [page 2: 2b] next 3 printed 1")
    }

    @Test func aNewQueryForgetsWhatWasForward() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        try await scene.search(.leek, answeredBy: "x")
        #expect(await scene.session.back())
        try await scene.search(.leek, answeredBy: "y")
        #expect(await !scene.session.goForward())
        #expect(await scene.session.back())
        #expect(await scene.state == "[page 1: 1a] next 2 printed 1")
        #expect(await !scene.session.back())
    }

    @Test func backGoesThroughFiftyViews() async throws {
        let scene = SessionScene()
        for number in 0..<53 { try await scene.search(answeredBy: "q\(number)") }
        var seen: [String] = []
        while await scene.session.back() {
            seen.append(await scene.session.view?.paging.recipes.first?.recipe.id.key ?? "")
        }
        #expect(seen == (2..<52).reversed().map { "q\($0)" })
        var forward = 0
        while await scene.session.goForward() { forward += 1 }
        #expect(forward == 50)
        #expect(await scene.session.view?.paging.recipes.first?.recipe.id.key == "q52")
        #expect(await scene.desk.asked == 53)
    }

    @Test func resetForgetsOnlyTheQuery() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.opened(.of("a"))
        await scene.session.reset()
        #expect(await scene.state == "nothing asked")
        #expect(await scene.session.printedList == .nothing)
        #expect(await scene.session.it == .of("a"))
        #expect(await scene.session.more() == .ended(skipped: []))
        #expect(await scene.session.back())
        #expect(await scene.state == "[page 1: 1a] next 2 printed 1")
    }

    private static let noFavorites = FavoritesWindow(
        page: FavoritePage(rows: [], counts: FavoriteCounts())
    )

    /// Forward to a recipe, numbers mean the list again that it was opened from.
    @Test func forwardToARecipeIsItsListAgain() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a b")
        let names = PrintedList.names(.cuisines, ["french"])
        for (list, afterBack) in [
            (PrintedList.results, PrintedList.results), (.favorites, .favorites), (names, .results),
        ] {
            switch list {
            case .favorites: await scene.session.printed(Self.noFavorites)
            case .names: await scene.session.printed(.cuisines, ["french"])
            default: await scene.session.printed([1, 2])
            }
            await scene.session.reads(.of("a"))
            #expect(await scene.session.back())
            #expect(await scene.session.printedList == afterBack)
            // Another list was shown since.
            await scene.session.printed(.categories, ["soup"])
            #expect(await scene.session.goForward())
            #expect(await scene.session.printedList == list)
            #expect(await scene.session.reading?.recipe == Recipe.of("a").id)
        }
    }

    /// A recipe that was read with no list before it is left for an earlier one, and come back to.
    @Test func aRecipeWithoutAListIsLeftForAnEarlierOne() async throws {
        let scene = SessionScene()
        await scene.session.reads(.of("w"))
        #expect(await !scene.session.back())
        #expect(await scene.session.reading?.recipe == Recipe.of("w").id)
        try await scene.search(answeredBy: "a")
        await scene.session.reset()
        await scene.session.reads(.of("w"))
        #expect(await scene.session.back())
        #expect(await scene.state == "[page 1: 1a] next 2 printed 1")
        #expect(await scene.session.reading == nil)
        #expect(await scene.session.goForward())
        #expect(await scene.session.reading?.recipe == Recipe.of("w").id)
        #expect(await !scene.session.goForward())
    }

    /// From names `back` leads to the results, and nothing leads on to them.
    @Test func namesAreNoPlaceToComeBackTo() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.printed(.cuisines, ["greek"])
        #expect(await scene.session.back())
        #expect(await scene.session.printedList == .results)
        #expect(await !scene.session.goForward())
        await scene.session.printed(Self.noFavorites)
        #expect(await scene.session.back())
        #expect(await scene.session.printedList == .results)
        #expect(await scene.session.goForward())
        #expect(await scene.session.printedList == .favorites)
    }

    @Test func aFirstQueryThatFoundNothingHasNothingBeforeIt() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "", isLast: true)
        #expect(await !scene.session.back())
        #expect(await scene.session.fruitless?.paging.query == .garlic)
    }

    /// What failed before is not repeated after all was forgotten.
    @Test func afterResetThereIsNothingToRetry() async throws {
        let scene = SessionScene()
        async let failed = scene.session.search(.garlic)
        try await scene.desk.fail(ServiceFailure.silence)
        #expect(try await failed.text.hasPrefix("failed"))
        #expect(await scene.session.hasOpenQuery)
        await scene.session.reset()
        try #require(await !scene.session.hasOpenQuery)
        #expect(await scene.session.retry() == nil)
        #expect(await scene.session.retry(page: 1) == nil)
        #expect(await scene.session.continuation == nil)
    }

    @Test func resetTwiceKeepsOneView() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.reset()
        await scene.session.reset()
        #expect(await scene.session.back())
        #expect(await !scene.session.back())
    }

    @Test func backCallsOffWhatIsUnderWay() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        try await scene.search(.leek, answeredBy: "x")
        await scene.session.prefetch()
        try await scene.desk.question()
        #expect(await scene.session.back())
        await scene.session.waitUntilIdle()
        #expect(await scene.session.goForward())
        #expect(await scene.state == "[page 1: 1x] next 2 printed 1")
    }
}
