import KitchenLanguage
import RecipeModel
import RecipeSearch

/// What the table of substitutes has for a line of the recipe.
extension RecipeAnswerer {
    var dish: Substitute.Dish? { Substitute.Dish(recipe) }

    /// What can stand in for a line in this dish, and isn't in the line itself.
    func substitutes(of place: Int) -> [Substitute] {
        let dish = dish
        let sentences =
            [QuestionWords.stems(of: recipe.title)] + asked.sentences.map(\.stems)
        let own = lines[place].stems
        var told: Set<String> = []
        return lines[place].names.flatMap { Substitute.all[$0] ?? [] }.filter { row in
            row.dishes.include(dish, sentences)
                && !row.foods.allSatisfy { own.isSuperset(of: QuestionWords.stems(of: $0)) }
                && told.insert(row.name).inserted
        }
    }

    /// Whether what stands in breaks nothing of what must not be in the dish.
    func keeps(_ foods: [String], to exclusions: [Condition]) -> Bool {
        guard !exclusions.isEmpty else { return true }
        let match = QueryMatch(exclusions)
        return foods.allSatisfy { match.holds(for: words(ofFood: $0)) }
    }

    /// Whether what was asked for is what a row has, or a kind of it: olive oil is oil.
    static func isKind(_ food: String, of other: String) -> Bool {
        let name = NamedFoods.name(of: other) ?? other
        return food == name || NamedFoods.families(of: food).contains(name)
    }

    func offer(_ row: Substitute, for place: Int) -> RecipeReply.Offer {
        let amount = IngredientLine(lines[place].text).amount
        let (factor, words): (Fraction?, String?) =
            switch row.measure {
            case .factor(let factor): (factor, nil)
            case .words(let words): (nil, words)
            }
        let taken = factor.flatMap { factor in
            // Two eggs are no measure of anything else.
            amount.flatMap { $0.unit == nil && factor != .one ? nil : ($0 * factor).rounded() }
        }
        return RecipeReply.Offer(
            name: row.name,
            amount: taken?.text(),
            isSameAmount: factor == .one,
            measure: words ?? (taken == nil && factor != .one ? factor.map(Self.part) : nil),
            change: row.change,
            dishes: recipe.steps.isEmpty ? row.dishes.only : [],
            source: row.source
        )
    }

    private static func part(_ factor: Fraction) -> String {
        "\(factor.numerator)/\(factor.denominator) of the amount"
    }
}
