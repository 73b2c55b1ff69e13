import Foundation

/// One recipe as RecipePuppy's API writes it.
package struct PuppyEntry: Sendable, Hashable, Codable {
    /// The dish's name, with whatever white space and entities a test wants.
    package var title: String
    /// The recipe's page.
    package var href: String
    /// The foods, with commas between them.
    package var ingredients: String
    /// The picture; empty for none.
    package var thumbnail: String

    package init(title: String, href: String, ingredients: String, thumbnail: String = "") {
        self.title = title
        self.href = href
        self.ingredients = ingredients
        self.thumbnail = thumbnail
    }
}

/// RecipePuppy's API over a test's recipes: `i`, `q` and `p`, ten to a page, no total.
package struct RecipePuppySite: Sendable {
    /// All recipes, in the order in which they are sent.
    package var entries: [PuppyEntry]
    /// How many stand on a page.
    package var pageSize: Int

    /// An API over these recipes.
    package init(entries: [PuppyEntry], pageSize: Int = 10) {
        self.entries = entries
        self.pageSize = pageSize
    }

    /// The answer to a request at `/api/`; nil for any other.
    package func answer(_ request: ServedRequest) -> ServedResponse? {
        guard request.path == "/api/" || request.path == "/api" else { return nil }
        let start = (max(1, min(request.page, 10_000)) - 1) * pageSize
        return Self.page(Array(matching(request.parameters).dropFirst(start).prefix(pageSize)))
    }

    /// A page of these entries, written as the old service wrote it: slashes escaped, a media type
    /// of its own.
    package static func page(_ entries: [PuppyEntry]) -> ServedResponse {
        let encoder = JSONEncoder()
        let results = (try? encoder.encode(entries)).map { String(decoding: $0, as: UTF8.self) }
        return page(results: results ?? "[]")
    }

    /// A page of which `results` is given as JSON, however wrong.
    package static func page(results: String) -> ServedResponse {
        let text = """
            {"title":"Recipe Puppy","version":0.1,"href":"http:\\/\\/puppy.example\\/",\
            "results":\(results)}
            """
        return ServedResponse(
            headers: [
                "Content-Type": "text/javascript", "Cache-Control": "no-store, no-cache",
                "Set-Cookie": "session=1; path=/",
            ],
            body: Array(text.utf8)
        )
    }

    /// Each food of `i` stands in the ingredients, each word of `q` in the title.
    private func matching(_ parameters: [String: String]) -> [PuppyEntry] {
        let foods = (parameters["i"] ?? "").split(separator: ",").map { $0.lowercased() }
        let words = (parameters["q"] ?? "").split(separator: " ").map { $0.lowercased() }
        return entries.filter { entry in
            let names = entry.ingredients.lowercased()
            let title = entry.title.lowercased()
            return foods.allSatisfy(names.contains) && words.allSatisfy(title.contains)
        }
    }
}

extension MisbehavingServer {
    /// Answers as RecipePuppy's API over these recipes.
    package func serve(_ site: RecipePuppySite) { serve { site.answer($0) } }
}
