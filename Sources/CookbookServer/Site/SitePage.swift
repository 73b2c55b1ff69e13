import Documents
import RecipeModel

/// The frame of the site's pages: the same head, the same ways on, the same look.
///
/// They load nothing but pictures and the one script of the shopping list.
struct SitePage {
    /// The pages that every page leads to.
    enum Place: String, CaseIterable {
        case recipes = "/"
        case plan = "/plan"
        case today = "/today"
        case shopping = "/shopping"

        fileprivate var name: String {
            switch self {
            case .recipes: "Recipes"
            case .plan: "Week"
            case .today: "Today"
            case .shopping: "Shopping"
            }
        }
    }

    let visit: Visit
    var place: Place?
    /// What stands in the search box; nil where the page has one of its own.
    var typed: String? = ""
    /// What else stands in the head: a recipe's data for programs.
    var data = ""
    var language = "en"
    /// Whether it has the script of the shopping list.
    var hasScript = false

    init(_ visit: Visit, _ place: Place? = nil) {
        self.visit = visit
        self.place = place
    }

    /// - Parameters:
    ///   - title: What the page is called.
    ///   - body: What is in it, as HTML.
    func answer(
        _ status: Int = 200,
        title: String,
        body: String,
        headers: [(String, String)] = []
    ) -> WebAnswer {
        // Under the header's `no-referrer` a browser sends its forms with the origin `null`, as a page
        // of a stranger does; other servers still learn nothing.
        let script = hasScript ? "<script src=\"\(ShoppingScript.path)\" defer></script>\n" : ""
        let text = """
            <!DOCTYPE html>
            <html lang="\(HTMLText.escaped(language))">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="same-origin">
            <title>\(HTMLText.escaped(title))</title>
            <link rel="icon" href="\(SiteIcon.path)" type="image/svg+xml">
            <style>
            \(SiteStyle.text)
            </style>
            \(data)\(script)</head>
            <body>
            \(head)
            <main>
            \(body)
            </main>
            </body>
            </html>

            """
        // What one member of the family sees isn't another's, and a plan changes.
        let isFresh =
            visit.session != nil || place != nil && place != .recipes
            ? [("Cache-Control", "no-store")] : []
        return WebAnswer(
            status,
            "text/html; charset=utf-8",
            text,
            headers: [policy] + isFresh + headers
        )
    }

    private var head: String {
        let places = visit.hasKitchen ? Place.allCases : []
        let links = places.map { other in
            let mark = other == place ? " aria-current=\"page\"" : ""
            return "<a href=\"\(other.rawValue)\"\(mark)>\(other.name)</a>"
        }
        let ways =
            links.isEmpty
            ? "" : "<nav aria-label=\"Pages\">\(links.joined(separator: "\n"))</nav>\n"
        let search =
            typed.map { typed in
                """
                <form action="/" role="search" class="find">
                <input type="search" name="q" value="\(HTMLText.escaped(typed))" \
                placeholder="garlic cheese, no onion" aria-label="What to look for">
                <button>Search</button>
                </form>

                """
            } ?? ""
        return
            "<header>\n<a class=\"brand\" href=\"/\">Cookbook</a>\n\(ways)\(search)\(sign)</header>"
    }

    /// The way in, or out, where there is a door.
    private var sign: String {
        if visit.session != nil {
            return "<form action=\"/sign-out\" method=\"post\" class=\"sign\">\(visit.formKey)"
                + "<button class=\"plain\">Sign out</button></form>\n"
        }
        guard visit.door != nil, visit.request.path != ["sign-in"] else { return "" }
        return "<a class=\"sign\" href=\"\(HTMLText.escaped(visit.signIn))\">Sign in</a>\n"
    }

    /// What a page may do.
    private var policy: (String, String) {
        (
            "Content-Security-Policy",
            "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; "
                + (hasScript ? "script-src 'self'; connect-src 'self'; " : "")
                + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        )
    }
}
