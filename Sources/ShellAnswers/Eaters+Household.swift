package import MealPlan
package import RecipeQuestions

extension Eaters {
    /// Those of a household; nil is one that can't be read.
    package init(_ household: Household?) {
        self.init(
            household?.persons ?? [],
            demands: household?.demands().map { Demand($0.condition, for: $0.persons) } ?? [],
            areUnread: household == nil
        )
    }

    /// The same without names, for those who must not learn them.
    package var nameless: Eaters {
        Eaters(demands: demands.map { Demand($0.condition) }, areUnread: areUnread)
    }
}
