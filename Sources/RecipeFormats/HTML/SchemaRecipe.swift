import Documents
import KitchenLanguage
import RecipeModel

/// A recipe as schema.org's `Recipe` in JSON-LD, as other programs and our own reader take it in.
///
/// See https://schema.org/Recipe. Ingredients are plain lines, since hardly any program reads them
/// in groups. So the recipe stands in it once more, as `JSONRecipe` has it: in a member of our own,
/// from which it is read back.
enum SchemaRecipe {
    /// The text of the script; `<` is escaped in it, so that nothing in it can end the script.
    static func text(of exported: ExportedRecipe) -> String {
        let recipe = exported.recipe
        let members: [JSONMember?] = [
            .init("@context", .string("https://schema.org")),
            .init("@type", .string("Recipe")),
            .init("name", .string(recipe.title)),
            recipe.link.map { .init("url", .string($0.text)) },
            recipe.picture.map { .init("image", .string($0.text)) },
            recipe.thumbnail.map { .init("thumbnailUrl", .string($0.text)) },
            recipe.video.map { .init("video", node("VideoObject", [("contentUrl", $0.text)])) },
            recipe.author.map { .init("author", node("Person", [("name", $0)])) },
            recipe.site.map { .init("publisher", node("Organization", [("name", $0)])) },
            recipe.language.map { .init("inLanguage", .string($0)) },
            recipe.yield.map { .init("recipeYield", value(of: $0)) },
            recipe.times.preparation.map { .init("prepTime", duration($0)) },
            recipe.times.cooking.map { .init("cookTime", duration($0)) },
            recipe.times.minutes.map { .init("totalTime", duration($0)) },
            list("recipeCuisine", recipe.cuisines),
            list("recipeCategory", recipe.categories),
            list("keywords", recipe.keywords + exported.own.tags),
            rating(of: recipe),
            nutrition(of: recipe),
            list("recipeIngredient", recipe.ingredients.map(\.text)),
            instructions(of: recipe),
            comments(exported.own.notes),
            .init(OwnPage.memberName, .object(JSONRecipe.members(of: exported))),
        ]
        return JSONOutput.object(members.compactMap { $0 }).spreadText
    }

    private static func node(_ type: String, _ members: [(String, String)]) -> JSONOutput {
        .object(
            [.init("@type", .string(type))] + members.map { .init($0.0, .string($0.1)) }
        )
    }

    private static func list(_ name: String, _ texts: [String]) -> JSONMember? {
        texts.isEmpty ? nil : .init(name, .strings(texts))
    }

    /// The number for programs that scale, and the words as they were said.
    private static func value(of yield: RecipeYield) -> JSONOutput {
        let number = yield.amount.map(NumberWords.decimal)
        return switch (number, yield.text) {
        case (let number?, let text) where text.isEmpty || text == number: .string(number)
        case (let number?, let text): .strings([number, text])
        case (nil, let text): .string(text)
        }
    }

    /// Minutes as ISO 8601 writes a duration: `PT1H30M`.
    private static func duration(_ minutes: Int) -> JSONOutput {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        let text = (hours == 0 ? "" : "\(hours)H") + (rest == 0 && hours != 0 ? "" : "\(rest)M")
        return .string("PT" + text)
    }

    private static func rating(of recipe: Recipe) -> JSONMember? {
        recipe.rating.map { rating in
            var members: [JSONMember] = [
                .init("@type", .string("AggregateRating")),
                .init("ratingValue", .number(orNull: rating.value)),
                .init("bestRating", .number(orNull: rating.best)),
            ]
            if let count = rating.count { members.append(.init("ratingCount", .int(count))) }
            return .init("aggregateRating", .object(members))
        }
    }

    /// Facts under schema.org's names: `saturated fat` is `saturatedFatContent`.
    private static func nutrition(of recipe: Recipe) -> JSONMember? {
        guard !recipe.nutrition.isEmpty else { return nil }
        let facts = recipe.nutrition.map { fact in
            JSONMember(nutritionName(fact.name), .string(fact.amount))
        }
        return .init(
            "nutrition",
            .object([.init("@type", .string("NutritionInformation"))] + facts)
        )
    }

    private static func nutritionName(_ words: String) -> String {
        let parts = words.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
        let name = parts.enumerated().map { index, part in
            let word = part.lowercased()
            return index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        return ["calories", "servingSize"].contains(name) ? name : name + "Content"
    }

    /// The cook's own notes.
    private static func comments(_ notes: [RecipeNote]) -> JSONMember? {
        guard !notes.isEmpty else { return nil }
        let comments = notes.map { note in
            node(
                "Comment",
                [("text", note.text), ("dateCreated", CivilTime.iso8601(note.writtenAt))]
            )
        }
        return .init("comment", .array(comments))
    }

    /// Steps one by one; those under a heading are a section.
    private static func instructions(of recipe: Recipe) -> JSONMember? {
        guard !recipe.steps.isEmpty else { return nil }
        let parts = recipe.stepGroups.flatMap { group -> [JSONOutput] in
            let steps = group.items.map { node("HowToStep", [("text", $0)]) }
            guard let title = group.title else { return steps }
            return [
                .object([
                    .init("@type", .string("HowToSection")), .init("name", .string(title)),
                    .init("itemListElement", .array(steps)),
                ])
            ]
        }
        return .init("recipeInstructions", .array(parts))
    }
}
