import RecipeModel
import RecipeSearch
import ShellAnswers

/// Where something was changed that `undo` undoes.
enum ChangePlace: Sendable {
    /// Favorites, pantry, shopping list, notes, tags and the plan.
    case favorites
    case cookbook
    /// The cook's own Mealie or Tandoor.
    case server
}

/// What is changed in several places is undone as one list, the latest change of all first, also by a
/// later shell. One that changed something itself undoes only that.
extension Shell {
    /// Undoes the last change of all that is kept; nil where there is none.
    func undoLastChange() async throws -> PerformedAction? {
        for place in try await places(undoing: true) {
            if place == .server, let action = try await undoSending() { return action }
            if let change = try await turn(place, undoing: true) { return .tookBack(change) }
        }
        return nil
    }

    /// The origin that was imported after all that could be undone, by this shell or, where it changed
    /// nothing itself, by an earlier one; told once.
    func importAfterLastChange() async throws -> String? {
        if let origin = importedLast {
            importedLast = nil
            return origin
        }
        let store = surroundings.cookbook.store
        guard changedPlaces.isEmpty, !hasToldOfImport, store.isNear else { return nil }
        hasToldOfImport = true
        let imported = try? await store.origins().filter { $0.name != CookbookOrigin.own }
            .max { $0.addedAt < $1.addedAt }
        guard let imported else { return nil }
        let times = [
            try await surroundings.favorites.undoTime(), lastSent()?.recipes.order,
            try? await store.undoTime(session: surroundings.cookbook.session),
        ]
        guard let last = times.compactMap(\.self).max() else { return nil }
        return imported.addedAt >= last / 1_000_000 ? imported.name : nil
    }

    /// Redoes the change undone last; nil where there is none. What was sent can't be sent again so.
    func redoLastChange() async throws -> PerformedAction? {
        importedLast = nil
        for place in try await places(undoing: false) {
            if let change = try await turn(place, undoing: false) { return .didAgain(change) }
        }
        return nil
    }

    /// The places with something to undo or redo, the latest first.
    private func places(undoing: Bool) async throws -> [ChangePlace] {
        func isAsked(_ place: ChangePlace) -> Bool {
            changedPlaces.isEmpty || changedPlaces.contains(place)
        }
        let (store, session) = (surroundings.cookbook.store, surroundings.cookbook.session)
        var times: [ChangePlace: Int] = [:]
        if isAsked(.favorites) {
            let favorites = surroundings.favorites
            // A store that doesn't tell is asked last.
            times[.favorites] =
                try await (undoing ? favorites.undoTime() : favorites.redoTime()) ?? .min
        }
        if undoing, isAsked(.server) { times[.server] = lastSent()?.recipes.order }
        if isAsked(.cookbook) {
            do {
                times[.cookbook] = try await inCookbook {
                    try await undoing
                        ? store.undoTime(session: session) : store.redoTime(session: session)
                }
            } catch {
                // A later change of this shell is undone first, so the cookbook need not be asked.
                let last = times.values.max() ?? .min
                guard let cookbookChangedAt, last > cookbookChangedAt else { throw error }
            }
        }
        return times.sorted { $0.value > $1.value }.map(\.key)
    }

    private func turn(_ place: ChangePlace, undoing: Bool) async throws -> KeptChange? {
        let change: KeptChange?
        switch place {
        case .favorites:
            let favorites = surroundings.favorites
            change = try await undoing ? favorites.undo() : favorites.redo()
            if let change, change.kind == .restored {
                try await surroundings.backups.turn(undoing, change.names.first ?? "")
            }
        case .cookbook:
            let (store, session) = (surroundings.cookbook.store, surroundings.cookbook.session)
            change = try await inCookbook {
                try await undoing ? store.undo(session: session) : store.redo(session: session)
            }
        case .server: change = nil
        }
        if let change { await follow(change) }
        return change
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

    /// Notes that this shell changed something that `undo` undoes.
    func noteChange(of place: ChangePlace) {
        changedPlaces.insert(place)
        if place == .cookbook { cookbookChangedAt = surroundings.moment() }
        importedLast = nil
    }

    /// Does something with the cookbook: a failure of its file is the cookbook's, not the favorites'.
    func inCookbook<Result: Sendable>(
        _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
        do {
            return try await body()
        } catch let failure as StoreError {
            throw await recipeLibrary.worldFailure(.service(.file(failure), .cookbook))
        } catch let failure as ServiceError {
            throw await recipeLibrary.worldFailure(.service(failure, .cookbook))
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
        case .plan(.synced(let answer)): !answer.change.names.isEmpty
        case .favorites(let favorites): favorites.refreshed.map { $0.fetched > 0 } ?? false
        case .cookbook(.imported(let report)):
            report.keepsAsFavorites && !report.isRehearsal && report.result.progress.added > 0
        default: false
        }
    }
}
