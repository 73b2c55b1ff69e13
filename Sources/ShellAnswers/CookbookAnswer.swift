package import RecipeModel
package import RecipeSearch

/// What the commands of the cookbook tell.
package enum CookbookAnswer: Hashable, Sendable {
    /// Where its recipes are from, beside so many starters.
    case origins([CookbookOrigin], starters: Int)
    /// What an import came to.
    case imported(ImportReport)
    /// What copying all of it to an address came to.
    case copied(ImportResult, to: ServiceAddress)
}

/// What an import came to, as it is told.
package struct ImportReport: Hashable, Sendable {
    package var result: ImportResult
    /// What was imported, as the cook named it.
    package var file: String
    /// The name of the recipes' origin.
    package var origin: String
    package var isRehearsal: Bool
    package var keepsAsFavorites: Bool
    /// The file that has every entry that can't be read.
    package var report: String?

    package init(
        result: ImportResult,
        file: String,
        origin: String,
        isRehearsal: Bool,
        keepsAsFavorites: Bool,
        report: String?
    ) {
        self.result = result
        self.file = file
        self.origin = origin
        self.isRehearsal = isRehearsal
        self.keepsAsFavorites = keepsAsFavorites
        self.report = report
    }
}
