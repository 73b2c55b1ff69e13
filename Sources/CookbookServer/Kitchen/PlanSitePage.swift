import Documents
import KitchenLanguage
import MealPlan
import RecipeCooking
import RecipeModel

/// The week's page: seven days, what is planned for each, and what can be done with it.
struct PlanSitePage {
    let visit: Visit
    let kitchen: ServedKitchen

    func answer() async throws -> WebAnswer {
        let today = kitchen.today()
        let first = visit.request.value("from").flatMap { CalendarDay(iso: $0) } ?? today
        let days = first...(first + 6)
        let meals = try await kitchen.plan.meals(in: days)
        let household = try await kitchen.plan.household()
        let sections = days.map { day in
            section(day, meals.filter { $0.day == day }, household, today)
        }
        let body = """
            <h1>\(HTMLText.escaped(kitchen.words.days(days, today)))</h1>
            \(turns(first, today))
            \(sections.joined(separator: "\n"))
            \(UndoForm(visit, kitchen).text(to: "/plan"))
            \(calendar)
            """
        return SitePage(visit, .plan).answer(title: "The week - Cookbook", body: body)
    }

    private func turns(_ first: CalendarDay, _ today: CalendarDay) -> String {
        func link(_ day: CalendarDay, _ name: String) -> String {
            let address = day == today ? "/plan" : PageAddress.of("/plan", [("from", day.iso)])
            return "<a href=\"\(address)\">\(name)</a>"
        }
        let links =
            [link(first - 7, "← Earlier")] + (first == today ? [] : [link(today, "This week")])
            + [link(first + 7, "Later →")]
        return "<nav class=\"turns\" aria-label=\"Weeks\">\(links.joined(separator: "\n"))</nav>"
    }

    private func section(
        _ day: CalendarDay,
        _ meals: [PlannedMeal],
        _ household: Household,
        _ today: CalendarDay
    ) -> String {
        let items = meals.map { item($0, household, today) }
        let content =
            items.isEmpty
            ? "<p class=\"none\">Nothing planned</p>"
            : "<ul>\n\(items.joined(separator: "\n"))\n</ul>"
        let name = HTMLText.escaped(kitchen.words.day(day, today))
        return "<section class=\"day\(day == today ? " today" : "")\"><h2>\(name)"
            + "\(day == today ? " (today)" : "")</h2>\n\(content)</section>"
    }

    private func item(
        _ meal: PlannedMeal,
        _ household: Household,
        _ today: CalendarDay
    ) -> String {
        let facts = kitchen.words.facts(meal, today).joined(separator: " · ")
        return "<li><a class=\"title\" href=\"/planned/\(meal.id)\">"
            + "\(HTMLText.escaped(kitchen.words.dish(meal, today)))</a>"
            + (facts.isEmpty ? "" : "<br>" + HTMLText.element("small", facts))
            + kitchen.warning(of: meal.recipe, for: household, on: meal.day) + changes(meal, today)
            + "</li>"
    }

    /// What can be done with a meal by whoever may.
    private func changes(_ meal: PlannedMeal, _ today: CalendarDay) -> String {
        guard visit.session != nil else { return "" }
        let name = HTMLText.escaped(kitchen.words.dish(meal, today))
        func form(_ path: String, _ content: String) -> String {
            """
            <form action="/plan/\(path)" method="post" class="tools">\(visit.formKey)\
            <input type="hidden" name="meal" value="\(meal.id)">\(content)</form>
            """
        }
        let cooked =
            meal.day <= today ? form("cooked", "<button>Cooked it</button>") + "\n" : ""
        let swap =
            meal.leftoversOf == nil && kitchen.maker != nil
            ? form("swap", "<button class=\"plain\">Something else</button>") + "\n" : ""
        return """

            <details><summary aria-label="Change \(name)">Change</summary>
            \(cooked)\(swap)\(form(
                "move",
                "<label>To \(DayChoice(kitchen, today).field("day", chosen: meal.day))</label> "
                    + "<button class=\"plain\">Move</button>"
            ))
            \(form("remove", "<button class=\"plain\">Take off the plan</button>"))
            </details>
            """
    }

