import RecipeModel
import Testing

@testable import ShellSession

/// With which page of which query `more` goes on, which is said while the cook waits.
@Suite(.timeLimit(.minutes(20)))
struct SessionContinuationTests {
    private func text(_ scene: SessionScene) async -> String? {
        let going = await scene.session.continuation
        return going.map { "\($0.query == .leek ? "leek" : "garlic") \($0.page)" }
    }

    @Test func afterEachPageItIsTheNext() async throws {
        let scene = SessionScene(policy: .off)
        #expect(await text(scene) == nil)
        try await scene.search(answeredBy: "a")
        #expect(await text(scene) == "garlic 2")
        try await scene.more(answeredBy: "b")
        #expect(await text(scene) == "garlic 3")
        try await scene.search(.leek, answeredBy: "x")
        #expect(await text(scene) == "leek 2")
        _ = await scene.session.back()
        #expect(await text(scene) == "garlic 3")
    }

    @Test func fromALaterPageItIsTheOneAfterThat() async throws {
        let scene = SessionScene(policy: .off)
        async let report = scene.session.search(.garlic, startingAt: 4)
        try await scene.desk.answer("a")
        _ = try await report
        #expect(await text(scene) == "garlic 5")
    }

    /// A query that failed at once is gone on with at its first page, where nothing else is shown.
    @Test(arguments: [(1, "leek 1"), (3, "leek 3")])
    func aQueryThatFailedIsBegunAgain(_ page: Int, _ going: String) async throws {
        let scene = SessionScene(policy: .off)
        async let report = scene.session.search(.leek, startingAt: page)
        try await scene.desk.fail(ServiceFailure.noNetwork)
        _ = try await report
        #expect(await text(scene) == going)
        #expect(await scene.session.hasOpenQuery)
        #expect(await scene.session.failedQuery?.page == page)
        #expect(await scene.session.failedQuery?.query == .leek)
    }

    /// One page that failed is no reason to leave what is shown.
    @Test func whatIsShownGoesOnAfterAFailure() async throws {
        let scene = SessionScene(policy: .off)
        try await scene.search(answeredBy: "a")
        async let report = scene.session.search(.leek)
        try await scene.desk.fail(ServiceFailure.noNetwork)
        _ = try await report
        #expect(await text(scene) == "garlic 2")
        #expect(await !scene.session.hasOpenQuery)
        #expect(await scene.session.failedQuery?.query == .leek)
        async let again = scene.session.retry()
        try await scene.desk.answer("x")
        _ = await again
        #expect(await scene.session.failedQuery == nil)
        #expect(await text(scene) == "leek 2")
    }

    @Test func aRowOfPagesThatFailedIsPassed() async throws {
        let scene = SessionScene(policy: .off)
        try await scene.search(answeredBy: "a")
        async let report = scene.session.search(.leek)
        for _ in 1...4 { try await scene.desk.fail(ServiceFailure.status500) }
        _ = try await report
        #expect(await text(scene) == "leek 5")
    }

    // MARK: What is called off

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

    // MARK: Which list numbers mean

    @Test func withoutFavoritesNumbersMeanWhatThereIs() async throws {
        let scene = SessionScene(policy: .off)
        let none = FavoritesWindow(
            page: FavoritePage(rows: [], counts: FavoriteCounts(all: 0, offline: 0))
        )
        await scene.session.printed(none)
        await scene.session.printedNoFavorites()
        #expect(await scene.session.printedList == .nothing)
        await scene.session.printed(.categories, ["soup"])
        await scene.session.printedNoFavorites()
        #expect(await scene.session.printedList == .names(.categories, ["soup"]))
        try await scene.search(answeredBy: "a")
        await scene.session.printed(none)
        await scene.session.printedNoFavorites()
        #expect(await scene.session.printedList == .results)
    }

    // MARK: Hints

    private func hints(_ terms: String...) async throws -> (scene: SessionScene, query: RecipeQuery)
    {
        let scene = SessionScene(policy: .off)
        let query = RecipeQuery(terms.map { .has(Term($0)) })
        async let report = scene.session.search(query)
        try await scene.desk.answer("", isLast: true)
        _ = try await report
        return (scene, query)
    }

    /// Of many conditions the first three are tried: more would keep the cook waiting.
    @Test func threeConditionsAreTried() async throws {
        let (scene, query) = try await hints("a", "b", "c", "d", "e")
        let session = scene.session
        async let hints = session.dropHints()
        for count in 1...3 {
            try await scene.desk.answer("x", isLast: true, total: .exactly(count))
        }
        let told = await hints
        #expect(told.map(\.condition) == Array(query.conditions.prefix(3)))
        #expect(told.map(\.total) == [.exactly(1), .exactly(2), .exactly(3)])
        #expect(await scene.desk.asked == 4)
    }

    /// A condition without which nothing is found either is no hint; a service that is silent ends it.
    @Test func whatHelpsNothingIsNoHint() async throws {
        let (scene, query) = try await hints("a", "b", "c")
        let session = scene.session
        async let hints = session.dropHints()
        try await scene.desk.answer("", isLast: true, total: .exactly(0))
        try await scene.desk.answer("x", isLast: false)
        try await scene.desk.fail(ServiceFailure.noNetwork)
        let told = await hints
        #expect(told.map(\.condition) == [query.conditions[1]])
        #expect(told.map(\.total) == [.moreThan(1)])
    }
}
