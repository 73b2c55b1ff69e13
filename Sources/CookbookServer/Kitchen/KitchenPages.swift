import Documents
import MealPlan
import RecipeModel

/// The kitchen's part of the site: its pages, its calendar, and what the family changes there.
struct KitchenPages {
    let visit: Visit
    let kitchen: ServedKitchen
    let recipe: @Sendable (_ key: String) async throws -> Recipe?

    private var request: WebRequest { visit.request }

    /// The answer to what is the kitchen's; nil to anything else.
    func answer() async throws -> WebAnswer? {
        if let refused = refusal { return refused }
        if let door = visit.door {
            if request.path == SignInPage.path {
                return SignInPage(visit: visit, door: door).answer()
            }
            if request.isPost { return try await change(door) }
            if visit.session == nil, !door.isReadingOpen, let closed = closed(door) {
                return closed
            }
        }
        switch request.path {
        case ["plan"]: return try await PlanSitePage(visit: visit, kitchen: kitchen).answer()
        case ["today"]: return try await TodaySitePage(visit: visit, kitchen: kitchen).answer()
        case ["shopping"]:
            return try await ShoppingSitePage(visit: visit, kitchen: kitchen).answer()
        case ["plan.ics"]: return try await calendar()
        case ["shopping.js"]: return ShoppingScript.answer
        default: break
        }
        guard request.path.count == 2, request.path[0] == "planned",
            let id = Int(request.path[1]), let meal = try await kitchen.meal(id)
        else { return nil }
        var page = RecipeSitePage(meal.recipe, visit: visit, kitchen: kitchen)
        page.meal = meal
        return try await page.answer()
    }

    /// Why nothing may be changed by a request that asks for it; nil where it may go on.
    private var refusal: WebAnswer? {
        guard request.isPost else { return nil }
        guard visit.door != nil else { return .plain(405, [("Allow", "GET, HEAD")]) }
        // A page of another server makes the browser send what the family never asked for.
        return request.isFromForeignPage ? .plain(403) : nil
    }

    private func change(_ door: FamilyDoor) async throws -> WebAnswer {
        guard let session = visit.session else {
            let body =
                "<p>Sign in to change something. <a href=\"/sign-in\">Sign in</a></p>"
            return SitePage(visit).answer(403, title: "Sign in - Cookbook", body: body)
        }
        guard SecretBytes.areEqual(request.formValue("key") ?? "", session.formKey) else {
            return .plain(403)
        }
        if request.path == ["sign-out"] {
            door.end(session)
            return .elsewhere("/", [FamilySession.farewell(isSecure: request.isSecure)])
        }
        return try await FamilyChanges(visit: visit, kitchen: kitchen, recipe: recipe).answer()
    }

    /// What is answered to whoever may not even read; nil where that needs no phrase.
    private func closed(_ door: FamilyDoor) -> WebAnswer? {
        switch request.path {
        case ["health"]: return nil
        case ["plan.ics"]:
            return SecretBytes.areEqual(request.value("key") ?? "", door.calendarKey)
                ? nil : .plain(403)
        case let path where path.first == "api": return .plain(403)
        default: return .elsewhere(visit.signIn)
        }
    }

    /// The plan for a phone's calendar: what was, and what is ahead.
    private func calendar() async throws -> WebAnswer {
        let meals = try await kitchen.plan.meals(in: ServedKitchen.everyDay)
        return WebAnswer(
            200,
            "text/calendar; charset=utf-8",
            PlanCalendar(dinnerAt: kitchen.dinnerAt).text(of: meals),
            headers: [
                ("Cache-Control", "no-cache"),
                ("Content-Disposition", "inline; filename=\"plan.ics\""),
            ]
        )
    }
}
