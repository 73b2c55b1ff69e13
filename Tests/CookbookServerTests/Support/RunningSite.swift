import CookbookServer
import Foundation
import RecipeModel
import RecipeSearch
import RecipeStore

/// A cookbook that is served on a free port of the loopback address.
final class RunningSite: Sendable {
    let server: WebServer
    let client: WebClient
    let folder: String

    /// The starters, and recipes beside them.
    init(
        _ recipes: [Recipe] = [],
        limits: WebServer.Limits = WebServer.Limits(),
        log: (@Sendable (WebServer.LogEntry) -> Void)? = nil
    ) async throws {
        folder = NSTemporaryDirectory() + "site-" + UUID().uuidString
        let store = SQLiteCookbookStore(folder: folder)
        if !recipes.isEmpty {
            let memory = ReadingMemory()
            let prepared = recipes.map { PreparedRecipe($0, memory: memory) }
            _ = try await store.add(prepared, from: "made", counting: false)
        }
        let book = Cookbook(StarterCookbook(), store: store)
        let site = CookbookSite(
            ServedCookbook(
                pages: book,
                longPages: Cookbook(StarterCookbook(pageSize: { 50 }), store: store),
                recipe: { try await book.recipe(forKey: $0) },
                wordKeys: book.outlines.map(\.id.key),
                foods: { ["garlic", "leek"] },
                query: { text in
                    RecipeQuery(text.split(separator: " ").map { .has(Term(String($0))) })
                },
                answer: { question, recipe in
                    question.contains("?") ? nil : #"{"\#(recipe.title)":"\#(question)"}"#
                }
            )
        )
        let made = try WebServer(
            address: "127.0.0.1",
            port: 0,
            limits: limits,
            log: log,
            isCostly: { site.isCostly($0) },
            answer: { await site.answer(to: $0, server: "127.0.0.1") }
        )
        server = made
        client = WebClient(
            port: made.name.split(separator: ":").last.flatMap { UInt16($0) } ?? 0
        )
        Thread.detachNewThread { made.run() }
    }

    deinit {
        server.stop()
        try? FileManager.default.removeItem(atPath: folder)
    }
}
