import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import ShellSession
import Testing

/// Ctrl-C while a command waits: it ends as cancelled, and all is as it was before.
@Suite(.timeLimit(.minutes(20)))
struct StoppedCommandTests {
    private func reason(_ kitchen: TestKitchen) -> WorldError.Reason? {
        if case .world(let failure)? = kitchen.failure { failure.reason } else { nil }
    }

    /// Stops a line as soon as so many requests hang, and tells how it ended.
    private func stopped(
        _ line: String,
        in kitchen: TestKitchen,
        when hung: Guarded<Int>,
        reaches count: Int = 1
    ) async throws -> ScriptEnd {
        let running = Task { await kitchen.type(line) }
        try await waitUntil { hung.withLock { $0 } >= count }
        running.cancel()
        return await running.value
    }

    @Test(arguments: [
        "search garlic", "search garlic --all", "more", "refresh", "and garlic", "without cheese",
        "cook leek", "similar 1", "browse", "categories", "cuisines", "random",
    ])
    func aServiceThatHangsIsLeft(_ line: String) async throws {
        let service = HangingService()
        let kitchen = TestKitchen(services: [service])
        await kitchen.type("search leek")
        service.hangsFrom.withLock { $0 = 1 }
        let end = try await stopped(line, in: kitchen, when: service.hung)
        #expect(end == ScriptEnd(exitCode: 130, errorName: .cancelled))
        #expect(reason(kitchen) == .cancelled)
        #expect(kitchen.shown.progress.last == .some(nil))
        service.hangsFrom.withLock { $0 = .max }
        await kitchen.type("list")
        #expect(kitchen.titles == ["Leek soup", "Leek pie", "Leek tart"])
        await kitchen.type("more")
        #expect(kitchen.titles == ["Leek salad", "Garlic leek bake"])
    }

    @Test(arguments: ["open 1", "fav 1", "export 1 far.md", "picture 1"])
    func aPageThatHangsIsLeft(_ line: String) async throws {
        let pages = HangingPages()
        var far = TestKitchen.recipe("Far stew", ["leek"], link: "https://far.example/1")
        far.picture = WebAddress("https://far.example/stew.png")
        let kitchen = TestKitchen(recipes: [far]) {
            $0.pages = pages
            $0.pictures = PictureAccess(means: { _ in .blocks }, draw: { _, _ in .unreadable })
        }
        await kitchen.type("search leek")
        let end = try await stopped(line, in: kitchen, when: pages.hung)
        #expect(end == ScriptEnd(exitCode: 130, errorName: .cancelled))
        #expect(reason(kitchen) == .cancelled)
        #expect(kitchen.shown.progress.last == .some(nil))
        #expect(try await kitchen.favorites.counts().all == 0)
        #expect(kitchen.files["/here/far.md"] == nil)
        await kitchen.type("list")
        #expect(kitchen.titles == ["Far stew"])
    }

    /// What is waited for goes on; only the waiting ends.
    @Test func waitingIsLeftAndTheWorkGoesOn() async throws {
        let service = HangingService()
        let kitchen = TestKitchen(services: [service])
        service.hangsFrom.withLock { $0 = 2 }
        await kitchen.type("set prefetch on; search leek")
        let end = try await stopped("wait", in: kitchen, when: service.hung)
        #expect(end.exitCode == 130)
        let session = await kitchen.shell.session
        #expect(await session.prefetchState == .fetching(page: 2))
        await session.callOff()
    }

    /// A script that keeps going after errors ends where it is stopped.
    @Test func aScriptEndsWhereItIsStopped() async throws {
        let service = HangingService()
        let kitchen = TestKitchen(
            options: Shell.Options(keepsGoing: true),
            services: [service]
        )
        service.hangsFrom.withLock { $0 = 1 }
        let running = Task { await kitchen.play("search leek\necho after\n") }
        try await waitUntil { service.hung.withLock { $0 } == 1 }
        running.cancel()
        #expect(await running.value.exitCode == 130)
        #expect(kitchen.answer == nil)
    }
}

/// Hangs until its task is cancelled.
private func hang(counting hung: Guarded<Int>) async throws {
    hung.withLock { $0 += 1 }
    let (never, sink) = AsyncStream<Void>.makeStream()
    for await _ in never {}
    sink.finish()
    throw CancellationError()
}

/// A cookbook that hangs from a page on; all else that it is asked hangs with the first page.
private struct HangingService: ListingService {
    let service = ListService(name: .cookbook, recipes: TestKitchen.recipes, pageSize: 3)
    let hangsFrom = Guarded(Int.max)
    let hung = Guarded(0)

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        if hangsFrom.withLock({ $0 }) <= cursor.number { try await hang(counting: hung) }
        return try await service.page(of: query, at: cursor, freshness: freshness)
    }

    func names(of kind: NameKind) async throws -> [CountedName] {
        if hangsFrom.withLock({ $0 }) <= 1 { try await hang(counting: hung) }
        return try await service.names(of: kind)
    }

    func randomRecipe() async throws -> Recipe {
        if hangsFrom.withLock({ $0 }) <= 1 { try await hang(counting: hung) }
        return try await service.randomRecipe()
    }
}

/// Pages that never come.
private final class HangingPages: UniformFetcher {
    let hung = Guarded(0)

    func picture(at address: WebAddress, from source: AddressSource) async throws
        -> FetchedDocument
    {
        try await hang(counting: hung)
        throw ServiceError.notKept
    }
}
