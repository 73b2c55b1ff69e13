import Documents
import KitchenLanguage
import RecipeModel

/// The start page: a search box, and cards of what was found, ten a page.
struct StartPage {
    let site: CookbookSite

    func answer(to request: WebRequest) async throws -> WebAnswer {
        let typed = CleanText.line(request.value("q") ?? "").trimmingWhitespace()
        let number = request.value("p").flatMap { Int($0) } ?? 1
        let page = try await site.cookbook.page(number, of: site.cookbook.query(typed))
        let recipes = page?.recipes ?? []
        let cards = recipes.enumerated().map { place, recipe in
            card(RecipeRow(number: place + 1, recipe: recipe, isFavorite: false, query: nil))
        }
        let body = [
            "<h1><a href=\"/\">Cookbook</a></h1>", Self.form(typed), note(page, typed),
            "<ul class=\"cards\">", cards.joined(separator: "\n"), "</ul>",
            turns(typed, number, hasNext: page?.next != nil),
        ]
        return SitePage.answer(
            title: typed.isEmpty ? "Cookbook" : "\(typed) - Cookbook",
            body: body.joined(separator: "\n")
        )
    }

    /// What is said to words that are too many to be looked for.
    static func tooLong() -> WebAnswer {
        SitePage.answer(
            414,
            title: "Cookbook",
            body: "<h1><a href=\"/\">Cookbook</a></h1>\n"
                + HTMLText.element(
                    "p",
                    "That's too long to search for. Try a few words, such as garlic cheese."
                ) + form("")
        )
    }

    private static func form(_ typed: String) -> String {
        """
        <form action="/" role="search">
        <input type="search" name="q" value="\(HTMLText.escaped(typed))" \
        placeholder="garlic cheese, no onion" aria-label="What to look for">
        <button>Search</button>
        </form>
        """
    }

    /// How many there are, and what was searched instead.
    private func note(_ page: RecipePage?, _ typed: String) -> String {
        guard let page else { return HTMLText.element("p", "This page doesn't exist.") }
        if let offer = page.offer,
            offer.isTaken && !offer.corrections.isEmpty || page.recipes.isEmpty
        {
            let meant = offer.corrections.reduce(typed) { $0.replacing($1.typed, with: $1.meant) }
            let link =
                "<a href=\"/?q=\(PercentEncoding.segment(meant))\">\(HTMLText.escaped(meant))</a>"
            return offer.isTaken
                ? HTMLText.element("p", "Showing \(meant) instead of \(typed).")
                : "<p>Nothing found. Did you mean \(link)?</p>"
        }
        guard case .exactly(let count)? = page.total else { return "" }
        let unknown = page.offer.map { "nothing is known by \(NumberWords.list($0.unknown))" }
        return HTMLText.element(
            "p",
            count == 0
                ? "Nothing found."
                : [NumberWords.counted(count, "recipe"), unknown].compactMap(\.self)
                    .joined(separator: "; ")
        )
    }

    private func card(_ row: RecipeRow) -> String {
        let title = HTMLText.escaped(row.title)
        let picture =
            row.recipe.pictureForLists.map { address in
                "<img class=\"picture\" src=\"\(HTMLText.escaped(address.text))\" alt=\"\""
                    + " loading=\"lazy\" referrerpolicy=\"no-referrer\">"
            }
            ?? "<span class=\"picture\" aria-hidden=\"true\">"
            + "\(HTMLText.escaped(String(row.title.prefix(1)).uppercased()))</span>"
        let lactose = row.recipe.hasLactose ? "<span class=\"lactose\">Has lactose</span>" : ""
        let facts = (row.facts + (row.source == "cookbook" ? [] : [row.source]))
            .joined(separator: " · ")
        return """
            <li class="card">\(picture)\(lactose)
            <div><h2><a href="\(HTMLText.escaped(SiteLinks.path(ofKey: row.recipe.id.key)))">\
            \(title)</a></h2>
            \(facts.isEmpty ? "" : HTMLText.element("p", facts))
            \(HTMLText.element("p", row.ingredients.prefix(12).joined(separator: ", ")))</div></li>
            """
    }

    private func turns(_ typed: String, _ number: Int, hasNext: Bool) -> String {
        let words = PercentEncoding.segment(typed)
        func link(_ number: Int, _ text: String) -> String {
            "<a href=\"/?q=\(words)&amp;p=\(number)\">\(text)</a>"
        }
        let back = number > 1 ? link(number - 1, "← Previous") : "<span></span>"
        return "<nav>\(back)\(hasNext ? link(number + 1, "Next →") : "")</nav>"
    }
}
