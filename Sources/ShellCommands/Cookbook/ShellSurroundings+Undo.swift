import RecipeModel

/// What the cook keeps and the cookbook have a file and a journal each; the later change is undone
/// first. Times are seconds: in the same one the cookbook's is later where this shell says so.
extension ShellSurroundings {
    func undo(changedCookbookLast: Bool) async throws -> KeptChange? {
        let (store, session) = (cookbook.store, cookbook.session)
        guard let time = try await store.undoTime(session: session) else {
            return try await favorites.undo()
        }
        let other = try await favorites.undoTime() ?? .min
        if time > other || time == other && changedCookbookLast {
            return try await store.undo(session: session)
        }
        if let change = try await favorites.undo() { return change }
        return try await store.undo(session: session)
    }

    func redo(changedCookbookLast: Bool) async throws -> KeptChange? {
        let (store, session) = (cookbook.store, cookbook.session)
        if changedCookbookLast, let change = try await store.redo(session: session) {
            return change
        }
        if let change = try await favorites.redo() { return change }
        return try await store.redo(session: session)
    }
}

extension Shell {
    /// Undoes the last change of all that is kept; nil where there is none.
    func undoLastChange() async throws -> KeptChange? {
        let change = try await surroundings.undo(changedCookbookLast: changedCookbookLast)
        if let change { changedCookbookLast = change.kind.isOfCookbook }
        return change
    }

    /// Redoes the change undone last; nil where there is none.
    func redoLastChange() async throws -> KeptChange? {
        let change = try await surroundings.redo(changedCookbookLast: changedCookbookLast)
        if let change { changedCookbookLast = change.kind.isOfCookbook }
        return change
    }
}

extension KeptChange.Kind {
    fileprivate var isOfCookbook: Bool {
        switch self {
        case .created, .edited, .deleted, .originRemoved: true
        default: false
        }
    }
}
