import RecipeModel
import Testing

@testable import RecipeServices

struct RecipeDoublesTests {
    private func recipe(
        _ service: ServiceName,
        _ title: String = "Leek Pie",
        link: String? = nil,
        foods: [String] = ["leeks", "flour"]
    ) -> RecipeMarks {
        var recipe = Recipe(id: RecipeID(service: service, key: title), title: title)
        recipe.link = link.flatMap { WebAddress($0) }
        recipe.ingredientGroups = [IngredientGroup(items: foods.map { Ingredient(text: $0) })]
        return RecipeMarks(recipe)
    }

    private func isDouble(_ second: RecipeMarks, of first: RecipeMarks) -> Bool {
        var doubles = RecipeDoubles()
        doubles.insert(first)
        return doubles.contains(second)
    }

    @Test func theSameLinkIsTheSameRecipe() {
        let first = recipe(.themealdb, link: "http://k.example/pie?utm_source=x")
        #expect(isDouble(recipe(.feed, "Other", link: "https://k.example/pie/"), of: first))
        #expect(!isDouble(recipe(.feed, link: "https://k.example/pie2"), of: first))
    }

    @Test func withoutALinkTitleAndIngredientsTell() {
        let first = recipe(.cookbook)
        #expect(isDouble(recipe(.feed, "leek pies", foods: ["Flour", "leek"]), of: first))
        #expect(isDouble(recipe(.feed, link: "https://k.example/1"), of: first))
        #expect(isDouble(first, of: recipe(.feed, link: "https://k.example/1")))
        #expect(!isDouble(recipe(.feed, foods: ["leeks"]), of: first))
        #expect(!isDouble(recipe(.feed, "Leek Tart"), of: first))
        #expect(!isDouble(recipe(.feed, foods: []), of: recipe(.cookbook, foods: [])))
    }

    @Test func whatOneServiceSendsTwiceIsItsOwnAffair() {
        let first = recipe(.feed, link: "https://k.example/1")
        #expect(!isDouble(first, of: first))
        #expect(!isDouble(recipe(.cookbook), of: recipe(.cookbook)))
    }

    /// With a link each is its own page's, though another may have the same title and foods.
    @Test func twoLinksAreTwoRecipes() {
        let first = recipe(.cookbook, link: "https://k.example/1")
        #expect(!isDouble(recipe(.feed, link: "https://k.example/2"), of: first))
        #expect(
            !isDouble(
                recipe(.feed, "", foods: ["leeks"]),
                of: recipe(.cookbook, "", foods: ["leeks"])
            )
        )
    }

    @Test func whoSentItFirstCounts() {
        var doubles = RecipeDoubles()
        doubles.insert(recipe(.feed, link: "https://k.example/1"))
        doubles.insert(recipe(.cookbook, link: "https://k.example/1"))
        #expect(!doubles.contains(recipe(.feed, link: "https://k.example/1")))
        #expect(doubles.contains(recipe(.cookbook, link: "https://k.example/1")))
    }

    // MARK: - Pages sent before

    private let query = RecipeQuery([.has(Term("leek"))])

    private func isKnown(
        _ sent: SentPages,
        of query: RecipeQuery? = nil,
        besides page: Int,
        _ freshness: Freshness = .kept
    ) async -> Bool {
        await sent.doubles(of: query ?? self.query, besides: page, freshness)
            .contains(recipe(.cookbook))
    }

    @Test func otherPagesOfTheSameQueryCount() async {
        let sent = SentPages()
        await sent.remember([recipe(.feed)], of: query, on: 2)
        #expect(await isKnown(sent, besides: 1))
        #expect(await isKnown(sent, besides: 3))
        #expect(await !isKnown(sent, besides: 2))
        #expect(await !isKnown(sent, of: RecipeQuery(), besides: 1))
        await sent.remember([], of: query, on: 2)
        #expect(await !isKnown(sent, besides: 1))
    }

    /// Who asks for a page anew asks for all behind it anew as well.
    @Test func askedAnewOnlyThePagesBeforeCount() async {
        let sent = SentPages()
        await sent.remember([recipe(.feed)], of: query, on: 2)
        #expect(await isKnown(sent, besides: 3, .asked))
        #expect(await !isKnown(sent, besides: 1, .asked))
        // They are forgotten for good.
        #expect(await !isKnown(sent, besides: 3))
    }

    @Test(arguments: [(49, true), (50, false)])
    func fiftyQueriesAreRemembered(_ others: Int, _ isRemembered: Bool) async {
        let sent = SentPages()
        await sent.remember([recipe(.feed)], of: query, on: 1)
        for number in 1...others {
            await sent.remember([], of: RecipeQuery([.minutes(number)]), on: 1)
        }
        #expect(await isKnown(sent, besides: 2) == isRemembered)
    }

    @Test func theQueryUsedLastIsForgottenLast() async {
        let sent = SentPages()
        await sent.remember([recipe(.feed)], of: query, on: 1)
        for number in 1...49 {
            await sent.remember([], of: RecipeQuery([.minutes(number)]), on: 1)
        }
        await sent.remember([], of: query, on: 2)
        await sent.remember([], of: RecipeQuery([.minutes(50)]), on: 1)
        #expect(await isKnown(sent, besides: 3))
    }
}
