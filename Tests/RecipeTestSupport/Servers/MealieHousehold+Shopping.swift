import Foundation
import Synchronization

/// The shopping list.
extension MealieHousehold {
    var items: [[String: Any]] {
        state.withLock { $0.items }.map { Self.object($0.text) }
    }

    static func display(_ item: [String: Any]) -> String {
        let quantity = item["quantity"] as? Double ?? 1
        let note = item["note"] as? String ?? ""
        guard let food = item["foodName"] as? String else {
            return quantity == 0 || quantity == 1 ? note : "\(plain(quantity)) \(note)"
        }
        let unit = item["unitName"] as? String
        return [quantity == 0 ? nil : plain(quantity), unit, food, note.isEmpty ? nil : note]
            .compactMap(\.self).joined(separator: " ")
    }

    private static func plain(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    func shown(_ item: [String: Any]) -> [String: Any] {
        let named = { (key: String) in
            (item[key] as? String).map { ["name": $0] as Any } ?? NSNull()
        }
        return item.merging([
            "display": Self.display(item), "food": named("foodName"), "unit": named("unitName"),
        ]) { $1 }
    }

    func makeList(_ name: String) -> String {
        let id = UUID().uuidString.lowercased()
        state.withLock { $0.lists.append((id, name)) }
        return id
    }

    func shopAnswer(
        _ request: ServedRequest,
        _ parts: [String],
        _ body: [String: Any]
    ) -> ServedResponse {
        let lists = state.withLock { $0.lists }
        switch (request.method, parts.first, parts.dropFirst().first) {
        case ("GET", "lists", nil):
            if request.parameters["orderBy"]?.contains("createdAt") == true {
                return .json(#"{"detail":"Invalid order_by"}"#, status: 400)
            }
            return .json(JSONText.of(["items": lists.map { ["id": $0.id, "name": $0.name] }]))
        case ("POST", "lists", nil):
            let name = body["name"] as? String ?? ""
            return .json(JSONText.of(["id": makeList(name), "name": name]), status: 201)
        case ("GET", "lists", let id?):
            guard let list = lists.first(where: { $0.id == id }) else { return Self.missing }
            let own = items.filter { $0["shoppingListId"] as? String == id }.map(shown)
            return .json(JSONText.of(["id": id, "name": list.name, "listItems": own]))
        case ("POST", "items", "create-bulk"): return add(Self.array(request))
        case ("PUT", "items", nil): return change(Self.array(request))
        case (_, "items", let id?):
            guard let item = items.first(where: { $0["id"] as? String == id }) else {
                return Self.missing
            }
            if request.method == "DELETE" {
                state.withLock { $0.items.removeAll { $0.id == id } }
                return .json(#"{"message":"ok"}"#)
            }
            return .json(JSONText.of(shown(item)))
        default: return Self.missing
        }
    }

    private static func array(_ request: ServedRequest) -> [[String: Any]]? {
        (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [[String: Any]]
    }

    /// What is kept of an item that is sent; nil where it is refused.
    private func kept(_ sent: [String: Any]) -> [String: Any]? {
        let lists = state.withLock { $0.lists.map(\.id) }
        guard let list = sent["shoppingListId"] as? String, lists.contains(list),
            sent["quantity"] == nil || sent["quantity"] is Double,
            sent["checked"] == nil || sent["checked"] is Bool
        else { return nil }
        return [
            "shoppingListId": list, "note": sent["note"] as? String ?? "",
            "quantity": sent["quantity"] as? Double ?? 1,
            "checked": sent["checked"] as? Bool ?? false,
            "foodId": sent["foodId"] ?? NSNull(), "unitId": sent["unitId"] ?? NSNull(),
            "isFood": sent["isFood"] as? Bool ?? false,
        ]
    }

    private static func canMerge(_ one: [String: Any], _ other: [String: Any]) -> Bool {
        func same(_ key: String) -> Bool { (one[key] as? String) == (other[key] as? String) }
        guard one["checked"] as? Bool != true, other["checked"] as? Bool != true, same("foodId"),
            same("unitId"), same("shoppingListId")
        else { return false }
        return one["foodId"] is String || same("note")
    }

    /// Puts items on the list, or together with those that are there.
    @discardableResult
    func add(_ sent: [[String: Any]]?) -> ServedResponse {
        guard let sent else { return Self.invalid }
        let new = sent.compactMap(kept)
        guard new.count == sent.count else { return Self.invalid }
        var (created, updated): ([String], [String]) = ([], [])
        state.withLock { state in
            for var item in new {
                let equal = state.items.firstIndex { Self.canMerge(Self.object($0.text), item) }
                if let equal {
                    var other = Self.object(state.items[equal].text)
                    other["quantity"] =
                        (other["quantity"] as? Double ?? 0) + (item["quantity"] as? Double ?? 0)
                    state.items[equal].text = JSONText.of(other)
                    updated.append(state.items[equal].id)
                } else {
                    let id = UUID().uuidString.lowercased()
                    item["id"] = id
                    state.items.append((id, JSONText.of(item)))
                    created.append(id)
                }
            }
        }
        return answer(created: created, updated: updated, status: 201)
    }

    func change(_ sent: [[String: Any]]?) -> ServedResponse {
        guard let sent else { return Self.invalid }
        var updated: [String] = []
        for other in sent {
            guard let id = other["id"] as? String, var item = kept(other) else {
                return Self.invalid
            }
            state.withLock { state in
                guard let place = state.items.firstIndex(where: { $0.id == id }) else { return }
                let old = Self.object(state.items[place].text)
                for key in ["foodName", "unitName"] where item["foodId"] is String {
                    item[key] = old[key]
                }
                item["id"] = id
                let equal = state.items.firstIndex {
                    $0.id != id && Self.canMerge(Self.object($0.text), item)
                }
                guard let equal else {
                    state.items[place].text = JSONText.of(item)
                    updated.append(id)
                    return
                }
                updated.append(state.items[equal].id)
                state.items.remove(at: place)
            }
        }
        return answer(created: [], updated: updated, status: 200)
    }

    func answer(created: [String], updated: [String], status: Int) -> ServedResponse {
        let items = items
        let named = { (ids: [String]) in
            items.filter { ids.contains($0["id"] as? String ?? "") }.map(self.shown)
        }
        return .json(
            JSONText.of([
                "createdItems": named(created), "updatedItems": named(updated), "deletedItems": [],
            ]),
            status: status
        )
    }

    /// Puts a food with its amount on the list there, as a recipe's ingredients are.
    package func listFood(_ quantity: Double, _ unit: String, _ food: String) {
        let list = state.withLock { $0.lists.first?.id } ?? makeList("Groceries")
        let id = UUID().uuidString.lowercased()
        let item: [String: Any] = [
            "id": id, "shoppingListId": list, "note": "", "quantity": quantity, "checked": false,
            "foodId": UUID().uuidString, "unitId": UUID().uuidString, "isFood": true,
            "foodName": food, "unitName": unit,
        ]
        state.withLock { $0.items.append((id, JSONText.of(item))) }
    }
}
