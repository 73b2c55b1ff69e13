package import RecipeModel

extension KitchenSync {
    // MARK: - What was cooked

    /// That a meal of the log is an entry there.
    package func link(_ meal: CookedMeal, _ other: ServerCooking) -> ServerLink {
        server.link(
            .cooked,
            here: meal.linkText,
            there: other.id,
            SyncBase(here: meal.day.iso, there: other.day.iso)
        )
    }

    func cookedActions() -> [SyncAction] {
        keepsEachCooking ? logActions() : lastCookedActions()
    }

    private func logActions() -> [SyncAction] {
        var actions: [SyncAction] = []
        var own = Dictionary(cooked.map { ($0.linkText, $0) }) { $1 }
        var theirs = Dictionary(there.cookings.map { ($0.id, $0) }) { $1 }
        for link in links(.cooked).sorted(by: { $0.id < $1.id }) {
            switch (own.removeValue(forKey: link.here), theirs.removeValue(forKey: link.there)) {
            case (.some, .some): break
            case (nil, nil): actions.append(.here([.unlink(link.id)], nil))
            case (let meal?, nil):
                let syncedChange = SyncedChange(isTaken: true, meal.syncThing, isRemoval: true)
                actions.append(.here([.uncook(meal.id), .unlink(link.id)], syncedChange))
            case (nil, let other?):
                let title = there.recipes[other.recipe] ?? ""
                actions.append(.removeCooking(other, link, title: title))
            }
        }
        for other in theirs.values.sorted(by: { ($0.day, $0.id) < ($1.day, $1.id) }) {
            let known = own.values.filter {
                $0.day == other.day && key(of: $0.recipe, title: $0.title) == other.recipe
            }.min { $0.id < $1.id }
            if let known {
                own[known.linkText] = nil
                actions.append(.here([.link(link(known, other))], nil))
            } else {
                actions.append(take(cookedMeal(other), other))
            }
        }
        return actions + own.values.sorted { ($0.day, $0.id) < ($1.day, $1.id) }.compactMap(send)
    }

    /// Of each recipe the later day counts, for the server keeps one alone.
    private func lastCookedActions() -> [SyncAction] {
        let links = Dictionary(links(.cooked).map { ($0.there, $0) }) { $1 }
        var last: [String: CookedMeal] = [:]
        for meal in cooked {
            guard let key = key(of: meal.recipe, title: meal.title) else { continue }
            if last[key].map({ $0.day < meal.day }) ?? true { last[key] = meal }
        }
        var actions: [SyncAction] = []
        var met: Set<String> = []
        for other in there.cookings.sorted(by: { ($0.day, $0.id) < ($1.day, $1.id) }) {
            met.insert(other.recipe)
            let own = last[other.recipe]
            if let own, own.day > other.day {
                actions += send(own).map { [$0] } ?? []
            } else if own?.day == other.day {
                if let own, links[other.id]?.base != link(own, other).base {
                    actions.append(.here([.link(link(own, other))], nil))
                }
            } else if links[other.id].flatMap({ SyncBase($0.base) })?.there != other.day.iso {
                // A day that was here and was undone is not brought back.
                actions.append(take(cookedMeal(other), other))
            }
        }
        return actions
            + last.filter { !met.contains($0.key) }.values
            .sorted { ($0.day, $0.id) < ($1.day, $1.id) }.compactMap(send)
    }

    private func cookedMeal(_ other: ServerCooking) -> CookedMeal {
        CookedMeal(
            recipe: recipe(withKey: other.recipe),
            title: there.recipes[other.recipe] ?? "",
            day: other.day
        )
    }

    private func take(_ meal: CookedMeal, _ other: ServerCooking) -> SyncAction {
        .here(
            [.cook(meal), .link(link(meal, other))],
            SyncedChange(isTaken: true, meal.syncThing)
        )
    }

    private func send(_ meal: CookedMeal) -> SyncAction? {
        key(of: meal.recipe, title: meal.title).map { .sendCooking(meal, recipe: $0) }
    }

