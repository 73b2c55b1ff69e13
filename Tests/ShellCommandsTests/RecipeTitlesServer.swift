import MealPlan
import RecipeModel
import RecipeTestSupport
import ShellCommands

/// A server of the cook's own that knows its recipes by their titles.
final class RecipeTitlesServer: Sendable {
    private let recipes = Guarded<[String]>([])
    private let sent = Guarded<[[UInt8]?]>([])

    /// What every removal fails with.
    let failure = Guarded<ServiceError?>(nil)
    /// What adding fails with, from so many recipes on.
    let full = Guarded<(count: Int, failure: ServiceError)?>(nil)
    /// What is lost of each recipe on the way.
    let lost = Guarded<[SendLoss]>([])
    /// Whether adding is called off, from so many recipes on, as by Ctrl-C.
    let stop = Guarded<Int?>(nil)

    var titles: [String] { recipes.withLock { $0 } }
    /// The pictures that came with the recipes, in order.
    var pictures: [[UInt8]?] { sent.withLock { $0 } }

    func put(_ title: String) { recipes.withLock { $0.append(title) } }
    func remove(_ title: String) { recipes.withLock { $0.removeAll { $0 == title } } }

    var server: RecipeServer { server(nil) }

    /// - Parameter kitchen: What it keeps beside its recipes.
    func server(_ kitchen: (any KitchenServer)?) -> RecipeServer {
        RecipeServer(
            titles: { Set(self.titles.map { $0.lowercased() }) },
            add: { recipe, picture, _ in
                if let stop = self.stop.withLock({ $0 }), self.titles.count >= stop {
                    throw CancellationError()
                }
                if let full = self.full.withLock({ $0 }), self.titles.count >= full.count {
                    throw full.failure
                }
                self.put(recipe.title)
                self.sent.withLock { $0.append(picture) }
                return (recipe.title, self.lost.withLock { $0 })
            },
            remove: { key in
                if let failure = self.failure.withLock({ $0 }) { throw failure }
                guard self.titles.contains(key) else {
                    throw ServiceError.serverFailed(status: 404, tries: 1)
                }
                self.remove(key)
            },
            favorites: ListService(
                name: .mealie,
                recipes: [TestKitchen.recipe("Their pie", ["leek"])],
                pageSize: 10
            ),
            kitchen: kitchen
        )
    }
}
