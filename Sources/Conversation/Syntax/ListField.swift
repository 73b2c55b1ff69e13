/// A field of a recipe in a list, by its key in JSON.
package enum ListField: String, Hashable, Sendable, CaseIterable {
    /// The number by which the cook names it.
    case n
    case title
    case minutes
    case servings
    case ingredients
    case lactose
    /// Whether it is kept.
    case favorite
    case source
    case url
    case picture
    case thumbnail
    /// How many of the foods asked for it has, of how many, and the others.
    case have, need, missing
    /// When it was kept, whether it is readable offline, and the cook's own words on it; of favorites
    /// only.
    case savedAt, offline, tags, notes
    /// How often and when it was cooked, and the cook's stars; of favorites only.
    case cooked
    /// The name that it has for ever.
    case id
}
