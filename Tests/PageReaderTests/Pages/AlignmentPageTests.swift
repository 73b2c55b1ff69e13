import RecipeModel
import Testing

@testable import PageReader

struct AlignmentPageTests {
    static func page(_ ingredients: String, body: String, steps: String = #""Mix and bake.""#)
        -> String
    {
        linkedDataPage(
            #"{"@type":"Recipe","name":"Cake","recipeIngredient":\#(ingredients),"recipeInstructions":\#(steps)}"#,
            body: body
        )
    }

    @Test func headingNamedLikeAFoodOfItsGroupIsNoIngredient() {
        let page = Self.page(
            #"["200 g flour","1 tsp salt","1 cucumber","2 milk","1 tsp salt"]"#,
            body: """
                <h3>Ingredients</h3><h4>Dough</h4><ul><li>200 g flour</li><li>1 tsp salt</li></ul>
                <h4>Cucumber</h4><ul><li>1 cucumber</li><li>2 milk</li><li>1 tsp salt</li></ul>
                """
        )
        let groups = content(page).recipe?.ingredientGroups
        #expect(groups?.map(\.title) == ["Dough", "Cucumber"])
        #expect(
            groups?.map { $0.items.map(\.text) } == [
                ["200 g flour", "1 tsp salt"], ["1 cucumber", "2 milk", "1 tsp salt"],
            ]
        )
    }

