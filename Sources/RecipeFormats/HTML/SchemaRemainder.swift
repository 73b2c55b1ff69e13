import RecipeModel

/// What schema.org has no place for, or says less exactly than a recipe does: the member `x-recipe`
/// of the data in a page of ours, and a recipe read from both.
enum SchemaRemainder {
    static let name = "x-recipe"

    /// The value of the member.
    static func value(of exported: ExportedRecipe) -> JSONOutput {
        let recipe = exported.recipe
        let nutrition = recipe.nutrition.map { fact in
            JSONOutput.object([
                JSONMember("name", .string(fact.name)), JSONMember("amount", .string(fact.amount)),
            ])
        }
        let places = recipe.stepIngredients.map { steps in
            JSONOutput.array(steps.map { .array($0.map(JSONOutput.int)) })
        }
        let text = recipe.isCookable ? "" : exported.document.cleaned.text
        return .object([
            JSONMember("v", .int(1)),
            JSONMember("yield", .string(orNull: recipe.yield?.text)),
            JSONMember("servings", .number(orNull: recipe.yield?.amount)),
            JSONMember("prepMinutes", .int(orNull: recipe.times.preparation)),
            JSONMember("cookMinutes", .int(orNull: recipe.times.cooking)),
            JSONMember("totalMinutes", .int(orNull: recipe.times.total)),
            JSONMember(
                "ingredientGroups",
                .array(recipe.ingredientGroups.map { group($0.title, $0.items.count) })
            ),
            JSONMember("names", .strings(recipe.ingredients.map(\.name))),
            JSONMember(
                "stepGroups",
                .array(recipe.stepGroups.map { group($0.title, $0.items.count) })
            ),
            JSONMember("stepIngredients", places ?? .null),
            JSONMember("recipeNotes", .strings(recipe.notes)),
            JSONMember("nutrition", .array(nutrition)),
            JSONMember("tags", .strings(exported.own.tags)),
            JSONMember("savedAt", .string(orNull: exported.savedAt.map(CivilTime.iso8601))),
            JSONMember("text", .string(orNull: text.isEmpty ? nil : text)),
            JSONMember("links", .strings(text.isEmpty ? [] : exported.document.links.map(\.text))),
        ])
    }

    private static func group(_ title: String?, _ count: Int) -> JSONOutput {
        .object([JSONMember("title", .string(orNull: title)), JSONMember("count", .int(count))])
    }

    // MARK: Reading

    /// The recipe of a page's data, where this program wrote it; else nil.
    static func document(of node: JSONValue) -> RecipeDocument? {
        guard let rest = node[name], rest["v"]?.integer == 1, let title = node["name"]?.string
        else {
            return nil
        }
        func text(_ name: String, _ member: String) -> String? { node[name]?[member]?.string }
        func address(_ text: String?) -> WebAddress? { text.flatMap { WebAddress($0) } }
        func strings(_ name: String, of node: JSONValue) -> [String] {
            node[name]?.array?.compactMap(\.string) ?? []
        }
        var recipe = Recipe(
            id: RecipeID(service: .cookbook, key: ""),
            title: title,
            link: address(node["url"]?.string)
        )
        recipe.picture = address(node["image"]?.string)
        recipe.thumbnail = address(node["thumbnailUrl"]?.string)
        recipe.video = address(text("video", "contentUrl"))
        recipe.author = text("author", "name")
        recipe.site = text("publisher", "name")
        recipe.language = node["inLanguage"]?.string
        if let words = rest["yield"]?.string {
            recipe.yield = RecipeYield(text: words, amount: rest["servings"]?.number)
        }
        recipe.times = CookingTimes(
            preparation: rest["prepMinutes"]?.integer,
            cooking: rest["cookMinutes"]?.integer,
            total: rest["totalMinutes"]?.integer
        )
        recipe.cuisines = strings("recipeCuisine", of: node)
        recipe.categories = strings("recipeCategory", of: node)
        let tags = strings("tags", of: rest)
        recipe.keywords = strings("keywords", of: node)
        if recipe.keywords.suffix(tags.count) == tags[...] {
            recipe.keywords.removeLast(tags.count)
        }
        if let rating = node["aggregateRating"], let value = rating["ratingValue"]?.number {
            recipe.rating = Rating(
                value: value,
                best: rating["bestRating"]?.number ?? 5,
                count: rating["ratingCount"]?.integer
            )
        }
        recipe.nutrition = PlainJSONRecipe.nutrition(rest["nutrition"])
        recipe.ingredientGroups = ingredients(of: node, rest)
        recipe.stepGroups = steps(of: node, rest)
        recipe.stepIngredients = PlainJSONRecipe.places(rest["stepIngredients"])
        recipe.notes = strings("recipeNotes", of: rest)
        let notes = (node["comment"]?.array ?? []).enumerated().compactMap { place, comment in
            comment["text"]?.string.map { text in
                RecipeNote(
                    id: place + 1,
                    text: text,
                    writtenAt: comment["dateCreated"]?.string.flatMap(
                        CivilTime.seconds(ofISO8601:)
                    ) ?? 0
                )
            }
        }
        return RecipeDocument(
            recipe: recipe,
            text: rest["text"]?.string ?? "",
            links: strings("links", of: rest).compactMap { WebAddress($0) },
            savedAt: rest["savedAt"]?.string.flatMap(CivilTime.seconds(ofISO8601:)),
            own: OwnWords(notes: notes, tags: tags)
        )
    }

