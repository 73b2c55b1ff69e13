import Foundation
import MealPlan
import RecipeModel
import RecipeStore
import Synchronization
import Testing

@testable import CookbookServer

/// What a family does in a browser without JavaScript, over real sockets.
@Suite(.serialized)
struct FamilySiteTests {
    /// scrypt of "leek and potato" at a cost that tests can pay.
    private static let phrase = "leek and potato"
    private static let hash = KeptPhrase(
        "scrypt 16 8 1 00112233445566778899aabbccddeeff "
            + "04023deeb806674f6a93d0d6450267afee10234238be5dc9de465a96128c1912"
    )

    private func site(
        isReadingOpen: Bool = true,
        now: @escaping @Sendable () -> Int = { 1_800_000_000 }
    ) async throws -> RunningSite {
        let door = FamilyDoor(
            phrase: try #require(Self.hash),
            isReadingOpen: isReadingOpen,
            calendarKey: "abcdef",
            now: now
        )
        return try await RunningSite(door: door)
    }

    private func recipe(_ key: String, _ title: String) -> Recipe {
        var recipe = Recipe(id: RecipeID(service: .cookbook, key: key), title: title)
        recipe.yield = RecipeYield(text: "2", amount: 2)
        recipe.ingredientGroups = [
            IngredientGroup(items: [Ingredient(text: "200 g rice", name: "rice")])
        ]
        recipe.stepGroups = [StepGroup(items: ["Boil <the> rice."])]
        return recipe
    }

    /// A browser: it keeps its cookie and knows the key of its forms.
    private struct Browser {
        let site: RunningSite
        var cookie = ""
        var key = ""

        func get(_ target: String) async -> String {
            await site.client.exchange(
                "GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                    + (cookie.isEmpty ? "" : "Cookie: \(cookie)\r\n") + "\r\n"
            )
        }

        func post(_ target: String, _ form: String, _ more: String = "") async -> String {
            await site.client.exchange(
                "POST \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(more)"
                    + (cookie.isEmpty ? "" : "Cookie: \(cookie)\r\n")
                    + "Content-Type: application/x-www-form-urlencoded\r\n"
                    + "Content-Length: \(form.utf8.count)\r\n\r\n\(form)"
            )
        }

        /// Says the phrase; what the server answered.
        mutating func signIn(_ phrase: String = FamilySiteTests.phrase) async -> String {
            let words = phrase.replacing(" ", with: "+")
            let answer = await post("/sign-in", "phrase=\(words)&to=%2Fshopping")
            if let set = answer.split(separator: "\r\n").first(where: { $0.hasPrefix("Set-Cookie") }
            ) {
                cookie = String(set.dropFirst("Set-Cookie: ".count).prefix { $0 != ";" })
                let page = await get("/shopping")
                let start = page.components(separatedBy: "name=\"key\" value=\"").dropFirst().first
                key = String((start ?? "").prefix { $0 != "\"" })
            }
            return answer
        }
    }

