import RecipeModel
import Testing

@testable import PageReader

struct RecipeAssemblyTests {
    private func fields(_ times: CookingTimes) -> RecipeFields {
        var fields = RecipeFields()
        fields.preparation = times.preparation
        fields.cooking = times.cooking
        fields.total = times.total
        return fields
    }

    /// A total goes with the parts of its own source: none is taken to parts that are whole.
    @Test(
        arguments: [
            (CookingTimes(), CookingTimes(preparation: 1, cooking: 2, total: 9)),
            (
                CookingTimes(preparation: 5, cooking: 10),
                CookingTimes(preparation: 5, cooking: 10)
            ),
            (CookingTimes(preparation: 5), CookingTimes(preparation: 5, cooking: 2, total: 9)),
            (CookingTimes(cooking: 10), CookingTimes(preparation: 1, cooking: 10, total: 9)),
            (CookingTimes(total: 30), CookingTimes(preparation: 1, cooking: 2, total: 30)),
        ] as [(CookingTimes, CookingTimes)]
    )
    func aLaterSourceFillsTheTimesThatAreNotKnown(
        _ first: CookingTimes,
        _ expected: CookingTimes
    ) {
        var assembly = RecipeAssembly()
        assembly.fill(from: fields(first), origin: .jsonLD)
        let later = CookingTimes(preparation: 1, cooking: 2, total: 9)
        assembly.fill(from: fields(later), origin: .page)
        let found = CookingTimes(
            preparation: assembly.fields.preparation,
            cooking: assembly.fields.cooking,
            total: assembly.fields.total
        )
        #expect(found == expected)
        let parts = [first.preparation, first.cooking]
        #expect(assembly.origins["prepMinutes"] == (parts[0] == nil ? .page : .jsonLD))
        #expect(assembly.origins["cookMinutes"] == (parts[1] == nil ? .page : .jsonLD))
        let hasTotal = first.total != nil || !parts.contains(nil)
        #expect(assembly.origins["minutes"] == (hasTotal ? .jsonLD : .page))
    }

    /// The time in all is that of its only part.
    @Test(
        arguments: [
            (CookingTimes(), []), (CookingTimes(total: 9), ["minutes"]),
            (CookingTimes(preparation: 5), ["minutes", "prepMinutes"]),
            (CookingTimes(cooking: 5), ["cookMinutes", "minutes"]),
            (CookingTimes(preparation: 5, cooking: 5), ["cookMinutes", "minutes", "prepMinutes"]),
        ] as [(CookingTimes, [String])]
    )
    func aTimeTellsTheOriginOfAllMinutes(times: CookingTimes, keys: [String]) {
        var assembly = RecipeAssembly()
        assembly.fill(from: fields(times), origin: .jsonLD)
        #expect(assembly.origins.keys.sorted() == keys)
    }
}

struct PageTitleTests {

}
