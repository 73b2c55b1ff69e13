import RecipeModel
import ShellAnswers

extension RecipeScreen {
    var members: [JSONMember] { [JSONMember("recipe", .object(recipeMembers))] }

    var table: Table? {
        let row = RecipeRow(
            number: answer.number ?? 1,
            recipe: recipe,
            isFavorite: answer.isFavorite,
            query: answer.query
        )
        return Table(header: RecipeRow.header, rows: [row.fields])
    }

    private var recipeMembers: [JSONMember] {
        [
            JSONMember("n", .int(orNull: answer.number)),
            JSONMember("title", .string(title)),
            JSONMember("ingredients", .strings(recipe.ingredients.map { line($0.text) })),
            JSONMember("lactose", .bool(recipe.hasLactose)),
            JSONMember("favorite", .bool(answer.isFavorite)),
            JSONMember("source", .string(line(recipe.source))),
            JSONMember("url", .string(orNull: recipe.link?.text)),
            JSONMember("picture", .string(orNull: recipe.picture?.text)),
            JSONMember("servings", .number(orNull: recipe.yield?.amount)),
            JSONMember("yield", .string(orNull: recipe.yield.map { line($0.text) })),
            JSONMember("minutes", .int(orNull: recipe.times.minutes)),
            JSONMember("prepMinutes", .int(orNull: recipe.times.preparation)),
            JSONMember("cookMinutes", .int(orNull: recipe.times.cooking)),
            JSONMember("steps", .strings(recipe.steps.map { line($0) })),
        ] + groupMembers + describingMembers
    }

    private var groupMembers: [JSONMember] {
        let ingredients = recipe.ingredientGroups.map { group in
            groupObject(group.title, group.items.map(\.text))
        }
        let steps = recipe.stepGroups.map { groupObject($0.title, $0.items) }
        return [
            JSONMember("ingredientGroups", .array(ingredients)),
            JSONMember("stepGroups", .array(steps)),
            JSONMember("recipeNotes", .strings(recipe.notes.map { line($0) })),
        ]
    }

    private func groupObject(_ title: String?, _ items: [String]) -> JSONValue {
        .object([
            JSONMember("title", .string(orNull: title.map { line($0) })),
            JSONMember("items", .strings(items.map { line($0) })),
        ])
    }

    private var describingMembers: [JSONMember] {
        let found = answer.origins.sorted { $0.key < $1.key }.map {
            JSONMember($0.key, .string($0.value.rawValue))
        }
        return [
            JSONMember("author", .string(orNull: recipe.author.map { line($0) })),
            JSONMember("site", .string(orNull: recipe.site.map { line($0) })),
            JSONMember("language", .string(orNull: recipe.language.map { line($0) })),
            JSONMember("cuisine", .strings(recipe.cuisines.map { line($0) })),
            JSONMember("category", .strings(recipe.categories.map { line($0) })),
            JSONMember("keywords", .strings(recipe.keywords.map { line($0) })),
            JSONMember("rating", rating),
            JSONMember("nutrition", nutritionFacts),
            JSONMember("video", .string(orNull: recipe.video?.text)),
            JSONMember("text", answer.text.isEmpty ? .null : .string(CleanText.lines(answer.text))),
            JSONMember("links", .strings(answer.links.map(\.text))),
            JSONMember("savedAt", .string(orNull: answer.savedAt.map(CivilTime.iso8601))),
            JSONMember("page", .string(pageName)),
            JSONMember("found", .object(found)),
        ]
    }

    private var rating: JSONValue {
        guard let rating = recipe.rating else { return .null }
        return .object([
            JSONMember("value", .number(orNull: rating.value)),
            JSONMember("best", .number(orNull: rating.best)),
            JSONMember("count", .int(orNull: rating.count)),
        ])
    }

    private var nutritionFacts: JSONValue {
        .array(
            recipe.nutrition.map { fact in
                .object([
                    JSONMember("name", .string(line(fact.name))),
                    JSONMember("amount", .string(line(fact.amount))),
                ])
            }
        )
    }

    /// The fixed name of what became of the page.
    private var pageName: String {
        switch answer.pageState {
        case .fetched: "fetched"
        case .saved: "saved"
        case .notNeeded: "not-needed"
        case .missing: "missing"
        case .without(let kind): kind.rawValue
        }
    }

    private func line(_ text: String) -> String { CleanText.line(text) }
}
