import RecipeModel

extension TandoorServer {
    func add(_ recipe: Recipe, makingTags: Bool) async throws -> SentRecipe {
        var known = try await names(of: "keyword", .asked).map(\.text)
        if makingTags {
            // Tandoor makes the keywords that it doesn't have.
            let names = Set(known.map { $0.lowercased() })
            known += recipe.tagsInOrder.filter { !names.contains($0.lowercased()) }
        }
        let body = Self.members(of: recipe, keywords: known)
        guard
            let made = try await server.change(.post, "api/recipe/", .object(body)),
            let id = made["id"]?.integer
        else { throw ServiceFailure.malformedReply(.wrongShape) }
        let isWhole = Self.nutrition(of: recipe) != .null
        let losesNutrition = recipe.nutrition.contains {
            !isWhole || Recipe.tandoorNutritionKey(of: $0) == nil
        }
        let losses = SendLosses(
            recipe,
            known: known,
            losing: [
                (isWhole ? "some of the nutrition" : "the nutrition", losesNutrition),
                ("the end of the title", recipe.title.count > Limit.name),
                ("the end of the notes", Self.notes(of: recipe).count > Limit.description),
                ("the end of the yield", Self.servingsText(of: recipe).count > Limit.servings),
                ("the end of long headings", Self.hasLongHeading(recipe)),
                (
                    "the end of long ingredients",
                    recipe.ingredients.contains { $0.text.count > Limit.name + Limit.note }
                ),
                ("the link", recipe.link.map { $0.text.count > Limit.address } ?? false),
            ]
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

    /// The most signs that its fields hold.
    private enum Limit {
        static let name = 128
        static let description = 512
        static let servings = 32
        static let note = 256
        static let line = 512
        static let address = 1_024
    }

    private static func notes(of recipe: Recipe) -> String {
        recipe.notes.joined(separator: "\n")
    }

    private static func hasLongHeading(_ recipe: Recipe) -> Bool {
        recipe.stepGroups.contains { $0.title?.count ?? 0 > Limit.name }
            || recipe.ingredientGroups.contains { $0.title?.count ?? 0 > Limit.note }
    }

    private static func members(of recipe: Recipe, keywords: [String]) -> [JSONMember] {
        let names = recipe.tagNames
        let ingredients = ingredients(of: recipe)
        let texts = recipe.stepGroups.flatMap { group in
            group.items.enumerated().map { ($0.offset == 0 ? group.title ?? "" : "", $0.element) }
        }
        // Ingredients hang on steps, so that there is always one.
        let steps = (texts.isEmpty ? [("", "")] : texts).enumerated().map { place, step in
            JSONOutput.object([
                JSONMember("name", .string(cut(step.0, to: Limit.name))),
                JSONMember("instruction", .string(step.1)), JSONMember("order", .int(place)),
                JSONMember("time", .int(0)),
                JSONMember("ingredients", .array(ingredients[place] ?? [])),
            ])
        }
        let times = recipe.times
        let known = [times.preparation, times.cooking].compactMap(\.self).reduce(0, +)
        let rest = max(0, (times.total ?? 0) - known)
        let count = recipe.yield?.amount.map { Int(min(max($0, 1), 30_000)) } ?? 1
        return [
            JSONMember("name", .string(cut(recipe.title, to: Limit.name))),
            JSONMember("description", .string(cut(notes(of: recipe), to: Limit.description))),
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
            JSONMember("servings_text", .string(cut(servingsText(of: recipe), to: Limit.servings))),
            JSONMember(
                "source_url",
                .string(
                    orNull: recipe.link.map(\.text).flatMap {
                        $0.count > Limit.address ? nil : $0
                    }
                )
            ),
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

    /// The lines by the place of the step that they belong to: the first that uses them, else the
    /// first. A heading stands before the first line of its group.
    private static func ingredients(of recipe: Recipe) -> [Int: [JSONOutput]] {
        var steps: [Int: Int] = [:]
        if let own = recipe.stepIngredients, own.count == recipe.steps.count {
            for (step, places) in own.enumerated() {
                for place in places where steps[place] == nil { steps[place] = step }
            }
        }
        var lines: [Int: [[JSONMember]]] = [:]
        var place = 0
        for group in recipe.ingredientGroups {
            for (number, item) in group.items.enumerated() {
                let step = steps[place] ?? 0
                if number == 0, let title = group.title {
                    lines[step, default: []].append(heading(title))
                }
                lines[step, default: []].append(line(item))
                place += 1
            }
        }
        return lines.mapValues { members in
            members.enumerated().map {
                .object($0.element + [JSONMember("order", .int($0.offset))])
            }
        }
    }

    /// The yield's words, where they say more than how many; the number stands before them there.
    private static func servingsText(of recipe: Recipe) -> String {
        guard let yield = recipe.yield else { return "" }
        let plain = yield.amount.map { ["\($0.plain) serving", "\($0.plain) servings"] } ?? []
        guard !plain.contains(yield.text) else { return "" }
        guard let amount = yield.amount, Double(Int(amount)) == amount,
            yield.text.hasPrefix("\(amount.plain) ")
        else { return yield.text }
        return String(yield.text.dropFirst(amount.plain.count + 1))
    }

    private static func heading(_ title: String) -> [JSONMember] {
        [
            JSONMember("food", .null), JSONMember("unit", .null), JSONMember("amount", .int(0)),
            JSONMember("note", .string(cut(title, to: Limit.note))),
            JSONMember("is_header", .bool(true)),
            JSONMember("no_amount", .bool(true)),
        ]
    }

    /// A line in its parts, where it has one plain amount; else the food alone with the whole line as
    /// its note, since what is sent as a food is one for everybody there.
    private static func line(_ ingredient: Ingredient) -> [JSONMember] {
        let line = IngredientLine(ingredient.text)
        let named = { (text: String) in
            JSONOutput.object([JSONMember("name", .string(text))])
        }
        let end = [
            JSONMember("is_header", .bool(false)),
            JSONMember("original_text", .string(cut(ingredient.text, to: Limit.line))),
        ]
        guard line.amounts.count == 1, let amount = line.amount, !amount.quantity.isRange,
            (1...Limit.name).contains(line.sizedFood.count), line.unitText.count <= Limit.name,
            line.others.joined(separator: ", ").count <= Limit.note
        else {
            let name = line.sizedFood
            let (food, note) =
                name.isEmpty || name == ingredient.text
                    || ingredient.text.count > Limit.note || name.count > Limit.name
                ? parted(ingredient.text) : (name, ingredient.text)
            return [
                JSONMember("food", named(food)), JSONMember("unit", .null),
                JSONMember("amount", .int(0)), JSONMember("no_amount", .bool(true)),
                JSONMember("note", .string(cut(note, to: Limit.note))),
            ] + end
        }
        let unit = line.unitText
        return [
            JSONMember("food", named(line.sizedFood)),
            JSONMember("unit", unit.isEmpty ? .null : named(unit)),
            JSONMember("amount", .number(amount.quantity.lower.value)),
            JSONMember("no_amount", .bool(false)),
            JSONMember("note", .string(line.others.joined(separator: ", "))),
        ] + end
    }

    /// A line as a food's name, with the words that are too many for one.
    private static func parted(_ line: String) -> (food: String, note: String) {
        guard line.count > Limit.name else { return (line, "") }
        let start = line.prefix(Limit.name)
        let end = start.lastIndex(of: " ") ?? start.endIndex
        return (String(line[..<end]), line[end...].trimmingWhitespace())
    }

    /// The four facts that Tandoor keeps, where all are known: one that is left out would be stored
    /// as zero, which is a false fact.
    private static func nutrition(of recipe: Recipe) -> JSONOutput {
        let members = Recipe.tandoorNutritionKeys.compactMap { key -> JSONMember? in
            let fact = recipe.nutrition.first { fact in
                let amount = fact.amount.lowercased()
                return Recipe.tandoorNutritionKey(of: fact) == key
                    && (!amount.contains("kj") || amount.contains("kcal"))
            }
            return fact?.amount.firstNumber.map { JSONMember(key, .number($0)) }
        }
        return members.count == Recipe.tandoorNutritionKeys.count ? .object(members) : .null
    }

    private static func cut(_ text: String, to limit: Int) -> String {
        String(text.prefix(limit))
    }
}
