import RecipeModel
import Testing

@testable import PageReader

/// Which lines of the page head the ingredients of its markup, which has no groups.
struct AlignmentHeadingTests {
    private static let first = "<ul><li>200 g flour</li><li>2 eggs</li></ul>"
    private static let second = "<ul><li>100 g sugar</li><li>50 ml milk</li></ul>"

    private func groups(_ body: String) -> [IngredientGroup]? {
        let known = ["200 g flour", "2 eggs", "100 g sugar", "50 ml milk"]
        let page = AlignmentPageTests.page(LeekTart.quoted(known), body: body)
        return content(page).recipe?.ingredientGroups
    }

    private static func words(_ count: Int) -> String { String(repeating: "x", count: count) }

    @Test(
        arguments: [
            ("<p>Icing</p>", "Icing"), ("<p>Icing.</p>", nil), ("<p>2 icings</p>", nil),
            ("<p>2 icings:</p>", "2 icings"), ("<p>200 g</p>", nil),
            ("<p>\(words(60))</p>", words(60)), ("<p>\(words(61))</p>", nil),
            ("<h4>\(words(100))</h4>", words(100)), ("<h4>\(words(101))</h4>", nil),
            ("<ul><li>Icing</li></ul>", "Icing"), ("<p><b>Icing.</b></p>", "Icing."),
            ("<p>Icing</p><p>red</p><p>blue</p>", "blue"), ("<h4>Ingredients</h4>", nil),
        ] as [(String, String?)]
    )
    func aLineAmongIngredientsIsAHeading(_ line: String, _ title: String?) {
        let found = groups(Self.first + line + Self.second)
        let foods = found?.map { $0.items.map(\.text) }
        if let title {
            #expect(found?.map(\.title) == [nil, title])
            #expect(foods == [["200 g flour", "2 eggs"], ["100 g sugar", "50 ml milk"]])
        } else {
            #expect(found?.map(\.title) == [nil])
            #expect(foods == [["200 g flour", "2 eggs", "100 g sugar", "50 ml milk"]])
        }
    }

    @Test(arguments: ["<p>US / Metric</p>", "<h4>1x 2x 3x</h4>", "<b>Units US M Scale 1x 2x</b>"])
    func aSwitchForUnitsIsNoHeading(_ line: String) {
        #expect(groups(Self.first + line + Self.second)?.map(\.title) == [nil])
        let page = LeekTart.page(
            "<h1>Cake</h1><h2>Ingredients</h2>\(Self.first)\(line)\(Self.second)"
                + "<h2>Method</h2><p>Mix it all and bake it.</p>"
        )
        #expect(content(page).recipe?.ingredientGroups.map(\.title) == [nil])
    }

    private static let dough = "<h4>Dough</h4>"
    private static let plain = "<p>Made at home</p>"

    @Test(
        arguments: [
            (dough, "Dough"), ("<h3>Ingredients</h3>\(dough)", "Dough"), ("<h3>Dough</h3>", nil),
            ("<h4>Ingredients</h4>", nil), ("<h4>Method</h4>", nil),
            ("<p><b>Dough</b></p>", nil), ("\(dough)<p>Serves 4</p>", "Dough"),
            ("\(dough)<p>Sift the flour.</p>", nil),
            ("\(dough)<p>* With salt and all that there is in the house</p>", nil),
            ("<h4>\(words(100))</h4>", words(100)), ("<h4>\(words(101))</h4>", nil),
            ("\(dough)\(plain)\(plain)\(plain)", "Dough"),
            ("\(dough)\(plain)\(plain)\(plain)\(plain)", nil),
            ("<aside>\(dough)</aside>", nil),
        ] as [(String, String?)]
    )
    func theFirstHeadingIsMarkedLikeTheOthers(_ before: String, _ title: String?) {
        let found = groups("\(before)\(Self.first)<h4>Icing</h4>\(Self.second)")
        #expect(found?.map(\.title) == [title, "Icing"])
    }

    /// The list of the page is whole, whatever its markup has of it in the way of headings.
    @Test(
        arguments: [
            // A last group of one item, which is a small part of the list.
            (
                ["200 g wheat flour", "2 large eggs", "100 g brown sugar", "salt"],
                "<ul><li>200 g wheat flour<li>2 large eggs<li>100 g brown sugar</ul>"
                    + "<h4>To serve</h4><ul><li>salt</ul>",
                [nil, "To serve"]
            ),
            // The same item once more.
            (
                ["200 g wheat flour", "1 egg", "100 g brown sugar", "1 egg"],
                "<ul><li>200 g wheat flour<li>1 egg<li>100 g brown sugar</ul>"
                    + "<h4>To brush</h4><ul><li>1 egg</ul>",
                [nil, "To brush"]
            ),
            // A heading whose words are a part of an item.
            (
                ["200 g flour", "2 eggs", "100 ml cream", "mint, for topping"],
                "<p><b>cake</b></p><ul><li>200 g flour<li>2 eggs</ul><p><b>for topping</b></p>"
                    + "<ul><li>100 ml cream<li>mint, for topping</ul>",
                ["cake", "for topping"]
            ),
            // One heading of the markup, and two of the page.
            (
                ["200 g flour", "After baking:", "100 ml cream", "50 g sugar"],
                "<h3>Ingredients</h3><h4>Cake</h4><ul><li>200 g flour<li>After baking:"
                    + "<li>100 ml cream</ul><h4>Icing</h4><ul><li>50 g sugar</ul>",
                ["Cake", "After baking", "Icing"]
            ),
        ] as [([String], String, [String?])]
    )
    func theListIsWhole(_ known: [String], _ body: String, _ titles: [String?]) {
        let page = AlignmentPageTests.page(LeekTart.quoted(known), body: body)
        let found = content(page).recipe?.ingredientGroups
        #expect(found?.map(\.title) == titles)
        #expect(found?.flatMap(\.items).map(\.text) == known.filter { !$0.hasSuffix(":") })
    }

    /// Only a row in bold right above the others of its table, with no amount.
    @Test(
        arguments: [
            ("<table><tr><td>Vanilla</td></tr>", nil),
            ("<table><tr><td><b>1 vanilla pod</b></td></tr>", nil),
            ("<table><tr><td><b>Icing</b></td></tr></table><table>", nil),
            ("<p><b>Icing</b></p><table>", nil),
            ("<table><tr><td><b>Icing</b></td></tr><tr><td>Vanilla</td></tr>", nil),
            ("<table><tr><td><b>Icing</b></td></tr><tr><td><b>2 eggs</b></td></tr>", nil),
        ] as [(String, String?)]
    )
    func aRowInBoldHeadsNoTable(_ start: String, _ title: String?) {
        let known = ["2 eggs", "100 g sugar", "50 ml milk"]
        let rows = known.dropFirst(start.contains("2 eggs") ? 1 : 0)
        let table = LeekTart.wrapped(Array(rows), in: "<tr><td>", "</td></tr>")
        let page = AlignmentPageTests.page(
            LeekTart.quoted(known),
            body: "\(start)\(table)</table>"
        )
        #expect(content(page).recipe?.ingredientGroups.map(\.title) == [title])
    }
}
