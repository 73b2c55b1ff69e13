import KitchenLanguage
import RecipeModel

/// What a plain term is for a service that asks for cuisines, courses and diets by themselves.
package enum TermRole: Hashable, Sendable {
    /// A food, or a word of a title.
    case words
    /// A cuisine: its own name, or those that a region takes in.
    case cuisine([String])
    /// A course by the name that recipes have for it: `dessert`, `main`.
    case course(String)
    /// A diet: `vegetarian`, `gluten free`.
    case diet(String)
}

extension Term {
    /// What the term is beyond its words. A name that is a food as well is a food.
    package var role: TermRole {
        guard field == .anywhere else { return .words }
        let lexicon = CookingLexicon.shared
        let words = FoodWords(text).words
        guard let reading = lexicon.reading(of: words), reading.food == nil, reading.dish == nil
        else { return .words }
        if let cuisine = reading.cuisine {
            let entry = lexicon.cuisines[cuisine]
            let within =
                entry.definition.split(separator: ">", omittingEmptySubsequences: false)
                .first.map { String($0).fields(separatedBy: ",") } ?? []
            return .cuisine([entry.name] + within)
        }
        if let diet = reading.diet { return .diet(lexicon.diets[diet].name) }
        if let course = reading.course { return .course(lexicon.courses[course].name) }
        return .words
    }
}
