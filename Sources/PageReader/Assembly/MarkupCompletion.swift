import RecipeModel

/// Tells whether a list of the markup is only the beginning, or a part, of what the page shows.
enum MarkupCompletion {
    /// Lists longer than this are taken to be whole, so that most pages need no second look.
    private static let suspiciousIngredients = 6
    private static let suspiciousSteps = 2
    /// Steps that are all shorter than this, in bytes, may be the headings of the true ones.
    private static let headingLimit = 60

    /// Whether steps are so few, or so short, that the page may have more.
    static func areSuspicious(steps: [String]) -> Bool {
        steps.count <= suspiciousSteps || steps.allSatisfy { $0.utf8.count <= headingLimit }
    }

    /// Whether the only step is what the page says of itself, cut off somewhere.
    static func isDescription(_ steps: [String], of head: PageHead) -> Bool {
        let key = ComparisonKey(steps.first ?? "").text
        return steps.count == 1
            && ["description", "og:description", "twitter:description"].contains { name in
                head[name].map { ComparisonKey($0).text.hasPrefix(key) } == true
            }
    }

    /// Whether most of a few ingredients lack an amount, so that the page may tell more.
    static func arePoor(ingredients: [String]) -> Bool {
        ingredients.count <= suspiciousIngredients
            && ingredients.count(where: IngredientLikeness.hasAmount) * 2 < ingredients.count
    }

    /// Whether the page's list has all that the markup has, and a good deal more.
    static func isPart(_ known: [String], of shown: [String]) -> Bool {
        let knownKeys = known.map { ComparisonKey($0).text }.filter { !$0.isEmpty }
        let whole = shown.map { ComparisonKey($0).text }.joined()
        let length = knownKeys.reduce(0) { $0 + $1.utf8.count }
        // Headings of steps are much less than the steps, however many there are.
        guard
            shown.count >= known.count + 2 && whole.utf8.count * 2 >= 3 * length
                || length > 0 && shown.count >= known.count && whole.utf8.count >= 4 * length
        else { return false }
        let found = knownKeys.count { whole.utf8Contains($0) }
        return found * 10 >= knownKeys.count * 8
    }
}
