import RecipeModel
import Testing

@testable import PageReader

/// Pages that say more than their markup.
struct PoorMarkupTests {

    @Test func markupIsKeptWhereThePageOnlySaysMore() {
        let page = AlignmentPageTests.page(
            #"["1 cup flour","2 tsp sugar","1 egg"]"#,
            body: "<ul><li>1 cup (120 g) flour</li><li>2 tsp (8 g) sugar</li><li>1 egg</li></ul>"
        )
        #expect(
            content(page).recipe?.ingredients.map(\.text) == [
                "1 cup flour", "2 tsp sugar", "1 egg",
            ]
        )
    }
}
