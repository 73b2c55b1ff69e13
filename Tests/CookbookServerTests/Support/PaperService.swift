import RecipeModel
import Synchronization

@testable import CookbookServer

/// A cookbook of recipes in memory that notes what it is asked.
final class PaperService: RecipeService {
    /// What was asked: the query and the page's number.
    let asked = Mutex<[(query: RecipeQuery, page: Int)]>([])
    let name = ServiceName.cookbook
    let abilities = ServiceAbilities()
    private let recipes: [Recipe]
    private let names: [CountedName]
    private let pageSize: Int
    private let offer: QueryOffer?
    private let total: ResultTotal?
    private let failure: ServiceError?

    init(
        _ recipes: [Recipe],
        names: [CountedName] = [],
        pageSize: Int = 10,
        offer: QueryOffer? = nil,
        total: ResultTotal? = nil,
        failure: ServiceError? = nil
    ) {
        self.recipes = recipes
        self.names = names
        self.pageSize = pageSize
        self.offer = offer
        self.total = total ?? .exactly(recipes.count)
        self.failure = failure
    }

    func page(
        of query: RecipeQuery,
        at cursor: PageCursor,
        freshness: Freshness
    ) async throws -> RecipePage {
        asked.withLock { $0.append((query, cursor.number)) }
        if let failure { throw failure }
        let rest = recipes.dropFirst((cursor.number - 1) * pageSize)
        let hasMore = rest.count > pageSize
        var page = RecipePage(
            cursor: cursor,
            recipes: Array(rest.prefix(pageSize)),
            next: hasMore ? PageCursor(number: cursor.number + 1) : nil,
            total: total
        )
        page.offer = offer
        return page
    }

    func cursor(past cursor: PageCursor) -> PageCursor? { nil }
    func details(of recipe: Recipe) async throws -> Recipe { recipe }
    func names(of kind: NameKind) async throws -> [CountedName] {
        kind == .categories ? names : names.map { CountedName(name: "\($0.name)-ish") }
    }
    func randomRecipe() async throws -> Recipe {
        guard let first = recipes.first else { throw ServiceError.notKept }
        return first
    }

    /// A site of this cookbook.
    var site: CookbookSite {
        let recipes = recipes
        return CookbookSite(
            ServedCookbook(
                pages: self,
                longPages: self,
                recipe: { key in recipes.first { $0.id.key == key } },
                wordKeys: recipes.map(\.id.key).filter { $0.first != "n" },
                foods: { ["leek", "goat cheese"] },
                query: { text in
                    RecipeQuery(text.split(separator: " ").map { .has(Term(String($0))) })
                }
            )
        )
    }

    /// The whole answer to a GET.
    func get(_ target: String, host: String? = "h:1") async -> (
        status: Int, kind: String, body: String
    ) {
        guard var request = WebRequest(target: target) else { return (0, "", "") }
        request.host = host
        let answer = await site.answer(to: request, server: "s:2")
        return (answer.status, answer.kind, String(decoding: answer.body, as: UTF8.self))
    }
}

extension PaperService {
    /// A recipe with a title and nothing else.
    static func recipe(_ key: String, _ title: String) -> Recipe {
        Recipe(id: RecipeID(service: .cookbook, key: key), title: title)
    }

    /// A recipe with something in every field.
    static let pie: Recipe = {
        var pie = recipe("n1", "Leek, \"pie\"")
        pie.link = WebAddress("http://a.example/pie")
        pie.picture = WebAddress("http://a.example/p.jpg")
        pie.thumbnail = WebAddress("http://a.example/t.jpg")
        pie.video = WebAddress("http://a.example/v")
        pie.ingredientGroups = [
            IngredientGroup(items: [
                Ingredient(text: "2 leeks, cut", name: "leeks"),
                Ingredient(text: "milk, cold", name: "milk, cold"),
            ])
        ]
        pie.stepGroups = [StepGroup(items: ["Cut.", "Bake."])]
        pie.categories = ["main", "pie"]
        pie.cuisines = ["greek", "thai"]
        pie.keywords = ["a", "b"]
        pie.times = CookingTimes(total: 25)
        pie.yield = RecipeYield(text: "4", amount: 4)
        return pie
    }()
}
