/// Chooses between several recipes of one page.
enum RecipeChoice {
    /// The complete one, then the one named like the page; the earlier of two equal ones.
    static func best(of candidates: [RecipeFields], page: ParsedPage) -> RecipeFields? {
        guard candidates.count > 1 else { return candidates.first }
        let names = names(of: page)
        func score(_ fields: RecipeFields) -> Int {
            (fields.isWhole ? 200 : 0) + likeness(fields, names) * 30 + fields.completeness
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
        let named = candidates.max { likeness($0, names) < likeness($1, names) }
        if let named, likeness(named, names) > 0 { return named }
        return candidates.count == 1 ? candidates.first : nil
    }

    /// What the page calls itself.
    private static func names(of page: ParsedPage) -> [String] {
        [page.head["og:title"], page.head.title].compactMap { $0.map { ComparisonKey($0).text } }
            + page.lines.filter { $0.headingLevel == 1 }.prefix(3).map {
                ComparisonKey($0.text).text
            }
    }

    /// How much a recipe is named like the page: 0 for not at all, 3 for the very same.
    private static func likeness(_ fields: RecipeFields, _ names: [String]) -> Int {
        let name = fields.title.map { ComparisonKey($0).text } ?? ""
        guard !name.isEmpty else { return 0 }
        return names.map { $0 == name ? 3 : $0.hasPrefix(name) ? 2 : $0.contains(name) ? 1 : 0 }
            .max() ?? 0
    }
}
