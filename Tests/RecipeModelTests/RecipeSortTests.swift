import RecipeModel
import Testing

struct RecipeSortTests {
    private func recipes(_ titles: [String]) -> [Recipe] {
        titles.enumerated().map { place, title in
            Recipe(id: RecipeID(service: .feed, key: "\(place)"), title: title)
        }
    }

    @Test func bestIsTheServicesOrder() {
        let page = recipes(["pie", "Apple", "éclair"])
        #expect(RecipeSort.best.arranged(page) == page)
    }

    @Test func titlesAreOrderedWithoutCaseAndDiacritics() {
        let page = recipes(["pie", "Éclair", "apple", "eggs", "Apple", "Pie"])
        let sorted = RecipeSort.title.arranged(page)
        #expect(sorted.map(\.title) == ["apple", "Apple", "Éclair", "eggs", "pie", "Pie"])
    }
}
