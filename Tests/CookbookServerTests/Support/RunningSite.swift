import CookbookServer
import Foundation
import MealPlan
import RecipeModel
import RecipeSearch
import RecipeStore

/// A cookbook that is served on a free port of the loopback address.
final class RunningSite: Sendable {
    let server: WebServer
    let client: WebClient
    let folder: String
    /// The plan, the pantry and the shopping list, where the site has a kitchen.
    let kitchen: SQLiteFavoriteStore

    /// The day of every such site.
    static let today = CalendarDay(number: 20_783)

    /// The starters, and recipes beside them.
    init(
        _ recipes: [Recipe] = [],
        limits: WebServer.Limits = WebServer.Limits(),
        door: FamilyDoor? = nil,
        hasKitchen: Bool = false,
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
        let kitchen = SQLiteFavoriteStore(folder: folder, session: "made")
        self.kitchen = kitchen
        var limits = limits
        if door != nil { limits.form = 16_384 }
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
            ),
            kitchen: hasKitchen || door != nil
                ? ServedKitchen(
                    plan: kitchen,
                    store: kitchen,
                    undo: { try await kitchen.undo() },
                    maker: PlanMaker(
                        plan: kitchen,
                        kitchen: kitchen,
                        favorites: kitchen,
                        staples: [],
                        habits: CalendarHabits(),
                        dishes: { try await book.sample(of: $0, count: $1) }
                    ),
                    reading: { text in
                        RecipeQuery(text.split(separator: " ").map { .has(Term(String($0))) })
                    },
                    today: { Self.today },
                    words: .plain,
                    door: door
                ) : nil
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

extension KitchenPageWords {
    /// Words as short as can be.
    static var plain: KitchenPageWords {
        KitchenPageWords(
            day: { day, _ in day.iso },
            days: { days, _ in "\(days.lowerBound.iso) to \(days.upperBound.iso)" },
            dish: { meal, _ in meal.recipe.title },
            facts: { meal, _ in meal.servings.map { ["for \($0)"] } ?? [] },
            demands: { query in
                query.demands.isEmpty ? nil : "\(query.demands.count) demands (household)"
            },
            broken: { title, demands in "\(title) breaks \(demands.count)" }
        )
    }
}
