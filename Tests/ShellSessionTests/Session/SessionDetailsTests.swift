import RecipeModel
import Testing

@testable import ShellSession

/// Details that come behind the page that they belong to.
@Suite(.timeLimit(.minutes(20)))
struct SessionDetailsTests {
    /// A service whose pages come without details, which a test hands out one by one.
    private struct ShortService: RecipeService {
        let name = ServiceName.themealdb
        let abilities = ServiceAbilities(lists: [.everything])
        /// The details that were left behind, page by page.
        let late = LockedValue<[AsyncStream<Recipe>.Continuation]>([])
        /// What was asked for by itself.
        let asked = LockedValue<[String]>([])
        let isBroken = LockedValue(false)

        func page(
            of query: RecipeQuery,
            at cursor: PageCursor,
            freshness: Freshness
        ) async throws -> RecipePage {
            RecipePage(
                cursor: cursor,
                recipes: .of(cursor.number == 1 ? "a b" : "c d"),
                next: cursor.number == 1 ? PageCursor(number: 2) : nil
            )
        }

        func events(
            of query: RecipeQuery,
            at cursor: PageCursor,
            freshness: Freshness,
            patience: Duration?
        ) -> PageEvents {
            PageEvents { tell in
                let page = try await page(of: query, at: cursor, freshness: freshness)
                guard let patience, patience > .zero else { return tell(.page(page)) }
                let (details, sink) = AsyncStream.makeStream(of: Recipe.self)
                late.change { $0.append(sink) }
                tell(.page(page, lacking: page.recipes.map(\.id)))
                for await recipe in details { tell(.details(recipe)) }
            }
        }

        func cursor(past cursor: PageCursor) -> PageCursor? { nil }

        func details(of recipe: Recipe) async throws -> Recipe {
            asked.change { $0.append(recipe.id.key) }
            if isBroken.change({ $0 }) { throw ServiceError.serverFailed(status: 500, tries: 3) }
            return SessionDetailsTests.whole(recipe)
        }

        func names(of kind: NameKind) async throws -> [CountedName] { [] }

        func randomRecipe() async throws -> Recipe { .of("a") }
    }

    private static func whole(_ recipe: Recipe) -> Recipe {
        var recipe = recipe
        recipe.ingredientGroups = [IngredientGroup(items: [Ingredient(text: "milk")])]
        return recipe
    }

    private func shown(_ session: RecipeSession) async -> [String] {
        (await session.view?.paging.recipes ?? []).map {
            "\($0.number)\($0.recipe.id.key)" + ($0.recipe.hasLactose ? "!" : "")
        }
    }

    private func session(_ service: ShortService, prefetch: PrefetchPolicy = .off) async
        -> RecipeSession
    {
        let session = RecipeSession(service: service, prefetchPolicy: prefetch)
        await session.setPatience(.seconds(1))
        return session
    }

    private func sink(_ service: ShortService, _ page: Int = 0) throws
        -> AsyncStream<Recipe>.Continuation
    {
        let sinks = service.late.change { $0 }
        return try #require(sinks.indices.contains(page) ? sinks[page] : nil)
    }

    @Test func lateDetailsFindTheirPlaceAndNumbersStay() async throws {
        let service = ShortService()
        let session = await session(service)
        _ = try await session.search(.garlic)
        #expect(await shown(session) == ["1a", "2b"])
        let sink = try sink(service)
        sink.yield(Self.whole(.of("b")))
        sink.finish()
        await session.waitUntilIdle()
        #expect(await shown(session) == ["1a", "2b!"])
        #expect(await session.view?.paging.lacking == [Recipe.of("a").id])
    }

    /// What `it` means is known as well as the list knows it.
    @Test(arguments: [("b", true), ("a", false)])
    func whatWasNamedHasItsDetailsToo(_ key: String, _ isWhole: Bool) async throws {
        let service = ShortService()
        let session = await session(service)
        _ = try await session.search(.garlic)
        await session.named(.of(key))
        let sink = try sink(service)
        sink.yield(Self.whole(.of("b")))
        sink.finish()
        await session.waitUntilIdle()
        let recipe = Recipe.of(key)
        #expect(await session.it == (isWhole ? Self.whole(recipe) : recipe))
    }

    @Test func whoWaitsForAllIsLeftWithNothingLacking() async throws {
        let service = ShortService()
        let session = await session(service)
        await session.setPatience(nil)
        _ = try await session.search(.garlic)
        #expect(await session.view?.paging.lacking == [])
        #expect(service.late.change { $0 }.isEmpty)
    }

    @Test func completingWaitsForWhatIsOnItsWay() async throws {
        let service = ShortService()
        let session = await session(service)
        _ = try await session.search(.garlic)
        let sink = try sink(service)
        async let completed: Void = session.completeDetails()
        for key in ["a", "b"] { sink.yield(Self.whole(.of(key))) }
        sink.finish()
        await completed
        #expect(await shown(session) == ["1a!", "2b!"])
        #expect(service.asked.change { $0 }.isEmpty)
    }

    @Test func completingWaitsNoLongerThanItMay() async throws {
        let service = ShortService()
        let session = await session(service)
        _ = try await session.search(.garlic)
        await session.completeDetails(within: .milliseconds(1))
        #expect(await shown(session) == ["1a", "2b"])
    }

    @Test func whatNeverCameIsAskedForAgain() async throws {
        let service = ShortService()
        let session = await session(service)
        _ = try await session.search(.garlic)
        let sink = try sink(service)
        sink.yield(Self.whole(.of("b")))
        sink.finish()
        await session.waitUntilIdle()
        service.isBroken.change { $0 = true }
        await session.completeDetails()
        #expect(await shown(session) == ["1a", "2b!"])
        service.isBroken.change { $0 = false }
        await session.completeDetails()
        #expect(await shown(session) == ["1a!", "2b!"])
        #expect(service.asked.change { $0 } == ["a", "a"])
    }

    @Test func detailsOfThePageAheadAreThereWhenItIsShown() async throws {
        let service = ShortService()
        let session = await session(service, prefetch: .on)
        _ = try await session.search(.garlic)
        try sink(service).finish()
        await session.prefetch()
        while service.late.change({ $0.count }) < 2 { await Task.yield() }
        let sink = try sink(service, 1)
        sink.yield(Self.whole(.of("c")))
        sink.finish()
        await session.waitUntilIdle()
        _ = await session.more()
        #expect(await shown(session) == ["1a", "2b", "3c!", "4d"])
    }

    @Test func aNewQueryCallsThemOffAndBackStillShowsTheView() async throws {
        let service = ShortService()
        let session = await session(service)
        _ = try await session.search(.garlic)
        let ended = LockedValue(false)
        try sink(service).onTermination = { _ in ended.change { $0 = true } }
        _ = try await session.search(RecipeQuery([.has(Term("leek"))]))
        while !ended.change({ $0 }) { await Task.yield() }
        _ = await session.back()
        #expect(await shown(session) == ["1a", "2b"])
        await session.completeDetails()
        #expect(await shown(session) == ["1a!", "2b!"])
    }

    @Test func hintsNeedNoDetails() async throws {
        let service = ShortService()
        let session = await session(service)
        _ = try await session.search(RecipeQuery([.has(Term("leek")), .has(Term("milk"))]))
        let before = service.late.change { $0.count }
        #expect(await session.dropHints().count == 2)
        #expect(service.late.change { $0.count } == before)
    }
}
