package import KitchenLanguage
import RecipeCooking
package import RecipeModel
package import RecipeSearch

/// What has to be bought for meals of the plan.
package struct PlanShopping: Sendable {
    /// The lines for the list, each with the dish and the day that need it.
    package private(set) var entries: [ShoppingEntry] = []
    /// What is in the house, each once.
    package private(set) var leftOut: [String] = []
    /// What the dishes do without, each once.
    package private(set) var optional: [String] = []

    /// Adds up nothing yet: the list does that, whatever else is on it.
    ///
    /// - Parameters:
    ///   - meals: The meals; what is left of another day's dish needs nothing.
    ///   - pantry: What is in the house.
    ///   - stock: How much of it there is; what that doesn't cover is listed.
    ///   - system: The units that amounts are shown in; nil for each recipe's own.
    ///   - listed: What is on the list already; the same dish on the same day is not listed twice.
    package init(
        for meals: [PlannedMeal],
        pantry: PantryMatch,
        stock: PantryStock = PantryStock([]),
        in system: UnitSystem? = nil,
        listed: [ShoppingEntry] = []
    ) {
        let known = Set(listed.compactMap(\.recipe))
        var needs = PantryNeeds(pantry: pantry, stock: stock)
        for meal in meals where meal.leftoversOf == nil {
            let dish = PlannedDish(title: meal.recipe.title, day: meal.day)
            guard !known.contains(dish.text) else { continue }
            let change = AmountChange(factor: meal.factor, system: system)
            let needed = meal.recipe.adjusted(by: change, keepsOriginal: false)
            needs.add(meal.recipe, as: needed, for: dish.text)
        }
        (entries, leftOut, optional) = (needs.entries, needs.leftOut, needs.optional)
    }
}

/// What recipes need that isn't in the house, gathered recipe by recipe.
package struct PantryNeeds: Sendable {
    package private(set) var entries: [ShoppingEntry] = []
    /// What is in the house, each once.
    package private(set) var leftOut: [String] = []
    /// What the recipes do without, each once.
    package private(set) var optional: [String] = []
    private let pantry: PantryMatch
    private var stock: PantryStock

    package init(pantry: PantryMatch, stock: PantryStock) {
        self.pantry = pantry
        self.stock = stock
    }

    /// Adds what a recipe needs.
    ///
    /// - Parameters:
    ///   - own: The recipe as it is.
    ///   - scaled: The same with the amounts that are wanted.
    ///   - name: What the list says that it is for.
    package mutating func add(_ own: Recipe, as scaled: Recipe, for name: String) {
        for (own, scaled) in zip(own.ingredients, scaled.ingredients) {
            var text = scaled.text
            let holding = pantry.holding(of: own)
            if holding != .missing {
                guard holding == .inPantry, !own.isOptional,
                    case .short(let amount) = stock.take(own, as: scaled.text)
                else {
                    if !leftOut.contains(own.food) { leftOut.append(own.food) }
                    continue
                }
                text = "\(amount.simplified().rounded().text()) \(own.food)"
            } else if own.isOptional {
                if !optional.contains(own.food) { optional.append(own.food) }
                continue
            }
            entries.append(ShoppingEntry(text: text, name: own.food, recipe: name))
        }
    }
}

extension Recipe {
    /// How many it is cooked for where so many eat: all of them, unless it makes loaves or tarts, which
    /// are baked as they are.
    package func servings(for people: Int?) -> Int? {
        yield.map { $0.people == nil && $0.amount != nil } == true ? nil : people
    }
}

extension PlannedMeal {
    /// By how much the recipe's amounts grow for the servings that are planned.
    package var factor: Fraction {
        guard let servings, let own = recipe.yield?.amount, own > 0 else { return .one }
        return Fraction(approximating: Double(servings) / own)
    }
}

/// A dish with the day that it is planned for, as the shopping list keeps it: `Kedgeree
/// (2026-12-04)`.
package struct PlannedDish: Hashable, Sendable {
    package var title: String
    package var day: CalendarDay

    package init(title: String, day: CalendarDay) {
        self.title = title
        self.day = day
    }

    package var text: String { "\(title) (\(day.iso))" }

    /// A dish as the list keeps it; nil for one without a day.
    package init?(_ text: String) {
        guard text.hasSuffix(")"), text.count > 13 else { return nil }
        let start = text.index(text.endIndex, offsetBy: -12)
        guard text[start] == "(",
            let day = CalendarDay(iso: String(text[start...].dropFirst().dropLast()))
        else { return nil }
        self.init(title: String(text[..<start].dropLast()), day: day)
    }
}
