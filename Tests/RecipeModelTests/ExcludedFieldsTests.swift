import RecipeModel
import Testing

/// Services that leave out what is not wanted in other fields than they look for what is.
struct ExcludedFieldsTests {
    private let onion = Condition.none(Term("onion"))
    private let thai = Condition.none(Term("thai", in: .cuisine))

    private func answered(_ abilities: ServiceAbilities) -> [Condition] {
        QueryPlan(RecipeQuery([onion, thai]), for: abilities).answered
    }

    @Test func theyAreTheFieldsThatAreLookedInUnlessSaidOtherwise() {
        #expect(answered(ServiceAbilities(fields: [.anywhere], excludes: true)) == [onion])
        let both: Set<TermField> = [.anywhere, .cuisine]
        #expect(answered(ServiceAbilities(fields: both, excludes: true)) == [onion, thai])
        let onlyFoods = ServiceAbilities(fields: both, excludes: true, excludedFields: [.anywhere])
        #expect(answered(onlyFoods) == [onion])
        let onlyCuisines = ServiceAbilities(excludes: true, excludedFields: [.cuisine])
        #expect(answered(onlyCuisines) == [thai])
    }

    @Test func whatExcludesNothingExcludesInNoField() {
        let abilities = ServiceAbilities(fields: [.anywhere], excludedFields: [.anywhere])
        #expect(answered(abilities).isEmpty)
    }
}
