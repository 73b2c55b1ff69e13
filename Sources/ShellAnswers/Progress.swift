package import RecipeModel

/// What the cook is waiting for.
package enum Progress: Hashable, Sendable {
    /// A page of results; the query in words.
    case page(number: Int, of: RecipeQuery)
    /// So many pages of results, asked for once more.
    case pages(Int, of: RecipeQuery)
    case random(ServiceName)
    case recipe(title: String)
    /// Recipes with their pages, so many of so many.
    case recipes(done: Int, of: Int)
    /// Favorites' pages, so many of so many.
    case favorites(done: Int, of: Int)
    /// The categories or cuisines of a service.
    case names(NameKind, ServiceName)
    /// Something in the background.
    case background
}
