/// Chooses between several recipes of one page.
enum RecipeChoice {
    /// The complete one, then the one named like the page; the earlier of two equal ones.
    static func best(of candidates: [RecipeFields], page: ParsedPage) -> RecipeFields? {
        guard candidates.count > 1 else { return candidates.first }
        let names =
            [page.head["og:title"], page.head.title]
            .compactMap { $0.map { ComparisonKey($0).text } }
            + page.lines.filter { $0.headingLevel == 1 }.prefix(3).map {
                ComparisonKey($0.text).text
            }
        func score(_ fields: RecipeFields) -> Int {
            let isComplete = !fields.ingredientGroups.isEmpty && !fields.stepGroups.isEmpty
            let name = fields.title.map { ComparisonKey($0).text } ?? ""
            let isNamed = !name.isEmpty && names.contains { $0.contains(name) }
            return (isComplete ? 100 : 0) + (isNamed ? 50 : 0) + fields.completeness
        }
        var best = candidates[0]
        var bestScore = score(best)
        for candidate in candidates.dropFirst() {
            let next = score(candidate)
            if next > bestScore { (best, bestScore) = (candidate, next) }
        }
        return best
    }
}
