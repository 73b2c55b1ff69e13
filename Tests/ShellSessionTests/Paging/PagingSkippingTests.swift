import RecipeModel
import Testing

@testable import ShellSession

/// Pages that failed, were empty, or of which nothing was left.
struct PagingSkippingTests {
    /// A walk whose first page had recipe `a`, and that was asked for more.
    private func walkOnPageTwo(conditionsHere: [Condition] = []) -> PagingWalk {
        var walk = PagingWalk(conditionsHere: conditionsHere)
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.more()
        return walk
    }

    /// A batch of several pages is as old as the oldest of them.
    @Test(
        arguments: [
            ([nil, nil], nil), ([5, nil], 5), ([nil, 5], 5), ([5, 3], 5), ([3, 5], 5),
            ([0, nil], 0),
        ] as [([Int?], Int?)]
    )
    func severalPagesAreAsOldAsTheOldest(ages: [Int?], age: Int?) {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.more()
        #expect(walk.arrive("a", age: ages[0]) == "fetch 3")
        _ = walk.arrive("b", age: ages[1])
        #expect(walk.paging.batches.last?.age == age)
    }

    @Test func failedPagesAreLookedPast() {
        var walk = walkOnPageTwo()
        #expect(walk.fail(.status500) == "fetch 3")
        #expect(walk.fail(.unreadable) == "fetch 4")
        #expect(walk.fail(.tooLarge(limit: 16)) == "fetch 5")
        #expect(walk.arrive("b") == "page 5: 2b past 2:500 3:unreadable 4:large")
        #expect(
            walk.paging.text
                == "[page 1: 1a] [page 5: 2b past 2:500 3:unreadable 4:large]"
                + " past 2:500 3:unreadable 4:large next 6"
        )
    }

    @Test func emptyPagesInTheMiddleAreLookedPast() {
        var walk = walkOnPageTwo()
        #expect(walk.arrive("") == "fetch 3")
        #expect(walk.arrive("") == "fetch 4")
        #expect(walk.arrive("b") == "page 4: 2b past 2:empty 3:empty")
        #expect(
            walk.paging.text
                == "[page 1: 1a] [page 4: 2b past 2:empty 3:empty] past 2:empty 3:empty next 5"
        )
    }

    @Test func anUnfollowedRedirectIsThePagesOwn() {
        var walk = walkOnPageTwo()
        #expect(walk.fail(.forbidden(.tooManyRedirects)) == "fetch 3")
        #expect(walk.fail(.forbidden(.unsafeHost)) == "failed 3:forbidden")
    }

    @Test func aPageWhoseEntriesCannotBeUsedIsUnreadableNotEmpty() {
        var walk = walkOnPageTwo()
        #expect(walk.arrive("", unusable: 10) == "fetch 3")
        #expect(walk.arrive("b") == "page 3: 2b past 2:unreadable")
    }

    @Test func theFourthFailureInARowIsAnErrorOfAllFour() {
        var walk = walkOnPageTwo()
        _ = walk.fail(.status500)
        _ = walk.fail(.unreadable)
        _ = walk.fail(.status500)
        #expect(walk.fail(.unreadable) == "failed 2-5:500")
        #expect(
            walk.paging.text
                == "[page 1: 1a] past 2:500 3:unreadable 4:500 5:unreadable failure 2-5:500 next 6"
        )
        #expect(walk.paging.hasMore)
        // More goes on with the page behind; what the error told is not told again.
        #expect(walk.more() == "fetch 6")
        #expect(walk.arrive("b") == "page 6: 2b")
        #expect(walk.paging.failure == nil)
    }

    @Test func theFourthBadPageIsTheEndWhenOneWasEmpty() {
        var walk = walkOnPageTwo()
        _ = walk.fail(.status500)
        _ = walk.arrive("")
        _ = walk.fail(.status500)
        // Failed pages may have had recipes; the empty one is the end itself.
        #expect(walk.arrive("") == "ended past 2:500 4:500")
        #expect(walk.paging.text == "[page 1: 1a] past 2:500 4:500 next none")
        #expect(!walk.paging.hasMore)
    }

    @Test func fourEmptyPagesAreAPlainEnd() {
        var walk = walkOnPageTwo()
        for page in 3...5 { #expect(walk.arrive("") == "fetch \(page)") }
        #expect(walk.arrive("") == "ended")
        #expect(walk.paging.text == "[page 1: 1a] next none")
    }

    @Test func aGoodPageBeginsTheRowAnew() {
        var walk = walkOnPageTwo()
        for page in 3...5 { #expect(walk.fail(.status500) == "fetch \(page)") }
        #expect(walk.arrive("a") == "fetch 6")
        for page in 7...9 { #expect(walk.fail(.status500) == "fetch \(page)") }
        #expect(walk.fail(.status500) == "failed 6-9:500")
        #expect(
            walk.more() == "fetch 10"
        )
        // The pages before the good one were not in the error, so they are told now.
        #expect(walk.arrive("b") == "page 10: 2b past 2:500 3:500 4:500 repeats 1 barren 1")
    }

    @Test func withNoPageBehindTheFailureIsTheError() {
        var walk = walkOnPageTwo()
        #expect(walk.fail(.status500, knowsNext: false) == "failed 2:500")
        #expect(walk.paging.text == "[page 1: 1a] failure 2:500 next 2")
        #expect(walk.more() == "fetch 2")
        #expect(walk.arrive("b", isLast: true) == "page 2: 2b")
    }

    @Test(arguments: [ServiceFailure.silence, .noNetwork, .notKept])
    func silenceIsAnErrorAndThePageStays(_ silence: ServiceFailure) {
        var walk = walkOnPageTwo()
        #expect(walk.fail(silence) == "failed 2:\(silence.word)")
        #expect(walk.paging.text == "[page 1: 1a] failure 2:\(silence.word) next 2")
        #expect(walk.more() == "fetch 2")
    }

    @Test(arguments: [ServiceFailure.usedUp, .keyRefused(status: 401), .unsupported])
    func aRefusalOfTheServiceKeepsThePage(_ refusal: ServiceFailure) {
        var walk = walkOnPageTwo()
        #expect(walk.fail(refusal) == "failed 2:\(refusal.word)")
        #expect(walk.paging.text == "[page 1: 1a] failure 2:\(refusal.word) next 2")
    }

    @Test func silenceBehindBadPagesKeepsWhatWasMet() {
        var walk = walkOnPageTwo()
        _ = walk.fail(.status500)
        _ = walk.arrive("a a")
        _ = walk.fail(.status500)
        #expect(walk.fail(.silence) == "failed 5:timeout")
        #expect(
            walk.paging.text
                == "[page 1: 1a] past 2:500 4:500 failure 5:timeout"
                + " untold (past 2:500 4:500 row 1 barren 1 repeats 2) next 5"
        )
        #expect(walk.more() == "fetch 5")
        // The row of bad pages goes on where the silence broke it off.
        #expect(walk.fail(.status500) == "fetch 6")
        #expect(walk.fail(.status500) == "fetch 7")
        #expect(walk.fail(.status500) == "failed 4-7:500")
        _ = walk.more()
        #expect(walk.arrive("b") == "page 8: 2b past 2:500 repeats 2 barren 1")
        #expect(walk.paging.untold == ScanTally())
    }

    // MARK: - Pages of which nothing is left

    @Test func moreGoesThroughFivePagesOfWhichNothingIsLeft() {
        var walk = walkOnPageTwo(conditionsHere: [.none(Term("onion"))])
        #expect(walk.arrive("b! a") == "fetch 3")
        #expect(walk.arrive("a") == "fetch 4")
        #expect(walk.arrive("c! d!") == "fetch 5")
        #expect(walk.arrive("a") == "fetch 6")
        #expect(walk.arrive("e!") == "page 6: repeats 3 out 4 barren 5")
        #expect(
            walk.paging.text == "[page 1: 1a] [page 6: repeats 3 out 4 barren 5] next 7"
        )
        #expect(walk.paging.pages == [1])
        #expect(walk.paging.hasMore)
        #expect(walk.more() == "fetch 7")
        #expect(walk.arrive("f") == "page 7: 2f")
    }

    @Test func fewerBarrenPagesAreToldWithTheNextGoodOne() {
        var walk = walkOnPageTwo()
        _ = walk.arrive("a a", unusable: 1)
        _ = walk.fail(.status500)
        #expect(
            walk.arrive("a b", unusable: 2)
                == "page 4: 2b past 3:500 repeats 3 barren 1 unusable 3"
        )
    }

    @Test func theEndBehindBarrenPagesTellsThem() {
        var walk = walkOnPageTwo()
        _ = walk.arrive("a")
        #expect(walk.arrive("a a", isLast: true) == "page 3: repeats 3 barren 2")
        #expect(!walk.paging.hasMore)
        #expect(walk.more() == "ended")
    }

    @Test func emptyPagesBehindBarrenOnesAreStillTheEnd() {
        var walk = walkOnPageTwo()
        _ = walk.arrive("a")
        for _ in 0..<3 { _ = walk.arrive("") }
        #expect(walk.arrive("") == "page 6: repeats 1 barren 1")
        #expect(!walk.paging.hasMore)
    }

    @Test func barrenPagesAheadAreNoPageThatIsReady() {
        var walk = PagingWalk()
        _ = walk.more()
        _ = walk.arrive("a")
        _ = walk.prefetch()
        for _ in 0..<5 { _ = walk.arrive("a") }
        #expect(walk.paging.prefetchState == .idle)
        #expect(walk.paging.hasMore)
        #expect(walk.more() == "page 6: repeats 5 barren 5")
    }
}
