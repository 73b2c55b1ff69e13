import RecipeModel

@testable import RecipeServices

/// The service of the page on adding one: cards in a box, ten at a time from `from=` on, with
/// `food=` for each food asked for.
struct CardBoxService: RecipeService {
    static let cardBox = ServiceName(rawValue: "cardbox")
    let name = CardBoxService.cardBox
    let abilities = ServiceAbilities(lists: [.everything])
    let address: WebAddress
    let client: HTTPClient

    func page(of query: RecipeQuery, at cursor: PageCursor, freshness: Freshness) async throws
        -> RecipePage
    {
        let start = ListPage.offset(of: cursor, size: 10)
        var parameters = ["from=\(start)"]
        for case .any(let terms) in query.conditions where terms.count == 1 {
            parameters += terms.map { "food=" + PercentEncoding.value($0.text) }
        }
        let request = try HTTPRequest(
            callOf: name,
            at: "list",
            below: address,
            parameters: parameters
        )
        let answer = try await client.answer(to: request, freshness: freshness) {
            try CardBoxReply($0.body)
        }
        let end = start + answer.value.recipes.count
        var page = RecipePage(cursor: cursor, recipes: answer.value.recipes)
        page.total = .exactly(answer.value.count)
        page.age = answer.age
        if end > start && end < answer.value.count { page.next = self.cursor(past: cursor) }
        return page
    }

    func cursor(past cursor: PageCursor) -> PageCursor? {
        let start = ListPage.offset(of: cursor, size: 10) + 10
        return PageCursor(number: cursor.number + 1, place: String(start))
    }
    func details(of recipe: Recipe) async throws -> Recipe { recipe }
    func names(of kind: NameKind) async throws -> [CountedName] { throw ServiceError.unsupported }
    func randomRecipe() async throws -> Recipe { throw ServiceError.unsupported }
}

/// `{"cards":[{"number":1,"name":"Soup","page":"https://…","foods":["leek"]}],"count":25}`
struct CardBoxReply: Sendable {
    let recipes: [Recipe]
    let count: Int

    init(_ body: [UInt8]) throws {
        let reply = try JSONValue.reply(body)
        guard let cards = reply["cards"]?.array, let count = reply["count"]?.integer else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        self.count = count
        recipes = cards.compactMap { card in
            guard let number = card["number"]?.integer, let title = card.line("name"),
                let foods = card["foods"]?.array?.compactMap(\.string)
            else { return nil }
            let id = RecipeID(service: CardBoxService.cardBox, key: String(number))
            var recipe = Recipe(id: id, title: title, link: card.address("page"))
            let items = foods.map { Ingredient(text: CleanText.line($0)) }
            recipe.ingredientGroups = [IngredientGroup(items: items)]
            return recipe
        }
    }
}
