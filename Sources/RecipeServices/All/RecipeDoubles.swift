import KitchenLanguage
import RecipeModel

/// What a recipe that was sent is known by.
struct RecipeMarks: Hashable, Sendable {
    /// The service that sent it.
    let service: ServiceName
    /// The link's identity; nil without a link.
    let link: String?
    /// Title and ingredients; nil where there are no ingredients to tell by.
    let content: String?

    init(_ recipe: Recipe) {
        service = recipe.id.service
        link = recipe.link?.identity
        let foods = Set(recipe.ingredients.map { Self.words($0.name) })
        let title = Self.words(recipe.title)
        content =
            foods.isEmpty || title.isEmpty
            ? nil : ([title] + foods.sorted()).joined(separator: "\n")
    }

    private static func words(_ text: String) -> String {
        FoodWords(text).words.joined(separator: " ")
    }
}

/// Tells recipes that another service sent already, by link, else by title and ingredients.
struct RecipeDoubles: Sendable {
    private var links: [String: ServiceName] = [:]
    /// By what is in them, those with a link and those without.
    private var linked: [String: ServiceName] = [:]
    private var unlinked: [String: ServiceName] = [:]

    /// Whether another service sent it. What one service sends twice is not looked at here.
    ///
    /// Where both have a link, the links decide: the same dish may be on two sites.
    func contains(_ recipe: RecipeMarks) -> Bool {
        func isOfAnother(_ sender: ServiceName?) -> Bool {
            sender.map { $0 != recipe.service } ?? false
        }
        if let link = recipe.link, isOfAnother(links[link]) { return true }
        guard let content = recipe.content else { return false }
        return isOfAnother(unlinked[content])
            || recipe.link == nil && isOfAnother(linked[content])
    }

    /// Remembers a recipe as sent.
    mutating func insert(_ recipe: RecipeMarks) {
        func keep(_ key: String?, in senders: inout [String: ServiceName]) {
            if let key, senders[key] == nil { senders[key] = recipe.service }
        }
        keep(recipe.link, in: &links)
        if recipe.link == nil {
            keep(recipe.content, in: &unlinked)
        } else {
            keep(recipe.content, in: &linked)
        }
    }
}

/// What was sent for recent queries, so that a double on a later page is known.
actor SentPages {
    private var pages: [RecipeQuery: [Int: [RecipeMarks]]] = [:]
    private var order: [RecipeQuery] = []

    /// The most queries that are remembered; as many as a session can go back to.
    private static let queryLimit = 50

    /// What was sent for a query on other pages than this one.
    ///
    /// A request that bypasses the cache begins anew: pages from this one on are forgotten.
    func doubles(of query: RecipeQuery, besides page: Int, _ freshness: Freshness) -> RecipeDoubles
    {
        if freshness == .asked { pages[query] = pages[query]?.filter { $0.key < page } }
        var doubles = RecipeDoubles()
        let others = (pages[query] ?? [:]).filter { $0.key != page }
        for recipe in others.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
            doubles.insert(recipe)
        }
        return doubles
    }

    /// Remembers what was sent on a page.
    func remember(_ recipes: [RecipeMarks], of query: RecipeQuery, on page: Int) {
        order.removeAll { $0 == query }
        order.append(query)
        pages[query, default: [:]][page] = recipes
        if order.count > Self.queryLimit { pages[order.removeFirst()] = nil }
    }
}
