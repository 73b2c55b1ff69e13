import RecipeModel
import ShellCommands
import Testing

/// Lists of fewer recipes than are loaded.
struct ListLimitTests {
    /// However few are listed at a time, each comes once and none is left out.
    @Test(arguments: 1...7)
    func aLimitLeavesNothingOut(_ limit: Int) async {
        let kitchen = TestKitchen()
        await kitchen.type("search leek --all")
        let (all, numbers) = (kitchen.titles, kitchen.numbers)
        await kitchen.type("search leek --limit \(limit)")
        #expect(kitchen.titles == Array(all.prefix(limit)))
        var listed = (titles: kitchen.titles, numbers: kitchen.numbers)
        while listed.titles.count < all.count {
            await kitchen.type("more --limit \(limit)")
            guard !kitchen.titles.isEmpty else { break }
            #expect(kitchen.titles.count <= limit)
            listed.titles += kitchen.titles
            listed.numbers += kitchen.numbers
        }
        #expect(listed == (all, numbers))
    }

}
