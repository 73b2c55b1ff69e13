package import RecipeModel

/// What a cook is told at the very first start.
package struct Welcome: Hashable, Sendable {
    /// Where recipes come from.
    package var service: ServiceName
    /// How many recipes the cookbook has.
    package var recipes: Int
    /// How many cuisines they are from.
    package var cuisines: Int

    package init(service: ServiceName, recipes: Int, cuisines: Int) {
        self.service = service
        self.recipes = recipes
        self.cuisines = cuisines
    }
}