    private func status(_ answer: String) -> Int {
        answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    // MARK: The door

    @Test func thePhraseOpensWithACookieThatNoPageReads() async throws {
        var browser = Browser(site: try await site())
        let answer = await browser.signIn()
        #expect(status(answer) == 303 && answer.contains("\r\nLocation: /shopping\r\n"))
        let line = try #require(
            answer.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") }
        )
        #expect(
            line.hasSuffix("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict"),
            "no Secure without TLS: \(line)"
        )
        let secure = await browser.post(
            "/sign-in",
            "phrase=leek+and+potato&to=%2F%2Fevil.example",
            "X-Forwarded-Proto: https\r\n"
        )
        #expect(secure.contains("; SameSite=Strict; Secure\r\n"))
        #expect(secure.contains("\r\nLocation: /\r\n"), "no way to another server")
        #expect(await browser.get("/").contains("Sign out"))
    }

    @Test func wrongTriesAreLimited() async throws {
        let time = Mutex(1_800_000_000)
        var browser = Browser(site: try await site { time.withLock { $0 } })
        for _ in 0..<5 { #expect(status(await browser.signIn("wrong phrase")) == 403) }
        let refused = await browser.signIn()
        #expect(status(refused) == 429 && refused.contains("\r\nRetry-After: 600\r\n"))
        #expect(refused.contains("Try again in 10 min.") && browser.cookie.isEmpty)
        time.withLock { $0 += 600 }
        #expect(status(await browser.signIn()) == 303)
    }

    @Test func aSessionEndsWithItsTimeAndWithSigningOut() async throws {
        let time = Mutex(1_800_000_000)
        var browser = Browser(site: try await site { time.withLock { $0 } })
        _ = await browser.signIn()
        time.withLock { $0 += 30 * 86_400 - 1 }
        #expect(await browser.get("/").contains("Sign out"))
        time.withLock { $0 += 1 }
        #expect(!(await browser.get("/")).contains("Sign out"))
        _ = await browser.signIn()
        let out = await browser.post("/sign-out", "key=\(browser.key)")
        #expect(
            status(out) == 303 && out.contains("Set-Cookie: recipe_session=; Path=/; Max-Age=0")
        )
        #expect(!(await browser.get("/")).contains("Sign out"))
    }

    /// Nothing changes without a session, the key of its forms, and a page of this server.
    @Test func whatIsForgedIsRefused() async throws {
        let site = try await site()
        _ = try await site.kitchen.edit(.list([ShoppingEntry(text: "milk", name: "milk")]))
        let entry = try #require(try await site.kitchen.shopping().first?.id)
        var browser = Browser(site: site)
        #expect(status(await browser.post("/shopping/tick", "tick=\(entry)")) == 403)
        _ = await browser.signIn()
        let form = "tick=\(entry)"
        let keyed = form + "&key=\(browser.key)"
        for (form, more) in [
            (form, ""), (form + "&key=", ""), (form + "&key=\(browser.key.dropLast())0", ""),
            (keyed, "Origin: http://evil.example\r\n"), (keyed, "Origin: null\r\n"),
            (keyed, "Sec-Fetch-Site: cross-site\r\n"), (keyed, "Sec-Fetch-Site: same-site\r\n"),
            (keyed, "Referer: http://localhost:81/\r\n"),
        ] {
            // A key that ends in 0 anyway is the right one.
            if form.hasSuffix(browser.key), more.isEmpty { continue }
            #expect(
                status(await browser.post("/shopping/tick", form, more)) == 403,
                "\(form) \(more)"
            )
        }
        #expect(try await site.kitchen.shopping().allSatisfy { !$0.isDone })
        let own = "Origin: http://localhost\r\nSec-Fetch-Site: same-origin\r\n"
        #expect(status(await browser.post("/shopping/tick", keyed, own)) == 303)
        #expect(try await site.kitchen.shopping().allSatisfy(\.isDone))
    }

    @Test func whereNobodyMayChangeThereAreNoForms() async throws {
        let site = try await RunningSite(hasKitchen: true)
        let browser = Browser(site: site)
        for page in ["/plan", "/today", "/shopping", "/recipe/shortbread"] {
            let answer = await browser.get(page)
            #expect(status(answer) == 200 && !answer.contains("method=\"post\""), "\(page)")
            #expect(!answer.contains("Sign in"), "\(page)")
        }
        #expect(status(await browser.post("/shopping/tick", "tick=1")) == 405)
        #expect(status(await browser.get("/sign-in")) == 404)
    }

    /// Where reading needs the phrase too, nothing is read without it but by a calendar with its key.
    @Test func readingCanNeedThePhrase() async throws {
        let site = try await site(isReadingOpen: false)
        var browser = Browser(site: site)
        for page in ["/", "/plan", "/recipe/shortbread", "/shopping", "/planned/1", "/nothing"] {
            let answer = await browser.get(page)
            #expect(
                status(answer) == 303 && answer.contains("\r\nLocation: /sign-in?to="),
                "\(page)"
            )
        }
        for page in [
            "/api/?i=leek", "/api/json/v1/1/random.php", "/plan.ics", "/plan.ics?key=abcdeg",
        ] { #expect(status(await browser.get(page)) == 403, "\(page)") }
        #expect(status(await browser.get("/health")) == 200)
        #expect(status(await browser.get("/plan.ics?key=abcdef")) == 200)
        _ = await browser.signIn()
        #expect(status(await browser.get("/recipe/shortbread")) == 200)
        #expect(await browser.get("/plan").contains("href=\"/plan.ics?key=abcdef\""))
    }

    // MARK: The kitchen

    @Test func theListIsTickedOffAndPutAway() async throws {
        let site = try await site()
        var browser = Browser(site: site)
        _ = await browser.signIn()
        func post(_ path: String, _ form: String = "") async {
            let answer = await browser.post(path, "key=\(browser.key)&\(form)")
            #expect(status(answer) == 303, "\(path): \(answer)")
        }
        await post("/shopping/add", "what=2+l+milk")
        await post("/shopping/add", "what=%3Cscript%3E+rice")
        await post("/shopping/add", "what=+")
        let entries = try await site.kitchen.shopping()
        #expect(entries.map(\.name).first == "milk" && entries.count == 2)
        let page = await browser.get("/shopping")
        #expect(page.contains(">2 l milk<") && !page.contains("<script>"))
        #expect(page.contains("script-src 'self'") && page.contains("src=\"/shopping.js\""))
        #expect(await browser.get("/shopping.js").contains("text/javascript"))
        await post("/shopping/tick", "tick=\(entries[0].id)+99")
        #expect(
            await browser.get("/shopping").contains("name=\"untick\" value=\"\(entries[0].id)\"")
        )
        await post("/shopping/tick", "untick=\(entries[0].id)")
        #expect(try await site.kitchen.shopping().allSatisfy { !$0.isDone })
        // What a phone without network kept is sent without asking for a page.
        let quiet = await browser.post(
            "/shopping/tick",
            "key=\(browser.key)&quiet=1&tick=\(entries[0].id)"
        )
        #expect(status(quiet) == 200)
        await post("/shopping/bought")
        #expect(try await site.kitchen.shopping().count == 1)
        #expect(try await site.kitchen.pantry().map(\.name) == ["milk"])
    }

    @Test func aWeekIsPlannedMovedCookedAndShoppedFor() async throws {
        let site = try await site()
        let today = RunningSite.today
        var browser = Browser(site: site)
        _ = await browser.signIn()
        func post(_ path: String, _ form: String) async -> Int {
            status(await browser.post(path, "key=\(browser.key)&\(form)"))
        }
        func meals() async throws -> [PlannedMeal] {
            try await site.kitchen.meals(in: ServedKitchen.everyDay)
        }
        let page = await browser.get("/recipe/shortbread")
        #expect(page.contains("action=\"/plan/add\"") && page.contains("value=\"\(today.iso)\""))
        #expect(
            await post("/plan/add", "recipe=shortbread&day=\((today + 1).iso)&for=6") == 303
        )
        #expect(await post("/plan/add", "recipe=nothing&day=\(today.iso)") == 404)
        #expect(await post("/plan/add", "recipe=shortbread&day=2026-02-30") == 404)
        let meal = try #require(try await meals().first)
        #expect(meal.recipe.title == "Shortbread" && meal.servings == 6 && meal.day == today + 1)
        let week = await browser.get("/plan")
        #expect(week.contains("href=\"/planned/\(meal.id)\">Shortbread</a>"))
        #expect(week.components(separatedBy: "Nothing planned").count == 7)
        #expect(await browser.get("/planned/\(meal.id)").contains("value=\"6\""))
        #expect(await post("/plan/move", "meal=\(meal.id)&day=\(today.iso)") == 303)
        #expect(try await meals().map(\.day) == [today])
        let stove = await browser.get("/today")
        #expect(stove.contains("class=\"large\"") && stove.contains("<ol>"))
        #expect(await post("/shopping/plan", "") == 303)
        #expect(await post("/shopping/plan", "") == 303)
        let listed = try await site.kitchen.shopping()
        #expect(listed.count == meal.recipe.ingredients.count, "a dish is listed once")
        #expect(await browser.get("/shopping").contains("Shortbread, \(today.iso)"))
        #expect(await post("/plan/cooked", "meal=\(meal.id)&to=%2Ftoday") == 303)
        #expect(try await site.kitchen.cooked().map(\.title) == ["Shortbread"])
        #expect(await post("/plan/remove", "meal=\(meal.id)") == 303)
        #expect(try await meals().isEmpty)
        #expect(await post("/plan/remove", "meal=\(meal.id)") == 404)
        // Each was one step that the shell can undo.
        #expect(try await site.kitchen.undo()?.kind == .unplanned)
    }

    /// Another dish, stars and undo, in the browser as in the shell.
    @Test func aDishIsSwappedRatedAndBroughtBack() async throws {
        let site = try await site()
        // What a shell did is not the browser's to undo.
        _ = try await site.kitchen.edit(.list([ShoppingEntry(text: "milk", name: "milk")]))
        var browser = Browser(site: site)
        _ = await browser.signIn()
        func post(_ path: String, _ form: String) async -> String {
            await browser.post(path, "key=\(browser.key)&\(form)")
        }
        func titles() async throws -> [String] {
            try await site.kitchen.meals(in: ServedKitchen.everyDay).map(\.recipe.title)
        }
        #expect(!(await browser.get("/plan")).contains("action=\"/undo\""))
        #expect(await post("/undo", "").contains("nothing to undo"))
        _ = await post("/plan/add", "recipe=moussaka&day=\(RunningSite.today.iso)&for=4")
        let meal = try #require(try await site.kitchen.meals(in: ServedKitchen.everyDay).first)
        #expect(await browser.get("/plan").contains("Something else"))
        var met = try await titles()
        for _ in 0..<3 {
            #expect(status(await post("/plan/swap", "meal=\(meal.id)")) == 303)
            met += try await titles()
        }
        #expect(met.count == 4 && Set(met).count == 4, "\(met)")
        #expect(status(await post("/plan/swap", "meal=999")) == 404)
        #expect(status(await post("/rate", "meal=\(meal.id)&stars=4&to=%2Fplan")) == 303)
        #expect(status(await post("/rate", "recipe=shortbread&stars=5")) == 303)
        for form in ["recipe=shortbread&stars=6", "recipe=nothing&stars=3", "stars=3"] {
            #expect(status(await post("/rate", form)) == 404, "\(form)")
        }
        #expect(try await site.kitchen.ratings().values.sorted() == [40, 50])
        #expect(await browser.get("/recipe/shortbread").contains("value=\"5\" selected"))
        _ = await post("/rate", "recipe=shortbread&stars=0")
        #expect(try await site.kitchen.ratings().values.sorted() == [40])
        // Step by step back to the dish that was planned first, and no further.
        for _ in 0..<6 { #expect(status(await post("/undo", "to=%2Fplan")) == 200) }
        #expect(try await titles() == ["Moussaka"])
        #expect(try await site.kitchen.ratings().isEmpty)
        _ = await post("/undo", "")
        #expect(try await titles().isEmpty)
        #expect(await post("/undo", "").contains("nothing to undo"))
        #expect(try await site.kitchen.shopping().map(\.text) == ["milk"])
    }

    /// What the household demands holds in the browser too, is said, and is lifted for one search.
    @Test func theHouseholdIsFollowed() async throws {
        let site = try await site()
        let browser = Browser(site: site)
        let before = await browser.get("/?q=shortbread")
        #expect(before.contains(">Shortbread</a>") && !before.contains("household"))
        _ = try await site.kitchen.change(
            PlanChange(.household, ["butter"], [.addRule(HouseholdRule(.avoid, "butter"))])
        )
        let page = await browser.get("/?q=shortbread")
        #expect(!page.contains(">Shortbread</a>") && page.contains("1 demands (household)"))
        #expect(page.contains("href=\"/?q=shortbread&amp;anyway=1\""))
        let anyway = await browser.get("/?q=shortbread&anyway=1")
        #expect(anyway.contains(">Shortbread</a>") && !anyway.contains("demands (household)"))
        #expect(await browser.get("/recipe/shortbread").contains("Shortbread breaks 1"))
        // Programs look after their own cooks.
        #expect(await browser.get("/api/?q=shortbread").contains("Shortbread"))
        #expect(await browser.get("/api/json/v1/1/search.php?s=shortbread").contains("Shortbread"))
        // So do the pages of what is planned.
        var rice = recipe("n1", "Rice")
        rice.ingredientGroups = [
            IngredientGroup(items: [Ingredient(text: "butter", name: "butter")])
        ]
        let meal = PlannedMeal(day: RunningSite.today, recipe: rice)
        _ = try await site.kitchen.change(PlanChange(.planned, ["Rice"], [.add(meal)]))
        for path in ["/today", "/plan"] {
            #expect(await browser.get(path).contains("Rice breaks 1"), "\(path)")
        }
    }

    @Test func aPhoneSubscribesToThePlan() async throws {
        let site = try await site()
        let meal = PlannedMeal(day: RunningSite.today, recipe: recipe("n1", "Rice; plain"))
        _ = try await site.kitchen.change(PlanChange(.planned, ["Rice"], [.add(meal)]))
        let answer = await Browser(site: site).get("/plan.ics")
        #expect(answer.contains("\r\nContent-Type: text/calendar; charset=utf-8\r\n"))
        let kept = try await site.kitchen.meals(in: ServedKitchen.everyDay)
        #expect(answer.hasSuffix("\r\n\r\n" + PlanCalendar().text(of: kept)))
        #expect(answer.contains("SUMMARY:Rice\\; plain\r\n"))
        #expect(await Browser(site: site).get("/today").contains("<li>Boil &lt;the&gt; rice.</li>"))
    }
}
