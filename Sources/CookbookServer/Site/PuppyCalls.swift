import Documents
import KitchenLanguage
import RecipeModel

/// RecipePuppy's interface: `/api/?i=onions,garlic&q=omelet&p=3`, ten recipes a page.
struct PuppyCalls {
    let site: CookbookSite
    let links: SiteLinks

    func answer(to request: WebRequest) async throws -> WebAnswer {
        // A script is run by whatever page names it, and that page could read the cookbook.
        let callback = request.value("callback") ?? ""
        if !callback.isEmpty, request.isFromForeignPage { return .plain(403) }
        let number = request.value("p").map { Int($0.trimmingWhitespace()) ?? 0 } ?? 1
        let page = try await site.cookbook.page(max(number, 1), of: query(request))
        let recipes = page?.recipes ?? []
        if request.value("format") == "xml" {
            return WebAnswer(200, "text/xml; charset=utf-8", xml(recipes))
        }
        let text = json(recipes)
        guard !callback.isEmpty else {
            return WebAnswer(200, "text/javascript; charset=utf-8", text)
        }
        guard Self.isName(callback) else { return .plain(400) }
        return WebAnswer(200, "text/javascript; charset=utf-8", "/**/\(callback)(\(text));")
    }

    /// What `i` and `q` ask for; a `-` before a food leaves it out.
    private func query(_ request: WebRequest) -> RecipeQuery {
        let foods = (request.value("i") ?? "").split(separator: ",").prefix(32)
            .map { $0.trimmingWhitespace() }
        var conditions = foods.compactMap { food -> Condition? in
            let isLeftOut = food.first == "-"
            let name = (isLeftOut ? String(food.dropFirst()) : food).trimmingWhitespace()
            guard name.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
            return isLeftOut ? .none(Term(name)) : .has(Term(name, in: .ingredient))
        }
        conditions += site.cookbook.query(request.value("q") ?? "").conditions
        return RecipeQuery(conditions)
    }

    private func json(_ recipes: [Recipe]) -> String {
        let results = recipes.map { recipe in
            JSONOutput.object([
                JSONMember("title", .string(recipe.title)),
                JSONMember("href", .string(links.page(ofKey: recipe.id.key))),
                JSONMember("ingredients", .string(Self.foods(of: recipe))),
                JSONMember("thumbnail", .string(recipe.pictureForLists?.text ?? "")),
            ])
        }
        return JSONOutput.object([
            JSONMember("title", .string("Recipe Puppy")),
            JSONMember("version", .number(0.1)),
            JSONMember("href", .string(links.start)),
            JSONMember("results", .array(results)),
        ]).text
    }

    private func xml(_ recipes: [Recipe]) -> String {
        let items = recipes.map { recipe in
            "<recipe>\(HTMLText.element("title", recipe.title))"
                + HTMLText.element("href", links.page(ofKey: recipe.id.key))
                + HTMLText.element("ingredients", Self.foods(of: recipe)) + "</recipe>\n"
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<recipes>\n\(items.joined())</recipes>\n"
    }

    /// The foods, with commas between; none has one in it.
    private static func foods(of recipe: Recipe) -> String {
        recipe.ingredients.map {
            $0.name.replacing(",", with: " ").collapsingWhitespace()
        }.joined(separator: ", ")
    }

    /// Whether a text is the name of a function: nothing else may stand in a script.
    private static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter || "_$".contains(first) else {
            return false
        }
        return text.utf8.count <= 128
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_$.".contains($0)) }
    }
}
