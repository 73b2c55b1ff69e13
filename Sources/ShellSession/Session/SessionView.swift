public import RecipeModel

/// What the cook looks at: a query's results as far as they are loaded, and who sends them.
///
/// `back` and `forward` go from one view to another; a view comes back exactly as it was left.
public struct SessionView: Sendable {
    /// A number of its own, by which late answers find the view that asked.
    let id: Int
    /// Who sends the results.
    public let service: any RecipeService
    /// The results as far as they are loaded.
    public internal(set) var paging: Paging
    /// The numbers of the recipes that were printed last.
    public internal(set) var printed: [Int]
    /// Whether kept answers will do for its pages.
    var freshness: Freshness

    init(id: Int, service: any RecipeService, paging: Paging, freshness: Freshness = .kept) {
        self.id = id
        self.service = service
        self.paging = paging
        self.freshness = freshness
        printed = []
    }
}

/// The list that was printed last: what bare numbers mean.
public enum PrintedList: Hashable, Sendable {
    /// None yet.
    case nothing
    /// Results, by their numbers.
    case results
    /// The favorites.
    case favorites
    /// Categories or cuisines.
    case names(NameKind, [String])
}

/// The favorites as they were listed last; the first has number 1.
public struct FavoritesWindow: Hashable, Sendable {
    /// The words that they were searched for.
    public var words: [String]
    /// All that match, the one kept last first.
    public var favorites: [Favorite]
    /// How many of them were printed.
    public var printed: Int

    /// A list of favorites of which nothing was printed yet.
    public init(words: [String], favorites: [Favorite], printed: Int = 0) {
        self.words = words
        self.favorites = favorites
        self.printed = printed
    }
}
