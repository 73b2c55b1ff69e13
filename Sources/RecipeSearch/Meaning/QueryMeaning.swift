import KitchenLanguage
package import RecipeModel

/// What a query means: recipes grade by grade, without what is left out.
///
/// A recipe's grade is the lowest of its grades for the terms; of alternatives the best counts.
package struct QueryMeaning: Sendable {
    /// Formulas in the order of the results: a recipe stands with the first that means it.
    package let tiers: [MeaningFormula]
    /// All recipes of the tiers together, without those of a last tier that is for need: each tier
    /// is within this one.
    package let whole: MeaningFormula
    /// What no result may be.
    package let unwanted: MeaningFormula

    /// What conditions mean together.
    package init(_ conditions: [Condition]) {
        var wanted: [[MeaningFormula]] = []
        var unwanted = MeaningFormula.none
        var isSpecific = false
        var titles = MeaningFormula.everything
        let isAllDescription = conditions.allSatisfy(Self.isDescription)
        for condition in conditions {
            switch condition {
            case .any(let terms):
                let meanings = terms.map { TermMeaning($0) }
                if !isAllDescription, meanings.contains(where: \.isDescription) {
                    titles = titles.and(meanings.reduce(.none) { $0.or(.title($1.titleWords)) })
                    continue
                }
                wanted.append(
                    MatchGrade.allCases.map { grade in
                        meanings.reduce(.none) { $0.or($1.grades[grade.rawValue]) }
                    }
                )
                if meanings.contains(where: \.isSpecific) { isSpecific = true }
                if terms.allSatisfy({ $0.field == .anywhere || $0.field == .title }) {
                    titles = titles.and(
                        meanings.reduce(.none) { $0.or(.title($1.titleWords)) }
                    )
                }
            case .none(let term):
                unwanted = unwanted.or(TermMeaning.unwanted(term))
                if let lax = DietWish.unwanted(term) { wanted.append(lax) }
            case .minutes(let limit): wanted.append([.minutes(limit), .none, .none, .none])
            }
        }
        // Grade by grade all that is at least so good.
        var tiers = MatchGrade.allCases.map { grade in
            wanted.reduce(MeaningFormula.everything) { whole, formulas in
                whole.and(formulas[...grade.rawValue].reduce(.none) { $0.or($1) })
            }
        }
        if !isSpecific, !wanted.isEmpty || unwanted != .none {
            // A cook who names only a diet, a time or what to leave out wants something to eat.
            tiers[1] = tiers[0].or(tiers[1])
            tiers[0] = .except(tiers[0], .posting(.trait(.accessory)))
        }
        let isSingle = wanted.count == 1
        let plain = tiers
        if isSpecific, titles != .everything { tiers.insert(titles.and(plain[1]), at: 0) }
        if isSingle {
            // What is only made from a food is found where nothing better is.
            tiers[tiers.count - 1] = plain[3]
        } else {
            tiers.removeLast()
        }
        lastIsForNeed = isSingle
        whole = plain[2]
        self.tiers = tiers
        self.unwanted = unwanted
    }

    private static func isDescription(_ condition: Condition) -> Bool {
        guard case .any(let terms) = condition else { return false }
        return terms.contains { TermMeaning($0).isDescription }
    }

    /// Whether the last tier counts only where none before it has a recipe.
    package let lastIsForNeed: Bool

    /// What a query means.
    package init(_ query: RecipeQuery) { self.init(query.conditions) }

    /// The recipes of each tier, without those of the tiers before.
    package func recipes<Postings: RecipePostings>(in postings: Postings) -> [Postings.Recipes] {
        let excluded = unwanted.recipes(in: postings)
        var met = postings.none
        var found: [Postings.Recipes] = []
        for (place, tier) in tiers.enumerated() {
            let isLast = place == tiers.count - 1
            if isLast, lastIsForNeed, !met.isEmpty {
                found.append(postings.none)
                continue
            }
            let recipes = tier.recipes(in: postings).subtracting(excluded).subtracting(met)
            met = met.union(recipes)
            found.append(recipes)
        }
        return found
    }

    /// The recipes that the query means, whatever else it means.
    package func allRecipes<Postings: RecipePostings>(in postings: Postings) -> Postings.Recipes {
        tiers.reduce(postings.none) { $0.union($1.recipes(in: postings)) }
            .subtracting(unwanted.recipes(in: postings))
    }

    /// The place of the tier that a recipe is in; nil where the query does not mean it.
    package func tier(of recipe: RecipeMeaning) -> Int? {
        recipes(in: recipe).firstIndex { !$0.isEmpty }
    }
}

/// Things to leave out that amount to a diet: a cook who wants no meat is glad of a dish without fish too.
enum DietWish {
    /// The formulas by grade for a term to leave out; nil where it says no more than to leave it out.
    static func unwanted(_ term: Term) -> [MeaningFormula]? {
        guard term.field == .anywhere, FoodWords(term.text).words == ["meat"] else { return nil }
        return [
            .posting(.diet("vegetarian")).or(.posting(.diet("meat free"))), .none, .everything,
            .none,
        ]
    }
}
