import Documents
import RecipeModel

/// The front matter of a Cooklang recipe, under the names of the specification's conventions.
enum CooklangMetadata {
    /// The lines between the two `---`.
    static func lines(of exported: ExportedRecipe) -> [String] {
        let recipe = exported.recipe
        let texts: [(String, String?)] = [
            ("title", recipe.title),
            ("source", recipe.link?.text),
            ("author", recipe.author),
            ("servings", recipe.yield.map(servings)),
            ("prep time", recipe.times.preparation.map(time)),
            ("cook time", recipe.times.cooking.map(time)),
            ("time required", recipe.times.total.map(time)),
        ]
        let rest: [(String, String?)] = [
            ("locale", recipe.language.map { $0.split(separator: "-").joined(separator: "_") }),
            ("image", recipe.picture?.text),
            ("video", recipe.video?.text),
        ]
        return lines(texts)
            + list("course", recipe.categories)
            + list("cuisine", recipe.cuisines)
            + list("tags", recipe.keywords, isAlwaysList: true)
            + lines(rest)
            + nutrition(recipe.nutrition)
    }

    private static func lines(_ entries: [(String, String?)]) -> [String] {
        entries.compactMap { key, value in value.map { "\(key): \(YAMLText.scalar($0))" } }
    }

    private static func list(
        _ key: String,
        _ values: [String],
        isAlwaysList: Bool = false
    ) -> [String] {
        if values.count == 1, !isAlwaysList { return lines([(key, values.first)]) }
        return values.isEmpty ? [] : ["\(key):"] + values.map { "  - \(YAMLText.scalar($0))" }
    }

    private static func nutrition(_ facts: [NutritionFact]) -> [String] {
        guard !facts.isEmpty else { return [] }
        return ["nutrition:"]
            + facts.map { "  \(YAMLText.scalar($0.name)): \(YAMLText.scalar($0.amount))" }
    }

    /// The yield with its number first, for that is what a recipe is scaled by.
    private static func servings(_ yield: RecipeYield) -> String {
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
}

/// Text in YAML (1.2, but safe for 1.1 too).
enum YAMLText {
    /// The text as it stands where nothing in it means anything, else in double quotes.
    static func scalar(_ text: String) -> String {
        if isPlain(text) { return text }
        let inner = text.reduce(into: "") { result, character in
            if "\"\\".contains(character) { result += "\\" }
            result.append(character)
        }
        return "\"\(inner)\""
    }

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.first, let last = text.last, first.isLetter || first.isNumber,
            last != ":", last != " ", !text.contains(": "), !text.contains(" #"),
            !words.contains(text.lowercased())
        else { return false }
        let isSafe = text.allSatisfy { character in
            character.isLetter || character.isNumber || " .,-_/:?=&#%+~()'’".contains(character)
        }
        // A text of digits would be a number, and one with colons or dashes a time or a date.
        let isNumberLike = first.isNumber && !text.contains { $0.isLetter || $0 == " " }
        return isSafe && (!isNumberLike || text.allSatisfy(\.isNumber))
    }

    /// Words that stand for values.
    private static let words: Set<String> = [
        "true", "false", "yes", "no", "on", "off", "y", "n", "null",
    ]
}
