import Testing

@testable import KitchenLanguage
@testable import RecipeModel
@testable import RecipeSearch
@testable import RecipeStore

/// What a search asks of the index.
struct IndexQuestionTests {
    /// Terms that are counted one by one have no recipe in common, and together what is meant.
    @Test func exclusiveTermsHaveNoRecipeTwice() throws {
        for word in ["garlic", "salt", "chicken", "butter", "rice"] {
            let meaning = QueryMeaning(RecipeQuery([.has(Term(word))]))
            #expect(try #require(meaning.exclusiveTerms, "\(word)").count > 1)
        }
        // Whatever foods there are, known by that name or not.
        let terms = CookingLexicon.shared.foods.map { food in
            FoodRank.allCases.map { TermNumber.of(.food(food, $0)) }
        }
        var maker = RecipeMaker(seed: 8)
        let memory = ReadingMemory()
        var met = 0
        for _ in 0..<400 {
            let own = Set(RecipeTerms(maker.recipe(), memory: memory).terms)
            let counts = terms.map { some in some.count { own.contains($0) } }
            #expect(counts.allSatisfy { $0 < 2 })
            met += counts.reduce(0, +)
        }
        #expect(met > 100)
        for conditions in [[Condition.none(Term("garlic"))], [.has(Term("quick"))]] {
            #expect(QueryMeaning(RecipeQuery(conditions)).exclusiveTerms == nil)
        }
        let some = [Condition.has(Term("garlic")), .has(Term("salt"))]
        #expect(QueryMeaning(RecipeQuery(some)).exclusiveTerms == nil)
    }
}
