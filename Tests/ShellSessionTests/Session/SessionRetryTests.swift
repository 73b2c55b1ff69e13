import RecipeModel
import RecipeTestSupport
import Testing

@testable import ShellSession

/// `retry` and `refresh`.
@Suite(.timeLimit(.minutes(20)))
struct SessionRetryTests {
    @Test func aQueryThatFailedIsAskedAgain() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        async let failed = scene.session.search(.leek, startingAt: 3)
        try await scene.desk.fail(ServiceFailure.silence)
        _ = try await failed
        async let report = scene.session.retry()
        let question = try await scene.desk.answer("x")
        #expect(question.query == .leek)
        #expect(question.cursor.number == 3)
        #expect(await report?.text == "page 3: 1x")
        #expect(await scene.session.view?.paging.query == .leek)
        #expect(await scene.session.retry() == nil)
    }

    @Test func aQueryThatFailedIsAskedAgainByThePageThatFailed() async throws {
        let scene = SessionScene()
        async let failed = scene.session.search(.leek)
        for _ in 1...4 { try await scene.desk.fail(ServiceFailure.status500) }
        #expect(try await failed.text == "failed 1-4:500")
        #expect(await scene.session.retry(page: 9) == nil)
        async let report = scene.session.retry(page: 1)
        try await scene.desk.answer("x")
        #expect(await report?.text == "page 1: 1x")
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

    @Test func moreGoesOnBehindThePagesOfAQueryThatFailed() async throws {
        let scene = SessionScene()
        async let failed = scene.session.search(.leek)
        for _ in 1...4 { try await scene.desk.fail(ServiceFailure.status500) }
        #expect(try await failed.text == "failed 1-4:500")
        #expect(await scene.session.continuation?.page == 5)
        async let report = scene.session.more()
        let question = try await scene.desk.answer("x")
        #expect(question.query == .leek && question.cursor.number == 5)
        #expect(await report.text == "page 5: 1x")
        #expect(await scene.session.hasOpenQuery == false)
        async let retried = scene.session.retry(page: 2)
        #expect(try await scene.desk.answer("y").cursor.number == 2)
        #expect(await retried?.text == "page 2: 2y")
    }

    @Test func moreAsksForTheSamePageWhereNobodyAnswered() async throws {
        let scene = SessionScene()
        async let failed = scene.session.search(.leek)
        try await scene.desk.fail(ServiceFailure.silence)
        _ = try await failed
        async let report = scene.session.more()
        let question = try await scene.desk.answer("x")
        #expect(question.query == .leek && question.cursor.number == 1)
        #expect(await report.text == "page 1: 1x")
    }

    @Test func whatIsPrintedMeanwhileIsWhatMoreGoesOnWith() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        async let failed = scene.session.search(.leek)
        for _ in 1...4 { try await scene.desk.fail(ServiceFailure.status500) }
        _ = try await failed
        await scene.session.printed([1])
        async let report = scene.session.more()
        #expect(try await scene.desk.answer("b").query == .garlic)
        #expect(await report.text == "page 2: 2b")
    }

    @Test func aPageThatWasLookedPastComesAtTheEnd() async throws {
        let scene = SessionScene()
        async let search = scene.session.search(.garlic)
        try await scene.desk.fail(ServiceFailure.status500)
        try await scene.desk.answer("b")
        #expect(try await search.text == "page 2: 1b past 1:500")
        async let report = scene.session.retry(page: 1)
        try await scene.desk.answer("a")
        #expect(await report?.text == "page 1: 2a")
        #expect(await scene.session.retry(page: 1) == nil)
        #expect(await scene.session.retry() == nil)
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

    @Test func aPageThatFailedByMoreIsAskedAgain() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        async let failed = scene.session.more()
        try await scene.desk.fail(ServiceFailure.noNetwork)
        _ = await failed
        async let report = scene.session.retry()
        let question = try await scene.desk.answer("b")
        #expect(question.cursor.number == 2)
        #expect(await report?.text == "page 2: 2b")
    }

    @Test func whatFailedLastIsRepeated() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        async let failedSearch = scene.session.search(.leek)
        try await scene.desk.fail(ServiceFailure.silence)
        _ = try await failedSearch
        async let failedMore = scene.session.more()
        try await scene.desk.fail(ServiceFailure.silence)
        _ = await failedMore
        async let report = scene.session.retry()
        let question = try await scene.desk.answer("b")
        #expect(question.query == .garlic)
        #expect(await report?.text == "page 2: 2b")
    }

    @Test(arguments: [true, false])
    func whoGoesElsewhereForgetsTheQueryThatFailed(_ isReset: Bool) async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        try await scene.search(answeredBy: "b")
        async let failed = scene.session.search(.leek)
        try await scene.desk.fail(ServiceFailure.silence)
        _ = try await failed
        if isReset { await scene.session.reset() } else { _ = await scene.session.back() }
        #expect(await scene.session.retry() == nil)
        #expect(await scene.desk.asked == 3)
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

    @Test func aFailureStaysWithItsView() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        async let failed = scene.session.more()
        try await scene.desk.fail(ServiceFailure.silence)
        _ = await failed
        try await scene.search(.leek, answeredBy: "x")
        #expect(await scene.session.retry() == nil)
        #expect(await scene.session.back())
        async let report = scene.session.retry()
        let question = try await scene.desk.answer("b")
        #expect(question.query == .garlic)
        #expect(await report?.text == "page 2: 2b")
    }

    // MARK: - Refresh

    @Test func refreshAsksForTheLoadedPagesPastEveryCache() async throws {
        let scene = SessionScene()
        try await scene.search(.leek, answeredBy: "x")
        try await scene.search(answeredBy: "a b")
        try await scene.more(answeredBy: "c")
        async let report = scene.session.refresh()
        let first = try await scene.desk.answer("b d")
        let second = try await scene.desk.answer("a")
        #expect([first.freshness, second.freshness] == [.asked, .asked])
        #expect([first.cursor.number, second.cursor.number] == [1, 2])
        #expect(await report?.text == "page 2: 1b 2d 3a")
        #expect(
            await scene.state == "[page 1: 1b 2d] [page 2: 3a] next 3 printed 1,2,3"
        )
        async let more = scene.session.more()
        #expect(try await scene.desk.answer("e").freshness == .kept)
        #expect(await more.text == "page 3: 4e")
        #expect(await scene.session.back())
        #expect(await scene.session.view?.paging.query == .leek)
    }

    @Test(arguments: [0, 1])
    func refreshKeepsTheOldWhenAPageFails(_ good: Int) async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a b")
        try await scene.more(answeredBy: "c")
        let before = await scene.state
        async let report = scene.session.refresh()
        for _ in 0..<good { try await scene.desk.answer("z") }
        try await scene.desk.fail(ServiceFailure.silence)
        #expect(await report?.text == "failed \(good + 1):timeout")
        #expect(await scene.state == before)
        async let again = scene.session.retry()
        #expect(try await scene.desk.answer("y", isLast: true).freshness == .asked)
        #expect(await again?.text == "page 1: 1y")
        #expect(await scene.state == "[page 1: 1y] next none printed 1")
    }

    @Test func refreshThatIsCalledOffKeepsTheOld() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a b")
        try await scene.more(answeredBy: "c")
        let before = await scene.state
        let session = scene.session
        let report = Task { await session.refresh() }
        try await scene.desk.answer("z")
        try await scene.desk.question()
        report.cancel()
        #expect(await report.value == .cancelled)
        #expect(await scene.state == before)
        #expect(await scene.session.retry() == nil)
    }

    @Test func refreshLooksPastPagesAndEndsWhereTheResultsEnd() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        try await scene.more(answeredBy: "b")
        try await scene.more(answeredBy: "c")
        async let report = scene.session.refresh()
        try await scene.desk.answer("a")
        try await scene.desk.fail(ServiceFailure.status500)
        try await scene.desk.answer("", isLast: true)
        #expect(await report?.text == "page 1: 1a past 2:500")
        #expect(await scene.state == "[page 1: 1a] past 2:500 next none printed 1")
    }

    @Test func refreshGoesAsFarAsTheLastPageThatWasLoaded() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        async let more = scene.session.more()
        for _ in 2...3 { try await scene.desk.fail(ServiceFailure.status500) }
        try await scene.desk.answer("d")
        _ = await more
        async let report = scene.session.refresh()
        for keys in ["a", "b", "c", "d"] { try await scene.desk.answer(keys) }
        #expect(await report?.text == "page 4: 1a 2b 3c 4d")
        #expect(await scene.session.view?.paging.skipped == [])
    }

    @Test func refreshThatFindsNothingShowsNothing() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        async let report = scene.session.refresh()
        try await scene.desk.answer("", isLast: true)
        #expect(await report == .ended(skipped: []))
        #expect(await scene.state == "next none printed ")
    }
}
