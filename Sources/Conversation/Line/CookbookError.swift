/// What can be wrong with changes of the cookbook.
package enum CookbookError: Hashable, Sendable {
    /// Nothing was imported under this name.
    case unknownOrigin(name: String, suggestion: String?)
    /// The recipe is another service's.
    case notInCookbook(title: String)
    /// The recipe is another service's, and not among the favorites.
    case notYours(title: String)
    /// Nothing is known of what the cook's own recipe read as before.
    case noOriginal(title: String)
}