    @Test func headingsOfTheVisibleListBecomeGroups() {
        let page = Self.page(
            #"["200 g flour","2 eggs","100 g sugar","1 lemon"]"#,
            body: """
                <h3>Ingredients</h3><h4>For the dough</h4><ul><li>200 g flour</li><li>2 eggs</li></ul>
                <h4>For the icing:</h4><ul><li>100 g sugar</li><li>1 lemon</li></ul>
                """
        )
        let found = content(page)
        #expect(
            found.recipe?.ingredientGroups == [
                IngredientGroup(
                    title: "For the dough",
                    items: [
                        Ingredient(text: "200 g flour", name: "flour"),
                        Ingredient(text: "2 eggs", name: "eggs"),
                    ]
                ),
                IngredientGroup(
                    title: "For the icing",
                    items: [
                        Ingredient(text: "100 g sugar", name: "sugar"),
                        Ingredient(text: "1 lemon", name: "lemon"),
                    ]
                ),
            ]
        )
        #expect(found.origins["ingredients"] == .jsonLD)
        #expect(found.origins["ingredientGroups"] == .page)
    }

    @Test func groupAfterUngroupedLinesIsKeptApart() {
        let page = Self.page(
            #"["200 g flour","2 eggs","1 tbsp sugar"]"#,
            body: """
                <ul><li>200 g flour</li><li>2 eggs</li></ul><p><strong>Topping</strong></p>
                <ul><li>1 tbsp sugar</li></ul>
                """
        )
        #expect(content(page).recipe?.ingredientGroups.map(\.title) == [nil, "Topping"])
    }

    @Test func amountsThatTheMarkupLacksComeFromThePage() {
        let page = Self.page(
            #"["flour","eggs","sugar"]"#,
            body: """
                <ul><li><span>200 g</span> <span>flour</span></li><li><span>2</span> <span>eggs</span></li>
                <li><span>1 tbsp</span> <span>sugar</span></li></ul>
                """
        )
        let found = content(page)
        #expect(found.recipe?.ingredients.map(\.text) == ["200 g flour", "2 eggs", "1 tbsp sugar"])
        #expect(found.origins["ingredients"] == .page)
    }

    @Test func amountsOnLinesOfTheirOwnAreJoined() {
        let page = Self.page(
            #"["flour","eggs","sugar"]"#,
            body: """
                <div><div><p>200 g</p><p>flour</p></div><div><p>2</p><p>eggs</p></div>
                <div><p>1 tbsp</p><p>sugar</p></div></div>
                """
        )
        #expect(
            content(page).recipe?.ingredients.map(\.text) == [
                "200 g flour", "2 eggs", "1 tbsp sugar",
            ]
        )
    }

    @Test func listInOneLineIsTakenApartAsThePageShowsIt() {
        let page = Self.page(
            #"["200 g flour2 eggs1 tbsp sugar3 tbsp milk"]"#,
            body:
                "<ul><li>200 g flour</li><li>2 eggs</li><li>1 tbsp sugar</li><li>3 tbsp milk</li></ul>"
        )
        #expect(content(page).recipe?.ingredients.count == 4)
    }

    @Test func stepsRunTogetherAreTakenApartAsThePageShowsThem() {
        let page = Self.page(
            #"["200 g flour"]"#,
            body: """
                <p>200 g flour</p><ol><li>Heat the oven very well.</li><li>Mix.</li><li>Bake it all for an hour.</li></ol>
                """,
            steps: #""Heat the oven very well.Mix.Bake it all for an hour.""#
        )
        #expect(
            content(page).recipe?.steps == [
                "Heat the oven very well.", "Mix.", "Bake it all for an hour.",
            ]
        )
    }

    @Test func listThatTheMarkupOnlyBeginsIsCompleted() {
        let page = Self.page(
            #"["200 g flour","2 eggs"]"#,
            body: """
                <h2>Ingredients</h2><ul><li>200 g flour</li><li>2 eggs</li><li>1 tbsp sugar</li>
                <li>3 tbsp milk</li><li>50 g butter</li></ul><h2>Method</h2><ol><li>Mix and bake.</li></ol>
                """
        )
        #expect(content(page).recipe?.ingredients.count == 5)
    }

    @Test func hiddenTabIsReadWhenNothingElseShowsTheList() {
        let page = Self.page(
            #"["200 g flour","2 eggs"]"#,
            body: """
                <div style="display: none"><h4>Dough</h4><ul><li>200 g flour</li></ul>
                <h4>Wash</h4><ul><li>2 eggs</li></ul></div>
                """
        )
        #expect(content(page).recipe?.ingredientGroups.map(\.title) == ["Dough", "Wash"])
    }

    @Test func equalLinesInTwoGroupsStayInBoth() {
        let page = Self.page(
            #"["1 pinch salt","2 eggs","1 pinch salt","1 l milk"]"#,
            body: """
                <h4>Dough</h4><ul><li>1 pinch salt</li><li>2 eggs</li></ul>
                <h4>Sauce</h4><ul><li>1 pinch salt</li><li>1 l milk</li></ul>
                """
        )
        #expect(content(page).recipe?.ingredientGroups.map(\.items.count) == [2, 2])
    }

    @Test func nothingIsInventedWhereThePageShowsNoList() {
        let page = Self.page(#"["200 g flour","2 eggs"]"#, body: "<p>Buy my book.</p>")
        #expect(content(page).recipe?.ingredientGroups.map(\.title) == [nil])
    }

    @Test func pageThatOnlyPunctuatesOtherwiseChangesNothing() {
        let page = Self.page(
            #"["200 g flour (sifted)","2 eggs"]"#,
            body: "<ul><li>200 g flour, sifted</li><li>2 eggs</li></ul>"
        )
        #expect(
            content(page).recipe?.ingredients.map(\.text) == ["200 g flour (sifted)", "2 eggs"]
        )
    }

    @Test func headingsInTheMarkupsListBecomeGroups() {
        let page = Self.page(#"["Dough:","200 g flour","Wash:","2 eggs"]"#, body: "")
        #expect(content(page).recipe?.ingredientGroups.map(\.title) == ["Dough", "Wash"])
    }

    @Test func notesBehindTheStepsAreRead() {
        let page = Self.page(
            #"["200 g flour","2 eggs"]"#,
            body: """
                <h3>Tips</h3><p>This is the text of the article and no note at all.</p>
                <ul><li>200 g flour</li><li>2 eggs</li></ul><h3>Method</h3><ol><li>Mix and bake.</li></ol>
                <h3>Notes</h3><ol><li>1. Rye flour does as well.</li><li>The cake keeps for a week.</li></ol>
                <h3>Nutrition</h3><p>Calories 200</p>
                """
        )
        let found = content(page)
        #expect(
            found.recipe?.notes == ["Rye flour does as well.", "The cake keeps for a week."]
        )
        #expect(found.origins["recipeNotes"] == .page)
    }

    /// Facts of nutrition end the notes, with a heading of their own or without one.
    @Test(arguments: ["<p>Calories: 250 kcal</p>", "<p>Protein: 12 g</p><p>Fat: 9 g</p>"])
    func factsOfNutritionAreNoNotes(facts: String) {
        let page = Self.page(
            #"["200 g flour","2 eggs"]"#,
            body: """
                <ul><li>200 g flour</li><li>2 eggs</li></ul><h3>Method</h3><ol><li>Mix and bake.</li></ol>
                <h3>Notes</h3><p>Rye flour does as well.</p>\(facts)
                """
        )
        #expect(content(page).recipe?.notes == ["Rye flour does as well."])
    }

    @Test func yieldInAnElementNamedAfterItIsRead() {
        let page = Self.page(
            #"["200 g flour"]"#,
            body: "<div><i class='icon-servings'></i><span> 6 </span></div>"
        )
        #expect(content(page).recipe?.yield?.amount == 6)
    }

    @Test func stepNamesInsideSectionsKeepTheSectionsHeading() {
        let page = Self.page(
            #"["200 g flour"]"#,
            body: "",
            steps: #"""
                [{"@type":"HowToSection","name":"Dough","itemListElement":[
                {"@type":"HowToStep","name":"Kneading","text":"Work the flour."}]}]
                """#
        )
        #expect(content(page).recipe?.stepGroups.map(\.title) == ["Dough", "Kneading"])
    }

    @Test func amountsStayWhereTheMarkupHasThem() {
        let page = Self.page(
            #"["Flour - 200 g","Cold butter - 100 g","Eggs - 2"]"#,
            body: """
                <ul><li>200 g flour, sifted</li><li>100 g cold butter, in cubes</li><li>2 eggs</li></ul>
                """
        )
        #expect(
            content(page).recipe?.ingredients.map(\.text) == [
                "Flour - 200 g", "Cold butter - 100 g", "Eggs - 2",
            ]
        )
    }

    @Test func shortenedIngredientKeepsItsPlaceInTheGroups() {
        let page = Self.page(
            #"["2 lb potatoes","6 tbsp chutney","2 tsp horse radish"]"#,
            body: """
                <ul><li>2 lb potatoes</li></ul><h4>Sauce</h4><ul><li>6 tablespoons of relish</li>
                <li>2 tsp horse radish</li></ul>
                """
        )
        let groups = content(page).recipe?.ingredientGroups
        #expect(groups?.map { $0.items.count } == [1, 2])
        #expect(groups?.last?.title == "Sauce")
    }

    @Test func sameListWithMoreWordsIsNotAdded() {
        let page = Self.page(
            #"["Flour, 200 g","Sugar, 100 g","2 eggs"]"#,
            body: """
                <ul><li>Flour, 200 g</li><li>Sugar, 100 g</li><li>2 eggs</li></ul>
                <ul><li>200 g fine wheat flour</li><li>100 g brown cane sugar</li></ul>
                """
        )
        #expect(
            content(page).recipe?.ingredients.map(\.text) == [
                "Flour, 200 g", "Sugar, 100 g", "2 eggs",
            ]
        )
    }

    @Test func ingredientWithARemarkIsNoHeading() {
        let page = Self.page(
            #"["2 eggs","Cocoa","1 tsp sugar"]"#,
            body: """
                <table><tr><td>2 eggs</td></tr><tr><td>Cocoa <i>as you like it</i></td></tr>
                <tr><td>1 tsp sugar</td></tr></table>
                """
        )
        #expect(content(page).recipe?.ingredientGroups.map(\.title) == [nil])
    }

    @Test func firstItemInBoldHeadsTheList() {
        let page = Self.page(
            #"["75 ml cream","2 egg yolks","50 g sugar"]"#,
            body: """
                <p>What you need</p><ul><li><b>For the custard</b></li><li>75 ml cream</li>
                <li>2 egg yolks</li><li>50 g sugar</li></ul>
                """
        )
        #expect(content(page).recipe?.ingredientGroups.map(\.title) == ["For the custard"])
    }
}
