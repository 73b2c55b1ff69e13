import RecipeTestSupport
import Testing

@testable import RecipeModel
@testable import RecipeSearch

/// How well a recipe meets a word, from what the word means most to what is only made of it.
struct TermMeaningTests {
    @Test(arguments: TermField.allCases)
    func noWordsMeanNothing(_ field: TermField) {
        for text in ["", " ", "½", "and", "🍋"] {
            let term = Term(text, in: field)
            #expect(TermMeaning(term).grades == [.none, .none, .none, .none])
            #expect(TermMeaning.unwanted(term) == .none)
        }
    }

    @Test func gradesAreOrdered() {
        #expect(MatchGrade.allCases == [.most, .main, .present, .madeFrom])
        #expect(MatchGrade.allCases == MatchGrade.allCases.sorted())
        #expect(!(MatchGrade.main < .main) && MatchGrade.most < .madeFrom)
    }
}
