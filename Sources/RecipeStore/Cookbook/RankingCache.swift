import RecipeModel
import RecipeSearch

/// What was worked out lately for orders of the cook's own: the next page comes from the same order,
/// and the next order is often that of a pantry in which a food or two have changed.
///
/// What it holds of recipes is valid for one generation of the cookbook.
actor RankingCache {
    /// What an order by foods alone looks at of a recipe.
    struct HeldFoods: Sendable {
        var id: RecipeID
        var names: [String]
    }

    private var generation = 0
    private var results: [RecipeQuery: RankedResults] = [:]
    private var terms: [MeaningFormula: IndexedTerm] = [:]
    private var bytes = 0
    private var foods: [Int: HeldFoods] = [:]
    /// Which foods at hand fill which ingredients, whatever recipes have them.
    private(set) var fills = FoodFills()

    /// The most orders of results that are held.
    private static let resultLimit = 16
    /// The most bytes of terms that are held.
    private static let byteLimit = 24 << 20
    /// The most recipes of which the foods are held.
    private static let foodLimit = 4_000

    // MARK: Results

    /// The results of a query, where they were worked out in a state of the cookbook.
    func results(for query: RecipeQuery, in state: CookbookState) -> RankedResults? {
        generation == state.generation ? results[query] : nil
    }

    /// Holds results that were worked out in a state of the cookbook.
    func hold(_ ranked: RankedResults, for query: RecipeQuery, in state: CookbookState) {
        begin(state)
        if results.count >= Self.resultLimit { results = [:] }
        results[query] = ranked
    }

    // MARK: Foods at hand

    /// The recipes of formulas, for those that were worked out in a state of the cookbook.
    func terms(of formulas: [MeaningFormula], in state: CookbookState) -> [MeaningFormula:
        IndexedTerm]
    {
        guard generation == state.generation else { return [:] }
        return formulas.reduce(into: [:]) { $0[$1] = terms[$1] }
    }

    /// Holds the recipes of a formula.
    func hold(_ term: IndexedTerm, of formula: MeaningFormula, in state: CookbookState) {
        begin(state)
        if bytes > Self.byteLimit { (terms, bytes) = ([:], 0) }
        bytes += term.bytes - (terms[formula]?.bytes ?? 0)
        terms[formula] = term
    }

    // MARK: Foods of recipes

    /// What is known of the foods of recipes, by their numbers.
    func foods(of numbers: [Int], in state: CookbookState) -> [Int: HeldFoods] {
        guard generation == state.generation else { return [:] }
        return numbers.reduce(into: [:]) { $0[$1] = foods[$1] }
    }

    /// Holds the foods of recipes.
    func hold(_ read: [Int: HeldFoods], in state: CookbookState) {
        begin(state)
        if foods.count > Self.foodLimit { foods = [:] }
        foods.merge(read) { $1 }
    }

    /// Holds which foods fill which.
    func hold(_ fills: FoodFills) { self.fills = fills }

    private func begin(_ state: CookbookState) {
        guard generation != state.generation else { return }
        generation = state.generation
        results = [:]
        (terms, bytes) = ([:], 0)
        foods = [:]
    }
}
