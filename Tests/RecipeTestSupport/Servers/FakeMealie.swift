import Foundation
import Synchronization

/// Mealie where recipes are made and changed, as strict as the real one.
///
/// What it refuses and how it stores, and where that was read in Mealie's code (`mealie/`, versions
/// 2 and 3):
/// - `POST /api/recipes` makes the slug of the name, with ` (1)` at the name where it is taken
///   (`repos/repository_recipes.py`, `create`), and fills in a line and a step
///   (`services/recipe/recipe_service.py`, `_recipe_creation_factory`). A name of signs alone has an
///   empty slug (`schema/recipe/recipe.py`, `slugify`), which answers no call.
/// - `PATCH /api/recipes/{slug}` stores only what is sent (`patch_one` dumps with `exclude_unset`). A
///   line without a `referenceId` is kept without one; answering then fails, and so does every GET,
///   PATCH, PUT and DELETE after it (`RecipeIngredient.reference_id` is a UUID in
///   `schema/recipe/recipe_ingredient.py`).
/// - Members that a schema doesn't have are left out in silence, also those of the nutrition, whose
///   eleven are texts (`schema/recipe/recipe_nutrition.py`). A member of another type is 422.
/// - A unit or food has a name (`UnitFoodBase`); one without an id is 500 ("Expected 'id' to be
///   provided", `db/models/_model_utils/auto_init.py`), and one whose id nobody has is stored as
///   none (`one_or_none` there).
/// - Tags and categories have a name and a slug (`schema/recipe/recipe.py`, `RecipeTag`).
/// - A quantity has three places (`INGREDIENT_QTY_PRECISION`); a line is shown as in
///   `_format_display`: its amount as a fraction of at most 32nds unless the unit has none, the
///   plural of a unit above one and of a food above one or without an amount, parts joined by
///   spaces. Where amounts are off it shows its number and note alone.
/// - `POST /api/foods` and `/api/units` want a name and make it once (`routes/unit_and_foods/`; the
///   names of a group are unique in `db/models/recipe/ingredient.py`).
/// - `POST /api/parser/ingredients` answers each line with an ingredient whose food and unit have an
///   id only where the server has them (`services/parser_services/_base.py`,
///   `find_ingredient_match`); a size in brackets becomes the note (`ingredient_parser.py`).
/// - From 2.2 on recipes have `recipeServings` and `recipeYieldQuantity`; from 3 on amounts can't be
///   off (release notes).
package final class FakeMealie: Sendable {
    /// A recipe as it is stored.
    package struct Stored: Sendable {
        package var slug: String
        package var id: String
        package var body: String
        package var isBroken = false
    }

    /// Its plan, its shopping lists, and what was made and rated.
    package let household: MealieHousehold
    private let site: MealieSite
    private let isNew: Bool
    private let stored = Mutex<[Stored]>([])
    /// Foods, units and tags by their kind, each as JSON.
    private let things = Mutex<[String: [String]]>([:])
    private let failsWhen: @Sendable (ServedRequest) -> Bool

    /// - Parameters:
    ///   - isNew: Whether it is as from version 3 on.
    ///   - isOld: Whether its household is a group, as before version 2.
    package init(
        _ site: MealieSite,
        units: [String] = [],
        foods: [String] = [],
        isNew: Bool = false,
        isOld: Bool = false,
        failsWhen: @escaping @Sendable (ServedRequest) -> Bool = { _ in false }
    ) {
        var site = site
        if isOld { site.version = "v1.12.0" }
        household = MealieHousehold(site, isNew: isNew, isOld: isOld)
        self.site = site
        self.isNew = isNew
        self.failsWhen = failsWhen
        let made = { (names: [String]) in
            names.map { JSONText.of(["id": UUID().uuidString.lowercased(), "name": $0]) }
        }
        things.withLock { $0 = ["foods": made(foods), "units": made(units), "tags": []] }
    }

    package var recipes: [Stored] { stored.withLock { $0 } }

    /// The titles of the recipes that were made.
    package var titles: [String] {
        recipes.compactMap { Self.object($0.body)["name"] as? String }
    }

    /// The members of the recipe that was made last.
    package var last: [String: Any] { recipes.last.map { whole($0) } ?? [:] }

    /// The lines of the recipe that was made last, as Mealie shows them.
    package var shownLines: [String] {
        (last["recipeIngredient"] as? [[String: Any]] ?? []).compactMap { $0["display"] as? String }
    }

    /// The names of the foods or units that there are.
    package func names(_ kind: String) -> [String] {
        all(kind).compactMap { $0["name"] as? String }
    }

    package func answer(_ request: ServedRequest) -> ServedResponse? {
        if failsWhen(request) { return Self.failure }
        let call = String(request.path.dropFirst(5))
        if request.headers["authorization"] == "Bearer \(site.token)",
            let answer = household.answer(request, call)
        {
            return answer
        }
        switch (request.method, call) {
        case ("GET", "foods"), ("GET", "units"):
            return .json(JSONText.of(["items": all(call)]))
        case ("GET", "organizers/tags"): return list(request, call)
        case ("GET", "recipes"): return list(request, call).map(household.marked)
        case (_, "recipes/"): return .redirect(to: "/api/recipes")
        case ("POST", "recipes"): return made(request)
        case ("POST", "foods"), ("POST", "units"): return thing(request, call)
        case ("POST", "organizers/tags"): return thing(request, "tags")
        case ("POST", "parser/ingredients"): return parsed(request)
        default: break
        }
        let parts = call.split(separator: "/").map(String.init)
        guard parts.count >= 2, parts[0] == "recipes",
            let recipe = recipes.first(where: { $0.slug == parts[1] || $0.id == parts[1] })
        else { return request.method == "GET" ? site.answer(request) : Self.missing }
        guard !recipe.isBroken else { return Self.failure }
        switch request.method {
        case "GET": return .json(JSONText.of(whole(recipe)))
        case "PATCH": return patched(recipe, request)
        case "PUT" where parts.last == "image":
            change(recipe) { $0["image"] = "95" }
            return .json(#"{"image":"95"}"#)
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
    private static let invalid = ServedResponse.json(#"{"detail":[]}"#, status: 422)

    // MARK: - Foods, units, tags

    private func all(_ kind: String) -> [[String: Any]] {
        things.withLock { $0[kind] ?? [] }.map(Self.object)
    }

    private func thing(_ request: ServedRequest, _ kind: String) -> ServedResponse {
        var thing = Self.object(request.text)
        guard let name = thing["name"] as? String else { return Self.invalid }
        guard !names(kind).contains(name) else {
            return .json(#"{"detail":{"message":"already exists","error":true}}"#, status: 400)
        }
        thing["id"] = UUID().uuidString.lowercased()
        if kind == "tags" { thing["slug"] = Self.slug(name) }
        let text = JSONText.of(thing)
        things.withLock { $0[kind, default: []].append(text) }
        return .json(text, status: 201)
    }

    /// The site's answer with what was made here.
    private func list(_ request: ServedRequest, _ call: String) -> ServedResponse? {
        guard let answer = site.answer(request), answer.status == 200 else {
            return site.answer(request)
        }
        var body = Self.object(String(decoding: answer.body, as: UTF8.self))
        var items = body["items"] as? [[String: Any]] ?? []
        if call == "organizers/tags" {
            items += all("tags")
        } else if request.parameters["queryFilter"] == nil {
            let whole: Set<String> = [
                "recipeIngredient", "recipeInstructions", "notes", "nutrition", "settings",
            ]
            let own = recipes.reversed().map { recipe in
                Self.object(recipe.body).filter { !whole.contains($0.key) }
            }
            items = own + items
        }
        body["items"] = items
        return .json(JSONText.of(body))
    }

    // MARK: - Recipes

    private func made(_ request: ServedRequest) -> ServedResponse {
        guard let name = Self.object(request.text)["name"] as? String, !name.isEmpty else {
            return Self.invalid
        }
        return stored.withLock { stored in
            var title = name
            var number = 0
            while stored.contains(where: { $0.slug == Self.slug(title) }) {
                number += 1
                title = "\(name) (\(number))"
            }
            let slug = Self.slug(title)
            let id = UUID().uuidString.lowercased()
            var body: [String: Any] = [
                "id": id, "slug": slug, "name": title, "image": NSNull(), "description": "",
                "settings": ["public": true, "locked": false],
                "recipeIngredient": [
                    ["note": "1 Cup Flour", "quantity": 1, "referenceId": UUID().uuidString]
                ],
                "recipeInstructions": [["text": "Recipe steps as well."]],
            ]
            if isNew {
                body["recipeServings"] = 0
                body["recipeYieldQuantity"] = 0
            } else {
                body["settings"] = ["public": true, "locked": false, "disableAmount": true]
            }
            stored.append(Stored(slug: slug, id: id, body: JSONText.of(body)))
            return .json(JSONText.of([slug]).dropFirst().dropLast().description, status: 201)
        }
    }

    private func patched(_ recipe: Stored, _ request: ServedRequest) -> ServedResponse {
        let sent = MealieSchema.recipe(isNew: isNew).known(Self.object(request.text))
        guard var sent else { return Self.invalid }
        var lines = sent["recipeIngredient"] as? [[String: Any]] ?? []
        for place in lines.indices {
            for (key, kind) in [("food", "foods"), ("unit", "units")] {
                guard let thing = lines[place][key] as? [String: Any] else { continue }
                guard let id = thing["id"] as? String else { return Self.failure }
                lines[place][key] = all(kind).first { $0["id"] as? String == id } ?? NSNull() as Any
            }
            if let quantity = lines[place]["quantity"] as? Double {
                lines[place]["quantity"] = (quantity * 1_000).rounded() / 1_000
            }
        }
        if sent["recipeIngredient"] != nil { sent["recipeIngredient"] = lines }
        let isBroken = lines.contains { line in
            (line["referenceId"] as? String).flatMap(UUID.init(uuidString:)) == nil
        }
        change(recipe, isBroken: isBroken) { body in body.merge(sent) { $1 } }
        guard !isBroken, let now = recipes.first(where: { $0.id == recipe.id }) else {
            return Self.failure
        }
        return .json(JSONText.of(whole(now)))
    }

    private func change(
        _ recipe: Stored,
        isBroken: Bool = false,
        _ change: (inout [String: Any]) -> Void
    ) {
        stored.withLock { stored in
            for place in stored.indices where stored[place].id == recipe.id {
                var body = Self.object(stored[place].body)
                change(&body)
                stored[place].body = JSONText.of(body)
                stored[place].isBroken = isBroken
            }
        }
    }

    /// A recipe as it is answered, with its lines as they are shown.
    private func whole(_ recipe: Stored) -> [String: Any] {
        var body = Self.object(recipe.body)
        let settings = body["settings"] as? [String: Any]
        let isOff = settings?["disableAmount"] as? Bool ?? !isNew
        body["recipeIngredient"] = (body["recipeIngredient"] as? [[String: Any]] ?? []).map {
            line in
            line.merging(["display": MealieDisplay.line(line, isOff: isOff)]) { $1 }
        }
        return body
    }

    // MARK: - Parser

    private func parsed(_ request: ServedRequest) -> ServedResponse {
        guard let lines = Self.object(request.text)["ingredients"] as? [String] else {
            return Self.invalid
        }
        let answers = lines.map { line -> [String: Any] in
            var ingredient: [String: Any] = [
                "quantity": 0, "unit": NSNull(), "food": NSNull(), "note": line,
            ]
            if let parts = line.wholeMatch(of: /(\d+) \((.+)\) (\w+) (.+)/)?.output {
                ingredient = [
                    "quantity": Double(parts.1) ?? 0, "unit": match(String(parts.3), "units"),
                    "food": match(String(parts.4), "foods"), "note": String(parts.2),
                ]
            }
            return ["input": line, "confidence": ["average": 0.9], "ingredient": ingredient]
        }
        return .json(JSONText.of(answers))
    }

    private func match(_ name: String, _ kind: String) -> [String: Any] {
        all(kind).first { ($0["name"] as? String)?.lowercased() == name.lowercased() }
            ?? ["id": NSNull(), "name": name]
    }

    /// A name in addresses, transliterated as Mealie does (`slugify`, which uses `unidecode`).
    private static func slug(_ name: String) -> String {
        let latin = name.applyingTransform(.toLatin, reverse: false) ?? name
        let plain = latin.folding(options: [.diacriticInsensitive], locale: nil)
        return MealieSite.slug(plain.filter(\.isASCII))
    }

    private static func object(_ text: String) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }
}

extension ServedRequest {
    var text: String { String(decoding: body, as: UTF8.self) }
}

extension MisbehavingServer {
    /// Answers as a Mealie in which recipes are made.
    package func serve(_ library: FakeMealie) { serve { library.answer($0) } }
}
