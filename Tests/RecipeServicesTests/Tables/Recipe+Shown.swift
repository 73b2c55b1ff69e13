import RecipeModel

@testable import RecipeServices

extension Recipe {
    /// All that is known of it on one line, for tables.
    var shown: String {
        var parts = ["\(title) (\(id.key))"]
        func add(_ name: String, _ text: String?) {
            if let text { parts.append("\(name) \(text)") }
        }
        add("link", link?.text)
        add("picture", picture?.text)
        add("small", thumbnail?.text)
        add("film", video?.text)
        add("by", author)
        add("at", site)
        add("makes", self.yield.map { "\($0.text) = \($0.amount.map { "\($0)" } ?? "?")" })
        add("preparation", times.preparation.map(String.init))
        add("cooking", times.cooking.map(String.init))
        add("in all", times.total.map(String.init))
        add("stars", rating.map { "\($0.value)" })
        for group in ingredientGroups {
            let lines = group.items.map { $0.name == $0.text ? $0.text : "\($0.text) (\($0.name))" }
            add("needs", (group.title.map { "[\($0)] " } ?? "") + lines.listed)
        }
        for group in stepGroups {
            add("do", (group.title.map { "[\($0)] " } ?? "") + group.items.listed)
        }
        add("steps need", ingredientsOfSteps.map { "\($0.map { $0.map(\.text) })" })
        add("notes", notes.isEmpty ? nil : notes.listed)
        add("cuisines", cuisines.isEmpty ? nil : cuisines.listed)
        add("categories", categories.isEmpty ? nil : categories.listed)
        add("keywords", keywords.isEmpty ? nil : keywords.listed)
        add("has", nutrition.isEmpty ? nil : nutrition.map { "\($0.amount) \($0.name)" }.listed)
        add("used", coverage.map { "\($0.used.listed) missed \($0.missed.listed)" })
        if isShort { parts.append("short") }
        return parts.joined(separator: "; ")
    }
}

extension RecipePage {
    /// Its recipes and what is told of them, on one line.
    var shown: String {
        var parts = recipes.map(\.shown)
        if let total { parts.append("\(total)") }
        if let next { parts.append("next \(next.number) at \(next.place ?? "its number")") }
        if unusableEntries > 0 { parts.append("\(unusableEntries) unusable") }
        if let age { parts.append("\(age) s old") }
        return parts.isEmpty ? "nothing" : parts.joined(separator: " // ")
    }
}

extension String {
    /// A failure's text without the modules and types of what it tells.
    var plain: String {
        replacing("RecipeModel.AddressRule.", with: "").replacing(
            "RecipeModel.ReplyDefect.",
            with: ""
        )
        .replacing(", opensAt: nil", with: "").replacing("Optional(", with: "(")
    }
}
