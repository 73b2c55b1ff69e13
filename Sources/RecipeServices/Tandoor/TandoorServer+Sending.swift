import RecipeModel

extension TandoorServer {
    /// Tandoor makes the keywords, foods and units that it doesn't have.
    func add(_ recipe: Recipe, makingTags: Bool) async throws -> String {
        var keywords = try await names(of: "keyword", .asked).map(\.text)
        if makingTags {
            let names = Set(keywords.map { $0.lowercased() })
            keywords += recipe.tagsInOrder.filter {
                !names.contains($0.lowercased()) && $0.scalarCount <= TandoorBody.Limit.keyword
            }
        }
        let body = TandoorBody(recipe, keywords: keywords, words)
        guard
            let made = try await server.change(.post, "api/recipe/", .object(body.members)),
            let id = made["id"]?.integer
        else { throw ServiceError.malformedReply(.wrongShape) }
        return String(id)
    }

    func setPicture(_ bytes: [UInt8], of key: String) async throws {
        let path = "api/recipe/\(PercentEncoding.segment(key))/image/"
        try await server.sendPicture(bytes, fields: [:], to: path)
    }

    func remove(_ key: String) async throws {
        try await server.change(.delete, "api/recipe/\(PercentEncoding.segment(key))/")
    }

    /// What is in the books that are called so, else in all books: Tandoor has no favorites.
    func favorites(_ freshness: Freshness) async throws -> FoundRecipes.List {
        let books = try await server.ask("api/recipe-book/", ["page_size=100"], freshness) {
            reply in
            // Before 2.0 the books came in a list without pages.
            (try reply.array ?? reply.list("results")).compactMap { book in
                book["id"]?.integer.map { (id: $0, name: book.line("name") ?? "") }
            }
        }.value
        let called = books.filter { book in
            Self.favoriteWords.contains { book.name.lowercased().contains($0) }
        }
        let chosen = called.isEmpty ? books : called
        guard !chosen.isEmpty else { return FoundRecipes.List() }
        return try await all(chosen.map { "books_or=\($0.id)" }, freshness)
    }

    /// What a book of favorites is called in the languages of many cooks.
    private static let favoriteWords = ["favo", "preferi", "liebling", "ulubion"]
}
