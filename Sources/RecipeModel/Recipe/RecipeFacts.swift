/// How much a recipe makes.
public struct RecipeYield: Hashable, Sendable, Codable {
    /// As the recipe says it: `Serves 4-6`, `12 muffins`.
    public var text: String
    /// The number of portions or pieces; the lower end of a range. Nil where the text has none.
    public var amount: Double?

    /// A yield as said and as a number.
    public init(text: String, amount: Double?) {
        self.text = text
        self.amount = amount
    }
}

/// How long a recipe takes, in minutes. Nil is unknown; zero never stands for unknown.
public struct CookingTimes: Hashable, Sendable, Codable {
    /// Minutes of preparation.
    public var preparation: Int?
    /// Minutes on the stove or in the oven.
    public var cooking: Int?
    /// Minutes from the start to the table, resting included.
    public var total: Int?

    /// Times in minutes.
    public init(preparation: Int? = nil, cooking: Int? = nil, total: Int? = nil) {
        self.preparation = preparation
        self.cooking = cooking
        self.total = total
    }

    /// The total as given, else the sum of what is known, else nil; nil too for a sum beyond any
    /// number.
    public var minutes: Int? {
        if let total { return total }
        if preparation == nil && cooking == nil { return nil }
        let sum = (preparation ?? 0).addingReportingOverflow(cooking ?? 0)
        return sum.overflow ? nil : sum.partialValue
    }
}

/// What other cooks thought of a recipe.
public struct Rating: Hashable, Sendable, Codable {
    /// The mean of the votes.
    public var value: Double
    /// The best value that could be given; 5 where the page does not tell.
    public var best: Double
    /// How many votes there were, where it is told.
    public var count: Int?

    /// A rating.
    public init(value: Double, best: Double = 5, count: Int? = nil) {
        self.value = value
        self.best = best
        self.count = count
    }
}

/// How a recipe's ingredients meet the foods that a query asked for, as its service judged it.
public struct IngredientCoverage: Hashable, Sendable, Codable {
    /// Ingredients that were asked for.
    public var used: [String]
    /// Ingredients that were not.
    public var missed: [String]

    /// The two lists, in the service's order.
    public init(used: [String], missed: [String]) {
        self.used = used
        self.missed = missed
    }
}

/// One fact of a recipe's nutrition, in the words of its source.
public struct NutritionFact: Hashable, Sendable, Codable {
    /// What is measured: `calories`, `protein`, `serving size`.
    public var name: String
    /// How much of it, with its unit: `210 kcal`.
    public var amount: String

    /// A fact from its two parts.
    public init(name: String, amount: String) {
        self.name = name
        self.amount = amount
    }
}
