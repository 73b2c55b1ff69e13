import Foundation
import Synchronization

/// What a Tandoor keeps beside its recipes, as strict as the real one.
///
/// What it refuses and how it stores, and where that was read in Tandoor's code (`cookbook/`, version
/// 2):
/// - A planned meal wants `servings`, `from_date` and a `meal_type` that is an object with a name;
///   `to_date` is `from_date` where it isn't said, and a `recipe` is an object whose `id` is looked up
///   and which must have a name (`MealPlanSerializer`, `RecipeOverviewSerializer` in `serializer.py`).
///   A title has 64 characters at most (`MealPlan` in `models.py`).
/// - A meal's kind is found by its name whatever the letter case, else made
///   (`MealTypeSerializer.create`).
/// - `from_date` filters by the day on which a meal ends (`MealPlanViewSet.get_queryset` in
///   `views/api.py`), and lists come in pages.
/// - A line of the shopping list wants `food`, an object with a name or null, and `amount`; food and
///   unit are found by name or made; `checked` sets or clears when it was bought
///   (`ShoppingListEntrySerializer`). Amounts have two places (`CustomDecimalField`).
/// - An entry of the log wants a `recipe` by its number; `rating` is a whole number or null, and
///   `created_at` is taken where it is sent (`CookLogSerializer`). Of somebody else's entry nothing is
///   changed: 403 (`CustomIsOwner`).
/// - A recipe's rating is the mean of those of this user's entries that have one
///   (`get_recipe_rating`), and 0 or null without.
package final class FakeTandoorKitchen: Sendable {
    private let site: TandoorSite
    private let state: Mutex<State>
    /// How many entries a page has.
    private let pageSize = 2

    private struct State {
        var tables: [String: [Int: String]] = [:]
        var last = 0
    }

    init(_ site: TandoorSite, mealTypes: [(name: String, time: String?)]) {
        self.site = site
        var state = State()
        for type in mealTypes {
            state.last += 1
            state.tables["meal-type", default: [:]][state.last] = JSONText.of([
                "id": state.last, "name": type.name, "order": 0,
                "time": JSONText.orNull(type.time),
            ])
        }
        self.state = Mutex(state)
    }

    // MARK: - What a test looks at, and what others do there

    /// Planned meals as `2026-12-04 Abendessen Leek tart for 4`, in their order.
    package var plan: [String] {
        all("meal-plan").map { meal in
            let recipe = (meal["recipe"] as? [String: Any])?["name"] as? String
            let type = (meal["meal_type"] as? [String: Any])?["name"] as? String ?? ""
            let day = (meal["from_date"] as? String ?? "").prefix(10)
            let title = recipe ?? meal["title"] as? String ?? ""
            return "\(day) \(type) \(title) for \(Int(meal["servings"] as? Double ?? 0))"
        }.sorted()
    }

    /// Lines of the list, ticked ones with an `x` before them.
    package var list: [String] {
        all("shopping-list-entry").map { entry in
            let amount = entry["amount"] as? Double ?? 0
            let unit = (entry["unit"] as? [String: Any])?["name"] as? String
            let food = (entry["food"] as? [String: Any])?["name"] as? String
            let number =
                amount == 0 ? nil : amount == amount.rounded() ? "\(Int(amount))" : "\(amount)"
            let line = [number, unit, food].compactMap(\.self).joined(separator: " ")
            return (entry["checked"] as? Bool == true ? "x " : "") + line
        }.sorted()
    }

    /// The log as `2026-12-04 Leek tart 4`, with the stars where there are some.
    package var log: [String] {
        all("cook-log").map { entry in
            let recipe = site.recipes.first { $0.number == entry["recipe"] as? Int }?.title ?? ""
            let day = (entry["created_at"] as? String ?? "").prefix(10)
            let stars = (entry["rating"] as? Int).map { " \($0)" } ?? ""
            return "\(day) \(recipe)\(stars)"
        }.sorted()
    }

    package func plan(_ time: String, _ type: String, recipe: OwnRecipe, for servings: Int) {
        _ = make(
            "meal-plan",
            [
                "title": "", "recipe": ["id": recipe.number, "name": recipe.title],
                "servings": Double(servings), "note": "", "from_date": time,
                "meal_type": ["name": type],
            ]
        )
    }

    package func list(_ amount: Double, _ unit: String?, _ food: String) {
        _ = make(
            "shopping-list-entry",
            [
                "food": ["name": food], "unit": unit.map { ["name": $0] as Any } ?? NSNull(),
                "amount": amount,
            ]
        )
    }

    /// Notes that a recipe was cooked; by somebody else where that is said.
    package func cook(
        _ recipe: OwnRecipe,
        _ time: String,
        rating: Int? = nil,
        isOthers: Bool = false
    ) {
        _ = make(
            "cook-log",
            [
                "recipe": recipe.number, "created_at": time,
                "rating": rating.map { $0 as Any } ?? NSNull(), "isOthers": isOthers,
            ]
        )
    }

    /// Changes or removes the entries of a kind that meet a condition.
    package func change(
        _ kind: String,
        where holds: (_ text: String) -> Bool,
        to other: [String: any Sendable]?
    ) {
        state.withLock { state in
            for (id, text) in state.tables[kind] ?? [:] where holds(text) {
                state.tables[kind]?[id] = other.map {
                    JSONText.of(Self.object(text).merging($0) { $1 })
                }
            }
        }
    }

    // MARK: - Answering

    private static let kinds = ["meal-plan", "meal-type", "shopping-list-entry", "cook-log"]

    /// The answer to a call of the kitchen; nil to any other.
    func answer(_ request: ServedRequest, _ parts: [String]) -> ServedResponse? {
        guard let kind = parts.first, Self.kinds.contains(kind) else { return nil }
        let body = Self.object(request.text)
        guard let id = parts.dropFirst().first.flatMap({ Int($0) }) else {
            return request.method == "POST" ? make(kind, body) : list(kind, request)
        }
        guard let entry = state.withLock({ $0.tables[kind]?[id] }) else {
            return .json(#"{"detail":"No \#(kind) matches the given query."}"#, status: 404)
        }
        if request.method != "GET", Self.object(entry)["isOthers"] as? Bool == true {
            return .json(#"{"detail":"You do not have permission."}"#, status: 403)
        }
        switch request.method {
        case "GET": return .json(entry)
        case "DELETE":
            state.withLock { _ = $0.tables[kind]?.removeValue(forKey: id) }
            return .json("", status: 204)
        case "PATCH": return store(kind, body, over: Self.object(entry), id: id, status: 200)
        default: return .json(#"{"detail":"Method not allowed."}"#, status: 405)
        }
    }

    /// A recipe, short or whole, with this user's stars.
    func marked(_ recipe: [String: Any]) -> [String: Any] {
        let stars = all("cook-log").filter {
            $0["recipe"] as? Int == recipe["id"] as? Int && $0["isOthers"] as? Bool != true
        }.compactMap { $0["rating"] as? Double }
        let mean: Any =
            stars.isEmpty ? NSNull() : stars.reduce(0, +) / Double(stars.count) as Any
        return recipe.merging(["rating": mean]) { $1 }
    }

    private func all(_ kind: String) -> [[String: Any]] {
        state.withLock { $0.tables[kind] ?? [:] }.sorted { $0.key < $1.key }
            .map { Self.object($0.value) }
    }

    private func list(_ kind: String, _ request: ServedRequest) -> ServedResponse {
        let values = request.parameters
        var found = all(kind)
        if let start = values["from_date"] {
            found = found.filter { ($0["to_date"] as? String ?? "").prefix(10) >= start }
        }
        if let recipe = values["recipe"].flatMap({ Int($0) }) {
            found = found.filter { $0["recipe"] as? Int == recipe }
        }
        let page = values["page"].flatMap { Int($0) } ?? 1
        guard page == 1 || (page - 1) * pageSize < found.count else {
            return .json(#"{"detail":"Invalid page."}"#, status: 404)
        }
        let part = found.dropFirst((page - 1) * pageSize).prefix(pageSize)
        let next = page * pageSize < found.count ? "http://inside:8080/api/?page=\(page + 1)" : nil
        return .json(
            JSONText.of([
                "count": found.count, "next": JSONText.orNull(next), "previous": NSNull(),
                "results": Array(part),
            ])
        )
    }

    private func make(_ kind: String, _ body: [String: Any]) -> ServedResponse {
        let id = state.withLock { state in
            state.last += 1
            return state.last
        }
        return store(kind, body, over: nil, id: id, status: 201)
    }

    /// What is wrong with a field.
    private struct Refusal: Error {
        var field: String
        var reason = "This field is required."
    }

    private func store(
        _ kind: String,
        _ body: [String: Any],
        over old: [String: Any]?,
        id: Int,
        status: Int
    ) -> ServedResponse {
        do {
            let known = Self.fields[kind] ?? []
            let sent = (old ?? [:]).merging(body.filter { known.contains($0.key) }) { $1 }
            var entry =
                switch kind {
                case "meal-plan": try mealPlan(sent)
                case "shopping-list-entry": try shopping(sent)
                case "cook-log": try cooking(sent)
                default: sent
                }
            entry["id"] = id
            let text = JSONText.of(entry)
            state.withLock { $0.tables[kind, default: [:]][id] = text }
            return .json(text, status: status)
        } catch let refusal as Refusal {
            return .json(JSONText.of([refusal.field: [refusal.reason]]), status: 400)
        } catch {
            return .json("{}", status: 400)
        }
    }

    private static let fields: [String: Set<String>] = [
        "meal-plan": [
            "title", "recipe", "servings", "note", "from_date", "to_date", "meal_type", "shared",
        ],
        "shopping-list-entry": ["food", "unit", "amount", "checked", "order"],
        "cook-log": ["recipe", "servings", "rating", "comment", "created_at", "isOthers"],
        "meal-type": ["name", "order", "time", "color", "default"],
    ]

    private func mealPlan(_ sent: [String: Any]) throws -> [String: Any] {
        var meal = sent
        guard sent["servings"] is Double else { throw Refusal(field: "servings") }
        guard let start = sent["from_date"] as? String, start.contains("T") else {
            throw Refusal(field: "from_date")
        }
        meal["to_date"] = sent["to_date"] ?? start
        if (sent["title"] as? String ?? "").unicodeScalars.count > 64 {
            throw Refusal(
                field: "title",
                reason: "Ensure this field has no more than 64 characters."
            )
        }
        guard let type = sent["meal_type"] as? [String: Any], let name = type["name"] as? String
        else { throw Refusal(field: "meal_type") }
        meal["meal_type"] = mealType(name)
        if let recipe = sent["recipe"] as? [String: Any] {
            guard recipe["name"] is String,
                let known = site.recipes.first(where: { $0.number == recipe["id"] as? Int })
            else { throw Refusal(field: "recipe") }
            meal["recipe"] = ["id": known.number, "name": known.title]
        } else {
            meal["recipe"] = NSNull()
        }
        return meal
    }

    private func mealType(_ name: String) -> [String: Any] {
        if let known = all("meal-type").first(where: {
            ($0["name"] as? String)?.lowercased() == name.lowercased()
        }) {
            return known
        }
        _ = make("meal-type", ["name": name, "order": 0, "time": NSNull()])
        return all("meal-type").last ?? [:]
    }

    private func shopping(_ sent: [String: Any]) throws -> [String: Any] {
        guard let food = sent["food"], food is NSNull || (food as? [String: Any])?["name"] is String
        else { throw Refusal(field: "food") }
        guard let amount = sent["amount"] as? Double else { throw Refusal(field: "amount") }
        var entry = sent
        entry["amount"] = (amount * 100).rounded() / 100
        entry["unit"] = sent["unit"] ?? NSNull()
        entry["checked"] = sent["checked"] as? Bool ?? false
        entry["completed_at"] = sent["checked"] as? Bool == true ? "now" as Any : NSNull()
        return entry
    }

    private func cooking(_ sent: [String: Any]) throws -> [String: Any] {
        guard site.recipes.contains(where: { $0.number == sent["recipe"] as? Int }) else {
            throw Refusal(field: "recipe", reason: "Invalid pk - object does not exist.")
        }
        if let rating = sent["rating"], !(rating is NSNull), !(rating is Int) {
            throw Refusal(field: "rating", reason: "A valid integer is required.")
        }
        return sent.merging(["created_at": "2026-11-26T09:00:00Z"]) { old, _ in old }
    }

    private static func object(_ text: String) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }
}
