import Testing

@testable import RecipeModel

struct MatchGroundsTests {
    @Test(arguments: [(29, false), (30, true), (31, true)])
    func aTimeIsAGroundUpToItsLimit(_ limit: Int, _ isMet: Bool) {
        let condition = Condition.minutes(limit)
        let grounds = RecipeMeaning(QueryMatchTests.recipe).grounds(for: RecipeQuery([condition]))
        let met = MatchGrounds(condition: condition, grade: .most, grounds: [.minutes(30)])
        #expect(grounds == (isMet ? [met] : []))
        #expect(condition.holds(for: QueryMatchTests.recipe) == isMet)
    }
}
