import RecipeModel
import Testing

@testable import ShellSession

struct PagingTests {
    @Test func firstPageIsNumberedFromOne() {
        var walk = PagingWalk()
        #expect(walk.paging.text == "next 1")
        #expect(walk.more() == "fetch 1")
        #expect(walk.paging.text == "asking 1 wanted next 1")
        #expect(walk.arrive("a b") == "page 1: 1a 2b")
        #expect(walk.paging.text == "[page 1: 1a 2b] next 2")
        #expect(walk.paging.hasMore)
    }

    @Test func numbersGoOnOverPages() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a b")
        #expect(walk.more() == "fetch 2")
        #expect(walk.arrive("c d", isLast: true) == "page 2: 3c 4d")
        #expect(walk.paging.text == "[page 1: 1a 2b] [page 2: 3c 4d] next none")
        #expect(walk.paging.pages == [1, 2])
        #expect(!walk.paging.hasMore)
    }

    @Test func lateDetailsAreOfThePageAheadToo() throws {
        var paging = Paging(query: .garlic)
        _ = paging.moreRequested()
        let next = PageCursor(number: 2)
        _ = paging.pageArrived(RecipePage(cursor: .first, recipes: .of("a"), next: next), for: 1)
        _ = paging.prefetchRequested()
        _ = paging.pageArrived(RecipePage(cursor: next, recipes: .of("b c")), for: 2)
        let ids = [Recipe].of("a b c").map(\.id)
        paging.detailsLeft(ids)
        for key in ["a", "c"] {
            var whole = Recipe.of(key)
            whole.stepGroups = [StepGroup(items: ["Cook."])]
            paging.detailsArrived(whole)
        }
        _ = paging.moreRequested()
        #expect(paging.recipes.map { $0.recipe.steps.count } == [1, 0, 1])
        #expect(paging.lacking == [ids[1]])
    }

    /// Details of a recipe that lacks none change nothing.
    @Test func detailsThatNobodyLacksAreNotTaken() {
        var paging = Paging(query: .garlic)
        _ = paging.moreRequested()
        _ = paging.pageArrived(RecipePage(cursor: .first, recipes: .of("a b")), for: 1)
        paging.detailsLeft([Recipe.of("a").id])
        var whole = Recipe.of("b")
        whole.stepGroups = [StepGroup(items: ["Cook."])]
        let before = paging
        paging.detailsArrived(whole)
        #expect(paging == before)
    }

    @Test func moreBehindTheEndAsksNobody() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a", isLast: true)
        #expect(walk.more() == "ended")
        #expect(walk.prefetch() == "")
        #expect(walk.paging.text == "[page 1: 1a] next none")
    }

    @Test func nothingFoundIsTheEnd() {
        var walk = PagingWalk()
        _ = walk.more()
        #expect(walk.arrive("", isLast: true) == "ended")
        #expect(walk.paging.text == "next none")
    }

    @Test func aLaterPageToBeginWithIsNumberedFromOne() {
        var walk = PagingWalk(start: PageCursor(number: 4))
        #expect(walk.more() == "fetch 4")
        #expect(walk.arrive("x y") == "page 4: 1x 2y")
        #expect(walk.more() == "fetch 5")
        #expect(walk.paging.pages == [4])
    }

    @Test func repeatsAreHiddenAndCounted() {
        var walk = PagingWalk()
        _ = walk.more()
        #expect(walk.arrive("a b a") == "page 1: 1a 2b repeats 1")
        _ = walk.more()
        #expect(walk.arrive("b c a") == "page 2: 3c repeats 2")
        #expect(walk.paging.text == "[page 1: 1a 2b repeats 1] [page 2: 3c repeats 2] next 3")
    }

    @Test func conditionsThatTheServiceCannotAnswerAreAppliedHere() {
        let without = Condition.none(Term("onion"))
        var walk = PagingWalk(.garlicWithoutOnion, conditionsHere: [without])
        _ = walk.more()
        #expect(walk.arrive("a b! c", total: .exactly(64)) == "page 1: 1a 2c out 1")
        // A total of the service counts what was taken out as well, so it is not told.
        #expect(walk.paging.total == nil)
        _ = walk.more()
        #expect(walk.arrive("b! a d") == "page 2: 3d repeats 1 out 1")
    }

    @Test func titlesAreSortedInsideThePageOnly() {
        var walk = PagingWalk(RecipeQuery([.has(Term("garlic"))], sort: .title))
        _ = walk.more()
        #expect(walk.arrive("C b É a") == "page 1: 1a 2b 3C 4É")
        _ = walk.more()
        #expect(walk.arrive("B A") == "page 2: 5A 6B")
    }

    @Test func totalUnusableEntriesAndAgeAreTold() {
        var walk = PagingWalk()
        _ = walk.more()
        #expect(
            walk.arrive("a", total: .moreThan(1_000), unusable: 2, age: 60)
                == "page 1: 1a unusable 2 age 60"
        )
        _ = walk.more()
        _ = walk.arrive("b")
        // A page that tells no total takes none away.
        #expect(walk.paging.total == .moreThan(1_000))
    }

    @Test func partsOfSeveralServicesAreHandedOn() throws {
        var walk = PagingWalk()
        _ = walk.more()
        let request = try #require(walk.request)
        let parts = [
            PagePart(service: .cookbook, count: 2, takenOut: 3, repeatsHidden: 1),
            PagePart(service: .themealdb, failure: .silence),
        ]
        let page = RecipePage(cursor: request.cursor, recipes: .of("a b a"), parts: parts)
        _ = walk.paging.pageArrived(page, for: request.id)
        #expect(walk.paging.text == "[page 1: 1a 2b repeats 2 out 3] next none")
        #expect(walk.paging.batches.first?.parts == parts)
    }

    @Test func lateAnswersChangeNothing() throws {
        var walk = PagingWalk()
        _ = walk.more()
        let old = try #require(walk.request)
        _ = walk.cancel()
        _ = walk.more()
        let before = walk.paging
        let late = RecipePage(cursor: .first, recipes: .of("z"))
        #expect(walk.paging.pageArrived(late, for: old.id) == [])
        #expect(walk.paging.pageFailed(.status500, past: nil, for: old.id) == [])
        #expect(walk.paging == before)
        #expect(walk.arrive("a") == "page 1: 1a")
    }

    @Test func anAnswerIsTakenOnce() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        #expect(walk.arrive("b") == "")
        #expect(walk.paging.text == "[page 1: 1a] next 2")
    }

    @Test func aSecondWishForMoreWaitsForTheSamePage() {
        var walk = PagingWalk()
        _ = walk.more()
        #expect(walk.more() == "")
        #expect(walk.arrive("a") == "page 1: 1a")
    }

    @Test func aPlaceThatIsNotFurtherOnIsTheEnd() throws {
        var walk = PagingWalk(start: PageCursor(number: 3))
        _ = walk.more()
        let request = try #require(walk.request)
        let page = RecipePage(
            cursor: request.cursor,
            recipes: .of("a"),
            next: PageCursor(number: 3, place: "elsewhere")
        )
        _ = walk.paging.pageArrived(page, for: request.id)
        #expect(walk.paging.text == "[page 3: 1a] next none")
    }

    // MARK: - Ahead of need

    @Test func aPageAheadIsShownWhenItIsAskedFor() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        #expect(walk.prefetch() == "fetch 2")
        #expect(walk.paging.prefetchState == .fetching(page: 2))
        #expect(walk.prefetch() == "")
        #expect(walk.arrive("b a", isLast: true) == "")
        #expect(
            walk.paging.text == "[page 1: 1a] ahead (page 2: b repeats 1 next none) next 2"
        )
        #expect(walk.paging.prefetchState == .ready(page: 2))
        #expect(walk.paging.hasMore)
        #expect(walk.more() == "page 2: 2b repeats 1")
        #expect(walk.paging.text == "[page 1: 1a] [page 2: 2b repeats 1] next none")
        #expect(walk.paging.prefetchState == .idle)
    }

    @Test func moreTakesOverAPageUnderWay() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.prefetch()
        #expect(walk.more() == "")
        #expect(walk.paging.text == "[page 1: 1a] asking 2 wanted next 2")
        #expect(walk.paging.prefetchState == .idle)
        #expect(walk.arrive("b") == "page 2: 2b")
    }

    @Test func aFailureAheadIsToldWhenItIsAskedFor() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.prefetch()
        #expect(walk.fail(.noNetwork) == "")
        #expect(walk.paging.prefetchState == .failed(page: 2))
        #expect(walk.paging.hasMore)
        #expect(walk.more() == "failed 2:offline")
        #expect(walk.paging.text == "[page 1: 1a] failure 2:offline next 2")
        #expect(walk.more() == "fetch 2")
        #expect(walk.arrive("b") == "page 2: 2b")
        #expect(walk.paging.text == "[page 1: 1a] [page 2: 2b] next 3")
    }

    @Test func anEndFoundAheadIsTheEndAtOnce() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.prefetch()
        _ = walk.arrive("", isLast: true)
        #expect(walk.paging.prefetchState == .idle)
        #expect(!walk.paging.hasMore)
        #expect(walk.more() == "ended")
        #expect(walk.paging.text == "[page 1: 1a] next none")
    }

    @Test func failedPagesBeforeAnEndFoundAheadAreStillToBeTold() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.prefetch()
        _ = walk.fail(.status500)
        _ = walk.arrive("", isLast: true)
        #expect(walk.paging.hasMore)
        #expect(walk.more() == "ended past 2:500")
        #expect(!walk.paging.hasMore)
        #expect(walk.retry() == "fetch 2")
    }

    // MARK: - Calling off

    @Test func cancellingRestoresTheStateBefore() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        let before = walk.paging.text
        _ = walk.more()
        _ = walk.fail(.status500)
        _ = walk.arrive("a")
        _ = walk.arrive("")
        #expect(
            walk.paging.text
                == "[page 1: 1a] asking 5 wanted met (past 2:500 4:empty row 1 barren 1 repeats 1)"
                + " next 2"
        )
        #expect(walk.cancel() == "cancel; cancelled")
        #expect(walk.paging.text == before)
        #expect(walk.cancel() == "")
    }

    @Test func cancellingWorkAheadTellsNobody() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.prefetch()
        #expect(walk.cancel() == "cancel")
        #expect(walk.paging.text == "[page 1: 1a] next 2")
    }

    @Test func cancellingLeavesWhatIsThereAhead() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.prefetch()
        _ = walk.arrive("b")
        #expect(walk.cancel() == "")
        #expect(walk.more() == "page 2: 2b")
    }
}
