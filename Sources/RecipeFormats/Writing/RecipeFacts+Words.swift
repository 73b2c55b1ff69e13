import RecipeModel

extension ExportedRecipe {
    /// What a cook wants to know first: how much, how long, what to mind.
    var factWords: [String] {
        let facts = [
            recipe.yield?.words, recipe.times.words, recipe.hasLactose ? "has lactose" : nil,
            savedAt.map { "saved \(NumberText.day($0))" },
        ]
        return facts.compactMap { $0 }
    }

    /// Who wrote it, what it is and what others think of it.
    var descriptionWords: [String] {
        let kinds = recipe.cuisines + recipe.categories + recipe.keywords
        let facts = [
            recipe.author.map { "by \($0)" }, kinds.isEmpty ? nil : kinds.joined(separator: ", "),
            recipe.rating?.words,
        ]
        return facts.compactMap { $0 }
    }
}

extension RecipeYield {
    /// The yield as a reader wants it: `4 servings` for a number alone, else as the recipe says it.
    var words: String {
        let number = amount.map(NumberText.plain) ?? ""
        guard text.isEmpty || text == number else { return text }
        return number == "1" ? "1 serving" : "\(number) servings"
    }
}

extension CookingTimes {
    /// The time as a reader wants it: `35 min (15 min preparation, 20 min cooking)`.
    var words: String? {
        let parts = [
            preparation.map { "\(NumberText.minutes($0)) preparation" },
            cooking.map { "\(NumberText.minutes($0)) cooking" },
        ].compactMap { $0 }
        guard let minutes else { return nil }
        // One part alone is no total.
        if total == nil, parts.count == 1 { return parts[0] }
        let whole = NumberText.minutes(minutes)
        return parts.isEmpty ? whole : "\(whole) (\(parts.joined(separator: ", ")))"
    }
}

extension Rating {
    /// The rating as a reader wants it: `4.5 of 5 (12 votes)`.
    var words: String {
        let mean = "\(NumberText.plain(value)) of \(NumberText.plain(best))"
        guard let count else { return mean }
        return "\(mean) (\(count) \(count == 1 ? "vote" : "votes"))"
    }
}

/// Numbers, times and dates in the one way that all formats write them.
enum NumberText {
    /// A number without a fraction where it has none.
    static func plain(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }

    /// Minutes as `1 h 30 min`.
    static func minutes(_ minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "\(minutes) min" }
        return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
    }

    /// The day of a time in seconds since 1970, in UTC: `2026-05-12`.
    static func day(_ seconds: Int) -> String {
        String(CivilTime.iso8601(seconds).prefix { $0 != "T" })
    }
}
