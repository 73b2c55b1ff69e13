import Testing

@testable import RecipeModel
@testable import RecipeSearch

struct MatchGroundsTests {
    @Test(arguments: [(29, false), (30, true), (31, true)])
    func aTimeIsAGroundUpToItsLimit(_ limit: Int, _ isMet: Bool) {
        let condition = Condition.minutes(limit)
        let grounds = RecipeMeaning(QueryMatchTests.recipe).grounds(for: RecipeQuery([condition]))
        let met = MatchGrounds(condition: condition, grade: .most, grounds: [.minutes(30)])
        #expect(grounds == (isMet ? [met] : []))
        #expect(condition.holds(for: QueryMatchTests.recipe) == isMet)
    }

    @Test(
        arguments: [
            ("leek", .named(food: "leek")), ("parmesan", .main(food: "parmesan")),
            ("onion", .present(food: "onion")), ("wine", .madeFrom(food: "wine")),
            ("soup", .dish("soup")), ("british", .cuisine("british")),
            ("main course", .category("main")), ("vegetarian", .statedDiet("vegetarian")),
            ("gluten free", .foundDiet("gluten free")), ("floury", .ingredient(word: "floury")),
        ] as [(String, MatchGrounds.Ground)]
    )
    func aGroundSaysWhatItIsAGroundFor(_ term: String, _ expected: MatchGrounds.Ground) {
        let query = RecipeQuery([.has(Term(term))])
        let found = RecipeMeaning(QueryMatchTests.recipe).grounds(for: query)
        #expect(found.flatMap(\.grounds) == [expected])
    }

    @Test func whatIsNearADishIsNotToldAsOne() {
        let goulash = Recipe(id: RecipeID(service: .cookbook, key: "1"), title: "Goulash")
        let query = RecipeQuery([.has(Term("soup"))])
        let found = RecipeMeaning(goulash).grounds(for: query)
        #expect(found.flatMap(\.grounds) == [.nearDish("soup")])
    }
}
