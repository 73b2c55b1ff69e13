import RecipeModel
import Synchronization

/// Keeps the details that come behind a page until the page has its place in a view.
final class LateDetailsInbox: LateDetailsReader {
    /// Details that are on their way, and whose.
    struct Delivery: Sendable {
        let recipes: [RecipeID]
        let details: AsyncStream<Recipe>
    }

    let patience: Duration
    private let deliveries = Mutex<[Delivery]>([])

    init(patience: Duration) { self.patience = patience }

    func left(_ recipes: [RecipeID], coming details: AsyncStream<Recipe>) {
        deliveries.withLock { $0.append(Delivery(recipes: recipes, details: details)) }
    }

    /// What came in since this was last asked.
    func taken() -> [Delivery] {
        deliveries.withLock { deliveries in
            defer { deliveries = [] }
            return deliveries
        }
    }
}