    /// The lines in their groups. Where somebody changed the lines, so that the groups don't fit any
    /// more, they are one group.
    private static func ingredients(of node: JSONValue, _ rest: JSONValue) -> [IngredientGroup] {
        let lines = node["recipeIngredient"]?.array?.compactMap(\.string) ?? []
        let names = rest["names"]?.array?.compactMap(\.string) ?? []
        let items = IngredientNames.ingredients(lines, names: names)
        return grouped(items, by: rest["ingredientGroups"]).map {
            IngredientGroup(title: $0, items: $1)
        }
    }

    private static func steps(of node: JSONValue, _ rest: JSONValue) -> [StepGroup] {
        let parts = (node["recipeInstructions"]?.array ?? []).flatMap { part in
            part["itemListElement"]?.array ?? [part]
        }
        return grouped(parts.compactMap { $0["text"]?.string }, by: rest["stepGroups"]).map {
            StepGroup(title: $0, items: $1)
        }
    }

    private static func grouped<Item>(_ items: [Item], by groups: JSONValue?) -> [(String?, [Item])]
    {
        let counts = groups?.array?.compactMap { $0["count"]?.integer } ?? []
        guard counts.allSatisfy({ (0...items.count).contains($0) }),
            counts.reduce(0, +) == items.count
        else { return items.isEmpty ? [] : [(nil, items)] }
        var rest = items[...]
        return zip(groups?.array ?? [], counts).map { group, count in
            defer { rest = rest.dropFirst(count) }
            return (group["title"]?.string, Array(rest.prefix(count)))
        }
    }
}

/// The data of a page of ours: the texts of its scripts.
enum OwnPage {
    private static let open = Array(#"<script type="application/ld+json">"#.utf8)
    private static let close = Array("</script>".utf8)
    private static let mark = Array("\"\(SchemaRemainder.name)\":".utf8)

    /// The data of each recipe in a page that this program wrote; nothing for other pages.
    static func data(in page: [UInt8]) -> [[UInt8]] {
        guard ByteText.place(of: mark, in: page, from: 0) != nil else { return [] }
        var found: [[UInt8]] = []
        var place = 0
        while let start = ByteText.place(of: open, in: page, from: place) {
            let inner = start + open.count
            guard let end = ByteText.place(of: close, in: page, from: inner) else { break }
            let data = Array(page[inner..<end])
            if ByteText.place(of: mark, in: data, from: 0) != nil { found.append(data) }
            place = end + close.count
        }
        return found
    }
}
