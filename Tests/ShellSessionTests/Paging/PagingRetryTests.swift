import RecipeModel
import Testing

@testable import ShellSession

struct PagingRetryTests {
    /// A walk with recipes of pages 1 and 3; page 2 failed and was looked past.
    private func walkPastPageTwo() -> PagingWalk {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.more()
        _ = walk.fail(.status500)
        _ = walk.arrive("c")
        return walk
    }

    @Test func aPageThatWasLookedPastComesAtTheEnd() {
        var walk = walkPastPageTwo()
        #expect(walk.paging.canRetry(page: 2))
        #expect(walk.retry(2) == "fetch 2")
        #expect(
            walk.paging.text
                == "[page 1: 1a] [page 3: 2c past 2:500] past 2:500 asking 2 again next 4"
        )
        #expect(walk.arrive("b a") == "page 2: 3b repeats 1")
        #expect(
            walk.paging.text
                == "[page 1: 1a] [page 3: 2c past 2:500] [page 2: 3b repeats 1] next 4"
        )
        #expect(walk.paging.pages == [1, 3, 2])
        #expect(!walk.paging.canRetry(page: 2))
        #expect(walk.more() == "fetch 4")
    }

    @Test func withoutANumberWhatFailedIsAskedAgain() {
        var walk = walkPastPageTwo()
        #expect(walk.retry() == "fetch 2")
        #expect(walk.arrive("b") == "page 2: 3b")
        #expect(!walk.paging.canRetry())
        #expect(walk.retry() == "ended")
    }

    @Test func aPageThatDidNotFailIsNotAskedAgain() {
        var walk = walkPastPageTwo()
        for page in [1, 3, 4, 99] {
            #expect(!walk.paging.canRetry(page: page))
            #expect(walk.retry(page) == "ended")
        }
        #expect(walk.paging.text == "[page 1: 1a] [page 3: 2c past 2:500] past 2:500 next 4")
    }

    @Test func aPageThatFailsAgainStaysToBeAskedFor() {
        var walk = walkPastPageTwo()
        _ = walk.retry(2)
        #expect(walk.fail(.unreadable) == "failed 2:unreadable")
        #expect(
            walk.paging.text
                == "[page 1: 1a] [page 3: 2c past 2:500] past 2:unreadable"
                + " failure 2:unreadable next 4"
        )
        #expect(walk.retry() == "fetch 2")
        #expect(walk.fail(.silence) == "failed 2:timeout")
        #expect(walk.retry() == "fetch 2")
        #expect(walk.arrive("b") == "page 2: 3b")
        #expect(walk.paging.failure == nil)
    }

    @Test func aPageThatIsEmptyNowIsToldSo() {
        var walk = walkPastPageTwo()
        _ = walk.retry(2)
        #expect(walk.arrive("") == "page 2: past 2:empty")
        #expect(
            walk.paging.text
                == "[page 1: 1a] [page 3: 2c past 2:500] [page 2: past 2:empty] past 2:empty next 4"
        )
        #expect(walk.paging.hasMore)
    }

    @Test func aPageOfRepeatsIsBroughtInWithoutRecipes() {
        var walk = walkPastPageTwo()
        _ = walk.retry(2)
        #expect(walk.arrive("c a") == "page 2: repeats 2 barren 1")
        #expect(walk.paging.skipped.isEmpty)
    }

    @Test func afterFourFailuresRetryBeginsWithTheFirst() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.more()
        for _ in 2...5 { _ = walk.fail(.status500) }
        #expect(walk.retry() == "fetch 2")
        #expect(walk.arrive("b") == "page 2: 2b")
        #expect(walk.retry() == "fetch 3")
        #expect(walk.arrive("c") == "page 3: 3c")
        #expect(walk.retry(5) == "fetch 5")
        #expect(walk.arrive("e") == "page 5: 4e")
        #expect(walk.paging.skipped.map(\.page) == [4])
        #expect(walk.more() == "fetch 6")
    }

    @Test func afterSilenceRetryIsMore() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.more()
        _ = walk.fail(.silence)
        #expect(walk.paging.canRetry(page: 2))
        #expect(walk.retry() == "fetch 2")
        #expect(walk.arrive("b") == "page 2: 2b")
        #expect(walk.paging.text == "[page 1: 1a] [page 2: 2b] next 3")
    }

    @Test func aFailureAheadThatWasNotToldIsAskedAgain() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.prefetch()
        _ = walk.fail(.status500)
        _ = walk.fail(.silence)
        #expect(walk.paging.canRetry(page: 3))
        #expect(!walk.paging.canRetry(page: 2))
        let before = walk.paging.text
        #expect(walk.retry() == "fetch 2")
        #expect(walk.cancel() == "cancel; cancelled")
        #expect(walk.paging.text == before)
        _ = walk.retry()
        #expect(walk.arrive("b") == "page 2: 2b")
        #expect(walk.paging.text == "[page 1: 1a] [page 2: 2b] next 3")
    }

    @Test func afterSilenceAPageThatCameAheadIsWhatRetryShows() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.more()
        _ = walk.fail(.silence)
        _ = walk.prefetch()
        _ = walk.arrive("b")
        #expect(walk.retry() == "page 2: 2b")
        #expect(walk.paging.failure == nil)
    }

    @Test func retryStopsWorkAheadAndCancellingItRestoresAll() {
        var walk = walkPastPageTwo()
        let before = walk.paging.text
        _ = walk.prefetch()
        #expect(walk.retry(2) == "cancel; fetch 2")
        #expect(walk.cancel() == "cancel; cancelled")
        #expect(walk.paging.text == before)
    }

    @Test func moreStopsARetryThatAnotherWaitsFor() {
        var walk = walkPastPageTwo()
        _ = walk.retry(2)
        #expect(walk.more() == "cancel; cancelled; fetch 4")
        #expect(walk.arrive("d") == "page 4: 3d")
    }

    @Test func whatIsThereAheadStaysWhenARetryBringsOtherRecipes() {
        var walk = walkPastPageTwo()
        _ = walk.prefetch()
        _ = walk.arrive("d e")
        _ = walk.retry(2)
        #expect(walk.arrive("b") == "page 2: 3b")
        #expect(walk.more() == "page 4: 4d 5e")
    }

    @Test func whatIsThereAheadIsAskedAgainWhenARetryBringsTheSame() {
        var walk = walkPastPageTwo()
        _ = walk.prefetch()
        _ = walk.arrive("d e")
        _ = walk.retry(2)
        #expect(walk.arrive("d") == "page 2: 3d")
        #expect(walk.more() == "fetch 4")
        #expect(walk.arrive("d e") == "page 4: 4e repeats 1")
    }

    @Test func aPageBroughtInIsNotToldByWhatIsThereAhead() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.more()
        _ = walk.fail(.status500)
        _ = walk.fail(.silence)
        _ = walk.prefetch()
        _ = walk.arrive("c")
        #expect(walk.paging.prefetchState == .ready(page: 3))
        #expect(walk.retry(2) == "fetch 2")
        #expect(walk.arrive("b") == "page 2: 2b")
        #expect(walk.paging.skipped.isEmpty)
        #expect(walk.more() == "fetch 3")
        #expect(walk.arrive("c") == "page 3: 3c")
        #expect(walk.paging.skipped.isEmpty)
    }

    @Test func aPageBroughtInIsNotToldAsLookedPastLater() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.more()
        _ = walk.fail(.status500)
        _ = walk.fail(.silence)
        #expect(walk.retry(2) == "fetch 2")
        #expect(walk.arrive("b") == "page 2: 2b")
        // The silence is still what `retry` repeats.
        #expect(walk.paging.text == "[page 1: 1a] [page 2: 2b] failure 3:timeout next 3")
        #expect(walk.retry() == "fetch 3")
        #expect(walk.arrive("c") == "page 3: 3c")
    }

    @Test(arguments: [(2, 2), (3, 2), (5, 1), (6, 0)])
    func aPageBroughtInEndsTheRowOfBadPages(_ page: Int, _ row: Int) {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.more()
        _ = walk.fail(.status500)
        _ = walk.fail(.status500)
        _ = walk.arrive("a")
        _ = walk.fail(.status500)
        _ = walk.fail(.status500)
        _ = walk.fail(.silence)
        #expect(walk.paging.untold.badInARow == 2)
        _ = walk.retry(page)
        _ = walk.arrive("b")
        #expect(walk.paging.untold.badInARow == row)
        #expect(!walk.paging.untold.bad.contains { $0.page.page == page })
    }
}
