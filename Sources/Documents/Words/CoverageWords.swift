package import RecipeModel

/// What a service tells of the foods asked for and a recipe's ingredients.
package struct CoverageWords {
    private let coverage: IngredientCoverage

    /// The words for a recipe; nil where its service does not tell.
    package init?(_ recipe: Recipe) {
        guard let coverage = recipe.coverage else { return nil }
        self.coverage = coverage
    }

    /// In a few words: `uses 2 of yours, needs 5 more`.
    package var brief: String {
        let missed = coverage.missed.count
        if coverage.isFromPantry == true {
            let (have, need) = (coverage.used.count, coverage.used.count + missed)
            return "have \(NumberWords.grouped(have)) of \(NumberWords.grouped(need))"
        }
        let needs = missed == 0 ? "needs nothing more" : "needs \(NumberWords.grouped(missed)) more"
        return "uses \(NumberWords.grouped(coverage.used.count)) of yours, \(needs)"
    }

    /// What is needed besides, by name; nil where that is nothing.
    package var needs: String? {
        let names = coverage.missed.map { CleanText.line($0) }.filter { !$0.isEmpty }
        guard coverage.isFromPantry != true else {
            return names.isEmpty ? nil : "Missing: \(names.joined(separator: ", "))"
        }
        return names.isEmpty ? nil : "Needs besides: \(names.joined(separator: ", "))"
    }
}
