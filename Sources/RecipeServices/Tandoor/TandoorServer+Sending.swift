import RecipeModel

extension TandoorServer {
    func add(_ recipe: Recipe) async throws -> SentRecipe {
        let known = try await names(of: "keyword", .asked).map(\.text)
        let body = Self.members(of: recipe, keywords: known)
        guard
            let made = try await server.change(.post, "api/recipe/", .object(body)),
            let id = made["id"]?.integer
        else { throw ServiceFailure.malformedReply(.wrongShape) }
        let nutrition = recipe.nutrition.contains { Recipe.tandoorNutritionKeys[$0.name] == nil }
        let losses = SendLosses(
            recipe,
            known: known,
            losing: [("some of the nutrition", nutrition)]
        )
        return SentRecipe(key: String(id), lost: losses.lost)
    }

    func setPicture(_ bytes: [UInt8], of key: String) async throws {
        let path = "api/recipe/\(PercentEncoding.segment(key))/image/"
        try await server.sendPicture(bytes, fields: [:], to: path)
    }

    func remove(_ key: String) async throws {
        try await server.change(.delete, "api/recipe/\(PercentEncoding.segment(key))/")
    }

    /// What is in the books that are called so, else in all books: Tandoor has no favorites.
    func favorites(_ freshness: Freshness) async throws -> FoundRecipes.List {
        let books = try await server.ask("api/recipe-book/", ["page_size=100"], freshness) {
            reply in
            // Before 2.0 the books came in a list without pages.
            (try reply.array ?? reply.list("results")).compactMap { book in
                book["id"]?.integer.map { (id: $0, name: book.line("name") ?? "") }
            }
        }.value
        let called = books.filter { book in
            Self.favoriteWords.contains { book.name.lowercased().contains($0) }
        }
        let chosen = called.isEmpty ? books : called
        guard !chosen.isEmpty else { return FoundRecipes.List() }
        return try await all(chosen.map { "books_or=\($0.id)" }, freshness)
    }

    /// What a book of favorites is called in the languages of many cooks.
    private static let favoriteWords = ["favo", "preferi", "liebling", "ulubion"]

    private static func members(of recipe: Recipe, keywords: [String]) -> [JSONMember] {
        let names = recipe.tagNames
        let ingredients = recipe.ingredientGroups.flatMap { group in
            (group.title.map { [heading($0)] } ?? []) + group.items.map(line)
        }.enumerated().map { place, members in
            JSONOutput.object(members + [JSONMember("order", .int(place))])
        }
        let texts = recipe.stepGroups.flatMap { group in
            group.items.enumerated().map { ($0.offset == 0 ? group.title ?? "" : "", $0.element) }
        }
        // Ingredients hang on steps, so that there is always one.
        let steps = (texts.isEmpty ? [("", "")] : texts).enumerated().map { place, step in
            JSONOutput.object([
                JSONMember("name", .string(cut(step.0, to: 128))),
                JSONMember("instruction", .string(step.1)), JSONMember("order", .int(place)),
                JSONMember("time", .int(0)),
                JSONMember("ingredients", .array(place == 0 ? ingredients : [])),
            ])
        }
        let times = recipe.times
        let known = [times.preparation, times.cooking].compactMap(\.self).reduce(0, +)
        let rest = max(0, (times.total ?? 0) - known)
        let count = recipe.yield?.amount.map { Int(min(max($0, 1), 30_000)) } ?? 1
        return [
            JSONMember("name", .string(cut(recipe.title, to: 128))),
            JSONMember("description", .string(cut(recipe.notes.joined(separator: "\n"), to: 512))),
            JSONMember("steps", .array(steps)),
            JSONMember(
                "working_time",
                .int(times.preparation ?? (times.cooking == nil ? rest : 0))
            ),
            JSONMember(
                "waiting_time",
                .int((times.cooking ?? 0) + (known > 0 ? rest : 0))
            ),
            JSONMember("servings", .int(count)),
            JSONMember("servings_text", .string(cut(servingsText(of: recipe), to: 32))),
            JSONMember("source_url", .string(orNull: recipe.link.map { cut($0.text, to: 1_024) })),
            JSONMember("internal", .bool(true)),
            JSONMember(
                "keywords",
                .array(
                    keywords.filter { names.contains($0.lowercased()) }
                        .map { .object([JSONMember("name", .string($0))]) }
                )
            ),
            JSONMember("nutrition", nutrition(of: recipe)),
        ].withoutNulls
    }

    /// The yield's words, where they say more than how many.
    private static func servingsText(of recipe: Recipe) -> String {
        guard let yield = recipe.yield else { return "" }
        let isPlain = yield.text == yield.amount.map { "\($0.plain) servings" }
        return isPlain ? "" : yield.text
    }

    private static func heading(_ title: String) -> [JSONMember] {
        [
            JSONMember("food", .null), JSONMember("unit", .null), JSONMember("amount", .int(0)),
            JSONMember("note", .string(cut(title, to: 256))), JSONMember("is_header", .bool(true)),
            JSONMember("no_amount", .bool(true)),
        ]
    }

    /// A line in its parts, where it has one plain amount; else all of it as the food, as Tandoor's
    /// own import has it.
    private static func line(_ ingredient: Ingredient) -> [JSONMember] {
        let line = IngredientLine(ingredient.text)
        let named = { (text: String) in
            JSONOutput.object([JSONMember("name", .string(cut(text, to: 128)))])
        }
        let end = [
            JSONMember("is_header", .bool(false)),
            JSONMember("original_text", .string(cut(ingredient.text, to: 512))),
        ]
        guard line.amounts.count == 1, let amount = line.amount, !amount.quantity.isRange,
            !line.sizedFood.isEmpty
        else {
            return [
                JSONMember("food", named(ingredient.text)), JSONMember("unit", .null),
                JSONMember("amount", .int(0)), JSONMember("no_amount", .bool(true)),
                JSONMember("note", .string("")),
            ] + end
        }
        let unit = line.unitText
        return [
            JSONMember("food", named(line.sizedFood)),
            JSONMember("unit", unit.isEmpty ? .null : named(unit)),
            JSONMember("amount", .number(amount.quantity.lower.value)),
            JSONMember("no_amount", .bool(false)),
            JSONMember("note", .string(cut(line.others.joined(separator: ", "), to: 256))),
        ] + end
    }

    private static func nutrition(of recipe: Recipe) -> JSONOutput {
        var members: [JSONMember] = []
        for fact in recipe.nutrition {
            guard let key = Recipe.tandoorNutritionKeys[fact.name],
                let number = fact.amount.firstNumber
            else { continue }
            members.append(JSONMember(key, .number(number)))
        }
        guard !members.isEmpty else { return .null }
        for key in Recipe.tandoorNutritionKeys.values.sorted()
        where !members.contains(where: { $0.key == key }) {
            members.append(JSONMember(key, .int(0)))
        }
        return .object(members)
    }

    private static func cut(_ text: String, to limit: Int) -> String {
        String(text.prefix(limit))
    }
}
