import Foundation
import Synchronization

/// Tandoor where recipes are made, as strict as the real one.
///
/// What it refuses and how it stores, and where that was read in Tandoor's code (`cookbook/`,
/// version 2):
/// - `POST /api/recipe/` wants `name` and `steps`, each step `ingredients`, each ingredient the keys
///   `food`, `unit` (both may be null) and `amount` (not null) (`serializer.py`, `RecipeSerializer`,
///   `StepSerializer`, `IngredientSimpleSerializer`). Other keys are left out in silence, as Django
///   REST framework does.
/// - A text is trimmed, may be empty only where the field says so, and is at most as long as its
///   field (`models.py`: recipe and step name 128, description 512, `servings_text` 32, note 256,
///   `original_text` 512, `source_url` 1024, food and unit 128, keyword 64); else 400 with the field.
///   Null is taken by `description`, `note`, `original_text`, `source_url`, `nutrition`.
/// - Times, servings and order are whole numbers.
/// - Foods and units are found by name or plural whatever the letter case, else made
///   (`FoodSerializer.create`, `UnitSerializer.create`); a new unit's plural is its name. Keywords are
///   found by their exact name, else made (`KeywordSerializer.create`).
/// - An amount is answered with two places, rounded half to even (`CustomDecimalField`), so that
///   0.0004 is 0.
/// - Nutrition has `carbohydrates`, `fats`, `proteins`, `calories`; other names are left out, and
///   what wasn't sent is 0 (`NutritionInformation` has `default=0`, which a real 2.6 stored).
/// - `PUT /api/recipe/{id}/image/` wants a form with `image` (`RecipeImageSerializer`).
package final class FakeTandoor: Sendable {
    /// Its plan, its shopping list and its log.
    package let kitchen: FakeTandoorKitchen
    private let site: TandoorSite
    private let stored = Mutex<[Int: String]>([:])
    private let names = Mutex<[String: [Name]]>([:])
    private let failsWhen: @Sendable (ServedRequest) -> Bool

    private struct Name {
        var text: String
        var plural: String?
    }

    package init(
        _ site: TandoorSite,
        units: [(name: String, plural: String)] = [],
        keywords: [String] = [],
        mealTypes: [(name: String, time: String?)] = [],
        failsWhen: @escaping @Sendable (ServedRequest) -> Bool = { _ in false }
    ) {
        kitchen = FakeTandoorKitchen(site, mealTypes: mealTypes)
        self.site = site
        self.failsWhen = failsWhen
        names.withLock {
            $0["unit"] = units.map { Name(text: $0.name, plural: $0.plural) }
            $0["keyword"] = keywords.map { Name(text: $0) }
        }
    }

    /// The recipes that were made, in their order, as they are answered.
    package var recipes: [[String: Any]] {
        stored.withLock { $0 }.sorted { $0.key < $1.key }.map { Self.object($0.value) }
    }

    /// The names that were made of a kind: `food`, `unit`, `keyword`.
    package func made(_ kind: String) -> [String] {
        names.withLock { $0[kind] ?? [] }.map(\.text)
    }

    package func answer(_ request: ServedRequest) -> ServedResponse? {
        if failsWhen(request) { return .html("<h1>Server Error (500)</h1>", status: 500) }
        let parts = request.path.split(separator: "/").dropFirst().map(String.init)
        let id = parts.count > 1 ? Int(parts[1]) : nil
        if request.headers["authorization"] == "Bearer \(site.token)",
            let answer = kitchen.answer(request, parts)
        {
            return answer
        }
        switch (request.method, parts.first) {
        case ("GET", "recipe") where parts.count == 1: return list(request)
        case ("GET", "keyword"): return keywords(request)
        case ("POST", "recipe") where parts.count == 1: return made(request)
        default: break
        }
        guard parts.first == "recipe", let id, let body = stored.withLock({ $0[id] }) else {
            if request.method == "GET", parts.first == "recipe", id != nil {
                return site.answer(request).map(marked)
            }
            return request.method == "GET" || request.method == "OPTIONS"
                ? site.answer(request) : .json(#"{"detail":"Not found."}"#, status: 404)
        }
        switch request.method {
        case "GET": return .json(body)
        case "PUT" where parts.last == "image":
            guard request.text(has: #"name="image""#) else {
                return .json(#"{"image":["No file was submitted."]}"#, status: 400)
            }
            let image = "http://inside:8080/media/recipes/x_\(id).png"
            stored.withLock { stored in
                let recipe = Self.object(body).merging(["image": image]) { $1 }
                stored[id] = JSONText.of(recipe)
            }
            return .json(#"{"image":"\#(image)"}"#)
        case "DELETE":
            stored.withLock { _ = $0.removeValue(forKey: id) }
            return .json("", status: 204)
        default: return .json(#"{"detail":"Method not allowed."}"#, status: 405)
        }
    }

    /// The site's list with the recipes that were made here.
    private func list(_ request: ServedRequest) -> ServedResponse? {
        guard let answer = site.answer(request), answer.status == 200 else {
            return site.answer(request)
        }
        var body = Self.object(String(decoding: answer.body, as: UTF8.self))
        guard body["next"] is NSNull, !request.target.contains("_or=") else { return answer }
        let own = recipes.map { $0.filter { !["steps", "nutrition"].contains($0.key) } }
        body["results"] = (body["results"] as? [[String: Any]] ?? []).map(kitchen.marked) + own
        body["count"] = (body["count"] as? Int ?? 0) + own.count
        return .json(JSONText.of(body))
    }

    /// A whole recipe with this user's stars.
    private func marked(_ response: ServedResponse) -> ServedResponse {
        guard response.status == 200 else { return response }
        let recipe = Self.object(String(decoding: response.body, as: UTF8.self))
        return .json(JSONText.of(kitchen.marked(recipe)))
    }

    private func keywords(_ request: ServedRequest) -> ServedResponse? {
        guard let answer = site.answer(request), answer.status == 200 else {
            return site.answer(request)
        }
        var body = Self.object(String(decoding: answer.body, as: UTF8.self))
        let own = made("keyword").enumerated().map {
            ["id": 1_000 + $0.offset, "name": $0.element] as [String: Any]
        }
        body["results"] = (body["results"] as? [[String: Any]] ?? []) + own
        return .json(JSONText.of(body))
    }

    // MARK: - Making

    /// What is wrong with a field.
    private struct Refusal: Error {
        var field: String
        var reason: String
    }

    private func made(_ request: ServedRequest) -> ServedResponse {
        do {
            let id = 7 + stored.withLock { $0.count }
            var recipe = try recipe(Self.object(request.text))
            recipe["id"] = id
            let text = JSONText.of(recipe)
            stored.withLock { $0[id] = text }
            return .json(text, status: 201)
        } catch let refusal as Refusal {
            return .json(JSONText.of([refusal.field: [refusal.reason]]), status: 400)
        } catch {
            return .json("{}", status: 400)
        }
    }

    private func recipe(_ sent: [String: Any]) throws -> [String: Any] {
        let keywords = sent["keywords"] as? [[String: Any]] ?? []
        return [
            "name": try text(sent, "name", 128) ?? "", "image": NSNull(), "rating": NSNull(),
            "description": try text(sent, "description", 512, isOptional: true, isNullable: true)
                as Any? ?? NSNull(),
            "servings": try whole(sent, "servings", 1),
            "servings_text": try text(sent, "servings_text", 32, isOptional: true) ?? "",
            "working_time": try whole(sent, "working_time", 0),
            "waiting_time": try whole(sent, "waiting_time", 0),
            "source_url": try text(sent, "source_url", 1_024, isOptional: true, isNullable: true)
                as Any? ?? NSNull(),
            "internal": sent["internal"] as? Bool ?? false,
            "keywords": try keywords.map { keyword in
                let name = try text(keyword, "name", 64) ?? ""
                return ["id": 1, "name": self.name(name, of: "keyword").text, "label": name]
            },
            "steps": try list(sent, "steps").map(step).sorted {
                ($0["order"] as? Int ?? 0) < ($1["order"] as? Int ?? 0)
            },
            "nutrition": try nutrition(sent),
        ]
    }

    private func step(_ sent: [String: Any]) throws -> [String: Any] {
        [
            "name": try text(sent, "name", 128, isOptional: true) ?? "",
            "instruction": try text(sent, "instruction", .max, isOptional: true) ?? "",
            "time": try whole(sent, "time", 0), "order": try whole(sent, "order", 0),
            "show_as_header": sent["show_as_header"] as? Bool ?? true,
            "ingredients": try list(sent, "ingredients").map(ingredient).sorted {
                ($0["order"] as? Int ?? 0) < ($1["order"] as? Int ?? 0)
            }, "step_recipe": NSNull(), "step_recipe_data": NSNull(),
        ]
    }

    private func ingredient(_ sent: [String: Any]) throws -> [String: Any] {
        for key in ["food", "unit", "amount"] where sent[key] == nil {
            throw Refusal(field: key, reason: "This field is required.")
        }
        guard let amount = sent["amount"] as? Double else {
            throw Refusal(field: "amount", reason: "This field may not be null.")
        }
        func thing(_ kind: String) throws -> Any {
            guard let thing = sent[kind] as? [String: Any] else { return NSNull() }
            let found = name(try text(thing, "name", 128) ?? "", of: kind)
            return ["id": 1, "name": found.text, "plural_name": JSONText.orNull(found.plural)]
        }
        return [
            "food": try thing("food"), "unit": try thing("unit"),
            "amount": (amount * 100).rounded(.toNearestOrEven) / 100,
            "note": try text(sent, "note", 256, isOptional: true, isNullable: true) as Any?
                ?? NSNull(),
            "original_text": try text(
                sent,
                "original_text",
                512,
                isOptional: true,
                isNullable: true
            ) as Any? ?? NSNull(),
            "order": try whole(sent, "order", 0),
            "is_header": sent["is_header"] as? Bool ?? false,
            "no_amount": sent["no_amount"] as? Bool ?? false,
        ]
    }

    private func nutrition(_ sent: [String: Any]) throws -> Any {
        guard let facts = sent["nutrition"] as? [String: Any] else { return NSNull() }
        let keys = ["carbohydrates", "fats", "proteins", "calories"]
        return Dictionary(
            uniqueKeysWithValues: try keys.map { key in
                if facts[key] is NSNull {
                    throw Refusal(field: "nutrition", reason: "This field may not be null.")
                }
                let value = facts[key] as? Double ?? 0
                return (key, (value * 100).rounded(.toNearestOrEven) / 100)
            }
        )
    }

    /// The thing of a name, made where there is none.
    private func name(_ text: String, of kind: String) -> Name {
        names.withLock { names in
            let known = names[kind]?.first { known in
                kind == "keyword"
                    ? known.text == text
                    : [known.text, known.plural].contains { $0?.lowercased() == text.lowercased() }
            }
            if let known { return known }
            let made = Name(text: text, plural: kind == "unit" ? text : nil)
            names[kind, default: []].append(made)
            return made
        }
    }

    // MARK: - Fields

    private func text(
        _ object: [String: Any],
        _ key: String,
        _ limit: Int,
        isOptional: Bool = false,
        isNullable: Bool = false
    ) throws -> String? {
        guard let value = object[key] else {
            if isOptional { return nil }
            throw Refusal(field: key, reason: "This field is required.")
        }
        if value is NSNull {
            if isNullable { return nil }
            throw Refusal(field: key, reason: "This field may not be null.")
        }
        guard let text = value as? String else {
            throw Refusal(field: key, reason: "Not a valid string.")
        }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard isOptional || !trimmed.isEmpty else {
            throw Refusal(field: key, reason: "This field may not be blank.")
        }
        guard trimmed.unicodeScalars.count <= limit else {
            let reason = "Ensure this field has no more than \(limit) characters."
            throw Refusal(field: key, reason: reason)
        }
        return trimmed
    }

    private func whole(_ object: [String: Any], _ key: String, _ usual: Int) throws -> Int {
        guard let value = object[key] else { return usual }
        guard let number = value as? Int else {
            throw Refusal(field: key, reason: "A valid integer is required.")
        }
        return number
    }

    private func list(_ object: [String: Any], _ key: String) throws -> [[String: Any]] {
        guard let list = object[key] as? [[String: Any]] else {
            throw Refusal(field: key, reason: "This field is required.")
        }
        return list
    }

    private static func object(_ text: String) -> [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }
}

extension ServedRequest {
    fileprivate func text(has part: String) -> Bool { text.contains(part) }
}

extension MisbehavingServer {
    /// Answers as a Tandoor in which recipes are made.
    package func serve(_ library: FakeTandoor) { serve { library.answer($0) } }
}
