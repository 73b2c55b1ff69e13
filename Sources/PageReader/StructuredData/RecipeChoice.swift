/// Chooses between several recipes of one page.
enum RecipeChoice {
    /// The complete one, then the one named like the page; the earlier of two equal ones.
    static func best(of candidates: [RecipeFields], page: ParsedPage) -> RecipeFields? {
        guard candidates.count > 1 else { return candidates.first }
        let names = names(of: page)
        func score(_ fields: RecipeFields) -> Int {
            (fields.isWhole ? 100 : 0) + (isNamed(fields, names) ? 50 : 0) + fields.completeness
        }
        var best = candidates[0]
        var bestScore = score(best)
        for candidate in candidates.dropFirst() {
            let next = score(candidate)
            if next > bestScore { (best, bestScore) = (candidate, next) }
        }
        return best
    }

    /// The one that the page is about: named like the page, or alone on a page with nothing else.
    static func named(_ candidates: [RecipeFields], on page: ParsedPage) -> RecipeFields? {
        let names = names(of: page)
        if let named = candidates.first(where: { isNamed($0, names) }) { return named }
        return candidates.count == 1 ? candidates.first : nil
    }

    /// What the page calls itself.
    private static func names(of page: ParsedPage) -> [String] {
        [page.head["og:title"], page.head.title].compactMap { $0.map { ComparisonKey($0).text } }
            + page.lines.filter { $0.headingLevel == 1 }.prefix(3).map {
                ComparisonKey($0.text).text
            }
    }

    private static func isNamed(_ fields: RecipeFields, _ names: [String]) -> Bool {
        let name = fields.title.map { ComparisonKey($0).text } ?? ""
        return !name.isEmpty && names.contains { $0.contains(name) }
    }
}
