import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeServices

/// A word that could be read in places where no key should be.
let testKey = "s3cr3t-k3y"

extension ServiceBench {
    /// What the services of a bench take for foods.
    static let isKnownFood: @Sendable (String) -> Bool = {
        ["garlic", "cheese", "goat cheese", "leek", "leeks", "durian", "onion"].contains($0)
    }

    func mealDB(
        at path: String = "/api/json/v1/1/",
        pageSize: Int = 10
    ) throws -> TheMealDBService {
        TheMealDBService(
            address: try address(path),
            client: client,
            pageSize: { pageSize },
            isKnownFood: Self.isKnownFood
        )
    }

    func spoonacular(pageSize: Int = 10) throws -> SpoonacularService {
        SpoonacularService(
            address: try address(),
            key: try #require(ServiceKey(testKey)),
            client: client,
            pageSize: { pageSize },
            plainText: { markup in
                var isTag = false
                let text = markup.filter { sign in
                    if sign == "<" { isTag = true }
                    defer { if sign == ">" { isTag = false } }
                    return !isTag
                }
                return text.replacing("&amp;", with: "&").replacing("&eacute;", with: "é")
            },
            isKnownFood: Self.isKnownFood
        )
    }

    func feed(pageSize: Int = 10) throws -> FeedService {
        FeedService(
            address: try address("/recipes.json"),
            client: client,
            pageSize: { pageSize },
            chance: { $0.upperBound - 1 }
        )
    }

    /// What was asked, without the paths that all have.
    var calls: [String] {
        server.requests.map { $0.target.replacing("/api/json/v1/1/", with: "") }
    }
}

extension RecipeService {
    /// A page of a query, from the cache where it is kept.
    func page(
        _ conditions: [Condition] = [],
        at cursor: PageCursor = .first,
        _ freshness: Freshness = .kept
    ) async throws -> RecipePage {
        try await page(of: RecipeQuery(conditions), at: cursor, freshness: freshness)
    }

    /// What is told of the first page of a query, from the cache where it is kept.
    func events(_ conditions: [Condition], patience: Duration? = nil) -> PageEvents {
        events(of: RecipeQuery(conditions), at: .first, freshness: .kept, patience: patience)
    }

    /// All pages up to the end, so many at most.
    func pages(_ conditions: [Condition] = [], atMost limit: Int = 50) async throws -> [RecipePage]
    {
        try await pages(of: RecipeQuery(conditions), atMost: limit)
    }

    func pages(of query: RecipeQuery, atMost limit: Int = 50) async throws -> [RecipePage] {
        var pages: [RecipePage] = []
        var next: PageCursor? = .first
        while let cursor = next, pages.count < limit {
            let page = try await page(of: query, at: cursor, freshness: .kept)
            pages.append(page)
            next = page.next
        }
        return pages
    }
}

/// What was told of a page.
struct ToldPage: Sendable {
    var parts: [PagePart] = []
    var recipesOfParts: [Recipe] = []
    var page: RecipePage?
    /// The recipes whose details were not waited for.
    var lacking: [RecipeID] = []
    /// Their details.
    var details: [Recipe] = []

    init() {}

    /// Reads events to their end.
    init(_ events: PageEvents) async throws {
        for try await event in events { add(event) }
    }

    mutating func add(_ event: PageEvent) {
        switch event {
        case .part(let part, let recipes):
            parts.append(part)
            recipesOfParts += recipes
        case .page(let page, let lacking):
            self.page = page
            self.lacking = lacking
        case .details(let recipe): details.append(recipe)
        }
    }
}

extension [Recipe] {
    var titles: [String] { map(\.title) }
}

extension ServiceBench {
    private static let minutes: @Sendable (String) -> Int? = { text in
        let words = text.split(separator: " ")
        let sizes = ["hour": 60, "hours": 60, "minute": 1, "minutes": 1]
        let parts = zip(words, words.dropFirst()).compactMap { number, unit in
            Int(number).flatMap { number in sizes[String(unit)].map { number * $0 } }
        }
        return parts.isEmpty ? nil : parts.reduce(0, +)
    }

    func mealie(token: String = testKey, at path: String = "") throws -> OwnServerService {
        try ownServer(.mealie, token: token, at: path)
    }

    func tandoor(token: String = testKey) throws -> OwnServerService {
        try ownServer(.tandoor, token: token, at: "")
    }

    private func ownServer(
        _ name: ServiceName,
        token: String,
        at path: String
    ) throws -> OwnServerService {
        let service = OwnServerService(
            name,
            address: try address(path),
            token: try #require(ServiceKey(token)),
            client: client,
            plainText: { $0 },
            minutes: Self.minutes
        )
        return try #require(service)
    }
}
