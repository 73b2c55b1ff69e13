/// A place with recipes of which a whole copy can be kept.
package struct CopySource: Sendable {
    /// The keys of all its recipes, each with a stamp that is another one when the recipe has changed.
    /// Throws `ServiceError` or `CancellationError`.
    package var stamps: @Sendable () async throws -> [String: String]
    /// The recipes of some keys, as far as they are there and can be read. Throws `ServiceError` where
    /// nobody can be asked, or `CancellationError`.
    package var recipes: @Sendable (_ keys: [String]) async throws -> [Recipe]

    package init(
        stamps: @escaping @Sendable () async throws -> [String: String],
        recipes: @escaping @Sendable ([String]) async throws -> [Recipe]
    ) {
        self.stamps = stamps
        self.recipes = recipes
    }
}

/// How things stand with a whole copy.
package struct CopyStanding: Hashable, Sendable {
    /// What it is a copy of.
    package var service: ServiceName
    package var recipes: Int
    /// When it was last brought up to date, in seconds since 1970.
    package var copiedAt: Int

    package init(service: ServiceName, recipes: Int, copiedAt: Int) {
        self.service = service
        self.recipes = recipes
        self.copiedAt = copiedAt
    }
}

/// What bringing a copy up to date came to.
package struct CopyResult: Hashable, Sendable {
    /// Recipes that are in it since, that are other than before, and that are gone from it.
    package var added = 0
    package var changed = 0
    package var removed = 0
    /// Recipes that the server lists and couldn't give just now.
    package var unread = 0
    /// How many are in it now, and how many the server has.
    package var recipes = 0
    package var listed = 0
    /// Whether it is the first copy.
    package var isFirst = false
    /// Whether it was stopped before all was fetched.
    package var isStopped = false

    package init() {}
}
