import RecipeModel
import RecipeSearch

/// The recipes of a cookbook as records, wherever they are kept; each method is a part of the
/// transaction under way.
protocol CookbookRecords {
    /// Adds recipes that are not in yet to those that the cook wrote; their numbers.
    ///
    /// - Parameter key: Their key; nil where their numbers tell it.
    func addOwn(_ recipe: PreparedRecipe, key: String?) throws -> [UInt32]
    /// The number of the recipe that has a key now; nil where it is not in here, or deleted.
    func number(ofKey key: String) throws -> Int?
    /// The recipe of a number; nil where it is gone.
    func recipe(_ number: Int) throws -> Recipe?
    /// The numbers of an origin's recipes that are not deleted; nil where the origin isn't known.
    func numbers(ofOrigin name: String) throws -> [UInt32]?
    /// Whether the starter of a key was changed or deleted.
    func isHidden(_ key: String) throws -> Bool
    /// Keeps another identity of a recipe.
    func keep(_ identity: UInt64, of number: UInt32) throws
}

extension CookbookRecords {
    /// Whether the recipe that a change replaces still reads as it did when the cook began: what
    /// another shell or another cook wrote meanwhile is not to be lost.
    func isStill(_ change: CookbookChange) throws -> Bool {
        guard case .replace(let key, _, let edited?) = change else { return true }
        let number = try number(ofKey: key)
        if try number == nil && isHidden(key) { return false }
        let now =
            try number.flatMap { try recipe($0) } ?? StarterIndex.builtIn.recipe(forKey: key)
        return now.map { RecipeBody.bytes(of: $0) == RecipeBody.bytes(of: edited) } ?? false
    }

    /// What a change does, for the journal to make and to undo; new recipes are added already.
    func entry(of change: CookbookChange) throws -> CookbookJournal.Entry {
        switch change {
        case .create(let recipe):
            let added = try addOwn(recipe, key: nil)
            return .init(kind: .created, titles: try titles(added), added: added)
        case .replace(let key, let recipe, _): return try replacing(key, by: recipe)
        case .delete(let keys): return try deleting(keys)
        case .remove(let origin):
            return .init(
                kind: .originRemoved,
                titles: [origin],
                removed: try numbers(ofOrigin: origin) ?? []
            )
        }
    }

    private func replacing(
        _ key: String,
        by recipe: PreparedRecipe
    ) throws -> CookbookJournal.Entry {
        let before = try number(ofKey: key)
        let starter = StarterIndex.builtIn.recipe(forKey: key)
        let added = try addOwn(recipe, key: key)
        var entry = CookbookJournal.Entry(kind: .edited, titles: try titles(added), added: added)
        if let before {
            entry.removed = [UInt32(before)]
        } else if starter != nil {
            entry.hid = [key]
        }
        let old = try before.flatMap { try self.recipe($0) } ?? starter
        for number in added {
            entry.named.append(.init(key: key, before: before, after: Int(number)))
            // Importing what it was again adds no double.
            if let old { try keep(RecipeIdentity.of(old), of: number) }
        }
        return entry
    }

    private func deleting(_ keys: [String]) throws -> CookbookJournal.Entry {
        var entry = CookbookJournal.Entry(kind: .deleted, titles: [])
        for key in keys {
            if let number = try number(ofKey: key), let recipe = try recipe(number) {
                entry.removed.append(UInt32(number))
                entry.titles.append(recipe.title)
            } else if try !isHidden(key), let starter = StarterIndex.builtIn.recipe(forKey: key) {
                entry.hid.append(key)
                entry.titles.append(starter.title)
            }
        }
        return entry
    }

    private func titles(_ numbers: [UInt32]) throws -> [String] {
        try numbers.compactMap { try recipe(Int($0))?.title }
    }
}
