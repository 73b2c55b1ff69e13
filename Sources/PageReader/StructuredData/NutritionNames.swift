import RecipeModel

/// The facts of schema.org's `NutritionInformation` in words for people.
enum NutritionNames {
    /// The facts of a node in its own order.
    static func facts(of node: JSONValue?) -> [NutritionFact] {
        (node?.members ?? []).compactMap { member in
            guard !member.name.hasPrefix("@"), let text = member.value.text else { return nil }
            return fact(named: member.name, text)
        }
    }

    /// A fact by its schema.org name; nil where there is no amount.
    static func fact(named name: String, _ text: String) -> NutritionFact? {
        let amount = MarkupText.line(of: text)
        guard !amount.isEmpty, amount.count <= 60, let words = words(of: name) else { return nil }
        return NutritionFact(name: words, amount: amount)
    }

    /// `saturatedFatContent` is `saturated fat`.
    private static func words(of name: String) -> String? {
        guard name != "type", name != "name" else { return nil }
        var words = ""
        for character in name {
            if character.isUppercase, !words.isEmpty { words.append(" ") }
            words.append(contentsOf: character.lowercased())
        }
        if words.hasSuffix(" content") { words.removeLast(" content".count) }
        return words
    }
}
