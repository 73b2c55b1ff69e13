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

    @Test func stepsThatOnlyHeadThePagesStepsBecomeHeadings() {
        let page = linkedDataPage(
            LeekTart.linkedData(steps: #"["Make the dough","Cook the leeks","Bake"]"#),
            body: """
                <h1>Leek tart</h1><h2>Ingredients</h2><ul>\(LeekTart.list(LeekTart.ingredients))</ul>
                <h2>Instructions</h2><p>For four people</p>
                <b>1</b><p>Make the dough</p><p>\(LeekTart.steps[0])</p>
                <b>2</b><p>Cook the leeks</p><p>Wash them well.</p><p>\(LeekTart.steps[1])</p>
                <p>Bake</p><p>\(LeekTart.steps[2])</p>
                """
        )
        let recipe = content(page).recipe
        #expect(recipe?.stepGroups.map(\.title) == ["Make the dough", "Cook the leeks", "Bake"])
        #expect(recipe?.steps.count == 4)
        #expect(recipe?.steps.last == LeekTart.steps[2])
    }

}
