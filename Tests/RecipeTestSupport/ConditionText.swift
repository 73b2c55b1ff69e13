package import RecipeModel

/// Conditions as the tables write them: `leek; title:pie or thai; not nuts; 30 minutes`.
package enum ConditionText {
    package static func conditions(_ text: String) -> [Condition] {
        text.fields(by: "; ").filter { !$0.isEmpty && $0 != "-" }.map(condition)
    }

    private static func condition(_ text: String) -> Condition {
        if text.hasSuffix(" minutes"), let minutes = Int(text.dropLast(8)) {
            return .minutes(minutes)
        }
        if text.hasPrefix("not ") { return .none(term(String(text.dropFirst(4)))) }
        return .any(text.fields(by: " or ").map(term))
    }

    package static func term(_ text: String) -> Term {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let field = TermField(rawValue: parts[0]) else { return Term(text) }
        return Term(parts[1], in: field)
    }

    /// A condition as it is written.
    package static func text(_ condition: Condition) -> String {
        switch condition {
        case .minutes(let minutes): "\(minutes) minutes"
        case .none(let term): "not " + text(term)
        case .any(let terms): terms.map(text).joined(separator: " or ")
        }
    }

    private static func text(_ term: Term) -> String {
        term.field == .anywhere ? term.text : "\(term.field.rawValue):\(term.text)"
    }
}

extension Recipe {
    /// The recipe that the fields of a row tell: title, lines parted by `; `, and then as it comes
    /// `in main, vegan`, `of thai`, `20 min`, `cooking 9`, `for 4`, `do Fry. // Serve.`
    package static func sample(row fields: some Collection<String>) -> Recipe {
        var recipe = Recipe.sample(
            fields.first ?? "Supper",
            (fields.dropFirst().first ?? "").fields(by: "; ").filter { !$0.isEmpty }
        )
        for field in fields.dropFirst(2) {
            let words = field.split(separator: " ", maxSplits: 1).map(String.init)
            let rest = words.count > 1 ? words[1] : ""
            switch words[0] {
            case "in": recipe.categories = rest.fields(by: ", ")
            case "of": recipe.cuisines = rest.fields(by: ", ")
            case "cooking": recipe.times.cooking = Int(rest)
            case "for": recipe.yield = Double(rest).map { RecipeYield(text: rest, amount: $0) }
            case "do":
                recipe.stepGroups = rest.isEmpty ? [] : [StepGroup(items: rest.fields(by: " // "))]
            default: recipe.times.total = Int(words[0])
            }
        }
        return recipe
    }
}
