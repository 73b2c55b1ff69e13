import KitchenLanguage
import RecipeModel
import RecipeSearch

/// What the grammar asks about the words of cooking.
package protocol SpokenVocabulary: Sendable {
    /// How many words, from the given one on, are the longest name of a food, dish, course or
    /// cuisine; 0 for none.
    func lengthOfName(at start: Int, in words: [String]) -> Int
    /// Whether a word alone names something to look for.
    func isFood(_ word: String) -> Bool
    /// Whether a word stands in a name of something to look for.
    func isKnown(_ word: String) -> Bool
    /// A cuisine, course or diet in the field in which it is looked for; nil for other names.
    func qualifier(_ name: String) -> SpokenName?
    /// Whether a word says nothing of what is looked for: `rainy`, `romantic`.
    func isDropped(_ word: String) -> Bool
    /// Whether a name means a sort of dish and no food: `cold`, `dinner`, `thai`.
    func isSort(_ name: String) -> Bool
    /// Whether a cook takes one food in place of the other.
    func areExchangeable(_ one: String, _ other: String) -> Bool
}

/// The names that come with the program.
package struct KitchenVocabulary: SpokenVocabulary {
    package init() {}

    package func lengthOfName(at start: Int, in words: [String]) -> Int {
        guard words.indices.contains(start) else { return 0 }
        let row = words[start...]
        if words.indices.contains(start + 2), words[start + 1] == "of",
            MeatCuts.isCut(row.prefix(3).map { FoodWords($0).words.first ?? $0 })
        {
            return 3
        }
        let known = KnownFoods.shared.longestName(in: row)?.wordCount ?? 0
        let found = Vocabulary.shared.longestName(in: row)
        guard let found, found.wordCount > max(known, 1),
            !Self.endings.contains(row[start + found.wordCount - 1]),
            !row.prefix(found.wordCount).contains(where: Self.joining.contains)
        else { return known }
        return found.wordCount
    }

    package func isFood(_ word: String) -> Bool {
        KnownFoods.shared.kind(of: word) != nil
            || !Vocabulary.shared.senses(of: word).subtracting(.time).isEmpty
    }

    package func isKnown(_ word: String) -> Bool { Vocabulary.shared.isWordOfName(word) }

    package func qualifier(_ name: String) -> SpokenName? {
        switch Term(name).role {
        case .cuisine(let names): names.first.map { SpokenName($0, in: .cuisine) }
        case .diet(let diet) where Self.statedDiets.contains(diet): SpokenName(diet, in: .category)
        case .course:
            Self.courses[FoodWords(name).words].map { SpokenName($0, in: .category) }
        default: nil
        }
    }

    package func isDropped(_ word: String) -> Bool { Vocabulary.shared.isDropped(word) }

    package func isSort(_ name: String) -> Bool {
        let senses = Vocabulary.shared.senses(of: name)
        return !senses.isEmpty && senses.isDisjoint(with: [.food, .dish])
    }

    package func areExchangeable(_ one: String, _ other: String) -> Bool {
        Vocabulary.shared.areExchangeable(one, other)
    }

    /// Words at the end of a diet's name that say what must not be in it.
    private static let endings: Set<String> = ["free", "allergy", "intolerant", "intolerance"]

    /// Words that join two foods as often as they belong to a name.
    private static let joining: Set<String> = [
        "and", "of", "with", "in", "the", "on", "for", "without", "no", "not", "or",
    ]

    /// Diets that recipes state as their category.
    private static let statedDiets: Set<String> = ["vegan", "vegetarian"]

    /// The courses that recipes state, by what they are called.
    private static let courses: [[String]: String] = Dictionary(
        [
            ("starter", "starter"), ("first course", "starter"), ("appetizer", "appetizer"),
            ("appetiser", "appetiser"), ("side", "side"), ("side dish", "side"),
            ("dessert", "dessert"), ("afters", "dessert"), ("breakfast", "breakfast"),
            ("brunch", "brunch"), ("snack", "snack"), ("main", "main"), ("main course", "main"),
            ("main dish", "main"), ("main meal", "main"),
        ].map { (FoodWords($0.0).words, $0.1) },
        uniquingKeysWith: { first, _ in first }
    )
}
