import RecipeModel
import RecipeTestSupport
import ShellAnswers
import ShellCommands
import ShellSession
import Testing

/// What is shown and fetched beside the answer that a command waits for.
struct PartsTests {
    private func kitchen(showsParts: Bool = true) async -> TestKitchen {
        let kitchen = TestKitchen(services: [PartedService()], showsParts: showsParts)
        await kitchen.type("set prefetch off; service all")
        return kitchen
    }

    private func parts(_ kitchen: TestKitchen) -> [ResultsPart] {
        kitchen.shown.contents.compactMap {
            if case .part(let part) = $0 { part } else { nil }
        }
    }

    @Test func eachServiceIsShownOnceAsItComes() async {
        let kitchen = await kitchen()
        #expect(await kitchen.type("search leek").exitCode == 0)
        let parts = parts(kitchen)
        #expect(parts.map(\.service) == [.cookbook, .recipepuppy])
        #expect(parts.map(\.isFirst) == [true, false])
        #expect(parts.map { $0.rows.map(\.number) } == [[1, 2], [3]])
        #expect(kitchen.numbers == [], "the answer has nothing left to show")
        await kitchen.type("list")
        #expect(kitchen.numbers == [1, 2, 3])
    }

    /// What a file, a program, another order or a later page gets is whole.
    @Test(arguments: [
        "search leek > out.txt", "search leek >> out.txt", "search leek | sort",
        "search leek --sort title", "search leek --page 2", "search leek --service cookbook",
    ])
    func whatIsToBeWholeIsNotShownInParts(line: String) async {
        let kitchen = await kitchen()
        #expect(await kitchen.type(line).exitCode == 0)
        #expect(parts(kitchen).isEmpty)
        await kitchen.type("list")
        #expect(kitchen.numbers.first == 1 && kitchen.numbers.count == 3)
    }

    @Test func whereNoPartsAreWantedTheAnswerIsWhole() async {
        let kitchen = await kitchen(showsParts: false)
        #expect(await kitchen.type("search leek").exitCode == 0)
        #expect(parts(kitchen).isEmpty)
        #expect(kitchen.numbers == [1, 2, 3])
    }

    // MARK: Details that come late

    /// Only a cook who reads the answer at the prompt gets it before all of its details are there.
    @Test(
        arguments: [
            ("search leek", true, .seconds(2)), ("search leek", false, nil),
            ("search leek --all", true, nil), ("search leek > out.txt", true, nil),
            ("search leek >> out.txt", true, nil), ("search leek | sort", true, nil),
        ] as [(String, Bool, Duration?)]
    )
    func whoReadsAtThePromptWaitsNotForAll(
        line: String,
        showsParts: Bool,
        patience: Duration?
    ) async {
        let service = AskedService()
        let kitchen = TestKitchen(services: [service], showsParts: showsParts)
        #expect(await kitchen.type(line).exitCode == 0)
        #expect(service.patience.withLock { $0 }.first == .some(patience))
    }

    @Test func whatNobodyReadsAtOnceIsWaitedForWhole() async {
        let service = AskedService()
        let kitchen = TestKitchen(services: [service], showsParts: true)
        _ = await kitchen.play("search leek\n")
        _ = await kitchen.interpreter.play(line: "search garlic", in: .commandLine)
        #expect(service.patience.withLock { $0 } == [nil, nil])
    }

    // MARK: Pages ahead

    @Test(arguments: [
        ("set prefetch off", false), ("set PREFETCH off", false),
        ("set --save prefetch off", false),
        ("cancel", false), ("set prefetch on", true), ("set prefetch always", true),
        ("unset prefetch", true), ("set prefetch maybe", true), ("set theme dark", true),
    ])
    func whatASettingDoesToThePageAhead(line: String, goesOn: Bool) async {
        let kitchen = TestKitchen(services: [PatientService()])
        let session = await kitchen.shell.session
        await kitchen.type("set prefetch on")
        await kitchen.type("search leek")
        #expect(await session.prefetchState == .fetching(page: 2))
        await kitchen.type(line)
        #expect(await session.prefetchState == (goesOn ? .fetching(page: 2) : .idle))
        await session.callOff()
    }

    @Test func afterThatNothingIsFetchedAheadUntilItIsWantedAgain() async {
        let kitchen = TestKitchen(services: [PatientService()])
        let session = await kitchen.shell.session
        await kitchen.type("set prefetch off")
        await kitchen.type("search leek")
        #expect(await session.prefetchState == .idle)
        await kitchen.type("unset prefetch")
        #expect(await session.prefetchState == .idle)
        await kitchen.type("search leek")
        #expect(await session.prefetchState == .fetching(page: 2))
        await session.callOff()
    }
}

/// All services at once: two of them, which have two recipes and one on a page.
private struct PartedService: ListingService {
    let service = ListService(name: .all, recipes: TestKitchen.recipes, pageSize: 3)

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        try await service.page(of: RecipeQuery(), at: cursor, freshness: freshness)
    }

    func events(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness,
        patience: Duration?
    ) -> PageEvents {
        PageEvents { tell in
            var page = try await page(of: query, at: cursor, freshness: freshness)
            page.parts = [
                PagePart(service: .cookbook, count: 2), PagePart(service: .recipepuppy, count: 1),
            ]
            tell(.part(page.parts[0], Array(page.recipes.prefix(2))))
            tell(.part(page.parts[1], Array(page.recipes.dropFirst(2))))
            tell(.page(page))
        }
    }
}

/// A cookbook that notes how long its pages may be held up for details.
private struct AskedService: ListingService {
    let service = ListService(name: .cookbook, recipes: TestKitchen.recipes, pageSize: 10)
    let patience = Guarded<[Duration?]>([])

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        try await service.page(of: query, at: cursor, freshness: freshness)
    }

    func events(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness,
        patience: Duration?
    ) -> PageEvents {
        self.patience.withLock { $0.append(patience) }
        return PageEvents { tell in
            tell(.page(try await page(of: query, at: cursor, freshness: freshness)))
        }
    }
}

/// A cookbook whose second page comes to nobody who waits for it.
private struct PatientService: ListingService {
    let service = ListService(name: .cookbook, recipes: TestKitchen.recipes, pageSize: 3)

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        if cursor != .first {
            let (never, sink) = AsyncStream<Void>.makeStream()
            for await _ in never {}
            sink.finish()
            throw CancellationError()
        }
        return try await service.page(of: query, at: cursor, freshness: freshness)
    }
}
