import KitchenLanguage

extension RecipeDocument {
    /// The recipe's keys in JSON, the same wherever one whole recipe is written.
    ///
    /// Every text is clean. What is not known is `null` or an empty list; keys are only ever added.
    ///
    /// - Parameter number: The number of the recipe in the list from which it was named, if any.
    package func jsonMembers(number: Int? = nil) -> [JSONMember] {
        let recipe = recipe.cleaned
        let listed = recipe.listMembers(
            number: number,
            isFavorite: isFavorite,
            ingredients: recipe.ingredients.map(\.text)
        )
        return listed + [
            JSONMember("yield", .string(orNull: recipe.yield?.text)),
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

extension Recipe {
    /// The keys that a recipe has in every list and by itself.
    ///
    /// - Parameters:
    ///   - number: The number by which it is named, if any.
    ///   - isFavorite: Whether the cook keeps it.
    ///   - ingredients: Its ingredients: names in a list, whole lines where it stands by itself.
    package func listMembers(
        number: Int?,
        isFavorite: Bool,
        ingredients: [String]
    ) -> [JSONMember] {
        let title = CleanText.line(title)
        return [
            JSONMember("n", .int(orNull: number)),
            JSONMember("title", .string(title.isEmpty ? "Untitled" : title)),
            JSONMember("ingredients", .strings(ingredients)),
            JSONMember("lactose", .bool(hasLactose)),
            JSONMember("favorite", .bool(isFavorite)),
            JSONMember("source", .string(CleanText.line(source))),
            JSONMember("url", .string(orNull: link?.text)),
            JSONMember("picture", .string(orNull: picture?.text)),
            JSONMember("thumbnail", .string(orNull: thumbnail?.text)),
            JSONMember("minutes", .int(orNull: times.minutes)),
            JSONMember("servings", .number(orNull: yield?.amount)),
            JSONMember("id", .string(orNull: id.key.isEmpty ? nil : id.text)),
        ]
    }

    /// How the ingredients meet the foods asked for: how many are had, of how many, and the names of
    /// the others. All `null` where the service does not tell.
    package var coverageMembers: [JSONMember] {
        let missing = coverage.map { JSONOutput.strings($0.missed.map { CleanText.line($0) }) }
        return [
            JSONMember("have", .int(orNull: coverage.map(\.used.count))),
            JSONMember("need", .int(orNull: coverage.map { $0.used.count + $0.missed.count })),
            JSONMember("missing", missing ?? .null),
        ]
    }
}
