import KitchenLanguage
import RecipeModel

extension FavoriteStore {
    /// All favorites, or those with all of these plain terms.
    func favorites(matching words: [String]) async throws -> [Favorite] {
        let terms = words.filter { !FoodWords($0).isEmpty }.map { Term($0) }
        if terms.isEmpty, !words.isEmpty { return [] }
        return try await page(FavoriteSearch(terms.map { .has($0) }), .whole).rows
            .map(\.favorite)
    }
}