    /// Where a phone's calendar finds the plan.
    private var calendar: String {
        var address = "/plan.ics"
        if let door = visit.door, !door.isReadingOpen {
            guard visit.session != nil else { return "" }
            address += "?key=\(door.calendarKey)"
        }
        return "<p class=\"note\"><a href=\"\(address)\">The plan for your phone's calendar</a>: "
            + "subscribe to this link's address.</p>"
    }
}

/// The way back from the last change that was made on the site.
struct UndoForm {
    private let visit: Visit
    private let kitchen: ServedKitchen

    init(_ visit: Visit, _ kitchen: ServedKitchen) {
        self.visit = visit
        self.kitchen = kitchen
    }

    /// The form; empty where there is nothing to undo, or nobody who may.
    func text(to address: String) -> String {
        guard visit.session != nil, kitchen.changes.areThere else { return "" }
        return "<form action=\"/undo\" method=\"post\" class=\"tools\">\(visit.formKey)"
            + "<input type=\"hidden\" name=\"to\" value=\"\(address)\">"
            + "<button class=\"plain\">Undo the last change</button></form>"
    }
}

/// The page for the stove: what is planned for today, with its steps in large type.
struct TodaySitePage {
    let visit: Visit
    let kitchen: ServedKitchen

    func answer() async throws -> WebAnswer {
        let today = kitchen.today()
        let meals = try await kitchen.plan.meals(in: today...today)
        let household = try await kitchen.plan.household()
        let parts = meals.sorted { $0.cooksBefore($1) }.map { article($0, household, today) }
        let body =
            parts.isEmpty
            ? "<h1>\(HTMLText.escaped(kitchen.words.day(today, today)))</h1>\n"
                + "<p>Nothing is planned for today. <a href=\"/plan\">The week</a></p>"
            : parts.joined(separator: "\n")
        return SitePage(visit, .today).answer(title: "Today - Cookbook", body: body)
    }

    private func article(
        _ meal: PlannedMeal,
        _ household: Household,
        _ today: CalendarDay
    ) -> String {
        let recipe = meal.recipe.cleaned.adjusted(
            by: AmountChange(factor: meal.factor),
            keepsOriginal: false
        )
        let facts = kitchen.words.facts(meal, today).joined(separator: " · ")
        let title = HTMLText.escaped(kitchen.words.dish(meal, today))
        var parts = [
            "<h1><a href=\"/planned/\(meal.id)\">\(title)</a></h1>",
            facts.isEmpty ? "" : HTMLText.element("p", facts, class: "facts"),
            kitchen.warning(of: meal.recipe, for: household, on: meal.day),
        ]
        // What is left of another day's dish is not cooked again.
        if meal.leftoversOf == nil {
            for group in recipe.ingredientGroups {
                if let name = group.title { parts.append(HTMLText.element("h2", name)) }
                parts.append(HTMLText.list("ul", group.items.map(\.text)))
            }
            for group in recipe.stepGroups {
                if let name = group.title { parts.append(HTMLText.element("h2", name)) }
                parts.append(HTMLText.list("ol", group.items))
            }
        }
        parts.append(cooked(meal))
        return "<article class=\"large\">\n"
            + parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n</article>"
    }

    private func cooked(_ meal: PlannedMeal) -> String {
        guard visit.session != nil, meal.leftoversOf == nil else { return "" }
        return "<form action=\"/plan/cooked\" method=\"post\">\(visit.formKey)"
            + "<input type=\"hidden\" name=\"meal\" value=\"\(meal.id)\">"
            + "<input type=\"hidden\" name=\"to\" value=\"/today\">"
            + "<button>Cooked it</button></form>"
    }
}

extension PlannedMeal {
    /// Whether it comes before another one where today's dinner is what is asked for.
    fileprivate func cooksBefore(_ other: PlannedMeal) -> Bool {
        (meal == .dinner ? 0 : 1, meal) < (other.meal == .dinner ? 0 : 1, other.meal)
    }
}
