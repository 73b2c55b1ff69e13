import Documents
import KitchenLanguage
import MealPlan
import RecipeCooking
import RecipeModel
import RecipeSearch

/// What the family changes in a browser: each is one step, as the same command in the shell is, and
/// `undo` there undoes it.
struct FamilyChanges {
    let visit: Visit
    let kitchen: ServedKitchen
    /// The recipe of a key.
    let recipe: @Sendable (_ key: String) async throws -> Recipe?

    private var request: WebRequest { visit.request }

    /// Does what a form asks for.
    func answer() async throws -> WebAnswer {
        switch request.path {
        case ["shopping", "tick"]: try await tick()
        case ["shopping", "add"]: try await list()
        case ["shopping", "plan"]: try await listPlan()
        case ["shopping", "bought"]: try await stockWhatIsTicked()
        case ["plan", "add"]: try await plan()
        case ["plan", "move"]: try await move()
        case ["plan", "remove"]: try await remove()
        case ["plan", "swap"]: try await swap()
        case ["plan", "cooked"]: try await cooked()
        case ["rate"]: try await rate()
        case ["undo"]: try await undo()
        default: .plain(404)
        }
    }

    private func change(_ change: PlanChange) async throws {
        kitchen.changes.add(try await kitchen.plan.change(change))
    }

    private func edit(_ edit: KitchenEdit) async throws {
        kitchen.changes.add(try await kitchen.store.edit(edit))
    }

    /// Undoes what was changed here last, and says what that was.
    private func undo() async throws -> WebAnswer {
        let change = kitchen.changes.take() ? try await kitchen.undo() : nil
        let words = change.map(kitchen.words.undone) ?? "There is nothing to undo."
        let back = HTMLText.escaped(PageAddress.own(request.formValue("to") ?? "/plan"))
        return SitePage(visit).answer(
            title: "Undone - Cookbook",
            body: "<h1>Undo</h1>\n" + HTMLText.element("p", words)
                + "\n<p><a href=\"\(back)\">Back</a></p>"
        )
    }

    private func gone() -> WebAnswer {
        SitePage(visit).answer(
            404,
            title: "Not found",
            body: "<p>That isn't there any more. <a href=\"/plan\">The week</a></p>"
        )
    }

    // MARK: - The shopping list

    private func tick() async throws -> WebAnswer {
        for (name, isDone) in [("tick", true), ("untick", false)] {
            let entries = (request.formValue(name) ?? "").split(separator: " ").prefix(500)
                .compactMap { Int($0) }
            if !entries.isEmpty {
                try await edit(.tick(entries, isDone: isDone))
            }
        }
        return request.formValue("quiet") == "1" ? .plain(200) : .elsewhere("/shopping")
    }

    private func list() async throws -> WebAnswer {
        let text = CleanText.line(request.formValue("what") ?? "").trimmingWhitespace()
        guard text.contains(where: \.isLetter), text.utf8.count <= 800 else {
            return .elsewhere("/shopping")
        }
        let entry = ShoppingEntry(text: text, name: IngredientLine(text).food)
        try await edit(.list([entry]))
        return .elsewhere("/shopping")
    }

    private func listPlan() async throws -> WebAnswer {
        let ahead = kitchen.today()...CalendarDay(number: .max)
        let items = try await kitchen.store.pantry()
        let pantry = Pantry(items, staples: kitchen.staples)
        let shopping = PlanShopping(
            for: try await kitchen.plan.meals(in: ahead),
            pantry: PantryMatch(pantry),
            stock: PantryStock(items),
            listed: try await kitchen.store.shopping()
        )
        if !shopping.entries.isEmpty {
            try await edit(.list(shopping.entries))
        }
        return .elsewhere("/shopping")
    }

    private func stockWhatIsTicked() async throws -> WebAnswer {
        let ticked = ShoppingList(try await kitchen.store.shopping()).items.filter(\.isDone)
        if !ticked.isEmpty {
            try await edit(
                .stock(
                    ticked.map(\.food),
                    asStaples: false,
                    bought: ticked.flatMap(\.entries),
                    amounts: PantryAmount.bought(ticked)
                )
            )
        }
        return .elsewhere("/shopping")
    }

    // MARK: - The plan

    private var day: CalendarDay? { request.formValue("day").flatMap { CalendarDay(iso: $0) } }

    private func meal() async throws -> PlannedMeal? {
        guard let id = request.formValue("meal").flatMap({ Int($0) }) else { return nil }
        return try await kitchen.meal(id)
    }

    private func plan() async throws -> WebAnswer {
        guard let key = request.formValue("recipe"), let day, let found = try await recipe(key)
        else { return gone() }
        let servings = request.formValue("for").flatMap { Int($0) }
            .flatMap { (1...1_000).contains($0) ? $0 : nil }
        let meal = PlannedMeal(day: day, recipe: found, servings: servings)
        try await change(PlanChange(.planned, [found.title], [.add(meal)]))
        return .elsewhere("/plan")
    }

    private func move() async throws -> WebAnswer {
        guard let meal = try await meal(), let day else { return gone() }
        let all = try await kitchen.plan.meals(in: ServedKitchen.everyDay)
        let moved = PlanMove([meal], to: day).carriedOut(among: all)
        if day != meal.day {
            try await change(
                PlanChange(.replanned, moved.map(\.recipe.title), moved.map(PlanEdit.replace))
            )
        }
        return .elsewhere("/plan")
    }

    private func remove() async throws -> WebAnswer {
        guard let meal = try await meal() else { return gone() }
        // What would have been left of it is taken off too.
        let all = try await kitchen.plan.meals(in: ServedKitchen.everyDay)
        let gone = [meal] + all.filter { $0.id != meal.id && meal.isCooked(for: $0) }
        try await change(
            PlanChange(.unplanned, gone.map(\.recipe.title), gone.map { .remove($0.id) })
        )
        return .elsewhere("/plan")
    }

    /// The next best dish for a meal.
    private func swap() async throws -> WebAnswer {
        guard let meal = try await meal() else { return gone() }
        // What was asked for in the shell is a search as it is typed there.
        let swap = try await kitchen.maker?.swap([meal]) { kitchen.reading($0).conditions }
        guard let swap else {
            return SitePage(visit).answer(
                title: "Nothing else - Cookbook",
                body: "<p>Nothing else fits that day. <a href=\"/plan\">The week</a></p>"
            )
        }
        try await change(swap.change)
        return .elsewhere("/plan")
    }

    /// Gives a recipe stars, or takes them away.
    private func rate() async throws -> WebAnswer {
        guard let stars = request.formValue("stars").flatMap({ Int($0) }), (0...5).contains(stars)
        else { return gone() }
        let planned = try await meal()?.recipe
        var found = planned
        if found == nil, let key = request.formValue("recipe") { found = try await recipe(key) }
        guard let found else { return gone() }
        try await change(
            PlanChange(
                .rated,
                [found.title],
                [.rate(found.id, tenths: stars == 0 ? nil : stars * 10)]
            )
        )
        return .elsewhere(PageAddress.own(request.formValue("to") ?? "/plan"))
    }

    private func cooked() async throws -> WebAnswer {
        guard let meal = try await meal() else { return gone() }
        let cooked = CookedMeal(
            recipe: meal.recipe.id,
            title: meal.recipe.title,
            day: min(meal.day, kitchen.today())
        )
        try await change(
            PlanChange(.cooked, [meal.recipe.title], [.cook(cooked)])
        )
        return .elsewhere(PageAddress.own(request.formValue("to") ?? "/plan"))
    }
}
