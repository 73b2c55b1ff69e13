import RecipeModel
import Testing

@testable import PageReader

/// Parts of a page that are taken for what they are, or for nothing.
struct PagePartsTests {
    @Test(arguments: [
        ("<meta property=og:title content='Leek soup'>", "Leek soup"),
        ("<meta property=og:title content=12345>", "Leek tart"),
        (
            "<meta property=og:title content='12/7'><meta property=og:title content='Leek pie'>",
            "Leek pie"
        ),
        ("<meta property=og:title content=' '>", "Leek tart"),
        ("<meta property=OG:Title content='Leek soup'>", "Leek soup"),
        ("<meta name=x property=og:title content='Leek soup'>", "Leek soup"),
        ("<meta property=og:title>", "Leek tart"),
    ])
    func aTitleHasLetters(_ head: String, _ title: String) {
        #expect(content(LeekTart.page("<p>Words.</p>", head: head)).title == title)
    }

    @Test(arguments: ["article", "main", "body"])
    func theHeadOfAnArticleIsNoMenu(_ outer: String) {
        let words = "It keeps for three days in the fridge, and longer in the freezer."
        for part in ["header", "footer"] {
            let text = content(
                "<body><\(outer)><\(part)><p>Our garden's best.</p></\(part)>"
                    + "<p>\(words) \(words) \(words)</p></\(outer)></body>"
            ).text
            #expect(text.contains("Our garden's best.") == (outer != "body"), "\(part)")
            #expect(text.contains(words))
        }
    }

    @Test func notesAreNoStepsOrIngredientsOnceMore() {
        let own = "Keeps for two days in the fridge."
        let notes = [LeekTart.steps[1], own, LeekTart.ingredients[2]]
        let page = LeekTart.page(
            "<h1>Leek tart</h1><h2>Ingredients</h2><ul>\(LeekTart.list(LeekTart.ingredients))</ul>"
                + "<h2>Method</h2><ol>\(LeekTart.list(LeekTart.steps))</ol>"
                + "<h2>Notes</h2>\(LeekTart.wrapped(notes, in: "<p>", "</p>"))"
        )
        #expect(content(page).recipe?.notes == [own])
    }
}
