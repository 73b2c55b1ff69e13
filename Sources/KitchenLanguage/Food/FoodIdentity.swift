/// Tells whether a text names a food itself, or something else that has the food's name in it.
///
/// `basmati rice` is rice; rice vinegar is not. `coconut milk` is not milk, `tomato paste` is not
/// tomatoes, and sweet potatoes are not potatoes. The tables are data: see `FoodIdentity+Tables`.
package enum FoodIdentity {
    /// What may stand around a food's name without changing what it is.
    package enum Strictness {
        /// `lemon` is there for `lemon juice`: the one is made of the other in a moment.
        case asIngredient
        /// Nothing that is made of the food.
        case exact
    }

    /// Whether words stand in a row in a text as the name of that very food.
    package static func isNamed(_ food: [String], in text: [String], _ strictness: Strictness)
        -> Bool
    {
        guard !food.isEmpty, food.count <= text.count else { return false }
        if food == text { return true }
        let rule = rules[food.joined(separator: " ")] ?? Rule()
        let kept = strictness == .asIngredient ? rule.quicklyMade : []
        return text.indices.contains { place in
            guard text.hasRow(food, at: place) else { return false }
            let isOther = { (word: String) in
                (carriers.contains(word) || rule.notBefore.contains(word)) && !kept.contains(word)
            }
            let end = place + food.count
            let rest = text[end...].prefix { !dividers.contains($0) }.filter { $0 != "of" }
            if let next = rest.first, isOther(next) { return false }
            if let last = rest.last, isOther(last) { return false }
            let earlier = text[..<place].reversed().prefix { !dividers.contains($0) }
            return !earlier.prefix(2).contains(where: rule.notAfter.contains)
        }
    }

    /// What is made of a food in a moment, as the words that follow its name: juice of a lemon.
    package static func madeQuickly(of food: [String]) -> [String] {
        (rules[food.joined(separator: " ")]?.quicklyMade ?? []).sorted()
    }

    /// Whether what follows a word is not the food itself: what it is in, or served with.
    package static func isDivider(_ word: String) -> Bool {
        word != "or" && dividers.contains(word)
    }

    /// Whether a known food is of a family without being what the family's plain name means.
    static func isApart(_ food: [String], from family: [String]) -> Bool {
        let lexicon = CookingLexicon.shared
        guard let family = lexicon.food(family), let food = lexicon.food(food) else { return false }
        return FoodFamilies.shared.kinships(of: food).contains {
            apart[$0.food]?.contains(family) == true
        }
    }

    /// What is special about one food's name.
    private struct Rule: Sendable {
        /// Words that make it another food when they stand before it.
        var notAfter: Set<String> = []
        /// Words that do when they stand after it, beside those that do for every food.
        var notBefore: Set<String> = []
        /// What is made of it in a moment, though it would be another food elsewhere.
        var quicklyMade: Set<String> = []
    }

    private static let carriers = Set(WordScanner.plainWords(in: carrierTable))
    private static let dividers: Set<String> = ["or", "with", "in", "for", "from", "plus"]

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        for line in ruleTable.fields(separatedBy: "\n") {
            let made = line.fields(separatedBy: "=")
            let followed = (made.first ?? "").fields(separatedBy: ">")
            let guarded = (followed.first ?? "").fields(separatedBy: "<")
            guard let food = guarded.first else { continue }
            rules[FoodWords(food).words.joined(separator: " ")] = Rule(
                notAfter: words(guarded.dropFirst()),
                notBefore: words(followed.dropFirst()),
                quicklyMade: words(made.dropFirst())
            )
        }
        return rules
    }()

    /// For a food the families whose plain name does not mean it: who has masa harina has no flour.
    private static let apart = TableScanner.foods(of: DictionaryTables.apart)

    private static func words(_ texts: ArraySlice<String>) -> Set<String> {
        Set(texts.flatMap { WordScanner.plainWords(in: $0) })
    }
}
