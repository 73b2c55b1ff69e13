import RecipeModel

extension KitchenSync {
    /// Whether a link is of a meal of weeks ago.
    func isOver(_ link: ServerLink) -> Bool {
        guard let base = SyncBase(link.base),
            let day = base.there.split(separator: "\n").first.flatMap({ CalendarDay(iso: "\($0)") })
        else { return true }
        return day < today - Self.reach
    }

    /// A meal as the server would have it.
    package func served(_ meal: PlannedMeal) -> ServerMeal {
        let title = CleanText.line(meal.recipe.title)
        let isLeftover = meal.leftoversOf != nil
        return ServerMeal(
            day: meal.day,
            meal: meal.meal,
            // What is left of another day is not cooked, and nothing is bought for it.
            recipe: isLeftover ? nil : key(of: meal.recipe.id, title: title),
            title: isLeftover ? "\(title) (leftovers)" : title,
            servings: meal.servings,
            note: meal.note.map(CleanText.line).flatMap { $0.isEmpty ? nil : $0 }
        )
    }

    func mealActions() -> [SyncAction] {
        var actions: [SyncAction] = []
        var own = Dictionary(meals.map { ($0.uid, $0) }) { $1 }
        var theirs = Dictionary(there.meals.map { ($0.id, $0) }) { $1 }
        for link in links(.meal).sorted(by: { $0.id < $1.id }) {
            guard !isOver(link) else {
                own[link.here] = nil
                actions.append(.here([.unlink(link.id)], nil))
                continue
            }
            let (meal, other) = (
                own.removeValue(forKey: link.here), theirs.removeValue(forKey: link.there)
            )
            actions += step(meal, other, link)
        }
        var unknown = theirs.values.sorted { ($0.day, $0.meal, $0.id) < ($1.day, $1.meal, $1.id) }
            .filter { $0.day >= today }
        for meal in meals where own[meal.uid] != nil && meal.day >= today {
            let served = served(meal)
            guard let place = unknown.firstIndex(where: { $0.isSameDish(as: served) }) else {
                actions.append(.sendMeal(served, over: nil, of: meal))
                continue
            }
            let other = unknown.remove(at: place)
            actions.append(.here([.link(link(meal, served, other))], nil))
        }
        return actions + unknown.map { .takeMeal($0, into: nil) }
    }

    /// That a planned meal is an entry there.
    package func link(_ meal: PlannedMeal, _ here: ServerMeal, _ there: ServerMeal) -> ServerLink {
        server.link(
            .meal,
            here: meal.uid,
            there: there.id,
            SyncBase(here: here.content, there: there.content)
        )
    }

    private func step(
        _ meal: PlannedMeal?,
        _ other: ServerMeal?,
        _ link: ServerLink
    ) -> [SyncAction] {
        let served = meal.map(served)
        let step = SyncStep(
            here: served?.content,
            there: other?.content,
            base: SyncBase(link.base),
            isSame: served?.content == other?.content,
            preference
        )
        switch (step, meal, other) {
        case (.nothing, _, _): return []
        case (.settle, let meal?, let other?):
            return [.here([.link(self.link(meal, self.served(meal), other))], nil)]
        case (.take, _, let other?): return [.takeMeal(other, into: meal)]
        case (.take, let meal?, nil):
            let syncedChange = SyncedChange(isTaken: true, meal.syncThing, isRemoval: true)
            return [.here([.remove(meal.id), .unlink(link.id)], syncedChange)]
        case (.send, let meal?, _):
            // What is planned there anew is another entry.
            let gone: [SyncAction] = other == nil ? [.here([.unlink(link.id)], nil)] : []
            return gone + [.sendMeal(self.served(meal), over: other, of: meal)]
        case (.send, nil, let other?): return [.removeMeal(other, link)]
        case (.conflict, _, _):
            return [
                .conflict(SyncConflict(here: meal?.syncThing, there: other?.syncThing))
            ]
        // Both are gone.
        case (.settle, _, _), (.take, nil, nil), (.send, nil, nil):
            return [.here([.unlink(link.id)], nil)]
        }
    }
}

extension PlannedMeal {
    package var syncThing: SyncThing {
        .meal(day, meal, title: CleanText.line(recipe.title))
    }
}

extension ServerMeal {
    package var syncThing: SyncThing { .meal(day, meal, title: CleanText.line(title)) }
}
