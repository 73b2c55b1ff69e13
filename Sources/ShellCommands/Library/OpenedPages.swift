import RecipeModel
import ShellAnswers

/// The recipes that were opened, as they were shown, so that `forward` needs no network.
struct OpenedPages: Sendable {
    /// How many are kept.
    static let limit = 50

    /// The one opened last comes last.
    private var pages: [RecipeAnswer] = []

    /// Keeps what was shown of a recipe.
    mutating func add(_ page: RecipeAnswer) {
        pages.removeAll { $0.recipe.id == page.recipe.id }
        pages.append(page)
        if pages.count > OpenedPages.limit { pages.removeFirst() }
    }

    /// What was shown of a recipe last.
    subscript(id: RecipeID) -> RecipeAnswer? { pages.last { $0.recipe.id == id } }
}
