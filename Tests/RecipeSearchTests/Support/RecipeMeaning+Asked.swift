import KitchenLanguage
import RecipeModel

@testable import RecipeSearch

extension RecipeMeaning {
    /// The rank of a food in the recipe; nil where it is not in it.
    func rank(of food: String) -> FoodRank? {
        FoodRank.allCases.first { postings.contains(.food(food, $0)) }
    }

    /// The best grade in which the recipe meets a term.
    func grade(for term: Term) -> MatchGrade? {
        let grades = TermMeaning(term).grades
        return MatchGrade.allCases.first { !grades[$0.rawValue].recipes(in: self).isEmpty }
    }
}
