import RecipeModel
import Testing

@testable import ShellSession

@Suite(.timeLimit(.minutes(20)))
struct RecipeSessionTests {
    @Test func aSearchBecomesTheView() async throws {
        let scene = SessionScene()
        #expect(await scene.state == "nothing asked")
        let report = try await scene.search(answeredBy: "a b")
        #expect(report.text == "page 1: 1a 2b")
        #expect(await scene.state == "[page 1: 1a 2b] next 2 printed 1,2")
        #expect(await scene.session.printedList == .results)
        #expect(await scene.desk.asked == 1)
    }

    @Test func aSearchFromALaterPage() async throws {
        let scene = SessionScene()
        async let report = scene.session.search(.garlic, startingAt: 7)
        let question = try await scene.desk.answer("x")
        #expect(question.cursor == PageCursor(number: 7))
        #expect(question.freshness == .kept)
        #expect(try await report.text == "page 7: 1x")
    }

    @Test func nothingFoundLeavesTheViewAsItWas() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        let report = try await scene.search(.leek, answeredBy: "", isLast: true)
        #expect(report == .ended(skipped: []))
        #expect(await scene.session.fruitless?.paging.query == .leek)
        #expect(await scene.session.view?.paging.query == .garlic)
    }

    @Test func moreWithoutAQueryEnds() async {
        let scene = SessionScene()
        #expect(await scene.session.more() == .ended(skipped: []))
        #expect(await scene.session.retry() == nil)
        #expect(await scene.session.retry(page: 1) == nil)
        #expect(await scene.session.refresh() == nil)
        #expect(await scene.session.dropHints().isEmpty)
        #expect(await scene.session.callOff() == nil)
        await scene.session.prefetch()
        await scene.session.waitUntilIdle()
        #expect(await scene.desk.asked == 0)
    }

    @Test func anotherServiceIsAskedWhereItIsNamed() async throws {
        let scene = SessionScene()
        let other = ServiceDesk()
        let named = DeskService(desk: other, name: .themealdb)
        async let report = scene.session.search(.garlic, using: named)
        try await other.answer("a")
        _ = try await report
        #expect(await scene.session.view?.service.name == .themealdb)
        #expect(await scene.session.service.name == .recipepuppy)
        async let more = scene.session.more()
        try await other.answer("b")
        #expect(await more.text == "page 2: 2b")
        #expect(await scene.desk.asked == 0)
    }

    @Test func usingAnotherServiceLeavesTheView() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        await scene.session.use(DeskService(desk: ServiceDesk(), name: .cookbook))
        #expect(await scene.session.service.name == .cookbook)
        #expect(try await scene.more(answeredBy: "b").text == "page 2: 2b")
    }

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

    @Test func whatTheServiceCannotAnswerIsAppliedHere() async throws {
        let scene = SessionScene()
        let report = try await scene.search(.garlicWithoutOnion, answeredBy: "a b! c")
        #expect(report.text == "page 1: 1a 2c out 1")
        #expect(
            await scene.session.view?.paging.conditionsHere == [.none(Term("onion"))]
        )
    }

    // MARK: - Failures

    @Test(arguments: [ServiceFailure.silence, .usedUp])
    func aFailedSearchLeavesTheOldView(_ failure: ServiceFailure) async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a b")
        let before = await scene.state
        async let report = scene.session.search(.leek)
        try await scene.desk.fail(failure)
        #expect(try await report.text == "failed 1:\(failure.word)")
        #expect(await scene.state == before)
        #expect(await scene.session.failedService == .recipepuppy)
        #expect(await !scene.session.back())
        #expect(try await scene.more(answeredBy: "c").text == "page 2: 3c")
    }

    @Test func aFailedMoreLeavesTheNumbers() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a b")
        async let report = scene.session.more()
        try await scene.desk.fail(ServiceFailure.noNetwork)
        #expect(await report.text == "failed 2:offline")
        #expect(await scene.state == "[page 1: 1a 2b] failure 2:offline next 2 printed 1,2")
        #expect(try await scene.more(answeredBy: "c").text == "page 2: 3c")
    }

    @Test func pagesAreLookedPastOneAfterTheOther() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        async let report = scene.session.more()
        try await scene.desk.fail(ServiceFailure.status500)
        try await scene.desk.answer("")
        try await scene.desk.answer("b")
        #expect(await report.text == "page 4: 2b past 2:500 3:empty")
        #expect(await scene.desk.mostAtOnce == 1)
    }

    @Test func withNoPageBehindAFailureIsTheError() async throws {
        let scene = SessionScene(knowsNext: false)
        async let report = scene.session.search(.garlic)
        try await scene.desk.fail(ServiceFailure.status500)
        #expect(try await report.text == "failed 1:500")
        #expect(await scene.desk.asked == 1)
    }

    @Test func anErrorThatNoServiceShouldThrowIsAnUnreadableAnswer() async throws {
        struct Strange: Error {}
        let scene = SessionScene(knowsNext: false)
        async let report = scene.session.search(.garlic)
        try await scene.desk.fail(Strange())
        #expect(try await report.text == "failed 1:unreadable")
    }

    @Test func aServiceThatCallsItselfOffLeavesNobodyWaiting() async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a")
        let before = await scene.state
        async let report = scene.session.more()
        try await scene.desk.fail(CancellationError())
        #expect(await report == .cancelled)
        #expect(await scene.state == before)
    }

    // MARK: - Hints

    @Test func hintsLeaveOutEachConditionInTurn() async throws {
        let scene = SessionScene()
        let query = RecipeQuery(["garlic", "cheese", "durian"].map { .has(Term($0)) })
        try await scene.search(query, answeredBy: "", isLast: true)
        async let hints = scene.session.dropHints()
        let first = try await scene.desk.answer("a", total: .exactly(64))
        #expect(first.query.conditions == [.has(Term("cheese")), .has(Term("durian"))])
        try await scene.desk.answer("", isLast: true)
        try await scene.desk.answer("a b a")
        let found = await hints
        #expect(found.map(\.condition) == [.has(Term("garlic")), .has(Term("durian"))])
        #expect(found.map(\.total) == [.exactly(64), .moreThan(2)])
        #expect(await scene.desk.mostAtOnce == 1)
    }

    @Test func hintsAskThreeTimesAtMost() async throws {
        let scene = SessionScene()
        let query = RecipeQuery(["a", "b", "c", "d", "e"].map { .has(Term($0)) })
        try await scene.search(query, answeredBy: "", isLast: true)
        async let hints = scene.session.dropHints()
        for _ in 0..<3 { try await scene.desk.answer("a", isLast: true) }
        #expect(await hints.map(\.total) == [.exactly(1), .exactly(1), .exactly(1)])
        #expect(await scene.desk.asked == 4)
    }

    @Test func aHintNeverLeavesNothingToLookFor() async throws {
        let scene = SessionScene()
        try await scene.search(.garlicWithoutOnion, answeredBy: "", isLast: true)
        async let hints = scene.session.dropHints()
        try await scene.desk.answer("a b!", isLast: true)
        #expect(await hints.map(\.condition) == [.none(Term("onion"))])
        #expect(await scene.desk.asked == 2)
    }

    @Test func hintsStopWhenNobodyAnswers() async throws {
        let scene = SessionScene()
        let query = RecipeQuery(["a", "b", "c"].map { .has(Term($0)) })
        try await scene.search(query, answeredBy: "", isLast: true)
        async let hints = scene.session.dropHints()
        try await scene.desk.fail(ServiceFailure.status500)
        try await scene.desk.fail(ServiceFailure.silence)
        #expect(await hints.isEmpty)
        #expect(await scene.desk.asked == 3)
    }

    @Test func hintsCanBeCalledOff() async throws {
        let scene = SessionScene()
        let query = RecipeQuery(["a", "b", "c"].map { .has(Term($0)) })
        try await scene.search(query, answeredBy: "", isLast: true)
        let session = scene.session
        let hints = Task { await session.dropHints().count }
        try await scene.desk.question()
        hints.cancel()
        #expect(await hints.value == 0)
        #expect(await scene.desk.asked == 2)
    }

    // MARK: - What was printed and opened

    @Test func itIsWhatWasOpenedElseWhatWasNamed() async {
        let scene = SessionScene()
        #expect(await scene.session.it == nil)
        await scene.session.named(.of("a"))
        #expect(await scene.session.it == .of("a"))
        await scene.session.opened(.of("b"))
        await scene.session.named(.of("c"))
        #expect(await scene.session.it == .of("b"))
    }

    /// After a new search the only one that it found is meant, until another is named.
    @Test(arguments: [("x", "x"), ("x y", "a")])
    func itIsTheOnlyOneOfANewSearch(_ keys: String, _ key: String) async throws {
        let scene = SessionScene()
        try await scene.search(answeredBy: "a b")
        await scene.session.opened(.of("a"))
        try await scene.search(.leek, answeredBy: keys, isLast: true)
        #expect(await scene.session.it == .of(key))
        await scene.session.named(.of("b"))
        #expect(await scene.session.it == .of("a"))
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
}
