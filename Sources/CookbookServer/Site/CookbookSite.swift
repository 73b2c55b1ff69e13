import RecipeModel

/// The cookbook as a web site: pages for people, and the calls that old programs know.
///
/// Nothing but recipes of the cookbook, the plan and the shopping list can be reached: paths are names
/// of calls and pages and keys of recipes, never files.
package struct CookbookSite: Sendable {
    let cookbook: ServedCookbook
    /// The plan and the shopping list; nil where only the cookbook is served.
    let kitchen: ServedKitchen?
    let numbers: MealNumbers

    package init(_ cookbook: ServedCookbook, kitchen: ServedKitchen? = nil) {
        self.cookbook = cookbook
        self.kitchen = kitchen
        numbers = MealNumbers(cookbook.wordKeys)
    }

    /// The answer to a request; never fails.
    ///
    /// - Parameter server: The server's own address, for clients that don't say how they call it.
    package func answer(to request: WebRequest, server: String) async -> WebAnswer {
        let links = SiteLinks(host: request.host ?? server)
        do {
            return try await found(request, links)
        } catch {
            return .busy
        }
    }

    /// How many bytes of words a request may ask for: more than anybody types.
    static let longestWords = 300

    /// Whether the answer takes longer than a search as people type it.
    package func isCostly(_ request: WebRequest) -> Bool {
        // A pass phrase takes memory and time by design.
        if request.isPost, request.path == SignInPage.path { return true }
        if request.wordLength > 48 { return true }
        switch request.path.last {
        case "filter.php", "list.php", "categories.php": return true
        case "search.php": return request.value("f") != nil
        default: return false
        }
    }

    private func found(_ request: WebRequest, _ links: SiteLinks) async throws -> WebAnswer {
        let path = request.path
        let visit = Visit(request, kitchen)
        guard request.wordLength <= Self.longestWords else {
            return path.isEmpty ? StartPage.tooLong(visit) : .plain(414)
        }
        if !request.isPost, SiteIcon.paths.contains(path) { return SiteIcon.answer }
        if let kitchen {
            let pages = KitchenPages(visit: visit, kitchen: kitchen, recipe: cookbook.recipe)
            if let answer = try await pages.answer() { return answer }
        } else if request.isPost {
            return .plain(405, [("Allow", "GET, HEAD")])
        }
        if path.isEmpty { return try await StartPage(site: self, visit: visit).answer() }
        if path == ["health"] { return try await health() }
        if path == ["api"] {
            return try await PuppyCalls(site: self, links: links).answer(to: request)
        }
        if path.count == 2, path[0] == "recipe", let recipe = try await cookbook.recipe(path[1]) {
            guard let question = request.value("ask") else {
                return try await RecipeSitePage(recipe, visit: visit, kitchen: kitchen).answer()
            }
            guard let text = await cookbook.answer(question, recipe) else { return .plain(400) }
            return WebAnswer(200, "application/json", text + "\n")
        }
        if path.count == 5, path.starts(with: ["api", "json", "v1", "1"]) {
            return try await MealCalls(site: self, links: links).answer(path[4], request)
        }
        return missing(visit)
    }

    private func missing(_ visit: Visit) -> WebAnswer {
        SitePage(visit).answer(
            404,
            title: "Not found",
            body: "<h1>Not found</h1>\n"
                + "<p>There is nothing here. <a href=\"/\">To the cookbook</a></p>"
        )
    }

    /// Whether recipes are found: how many there are.
    private func health() async throws -> WebAnswer {
        let page = try await cookbook.page(1, of: RecipeQuery())
        guard case .exactly(let count)? = page?.total else { return .busy }
        let text = JSONOutput.object([
            JSONMember("status", .string("ok")), JSONMember("recipes", .int(count)),
        ]).text
        let isFresh = ("Cache-Control", "no-store")
        return WebAnswer(200, "application/json", text + "\n", headers: [isFresh])
    }
}

/// The addresses that answers name.
struct SiteLinks: Sendable {
    /// The server as the client calls it, with the port.
    let host: String

    var start: String { "http://\(host)/" }

    func page(ofKey key: String) -> String { "http://\(host)\(SiteLinks.path(ofKey: key))" }

    static func path(ofKey key: String) -> String { "/recipe/\(PercentEncoding.segment(key))" }
}
