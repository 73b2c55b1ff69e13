import RecipeModel
import RecipeTestSupport
import Testing

@testable import PageReader

/// On a page without markup, the list of the ingredients ends where its element ends.
struct ListEndTests {
    private static let items = LeekTart.list(LeekTart.ingredients)
    private static let moves = "<h2>Method</h2><ol>\(LeekTart.list(LeekTart.steps))</ol>"
    private static let rows = LeekTart.wrapped(
        LeekTart.ingredients,
        in: "<div class=row><span>",
        "</span></div>"
    )

    @Test(arguments: [
        Case("a line after the list", "<ul>\(items)</ul><p>Order these products</p>", ()),
        Case("a line before the list", "<p>Order these products</p><ul>\(items)</ul>", ()),
        Case("a button after rows", "<div>\(rows)<div>Order these products</div></div>", ()),
        Case("a link with an amount", "<ul>\(items)</ul><div>See cart (0)</div>", ()),
        Case(
            "how much it makes",
            "<div class=card><div class=top><i>12 rolls</i></div><ul class=list>\(items)</ul></div>",
            ()
        ),
        Case("a switch for portions", "<p>Portions</p><div>4</div><ul>\(items)</ul>", ()),
        Case(
            "nutrients",
            "<ul>\(items)</ul><h3>A serving</h3><p>Energy</p><p>335kcal 17%</p>",
            ()
        ),
    ])
    func whatStandsOutsideIsNoIngredient(_ row: Case<String, Void>) {
        LeekTart.expect(
            in: LeekTart.page("<h1>Leek tart</h1><h2>Ingredients</h2>\(row.input)\(Self.moves)")
        )
    }

    /// Names of parts are not believed of what holds most of a page.
    @Test func whatIsMostOfThePageIsNoMenu() {
        let list = "<h2>Ingredients</h2><ul>\(Self.items)</ul>\(Self.moves)"
        LeekTart.expect(
            in: LeekTart.page("<div class='nav-down'><h1>Leek tart</h1>\(list)</div>")
        )
    }

    /// An article tells how before its recipe does, and in more lines.
    @Test func theStepsAreThoseBehindTheIngredients() {
        let words = (1...4).map { "<p>Step \($0) of it needs some patience, as we all know.</p>" }
        LeekTart.expect(
            in: LeekTart.page(
                "<h1>Leek tart</h1><h2>Method</h2>\(words.joined())<h2>Ingredients</h2>"
                    + "<ul>\(Self.items)</ul>\(Self.moves)"
            )
        )
    }

    private func groups(_ body: String) -> [IngredientGroup]? {
        content(LeekTart.page("<h1>Leek tart</h1>\(body)\(Self.moves)")).recipe?.ingredientGroups
    }

    /// A heading that is marked as an item, but otherwise than the items.
    @Test(arguments: [
        Case("another class", "<li class=part>To serve</li>", ["To serve"]),
        Case("with an amount", "<li class=part>2 chives</li>", []),
        Case("a sentence", "<li class=part>See the notes.</li>", []),
    ])
    func anItemMarkedOtherwiseIsAHeading(_ row: Case<String, [String]>) {
        let rows = ["2 figs", "1 cup milk", "3 eggs", "1 tsp oil"].map {
            "<li class=row>\($0)</li>"
        }
        let list = "<ul>\(rows.prefix(2).joined())\(row.input)\(rows.suffix(2).joined())</ul>"
        let titles = groups("<h2>Ingredients</h2>\(list)")?.compactMap(\.title)
        #expect(titles == row.expected)
    }

    @Test func aGroupWithoutAmountsInAListMadeAlikeIsPartOfIt() {
        let found = groups(
            "<ul class=list>\(Self.items)</ul><h4>To serve</h4><ul class=list><li>chives</li>"
                + "<li>sour cream</li></ul><p>Made at home</p>"
        )
        #expect(found?.map(\.title) == [nil, "To serve"])
        #expect(found?.last?.items.map(\.text) == ["chives", "sour cream"])
    }

    @Test func aListMadeOtherwiseIsNone() {
        let found = groups("<ul class=list>\(Self.items)</ul><ul class=menu><li>Soups</li></ul>")
        #expect(found?.flatMap(\.items).map(\.text) == LeekTart.ingredients)
    }

    @Test func aLineWithoutAmountBetweenTwoListsHeadsTheSecond() {
        let found = groups(
            "<h2>Ingredients</h2><ul>\(Self.items)</ul><p>To serve</p><ul><li>chives</li></ul>"
        )
        #expect(found?.map(\.title) == [nil, "To serve"])
    }
}
