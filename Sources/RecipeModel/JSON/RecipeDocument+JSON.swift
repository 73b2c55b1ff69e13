extension RecipeDocument {
    /// The recipe's keys in JSON, the same wherever one whole recipe is written.
    ///
    /// Every text is clean. What is not known is `null` or an empty list; keys are only ever added.
    ///
    /// - Parameter number: The number of the recipe in the list from which it was named, if any.
    package func jsonMembers(number: Int? = nil) -> [JSONMember] {
        let recipe = recipe.cleaned
        return [
            JSONMember("n", .int(orNull: number)),
            JSONMember("title", .string(recipe.title)),
            JSONMember("ingredients", .strings(recipe.ingredients.map(\.text))),
            JSONMember("lactose", .bool(recipe.hasLactose)),
            JSONMember("favorite", .bool(isFavorite)),
            JSONMember("source", .string(CleanText.line(recipe.source))),
            JSONMember("url", .string(orNull: recipe.link?.text)),
            JSONMember("picture", .string(orNull: recipe.picture?.text)),
            JSONMember("thumbnail", .string(orNull: recipe.thumbnail?.text)),
            JSONMember("servings", .number(orNull: recipe.yield?.amount)),
            JSONMember("yield", .string(orNull: recipe.yield?.text)),
            JSONMember("minutes", .int(orNull: recipe.times.minutes)),
            JSONMember("prepMinutes", .int(orNull: recipe.times.preparation)),
            JSONMember("cookMinutes", .int(orNull: recipe.times.cooking)),
            JSONMember("steps", .strings(recipe.steps)),
        ] + recipe.coverageMembers + recipe.groupMembers + recipe.describingMembers + pageMembers
    }

    /// What is known of the page, and of how the cook keeps it.
    private var pageMembers: [JSONMember] {
        let text = CleanText.lines(text).trimmingWhitespace()
        let found = origins.sorted { $0.key < $1.key }.map {
            JSONMember($0.key, .string($0.value.rawValue))
        }
        return [
            JSONMember("text", .string(orNull: text.isEmpty ? nil : text)),
            JSONMember("links", .strings(links.map(\.text))),
            JSONMember("savedAt", .string(orNull: savedAt.map(CivilTime.iso8601))),
            JSONMember("found", .object(found)),
        ]
    }
}

extension Recipe {
    fileprivate var groupMembers: [JSONMember] {
        let ingredients = ingredientGroups.map { group in
            Recipe.object(group.title, group.items.map(\.text))
        }
        let steps = stepGroups.map { Recipe.object($0.title, $0.items) }
        return [
            JSONMember("ingredientGroups", .array(ingredients)),
            JSONMember("stepGroups", .array(steps)),
            JSONMember("recipeNotes", .strings(notes)),
        ]
    }

    private static func object(_ title: String?, _ items: [String]) -> JSONOutput {
        .object([
            JSONMember("title", .string(orNull: title)), JSONMember("items", .strings(items)),
        ])
    }

    fileprivate var describingMembers: [JSONMember] {
        let rating = rating.map { rating in
            JSONOutput.object([
                JSONMember("value", .number(orNull: rating.value)),
                JSONMember("best", .number(orNull: rating.best)),
                JSONMember("count", .int(orNull: rating.count)),
            ])
        }
        let nutrition = nutrition.map { fact in
            JSONOutput.object([
                JSONMember("name", .string(fact.name)), JSONMember("amount", .string(fact.amount)),
            ])
        }
        return [
            JSONMember("author", .string(orNull: author)),
            JSONMember("site", .string(orNull: site)),
            JSONMember("language", .string(orNull: language)),
            JSONMember("cuisine", .strings(cuisines)),
            JSONMember("category", .strings(categories)),
            JSONMember("keywords", .strings(keywords)),
            JSONMember("rating", rating ?? .null),
            JSONMember("nutrition", .array(nutrition)),
            JSONMember("video", .string(orNull: video?.text)),
        ]
    }
}
