import Foundation

/// Spoonacular's API over a test's recipes, with its key and its points.
package struct SpoonacularSite: Sendable {
    /// All recipes, in the order in which they are sent.
    package var entries: [SpoonacularEntry]
    /// The key that is asked for.
    package var key: String
    /// Points of a day.
    package var limit: Double
    private let used = Guarded(0.0)

    /// An API over these recipes.
    package init(entries: [SpoonacularEntry], key: String = "k3y", limit: Double = 150) {
        self.entries = entries
        self.key = key
        self.limit = limit
    }

    /// The answer to any request: what it does not know is a failure in its own form.
    package func answer(_ request: ServedRequest) -> ServedResponse? {
        guard request.method == "GET" else { return Self.failure(405, code: 0, "Not allowed.") }
        guard request.headers["x-api-key"] == key else {
            return Self.failure(401, code: 401, "You are not authorized.")
        }
        guard used.withLock({ $0 }) < limit else {
            let points = limit.formatted(.number.grouping(.never))
            return Self.failure(
                402,
                code: 402,
                "Your daily points limit of \(points) has been reached."
            )
        }
        let parts = request.path.split(separator: "/").map(String.init)
        if parts == ["recipes", "complexSearch"] { return search(request.parameters) }
        if parts == ["recipes", "random"], let first = entries.first {
            return charged(1, JSONText.of(["recipes": [first.full]]))
        }
        if parts.count == 3, parts[0] == "recipes", parts[2] == "information",
            let entry = entries.first(where: { String($0.id) == parts[1] })
        {
            return charged(1, JSONText.of(entry.full))
        }
        return Self.failure(404, code: 0, "The resource you called does not exist.")
    }

    /// A failure as it writes one; `code` is not always the status.
    package static func failure(_ status: Int, code: Int, _ message: String) -> ServedResponse {
        let body: [String: Any] = ["status": "failure", "code": code, "message": message]
        return .json(JSONText.of(body), status: status)
    }

    private func search(_ values: [String: String]) -> ServedResponse {
        func list(_ key: String) -> [String] {
            (values[key] ?? "").split(separator: ",").map { $0.lowercased() }
        }
        let asked = list("includeIngredients")
        let found = entries.filter { entry in
            let names = entry.ingredients.map { $0.lowercased() }
            let isNamed = { (food: String) in names.contains { $0.contains(food) } }
            let words = (values["query"] ?? "").lowercased().split(separator: " ")
            return asked.allSatisfy(isNamed)
                && !list("excludeIngredients").contains(where: isNamed)
                && words.allSatisfy { entry.title.lowercased().contains($0) }
                && list("cuisine").allSatisfy(entry.cuisines.map { $0.lowercased() }.contains)
                && list("type").allSatisfy(entry.types.contains)
                && list("diet").allSatisfy(entry.diets.contains)
                && entry.minutes <= values["maxReadyTime"].flatMap(Int.init) ?? .max
        }
        let offset = min(max(values["offset"].flatMap(Int.init) ?? 0, 0), 900)
        let number = min(max(values["number"].flatMap(Int.init) ?? 10, 1), 100)
        let isFull = values["addRecipeInformation"] == "true"
        let results = found.dropFirst(offset).prefix(number).map { entry in
            let keys = isFull ? entry.information : entry.short
            return values["fillIngredients"] == "true" ? entry.filled(keys, asked: asked) : keys
        }
        let body: [String: Any] = [
            "results": results, "offset": offset, "number": number, "totalResults": found.count,
        ]
        return charged(1 + 0.06 * Double(results.count), JSONText.of(body))
    }

    private func charged(_ points: Double, _ text: String) -> ServedResponse {
        let total = used.withLock { used in
            used += points
            return used
        }
        func written(_ value: Double) -> String {
            value.formatted(.number.grouping(.never).precision(.fractionLength(0...2)))
        }
        return ServedResponse.json(text)
            .with("X-API-Quota-Request", written(points))
            .with("X-API-Quota-Used", written(total))
            .with("x-api-quota-left", written(max(0, limit - total)))
    }
}

extension MisbehavingServer {
    /// Answers as Spoonacular's API over these recipes.
    package func serve(_ site: SpoonacularSite) { serve { site.answer($0) } }
}
