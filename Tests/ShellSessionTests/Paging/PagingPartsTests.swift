import RecipeModel
import Testing

@testable import ShellSession

/// Pages of several services at once, of which some failed.
struct PagingPartsTests {
    private static let offline = ServiceError.offline(host: "kitchen.example")
    private static let status500 = ServiceError.serverFailed(status: 500, tries: 3)

    private func empty(_ service: ServiceName, hasMore: Bool = false) -> PagePart {
        PagePart(service: service, hasMore: hasMore)
    }

    private func failed(_ service: ServiceName, _ failure: ServiceError) -> PagePart {
        PagePart(service: service, failure: failure, hasMore: true)
    }

    private func page(_ number: Int, _ recipes: [Recipe] = [], _ parts: [PagePart]) -> RecipePage {
        RecipePage(
            cursor: PageCursor(number: number),
            recipes: recipes,
            next: PageCursor(number: number + 1),
            parts: parts
        )
    }

    /// What comes of pages, one behind the other, asked for with one `more`.
    private func report(_ pages: [RecipePage]) -> (PagingReport?, Paging) {
        var paging = Paging(query: RecipeQuery([.has(Term("durian"))]))
        var effects = paging.moreRequested()
        for page in pages {
            guard case .fetch(let request) = effects.last else { break }
            effects = paging.pageArrived(page, for: request.id)
        }
        if case .report(let report) = effects.last { return (report, paging) }
        return (nil, paging)
    }

    @Test func whereTheOthersFoundNothingItIsAFailureThatNamesAll() throws {
        let parts = [empty(.cookbook), failed(.themealdb, Self.offline)]
        let (report, paging) = report([page(1, [], parts)])
        #expect(
            report
                == .failed(PagingError(failure: Self.offline, pages: 1...1, parts: parts))
        )
        #expect(paging.canRetry())
    }

    @Test func thatAServiceCannotAnswerIsNoFailure() {
        let parts = [empty(.cookbook), failed(.feed, .unsupported)]
        let (report, _) = report([
            RecipePage(cursor: .first, recipes: [], parts: parts)
        ])
        #expect(report == .ended(skipped: []))
    }

    @Test func whileAnotherGoesOnThePageIsLookedPast() {
        let parts = [failed(.feed, Self.offline), empty(.recipepuppy, hasMore: true)]
        let (told, _) = report([
            page(1, [], parts),
            page(2, .of("a"), [PagePart(service: .recipepuppy, count: 1)]),
        ])
        guard case .arrived(let batch) = told else {
            Issue.record("\(String(describing: told))")
            return
        }
        #expect(batch.recipes.count == 1)
        #expect(batch.skipped == [SkippedPage(page: 1, failure: Self.offline, parts: parts)])
        #expect(batch.skipped.first?.service == .feed)
    }

    @Test func fourBadPagesInARowAreAFailureThatNamesWho() {
        let parts = [failed(.feed, Self.status500), empty(.recipepuppy, hasMore: true)]
        let (report, _) = report((1...4).map { page($0, [], parts) })
        #expect(
            report
                == .failed(PagingError(failure: Self.status500, pages: 1...4, parts: parts))
        )
    }

    @Test func whereNothingIsFoundAtAllTheFailureOnTheWayIsTold() {
        let parts = [failed(.feed, Self.status500), empty(.recipepuppy, hasMore: true)]
        let rest = [empty(.recipepuppy, hasMore: true)]
        let (report, paging) = report([page(1, [], parts)] + (2...4).map { page($0, [], rest) })
        #expect(
            report
                == .failed(PagingError(failure: Self.status500, pages: 1...1, parts: parts))
        )
        #expect(paging.canRetry(page: 1))
    }

    /// What comes of one more page that failed in part, with nothing after it.
    private func reportAtTheEnd(after first: RecipePage) -> (PagingReport?, SkippedPage) {
        let parts = [failed(.feed, Self.status500), empty(.recipepuppy, hasMore: true)]
        var (effects, paging) = ([Paging.Effect](), Paging(query: .garlic))
        for answer in [
            first, page(2, [], parts),
            RecipePage(
                cursor: PageCursor(number: 3),
                recipes: [],
                parts: [empty(.recipepuppy)]
            ),
        ] {
            if paging.scan == nil { effects = paging.moreRequested() }
            guard case .fetch(let request)? = effects.last else { break }
            effects = paging.pageArrived(answer, for: request.id)
        }
        let skipped = SkippedPage(page: 2, failure: Self.status500, parts: parts)
        if case .report(let report)? = effects.last { return (report, skipped) }
        return (nil, skipped)
    }

    /// Only where nothing was found at all the one that failed may have had it.
    @Test func whereSomethingWasFoundTheFailureAtTheEndIsOfOnePage() {
        let found = page(1, .of("a"), [PagePart(service: .feed, count: 1, hasMore: true)])
        let (report, skipped) = reportAtTheEnd(after: found)
        #expect(report == .ended(skipped: [skipped]))
    }

    @Test func whereAllWasTakenOutTheFailureAtTheEndIsOfOnePage() {
        let sifted = page(1, [], [PagePart(service: .feed, takenOut: 3, hasMore: true)])
        let (report, skipped) = reportAtTheEnd(after: sifted)
        guard case .arrived(let batch)? = report else {
            Issue.record("\(String(describing: report))")
            return
        }
        #expect(batch.text == "page 3: past 2:500 out 3 barren 1")
        #expect(batch.skipped == [skipped])
    }

    @Test func aPageOfWhichNothingIsLeftIsNotEmpty() {
        let sifted = PagePart(service: .feed, takenOut: 3, hasMore: true)
        let failing = failed(.themealdb, Self.status500)
        let (told, _) = report([
            page(1, [], [failing, sifted]), page(2, .of("a"), [PagePart(service: .feed, count: 1)]),
        ])
        guard case .arrived(let batch) = told else {
            Issue.record("\(String(describing: told))")
            return
        }
        #expect(batch.barrenPages == 1)
        #expect(batch.takenOut == 3)
        #expect(batch.skipped.isEmpty)
        // Who failed on the way is still to be told.
        #expect(batch.parts.map(\.service) == [.themealdb, .feed])
    }
}
