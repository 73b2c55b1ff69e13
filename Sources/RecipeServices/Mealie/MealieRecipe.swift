import KitchenLanguage
import RecipeModel

extension Recipe {
    /// A recipe as Mealie writes it: a summary of a list, or a whole one.
    ///
    /// Nil where it has no id or no name. The link is whatever somebody typed, and is left out where
    /// it isn't a web address.
    init?(mealie entry: JSONValue, at base: WebAddress, _ words: OwnServerWords) {
        guard let id = entry.line("id") ?? entry.line("slug"),
            let title = words.markup.line(entry["name"]?.string)
        else { return nil }
        self.init(id: RecipeID(service: .mealie, key: id), title: title)
        defer { self = bounded }
        link = entry.address("orgURL")
        if entry.line("image") != nil {
            let pictures = "api/media/recipes/\(PercentEncoding.segment(id))/images"
            picture = base.endpoint("\(pictures)/original.webp", parameters: "")
            thumbnail = base.endpoint("\(pictures)/min-original.webp", parameters: "")
        }
        yield = Self.mealieYield(entry)
        let time = { (key: String) in entry.line(key).flatMap(words.minutes) }
        times = CookingTimes(
            preparation: time("prepTime"),
            cooking: time("performTime") ?? time("cookTime"),
            total: time("totalTime")
        )
        keywords = Self.mealieNames(entry["tags"], words)
        categories = Self.mealieNames(entry["recipeCategory"], words).map { $0.lowercased() }
        for category in TagKind.categories(among: keywords) where !categories.contains(category) {
            categories.append(category)
        }
        cuisines = TagKind.cuisines(among: keywords)
        if let value = entry["rating"]?.number, value > 0 { rating = Rating(value: value) }
        let lines = entry["recipeIngredient"]?.array ?? []
        let reading = MealieLines(
            lines,
            isWithoutAmounts: entry["settings"]?["disableAmount"]?.bool == true,
            words.markup
        )
        ingredientGroups = reading.groups
        take(
            Self.mealieSteps(
                entry["recipeInstructions"]?.array ?? [],
                ingredients: reading.places
            ) { words.markup.line($0) },
            words
        )
        nutrition = Self.mealieNutrition(entry["nutrition"])
        guard entry["recipeIngredient"] != nil else { return }
        notes = words.lines(entry["description"]?.string ?? "")
        notes += Self.mealieAsides(entry, words)
        for note in entry["notes"]?.array ?? [] {
            let text = words.lines(note["text"]?.string ?? "").joined(separator: " ")
            let line = [words.markup.line(note["title"]?.string), text.isEmpty ? nil : text]
                .compactMap(\.self)
                .joined(separator: ": ")
            if !line.isEmpty { notes.append(line) }
        }
    }

    /// What has no place of its own here: tools, and times in words that aren't minutes.
    private static func mealieAsides(_ entry: JSONValue, _ words: OwnServerWords) -> [String] {
        let times = [
            ("prepTime", "Preparation"), ("performTime", "Cooking"), ("cookTime", "Cooking"),
            ("totalTime", "Total time"),
        ]
        var asides = times.compactMap { key, name -> String? in
            guard let text = words.markup.line(entry[key]?.string), words.minutes(text) == nil,
                text.contains(where: \.isLetter)
            else { return nil }
            return "\(name): \(text)"
        }
        let tools = mealieNames(entry["tools"], words)
        if !tools.isEmpty { asides.append("Tools: " + tools.joined(separator: ", ")) }
        return asides
    }

    private static func mealieNames(_ list: JSONValue?, _ words: OwnServerWords) -> [String] {
        (list?.array ?? []).compactMap { words.markup.line($0["name"]?.string) }
    }

    /// Older servers have a text; newer ones a number with a word, or a number of servings.
    private static func mealieYield(_ entry: JSONValue) -> RecipeYield? {
        let word = entry.line("recipeYield")
        let servings = entry["recipeServings"]?.number ?? 0
        if let count = entry["recipeYieldQuantity"]?.number, count > 0 {
            let text = [count.plain, word].compactMap(\.self).joined(separator: " ")
            return RecipeYield(text: text, amount: servings > 0 ? servings : count)
        }
        if let word, servings <= 0, let yield = YieldWords.portions(word) { return yield }
        // A word alone is left over from before there were numbers.
        if let word, servings <= 0 || word.contains(where: \.isNumber) {
            return RecipeYield(text: word, amount: StatedNumber(word)?.value)
        }
        guard servings > 0 else { return nil }
        let text = "\(servings.plain) serving\(servings == 1 ? "" : "s")"
        return RecipeYield(text: text, amount: servings)
    }

    /// A section begins at a step with a title.
    private static func mealieSteps(
        _ entries: [JSONValue],
        ingredients: [String: Int],
        line: (String?) -> String?
    ) -> [StepSection] {
        var sections: [StepSection] = []
        for entry in entries {
            if let title = line(entry["title"]?.string) {
                sections.append(StepSection(title: heading(title)))
            }
            guard var text = entry["text"]?.string ?? entry.string else { continue }
            // What the cook calls the step, in place of its number.
            if let summary = line(entry["summary"]?.string), line(text)?.hasPrefix(summary) != true
            {
                text = text.contains { !$0.isWhitespace } ? "\(summary): \(text)" : summary
            }
            if sections.isEmpty { sections.append(StepSection()) }
            let places = (entry["ingredientReferences"]?.array ?? [])
                .compactMap { $0.line("referenceId").flatMap { ingredients[$0] } }
            sections[sections.count - 1].texts.append(
                StepText(text: text, ingredients: places.sorted())
            )
        }
        return sections
    }

    /// A heading without its final colon.
    static func heading(_ title: String) -> String {
        title.hasSuffix(":") ? String(title.dropLast()).trimmingWhitespace() : title
    }

    private static func mealieNutrition(_ entry: JSONValue?) -> [NutritionFact] {
        nutritionNames.compactMap { key, name, unit in
            guard let amount = entry?[key]?.text.map({ CleanText.line($0) }), !amount.isEmpty
            else { return nil }
            let isBare = amount.allSatisfy { $0.isASCIIDigit || $0 == "." }
            return NutritionFact(name: name, amount: isBare ? "\(amount) \(unit)" : amount)
        }
    }

    /// Mealie's keys with the units in which its pages show them.
    static func mealieNutritionKey(of fact: NutritionFact) -> String? {
        let name = NutritionName.plain(fact.name)
        return nutritionNames.first { NutritionName.plain($0.1) == name }?.0
    }

    private static let nutritionNames = [
        ("calories", "calories", "kcal"), ("carbohydrateContent", "carbohydrates", "g"),
        ("proteinContent", "protein", "g"), ("fatContent", "fat", "g"),
        ("saturatedFatContent", "saturated fat", "g"), ("transFatContent", "trans fat", "g"),
        ("unsaturatedFatContent", "unsaturated fat", "g"), ("sugarContent", "sugar", "g"),
        ("fiberContent", "fibre", "g"), ("sodiumContent", "sodium", "mg"),
        ("cholesterolContent", "cholesterol", "mg"),
    ]
}
