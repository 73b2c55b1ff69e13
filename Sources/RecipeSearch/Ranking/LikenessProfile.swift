import KitchenLanguage
import RecipeModel

/// What a recipe is compared by, each thing with what it tells.
struct LikenessProfile: Sendable {
    /// The foods that it has.
    private(set) var foods: Set<String> = []
    private var weights: [String: Int] = [:]

    /// What recipes are compared with.
    init(_ likeness: Likeness) {
        for food in likeness.foods { add(food: food, Self.features(of: food)) }
        add(traits: likeness.traits)
    }

    /// Nothing yet.
    init() {}

    /// What all of it tells.
    var weight: Int { weights.values.reduce(0, +) }

    /// How an index finds what is alike: each thing with what it tells, and whether it is a food.
    var formulas: [(formula: MeaningFormula, weight: Int, isFood: Bool)] {
        weights.sorted { $0.key < $1.key }.map { name, weight in
            let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
            switch parts.first {
            case "ingredient":
                let words = parts.dropFirst().first?.split(separator: " ").map(String.init) ?? []
                return (.ingredient(words), weight, true)
            case "food":
                let food = parts.dropFirst().first ?? ""
                let ranks = [FoodRank.named, .main, .present].map {
                    MeaningFormula.posting(.food(food, $0))
                }
                return (ranks.reduce(.none) { $0.or($1) }, weight, false)
            default: return (.posting(Posting(name: name)), weight, false)
            }
        }
    }

    /// Adds a food with the families that it is of.
    mutating func add(food: String, _ features: [(name: String, weight: Int)]) {
        guard foods.insert(food).inserted else { return }
        for feature in features { weights[feature.name] = feature.weight }
    }

    /// Adds kinds of dish, categories and cuisines.
    mutating func add(traits: Set<String>) {
        for name in traits {
            guard let trait = LikenessTable.traits.first(where: { name.hasPrefix($0.subject) })
            else { continue }
            weights[name] = trait.weight
        }
    }

    /// How alike another one is; nil where no food is shared.
    func score(of other: LikenessProfile) -> Likeness.Score? {
        let shared = other.foods.count(where: foods.contains)
        guard shared > 0 else { return nil }
        let common = weights.reduce(0) { $0 + (other.weights[$1.key] == nil ? 0 : $1.value) }
        let all = weight + other.weight - common
        return Likeness.Score(
            shared: shared,
            others: other.foods.count - shared,
            likeness: 1_000 * common / max(all, 1)
        )
    }

    /// A food and the families that it is of, each with what it tells.
    static func features(of food: String) -> [(name: String, weight: Int)] {
        let lexicon = CookingLexicon.shared
        let named = IngredientReading(food).named.filter { $0.value == .isFood }.map(\.key)
        let kinships = named.flatMap { FoodFamilies.shared.kinships(of: $0) }
        let isCommon = kinships.contains { common.contains($0.food) }
        let weight = isCommon ? LikenessTable.commonWeight : LikenessTable.weight
        let families = kinships.filter {
            !$0.isLoose && !KeyFoods.shared.broad.contains($0.food)
        }
        return [("ingredient \(food)", weight)]
            + families.map { ("food \(lexicon.foods[$0.food])", weight) }
    }

    private static let common: Set<Int> = Set(
        LikenessTable.common.fields(separatedBy: ",", "\n").compactMap {
            CookingLexicon.shared.food(named: $0)
        }
    )
}
