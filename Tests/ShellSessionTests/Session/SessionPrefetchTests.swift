import RecipeModel
import RecipeTestSupport
import Testing

@testable import ShellSession

/// Pages ahead of need, calling off, and who waits for what.
@Suite(.timeLimit(.minutes(20)))
struct SessionPrefetchTests {
    @Test func aPageAheadIsShownWithoutAsking() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        await screen.session.prefetch()
        #expect(await screen.session.prefetchState == .fetching(page: 2))
        try await screen.scripted.answer("b")
        await screen.session.waitUntilIdle()
        #expect(await screen.session.prefetchState == .ready(page: 2))
        #expect(await screen.session.more().text == "page 2: 2b")
        #expect(await screen.scripted.asked == 2)
        #expect(screen.told.all == [.fetching(page: 2), .ready(page: 2), .idle])
    }

    @Test func moreDuringThePrefetchWaitsForItAndSendsNothing() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        await screen.session.prefetch()
        try await screen.scripted.question()
        let session = screen.session
        let report = Task { await session.more() }
        while await session.waiter == nil { await Task.yield() }
        try await screen.scripted.answer("b")
        #expect(await report.value.text == "page 2: 2b")
        #expect(await screen.scripted.asked == 2)
        #expect(await screen.scripted.mostAtOnce == 1)
    }

    @Test func aFailureAheadIsToldByMore() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        await screen.session.prefetch()
        try await screen.scripted.fail(ServiceError.silence)
        await screen.session.waitUntilIdle()
        #expect(await screen.session.prefetchState == .failed(page: 2))
        #expect(await screen.session.failedService == nil)
        #expect(await screen.session.more().text == "failed 2:timeout")
        #expect(await screen.session.failedService == .recipepuppy)
        #expect(try await screen.more(answeredBy: "b").text == "page 2: 2b")
    }

    @Test(arguments: [
        (PrefetchPolicy.on, true, true), (.on, false, false), (.off, true, false),
        (.always, true, true), (.always, false, true),
    ])
    func policies(_ policy: PrefetchPolicy, _ isFree: Bool, _ fetches: Bool) async throws {
        let screen = SessionUnderTest(
            policy: policy,
            abilities: ServiceAbilities(allowsPrefetch: isFree)
        )
        try await screen.search(answeredBy: "a")
        await screen.session.prefetch()
        #expect(await screen.session.prefetchState == (fetches ? .fetching(page: 2) : .idle))
        await screen.session.callOff()
    }

    @Test func thePolicyCanBeChanged() async throws {
        let screen = SessionUnderTest(policy: .off)
        try await screen.search(answeredBy: "a")
        await screen.session.setPrefetchPolicy(.on)
        await screen.session.prefetch()
        #expect(await screen.session.prefetchState == .fetching(page: 2))
        #expect(await screen.session.callOff() == 2)
        #expect(await screen.session.prefetchState == .idle)
    }

    @Test func nothingIsFetchedAheadBehindTheEnd() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a", isLast: true)
        await screen.session.prefetch()
        #expect(await screen.session.prefetchState == .idle)
        #expect(await screen.scripted.asked == 1)
    }

    @Test func aNewQueryStopsThePrefetch() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        await screen.session.prefetch()
        try await screen.scripted.question()
        let session = screen.session
        let report = Task { try await session.search(.leek) }
        while await session.attempt == nil { await Task.yield() }
        // The old question is over before the new one is asked.
        while try await screen.scripted.question().query != .leek { await Task.yield() }
        try await screen.scripted.answer("x")
        #expect(try await report.value.text == "page 1: 1x")
        #expect(await screen.scripted.calledOff == 1)
        #expect(await screen.scripted.mostAtOnce == 1)
        #expect(await screen.session.back())
        #expect(await screen.state == "[page 1: 1a] next 2 printed 1")
    }

    @Test func aNewQueryCallsOffTheOneThatWaits() async throws {
        let screen = SessionUnderTest()
        let session = screen.session
        let first = Task { try await session.search(.garlic) }
        try await screen.scripted.question()
        let second = Task { try await session.search(.leek) }
        #expect(try await first.value == .cancelled)
        while try await screen.scripted.question().query != .leek { await Task.yield() }
        try await screen.scripted.answer("x")
        #expect(try await second.value.text == "page 1: 1x")
        #expect(await screen.session.view?.paging.query == .leek)
        #expect(await !screen.session.back())
    }

    // MARK: - Calling off

    @Test func aSearchThatIsCalledOffLeavesTheOldView() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a b")
        let before = await screen.state
        let session = screen.session
        let report = Task { try await session.search(.leek) }
        try await screen.scripted.question()
        report.cancel()
        #expect(try await report.value == .cancelled)
        #expect(await screen.state == before)
        #expect(await !screen.session.back())
        #expect(try await screen.more(answeredBy: "c").text == "page 2: 3c")
    }

    @Test func callingOffACommandThatIsOverLeavesTheNextOneAlone() async throws {
        let screen = SessionUnderTest()
        let session = screen.session
        let first = Task { try await session.search(.garlic) }
        try await screen.scripted.question()
        let ticket = try #require(await session.waiter).ticket
        try await screen.scripted.answer("a")
        _ = try await first.value
        let second = Task { await session.more() }
        try await screen.scripted.question()
        await session.callOff(ticket)
        #expect(await screen.scripted.calledOff == 0)
        try await screen.scripted.answer("b")
        #expect(await second.value.text == "page 2: 2b")
    }

    @Test func whoIsCalledOffBeforeItBeginsChangesNothing() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        await screen.session.prefetch()
        try await screen.scripted.question()
        let session = screen.session
        let gate = ScriptedAnswers()
        let reports = Task {
            // Cancelled while it waits here, so every request below begins cancelled.
            _ = try? await ScriptedService(scripted: gate)
                .page(of: .garlic, at: .first, freshness: .kept)
            return [
                try? await session.search(.leek), await session.more(), await session.refresh(),
                await session.retry(),
            ]
        }
        try await gate.question()
        reports.cancel()
        #expect(await reports.value == [.cancelled, .cancelled, .cancelled, nil])
        #expect(await screen.session.prefetchState == .fetching(page: 2))
        try await screen.scripted.answer("b")
        await screen.session.waitUntilIdle()
        #expect(await screen.session.more().text == "page 2: 2b")
    }

    @Test func aLateAnswerToAnOlderQueryIsDropped() async throws {
        let stubborn = StubbornService()
        let session = RecipeSession(service: stubborn, prefetchPolicy: .on)
        let first = Task { try await session.search(.garlic) }
        try await stubborn.scripted.question()
        first.cancel()
        #expect(try await first.value == .cancelled)
        let second = Task { try await session.search(.leek) }
        // The answer to the first query comes although it was called off.
        try await stubborn.scripted.answer("late")
        #expect(try await stubborn.scripted.answer("x").query == .leek)
        #expect(try await second.value.text == "page 1: 1x")
        #expect(await stubborn.scripted.mostAtOnce == 1)
    }

    @Test func waitingIsOverWhenItIsCalledOff() async throws {
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        await screen.session.prefetch()
        try await screen.scripted.question()
        let session = screen.session
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
        let screen = SessionUnderTest()
        try await screen.search(answeredBy: "a")
        await screen.session.prefetch()
        let session = screen.session
        let wait = Task {
            await session.waitUntilIdle()
            return await session.prefetchState
        }
        try await screen.scripted.fail(ServiceError.status500)
        try await screen.scripted.answer("")
        try await screen.scripted.answer("b")
        #expect(await wait.value == .ready(page: 4))
    }
}

/// A service that does not notice that it was called off.
private struct StubbornService: RecipeService {
    let scripted = ScriptedAnswers()
    let name = ServiceName.recipepuppy
    let abilities = ServiceAbilities()

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        let service = ScriptedService(scripted: scripted)
        return try await Task.detached {
            try await service.page(of: query, at: cursor, freshness: freshness)
        }.value
    }

    func cursor(past cursor: PageCursor) -> PageCursor? { nil }

    func details(of recipe: Recipe) async throws -> Recipe { recipe }

    func names(of kind: NameKind) async throws -> [CountedName] { [] }

    func randomRecipe() async throws -> Recipe { .of("a") }
}
