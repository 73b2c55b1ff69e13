import RecipeModel

/// Favorites as they should be, in plain memory: what the store is compared with.
struct FavoriteModel {
    struct Item: Equatable {
        let place: Int
        let key: String
        let savedAt: Int
    }

    private struct Change {
        let session: Int
        let kind: KeptChange.Kind
        let items: [Item]
        let madeAt: Int
        var doneAt: Int
        var undone: (at: Int, by: Int)?
    }

    private(set) var items: [Item] = []
    private var changes: [Change] = []
    private var places = 0
    private var order = 0

    /// The list as the store gives it.
    var list: [Item] { items.sorted { $0.place > $1.place } }

    mutating func keep(_ keys: [String], in session: Int, at time: Int) -> KeptChange {
        var new: [Item] = []
        for key in keys where !items.contains(where: { $0.key == key }) {
            places += 1
            new.append(Item(place: places, key: key, savedAt: time))
            items.append(new[new.count - 1])
        }
        note(.kept, new, in: session)
        return change(.kept, new)
    }

    mutating func remove(_ keys: [String], in session: Int) -> KeptChange {
        var gone: [Item] = []
        for key in keys {
            guard let place = items.firstIndex(where: { $0.key == key }) else { continue }
            gone.append(items.remove(at: place))
        }
        note(.removed, gone, in: session)
        return change(.removed, gone)
    }

    mutating func undo(in session: Int) -> KeptChange? {
        while true {
            let isNew = !changes.contains { $0.session == session }
            let done = changes.indices.filter {
                changes[$0].undone == nil && (isNew || changes[$0].session == session)
            }
            guard let last = done.max(by: { changes[$0].doneAt < changes[$1].doneAt }) else {
                return nil
            }
            order += 1
            changes[last].undone = (order, session)
            if let told = apply(changes[last], isKept: changes[last].kind == .removed) {
                return told
            }
        }
    }

    mutating func redo(in session: Int) -> KeptChange? {
        while true {
            guard let last = lastUndone(in: session) else { return nil }
            order += 1
            changes[last].undone = nil
            changes[last].doneAt = order
            if let told = apply(changes[last], isKept: changes[last].kind == .kept) {
                return told
            }
        }
    }

    private func lastUndone(in session: Int) -> Int? {
        func last(_ holds: (Change) -> Bool) -> Int? {
            changes.indices.filter { changes[$0].undone != nil && holds(changes[$0]) }
                .max { (changes[$0].undone?.at ?? 0) < (changes[$1].undone?.at ?? 0) }
        }
        if let own = last({ $0.undone?.by == session }) { return own }
        if changes.contains(where: { $0.session == session }) { return nil }
        let lastMade = changes.map(\.madeAt).max() ?? 0
        return last { ($0.undone?.at ?? 0) > lastMade }
    }

    private mutating func apply(_ change: Change, isKept: Bool) -> KeptChange? {
        var changed: [Item] = []
        for item in change.items {
            if isKept {
                guard !items.contains(where: { $0.key == item.key }) else { continue }
                items.append(item)
            } else {
                guard let place = items.firstIndex(of: item) else { continue }
                items.remove(at: place)
            }
            changed.append(item)
        }
        return changed.isEmpty ? nil : self.change(change.kind, changed)
    }

    private mutating func note(_ kind: KeptChange.Kind, _ items: [Item], in session: Int) {
        guard !items.isEmpty else { return }
        changes.removeAll { $0.undone?.by == session }
        order += 1
        changes.append(
            Change(session: session, kind: kind, items: items, madeAt: order, doneAt: order)
        )
    }

    private func change(_ kind: KeptChange.Kind, _ items: [Item]) -> KeptChange {
        KeptChange(kind: kind, names: items.map { "Dish \($0.key)" })
    }
}
