import KitchenLanguage
import RecipeModel

/// Something that can take the place of a food; see `SubstituteTable`.
package struct Substitute: Sendable {
    /// How much stands in.
    enum Measure: Sendable {
        /// A part of what the recipe takes, all of it for one.
        case factor(Fraction)
        /// So much for so much, in words: `for 1 tsp, 2 tsp of it`.
        case words(String)
    }

    /// What a dish is as far as it matters for what can be exchanged.
    package enum Dish: String, CaseIterable, Sendable {
        /// Baked from dough or batter.
        case baking
        /// Cooked otherwise.
        case cooking
        /// Not cooked at all.
        case raw

        /// What a recipe makes; nil where it has no steps to tell.
        init?(_ recipe: Recipe) {
            guard !recipe.steps.isEmpty else { return nil }
            let text = recipe.steps.joined(separator: " ").lowercased()
                .replacing("baking powder", with: "").replacing("baking soda", with: "")
            let words = QuestionWords.stems(of: text)
            guard !words.isDisjoint(with: Self.heat) else {
                self = .raw
                return
            }
            let isBaked = words.contains(QuestionWords.stem("bake"))
            self = isBaked && recipe.ingredients.contains(where: Self.isDough) ? .baking : .cooking
        }

        /// Whether an ingredient makes a dough or a batter: something that raises it, or more flour
        /// than thickens a sauce.
        private static func isDough(_ item: Ingredient) -> Bool {
            let foods = Set(NamedFoods.names(in: item.name).flatMap(NamedFoods.families))
            if foods.contains("raising agent") { return true }
            guard foods.contains("flour"), let gram = CookingUnit.named("gram"),
                let amount = IngredientLine(item.text).amount
            else { return false }
            let density = FoodDensity(of: item.name)?.gramsPerMillilitre
            return amount.converted(to: gram, density: density)
                .map { $0.quantity.lower.value >= 75 } ?? false
        }

        private static let heat = Set(
            """
            bake oven heat cook boil simmer fry roast grill toast steam pan poach brown saute melt \
            microwave pot
            """.split(separator: " ").map { QuestionWords.stem(String($0)) }
        )
    }

    /// What stands in: several foods together where it takes them all.
    let foods: [String]
    let measure: Measure
    /// The dishes that it is good for.
    let dishes: Dishes
    /// What changes, in words; empty where hardly anything does.
    let change: String
    /// Where it is from.
    let source: String

    /// What stands in, in words: `milk and lemon juice`.
    var name: String {
        foods.count < 3
            ? foods.joined(separator: " and ")
            : foods.dropLast().joined(separator: ", ") + " and " + (foods.last ?? "")
    }

    /// The dishes that a row is for.
    struct Dishes: Sendable {
        /// Nil is every kind.
        private var kinds: Set<Dish>?
        /// Words that in one sentence of the recipe speak against it, as stems.
        private var against: [Set<String>]

        /// Reads a table's field: `cooking baking -whip`.
        init(_ text: String) {
            var kinds: Set<Dish>? = []
            against = []
            for part in text.split(separator: " ") {
                if part == "any" {
                    kinds = nil
                } else if part.first == "-" {
                    let words = part.dropFirst().split(separator: "+")
                    against.append(Set(words.map { QuestionWords.stem(String($0)) }))
                } else if let kind = Dish(rawValue: String(part)) {
                    kinds?.insert(kind)
                }
            }
            self.kinds = kinds
        }

        /// The only kinds that they are of, in the order of `Dish`; empty is every kind.
        var only: [Dish] { Dish.allCases.filter { kinds?.contains($0) ?? false } }

        /// Whether they have a recipe of a kind, of which the sentences are given by their stems; where
        /// nobody knows the kind, they may.
        func include(_ kind: Dish?, _ sentences: [Set<String>]) -> Bool {
            (kind.map { kinds?.contains($0) ?? true } ?? true)
                && !against.contains { words in sentences.contains(where: words.isSubset) }
        }
    }

    // MARK: The table

    /// All that can stand in for a food, by the kitchen tables' name of the food.
    static let all: [String: [Substitute]] = {
        var all: [String: [Substitute]] = [:]
        for fields in rows(of: SubstituteTable.text, count: 6) {
            guard let measure = measure(fields[2]), let source = SubstituteTable.sources[fields[5]]
            else { continue }
            all[NamedFoods.name(of: fields[0]) ?? fields[0], default: []].append(
                Substitute(
                    foods: fields[1].split(separator: "+").map { String($0).trimmingWhitespace() },
                    measure: measure,
                    dishes: Dishes(fields[3]),
                    change: fields[4],
                    source: source
                )
            )
        }
        return all
    }()

    /// What a food does in a dish; nil where the table doesn't know it.
    static func role(of food: String, in dish: Dish?) -> String? {
        roles[food]?.first { $0.dishes.include(dish, []) }?.words
    }

    private static let roles: [String: [(dishes: Dishes, words: String)]] = {
        var roles: [String: [(Dishes, String)]] = [:]
        for fields in rows(of: SubstituteTable.roles, count: 3) {
            roles[NamedFoods.name(of: fields[0]) ?? fields[0], default: []].append(
                (Dishes(fields[1]), fields[2])
            )
        }
        return roles
    }()

    /// The lines of a table that have so many fields.
    static func rows(of text: String, count: Int) -> [[String]] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { String($0).trimmingWhitespace() }
            return fields.count == count ? fields : nil
        }
    }

    private static func measure(_ text: String) -> Measure? {
        if text == "=" { return .factor(.one) }
        if text.hasPrefix("for ") { return .words(text) }
        let parts = text.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, let factor = Fraction(parts[0]) / Fraction(parts[1]) else {
            return nil
        }
        return .factor(factor)
    }
}
