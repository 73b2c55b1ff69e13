import RecipeModel
import Testing

@testable import PageReader

/// What stands in the list that a page shows, or right beside it, and is no ingredient of its own.
struct AlignmentLimitTests {
    private func groups(_ known: [String], body: String) -> [IngredientGroup]? {
        let page = AlignmentPageTests.page(LeekTart.quoted(known), body: body)
        return content(page).recipe?.ingredientGroups
    }

    private func lines(_ groups: [IngredientGroup]?) -> [[String]]? {
        groups?.map { $0.items.map(\.text) }
    }

    /// A link that only holds words of the ingredient is no remark's.
    @Test func remarkBesideALinkedFoodIsNotAdded() {
        let known = ["200 g pasta dough", "2 eggs"]
        let food = "200 g <a href=/b>pasta dough</a>, rolled out thin and cold"
        #expect(lines(groups(known, body: "<ul><li>\(food)</li><li>2 eggs</li></ul>")) == [known])
    }

    /// An ingredient of the markup, and how the page has it.
    @Test(arguments: [
        ("200 g pasta dough", "200 g pasta dough (or <a href=/b>bought</a>)"),
        ("200 g pasta dough", "<a href=/b>200 g pasta dough (or bought)</a>"),
        ("200 g pasta dough", "200 g pasta dough (<a href=/b>fresh</a>)"),
        ("200 g pasta dough", "200 g pasta dough (<a href=/b>cold</a>)"),
        ("200 g pasta dough", "200 g pasta dough (or bought)"),
        ("200 g pasta dough", "Fresh 200 g pasta dough (or <a href=/b>bought</a>)"),
        ("4 carrots", "4 carrots (from <a href=/b>our garden</a>)"),
        ("3 onions", "3 onions (from <a href=/b>our garden</a>)"),
        ("5 tsp ginger", "1.5 tsp ginger"),
    ])
    func theMarkupsWordsStay(known: String, shown: String) {
        let found = groups([known, "2 eggs"], body: "<ul><li>\(shown)</li><li>2 eggs</li></ul>")
        #expect(lines(found) == [[known, "2 eggs"]])
    }

    /// The only row between two others is the item between them, where it begins like that.
    @Test func anIngredientWithARemarkStaysUnderItsHeading() {
        let found = groups(
            ["2 lb potatoes", "Cocoa", "2 tsp horse radish"],
            body: """
                <ul><li>2 lb potatoes</li></ul><h4>Sauce</h4>
                <ul><li>Cocoa as you like it and more of it</li><li>2 tsp horse radish</li></ul>
                """
        )
        #expect(found?.map(\.title) == [nil, "Sauce"])
        #expect(lines(found) == [["2 lb potatoes"], ["Cocoa", "2 tsp horse radish"]])
    }

    @Test func headingInAListItemMayHaveANumber() {
        let found = groups(
            ["200 g flour", "2 eggs", "100 g sugar", "50 ml milk"],
            body: """
                <ul><li>200 g flour</li><li>2 eggs</li><li><h4>1 lemon icing</h4></li>
                <li>100 g sugar</li><li>50 ml milk</li></ul>
                """
        )
        #expect(found?.map(\.title) == [nil, "1 lemon icing"])
        #expect(lines(found) == [["200 g flour", "2 eggs"], ["100 g sugar", "50 ml milk"]])
    }

    /// Four letters of a food are enough to find it, where its amount stands on another line.
    @Test func shortFoodsAreFoundOnLinesOfTheirOwn() {
        func items(_ foods: [(Int, String)]) -> String {
            foods.map { "<div><p>\($0)</p><p>\($1)</p></div>" }.joined()
        }
        let cake = items([(2, "eggs"), (3, "figs")])
        let found = groups(
            ["2 eggs", "3 figs", "1 lime"],
            body: "<h4>Cake</h4>\(cake)<h4>Icing</h4>\(items([(1, "lime")]))"
        )
        #expect(found?.map(\.title) == ["Cake", "Icing"])
        #expect(lines(found) == [["2 eggs", "3 figs"], ["1 lime"]])
    }

