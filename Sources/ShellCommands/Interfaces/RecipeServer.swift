package import RecipeModel

/// A server of the cook's own, into which recipes can be put.
package struct RecipeServer: Sendable {
    /// Whether it has a recipe of a name. Throws `ServiceFailure`.
    package var has: @Sendable (_ title: String) async throws -> Bool
    /// Puts a recipe into it, with its picture; by what it is known there, and what it could not
    /// take along. Throws `ServiceFailure`.
    package var add:
        @Sendable (Recipe, _ picture: [UInt8]?) async throws -> (key: String, lost: [String])
    /// Removes a recipe from it. Throws `ServiceFailure`.
    package var remove: @Sendable (_ key: String) async throws -> Void
    /// The favorites that the cook marked there, as a service.
    package var favorites: any RecipeService

    package init(
        has: @escaping @Sendable (String) async throws -> Bool,
        add:
            @escaping @Sendable (Recipe, [UInt8]?) async throws -> (key: String, lost: [String]),
        remove: @escaping @Sendable (String) async throws -> Void,
        favorites: any RecipeService
    ) {
        self.has = has
        self.add = add
        self.remove = remove
        self.favorites = favorites
    }
}

/// Recipes that were sent to a server, which `undo` removes there.
package struct SentRecipes: Hashable, Sendable, Codable {
    /// One of them.
    package struct Entry: Hashable, Sendable, Codable {
        /// By what the server knows it.
        package var key: String
        package var title: String
    }

    package var service: ServiceName
    /// Where the server was: another one there may know other recipes by the same keys.
    package var address: String?
    package var recipes: [Entry]
    /// When that was, in seconds since 1970.
    package var time: Int
}
