package import RecipeModel
package import RecipeSearch

/// A recipe that was opened.
package struct RecipeAnswer: Hashable, Sendable {
    package typealias Part = RecipePart

    /// Where the page came from.
    package enum PageState: Hashable, Sendable {
        /// Fetched now, or kept by the cache.
        case fetched
        /// Kept with the favorite.
        case saved
        /// The recipe needs no page: its service tells all.
        case notNeeded
        /// The page is gone or refused; what the service says is shown instead.
        case missing(ServiceError)
        /// The page came, but shows no recipe.
        case without(PageKind)
    }

    /// The number by which the cook named it, if it was a number.
    package var number: Int?
    package var recipe: Recipe
    /// Where its fields came from, by their JSON keys.
    package var origins: [String: FieldOrigin]
    package var part: Part
    package var text: String
    /// The links of the text, by number from 1.
    package var links: [WebAddress]
    /// Where the page came from.
    package var pageState: PageState
    /// How often it was cooked, and the cook's stars; nil where neither is known.
    package var history: CookedHistory?
    /// The day on which it is opened.
    package var today: CalendarDay?
    package var isFavorite: Bool
    /// When it was kept, in seconds since 1970.
    package var savedAt: Int?
    /// Whether the cook changed what was found.
    package var isChanged = false
    /// The query that found it, for colouring the foods asked for.
    package var query: RecipeQuery?
    /// How each ingredient is had, in the recipe's order; empty where nothing is known of that.
    package var holdings: [PantryMatch.Holding] = []
    /// The list of recipes that was printed last, which a layout may show beside the opened one.
    package var list: [ResultRow] = []

    package init(
        number: Int? = nil,
        recipe: Recipe,
        origins: [String: FieldOrigin] = [:],
        part: Part = .whole,
        text: String = "",
        links: [WebAddress] = [],
        pageState: PageState,
        isFavorite: Bool = false,
        savedAt: Int? = nil,
        query: RecipeQuery? = nil
    ) {
        self.number = number
        self.recipe = recipe
        self.origins = origins
        self.part = part
        self.text = text
        self.links = links
        self.pageState = pageState
        self.isFavorite = isFavorite
        self.savedAt = savedAt
        self.query = query
    }
}
