import KitchenLanguage

/// How much a recipe makes.
package struct RecipeYield: Hashable, Sendable, Codable {
    /// As the recipe says it: `Serves 4-6`, `12 muffins`.
    package var text: String
    /// The number of portions or pieces; the lower end of a range. Nil where the text has none.
    package var amount: Double?

    /// A yield as said and as a number.
    package init(text: String, amount: Double?) {
        self.text = text
        self.amount = amount
    }

    /// How many it feeds: the amount, unless that counts loaves, tarts or pieces.
    package var people: Double? {
        guard let amount else { return nil }
        let words = text.lowercased().split { !$0.isLetter }
        let telling = words.filter { !Self.smallWords.contains($0) }
        let isOfPieces = !telling.isEmpty && !telling.contains { $0.beginsAny(of: Self.eaters) }
        // `8 biscuits` beside a number of portions of its own.
        let isOwn = StatedNumber(text)?.value == amount
        return isOfPieces && isOwn ? nil : amount
    }

    private static let smallWords: Set<Substring> = [
        "makes", "make", "yields", "yield", "about", "approx", "approximately", "a", "an", "to",
        "or", "for", "of", "up", "around", "circa", "ca", "für", "pour", "para", "per", "voor",
        "till", "til",
    ]

    /// How words for those who eat, and for their plates, begin in the languages of recipes.
    private static let eaters = [
        "serv", "port", "pers", "peop", "porz", "porc", "porç", "racion", "comensal", "convive",
        "adult", "guest", "eater", "diner", "osob", "osób", "adag", "annos", "kişi", "порц",
        "персон", "чел",
    ]
}

extension Substring {
    fileprivate func beginsAny(of stems: [String]) -> Bool { stems.contains(where: hasPrefix) }
}

/// How long a recipe takes, in minutes. Nil is unknown; zero never stands for unknown.
package struct CookingTimes: Hashable, Sendable, Codable {
    /// Minutes of preparation.
    package var preparation: Int?
    /// Minutes on the stove or in the oven.
    package var cooking: Int?
    /// Minutes from the start to the table, resting included.
    package var total: Int?

    package init(preparation: Int? = nil, cooking: Int? = nil, total: Int? = nil) {
        self.preparation = preparation
        self.cooking = cooking
        self.total = total
    }

    /// The total as given, else the sum of what is known as people say it: from an hour on to the
    /// nearest five minutes.
    package var minutes: Int? {
        guard total == nil, let sum = exactMinutes, sum >= 60 else { return exactMinutes }
        return sum > Int.max - 5 ? sum : (sum + 2) / 5 * 5
    }

    /// The total as given, else the sum of what is known, else nil; nil too for a sum beyond any
    /// number.
    package var exactMinutes: Int? {
        if let total { return total }
        if preparation == nil && cooking == nil { return nil }
        let sum = (preparation ?? 0).addingReportingOverflow(cooking ?? 0)
        return sum.overflow ? nil : sum.partialValue
    }
}

/// What other cooks thought of a recipe.
package struct Rating: Hashable, Sendable, Codable {
    /// The mean of the votes.
    package var value: Double
    /// The best value that could be given; 5 where the page does not tell.
    package var best: Double
    /// How many votes there were, where it is told.
    package var count: Int?

    package init(value: Double, best: Double = 5, count: Int? = nil) {
        self.value = value
        self.best = best
        self.count = count
    }
}

/// How a recipe's ingredients meet the foods that a query asked for, as its service judged it.
package struct IngredientCoverage: Hashable, Sendable, Codable {
    /// Ingredients that were asked for.
    package var used: [String]
    /// Ingredients that were not.
    package var missed: [String]
    /// Whether it was counted from the cook's own pantry; nil where the service judged it.
    package var isFromPantry: Bool?

    /// The two lists, in the service's order.
    package init(used: [String], missed: [String], isFromPantry: Bool? = nil) {
        self.used = used
        self.missed = missed
        self.isFromPantry = isFromPantry
    }
}

/// One fact of a recipe's nutrition, in the words of its source.
package struct NutritionFact: Hashable, Sendable, Codable {
    /// What is measured: `calories`, `protein`, `serving size`.
    package var name: String
    /// How much of it, with its unit: `210 kcal`.
    package var amount: String

    /// A fact from its two parts.
    package init(name: String, amount: String) {
        self.name = name
        self.amount = amount
    }
}
