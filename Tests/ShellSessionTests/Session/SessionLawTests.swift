import RecipeModel
import RecipeTestSupport
import Testing

@testable import ShellSession

/// Laws of the session over random interleavings of commands, answers and cancellations.
///
/// Which task runs when is not in a test's hands, so the seeds fix the commands and the service's
/// answers, and the laws hold for every order of them.
@Suite(.timeLimit(.minutes(20)))
struct SessionLawTests {
    /// Several tasks at once do what they like to one session, which no shell does: no command is
    /// left waiting, none is told twice, and the session is whole in the end.
    @Test func noCommandIsLeftWaiting() async {
        for seed in 0..<600 {
            let busy = BusyService(name: .recipepuppy, seed: seed)
            let other = BusyService(name: .themealdb, seed: seed + 1)
            let session = RecipeSession(service: busy, prefetchPolicy: .always)
            await withTaskGroup(of: Void.self) { group in
                for worker in 0..<4 {
                    group.addTask {
                        var random = SeededGenerator(seed: seed * 10 + worker)
                        for _ in 0..<12 {
                            await command(using: &random, on: session, other: other)
                        }
                    }
                }
            }
            await session.waitUntilIdle()
            await checkWhole(session, seed)
            #expect(busy.mostAtOnce <= 1, "seed \(seed)")
            #expect(other.mostAtOnce <= 1, "seed \(seed)")
            busy.becomeGood()
            let report = try? await session.search(.leek, using: busy)
            #expect(report?.text.hasPrefix("page 1:") == true, "seed \(seed)")
        }
    }

    /// One command at a time, called off at any moment: either it has its report, or all is as it
    /// was before.
    @Test func callingOffAtAnyMomentRestoresAll() async {
        var calledOff = 0
        for seed in 0..<1_500 {
            var random = SeededGenerator(seed: seed)
            let busy = BusyService(name: .recipepuppy, seed: seed)
            let session = RecipeSession(service: busy, prefetchPolicy: .on)
            _ = try? await session.search(.garlic)
            for _ in 0..<4 {
                if random.once(in: 3) { await session.prefetch() }
                if random.once(in: 3) { await session.waitUntilIdle() }
                let before = await SessionState(session)
                let request = Request.allCases.randomElement(using: &random) ?? .more
                let task = Task { await request.run(on: session) }
                for _ in 0..<Int.random(in: 0..<25, using: &random) { await Task.yield() }
                task.cancel()
                let report = await task.value
                if report == .cancelled {
                    calledOff += 1
                    let after = await SessionState(session)
                    #expect(after.isRestored(from: before), "seed \(seed), \(request)")
                }
                await checkWhole(session, seed)
            }
        }
        // The law says nothing unless it was tried.
        #expect(calledOff > 300)
    }

    private func command(
        using random: inout SeededGenerator,
        on session: RecipeSession,
        other: BusyService
    ) async {
        let request = Request.allCases.randomElement(using: &random) ?? .more
        let yields = Int.random(in: 0..<20, using: &random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0..<5: _ = await request.run(on: session)
        case 5..<8:
            let task = Task { await request.run(on: session) }
            for _ in 0..<yields { await Task.yield() }
            task.cancel()
            _ = await task.value
        case 8: _ = try? await session.search(.leek, using: other)
        case 9: await session.prefetch()
        case 10: await session.waitUntilIdle()
        case 11: await session.callOff()
        case 12: _ = await session.back()
        default: _ = random.once(in: 4) ? await session.reset() : await session.prefetch()
        }
    }

    private func checkWhole(_ session: RecipeSession, _ seed: Int) async {
        #expect(await session.waiter == nil, "seed \(seed)")
        #expect(await session.attempt == nil, "seed \(seed)")
        guard let view = await session.view else { return }
        let recipes = view.paging.recipes
        #expect(recipes.map(\.number) == Array(1..<(recipes.count + 1)), "seed \(seed)")
        #expect(Set(recipes.map(\.recipe.id)).count == recipes.count, "seed \(seed)")
        if let scan = view.paging.scan { #expect(scan.purpose == .ahead, "seed \(seed)") }
    }
}

/// A command that asks a service.
private enum Request: CaseIterable {
    case search, more, retry, retryPage, refresh, hints

    func run(on session: RecipeSession) async -> PagingReport? {
        switch self {
        case .search: return try? await session.search(.garlic)
        case .more: return await session.more()
        case .retry: return await session.retry()
        case .retryPage: return await session.retry(page: 2)
        case .refresh: return await session.refresh()
        case .hints:
            _ = await session.dropHints()
            return nil
        }
    }
}

/// What of a session must be the same after a command that was called off.
private struct SessionState {
    let paging: Paging?
    let printed: [Int]?
    let views: [Int]
    let printedList: PrintedList
    let failed: PagingError?

    init(_ session: RecipeSession) async {
        paging = await session.view?.paging
        printed = await session.view?.printed
        views = await session.backward.map(\.id) + session.forward.compactMap(\.view?.id)
        printedList = await session.printedList
        failed = await session.failedAttempt?.failure
    }

    /// All is the same but for work ahead of need, which may have been stopped or have come.
    func isRestored(from before: SessionState) -> Bool {
        var expected = before.paging
        _ = expected?.cancelled()
        var found = paging
        _ = found?.cancelled()
        if before.paging?.scan != nil, found?.ahead != nil { found?.ahead = nil }
        if let found { expected?.lastRequest = found.lastRequest }
        return expected == found && printed == before.printed && views == before.views
            && printedList == before.printedList && failed == before.failed
    }
}
