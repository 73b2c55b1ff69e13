import Foundation
import RecipeModel

/// Pages that were told on the way. Sendable without the compiler's check because they are behind a
/// lock.
final class ToldPages: @unchecked Sendable {
    private let lock = NSLock()
    private var pages: [RecipePage] = []

    var all: [RecipePage] { lock.withLock { pages } }
    func add(_ page: RecipePage) { lock.withLock { pages.append(page) } }
}