    /// The recipe of a key as it is known here: of one that was cooked or planned by another name,
    /// that one.
    private func recipe(withKey key: String) -> RecipeID {
        let known =
            cooked.map { ($0.recipe, $0.title) } + meals.map { ($0.recipe.id, $0.recipe.title) }
        return known.first { self.key(of: $0.0, title: $0.1) == key }?.0
            ?? RecipeID(service: server.service, key: key)
    }

    // MARK: - Stars

    /// That the stars of a recipe are those of one there.
    package func link(_ recipe: RecipeID, _ key: String, here: Int?, there: Int?) -> ServerLink {
        let text = { (tenths: Int?) in tenths.map(String.init) ?? "" }
        return server.link(
            .stars,
            here: recipe.text,
            there: key,
            SyncBase(here: text(here), there: text(there))
        )
    }

    func starActions() -> [SyncAction] {
        let links = Dictionary(links(.stars).map { ($0.there, $0) }) { $1 }
        // A dish may be known here by several names: the cookbook's, and the server's own.
        var own: [String: [RecipeID]] = [:]
        for recipe in stars.keys.sorted(by: { $0.text < $1.text }) {
            guard let key = key(of: recipe, title: titles[recipe]) else { continue }
            own[key, default: []].append(recipe)
        }
        for (key, link) in links where own[key] == nil {
            own[key] = RecipeID(link.here).map { [$0] }
        }
        return Set(own.keys).union(there.stars.keys).sorted().flatMap { key -> [SyncAction] in
            let names = own[key] ?? [recipe(withKey: key)]
            let base = links[key].flatMap { SyncBase($0.base) }?.here
            // The one that was rated since counts, and the others follow it.
            let recipe = names.first { (stars[$0].map(String.init) ?? "") != base } ?? names[0]
            let steps = starStep(recipe, key, links[key])
            return steps + following(names.filter { $0 != recipe }, recipe, steps)
        }
    }

    /// The other names of a dish get its stars.
    private func following(
        _ others: [RecipeID],
        _ recipe: RecipeID,
        _ steps: [SyncAction]
    ) -> [SyncAction] {
        var tenths = stars[recipe]
        for step in steps {
            switch step {
            case .here(let edits, _):
                for case .rate(_, let taken) in edits { tenths = taken }
            case .conflict: return []
            default: break
            }
        }
        let edits = others.filter { stars[$0] != tenths }.map { PlanEdit.rate($0, tenths: tenths) }
        return edits.isEmpty ? [] : [.here(edits, nil)]
    }

    private func starStep(_ recipe: RecipeID, _ key: String, _ link: ServerLink?) -> [SyncAction] {
        let (own, other) = (stars[recipe], there.stars[key])
        let title = CleanText.line(there.recipes[key] ?? titles[recipe] ?? "")
        // No stars are stars as well: they can be taken away on either side.
        let step = SyncStep(
            here: link == nil ? own.map(String.init) : own.map(String.init) ?? "",
            there: link == nil ? other.map(String.init) : other.map(String.init) ?? "",
            base: link.flatMap { SyncBase($0.base) },
            isSame: own == other,
            preference
        )
        let settled = SyncAction.here(
            [.link(self.link(recipe, key, here: other, there: other))],
            nil
        )
        switch step {
        case .nothing: return []
        case .settle: return own == nil && link == nil ? [] : [settled]
        case .take:
            let edits: [PlanEdit] = [
                .rate(recipe, tenths: other),
                .link(self.link(recipe, key, here: other, there: other)),
            ]
            let thing = SyncThing.stars(title: title, tenths: other)
            return [.here(edits, SyncedChange(isTaken: true, thing))]
        case .send: return [.sendStars(recipe, title: title, recipe: key, tenths: own)]
        case .conflict:
            return [
                .conflict(
                    SyncConflict(
                        here: .stars(title: title, tenths: own),
                        there: .stars(title: title, tenths: other)
                    )
                )
            ]
        }
    }
}

extension CookedMeal {
    /// As links name it.
    var linkText: String { "\(day.iso) \(recipe.text)" }

    package var syncThing: SyncThing { .cooked(day, title: CleanText.line(title)) }
}
