package import MealPlan
package import RecipeModel

/// A server of the cook's own, into which recipes can be put.
package struct RecipeServer: Sendable {
    package typealias Adding =
        @Sendable (Recipe, _ picture: [UInt8]?, _ makesTags: Bool) async throws -> (
            key: String, lost: [SendLoss]
        )

    /// The titles of all its recipes, in lower case. Throws `ServiceError`.
    package var titles: @Sendable () async throws -> Set<String>
    /// Puts a recipe into it, with its picture; by what it is known there, and what isn't there as it
    /// was. Throws `ServiceError`, or `UnfinishedRecipe` where a part of it stays there.
    package var add: Adding
    /// Removes a recipe from it. Throws `ServiceError`.
    package var remove: @Sendable (_ key: String) async throws -> Void
    /// The favorites that the cook marked there, as a service.
    package var favorites: any RecipeService
    /// Its plan, shopping list and log; nil where it keeps none.
    package var kitchen: (any KitchenServer)?

    package init(
        titles: @escaping @Sendable () async throws -> Set<String>,
        add: @escaping Adding,
        remove: @escaping @Sendable (String) async throws -> Void,
        favorites: any RecipeService,
        kitchen: (any KitchenServer)? = nil
    ) {
        self.titles = titles
        self.add = add
        self.remove = remove
        self.favorites = favorites
        self.kitchen = kitchen
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
    /// The same in microseconds; nil for what earlier programs noted.
    package var moment: Int?

    /// When that was, in microseconds since 1970: in the order of all changes.
    var order: Int { moment ?? time * 1_000_000 }
}
