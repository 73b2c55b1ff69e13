import RecipeModel
import RecipeSearch

/// The foods of a kitchen, by which recipes to cook are put in order.
struct Kitchenful: Sendable {
    /// What is in the house: what the cook named just now first.
    var foods: [Term]
    /// How many of the foods the cook named.
    var namedCount: Int
    /// What is always there.
    var staples: [Term]
    /// How many things may be missing, where there is a limit.
    var mostMissing: Int?

    /// How many of the foods are asked for: each costs a request.
    static let mostFoods = 24

    /// The kitchen of a query that asks what to cook; nil of any other.
    init?(_ query: RecipeQuery) {
        guard case .missing(let provisions) = query.ranking, query.isToCook else { return nil }
        let pantry = provisions.pantry
        let named = query.foodsAtHand
        let others = pantry.foods.filter { !named.contains($0) }
        foods = (named + others).prefix(Self.mostFoods).map { Term($0, in: .ingredient) }
        namedCount = min(named.count, foods.count)
        staples = pantry.staples.map { Term($0, in: .ingredient) }
        mostMissing = provisions.maxMissing
    }

    /// The recipes of lists, one for each food: those first that use most of the foods that the cook
    /// named, then those that a server suggests, then those that use most foods.
    func order(_ lists: [FoundRecipes.List], suggested: [RecipeID] = []) -> [RecipeID] {
        var (uses, named): ([RecipeID: Int], [RecipeID: Int]) = ([:], [:])
        for (place, list) in lists.enumerated() {
            for id in Set(list.recipes.map(\.id)) {
                uses[id, default: 0] += 1
                if place < namedCount { named[id, default: 0] += 1 }
            }
        }
        let byUse = lists.flatMap { $0.recipes.map(\.id) }.mostFirst { uses[$0] ?? 0 }
        // A server suggests what takes nothing but staples as well.
        return (suggested.filter { uses[$0] != nil } + byUse).mostFirst { named[$0] ?? 0 }
    }
}

extension [RecipeID] {
    /// Each once, those of which there is most first; others stay in their order.
    fileprivate func mostFirst(_ count: (RecipeID) -> Int) -> [RecipeID] {
        var seen: Set<RecipeID> = []
        return filter { seen.insert($0).inserted }.enumerated().sorted { one, other in
            (count(other.element), one.offset) < (count(one.element), other.offset)
        }.map(\.element)
    }
}

extension FoundRecipes.List {
    /// Puts recipes into an order; those that are not in it come last, or not at all.
    mutating func arrange(by order: [RecipeID], keepsOthers: Bool) {
        let places = Dictionary(
            order.enumerated().map { ($0.element, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        if !keepsOthers { recipes.removeAll { places[$0.id] == nil } }
        recipes = recipes.enumerated().sorted {
            (places[$0.element.id] ?? .max, $0.offset) < (places[$1.element.id] ?? .max, $1.offset)
        }.map(\.element)
    }
}
