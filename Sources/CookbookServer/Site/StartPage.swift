import Documents
import KitchenLanguage
import MealPlan
import RecipeModel

/// The start page: a search box with filters, and cards of what was found, ten a page.
struct StartPage {
    let site: CookbookSite
    let visit: Visit
    private let search: SiteSearch

    init(site: CookbookSite, visit: Visit) {
        self.site = site
        self.visit = visit
        search = SiteSearch(visit.request)
    }

    func answer() async throws -> WebAnswer {
        var query = search.query(by: site.cookbook.query)
        let household = try await site.kitchen?.plan.household() ?? Household()
        let demands = household.demands().map(\.condition)
        query.setDemands(search.isAnyway ? [] : demands)
        query.isAnyway = search.isAnyway
        let page = try await site.cookbook.page(search.page, of: query)
        let recipes = page?.recipes ?? []
        let cards = recipes.enumerated().map { place, recipe in
            card(RecipeRow(number: place + 1, recipe: recipe, isFavorite: false, query: nil))
        }
        let body = [
            "<h1>Cookbook</h1>", form, note(page), lifting(query, demands),
            "<ul class=\"cards\">", cards.joined(separator: "\n"), "</ul>",
            turns(hasNext: page?.next != nil),
        ]
        return frame.answer(
            title: search.typed.isEmpty ? "Cookbook" : "\(search.typed) - Cookbook",
            body: body.filter { !$0.isEmpty }.joined(separator: "\n")
        )
    }

    private var frame: SitePage {
        var page = SitePage(visit, .recipes)
        page.typed = nil
        return page
    }

    /// What is said to words that are too many to be looked for.
    static func tooLong(_ visit: Visit) -> WebAnswer {
        SitePage(visit, .recipes).answer(
            414,
            title: "Cookbook",
            body: "<h1>Cookbook</h1>\n"
                + HTMLText.element(
                    "p",
                    "That's too long to search for. Try a few words, such as garlic cheese."
                )
        )
    }

    private var form: String {
        let choices = SiteSearch.Filter.allCases.map { filter in
            let options = filter.choices.map { value, name in
                let mark = search.chosen(filter) == value ? " selected" : ""
                return "<option value=\"\(value)\"\(mark)>\(HTMLText.escaped(name))</option>"
            }
            return "<label>\(filter.name) <select name=\"\(filter.rawValue)\">"
                + "\(options.joined())</select></label>"
        }
        return """
            <form action="/" role="search" class="search">
            <input type="search" name="q" class="words" value="\(HTMLText.escaped(search.typed))" \
            placeholder="garlic cheese, no onion" aria-label="What to look for">
            \(choices.joined(separator: "\n"))
            <button>Search</button>
            </form>
            """
    }

    /// How many there are, and what was searched instead.
    private func note(_ page: RecipePage?) -> String {
        func said(_ words: String) -> String { HTMLText.element("p", words, class: "note") }
        guard let page else { return said("This page doesn't exist.") }
        let typed = search.typed
        if let offer = page.offer, !offer.corrections.isEmpty,
            offer.isTaken || page.recipes.isEmpty
        {
            // Terms are in small letters, whatever the line is in.
            let isSmall = offer.corrections.allSatisfy { typed.contains($0.typed) }
            let meant = offer.corrections.reduce(isSmall ? typed : typed.lowercased()) {
                $0.replacing($1.typed, with: $1.meant)
            }
            if page.recipes.isEmpty, offer.isTaken {
                return said("Nothing found. Did you mean \(meant)? Nothing is left then.")
            }
            if offer.isTaken { return said("Showing \(meant) instead of \(typed).") }
            var other = search
            (other.typed, other.page) = (meant, 1)
            let link =
                "<a href=\"\(HTMLText.escaped(other.address))\">\(HTMLText.escaped(meant))</a>"
            return "<p class=\"note\">Nothing found. Did you mean \(link)?</p>"
        }
        guard case .exactly(let count)? = page.total else { return "" }
        let unknown = page.offer.map { "nothing is known by \(NumberWords.list($0.unknown))" }
        return said(
            count == 0
                ? "Nothing found."
                : [NumberWords.counted(count, "recipe"), unknown].compactMap(\.self)
                    .joined(separator: "; ")
        )
    }

    /// What the household demands of all that is found, and the way around it for this search.
    private func lifting(_ query: RecipeQuery, _ demands: [Condition]) -> String {
        guard !demands.isEmpty else { return "" }
        var other = search
        (other.isAnyway, other.page) = (!search.isAnyway, 1)
        let address = HTMLText.escaped(other.address)
        if search.isAnyway {
            return "<p class=\"note\">Also what your household doesn't eat. "
                + "<a href=\"\(address)\">Follow the household</a></p>"
        }
        guard let words = site.kitchen?.words.demands(query) else { return "" }
        return "<p class=\"note\">\(HTMLText.escaped(words)). "
            + "<a href=\"\(address)\">Show all anyway</a></p>"
    }

    private func card(_ row: RecipeRow) -> String {
        let title = HTMLText.escaped(row.title)
        let picture =
            row.recipe.pictureForLists.map { address in
                "<img class=\"picture\" src=\"\(HTMLText.escaped(address.text))\" alt=\"\""
                    + " loading=\"lazy\" referrerpolicy=\"no-referrer\">"
            } ?? ""
        let lactose = row.recipe.hasLactose ? "<span class=\"lactose\">Has lactose</span>" : ""
        let facts = (row.facts + (row.source == "cookbook" ? [] : [row.source]))
            .joined(separator: " · ")
        let address = PageAddress.of(
            SiteLinks.path(ofKey: row.recipe.id.key),
            search.isBare ? [] : [("from", search.address)]
        )
        let lines = [
            facts, row.ingredients.prefix(12).joined(separator: ", "),
        ].filter { !$0.isEmpty }.map { HTMLText.element("p", $0) }
        return """
            <li class="card">\(picture)
            <div><h2><a href="\(HTMLText.escaped(address))">\(title)</a></h2>
            \((lines + [lactose]).filter { !$0.isEmpty }.joined(separator: "\n"))</div></li>
            """
    }

    private func turns(hasNext: Bool) -> String {
        func link(_ number: Int, _ text: String) -> String {
            var other = search
            other.page = number
            return "<a href=\"\(HTMLText.escaped(other.address))\">\(text)</a>"
        }
        let back = search.page > 1 ? link(search.page - 1, "← Previous") : "<span></span>"
        let next = hasNext ? link(search.page + 1, "Next →") : ""
        return "<nav class=\"turns\" aria-label=\"Pages of results\">\(back)\(next)</nav>"
    }
}
