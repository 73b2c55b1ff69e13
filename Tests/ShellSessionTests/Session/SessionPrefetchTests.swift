import RecipeModel
import RecipeTestSupport
import Testing

@testable import ShellSession

/// Pages ahead of need, calling off, and who waits for what.
@Suite(.timeLimit(.minutes(20)))
struct SessionPrefetchTests {
    @Test func aPageAheadIsShownWithoutAsking() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.prefetch()
        #expect(await scene.session.prefetchState == .fetching(page: 2))
        try await scene.desk.answer("b")
        await scene.session.waitUntilIdle()
        #expect(await scene.session.prefetchState == .ready(page: 2))
        #expect(await scene.session.more().text == "page 2: 2b")
        #expect(await scene.desk.asked == 2)
        #expect(scene.told.all == [.fetching(page: 2), .ready(page: 2), .idle])
    }

    @Test func moreDuringThePrefetchWaitsForItAndSendsNothing() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.prefetch()
        try await scene.desk.question()
        let session = scene.session
        let report = Task { await session.more() }
        while await session.waiter == nil { await Task.yield() }
        try await scene.desk.answer("b")
        #expect(await report.value.text == "page 2: 2b")
        #expect(await scene.desk.asked == 2)
        #expect(await scene.desk.mostAtOnce == 1)
    }

    @Test func aFailureAheadIsToldByMore() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.prefetch()
        try await scene.desk.fail(ServiceFailure.silence)
        await scene.session.waitUntilIdle()
        #expect(await scene.session.prefetchState == .failed(page: 2))
        #expect(await scene.session.failedService == nil)
        #expect(await scene.session.more().text == "failed 2:timeout")
        #expect(await scene.session.failedService == .recipepuppy)
        #expect(try await scene.more(answeredBy: "b").text == "page 2: 2b")
    }

    @Test(arguments: [
        (PrefetchPolicy.on, true, true), (.on, false, false), (.off, true, false),
        (.always, true, true), (.always, false, true),
    ])
    func policies(_ policy: PrefetchPolicy, _ isFree: Bool, _ fetches: Bool) async throws {
        let scene = SessionScene(
            policy: policy,
            abilities: ServiceAbilities(allowsPrefetch: isFree)
        )
        try await scene.search(answeredBy: "a")
        await scene.session.prefetch()
        #expect(await scene.session.prefetchState == (fetches ? .fetching(page: 2) : .idle))
        await scene.session.callOff()
    }

    @Test func thePolicyCanBeChanged() async throws {
        let scene = SessionScene(policy: .off)
        try await scene.search(answeredBy: "a")
        await scene.session.setPrefetchPolicy(.on)
        await scene.session.prefetch()
        #expect(await scene.session.prefetchState == .fetching(page: 2))
        #expect(await scene.session.callOff() == 2)
        #expect(await scene.session.prefetchState == .idle)
    }

    @Test func nothingIsFetchedAheadBehindTheEnd() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a", isLast: true)
        await scene.session.prefetch()
        #expect(await scene.session.prefetchState == .idle)
        #expect(await scene.desk.asked == 1)
    }

    @Test func aNewQueryStopsThePrefetch() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.prefetch()
        try await scene.desk.question()
        let session = scene.session
        let report = Task { try await session.search(.leek) }
        while await session.attempt == nil { await Task.yield() }
        // The old question is over before the new one is asked.
        while try await scene.desk.question().query != .leek { await Task.yield() }
        try await scene.desk.answer("x")
        #expect(try await report.value.text == "page 1: 1x")
        #expect(await scene.desk.calledOff == 1)
        #expect(await scene.desk.mostAtOnce == 1)
        #expect(await scene.session.back())
        #expect(await scene.state == "[page 1: 1a] next 2 printed 1")
    }

    @Test func aNewQueryCallsOffTheOneThatWaits() async throws {
        let scene = SessionScene()
        let session = scene.session
        let first = Task { try await session.search(.garlic) }
        try await scene.desk.question()
        let second = Task { try await session.search(.leek) }
        #expect(try await first.value == .cancelled)
        while try await scene.desk.question().query != .leek { await Task.yield() }
        try await scene.desk.answer("x")
        #expect(try await second.value.text == "page 1: 1x")
        #expect(await scene.session.view?.paging.query == .leek)
        #expect(await !scene.session.back())
    }

    // MARK: - Calling off

    @Test func aSearchThatIsCalledOffLeavesTheOldView() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a b")
        let before = await scene.state
        let session = scene.session
        let report = Task { try await session.search(.leek) }
        try await scene.desk.question()
        report.cancel()
        #expect(try await report.value == .cancelled)
        #expect(await scene.state == before)
        #expect(await !scene.session.back())
        #expect(try await scene.more(answeredBy: "c").text == "page 2: 3c")
    }

    @Test func callingOffACommandThatIsOverLeavesTheNextOneAlone() async throws {
        let scene = SessionScene()
        let session = scene.session
        let first = Task { try await session.search(.garlic) }
        try await scene.desk.question()
        let ticket = try #require(await session.waiter).ticket
        try await scene.desk.answer("a")
        _ = try await first.value
        let second = Task { await session.more() }
        try await scene.desk.question()
        await session.callOff(ticket)
        #expect(await scene.desk.calledOff == 0)
        try await scene.desk.answer("b")
        #expect(await second.value.text == "page 2: 2b")
    }

    @Test func whoIsCalledOffBeforeItBeginsChangesNothing() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.prefetch()
        try await scene.desk.question()
        let session = scene.session
        let gate = ServiceDesk()
        let reports = Task {
            // Cancelled while it waits here, so every request below begins cancelled.
            _ = try? await DeskService(desk: gate)
                .page(of: .garlic, at: .first, freshness: .kept)
            return [
                try? await session.search(.leek), await session.more(), await session.refresh(),
                await session.retry(),
            ]
        }
        try await gate.question()
        reports.cancel()
        #expect(await reports.value == [.cancelled, .cancelled, .cancelled, nil])
        #expect(await scene.session.prefetchState == .fetching(page: 2))
        try await scene.desk.answer("b")
        await scene.session.waitUntilIdle()
        #expect(await scene.session.more().text == "page 2: 2b")
    }

    @Test func aLateAnswerToAnOlderQueryIsDropped() async throws {
        let stubborn = StubbornService()
        let session = RecipeSession(service: stubborn, prefetchPolicy: .on)
        let first = Task { try await session.search(.garlic) }
        try await stubborn.desk.question()
        first.cancel()
        #expect(try await first.value == .cancelled)
        let second = Task { try await session.search(.leek) }
        // The answer to the first query comes although it was called off.
        try await stubborn.desk.answer("late")
        #expect(try await stubborn.desk.answer("x").query == .leek)
        #expect(try await second.value.text == "page 1: 1x")
        #expect(await stubborn.desk.mostAtOnce == 1)
    }

    @Test func waitingIsOverWhenItIsCalledOff() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.prefetch()
        try await scene.desk.question()
        let session = scene.session
        let waits = [
            Task { await session.waitUntilIdle() }, Task { await session.waitUntilIdle() },
        ]
        try await waitUntil { await session.idleWaiters.count >= 2 }
        waits[0].cancel()
        await waits[0].value
        #expect(await session.idleWaiters.count == 1)
        await session.callOff()
        await waits[1].value
        #expect(await session.idleWaiters.isEmpty)
    }

    @Test func waitingGoesThroughPagesThatAreLookedPast() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.prefetch()
        let session = scene.session
        let wait = Task {
            await session.waitUntilIdle()
            return await session.prefetchState
        }
        try await scene.desk.fail(ServiceFailure.status500)
        try await scene.desk.answer("")
        try await scene.desk.answer("b")
        #expect(await wait.value == .ready(page: 4))
    }
}

/// A service that does not notice that it was called off.
private struct StubbornService: RecipeService {
    let desk = ServiceDesk()
    let name = ServiceName.recipepuppy
    let abilities = ServiceAbilities()

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        let service = DeskService(desk: desk)
        return try await Task.detached {
            try await service.page(of: query, at: cursor, freshness: freshness)
        }.value
    }

    func cursor(past cursor: PageCursor) -> PageCursor? { nil }

    func details(of recipe: Recipe) async throws -> Recipe { recipe }

    func names(of kind: NameKind) async throws -> [CountedName] { [] }

    func randomRecipe() async throws -> Recipe { .of("a") }
}
