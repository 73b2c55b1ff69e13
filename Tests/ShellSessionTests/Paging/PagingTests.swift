import RecipeModel
import Testing

@testable import ShellSession

struct PagingTests {

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

    // MARK: - Calling off

}
