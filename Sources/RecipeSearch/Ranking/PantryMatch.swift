import KitchenLanguage
package import RecipeModel

/// A pantry made ready to be compared with many recipes.
package struct PantryMatch: Sendable {
    /// How an ingredient is had.
    package enum Holding: Hashable, Sendable {
        /// It is in the house.
        case inPantry
        /// It is a staple.
        case staple
        /// It is missing.
        case missing
    }

    private let foods: [FoodAtHand]
    private let staples: [FoodAtHand]

    /// A pantry, with foods that are at hand besides: those that the cook just named.
    package init(_ pantry: Pantry, having others: [String] = []) {
        foods = (pantry.foods + others).map(FoodAtHand.init).filter { !$0.isEmpty }
        staples = pantry.staples.map(FoodAtHand.init).filter { !$0.isEmpty }
    }

    /// How one ingredient is had.
    ///
    /// What it covers, `FoodAtHand` says. One side of `butter or margarine` is enough; of `salt and
    /// pepper` both are needed.
    package func holding(of ingredient: Ingredient) -> Holding {
        let asked = AskedFood(ingredient.name)
        if asked.isCovered(by: foods) { return .inPantry }
        return asked.isCovered(by: foods + staples) ? .staple : .missing
    }

    /// What of a recipe is had and what is missing.
    package func tally(of recipe: Recipe) -> PantryTally {
        var tally = PantryTally()
        var met: Set<String> = []
        for ingredient in recipe.ingredients where !ingredient.isOptional {
            guard met.insert(PantryTally.key(of: ingredient.name)).inserted else { continue }
            tally.need += 1
            switch holding(of: ingredient) {
            case .inPantry: tally.inPantry.append(ingredient.food)
            case .staple: tally.staples.append(ingredient.food)
            case .missing: tally.missing.append(ingredient.food)
            }
        }
        return tally
    }
}

/// How many of a recipe's ingredients a cook has.
package struct PantryTally: Hashable, Sendable, Codable {
    /// Different ingredients that the recipe needs, without optional ones.
    package var need = 0
    /// Those in the house.
    package var inPantry: [String] = []
    /// Those that are staples.
    package var staples: [String] = []
    /// Those that are missing, in the recipe's order.
    package var missing: [String] = []

    package init() {}

    /// What tells a recipe's different ingredients apart.
    static func key(of name: String) -> String {
        let words = FoodWords(name).words
        return words.isEmpty ? name : words.joined(separator: " ")
    }

    /// How many are in the house.
    package var fromPantry: Int { inPantry.count }
    /// All that is there, staples too.
    package var had: [String] { inPantry + staples }
    /// How many are there.
    package var have: Int { inPantry.count + staples.count }
}
