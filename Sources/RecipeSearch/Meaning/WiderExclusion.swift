import KitchenLanguage
package import RecipeModel

/// What a term leaves out that a cook may not expect: whole families that may have its food in them
/// unseen, as all that is made of milk has milk.
///
/// A word that stands for a diet, such as `nuts`, is known to reach far: nothing is said of it.
package struct WiderExclusion: Hashable, Sendable {
    /// A family that is left out with the food.
    package struct Family: Hashable, Sendable {
        package var name: String
        /// Some foods of it that its name doesn't tell.
        package var examples: [String]
    }

    /// The term, as it leaves out.
    package let term: Term
    /// The families, the broadest of each kind.
    package let families: [Family]

    /// What else a term leaves out; nil where that is nothing of note.
    package init?(_ term: Term) {
        let lexicon = CookingLexicon.shared
        guard term.field == .anywhere || term.field == .ingredient,
            let food = lexicon.food(FoodWords(term.text).words),
            !Diets.shared.all.contains(where: { $0.forbidden.contains(food) })
        else { return nil }
        let tables = FoodFamilies.shared
        let holding = tables.families(holding: food)
        let broadest = holding.filter { family in
            !holding.contains { $0 != family && tables.isMember(family, of: $0, loosely: true) }
        }
        guard !broadest.isEmpty else { return nil }
        self.term = term
        families = broadest.map { family in
            let name = lexicon.foods[family]
            let others = tables.children(of: family).filter {
                $0 != food && tables.hiddenFoods(in: $0).contains(food)
            }
            let names = others.map { lexicon.foods[$0] }
            let telling = names.filter { !$0.contains(name) }.prefix(3)
            return Family(name: name, examples: telling.count > 1 ? Array(telling) : [])
        }
    }
}