    @Test func anAmountBehindTheListIsNoIngredient() {
        let known = ["200 g flour", "2 eggs", "100 ml milk"]
        let body = "<ul>\(LeekTart.list(known))</ul><ul><li>250 ml</li></ul>"
        #expect(lines(groups(known, body: body)) == [known])
    }

    /// An ingredient that has its place on the page is not looked for a second time.
    @Test func anIngredientStaysUnderItsFirstHeading() {
        let known = ["200 g flour", "2 eggs", "50 g butter", "1 pinch salt"]
        let found = groups(
            known,
            body: """
                <ul><li>1 pinch salt</li><li>200 g flour</li><li>2 eggs</li>
                <li>50 g butter</li></ul><h4>To serve</h4>
                <ul><li>1 pinch salt, coarse</li><li>2 tbsp oil</li></ul>
                """
        )
        #expect(found?.map(\.title) == [nil])
        #expect(lines(found) == [known])
    }

    @Test func stepsThatThePageOnlyCountsStayTheMarkups() {
        let steps = ["Heat the oven until hot.", "Mix all of it well.", "Bake it for an hour."]
        let shown = zip(1..., steps).map { "<p>Step \($0)</p><p>\($1)</p>" }.joined()
        let page = AlignmentPageTests.page(
            #"["200 g flour"]"#,
            body: shown,
            steps: LeekTart.quoted(steps)
        )
        let found = content(page)
        #expect(found.recipe?.steps == steps)
        #expect(found.origins["steps"] == .jsonLD)
    }

    /// Markup with more than three steps is believed to know where each of them ends.
    @Test(arguments: [(3, true), (4, false)])
    func fewStepsAreTakenApartAsThePageShowsThem(count: Int, areApart: Bool) {
        let shown = (1...count).flatMap {
            ["Fill bowl no \($0) with milk.", "Put it on shelf \($0)."]
        }
        let known = stride(from: 0, to: shown.count, by: 2).map { "\(shown[$0]) \(shown[$0 + 1])" }
        let page = AlignmentPageTests.page(
            #"["200 g flour"]"#,
            body: "<ol>\(LeekTart.list(shown))</ol>",
            steps: LeekTart.quoted(known)
        )
        #expect(content(page).recipe?.steps == (areApart ? shown : known))
    }

    @Test func groupsOfTheMarkupStay() {
        let page = AlignmentPageTests.page(
            #"[{"name":"Cake","itemListElement":["200 g flour","2 eggs"]}]"#,
            body: "<h4>Dough</h4><ul><li>200 g flour</ul><h4>Wash</h4><ul><li>2 eggs</ul>"
        )
        let found = content(page).recipe?.ingredientGroups
        #expect(found?.map(\.title) == ["Cake"])
        #expect(lines(found) == [["200 g flour", "2 eggs"]])
    }

    @Test(arguments: [(17, [nil, "Icing"]), (18, [nil])] as [(Int, [String?])])
    func fewLinesFarApartAreNoList(between: Int, titles: [String?]) {
        let words = String(repeating: "<p>We like it.</p>", count: between)
        let found = groups(
            ["200 g flour", "2 eggs"],
            body: "<p>200 g flour</p>\(words)<h4>Icing</h4><p>2 eggs</p>"
        )
        #expect(found?.map(\.title) == titles)
    }

    @Test(arguments: [(200, "Dough"), (201, nil)] as [(Int, String?)])
    func aVeryLongListIsNotLookedForOnThePage(count: Int, title: String?) {
        let known = (1...count).map { "\($0) g flour" }
        let heads = "<h3>Ingredients</h3><h4>Dough</h4>"
        let found = groups(known, body: "\(heads)<ul>\(LeekTart.list(known))</ul>")
        #expect(found?.map(\.title) == [title])
        #expect(lines(found) == [known])
    }
}
