import Foundation

/// TheMealDB's API over a test's meals, with the free key's limits.
package struct TheMealDBSite: Sendable {
    /// All meals, in the order of their ids.
    package var meals: [MealEntry]
    /// The path that the calls stand below; any other is a web page of status 404.
    package var base: String
    /// Which meal `random.php` gives.
    package var chosen = 0

    /// An API over these meals.
    package init(meals: [MealEntry], base: String = "/api/json/v1/1/") {
        self.meals = meals
        self.base = base
    }

    /// The answer to a call; nil for any other path.
    package func answer(_ request: ServedRequest) -> ServedResponse? {
        guard request.path.hasPrefix(base) else { return nil }
        let values = request.parameters
        switch request.path.dropFirst(base.count) {
        case "search.php": return search(values)
        case "lookup.php": return lookup(values["i"] ?? "")
        case "random.php": return Self.meals(meals[chosen...].prefix(1).map(\.full))
        case "filter.php": return filter(values)
        case "categories.php": return categories
        case "list.php": return list(values)
        default: return nil
        }
    }

    /// An answer with these meals, null where there are none.
    package static func meals(_ meals: [[String: Any]]) -> ServedResponse {
        .json(JSONText.of(["meals": meals.isEmpty ? NSNull() : meals as Any]))
    }

    private func search(_ values: [String: String]) -> ServedResponse {
        if let letter = values["f"]?.lowercased() {
            return Self.meals(meals.filter { $0.name.lowercased().hasPrefix(letter) }.map(\.full))
        }
        let words = (values["s"] ?? "").lowercased()
        let found = meals.filter { words.isEmpty || $0.name.lowercased().contains(words) }
        return Self.meals(found.prefix(25).map(\.full))
    }

    private func lookup(_ id: String) -> ServedResponse {
        guard !id.isEmpty, Int(id) != nil else { return .json(#"{"meals":"Invalid ID"}"#) }
        return Self.meals(meals.filter { $0.id == id }.map(\.full))
    }

    private func filter(_ values: [String: String]) -> ServedResponse {
        let wanted = { (key: String) in values[key]?.replacing("_", with: " ").lowercased() }
        // Several ingredients are for those who pay.
        if let foods = wanted("i"), foods.contains(",") {
            return .json(#"{"meals":"Premium only"}"#)
        }
        let found = meals.filter { meal in
            if let food = wanted("i") { return meal.has(food) }
            if let category = wanted("c") { return meal.category?.lowercased() == category }
            if let area = wanted("a") { return meal.area?.lowercased() == area }
            return false
        }
        return Self.meals(found.sorted { $0.name < $1.name }.map(\.short))
    }

    private var categories: ServedResponse {
        let entries = Set(meals.compactMap(\.category)).sorted().enumerated().map { place, name in
            [
                "idCategory": String(place + 1), "strCategory": name,
                "strCategoryThumb": "https://www.themealdb.com/images/category/\(name).png",
                "strCategoryDescription": "All about\r\n\(name.lowercased()). [1]",
            ]
        }
        return .json(JSONText.of(["categories": entries]))
    }

    private func list(_ values: [String: String]) -> ServedResponse {
        if values["a"] == "list" {
            return Self.meals(Set(meals.compactMap(\.area)).sorted().map { ["strArea": $0] })
        }
        if values["c"] == "list" {
            return Self.meals(
                Set(meals.compactMap(\.category)).sorted().map { ["strCategory": $0] }
            )
        }
        return Self.meals([])
    }
}

extension MisbehavingServer {
    /// Answers as TheMealDB's API over these meals.
    package func serve(_ site: TheMealDBSite) { serve { site.answer($0) } }
}
