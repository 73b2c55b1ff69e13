import RecipeModel
import RecipeTestSupport
import Testing

@testable import ShellSession

/// What no walk tells of a session: other desks, fifty views, and commands that are over before they begin.
@Suite(.timeLimit(.minutes(20)))
struct RecipeSessionTests {
    @Test func aConditionThatNobodyCanAnswerIsRefused() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        let query = RecipeQuery([.has(Term("garlic")), .minutes(30)])
        await #expect(throws: QueryRefusal.cannotAnswer(.minutes(30), .recipepuppy)) {
            try await scene.session.search(query)
        }
        #expect(await scene.state == "[page 1: 1a] next 2 printed 1")
        #expect(await scene.desk.asked == 1)
    }

    @Test func theListPrintedLastIsRemembered() async throws {
        let scene = SessionScene()
        #expect(await scene.session.printedList == .nothing)
        try await scene.search(answeredBy: "a b c")
        let favorite = Favorite(recipe: .of("f"), savedAt: 1, isOffline: true)
        let window = FavoritesWindow(
            query: .leek,
            page: FavoritePage(
                rows: [.init(key: 1, favorite: favorite)],
                counts: FavoriteCounts(all: 1, offline: 1)
            )
        )
        await scene.session.printed(window)
        #expect(await scene.session.printedList == .favorites)
        #expect(await scene.session.favorites == window)
        await scene.session.printed(.cuisines, ["greek"])
        #expect(await scene.session.printedList == .names(.cuisines, ["greek"]))
        await scene.session.printed([2, 3])
        #expect(await scene.session.printedList == .results)
        #expect(await scene.session.view?.printed == [2, 3])
    }

    /// The service may have got another key since; another service is not asked instead.
    @Test(arguments: [(ServiceName.recipepuppy, true), (.feed, false)])
    func theServiceIsAskedAsItIsNow(_ name: ServiceName, _ isAsked: Bool) async throws {
        let scene = SessionScene()
        async let failed = scene.session.search(.leek)
        try await scene.desk.fail(ServiceFailure.silence)
        _ = try await failed
        let later = ServiceDesk()
        await scene.session.use(DeskService(desk: later, name: name))
        async let report = scene.session.retry()
        try await waitUntil { await later.openCount + scene.desk.openCount == 1 }
        let isLaterAsked = await later.openCount == 1
        #expect(isLaterAsked == isAsked)
        try await (isLaterAsked ? later : scene.desk).answer("x")
        #expect(await report?.text == "page 1: 1x")
    }

    @Test func aRetryCalledOffBeforeItBeginsTakesNothingUp() async throws {
        let scene = SessionScene()
        async let search = scene.session.search(.garlic)
        try await scene.desk.fail(ServiceFailure.status500)
        try await scene.desk.answer("", isLast: true)
        _ = try await search
        #expect(await scene.session.fruitless?.paging.canRetry(page: 1) == true)
        let session = scene.session
        let report = Task {
            while !Task.isCancelled { await Task.yield() }
            return await session.retry(page: 1)
        }
        report.cancel()
        #expect(await report.value == .cancelled)
        #expect(await scene.session.attempt == nil)
        async let again = scene.session.retry(page: 1)
        try await scene.desk.answer("a", isLast: true)
        #expect(await again?.text == "page 1: 1a")
    }

    @Test func whoClosesARecipeForgetsTheQueryThatFailed() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.reads(.of("a"))
        async let failed = scene.session.search(.leek)
        try await scene.desk.fail(ServiceFailure.silence)
        _ = try await failed
        #expect(await scene.session.back())
        #expect(await scene.session.reading == nil)
        // One that is called off at once does not wait for an answer that nobody gives.
        let again = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await scene.session.retry()
        }
        #expect(await again.value == nil)
        #expect(await scene.desk.asked == 2)
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

    @Test func theWorkThatIsCalledOffIsNamed() async throws {
        let scene = SessionScene(policy: .on)
        #expect(await scene.session.callOff() == nil)
        try await scene.search(answeredBy: "a")
        await scene.session.prefetch()
        try await scene.desk.question()
        #expect(await scene.session.callOff() == 2)
        #expect(await scene.session.callOff() == nil)
        #expect(await scene.session.prefetchState == .idle)
    }
}
