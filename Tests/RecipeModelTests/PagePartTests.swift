import RecipeModel
import Testing

struct PagePartTests {
    @Test(
        arguments: [
            ([], false), ([PagePart(service: .feed)], false),
            ([PagePart(service: .feed, count: 1)], true),
            ([PagePart(service: .feed, takenOut: 1)], true),
            ([PagePart(service: .feed, repeatsHidden: 1)], true),
            ([PagePart(service: .feed), PagePart(service: .mealie, takenOut: 1)], true),
            ([PagePart(service: .feed, failure: .notKept, hasMore: true)], false),
        ] as [([PagePart], Bool)]
    )
    func hadRecipesWhateverBecameOfThem(_ parts: [PagePart], _ expected: Bool) {
        #expect(parts.hadRecipes == expected)
    }

    @Test func theFirstFailureIsNoneOfAServiceThatCannotDoIt() {
        let (done, cannot, failed) = (
            PagePart(service: .feed), PagePart(service: .mealie, failure: .unsupported),
            PagePart(service: .tandoor, failure: .notKept)
        )
        #expect([done, cannot].firstFailed == nil)
        #expect([cannot, failed].firstFailed == failed)
        #expect([done, failed].firstFailed == failed)
        #expect([cannot].firstFailed == cannot)
        #expect([PagePart]().firstFailed == nil)
    }
}
