import RecipeModel
import Synchronization

/// Waits so long for details, and keeps what is told to come later.
final class WaitingReader: LateDetailsReader {
    let patience: Duration
    private let told = Mutex<(recipes: [RecipeID], details: AsyncStream<Recipe>?)>(([], nil))

    init(_ patience: Duration) { self.patience = patience }

    /// The recipes whose details were not waited for.
    var left: [RecipeID] { told.withLock { $0.recipes } }

    /// Their details.
    var details: AsyncStream<Recipe>? { told.withLock { $0.details } }

    func left(_ recipes: [RecipeID], coming details: AsyncStream<Recipe>) {
        told.withLock { $0 = (recipes, details) }
    }
}
