import RecipeModel

/// The foods of a kitchen, by which recipes to cook are put in order.
struct Kitchenful: Sendable {
    /// What is in the house.
    var foods: [Term]
    /// What is there besides: named by the cook just now, or always there.
    var others: [Term]
    /// How many things may be missing, where there is a limit.
    var mostMissing: Int?

    /// How many of the foods are asked for: each costs a request.
    static let mostFoods = 24

    /// The kitchen of a query that asks what to cook; nil of any other.
    init?(_ query: RecipeQuery) {
        guard case .missing(let provisions) = query.ranking, provisions.use == .cooking else {
            return nil
        }
        let pantry = provisions.pantry
        foods = pantry.foods.prefix(Self.mostFoods).map { Term($0, in: .ingredient) }
        others = (query.namedFoods + pantry.staples).map { Term($0, in: .ingredient) }
        mostMissing = provisions.maxMissing
    }

    /// The recipes of which most foods are in the lists come first.
    static func byUse(_ lists: [FoundRecipes.List]) -> [RecipeID] {
        var uses: [RecipeID: Int] = [:]
        var order: [RecipeID] = []
        for list in lists {
            for id in Set(list.recipes.map(\.id)) { uses[id, default: 0] += 1 }
            order += list.recipes.map(\.id)
        }
        var seen: Set<RecipeID> = []
        return order.filter { seen.insert($0).inserted }.enumerated().sorted { one, other in
            let counts = (uses[one.element] ?? 0, uses[other.element] ?? 0)
            return (counts.1, one.offset) < (counts.0, other.offset)
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
