import RecipeModel

extension Recipe {
    /// A recipe as Tandoor writes it: a short one of a list, or a whole one.
    ///
    /// Nil where it has no id or no name. The link is whatever somebody typed, and is left out where
    /// it isn't a web address.
    init?(tandoor entry: JSONValue, at base: WebAddress, _ words: OwnServerWords) {
        guard let id = entry["id"]?.integer, let title = words.markup.line(entry["name"]?.string)
        else { return nil }
        self.init(id: RecipeID(service: .tandoor, key: String(id)), title: title)
        defer { self = bounded }
        link = entry.address("source_url")
        picture = entry.line("image").flatMap { Self.tandoorPicture($0, at: base) }
        let minutes = { (key: String) in
            entry[key]?.number.flatMap { $0 >= 1 && $0 <= 43_200 ? Int($0) : nil }
        }
        times = CookingTimes(
            preparation: minutes("working_time"),
            cooking: minutes("waiting_time")
        )
        yield = Self.tandoorYield(entry, words)
        keywords = (entry["keywords"]?.array ?? [])
            .compactMap { words.markup.line($0["name"]?.string ?? $0["label"]?.string) }
        cuisines = TagKind.cuisines(among: keywords)
        categories = keywords.map { $0.lowercased() }.filter { !cuisines.contains($0) }
        if let value = entry["rating"]?.number, value > 0 { rating = Rating(value: value) }
        guard let steps = entry["steps"]?.array else { return }
        let reading = TandoorSteps(steps, words)
        ingredientGroups = reading.ingredientGroups
        take(reading.sections, words)
        notes = words.lines(entry["description"]?.string ?? "")
        nutrition = Self.tandoorNutrition(entry["nutrition"])
    }

    /// One serving without a word is what the server has where nobody said how many. Some type the
    /// number into the word again (`4 bowls`), or words that aren't a unit (`as many as you like`).
    private static func tandoorYield(_ entry: JSONValue, _ words: OwnServerWords) -> RecipeYield? {
        guard let count = entry["servings"]?.number, count > 0 else { return nil }
        guard let word = words.markup.line(entry["servings_text"]?.string) else {
            return count == 1 ? nil : RecipeYield(text: "\(count.plain) servings", amount: count)
        }
        if let yield = YieldWords.portions("\(count.plain) \(word)") { return yield }
        // `to 6` and `(9-inch) pie` go on after the number.
        let goesOn = word.hasPrefix("to ") || word.hasPrefix("(")
        if word.contains(where: \.isNumber), !goesOn {
            return RecipeYield(text: word, amount: count)
        }
        let isPhrase = count == 1 && word.contains(" ")
        return RecipeYield(text: isPhrase ? word : "\(count.plain) \(word)", amount: count)
    }

    /// The picture at the address that the cook knows the server by: it writes the host and scheme
    /// that it sees itself, which are others where a proxy stands before it.
    private static func tandoorPicture(_ text: String, at base: WebAddress) -> WebAddress? {
        if text.hasPrefix("/") { return WebAddress(base.origin + text) }
        guard let address = WebAddress(text) else { return nil }
        // Its own store, unless the address is signed, as those of other stores are.
        if address.rest.contains("/media/recipes/"), !address.rest.contains("?") {
            return WebAddress(base.origin + address.rest)
        }
        return address.host == base.host ? WebAddress(base.origin + address.rest) : address
    }

    private static func tandoorNutrition(_ entry: JSONValue?) -> [NutritionFact] {
        tandoorNutrition.compactMap { key, name, unit in
            guard let amount = entry?[key]?.number, amount > 0 else { return nil }
            return NutritionFact(name: name, amount: "\(amount.plain) \(unit)")
        }
    }

    /// Tandoor's keys with our names and its units.
    static let tandoorNutrition = [
        ("calories", "calories", "kcal"), ("carbohydrates", "carbohydrates", "g"),
        ("proteins", "protein", "g"), ("fats", "fat", "g"),
    ]

    static func tandoorNutritionKey(of fact: NutritionFact) -> String? {
        let name = NutritionName.plain(fact.name)
        return tandoorNutrition.first { NutritionName.plain($0.1) == name }?.0
    }
}
