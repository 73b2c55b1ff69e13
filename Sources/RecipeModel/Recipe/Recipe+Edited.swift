extension Recipe {
    /// This recipe with what was changed in a text of it, and nothing else.
    ///
    /// A text may say less than the recipe, or the same in other words: what it says alike before and
    /// after stays as this recipe has it, and in this recipe's order.
    ///
    /// - Parameters:
    ///   - before: What the text reads as before it was changed.
    ///   - after: What it reads as now.
    package func edited(from before: Recipe, to after: Recipe) -> Recipe {
        var edited = self
        func take<Value: Equatable>(_ field: WritableKeyPath<Recipe, Value>) {
            guard before[keyPath: field] != after[keyPath: field] else { return }
            edited[keyPath: field] = after[keyPath: field]
        }
        take(\.title)
        take(\.link)
        take(\.picture)
        take(\.video)
        take(\.author)
        take(\.language)
        take(\.yield)
        take(\.times.preparation)
        take(\.times.cooking)
        take(\.times.total)
        take(\.cuisines)
        take(\.categories)
        take(\.keywords)
        take(\.nutrition)
        if edited.picture != picture { edited.thumbnail = nil }
        edited.notes = EditedList.items(notes, from: before.notes, to: after.notes)
        edited.ingredientGroups = EditedList.groups(
            ingredientGroups.map { ($0.title, $0.items) },
            from: before.ingredientGroups.map { ($0.title, $0.items) },
            to: after.ingredientGroups.map { ($0.title, $0.items) }
        ).map { IngredientGroup(title: $0, items: $1) }
        edited.stepGroups = EditedList.groups(
            stepGroups.map { ($0.title, $0.items) },
            from: before.stepGroups.map { ($0.title, $0.items) },
            to: after.stepGroups.map { ($0.title, $0.items) }
        ).map { StepGroup(title: $0, items: $1) }
        if edited.ingredients != ingredients || edited.steps != steps {
            edited.stepIngredients = nil
        }
        return edited
    }
}

/// A list of which a text was edited.
private enum EditedList {
    /// Longer ones are taken as the text has them: finding out what moved takes too long.
    private static let longest = 2_000

    /// The items of a list: those that the text has as before are the list's own.
    static func items<Item: Hashable>(
        _ own: [Item],
        from before: [Item],
        to after: [Item]
    ) -> [Item] {
        if before == after { return own }
        guard own.count == before.count, before.count + after.count <= longest else { return after }
        var gone: Set<Int> = []
        /// Where in the text of before something new was; nil for nowhere.
        var come: [Int: Int?] = [:]
        for change in after.difference(from: before).inferringMoves() {
            switch change {
            case .remove(let place, _, _): gone.insert(place)
            case .insert(let place, _, let origin): come[place] = .some(origin)
            }
        }
        var left = before.indices.lazy.filter { !gone.contains($0) }.makeIterator()
        return after.indices.map { place in
            let origin = if let moved = come[place] { moved } else { left.next() }
            return origin.map { own[$0] } ?? after[place]
        }
    }

    /// The same for a list in groups, each with its title.
    static func groups<Item: Hashable>(
        _ own: [(String?, [Item])],
        from before: [(String?, [Item])],
        to after: [(String?, [Item])]
    ) -> [(String?, [Item])] {
        if before.elementsEqual(after, by: ==) { return own }
        var items = items(
            own.flatMap(\.1),
            from: before.flatMap(\.1),
            to: after.flatMap(\.1)
        )[...]
        var titles: [String?: String?] = [:]
        if own.count == before.count {
            for (old, title) in zip(before, own) { titles[old.0] = title.0 }
        }
        return after.map { title, part in
            defer { items = items.dropFirst(part.count) }
            let known: String? = if let title = titles[title] { title } else { title }
            return (known, Array(items.prefix(part.count)))
        }
    }
}
