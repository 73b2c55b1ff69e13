import Foundation
import Synchronization

/// Mealie where recipes are made and changed, as strict as the real one.
///
/// What it refuses, and where that was read in Mealie 2 (`mealie/`):
/// - `POST /api/recipes` makes the slug of the name, with ` (1)` where it is taken
///   (`services/recipe/recipe_service.py`, `repos/repository_recipes.py`).
/// - `PATCH /api/recipes/{slug}` stores only what is sent (`patch_one` dumps with `exclude_unset`). A
///   line without a `referenceId` is kept without one; answering then fails, and so does every GET,
///   PATCH, PUT and DELETE after it (`RecipeIngredient.reference_id` is a UUID in
///   `schema/recipe/recipe_ingredient.py`).
/// - A unit or food of a line has a name; tags and categories have a name and a slug, an unknown slug
///   is made (`_transform_category_or_tag`); nutrition and times are texts (`schema/recipe`): else 422.
/// - Where amounts are off, a line shows its number and note alone (`_format_display`).
package final class MealieDesk: Sendable {
    /// A recipe as it is stored.
    package struct Stored: Sendable {
        package var slug: String
        package var id: String
        package var body: String
        package var isBroken = false
    }

    private let site: MealieSite
    private let stored = Mutex<[Stored]>([])
    private let units: [String]
    private let foods: [String]
    private let failsWhen: @Sendable (ServedRequest) -> Bool

    package init(
        _ site: MealieSite,
        units: [String] = [],
        foods: [String] = [],
        failsWhen: @escaping @Sendable (ServedRequest) -> Bool = { _ in false }
    ) {
        self.site = site
        self.units = units
        self.foods = foods
        self.failsWhen = failsWhen
    }

    package var recipes: [Stored] { stored.withLock { $0 } }

    /// The members of the recipe that was made last.
    package var last: [String: Any] {
        recipes.last.map { Self.object($0.body) } ?? [:]
    }

    /// The lines of the recipe that was made last, as Mealie shows them.
    package var shownLines: [String] {
        let amountsAreOff = (last["settings"] as? [String: Any])?["disableAmount"] as? Bool ?? true
        return (last["recipeIngredient"] as? [[String: Any]] ?? []).map { line in
            let amount = line["quantity"] as? Double ?? 0
            let number =
                amount == 0 ? nil : amount == amount.rounded() ? "\(Int(amount))" : "\(amount)"
            let name = { (key: String) in (line[key] as? [String: Any])?["name"] as? String }
            let note = line["note"] as? String
            let parts =
                amountsAreOff ? [number, note] : [number, name("unit"), name("food"), note]
            return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    package func answer(_ request: ServedRequest) -> ServedResponse? {
        if failsWhen(request) { return Self.failure }
        let call = String(request.path.dropFirst(5))
        switch (request.method, call) {
        case ("GET", "foods"): return names(foods)
        case ("GET", "units"): return names(units)
        case ("POST", "recipes"): return made(request)
        case ("POST", "organizers/tags"):
            guard let name = Self.object(request.text)["name"] as? String else {
                return .json("{}", status: 422)
            }
            return .json(
                JSONText.of(["id": UUID().uuidString, "name": name, "slug": MealieSite.slug(name)]),
                status: 201
            )
        default: break
        }
        let parts = call.split(separator: "/").map(String.init)
        guard parts.count >= 2, parts[0] == "recipes",
            let recipe = recipes.first(where: { $0.slug == parts[1] || $0.id == parts[1] })
        else { return request.method == "GET" ? site.answer(request) : Self.missing }
        guard !recipe.isBroken else { return Self.failure }
        switch request.method {
        case "GET": return .json(recipe.body)
        case "PATCH": return patched(recipe, request)
        case "PUT" where parts.last == "image": return .json("{}")
        case "DELETE":
            stored.withLock { $0.removeAll { $0.id == recipe.id } }
            return .json(recipe.body)
        default: return .json("{}", status: 405)
        }
    }

    private static let failure = ServedResponse(
        status: 500,
        body: Array("Internal Server Error".utf8)
    )
    private static let missing = ServedResponse.json(#"{"detail":"Not Found"}"#, status: 404)

    private func names(_ names: [String]) -> ServedResponse {
        .json(JSONText.of(["items": names.map { ["id": UUID().uuidString, "name": $0] }]))
    }

    private func made(_ request: ServedRequest) -> ServedResponse {
        guard let name = Self.object(request.text)["name"] as? String, !name.isEmpty else {
            return .json(#"{"detail":"name"}"#, status: 422)
        }
        return stored.withLock { stored in
            var title = name
            var number = 0
            while stored.contains(where: { $0.slug == MealieSite.slug(title) }) {
                number += 1
                title = "\(name) (\(number))"
            }
            let slug = MealieSite.slug(title)
            let id = UUID().uuidString.lowercased()
            let body: [String: Any] = [
                "id": id, "slug": slug, "name": title,
                "settings": ["public": true, "disableAmount": true],
                "recipeIngredient": [["note": "1 Cup Flour", "referenceId": UUID().uuidString]],
                "recipeInstructions": [["text": "Recipe steps as well."]],
            ]
            stored.append(Stored(slug: slug, id: id, body: JSONText.of(body)))
            return .json("\"\(slug)\"", status: 201)
        }
    }

    private func patched(_ recipe: Stored, _ request: ServedRequest) -> ServedResponse {
        let sent = Self.object(request.text)
        guard Self.isValid(sent) else { return .json(#"{"detail":[]}"#, status: 422) }
        let lines = sent["recipeIngredient"] as? [[String: Any]] ?? []
        let isBroken = lines.contains { line in
            (line["referenceId"] as? String).flatMap(UUID.init(uuidString:)) == nil
        }
        let body = Self.object(recipe.body).merging(sent) { $1 }
        stored.withLock { stored in
            for place in stored.indices where stored[place].id == recipe.id {
                stored[place].body = JSONText.of(body)
                stored[place].isBroken = isBroken
            }
        }
        return isBroken ? Self.failure : .json(JSONText.of(body))
    }

    private static func isValid(_ sent: [String: Any]) -> Bool {
        let lists = { (key: String) in sent[key] as? [[String: Any]] ?? [] }
        let named = { (thing: Any?) in
            thing == nil || thing is NSNull || (thing as? [String: Any])?["name"] is String
        }
        let lines = lists("recipeIngredient")
        guard lines.allSatisfy({ named($0["unit"]) && named($0["food"]) && $0["note"] is String })
        else { return false }
        let references = Set(lines.compactMap { $0["referenceId"] as? String })
        guard
            lists("recipeInstructions").allSatisfy({ step in
                let links = step["ingredientReferences"] as? [[String: Any]] ?? []
                return step["text"] is String
                    && links.allSatisfy { references.contains($0["referenceId"] as? String ?? "") }
            })
        else { return false }
        guard
            (lists("tags") + lists("recipeCategory"))
                .allSatisfy({ $0["name"] is String && $0["slug"] is String })
        else { return false }
        let nutrition = sent["nutrition"] as? [String: Any] ?? [:]
        let times = ["prepTime", "performTime", "totalTime", "recipeYield"].compactMap { sent[$0] }
        return nutrition.values.allSatisfy { $0 is String } && times.allSatisfy { $0 is String }
    }

    private static func object(_ text: String) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }
}

extension ServedRequest {
    fileprivate var text: String { String(decoding: body, as: UTF8.self) }
}

extension MisbehavingServer {
    /// Answers as a Mealie in which recipes are made.
    package func serve(_ desk: MealieDesk) { serve { desk.answer($0) } }
}
