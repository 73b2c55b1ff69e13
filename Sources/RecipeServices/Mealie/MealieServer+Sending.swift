import RecipeModel

extension MealieServer {
    /// Makes a recipe of that name, then fills it; where that fails, it is removed again.
    func add(_ recipe: Recipe) async throws -> SentRecipe {
        let name = JSONOutput.object([JSONMember("name", .string(recipe.title))])
        guard let slug = try await server.change(.post, "api/recipes", name)?.string else {
            throw ServiceFailure.malformedReply(.wrongShape)
        }
        let path = "api/recipes/\(PercentEncoding.segment(slug))"
        do {
            async let categories = organizers("categories")
            async let tags = organizers("tags")
            let known = try await (categories, tags)
            let fill = Self.members(of: recipe, categories: known.0, tags: known.1)
            let filled = try await server.change(.patch, path, .object(fill))
            let names = (known.0 + known.1).compactMap { $0["name"]?.string }
            return SentRecipe(
                key: filled?.line("id") ?? slug,
                lost: SendLosses(recipe, known: names, losing: []).lost
            )
        } catch {
            _ = try? await server.change(.delete, path)
            throw error
        }
    }

    func setPicture(_ bytes: [UInt8], of key: String) async throws {
        let ending = PictureKind(bytes).ending
        let path = try await path(forChanging: key) + "/image"
        try await server.sendPicture(bytes, fields: ["extension": ending], to: path)
    }

    func remove(_ key: String) async throws {
        try await server.change(.delete, try await path(forChanging: key))
    }

    /// Where a recipe is changed: under its name in addresses, not under its key.
    private func path(forChanging key: String) async throws -> String {
        let slug = try await server.ask("api/recipes/\(PercentEncoding.segment(key))", [], .asked) {
            $0.line("slug") ?? key
        }.value
        return "api/recipes/\(PercentEncoding.segment(slug))"
    }

    /// What its user marked as a favorite there.
    func favorites(_ freshness: Freshness) async throws -> FoundRecipes.List {
        let marked = try await server.ask("api/users/self/favorites", [], freshness) { reply in
            try reply.list("ratings").filter { $0["isFavorite"]?.bool != false }
                .compactMap { $0.line("recipeId") }
        }.value
        var list = try await everything(freshness)
        list.recipes.removeAll { !marked.contains($0.id.key) }
        return list
    }

    private func organizers(_ kind: String) async throws -> [JSONValue] {
        try await server.ask("api/organizers/\(kind)", ["page=1", "perPage=-1"], .asked) {
            try $0.list("items")
        }.value
    }

    /// A recipe as Mealie takes it: lines of plain text, which is what its own import makes.
    private static func members(
        of recipe: Recipe,
        categories: [JSONValue],
        tags: [JSONValue]
    ) -> [JSONMember] {
        let names = recipe.tagNames
        let met = { (list: [JSONValue]) in
            JSONOutput.array(
                list.filter { names.contains($0["name"]?.string?.lowercased() ?? "") }.map(\.output)
            )
        }
        let ingredients = recipe.ingredientGroups.flatMap { group in
            group.items.enumerated().map { place, item in
                JSONOutput.object([
                    JSONMember("title", .string(orNull: place == 0 ? group.title : nil)),
                    JSONMember("note", .string(item.text)),
                    JSONMember("originalText", .string(item.text)),
                    JSONMember("quantity", .int(0)), JSONMember("unit", .null),
                    JSONMember("food", .null),
                ])
            }
        }
        let steps = recipe.stepGroups.flatMap { group in
            group.items.enumerated().map { place, text in
                JSONOutput.object([
                    JSONMember("title", .string(place == 0 ? group.title ?? "" : "")),
                    JSONMember("text", .string(text)),
                    JSONMember("ingredientReferences", .array([])),
                ])
            }
        }
        let notes = recipe.notes.map {
            JSONOutput.object([JSONMember("title", .string("")), JSONMember("text", .string($0))])
        }
        let minutes = { (count: Int?) in
            JSONOutput.string(orNull: count.map { MinuteWords.text($0) })
        }
        return [
            JSONMember("description", .string("")),
            JSONMember("recipeYield", .string(orNull: recipe.yield?.text)),
            JSONMember("prepTime", minutes(recipe.times.preparation)),
            JSONMember("performTime", minutes(recipe.times.cooking)),
            JSONMember("totalTime", minutes(recipe.times.exactMinutes)),
            JSONMember("orgURL", .string(orNull: recipe.link?.text)),
            JSONMember("recipeIngredient", .array(ingredients)),
            JSONMember("recipeInstructions", .array(steps)),
            JSONMember("notes", .array(notes)),
            JSONMember("nutrition", nutrition(of: recipe)),
            JSONMember("recipeCategory", met(categories)), JSONMember("tags", met(tags)),
        ].withoutNulls
    }

    private static func nutrition(of recipe: Recipe) -> JSONOutput {
        let facts = recipe.nutrition.compactMap { fact in
            Recipe.mealieNutritionKeys[fact.name].map { JSONMember($0, .string(fact.amount)) }
        }
        return facts.isEmpty ? .null : .object(facts)
    }
}

/// Minutes in words, as Mealie has them.
enum MinuteWords {
    static func text(_ minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        let parts = [(hours, "hour"), (rest, "minute")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        return parts.joined(separator: " ")
    }
}

extension JSONValue {
    /// The value as it is written again.
    fileprivate var output: JSONOutput {
        switch self {
        case .null: .null
        case .bool(let value): .bool(value)
        case .number(let text): Int(text).map { .int($0) } ?? .number(Double(text) ?? 0)
        case .string(let text): .string(text)
        case .array(let values): .array(values.map(\.output))
        case .object(let members):
            .object(members.map { JSONMember($0.name, $0.value.output) })
        }
    }
}
