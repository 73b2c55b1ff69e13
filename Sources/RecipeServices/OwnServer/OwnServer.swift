import MealPlan
import RecipeModel

/// A program that cooks run as a server of their own, with what it can be asked.
protocol OwnServer: Sendable {
    /// The calls to it.
    var server: OwnServerCalls { get set }
    /// A page of all recipes, short, counted by the server's own pages.
    func page(
        _ number: Int,
        size: Int,
        _ freshness: Freshness
    ) async throws -> HTTPAnswer<OwnServerPage>
    /// The short recipes that meet every condition of a query.
    ///
    /// - Parameter reach: How far its wanted terms reach.
    func recipes(
        meeting query: RecipeQuery,
        _ reach: FoodReach,
        _ freshness: Freshness
    ) async throws -> FoundRecipes
    /// The recipes that use any of some foods, by the server's own word for what needs least besides,
    /// then the ones that use most of them.
    func recipes(using foods: Kitchenful, _ freshness: Freshness) async throws -> [RecipeID]
    /// A recipe with all that the server has of it; nil where it no longer has it.
    func recipe(_ key: String, _ freshness: Freshness) async throws -> HTTPAnswer<Recipe?>
    /// The names of categories or cuisines, with counts where the server tells them.
    func names(of kind: NameKind) async throws -> [CountedName]
    /// A random recipe as a list shows it; nil where there are no recipes.
    func randomRecipe() async throws -> Recipe?
    /// Every recipe, short, in the order of their names.
    func everything(_ freshness: Freshness) async throws -> FoundRecipes.List
    /// The keys of all its recipes, each with a stamp that is another one when the recipe has changed.
    func stamps() async throws -> [String: String]
    /// What the cook marked there as a favorite.
    func favorites(_ freshness: Freshness) async throws -> FoundRecipes.List
    /// Puts a recipe into it, without its picture; by what it is known there. Throws
    /// `UnfinishedRecipe` where a part of it stays there.
    ///
    /// - Parameter makingTags: Whether tags that the server doesn't have are made.
    func add(_ recipe: Recipe, makingTags: Bool) async throws -> String
    /// Gives a recipe of it a picture.
    func setPicture(_ bytes: [UInt8], of key: String) async throws
    /// Removes a recipe from it.
    func remove(_ key: String) async throws
    /// Its plan, shopping list and log.
    var kitchen: any KitchenServer { get }
}

/// A page of short recipes, as such a server sends it.
struct OwnServerPage: Sendable {
    var recipes: [Recipe]
    var unusableEntries: Int
    var total: Int?
    /// Whether there are more pages.
    var goesOn: Bool

    /// Reads the entries of a page. A recipe met twice is there once; a page of which no entry is a
    /// recipe is another service's.
    init(
        _ entries: [JSONValue],
        total: Int?,
        goesOn: Bool,
        read: (JSONValue) -> Recipe?
    ) throws {
        let recipes = entries.compactMap(read)
        guard entries.isEmpty || !recipes.isEmpty else {
            throw ServiceError.malformedReply(.wrongShape)
        }
        var seen: Set<RecipeID> = []
        self.recipes = recipes.filter { seen.insert($0.id).inserted }
        unusableEntries = entries.count - recipes.count
        self.total = total
        self.goesOn = goesOn
    }
}
