/// What a cook has in the house, and the staples that are always there.
package struct Pantry: Hashable, Sendable, Codable {
    /// Foods in the house, as the cook named them.
    package var foods: [String]
    /// Foods that every kitchen is taken to have, such as salt.
    package var staples: [String]

    package init(foods: [String] = [], staples: [String] = []) {
        self.foods = foods
        self.staples = staples
    }

    /// Whether nothing is known of what is in the house.
    package var isEmpty: Bool { foods.isEmpty }
}

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

    private let foods: [Food]
    private let staples: [Food]

    /// A pantry, with foods that are at hand besides: those that the cook just named.
    package init(_ pantry: Pantry, having others: [String] = []) {
        foods = (pantry.foods + others).map(Food.init).filter { !$0.words.isEmpty }
        staples = pantry.staples.map(Food.init).filter { !$0.words.isEmpty }
    }

    /// How one ingredient is had.
    ///
    /// A food fills what names it less exactly or more exactly: rice is there for basmati rice, and
    /// cheddar for cheese. One side of `butter or margarine` is enough.
    package func holding(of ingredient: Ingredient) -> Holding {
        let choices = PantryMatch.choices(of: ingredient)
        if choices.contains(where: { wanted in foods.contains { $0.fills(wanted) } }) {
            return .inPantry
        }
        let isStaple = choices.contains { wanted in staples.contains { $0.fills(wanted) } }
        return isStaple ? .staple : .missing
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

    /// The foods that an ingredient asks for, of which one will do.
    private static func choices(of ingredient: Ingredient) -> [Wanted] {
        let name = ingredient.name.prefix { !",;(".contains($0) }
        let text = name.allSatisfy(\.isWhitespace) ? Substring(ingredient.name) : name
        let words = FoodWords(text).words
        return words.split(separator: "or").map { Wanted(words: Array($0)) }
    }

    /// A food that an ingredient asks for; it is compared with every food at hand.
    private struct Wanted {
        let words: [String]
        let match: FoodMatch

        init(words: [String]) {
            self.words = words
            match = FoodMatch(Term(words.joined(separator: " "), in: .ingredient))
        }
    }

    /// A food at hand.
    private struct Food: Sendable {
        let words: [String]
        private let match: FoodMatch

        init(_ name: String) {
            words = FoodWords(name).words
            match = FoodMatch(Term(name, in: .ingredient))
        }

        func fills(_ wanted: Wanted) -> Bool {
            if wanted.words.containsRow(words) || words.containsRow(wanted.words) {
                return isNamed(in: wanted.words)
            }
            return match.isOfFamily(in: wanted.words) || wanted.match.isOfFamily(in: words)
        }

        /// Whether one of two names is in the other, and means the same food there.
        private func isNamed(in wanted: [String]) -> Bool {
            FoodIdentity.isNamed(words, in: wanted, .asIngredient)
                && !FoodIdentity.isApart(wanted, from: words)
                || FoodIdentity.isNamed(wanted, in: words, .exact)
                    && !FoodIdentity.isApart(words, from: wanted)
        }
    }
}

extension FoodMatch {
    /// Whether a food of the family that the term names is there itself: cheddar for `cheese`.
    fileprivate func isOfFamily(in text: [String]) -> Bool {
        namedPlaces(in: text).contains { place in
            let named = Array(text[place])
            return !named.containsRow(words.words)
                && !FoodIdentity.isApart(named, from: words.words)
                && FoodIdentity.isNamed(named, in: text, .exact)
        }
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

extension Ingredient {
    /// The food alone, read from the line where the source does not tell it apart.
    package var food: String { name == text ? IngredientLine(text).food : name }

    /// Whether the line itself says that the dish does without it.
    package var isOptional: Bool {
        let words = WordScanner.plainWords(in: text)
        return words.contains("optional") || words.contains("optionally")
    }
}
