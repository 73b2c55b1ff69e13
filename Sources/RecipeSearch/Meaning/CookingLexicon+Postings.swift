import KitchenLanguage

extension CookingLexicon {
    /// The postings of which a name asks for most: with their recipes together it finds about so many.
    package static func mainPostings(of name: String) -> [Posting] {
        let words = FoodWords(name).words
        let lexicon = CookingLexicon.shared
        guard let reading = lexicon.reading(of: words) else { return [] }
        if let dish = reading.dish { return [.dish(lexicon.dishes[dish].name)] }
        if let food = reading.food {
            return [FoodRank.named, .main, .present].map { .food(lexicon.foods[food], $0) }
        }
        if let diet = reading.diet { return [.diet(lexicon.diets[diet].name)] }
        if let cuisine = reading.cuisine { return [.cuisine(lexicon.cuisines[cuisine].name)] }
        return []
    }
}
