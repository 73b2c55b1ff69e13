import RecipeModel
import Testing

@testable import RecipeStore

/// What a search asks of the index.
struct IndexQuestionTests {
    /// Terms that are counted one by one have no recipe in common, and together what is meant.
    @Test func exclusiveTermsHaveNoRecipeTwice() throws {
        let terms = try ["garlic", "salt", "chicken", "butter", "rice"].map { word in
            try #require(QueryMeaning(RecipeQuery([.has(Term(word))])).exclusiveTerms, "\(word)")
        }
        var maker = RecipeMaker(seed: 8)
        let memory = ReadingMemory()
        var met = 0
        for _ in 0..<400 {
            let own = Set(RecipeTerms(maker.recipe(), memory: memory).terms)
            for some in terms {
                let count = some.count { own.contains($0) }
                #expect(count < 2)
                met += count
            }
        }
        #expect(met > 100)
        for conditions in [[Condition.none(Term("garlic"))], [.has(Term("quick"))]] {
            #expect(QueryMeaning(RecipeQuery(conditions)).exclusiveTerms == nil)
        }
        let some = [Condition.has(Term("garlic")), .has(Term("salt"))]
        #expect(QueryMeaning(RecipeQuery(some)).exclusiveTerms == nil)
    }
}
