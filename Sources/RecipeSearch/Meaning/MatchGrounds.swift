package import RecipeModel

/// How a recipe met one condition of a query: how well, and by what.
package struct MatchGrounds: Hashable, Sendable {
    /// One thing that is true of the recipe and that the condition asks for.
    package enum Ground: Hashable, Sendable {
        /// The dish is called after the food.
        case named(food: String)
        /// The food is one of the main ones.
        case main(food: String)
        /// The food is among the ingredients.
        case present(food: String)
        /// Something made of the food is in it.
        case madeFrom(food: String)
        /// It is of this kind of dish.
        case dish(String)
        /// It is near this kind of dish.
        case nearDish(String)
        /// It says to be of this cuisine.
        case cuisine(String)
        /// It says to have this category.
        case category(String)
        /// It is of this diet, as it says itself.
        case statedDiet(String)
        /// It is of this diet, as its ingredients tell; nothing is promised.
        case foundDiet(String)
        /// A word of its title.
        case title(word: String)
        /// A word in the name of an ingredient.
        case ingredient(word: String)
        /// A tool that its steps ask for.
        case tool(String)
        /// What its facts say.
        case trait(RecipeTrait)
        /// It takes so many minutes.
        case minutes(Int)
    }

    /// The condition.
    package let condition: Condition
    /// How well it is met.
    package let grade: MatchGrade
    /// By what, in the order of the alphabet.
    package let grounds: [Ground]
}

extension RecipeMeaning {
    /// How the recipe meets each condition that must hold; those it does not meet are left out.
    package func grounds(for query: RecipeQuery) -> [MatchGrounds] {
        query.conditions.compactMap { condition in
            switch condition {
            case .none: return nil
            case .minutes(let limit):
                guard let minutes, minutes <= limit else { return nil }
                return MatchGrounds(
                    condition: condition,
                    grade: .most,
                    grounds: [.minutes(minutes)]
                )
            case .any(let terms):
                let meanings = terms.map { TermMeaning($0) }
                for grade in MatchGrade.allCases {
                    let met = meanings.map { $0.grades[grade.rawValue] }
                        .filter { !$0.recipes(in: self).isEmpty }
                    guard !met.isEmpty else { continue }
                    let postings = Set(met.flatMap(\.postings)).intersection(self.postings)
                    return MatchGrounds(
                        condition: condition,
                        grade: grade,
                        grounds: postings.sorted().compactMap(ground(of:))
                    )
                }
                return nil
            }
        }
    }

    private func ground(of posting: Posting) -> MatchGrounds.Ground? {
        let parts = posting.name.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let name = parts[1]
        switch parts[0] {
        case "food0": return .named(food: name)
        case "food1": return .main(food: name)
        case "food2": return .present(food: name)
        case "food3": return .madeFrom(food: name)
        case "dish": return .dish(name)
        case "near": return .nearDish(name)
        case "cuisine": return .cuisine(name)
        case "category": return .category(name)
        case "diet", "lax": return foundDiets.contains(name) ? .foundDiet(name) : .statedDiet(name)
        case "title": return .title(word: name)
        case "word": return .ingredient(word: name)
        case "tool": return .tool(name)
        case "trait": return RecipeTrait(rawValue: name).map { .trait($0) }
        default: return nil
        }
    }
}

extension MeaningFormula {
    /// All postings that it asks for, except those that it takes out.
    fileprivate var postings: [Posting] {
        switch self {
        case .none, .everything, .minutes: []
        case .posting(let posting): [posting]
        case .all(let formulas), .any(let formulas): formulas.flatMap(\.postings)
        case .except(let formula, _): formula.postings
        }
    }
}
