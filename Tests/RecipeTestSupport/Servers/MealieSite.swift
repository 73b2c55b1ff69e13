import Foundation

/// Mealie's API over a test's recipes, with the quirks of version 2.0.
package struct MealieSite: Sendable {
    package var recipes: [OwnRecipe]
    package var token: String
    /// Where the API stands: `/cook` for `http://host/cook/api/…`.
    package var path: String
    package var version = "v2.0.0"
    /// Whether it suggests recipes for foods, as from version 2.4 on.
    package var suggests = false

    package init(_ recipes: [OwnRecipe], token: String = "t0ken-of-mine", path: String = "") {
        self.recipes = recipes
        self.token = token
        self.path = path
    }

    package func answer(_ request: ServedRequest) -> ServedResponse? {
        guard request.path.hasPrefix(path + "/api/") else {
            return .html("<!doctype html><title>Mealie</title>")
        }
        let call = String(request.path.dropFirst(path.count + 5))
        if call == "app/about" {
            return .json(#"{"version":"\#(version)","production":true}"#)
        }
        guard request.headers["authorization"] == "Bearer \(token)" else {
            return .json(#"{"detail":"Could not validate credentials"}"#, status: 401)
        }
        guard request.method == "GET" else {
            return .json(#"{"detail":"Method Not Allowed"}"#, status: 405)
        }
        let values = request.parameters
        switch call {
        case "recipes": return list(values)
        case "recipes/suggestions" where suggests: return suggestions(request)
        case "foods":
            let names = Set(recipes.flatMap(\.lines).compactMap(\.food)).sorted()
            return .json(
                JSONText.of(["items": names.map { ["id": $0, "name": $0, "aliases": []] }])
            )
        case "organizers/tags": return organizers(recipes.flatMap(\.tags))
        case "organizers/categories": return organizers(recipes.flatMap(\.categories))
        default:
            let parts = call.split(separator: "/").map(String.init)
            guard parts.count == 2, parts[0] == "recipes",
                let recipe = recipes.first(where: { Self.id($0) == parts[1] })
            else { return .json(#"{"detail":{"message":"No Entry Found"}}"#, status: 404) }
            return .json(JSONText.of(Self.whole(recipe)))
        }
    }

    /// Fewest missing first, of the recipes that have any food at all.
    private func suggestions(_ request: ServedRequest) -> ServedResponse {
        let foods = Set(request.pairs.filter { $0.0 == "foods" }.map(\.1))
        let most = request.parameters["maxMissingFoods"].flatMap(Int.init) ?? 5
        let found = recipes.compactMap { recipe -> (OwnRecipe, [String])? in
            let own = recipe.lines.compactMap(\.food)
            let missing = own.filter { !foods.contains($0) }
            return missing.count < own.count && missing.count <= most ? (recipe, missing) : nil
        }.sorted { $0.1.count < $1.1.count }
        let items = found.map { recipe, missing in
            [
                "recipe": Self.summary(recipe), "missingFoods": missing.map { ["name": $0] },
                "missingTools": [],
            ] as [String: Any]
        }
        return .json(JSONText.of(["items": items]))
    }

    private func organizers(_ names: [String]) -> ServedResponse {
        let items = Set(names).sorted().map { ["id": $0, "name": $0, "slug": Self.slug($0)] }
        return .json(JSONText.of(["items": items]))
    }

    /// A page. With a filter the total counts the rows that the filter joined, not the recipes.
    private func list(_ values: [String: String]) -> ServedResponse {
        if values["orderBy"] == "random", values["paginationSeed"] == nil {
            return .json(#"{"detail":"paginationSeed is required"}"#, status: 422)
        }
        if let order = values["orderBy"], order.contains("createdAt") {
            return .json(#"{"detail":"Invalid order_by"}"#, status: 400)
        }
        var found = recipes.sorted { ($0.title, $0.number) < ($1.title, $1.number) }
        for key in ["categories", "tags"] {
            guard let slug = values[key] else { continue }
            let has = { (recipe: OwnRecipe) in
                (key == "tags" ? recipe.tags : recipe.categories).map(Self.slug).contains(slug)
            }
            // A slug that nothing has is no filter.
            if found.contains(where: has) { found = found.filter(has) }
        }
        if let food = values["foods"], !food.allSatisfy({ $0.isHexDigit || $0 == "-" }) {
            return ServedResponse(status: 500, body: Array("Internal Server Error".utf8))
        }
        var rows = found
        if let filter = values["queryFilter"] {
            guard let clauses = MealieClause.clauses(of: filter) else {
                return ServedResponse(status: 500, body: Array("Internal Server Error".utf8))
            }
            found = found.filter { recipe in clauses.contains { $0.holds(for: recipe) } }
            rows = found.flatMap { Array(repeating: $0, count: max(1, $0.lines.count)) }
        }
        let size = values["perPage"].flatMap(Int.init) ?? 50
        let page = max(1, values["page"].flatMap(Int.init) ?? 1)
        // A page has so many rows, and so fewer recipes.
        var part: [OwnRecipe] = []
        for row in size < 0 ? rows[...] : rows.dropFirst((page - 1) * size).prefix(size)
        where rows.count == found.count || part.last?.number != row.number { part.append(row) }
        let pages = size < 0 ? 1 : (rows.count + size - 1) / max(1, size)
        let body: [String: Any] = [
            "page": page, "per_page": size, "total": rows.count, "total_pages": pages,
            "items": part.map(Self.summary), "next": "/recipes?page=\(page + 1)",
        ]
        return .json(JSONText.of(body))
    }

    package static func id(_ recipe: OwnRecipe) -> String {
        "00000000-0000-4000-8000-" + String(1_000_000_000_00 + recipe.number)
    }

    static func slug(_ name: String) -> String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    private static func summary(_ recipe: OwnRecipe) -> [String: Any] {
        let organized = { (names: [String]) in
            names.map { ["id": $0, "name": $0, "slug": slug($0)] }
        }
        return [
            "id": id(recipe), "slug": slug(recipe.title), "name": recipe.title,
            "image": NSNull(), "description": "", "recipeYield": "4 servings",
            "totalTime": JSONText.orNull(recipe.minutes.map { "\($0) minutes" }),
            "prepTime": NSNull(), "performTime": NSNull(),
            "recipeCategory": organized(recipe.categories), "tags": organized(recipe.tags),
            "rating": NSNull(), "orgURL": JSONText.orNull(recipe.source),
            "updatedAt": recipe.changedAt,
        ]
    }

    private static func whole(_ recipe: OwnRecipe) -> [String: Any] {
        var keys = summary(recipe)
        keys["recipeIngredient"] = recipe.lines.map { line in
            let words = [line.amount.map { "\(Int($0))" }, line.unit, line.food, line.note]
            let shown = words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
            return [
                "quantity": line.amount ?? 1, "note": line.note,
                "title": JSONText.orNull(line.heading), "display": shown.isEmpty ? "1" : shown,
                "food": line.food.map { ["name": $0] as Any } ?? NSNull(),
                "unit": line.unit.map { ["name": $0] as Any } ?? NSNull(),
            ] as [String: Any]
        }
        keys["recipeInstructions"] = recipe.steps.map { ["title": "", "text": $0] }
        keys["notes"] = [["title": "", "text": "Better the next day."]]
        keys["nutrition"] = ["calories": "210", "fatContent": NSNull()] as [String: Any]
        return keys
    }
}

/// One comparison of Mealie's filter language; whole filters are comparisons joined by `OR`.
struct MealieClause {
    let column: String
    let values: [String]
    let isPattern: Bool

    static func clauses(of filter: String) -> [MealieClause]? {
        var clauses: [MealieClause] = []
        for text in filter.components(separatedBy: " OR ") {
            guard let clause = MealieClause(text) else { return nil }
            clauses.append(clause)
        }
        return clauses
    }

    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
        guard parts.count == 3, Self.columns.contains(parts[0]) else { return nil }
        column = parts[0]
        isPattern = parts[1] == "LIKE"
        let list = parts[2]
        if isPattern || parts[1] == "=" {
            guard list.first == "\"", list.last == "\"" else { return nil }
            values = [String(list.dropFirst().dropLast())]
        } else {
            // Commas part the values, those inside quotes too.
            guard parts[1] == "IN", list.first == "[", list.last == "]" else { return nil }
            values = list.dropFirst().dropLast().split(separator: ",")
                .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")) }
        }
    }

    private static let columns: Set<String> = [
        "nameNormalized", "recipeIngredient.noteNormalized", "recipeIngredient.note",
        "recipeIngredient.food.nameNormalized", "recipeIngredient.food.name", "tags.slug",
        "recipeCategory.slug",
    ]

    func holds(for recipe: OwnRecipe) -> Bool {
        let texts: [String] =
            switch column {
            case "nameNormalized": [Self.folded(recipe.title)]
            case "recipeIngredient.noteNormalized": recipe.lines.map { Self.folded($0.note) }
            case "recipeIngredient.note": recipe.lines.map(\.note)
            case "recipeIngredient.food.nameNormalized":
                recipe.lines.compactMap(\.food).map(Self.folded)
            case "recipeIngredient.food.name": recipe.lines.compactMap(\.food)
            case "tags.slug": recipe.tags.map(MealieSite.slug)
            default: recipe.categories.map(MealieSite.slug)
            }
        return texts.contains { text in
            isPattern ? Self.matches(text[...], values[0][...]) : values.contains(text)
        }
    }

    /// As Mealie normalizes: transliterated to Latin letters (`unidecode`), without accents.
    private static func folded(_ text: String) -> String {
        (text.applyingTransform(.toLatin, reverse: false) ?? text)
            .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    }

    /// SQL's LIKE, of which only `%` is asked for.
    private static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "%" {
            let rest = pattern.dropFirst()
            return text.indices.contains { matches(text[$0...], rest) } || matches("", rest)
        }
        return text.first == first && matches(text.dropFirst(), pattern.dropFirst())
    }
}

extension MisbehavingServer {
    /// Answers as a Mealie with these recipes.
    package func serve(_ site: MealieSite) { serve { site.answer($0) } }
}
