import RecipeModel
import Testing

@testable import ShellSession

/// What is told of a request before its report.
@Suite(.timeLimit(.minutes(20)))
struct SessionEventsTests {
    /// A service that asks two others together, and waits between them until a test lets it go on.
    private struct PairService: RecipeService {
        let name = ServiceName.all
        let abilities = ServiceAbilities(lists: [.everything])
        let gates = LockedValue<[AsyncStream<Void>.Continuation]>([])
        let isCalledOff = LockedValue(false)

        func page(
            of query: RecipeQuery,
            at cursor: PageCursor,
            freshness: Freshness
        ) async throws -> RecipePage {
            try await events(of: query, at: cursor, freshness: freshness, patience: nil).page()
        }

        func events(
            of query: RecipeQuery,
            at cursor: PageCursor,
            freshness: Freshness,
            patience: Duration?
        ) -> PageEvents {
            PageEvents { tell in
                let parts = [
                    PagePart(service: .feed, count: 1), PagePart(service: .recipepuppy, count: 1),
                ]
                let (gate, opener) = AsyncStream.makeStream(of: Void.self)
                tell(.part(parts[0], .of("a")))
                gates.change { $0.append(opener) }
                for await _ in gate { break }
                guard !Task.isCancelled else {
                    isCalledOff.change { $0 = true }
                    throw CancellationError()
                }
                tell(.part(parts[1], .of("b")))
                var page = RecipePage(cursor: cursor, recipes: .of("a b"))
                page.parts = parts
                tell(.page(page))
            }
        }

        func cursor(past cursor: PageCursor) -> PageCursor? { nil }
        func details(of recipe: Recipe) async throws -> Recipe { recipe }
        func names(of kind: NameKind) async throws -> [CountedName] { [] }
        func randomRecipe() async throws -> Recipe { .of("a") }

        /// Lets the request that was sent last go on.
        func goOn() { gates.change { $0.last?.finish() } }

        func wait(until isSo: (PairService) -> Bool) async {
            while !isSo(self) { await Task.yield() }
        }
    }

    /// A service that tells what a test has it tell, whatever it is asked.
    private struct ToldService: RecipeService {
        let name = ServiceName.feed
        let abilities = ServiceAbilities(lists: [.everything])
        let told: [PageEvent]

        func page(
            of query: RecipeQuery,
            at cursor: PageCursor,
            freshness: Freshness
        ) async throws -> RecipePage {
            throw ServiceError.unsupported
        }

        func events(
            of query: RecipeQuery,
            at cursor: PageCursor,
            freshness: Freshness,
            patience: Duration?
        ) -> PageEvents {
            PageEvents { tell in
                for event in told { tell(event) }
            }
        }

        func cursor(past cursor: PageCursor) -> PageCursor? { nil }
        func details(of recipe: Recipe) async throws -> Recipe { recipe }
        func names(of kind: NameKind) async throws -> [CountedName] { [] }
        func randomRecipe() async throws -> Recipe { .of("a") }
    }

    private func text(_ event: SessionEvent) -> String {
        switch event {
        case .part(let part, let recipes): "\(part.service) \(recipes.map(\.id.key).joined())"
        case .report(let report): report.text
        }
    }

    @Test func partsComeInOrderBeforeTheReport() async throws {
        let service = PairService()
        let session = RecipeSession(service: service, prefetchPolicy: .off)
        var told: [String] = []
        for await event in try await session.events(of: .garlic) {
            told.append(text(event))
            if told.count == 1 { service.goOn() }
        }
        #expect(told == ["feed a", "recipepuppy b", "page 1: 1a 2b"])
    }

    /// A page must come of every request; what comes out of turn is passed over.
    @Test(
        arguments: [
            ([], "failed 1:unreadable"), ([.details(.of("a"))], "failed 1:unreadable"),
            (
                [
                    .details(.of("a")), .page(RecipePage(cursor: .first, recipes: .of("a b"))),
                    .page(RecipePage(cursor: .first, recipes: .of("c"))),
                ], "page 1: 1a 2b"
            ),
        ] as [([PageEvent], String)]
    )
    func theFirstPageIsTheAnswer(_ told: [PageEvent], _ text: String) async throws {
        let session = RecipeSession(service: ToldService(told: told), prefetchPolicy: .off)
        #expect(try await session.search(.garlic).text == text)
    }

    @Test func cancellingWhoReadsLeavesAReportToRead() async throws {
        let service = PairService()
        let session = RecipeSession(service: service, prefetchPolicy: .off)
        let reading = Task {
            var told: [String] = []
            for await event in try await session.events(of: .garlic) { told.append(text(event)) }
            return told
        }
        await service.wait { !$0.gates.change { $0.isEmpty } }
        reading.cancel()
        #expect(try await reading.value.last == PagingReport.cancelled.text)
        #expect(await session.view == nil)
        await service.wait { $0.isCalledOff.change { $0 } }
    }

    @Test func whoIsCalledOffBeforeItBeginsIsToldJustThat() async throws {
        let service = PairService()
        let session = RecipeSession(service: service, prefetchPolicy: .off)
        let reading = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            var told: [String] = []
            for await event in try await session.events(of: .garlic) { told.append(text(event)) }
            return told
        }
        #expect(try await reading.value == [PagingReport.cancelled.text])
        #expect(service.gates.change { $0.isEmpty })
    }

    @Test func droppingTheEventsCallsTheRequestOff() async throws {
        let service = PairService()
        let session = RecipeSession(service: service, prefetchPolicy: .off)
        do {
            let events = try await session.events(of: .garlic)
            await service.wait { !$0.gates.change { $0.isEmpty } }
            _ = events
        }
        await service.wait { $0.isCalledOff.change { $0 } }
        await session.waitUntilIdle()
        #expect(await session.view == nil)
    }

    @Test func aRequestThatTakesAnothersPlaceIsToldItsOwnPartsOnly() async throws {
        let service = PairService()
        let session = RecipeSession(service: service, prefetchPolicy: .off)
        let first = try await session.events(of: .garlic)
        await service.wait { !$0.gates.change { $0.isEmpty } }
        let second = try await session.events(of: RecipeQuery([.has(Term("leek"))]))
        #expect(await first.report == .cancelled)
        await service.wait { $0.gates.change { $0.count } == 2 }
        service.goOn()
        var told: [String] = []
        for await event in second { told.append(text(event)) }
        #expect(told == ["feed a", "recipepuppy b", "page 1: 1a 2b"])
    }
}
