package import KitchenLanguage
package import RecipeCooking
package import RecipeModel
package import RecipeSearch

/// The amounts in the pantry, as they are used up.
package struct PantryStock: Sendable {
    /// A food in the house, with what is left of it; no amounts where nobody said how much.
    private struct Food: Sendable {
        let item: PantryItem
        let match: PantryMatch
        var amounts: [Amount]
        var isMeasured: Bool { item.amount != nil }
    }

    /// What came of taking an ingredient.
    package enum Taking: Hashable, Sendable {
        /// There is enough of it.
        case enough
        /// Nothing tells how much of it there is.
        case unmeasured(PantryItem)
        /// It isn't there.
        case missing
        /// So much of it is missing.
        case short(Amount)
    }

    private var foods: [Food]
    /// What was taken: the amount of each food, by the place of its item.
    private var taken: [Int: AmountSum] = [:]

    package init(_ items: [PantryItem]) {
        foods = items.filter { !$0.isStaple }.map { item in
            Food(
                item: item,
                match: PantryMatch(Pantry(foods: [item.name])),
                amounts: PantryAmount.amounts(of: item.amount)
            )
        }
    }

    /// Takes an ingredient out, as far as it is there.
    ///
    /// - Parameters:
    ///   - own: The ingredient as the recipe has it.
    ///   - line: The same with the amount that is wanted.
    package mutating func take(_ own: Ingredient, as line: String) -> Taking {
        let places = foods.indices.filter { foods[$0].match.holding(of: own) == .inPantry }
        guard let first = places.first else { return .missing }
        if let plenty = places.first(where: { !foods[$0].isMeasured }) {
            return .unmeasured(foods[plenty].item)
        }
        guard var need = PantryAmount.needed(for: line) else {
            return .unmeasured(foods[first].item)
        }
        let density = FoodDensity(of: own.name)
        var isCompared = false
        for place in places {
            for (index, have) in foods[place].amounts.enumerated() {
                guard let part = PantryAmount.part(of: need, from: have, density) else { continue }
                isCompared = true
                foods[place].amounts[index] = part.left
                taken[place, default: AmountSum()].add(part.taken)
                guard let missing = part.missing else { return .enough }
                need = missing
            }
        }
        // Three onions of a pound of them: nobody can tell whether that is enough, but they are there.
        guard isCompared else { return .unmeasured(foods[first].item) }
        return .short(need)
    }

    /// A food of which something was taken.
    package struct Use: Hashable, Sendable {
        package var item: PantryItem
        /// How much, `400 g`; nil for what isn't measured.
        package var amount: String?
        /// What is left of it, `100 g`; nil for nothing.
        package var left: String?

        package init(item: PantryItem, amount: String? = nil, left: String? = nil) {
            self.item = item
            self.amount = amount
            self.left = left
        }

        /// `400 g spaghetti`, `milk`.
        package var text: String {
            // A food may have been put there with its amount: `1 kg flour`.
            let food = IngredientLine(item.name).food
            return amount.map { "\($0) \(food.isEmpty ? item.name : food)" } ?? item.name
        }
    }

    /// What was taken of what is measured, in the pantry's order.
    package var uses: [Use] {
        taken.keys.sorted().map { place in
            let food = foods[place]
            let left = food.amounts.filter { $0.simplified().rounded().quantity.upper > .zero }
            return Use(
                item: food.item,
                amount: taken[place]?.text,
                left: left.isEmpty ? nil : PantryAmount.exact(left)
            )
        }
    }
}

extension PantryTally {
    /// What is missing of a recipe where there is too little of some of it, and how much of each that is.
    package func counting(
        _ stock: PantryStock,
        for recipe: Recipe
    ) -> (tally: PantryTally, short: [String: String]) {
        var (tally, stock) = (self, stock)
        var short: [String: String] = [:]
        for ingredient in recipe.ingredients where tally.inPantry.contains(ingredient.food) {
            guard case .short(let amount) = stock.take(ingredient, as: ingredient.text) else {
                continue
            }
            short[ingredient.food] = amount.simplified().rounded().text()
        }
        guard !short.isEmpty else { return (self, [:]) }
        let foods = Set(recipe.ingredients.map(\.food))
        let missing = Set(tally.missing).union(short.keys)
        tally.inPantry.removeAll { short[$0] != nil }
        // In the recipe's order, each once.
        var left = missing.intersection(foods)
        tally.missing = recipe.ingredients.map(\.food).filter { left.remove($0) != nil }
        return (tally, short)
    }
}

