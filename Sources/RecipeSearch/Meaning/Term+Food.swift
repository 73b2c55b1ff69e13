import KitchenLanguage
import RecipeModel

extension Term {
    /// Whether it names something that can be in the house, and not a dish, a course, a cuisine, a
    /// diet or what a dish shall be like.
    ///
    /// A name that is a food as well is a food; so is one that nothing is known of.
    package var isFood: Bool {
        switch field {
        case .ingredient: return true
        case .title, .cuisine, .category, .tool: return false
        case .anywhere: break
        }
        let words = FoodWords(text).words
        guard !words.isEmpty, !WishWordTable.isUnmeasured(words) else { return false }
        let lexicon = CookingLexicon.shared
        if let reading = lexicon.reading(of: words), !reading.isEmpty { return reading.food != nil }
        if words.count == 1 { return !NameParts.shared.isMereDescription(words[0]) }
        // `beef stew` is a dish, and `garlic bread` something that may be there.
        return !words.indices.dropFirst().contains { place in
            guard let end = lexicon.reading(of: words[place...]) else { return false }
            return end.dish != nil && end.food == nil
        }
    }
}
