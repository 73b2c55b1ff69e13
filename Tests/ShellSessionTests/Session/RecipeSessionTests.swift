import RecipeModel
import RecipeTestSupport
import Testing

@testable import ShellSession

/// What no walk tells of a session: other services, fifty views, and commands that are over before they begin.
@Suite(.timeLimit(.minutes(20)))
struct RecipeSessionTests {
    @Test func aConditionThatNobodyCanAnswerIsRefused() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        let query = RecipeQuery([.has(Term("garlic")), .minutes(30)])
        await #expect(throws: UnsupportedQueryError.cannotAnswer(.minutes(30), .recipepuppy)) {
            try await screen.session.search(query)
        }
        #expect(await screen.state == "[page 1: 1a] next 2 printed 1")
        #expect(await screen.scripted.asked == 1)
    }

    @Test func theListPrintedLastIsRemembered() async throws {
        let screen = SessionUnderTest()
        #expect(await screen.session.printedList == .nothing)
        try await screen.search(answeredBy: "a b c")
        let favorite = Favorite(recipe: .of("f"), savedAt: 1, isOffline: true)
        let window = FavoritesWindow(
            query: .leek,
            page: FavoritePage(
                rows: [.init(key: 1, favorite: favorite)],
                counts: FavoriteCounts(all: 1, offline: 1)
            )
        )
        await screen.session.printed(window)
        #expect(await screen.session.printedList == .favorites)
        #expect(await screen.session.favorites == window)
        await screen.session.printed(.cuisines, ["greek"])
        #expect(await screen.session.printedList == .names(.cuisines, ["greek"]))
        await screen.session.printed([2, 3])
        #expect(await screen.session.printedList == .results)
        #expect(await screen.session.view?.printed == [2, 3])
    }

    /// The service may have got another key since; another service is not asked instead.
    @Test(arguments: [(ServiceName.recipepuppy, true), (.feed, false)])
    func theServiceIsAskedAsItIsNow(_ name: ServiceName, _ isAsked: Bool) async throws {
        let screen = SessionUnderTest()
        async let failed = screen.session.search(.leek)
        try await screen.scripted.fail(ServiceError.silence)
        _ = try await failed
        let later = ScriptedAnswers()
        await screen.session.use(ScriptedService(scripted: later, name: name))
        async let report = screen.session.retry()
        try await waitUntil { await later.openCount + screen.scripted.openCount == 1 }
        let isLaterAsked = await later.openCount == 1
        #expect(isLaterAsked == isAsked)
        try await (isLaterAsked ? later : screen.scripted).answer("x")
        #expect(await report?.text == "page 1: 1x")
    }

    @Test func aRetryCalledOffBeforeItBeginsTakesNothingUp() async throws {
        let screen = SessionUnderTest()
        async let search = screen.session.search(.garlic)
        try await screen.scripted.fail(ServiceError.status500)
        try await screen.scripted.answer("", isLast: true)
        _ = try await search
        #expect(await screen.session.fruitless?.paging.canRetry(page: 1) == true)
        let session = screen.session
        let report = Task {
            while !Task.isCancelled { await Task.yield() }
            return await session.retry(page: 1)
        }
        report.cancel()
        #expect(await report.value == .cancelled)
        #expect(await screen.session.attempt == nil)
        async let again = screen.session.retry(page: 1)
        try await screen.scripted.answer("a", isLast: true)
        #expect(await again?.text == "page 1: 1a")
    }

    @Test func whoClosesARecipeForgetsTheQueryThatFailed() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        await screen.session.reads(.of("a"))
        async let failed = screen.session.search(.leek)
        try await screen.scripted.fail(ServiceError.silence)
        _ = try await failed
        #expect(await screen.session.back())
        #expect(await screen.session.reading == nil)
        // One that is called off at once does not wait for an answer that nobody gives.
        let again = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await screen.session.retry()
        }
        #expect(await again.value == nil)
        #expect(await screen.scripted.asked == 2)
    }

    @Test func backKeepsAPageThatIsThereAhead() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        await screen.session.prefetch()
        try await screen.scripted.answer("b")
        await screen.session.waitUntilIdle()
        try await screen.search(.leek, answeredBy: "x")
        #expect(await screen.session.prefetchState == .idle)
        #expect(await screen.session.back())
        #expect(await screen.session.prefetchState == .ready(page: 2))
        #expect(await screen.session.more().text == "page 2: 2b")
        #expect(await screen.scripted.asked == 3)
    }

    @Test func backGoesThroughFiftyViews() async throws {
        let screen = SessionUnderTest()
        for number in 0..<53 { try await screen.search(answeredBy: "q\(number)") }
        var seen: [String] = []
        while await screen.session.back() {
            seen.append(await screen.session.view?.paging.recipes.first?.recipe.id.key ?? "")
        }
        #expect(seen == (2..<52).reversed().map { "q\($0)" })
        var forward = 0
        while await screen.session.goForward() { forward += 1 }
        #expect(forward == 50)
        #expect(await screen.session.view?.paging.recipes.first?.recipe.id.key == "q52")
        #expect(await screen.scripted.asked == 53)
    }

    @Test func backCallsOffWhatIsUnderWay() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        try await screen.search(.leek, answeredBy: "x")
        await screen.session.prefetch()
        try await screen.scripted.question()
        #expect(await screen.session.back())
        await screen.session.waitUntilIdle()
        #expect(await screen.session.goForward())
        #expect(await screen.state == "[page 1: 1x] next 2 printed 1")
    }

    @Test func theWorkThatIsCalledOffIsNamed() async throws {
        let screen = SessionUnderTest(policy: .on)
        #expect(await screen.session.callOff() == nil)
        try await screen.search(answeredBy: "a")
        await screen.session.prefetch()
        try await screen.scripted.question()
        #expect(await screen.session.callOff() == 2)
        #expect(await screen.session.callOff() == nil)
        #expect(await screen.session.prefetchState == .idle)
    }
}
