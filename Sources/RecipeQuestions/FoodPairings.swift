import Foundation
import KitchenLanguage
package import RecipeModel

/// Foods that stand in recipes with some others far more often than chance would have it.
package struct FoodPairings: Sendable {
    /// How many recipes have the foods.
    package let count: Int
    /// What goes with them, what is with them most often first.
    package let pairings: [RecipeReply.Pairing]

    /// Counts the foods of recipes.
    ///
    /// - Parameters:
    ///   - foods: Those that something is to go with.
    ///   - recipes: Recipes that have them.
    ///   - all: Recipes of every kind, which tell how common a food is.
    package init(with foods: [String], in recipes: [Recipe], among all: [Recipe]) {
        let given = Set(foods.map { NamedFoods.name(of: $0) ?? $0 })
        let (own, words) = Self.counts(of: recipes)
        let (others, _) = Self.counts(of: all)
        let found = own.compactMap {
            name,
            count -> (surety: Double, pairing: RecipeReply.Pairing)? in
            guard count >= Self.floor, !Self.isKin(name, of: given) else { return nil }
            // How many would have it if the foods had nothing to do with each other.
            let share = Double((others[name] ?? 0) + 1) / Double(all.count + 2)
            guard share <= Self.everywhere else { return nil }
            let expected = share * Double(recipes.count)
            guard Double(count) >= Self.lift * expected else { return nil }
            let surety = Double(count) * log(Double(count) / expected) - Double(count) + expected
            guard surety >= Self.leastSurety else { return nil }
            return (surety, RecipeReply.Pairing(food: words[name] ?? name, count: count))
        }
        count = recipes.count
        // Of those that are surest the most frequent come first.
        pairings = found.sorted { ($0.surety, $1.pairing.food) > ($1.surety, $0.pairing.food) }
            .prefix(Self.most).map(\.pairing)
            .sorted { ($0.count, $1.food) > ($1.count, $0.food) }
    }

    /// Fewer recipes than that show nothing.
    private static let floor = 3
    /// How many times more often a food has to be there than it would be if chance decided.
    private static let lift = 1.5
    /// What a larger part of all recipes has, as oil, goes with everything.
    private static let everywhere = 0.2
    /// Half the logarithm of the likelihood ratio that chance reaches in one of 20 cases.
    private static let leastSurety = 1.92
    /// The most that are told.
    private static let most = 8

    /// In how many recipes each food is, by the kitchen tables' name, and what most call it.
    private static func counts(of recipes: [Recipe]) -> ([String: Int], [String: String]) {
        var counts: [String: Int] = [:]
        var said: [String: [String: Int]] = [:]
        for recipe in recipes {
            var met: Set<String> = []
            for item in recipe.ingredients {
                guard let name = NamedFoods.name(of: item.name), met.insert(name).inserted else {
                    continue
                }
                counts[name, default: 0] += 1
                said[name, default: [:]][item.name.lowercased(), default: 0] += 1
            }
        }
        let words = said.compactMapValues { names in
            names.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        }
        return (counts, words)
    }

    /// Whether one of the foods is a kind of another, or made of it: feta goes with no cheese, and lemon
    /// juice with no lemon.
    private static func isKin(_ name: String, of foods: Set<String>) -> Bool {
        foods.contains { QuestionWords.stems(of: $0).isSubset(of: QuestionWords.stems(of: name)) }
            || !foods.isDisjoint(with: NamedFoods.families(of: name))
            || foods.contains { NamedFoods.families(of: $0).contains(name) || $0 == name }
    }
}

extension FoodPairings {
    /// What is answered to somebody who asks for them.
    package func reply(to question: PairingQuestion) -> RecipeReply {
        RecipeReply(
            .pairing,
            .pairings(question.foods, pairings, of: count)
        )
    }
}