/// Amounts as the pantry keeps them: `1 kg`, or what can't be added up, `1 kg + 2 tins`.
package enum PantryAmount {
    /// The amounts of a text; none of what can't be read.
    static func amounts(of text: String?) -> [Amount] {
        guard let text else { return [] }
        return text.split(separator: "+").compactMap { Amount(String($0)) }
    }

    /// Amounts as they are kept, to the gram, however often something is taken: `775 g`, `1.5 kg`.
    static func exact(_ amounts: [Amount]) -> String {
        amounts.map { amount in
            let simple = amount.simplified()
            let base = ["kilogram": "gram", "litre": "millilitre"][simple.unit?.name ?? ""]
            let isPlain =
                (simple.quantity.upper * Fraction(10)).isWhole && simple.quantity.upper >= .one
            guard let base, !isPlain,
                let small = CookingUnit.named(base).flatMap({ simple.converted(to: $0) })
            else { return simple.text() }
            return small.text()
        }.joined(separator: " + ")
    }

    /// Several texts added up; where one of them can't be read, the last one.
    package static func sum(_ texts: [String]) -> String {
        let all = texts.map { amounts(of: $0) }
        guard !all.contains(where: \.isEmpty) else { return texts.last ?? "" }
        return AmountSum(all.flatMap { $0 }).text
    }

    /// The amount that a thing has before it, `400 g spaghetti`; nil where it has none.
    package static func told(by line: String) -> String? { needed(for: line)?.text() }

    /// How much was bought of a thing on the list; nil where the list tells how much is needed, and
    /// not what a shop sells: nobody buys a teaspoon of cumin.
    package static func bought(_ item: ShoppingList.Item) -> String? {
        guard !item.wantsMore, !item.amounts.isEmpty else { return nil }
        let areSold = item.amounts.allSatisfy { amount in
            switch amount.unit?.measure {
            case .weight, .container, nil: true
            case .volume: amount.unit?.system == .metric
            case .pieces, .length, .temperature, .vague: false
            }
        }
        return areSold ? item.amounts.map { $0.text() }.joined(separator: " + ") : nil
    }

    /// The same for all things on a list, by their foods.
    package static func bought(_ items: [ShoppingList.Item]) -> [String: String] {
        Dictionary(items.compactMap { item in bought(item).map { (item.food, $0) } }) {
            sum([$0, $1])
        }
    }

    /// How much a line wants; of a range the upper end, and nil where it doesn't say.
    static func needed(for line: String) -> Amount? {
        let totals = IngredientLine(line).amounts.filter { $0.meaning == .total }
        guard totals.count == 1, var amount = totals.first?.amount else { return nil }
        amount.quantity = Quantity(amount.quantity.upper)
        return amount.quantity.upper > .zero ? amount : nil
    }

    /// What of a need an amount covers: what is taken, what is left of it, and what is missing; nil
    /// where they measure different things.
    static func part(
        of need: Amount,
        from have: Amount,
        _ density: FoodDensity?
    ) -> (taken: Amount, left: Amount, missing: Amount?)? {
        let wanted: Amount
        if need.unit?.name == have.unit?.name {
            wanted = need
        } else if let unit = have.unit,
            let other = need.converted(to: unit, density: density?.gramsPerMillilitre)
        {
            wanted = other
        } else {
            return nil
        }
        let (needed, there) = (wanted.quantity.upper, have.quantity.upper)
        if needed <= there {
            return (need, Amount(there - needed, have.unit), nil)
        }
        // What is missing is told by weight where one of them is, else as the recipe tells it.
        let share = (needed - there) / needed ?? .one
        let missing =
            have.unit?.measure == .weight
            ? Amount(needed - there, have.unit) : Amount(need.quantity.upper * share, need.unit)
        return (Amount(there, have.unit), Amount(.zero, have.unit), missing)
    }
}
