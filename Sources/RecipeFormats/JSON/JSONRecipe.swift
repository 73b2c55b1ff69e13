import RecipeModel

/// Recipes as JSON, in the keys in which `open --format json` prints one.
///
/// One recipe is `{"v":1,"recipe":{…}}`, several are `{"v":1,"recipes":[…]}`. Whatever is not known
/// is `null` or an empty list; keys are only ever added.
enum JSONRecipe {
    /// The text of a file.
    static func text(of recipes: [ExportedRecipe]) -> String {
        let objects = recipes.map { JSONValue.object(members(of: $0)) }
        let content: JSONValue.Member
        if let only = objects.first, objects.count == 1 {
            content = .init("recipe", only)
        } else {
            content = .init("recipes", .array(objects))
        }
        return JSONValue.object([.init("v", .int(1)), content]).text + "\n"
    }

    private static func members(of exported: ExportedRecipe) -> [JSONValue.Member] {
        let recipe = exported.recipe
        return [
            // A number in a list means nothing outside it.
            .init("n", .null),
            .init("title", .string(recipe.title)),
            .init("ingredients", .strings(recipe.ingredients.map(\.text))),
            .init("lactose", .bool(recipe.hasLactose)),
            .init("favorite", .bool(exported.isFavorite)),
            .init("source", .string(recipe.source)),
            .init("url", .string(orNull: recipe.link?.text)),
            .init("picture", .string(orNull: recipe.picture?.text)),
            .init("servings", .number(orNull: recipe.yield?.amount)),
            .init("yield", .string(orNull: recipe.yield?.text)),
            .init("minutes", .int(orNull: recipe.times.minutes)),
            .init("prepMinutes", .int(orNull: recipe.times.preparation)),
            .init("cookMinutes", .int(orNull: recipe.times.cooking)),
            .init("steps", .strings(recipe.steps)),
            .init(
                "ingredientGroups",
                .array(recipe.ingredientGroups.map { group($0.title, $0.items.map(\.text)) })
            ),
            .init("stepGroups", .array(recipe.stepGroups.map { group($0.title, $0.items) })),
            .init("recipeNotes", .strings(recipe.notes)),
        ] + describing(recipe) + about(exported)
    }

    private static func group(_ title: String?, _ items: [String]) -> JSONValue {
        .object([.init("title", .string(orNull: title)), .init("items", .strings(items))])
    }

    private static func describing(_ recipe: Recipe) -> [JSONValue.Member] {
        let rating = recipe.rating.map { rating in
            JSONValue.object([
                .init("value", .number(orNull: rating.value)),
                .init("best", .number(orNull: rating.best)),
                .init("count", .int(orNull: rating.count)),
            ])
        }
        let nutrition = recipe.nutrition.map { fact in
            JSONValue.object([
                .init("name", .string(fact.name)), .init("amount", .string(fact.amount)),
            ])
        }
        return [
            .init("author", .string(orNull: recipe.author)),
            .init("site", .string(orNull: recipe.site)),
            .init("language", .string(orNull: recipe.language)),
            .init("cuisine", .strings(recipe.cuisines)),
            .init("category", .strings(recipe.categories)),
            .init("keywords", .strings(recipe.keywords)),
            .init("rating", rating ?? .null),
            .init("nutrition", .array(nutrition)),
            .init("video", .string(orNull: recipe.video?.text)),
        ]
    }

    private static func about(_ exported: ExportedRecipe) -> [JSONValue.Member] {
        let text = exported.textLines.joined(separator: "\n")
        let found = exported.origins.sorted { $0.key < $1.key }.map {
            JSONValue.Member($0.key, .string($0.value.rawValue))
        }
        return [
            .init("text", .string(orNull: text.isEmpty ? nil : text)),
            .init("links", .strings(exported.links.map(\.text))),
            .init("savedAt", .string(orNull: exported.savedAt.map(NumberText.time))),
            .init("found", .object(found)),
        ]
    }
}
