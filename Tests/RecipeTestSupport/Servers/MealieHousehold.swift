import Foundation
import Synchronization

/// What a Mealie keeps for a household beside its recipes, as strict as the real one.
///
/// What it refuses and how it stores, and where that was read in Mealie's code (`mealie/`, versions
/// 2 and 3):
/// - `GET /households/mealplans` filters by `start_date` and pages (`routes/households/
///   controller_mealplan.py`); before 2.0 all of it stood under `/groups`.
/// - A planned meal has a `recipeId` or a `title`, else 422 (`id_or_title`), an `entryType` that the
///   version knows (snack, drink and dessert from 3 on), and a `PUT` wants `id`, `groupId` and `userId`
///   (`schema/meal_plan/new_meal.py`). Of a recipe that isn't there the database takes no key: 500.
/// - Things that are put on a list are put together with an equal one that isn't ticked: of the same
///   food and unit, or, without a food, of the same note; their quantities are added (`can_merge`,
///   `merge_items`, `bulk_create_items` in `services/household_services/shopping_lists.py`). So is one
///   that a change makes equal to another, which then is gone (`bulk_update_items`), and one whose
///   quantity falls below nothing is removed. A ticked one has no recipes (there too).
/// - An item wants `shoppingListId`; a change its `id` as well (`schema/household/
///   group_shopping_list.py`). Its `display` has the quantity before a note unless that is 0 or 1
///   (`_format_display` in `schema/recipe/recipe_ingredient.py`).
/// - `PATCH /recipes/{slug}/last-made` wants a `timestamp` with a time (`RecipeLastMade`), and takes a
///   recipe's slug (`routes/recipe/recipe_crud_routes.py`).
/// - `POST /users/{id}/ratings/{slug}` takes no other's id (403, `assert_user_change_allowed`), 422
///   where the id is no UUID, 404 without the recipe; a rating of null changes nothing
///   (`routes/users/ratings.py`).
/// - `GET /users/self` tells every token of the user.
package final class MealieHousehold: Sendable {
    let state = Mutex(State())
    private let isNew: Bool
    /// `households`, or `groups` of a Mealie before 2.0.
    private let root: String
    private let site: MealieSite

    package static let user = "11111111-2222-4333-8444-555555555555"
    private static let group = "aaaaaaaa-2222-4333-8444-555555555555"

    struct State {
        var meals: [Int: String] = [:]
        var lastMeal = 0
        /// Lists by their ids, in the order in which they were made.
        var lists: [(id: String, name: String)] = []
        var items: [(id: String, text: String)] = []
        var made: [String: String] = [:]
        var ratings: [String: Double] = [:]
        var events: [String] = []
    }

    init(_ site: MealieSite, isNew: Bool, isOld: Bool = false) {
        self.site = site
        self.isNew = isNew
        root = isOld ? "groups" : "households"
    }

    // MARK: - What a test looks at, and what others do there

    /// Planned meals as `2026-12-04 dinner Leek tart`, in their order.
    package var plan: [String] {
        meals.map { meal in
            let title = (meal["recipeId"] as? String).flatMap(title) ?? meal["title"] as? String
            return "\(meal["date"] ?? "") \(meal["entryType"] ?? "") \(title ?? "")"
        }.sorted()
    }

    /// Lines of the list as they are shown, ticked ones with an `x` before them.
    package var list: [String] {
        items.map { ($0["checked"] as? Bool == true ? "x " : "") + Self.display($0) }.sorted()
    }

    package var made: [String: String] { state.withLock { $0.made } }
    package var ratings: [String: Double] { state.withLock { $0.ratings } }
    package var events: Int { state.withLock { $0.events.count } }

    /// Plans a meal there.
    package func plan(
        _ day: String,
        _ type: String = "dinner",
        recipe: OwnRecipe? = nil,
        title: String = ""
    ) {
        _ = addMeal([
            "date": day, "entryType": type, "title": title, "text": "",
            "recipeId": JSONText.orNull(recipe.map(MealieSite.id)),
        ])
    }

    /// Changes or removes the meal of a day there.
    package func change(_ day: String, to other: [String: String]?) {
        state.withLock { state in
            for (id, text) in state.meals where Self.object(text)["date"] as? String == day {
                guard let other else {
                    state.meals[id] = nil
                    continue
                }
                state.meals[id] = JSONText.of(Self.object(text).merging(other) { $1 })
            }
        }
    }

    /// Puts a line on the list there.
    package func list(_ line: String) {
        let list = state.withLock { $0.lists.first?.id } ?? makeList("Groceries")
        _ = add([["shoppingListId": list, "note": line, "quantity": 1]])
    }

    /// Ticks off, writes anew or removes the line of a text there.
    package func change(_ line: String, to other: String? = nil, isDone: Bool = false) {
        state.withLock { state in
            for (place, item) in state.items.enumerated().reversed()
            where Self.display(Self.object(item.text)) == line {
                guard let other else {
                    state.items.remove(at: place)
                    continue
                }
                var body = Self.object(item.text)
                (body["note"], body["checked"]) = (other, isDone)
                state.items[place].text = JSONText.of(body)
            }
        }
    }

    package func make(_ recipe: OwnRecipe, at time: String) {
        state.withLock { $0.made[MealieSite.id(recipe)] = time }
    }

    package func rate(_ recipe: OwnRecipe, _ stars: Double) {
        state.withLock { $0.ratings[MealieSite.id(recipe)] = stars }
    }

    // MARK: - Answering

    /// The answer to a call of the household; nil to any other.
    func answer(_ request: ServedRequest, _ call: String) -> ServedResponse? {
        let parts = call.split(separator: "/").map(String.init)
        let body = Self.object(String(decoding: request.body, as: UTF8.self))
        switch (request.method, parts.first, parts.dropFirst().first) {
        case (_, root, "mealplans"): return mealAnswer(request, parts.dropFirst(2).first, body)
        case (_, root, "shopping"): return shopAnswer(request, Array(parts.dropFirst(2)), body)
        case (_, "households", "mealplans"), (_, "households", "shopping"),
            (_, "groups", "mealplans"),
            (_, "groups", "shopping"):
            return Self.missing
        case ("GET", "users", "self") where parts.count == 2:
            return .json(
                #"{"id":"\#(Self.user)","username":"cook","tokens":[{"token":"s3cret"}]}"#
            )
        case ("GET", "users", "self") where parts.last == "ratings":
            let all = ratings.sorted { $0.key < $1.key }.map {
                ["recipeId": $0.key, "rating": $0.value, "isFavorite": false] as [String: Any]
            }
            return .json(JSONText.of(["ratings": all]))
        case ("POST", "users", let user?) where parts.count == 4 && parts[2] == "ratings":
            return rateAnswer(user, parts[3], body)
        case ("PATCH", "recipes", let slug?) where parts.last == "last-made":
            guard let time = body["timestamp"] as? String, time.contains("T") else {
                return Self.invalid
            }
            guard let recipe = recipe(slug) else { return Self.missing }
            state.withLock { $0.made[MealieSite.id(recipe)] = time }
            return .json(#"{"slug":"\#(slug)"}"#)
        case ("POST", "recipes", "timeline"):
            guard let id = body["recipeId"] as? String, title(id) != nil,
                body["subject"] is String,
                ["system", "info", "comment"].contains(body["eventType"] as? String)
            else { return Self.invalid }
            state.withLock { $0.events.append(JSONText.of(body)) }
            return .json(JSONText.of(body), status: 201)
        default: return nil
        }
    }

    /// A list of recipes with when each was made last.
    func marked(_ response: ServedResponse) -> ServedResponse {
        var body = Self.object(String(decoding: response.body, as: UTF8.self))
        guard response.status == 200, let items = body["items"] as? [[String: Any]] else {
            return response
        }
        let made = made
        body["items"] = items.map { item in
            let time = (item["id"] as? String).flatMap { made[$0] }
            return item.merging(["lastMade": JSONText.orNull(time)]) { $1 }
        }
        return .json(JSONText.of(body))
    }

    private func rateAnswer(_ user: String, _ slug: String, _ body: [String: Any]) -> ServedResponse
    {
        guard UUID(uuidString: user) != nil else { return Self.invalid }
        guard user == Self.user else { return .json(#"{"detail":{}}"#, status: 403) }
        guard let recipe = recipe(slug) else { return Self.missing }
        if body["rating"] != nil, !(body["rating"] is NSNull) {
            guard let stars = body["rating"] as? Double else { return Self.invalid }
            state.withLock { $0.ratings[MealieSite.id(recipe)] = stars }
        }
        return .json("null")
    }

    static let missing = ServedResponse.json(#"{"detail":"Not Found"}"#, status: 404)
    static let invalid = ServedResponse.json(#"{"detail":[]}"#, status: 422)
    private static let failure = ServedResponse(
        status: 500,
        body: Array("Internal Server Error".utf8)
    )

    func recipe(_ slug: String) -> OwnRecipe? {
        site.recipes.first { MealieSite.slug($0.title) == slug || MealieSite.id($0) == slug }
    }

    private func title(_ id: String) -> String? {
        site.recipes.first { MealieSite.id($0) == id }?.title
    }

    static func object(_ text: String) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }

    // MARK: - The plan

    private var meals: [[String: Any]] {
        state.withLock { $0.meals }.sorted { $0.key < $1.key }.map { Self.object($0.value) }
    }

    private func whole(_ meal: [String: Any]) -> [String: Any] {
        let recipe = (meal["recipeId"] as? String).flatMap { id in
            title(id).map { ["id": id, "name": $0, "slug": MealieSite.slug($0)] as Any }
        }
        return meal.merging(["recipe": recipe ?? NSNull()]) { $1 }
    }

    private func mealAnswer(
        _ request: ServedRequest,
        _ id: String?,
        _ body: [String: Any]
    ) -> ServedResponse {
        guard let id else {
            if request.method == "POST" { return addMeal(body) }
            let start = request.parameters["start_date"] ?? ""
            let found = meals.filter { ($0["date"] as? String ?? "") >= start }
            return .json(JSONText.of(["page": 1, "total_pages": 1, "items": found.map(whole)]))
        }
        guard let number = Int(id) else { return Self.invalid }
        guard let meal = state.withLock({ $0.meals[number] }) else { return Self.missing }
        switch request.method {
        case "GET": return .json(JSONText.of(whole(Self.object(meal))))
        case "DELETE":
            state.withLock { $0.meals[number] = nil }
            return .json(meal)
        case "PUT":
            guard body["id"] as? Int == number, body["groupId"] is String, body["userId"] is String
            else { return Self.invalid }
            return store(body, as: number, status: 200)
        default: return .json("{}", status: 405)
        }
    }

    private func addMeal(_ body: [String: Any]) -> ServedResponse {
        let number = state.withLock { state in
            state.lastMeal += 1
            return state.lastMeal
        }
        return store(body, as: number, status: 201)
    }

    private func store(_ body: [String: Any], as number: Int, status: Int) -> ServedResponse {
        let types =
            ["breakfast", "lunch", "dinner", "side"] + (isNew ? ["snack", "drink", "dessert"] : [])
        let recipe = body["recipeId"] as? String
        let title = body["title"] as? String ?? ""
        guard let day = body["date"] as? String, day.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil,
            types.contains(body["entryType"] as? String ?? "breakfast"),
            recipe != nil || !title.isEmpty
        else { return Self.invalid }
        if let recipe, self.title(recipe) == nil { return Self.failure }
        let meal: [String: Any] = [
            "id": number, "groupId": Self.group, "userId": Self.user, "date": day,
            "entryType": body["entryType"] as? String ?? "breakfast", "title": title,
            "text": body["text"] as? String ?? "", "recipeId": JSONText.orNull(recipe),
        ]
        state.withLock { $0.meals[number] = JSONText.of(meal) }
        return .json(JSONText.of(whole(meal)), status: status)
    }
}
