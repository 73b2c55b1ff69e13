package import KitchenLanguage

/// The names by which a term is met, for services and for showing what was matched.
package struct FoodMatch: Sendable {
    /// The term.
    package let term: Term
    /// The term's normalised words; of a category those that stand for all that mean the same.
    package let words: FoodWords
    private let food: Int?
    private let isUnwanted: Bool

    /// A term to look for, or to leave out, which reaches further: `nut` also means marzipan.
    package init(_ term: Term, isUnwanted: Bool = false) {
        self.term = term
        let words = FoodWords(term.text)
        self.words = term.field == .category ? CategoryName.canonical(words) : words
        self.isUnwanted = isUnwanted
        switch term.field {
        case .cuisine, .category, .tool: food = nil
        case .anywhere, .title, .ingredient: food = CookingLexicon.shared.food(words.words)
        }
    }

    /// Names that meet the term beside its own words, such as those of cheeses for `cheese`.
    package var otherNames: [FoodWords] {
        if term.field == .category { return CategoryName.narrower(than: words) }
        guard let food else { return [] }
        let lexicon = CookingLexicon.shared
        return FoodFamilies.shared.members(of: food).dropFirst().map {
            FoodWords(normalized: lexicon.foods[$0].split(separator: " ").map(String.init))
        }.filter { !$0.contains(words) }
    }

    /// The places of a row of words at which foods are named that the term means.
    package func namedPlaces(in text: [String]) -> [Range<Int>] {
        guard let food else { return [] }
        return CookingLexicon.shared.places(of: food, in: text, isLoose: isUnwanted)
    }
}
