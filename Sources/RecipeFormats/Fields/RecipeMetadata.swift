import Documents
import KitchenLanguage
import RecipeModel

/// What a recipe has beside its ingredients and steps, as YAML: the front matter of Markdown and
/// of Cooklang, under the names of Cooklang's conventions where those have one.
enum RecipeMetadata {
    /// The member that says that this program wrote it.
    static let markName = "made with"
    static let markValue = "recipe"

    /// The lines between the two `---`.
    static func lines(of exported: ExportedRecipe) -> [String] {
        let recipe = exported.recipe
        let texts: [(String, String?)] = [
            ("title", recipe.title),
            ("source", recipe.link?.text),
            ("site", recipe.site),
            ("author", recipe.author),
        ]
        let times: [(String, String?)] = [
            ("prep time", recipe.times.preparation.map(time)),
            ("cook time", recipe.times.cooking.map(time)),
            ("time required", recipe.times.total.map(time)),
        ]
        let isPOSIX = recipe.language?.contains("_") == false
        let rest: [(String, String?)] = [
            (
                isPOSIX ? "locale" : "language",
                recipe.language.map { isPOSIX ? $0.replacing("-", with: "_") : $0 }
            ),
            ("image", recipe.picture?.text),
            ("thumbnail", recipe.thumbnail?.text),
            ("video", recipe.video?.text),
        ]
        return lines(texts)
            + (recipe.yield.map(servings) ?? [])
            + lines(times)
            + list("course", recipe.categories)
            + list("cuisine", recipe.cuisines)
            + list("tags", recipe.keywords + exported.own.tags, isAlwaysList: true)
            + lines(rest)
            + (recipe.rating.map(rating) ?? [])
            + nutrition(recipe.nutrition)
            + own(exported)
    }

    /// What the cook wrote and when it was kept.
    private static func own(_ exported: ExportedRecipe) -> [String] {
        let saved = exported.savedAt.map { ["saved: \(YAMLText.scalar(CivilTime.iso8601($0)))"] }
        let notes = exported.own.notes.flatMap { note in
            [
                "  - text: \(YAMLText.scalar(note.text))",
                "    written: \(YAMLText.scalar(CivilTime.iso8601(note.writtenAt)))",
            ]
        }
        let stars = exported.document.stars.map { ["my stars: \(exact(Double($0) / 10))"] }
        return (saved ?? []) + (stars ?? [])
            + list("my tags", exported.own.tags, isAlwaysList: true)
            + (notes.isEmpty ? [] : ["my notes:"] + notes)
    }

    /// The foods of lines that alone would tell others, by line.
    ///
    /// - Parameter read: The ingredients as they are read without it; nil where from their lines.
    static func foods(of exported: ExportedRecipe, readAs read: [Ingredient]? = nil) -> [String] {
        let items = exported.recipe.ingredients
        let read = read ?? IngredientNames.ingredients(items.map(\.text))
        // A name that is the whole line tells nothing.
        let others = Set(
            zip(items, read).filter { $0.name != $1.name && $0.name != $0.text }.map(\.0.text)
        )
        guard !others.isEmpty else { return [] }
        return ["foods:"]
            + items.filter { others.contains($0.text) }.map {
                "  \(YAMLText.quoted($0.text)): \(YAMLText.scalar($0.name))"
            }
    }

    static func lines(_ entries: [(String, String?)]) -> [String] {
        entries.compactMap { key, value in value.map { "\(key): \(YAMLText.scalar($0))" } }
    }

    static func list(_ key: String, _ values: [String], isAlwaysList: Bool = false) -> [String] {
        if let only = values.first, values.count == 1, !isAlwaysList,
            !only.contains(where: { ",;".contains($0) })
        {
            return lines([(key, only)])
        }
        return values.isEmpty ? [] : ["\(key):"] + values.map { "  - \(YAMLText.scalar($0))" }
    }

    private static func nutrition(_ facts: [NutritionFact]) -> [String] {
        guard !facts.isEmpty else { return [] }
        // A name that stands twice would be lost in a mapping.
        guard Set(facts.map(\.name)).count == facts.count else {
            return ["nutrition:"]
                + facts.flatMap { fact in
                    [
                        "  - name: \(YAMLText.scalar(fact.name))",
                        "    amount: \(YAMLText.scalar(fact.amount))",
                    ]
                }
        }
        return ["nutrition:"]
            + facts.map { "  \(YAMLText.scalar($0.name)): \(YAMLText.scalar($0.amount))" }
    }

    private static func rating(_ rating: Rating) -> [String] {
        if rating.best == 5, rating.count == nil { return ["rating: \(exact(rating.value))"] }
        return ["rating:", "  value: \(exact(rating.value))", "  best: \(exact(rating.best))"]
            + (rating.count.map { ["  count: \($0)"] } ?? [])
    }

    /// A number that is read as the same one.
    private static func exact(_ number: Double) -> String {
        let short = NumberWords.decimal(number)
        let text = Double(short) == number ? short : "\(number)"
        return YAMLReader.plain(text[...]).number == number ? text : "0"
    }

    /// The yield with its number first, for that is what a recipe is scaled by. Where that is not
    /// read as the same yield, the number and the words apart.
    private static func servings(_ yield: RecipeYield) -> [String] {
        let text = servingsText(yield)
        if !text.isEmpty, RecipeFieldValues.yield(text) == yield {
            return lines([("servings", text)])
        }
        return [
            "servings: \(yield.amount.map(exact) ?? "~")", "yield: \(YAMLText.quoted(yield.text))",
        ]
    }

    private static func servingsText(_ yield: RecipeYield) -> String {
        guard let amount = yield.amount else { return yield.text }
        let number = NumberWords.decimal(amount)
        if yield.text.isEmpty || yield.text.lowercased() == "serves \(number)" { return number }
        let isFirst =
            yield.text.hasPrefix(number)
            && yield.text.dropFirst(number.count).first.map { !$0.isNumber && $0 != "." } ?? true
        return isFirst ? yield.text : "\(number) (\(yield.text))"
    }

    /// Minutes in the form that needs no language: `1h30m`.
    private static func time(_ minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        return (hours == 0 ? "" : "\(hours)h") + (rest == 0 && hours != 0 ? "" : "\(rest)m")
    }

    /// The minutes of a time in that form, and of no other.
    static func minutes(_ text: String) -> Int? {
        guard text.utf8.count <= 16, text.last == "h" || text.last == "m",
            let time = StatedDuration(text), time.isWhole
        else { return nil }
        return StatedMinutes.of(time.most / 60)
    }
}
