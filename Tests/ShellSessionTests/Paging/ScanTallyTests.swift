import RecipeModel
import Testing

@testable import ShellSession

/// What is met on the way from one page to the next, as it is counted and told.
struct ScanTallyTests {
    private static func bad(_ page: Int, _ failure: ServiceError?) -> BadPage {
        BadPage(
            page: SkippedPage(page: page, failure: failure),
            cursor: PageCursor(number: page)
        )
    }

    /// Pages 2 and 5 were empty, 3 and 6 failed; the way ends in so many of them.
    private func tally(endingIn row: Int) -> ScanTally {
        var tally = ScanTally()
        tally.bad = [
            Self.bad(2, nil), Self.bad(3, .status500), Self.bad(5, nil), Self.bad(6, .status500),
        ]
        tally.badInARow = row
        return tally
    }

    private func page(
        total: ResultTotal? = nil,
        unusable: Int = 0,
        age: Int? = nil,
        parts: [PagePart] = []
    ) -> RecipePage {
        RecipePage(
            cursor: .first,
            recipes: [],
            total: total,
            unusableEntries: unusable,
            age: age,
            parts: parts
        )
    }

    // MARK: A page that came

    /// What was sifted here and by the services of the page is counted together, each by itself.
    @Test func whatWasSiftedIsAddedUp() {
        var tally = ScanTally()
        let parts = [
            PagePart(service: .cookbook, takenOut: 10, repeatsHidden: 100),
            PagePart(service: .feed, takenOut: 20, repeatsHidden: 200),
        ]
        tally.add(page(unusable: 3, parts: parts), repeats: 1, takenOut: 2)
        tally.add(page(unusable: 4), repeats: 5, takenOut: 6)
        #expect(tally.repeatsHidden == 306)
        #expect(tally.takenOut == 38)
        #expect(tally.unusableEntries == 7)
    }

    @Test(
        arguments: [
            (nil, nil, nil), (.exactly(3), nil, .exactly(3)), (nil, .moreThan(4), .moreThan(4)),
            (.exactly(3), .moreThan(4), .moreThan(4)),
        ] as [(ResultTotal?, ResultTotal?, ResultTotal?)]
    )
    func theTotalToldLastCounts(
        _ first: ResultTotal?,
        _ second: ResultTotal?,
        _ total: ResultTotal?
    ) {
        var tally = ScanTally()
        tally.add(page(total: first), repeats: 0, takenOut: 0)
        tally.add(page(total: second), repeats: 0, takenOut: 0)
        #expect(tally.total == total)
    }

    /// Of an earlier page only failures are kept; a service that can't answer has not failed.
    @Test func onlyFailuresOfEarlierPagesAreKept() {
        var tally = ScanTally()
        let failed = PagePart(service: .feed, failure: .silence)
        let other = PagePart(service: .themealdb, failure: .unsupported)
        tally.add(
            page(parts: [PagePart(service: .cookbook), failed, other]),
            repeats: 0,
            takenOut: 0
        )
        #expect(tally.parts.map(\.service) == [.cookbook, .feed, .themealdb])
        let now = PagePart(service: .cookbook, count: 2)
        tally.add(page(parts: [now]), repeats: 0, takenOut: 0)
        #expect(tally.parts == [failed, now])
    }

    // MARK: Bad pages

    /// A page that came after all is out of the list, and ends the row where it was in that.
    @Test(arguments: [
        (2, 5, 1, [2, 3, 6]), (2, 6, 0, [2, 3, 5]), (2, 3, 2, [2, 5, 6]), (2, 9, 2, [2, 3, 5, 6]),
        (4, 2, 3, [3, 5, 6]), (0, 6, 0, [2, 3, 5]),
    ])
    func aPageThatCameAfterAllIsForgotten(_ row: Int, _ page: Int, _ left: Int, _ pages: [Int]) {
        var tally = tally(endingIn: row)
        tally.forget(page)
        #expect(tally.badInARow == left)
        #expect(tally.bad.map(\.page.page) == pages)
    }

    @Test(arguments: [(0, [2, 3, 5, 6]), (1, [2, 3, 5]), (2, [2, 3]), (4, [])])
    func withoutTheRowAtTheEnd(_ row: Int, _ pages: [Int]) {
        var tally = tally(endingIn: row)
        tally.takenOut = 7
        let left = tally.withoutBadEnd()
        #expect(left.bad.map(\.page.page) == pages)
        #expect(left.badInARow == 0)
        #expect(left.takenOut == 7)
    }

    /// Empty pages at the end are the end itself; those that failed are told.
    @Test(arguments: [(0, [2, 3, 5, 6]), (1, [2, 3, 5, 6]), (2, [2, 3, 6]), (4, [3, 6])])
    func whatIsToldOfBadPagesAtTheEnd(_ row: Int, _ pages: [Int]) {
        #expect(tally(endingIn: row).badBeforeEnd.map(\.page.page) == pages)
    }

    // MARK: Batches and outcomes

    private func batch(_ factor: Int, page: Int, key: String, age: Int?) -> PageBatch {
        PageBatch(
            page: page,
            recipes: [NumberedRecipe(number: factor, recipe: .of(key))],
            skipped: [SkippedPage(page: page + 10, failure: nil)],
            repeatsHidden: 1 * factor,
            takenOut: 2 * factor,
            barrenPages: 3 * factor,
            unusableEntries: 4 * factor,
            age: age,
            parts: [PagePart(service: .cookbook, count: factor)]
        )
    }

    @Test func onlyWhatArrivedBringsRecipesAndOnlyAFailureIsOne() {
        let failure = PagingError(failure: .silence, pages: 2...2)
        let arrived = PagingReport.arrived(batch(1, page: 1, key: "a", age: nil))
        let cases: [(report: PagingReport, keys: [String], failure: PagingError?)] = [
            (arrived, ["a"], nil), (.failed(failure), [], failure), (.ended(skipped: []), [], nil),
            (.cancelled, [], nil),
        ]
        for (report, recipes, found) in cases {
            let outcome = ScanOutcome(report: report, bad: [], next: nil)
            #expect(outcome.recipes.map(\.id.key) == recipes)
            #expect(outcome.failure == found)
        }
    }
}
