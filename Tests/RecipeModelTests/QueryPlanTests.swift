import RecipeModel
import RecipeTestSupport
import Testing

struct QueryPlanTests {
    private static let plain = Condition.has(Term("garlic"))
    private static let title = Condition.has(Term("omelet", in: .title))
    private static let ingredient = Condition.has(Term("leek", in: .ingredient))
    private static let cuisine = Condition.has(Term("thai", in: .cuisine))
    private static let category = Condition.has(Term("dessert", in: .category))
    private static let either = Condition.any([Term("ham"), Term("bacon")])
    private static let mixed = Condition.any([Term("ham"), Term("thai", in: .cuisine)])
    private static let without = Condition.none(Term("onion"))
    private static let notThai = Condition.none(Term("thai", in: .cuisine))
    private static let quick = Condition.minutes(30)
    private static let all = [
        plain, title, ingredient, cuisine, category, either, mixed, without, notThai, quick,
    ]

    private func plan(_ abilities: ServiceAbilities) -> QueryPlan {
        QueryPlan(RecipeQuery(Self.all), for: abilities)
    }

    @Test func whatTheServiceAnswersIsNeverAppliedAgain() {
        let plan = plan(ServiceAbilities())
        #expect(plan.answered == [Self.plain])
        #expect(plan.applied == [Self.title, Self.ingredient, Self.either, Self.without])
        #expect(
            plan.impossible == [Self.cuisine, Self.category, Self.mixed, Self.notThai, Self.quick]
        )
        #expect(plan.judgedByTitle.isEmpty)
    }

    @Test func anAbleServiceAnswersAll() {
        let plan = plan(
            ServiceAbilities(
                fields: Set(TermField.allCases),
                excludes: true,
                alternatives: true,
                limitsMinutes: true
            )
        )
        #expect(plan.answered == Self.all)
        #expect(plan.applied.isEmpty && plan.impossible.isEmpty)
    }

    @Test func aListThatTellsTitleAndCuisineIsFilteredHere() {
        let plan = plan(ServiceAbilities(fields: [], tells: [.title, .cuisine]))
        #expect(plan.answered.isEmpty)
        #expect(
            plan.applied
                == [
                    Self.plain, Self.title, Self.cuisine, Self.either, Self.mixed, Self.without,
                    Self.notThai,
                ]
        )
        #expect(plan.impossible == [Self.ingredient, Self.category, Self.quick])
        #expect(plan.judgedByTitle == [Self.plain, Self.either, Self.mixed, Self.without])
    }

    @Test func excludingWorksOnlyInFieldsThatTheServiceKnows() {
        let plan = plan(
            ServiceAbilities(fields: [.anywhere], excludes: true, tells: Set(RecipeFact.allCases))
        )
        #expect(plan.answered == [Self.plain, Self.without])
        #expect(plan.applied.contains(Self.notThai))
        #expect(plan.impossible.isEmpty)
    }

    @Test func aServiceThatTellsNothingLeavesMuchUndone() {
        let plan = plan(ServiceAbilities(fields: [.anywhere], alternatives: true, tells: []))
        #expect(plan.answered == [Self.plain, Self.either])
        #expect(plan.applied.isEmpty)
        #expect(plan.impossible.count == Self.all.count - 2)
    }

    @Test func everyConditionHasExactlyOnePlace() {
        var random = SeededGenerator(seed: 17)
        for _ in 0..<500 {
            let abilities = ServiceAbilities(
                fields: Set(TermField.allCases.filter { _ in Bool.random(using: &random) }),
                excludes: Bool.random(using: &random),
                alternatives: Bool.random(using: &random),
                limitsMinutes: Bool.random(using: &random),
                tells: Set(RecipeFact.allCases.filter { _ in Bool.random(using: &random) })
            )
            let plan = plan(abilities)
            let places = plan.answered + plan.applied + plan.impossible
            #expect(places.count == Self.all.count)
            #expect(Set(places) == Set(Self.all))
            #expect(Set(plan.judgedByTitle).isSubset(of: Set(plan.applied)))
        }
    }
}
