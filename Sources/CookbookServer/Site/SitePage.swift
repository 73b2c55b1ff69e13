import Documents
import RecipeFormats
import RecipeModel

/// The frame of the site's own pages. They load nothing but pictures and run nothing.
enum SitePage {
    static func answer(_ status: Int = 200, title: String, body: String) -> WebAnswer {
        let text = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(HTMLText.escaped(title))</title>
            <style>
            \(style)
            </style>
            </head>
            <body>
            \(body)
            </body>
            </html>

            """
        return WebAnswer(status, "text/html; charset=utf-8", text, headers: [policy])
    }

    /// What a page may do.
    static let policy = (
        "Content-Security-Policy",
        "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; "
            + "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    )

    private static let style = """
        :root { color-scheme: light dark; --line: #8886; --card: #8881; --band: #7a2a00; \
        --on-band: #fff; }
        @media (prefers-color-scheme: dark) { :root { --band: #ffb454; --on-band: #201000; } }
        * { box-sizing: border-box; }
        body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; \
        padding: 1rem; }
        h1 { font: 1.6rem/1.2 Georgia, serif; margin: 0.5rem 0; }
        h1 a { color: inherit; text-decoration: none; }
        form { display: flex; gap: 0.5rem; margin: 1rem 0; }
        input { flex: 1; min-width: 0; }
        input, button { font: inherit; padding: 0.6rem 0.8rem; border: 1px solid var(--line); \
        border-radius: 0.5rem; }
        .cards { display: grid; gap: 1rem; padding: 0; list-style: none; \
        grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
        .card { position: relative; overflow: hidden; border: 1px solid var(--line); \
        border-radius: 0.7rem; background: var(--card); }
        .card .picture { display: block; width: 100%; aspect-ratio: 3 / 2; object-fit: cover; \
        background: var(--card); }
        .card span.picture { display: grid; aspect-ratio: 3 / 1; place-items: center; \
        font: 3rem Georgia, serif; color: var(--line); }
        .card div { padding: 0.7rem 0.9rem; }
        .card h2 { font: 1.15rem/1.3 Georgia, serif; margin: 0 0 0.3rem; }
        .card p { margin: 0.2rem 0; font-size: 0.9rem; overflow-wrap: anywhere; }
        .lactose { position: absolute; top: 1.5rem; right: -2.6rem; width: 10rem; \
        transform: rotate(45deg); text-align: center; font: 600 0.75rem/1.8 system-ui, sans-serif; \
        background: var(--band); color: var(--on-band); }
        nav { display: flex; justify-content: space-between; margin: 1.5rem 0; }
        """
}

/// A recipe's page: what `export` writes, with the way back.
enum RecipeSitePage {
    private static let body = "<body>\n"

    static func answer(for recipe: Recipe) -> WebAnswer {
        let page = RecipeFileWriter().text(of: [RecipeDocument(recipe: recipe)], as: .html)
            .replacing(body, with: body + "<p><a href=\"/\">Cookbook</a></p>\n", maxReplacements: 1)
        return WebAnswer(200, "text/html; charset=utf-8", page, headers: [SitePage.policy])
    }
}
