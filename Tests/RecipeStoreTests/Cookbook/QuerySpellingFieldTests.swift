import RecipeModel
import RecipeSearch
import Testing

@testable import RecipeStore

/// Slips in names of cuisines and categories, and in names of two words.
struct QuerySpellingFieldTests {
    /// A cuisine `grunk`, a category `plimpo`, and the word `soy`.
    private let spelling = QuerySpelling(
        isMet: { [.cuisine("grunk"), .category("plimpo"), .word("soy")].contains($0) },
        correction: { ["grunc": "grunk", "plimbo": "plimpo", "sauze": "sauce"][$0] }
    )

    private func offered(_ conditions: Condition...) -> [Condition]? {
        spelling.proposal(insteadOf: RecipeQuery(conditions))?.query.conditions
    }

    @Test(arguments: [TermField.cuisine, .category])
    func aNameIsKnownAsACuisineOrACategory(_ field: TermField) {
        #expect(offered(.has(Term("grunk", in: field))) == nil)
        #expect(offered(.has(Term("plimpo", in: field))) == nil)
        #expect(offered(.has(Term("grunc", in: field))) == [.has(Term("grunk", in: field))])
        #expect(offered(.has(Term("plimbo", in: field))) == [.has(Term("plimpo", in: field))])
    }

    /// Of two words that are as near the one of more recipes is meant, else the first.
    @Test(arguments: [
        (["Plimpa pie", "Plimpo pie", "Plimpo tart"], "plimpo"),
        (["Plimpo pie", "Plimpa tart", "Plimpa pie"], "plimpa"),
        (["Plimpo pie", "Plimpa pie"], "plimpa"),
    ])
    func theWordOfMoreRecipesIsMeant(_ titles: [String], _ word: String) {
        let recipes = titles.map { title in
            Recipe(id: RecipeID(service: .cookbook, key: title), title: title)
        }
        let index = StarterIndex(StarterBook(recipes))
        #expect(index.spelling.correction(of: "plimpe") == word)
    }

    /// Two neighbours that are one name are one term again, but only where any field will do.
    @Test func aNameThatASlipHadPartedIsOne() {
        #expect(offered(.has(Term("soy")), .has(Term("sauze"))) == [.has(Term("soy sauce"))])
        #expect(
            offered(.has(Term("soy", in: .title)), .has(Term("sauze", in: .title))) == [
                .has(Term("soy", in: .title)), .has(Term("sauce", in: .title)),
            ]
        )
    }
}
