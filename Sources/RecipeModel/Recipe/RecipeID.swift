/// The name of a service, as the cook types it: `cookbook`, `recipepuppy`, …
package struct ServiceName: RawRepresentable, Hashable, Sendable, Codable,
    CustomStringConvertible
{
    /// The name in lower case.
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// The name itself.
    package var description: String { rawValue }

    /// The recipes inside the program and all that the cook added; needs no network.
    package static let cookbook = ServiceName(rawValue: "cookbook")
    /// TheMealDB.
    package static let themealdb = ServiceName(rawValue: "themealdb")
    /// Spoonacular.
    package static let spoonacular = ServiceName(rawValue: "spoonacular")
    /// A recipe list at an address.
    package static let feed = ServiceName(rawValue: "feed")
    /// Any server that speaks RecipePuppy's API.
    package static let recipepuppy = ServiceName(rawValue: "recipepuppy")
    /// The cook's own server that runs Mealie.
    package static let mealie = ServiceName(rawValue: "mealie")
    /// The cook's own server that runs Tandoor.
    package static let tandoor = ServiceName(rawValue: "tandoor")
    /// What the cook keeps, searched like a service.
    package static let mine = ServiceName(rawValue: "mine")
    /// Every service that is set up, asked together.
    package static let all = ServiceName(rawValue: "all")
    /// A page that the cook opened by its address or file; no service sent it.
    package static let web = ServiceName(rawValue: "web")

    /// Every service that can be asked, in the order in which they are listed and asked together.
    package static let askable: [ServiceName] = [
        .cookbook, .themealdb, .spoonacular, .mealie, .tandoor, .feed, .recipepuppy, .all,
    ]
}

/// What makes two recipes the same: the service that sent it, and that service's own key for it.
///
/// Where a service has no ids (RecipePuppy), the key is the link's `identity`.
package struct RecipeID: Hashable, Sendable, Codable {
    /// The service that sent the recipe.
    package var service: ServiceName
    /// The service's own id, or the link's identity.
    package var key: String

    /// An id from its two parts.
    package init(service: ServiceName, key: String) {
        self.service = service
        self.key = key
    }

    /// The id in one word that can be typed and kept: `cookbook/victoria-sponge`.
    package var text: String { "\(service)/\(PercentEncoding.segment(key))" }

    /// The id that `text` wrote; nil for other words.
    package init?(_ text: some StringProtocol) {
        guard let slash = text.firstIndex(of: "/"), slash != text.startIndex,
            let key = PercentEncoding.decoded(text[slash...].dropFirst()), !key.isEmpty
        else { return nil }
        self.init(service: ServiceName(rawValue: text[..<slash].lowercased()), key: key)
    }
}
