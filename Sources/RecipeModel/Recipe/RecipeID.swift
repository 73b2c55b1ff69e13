/// The name of a service, as the cook types it: `cookbook`, `recipepuppy`, …
public struct ServiceName: RawRepresentable, Hashable, Sendable, Codable,
    CustomStringConvertible
{
    /// The name in lower case.
    public let rawValue: String

    /// Names a service.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name itself.
    public var description: String { rawValue }

    /// The recipes inside the program and all that the cook added; needs no network.
    public static let cookbook = ServiceName(rawValue: "cookbook")
    /// TheMealDB.
    public static let themealdb = ServiceName(rawValue: "themealdb")
    /// Spoonacular.
    public static let spoonacular = ServiceName(rawValue: "spoonacular")
    /// A recipe list at an address.
    public static let feed = ServiceName(rawValue: "feed")
    /// Any server that speaks RecipePuppy's API.
    public static let recipepuppy = ServiceName(rawValue: "recipepuppy")
    /// Every service that is set up, asked together.
    public static let all = ServiceName(rawValue: "all")
    /// A page that the cook opened by its address or file; no service sent it.
    public static let web = ServiceName(rawValue: "web")
}

/// What makes two recipes the same: the service that sent it, and that service's own key for it.
///
/// Where a service has no ids (RecipePuppy), the key is the link's `identity`.
public struct RecipeID: Hashable, Sendable, Codable {
    /// Who sent the recipe.
    public var service: ServiceName
    /// The service's own id, or the link's identity.
    public var key: String

    /// An id from its two parts.
    public init(service: ServiceName, key: String) {
        self.service = service
        self.key = key
    }
}
