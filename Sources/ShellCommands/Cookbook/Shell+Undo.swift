import RecipeModel
import RecipeSearch
import ShellAnswers

/// What the cook keeps, the cookbook and the cook's own servers are changed apart; the latest change
/// of all is undone first. Times are seconds: in the same one this shell knows its own order.
extension Shell {
    /// Undoes the last change of all that is kept; nil where there is none.
    func undoLastChange() async throws -> KeptChange? {
        let store = surroundings.cookbook.store
        let session = surroundings.cookbook.session
        let time = try await undoTimeInCookbook()
        if let time, !order.isAlone(.favorites, besides: .cookbook) {
            let other = try await surroundings.favorites.undoTime() ?? .min
            if order.isAlone(.cookbook, besides: .favorites) || time > other
                || time == other && order.isLater(.cookbook, than: .favorites),
                let change = try await inCookbook({ try await store.undo(session: session) })
            {
                order.undid(.cookbook)
                await follow(change)
                return change
            }
        }
        if let change = try await surroundings.favorites.undo() {
            if change.kind == .restored { try await turn(change, undoing: true) }
            order.undid(.favorites)
            await follow(change)
            return change
        }
        guard time != nil,
            let change = try await inCookbook({ try await store.undo(session: session) })
        else { return nil }
        order.undid(.cookbook)
        await follow(change)
        return change
    }

    /// Redoes the change undone last; nil where there is none.
    func redoLastChange() async throws -> KeptChange? {
        let isOfCookbook = order.lastUndone == .cookbook
        importedLast = nil
        if isOfCookbook, let change = try await redoInCookbook() { return change }
        if let change = try await surroundings.favorites.redo() {
            if change.kind == .restored { try await turn(change, undoing: false) }
            order.redid(.favorites)
            await follow(change)
            return change
        }
        return isOfCookbook ? nil : try await redoInCookbook()
    }

    /// Brings back the files that a restore replaced, or those that it brought.
    private func turn(_ change: KeptChange, undoing: Bool) async throws {
        try await surroundings.backups.turn(undoing, change.names.first ?? "")
    }

    /// Gives favorites the texts of the cookbook after a change was undone or redone that may have
    /// given one of the two other texts.
    private func follow(_ change: KeptChange) async {
        switch change.kind {
        case .edited: await followCookbook()
        case .kept, .removed, .refreshed, .restored:
            // What comes back may read as it did when it went. What changes on a server is followed
            // where it is changed.
            let store = surroundings.cookbook.store
            guard store.isNear, store.isKept else { return }
            try? await surroundings.favorites.follow([], upTo: nil)
            await followCookbook()
        default: break
        }
    }

    /// When this shell changed the cookbook last; nil for never. That it can't be asked is no matter
    /// where this shell changed something else after it.
    func undoTimeInCookbook() async throws -> Int? {
        let (store, session) = (surroundings.cookbook.store, surroundings.cookbook.session)
        do {
            return try await inCookbook { try await store.undoTime(session: session) }
        } catch {
            if let place = order.lastMade, place != .cookbook { return nil }
            throw error
        }
    }

    private func redoInCookbook() async throws -> KeptChange? {
        let (store, session) = (surroundings.cookbook.store, surroundings.cookbook.session)
        let change = try await inCookbook { try await store.redo(session: session) }
        guard let change else { return nil }
        order.redid(.cookbook)
        await follow(change)
        return change
    }

    /// Notes that this shell changed something that `undo` undoes.
    func noteChange(of place: ChangeOrder.Place) {
        order.changed(place)
        importedLast = nil
    }

    /// Does something with the cookbook: a failure of its file is the cookbook's, not the favorites'.
    func inCookbook<Result: Sendable>(
        _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
        do {
            return try await body()
        } catch let failure as StoreFailure {
            throw await desk.worldFailure(.service(.file(failure), .cookbook))
        } catch let failure as ServiceFailure {
            throw await desk.worldFailure(.service(failure, .cookbook))
        }
    }
}

extension Answer {
    /// Whether it tells of a change of favorites, pantry, shopping list, notes or tags.
    var changesFavorites: Bool {
        switch self {
        case .done(.kept(let titles, _, _)), .done(.removed(let titles)): !titles.isEmpty
        case .done(.restored(_, let outcome)): outcome.changes
        case .kitchen(.changed(let change, _, _, _)): !change.names.isEmpty
        case .plan(.changed(let change)): !change.change.names.isEmpty
        case .plan(.changedHousehold(let change, _)), .plan(.rated(let change, _)):
            !change.names.isEmpty
        case .plan(.cooked(let cooked)): !cooked.change.names.isEmpty
        case .favorites(let favorites): favorites.refreshed.map { $0.fetched > 0 } ?? false
        case .cookbook(.imported(let report)):
            report.keepsAsFavorites && !report.isRehearsal && report.result.progress.added > 0
        default: false
        }
    }
}
