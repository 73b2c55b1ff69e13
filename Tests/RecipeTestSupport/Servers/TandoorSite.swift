import Foundation

/// Tandoor's API over a test's recipes, with the quirks of version 2.6.
///
/// What it answers, and where that was read in Tandoor 2 (`cookbook/`):
/// - Foods and keywords come 50 to a page, at most 200 (`DefaultPagination` in `views/api.py`).
/// - `query` finds names that hold the text, whatever its case: the same name first, then those that
///   begin with it, then the others; accents count on SQLite (`FuzzyFilterMixin`).
/// - `simple` leaves a food its id, its name and its plural (`FoodViewSet.get_serializer_class`,
///   `FoodSimpleSerializer` in `serializer.py`); what is left out is what takes the server's time.
/// - Each recipe has the time of its last change (`updated_at` in `RecipeOverviewSerializer`).
package struct TandoorSite: Sendable {
    package var recipes: [OwnRecipe]
    package var token: String
    /// The most names that a page of foods or keywords has.
    package var namesOnPage: Int

    package init(
        _ recipes: [OwnRecipe],
        token: String = "tda_t0ken-of-mine",
        namesOnPage: Int = 200
    ) {
        self.recipes = recipes
        self.token = token
        self.namesOnPage = namesOnPage
    }

    private var foods: [String] { Set(recipes.flatMap(\.lines).compactMap(\.food)).sorted() }
    private var keywords: [String] {
        Set(recipes.flatMap { $0.tags + $0.categories }).sorted()
    }

    package func answer(_ request: ServedRequest) -> ServedResponse? {
        let path = request.path
        guard path.hasPrefix("/api/"), path.hasSuffix("/") else {
            return .redirect(to: "/accounts/login/?next=\(path)")
        }
        if path == "/api/server-settings/current/" { return .json(#"{"version":""}"#) }
        guard request.headers["authorization"] == "Bearer \(token)" else {
            let text = #"{"detail":"Authentication credentials were not provided."}"#
            return .json(text, status: 403)
        }
        let parts = path.split(separator: "/").dropFirst().map(String.init)
        switch parts {
        case ["recipe"]: return list(request)
        case ["recipe", "flat"]:
            let all = recipes.map {
                ["id": $0.number, "name": $0.title, "image": NSNull()] as [String: Any]
            }
            return .json(JSONText.of(all))
        case ["food"]: return names(foods, counted: nil, request)
        case ["keyword"]:
            return names(
                keywords,
                counted: { name in
                    recipes.count { ($0.tags + $0.categories).contains(name) }
                },
                request
            )
        default:
            guard parts.count == 2, parts[0] == "recipe",
                let recipe = recipes.first(where: { String($0.number) == parts[1] })
            else {
                return parts.first == "recipe"
                    ? .json(#"{"detail":"Not found."}"#, status: 404)
                    : .redirect(to: "/accounts/login/?next=\(path)")
            }
            return .json(JSONText.of(whole(recipe)))
        }
    }

    private func names(
        _ names: [String],
        counted: ((String) -> Int)?,
        _ request: ServedRequest
    ) -> ServedResponse {
        let wanted = request.parameters["page_size"].flatMap(Int.init) ?? 50
        let size = min(wanted, namesOnPage)
        let page = request.parameters["page"].flatMap(Int.init) ?? 1
        let numbered = Self.found(
            Array(names.enumerated()),
            by: request.parameters["query"]?.lowercased() ?? ""
        )
        let results = numbered.dropFirst((page - 1) * size).prefix(size).map {
            var entry: [String: Any] = ["id": $0.offset + 1, "name": $0.element]
            entry["numrecipe"] = counted?($0.element)
            return entry
        }
        return paged(results, page: page, size: size, count: numbered.count)
    }

    /// Names that hold a text: the same one first, then those that begin with it.
    private static func found(
        _ names: [(offset: Int, element: String)],
        by text: String
    ) -> [(offset: Int, element: String)] {
        guard !text.isEmpty else { return names }
        let rank = { (name: String) in name == text ? 0 : name.hasPrefix(text) ? 1 : 2 }
        return names.filter { $0.element.lowercased().contains(text) }
            .map { (rank($0.element.lowercased()), $0) }
            .sorted { ($0.0, $0.1.offset) < ($1.0, $1.1.offset) }.map(\.1)
    }

    /// A page's next address has the host as the server itself sees it.
    private func paged(_ results: [[String: Any]], page: Int, size: Int, count: Int)
        -> ServedResponse
    {
        let next = page * size < count ? "http://inside:8080/api/?page=\(page + 1)" : nil
        let body: [String: Any] = [
            "count": count, "next": JSONText.orNull(next), "previous": NSNull(), "results": results,
        ]
        return .json(JSONText.of(body))
    }

    private func list(_ request: ServedRequest) -> ServedResponse {
        let pairs = request.pairs
        let values = request.parameters
        let orders = pairs.filter { $0.0 == "sort_order" }.map(\.1)
        if !orders.allSatisfy(["name", "-created_at", "random"].contains) {
            return .html("<h1>Server Error (500)</h1>", status: 500)
        }
        func ids(_ name: String) -> [Int]? {
            let texts = pairs.filter { $0.0 == name }.map(\.1)
            return texts.isEmpty ? nil : texts.compactMap(Int.init)
        }
        for (name, text) in pairs where name.hasPrefix("foods") && Int(text) == nil {
            return .html("<h1>Server Error (500)</h1>", status: 500)
        }
        var found = recipes.sorted { ($0.title, $0.number) < ($1.title, $1.number) }
        if let query = values["query"] {
            found = found.filter { $0.title.lowercased().contains(query.lowercased()) }
        }
        if let wanted = ids("foods_or") {
            let names = Set(
                wanted.compactMap { foods.indices.contains($0 - 1) ? foods[$0 - 1] : nil }
            )
            found = found.filter { !names.isDisjoint(with: $0.lines.compactMap(\.food)) }
        }
        if let wanted = ids("keywords_or") {
            let names = Set(
                wanted.compactMap { keywords.indices.contains($0 - 1) ? keywords[$0 - 1] : nil }
            )
            found = found.filter { !names.isDisjoint(with: $0.tags + $0.categories) }
        }
        let size = min(max(values["page_size"].flatMap(Int.init) ?? 25, 1), 100)
        let page = values["page"].flatMap(Int.init) ?? 1
        guard page == 1 || (page - 1) * size < found.count else {
            return .json(#"{"detail":"Invalid page."}"#, status: 404)
        }
        let part = found.dropFirst((page - 1) * size).prefix(size)
        return paged(part.map(short), page: page, size: size, count: found.count)
    }

    private func short(_ recipe: OwnRecipe) -> [String: Any] {
        [
            "id": recipe.number, "name": recipe.title, "image": NSNull(),
            "keywords": (recipe.tags + recipe.categories).map {
                ["id": 1, "label": $0] as [String: Any]
            },
            "working_time": recipe.minutes ?? 0, "waiting_time": 0, "servings": 4,
            "servings_text": "", "rating": NSNull(), "updated_at": recipe.changedAt,
        ]
    }

    private func whole(_ recipe: OwnRecipe) -> [String: Any] {
        var keys = short(recipe)
        keys["keywords"] = (recipe.tags + recipe.categories).map {
            ["id": 1, "name": $0] as [String: Any]
        }
        keys["source_url"] = JSONText.orNull(recipe.source)
        let ingredients = recipe.lines.enumerated().flatMap { place, line in
            let entry: [String: Any] = [
                "food": line.food.map { ["name": $0, "plural_name": NSNull()] as Any } ?? NSNull(),
                "unit": line.unit.map { ["name": $0, "plural_name": $0] as Any } ?? NSNull(),
                "amount": line.amount ?? 0, "no_amount": line.amount == nil,
                "note": line.note, "order": place, "is_header": false,
            ]
            guard let heading = line.heading else { return [entry] }
            let header: [String: Any] = [
                "food": NSNull(), "unit": NSNull(), "amount": 0, "no_amount": true,
                "note": heading, "order": place, "is_header": true,
            ]
            return [header, entry]
        }
        keys["steps"] = recipe.steps.enumerated().map { place, text in
            [
                "name": "", "instruction": text, "order": place, "time": 0,
                "ingredients": place == 0 ? ingredients : [],
                "step_recipe": NSNull(), "step_recipe_data": NSNull(),
            ] as [String: Any]
        }
        keys["nutrition"] = NSNull()
        return keys
    }
}

extension ServedRequest {
    /// All parameters in order, repeated ones too.
    var pairs: [(String, String)] {
        guard let start = target.firstIndex(of: "?") else { return [] }
        return target[target.index(after: start)...].split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
            let value = parts.count > 1 ? parts[1] : ""
            return (parts.first ?? "", value.removingPercentEncoding ?? value)
        }
    }
}

extension MisbehavingServer {
    /// Answers as a Tandoor with these recipes.
    package func serve(_ site: TandoorSite) { serve { site.answer($0) } }
}
