/// A turn of phrase among foods that says how they are meant: `without`, `in 20 minutes`, `too`.
struct FoodMarker: Sendable {
    enum Kind: String, Sendable {
        case and
        case or
        /// What follows must be in it.
        case with
        /// What follows must not be in it.
        case without
        /// The food before must not be in it: `nut free`.
        case free
        /// A limit of minutes.
        case time
        case quick
        /// Narrows what is shown: `too`, `only`.
        case narrow
        /// Asks anew: `instead`.
        case fresh
        /// No shopping, or buying only so many things.
        case buyNothing
        case buyAtMost
        /// What follows is a title.
        case title
        /// Means nothing here, and parts two foods.
        case noise
    }

    var kind: Kind
    var pattern: RulePattern
}

/// A marker where it stands in a line.
struct PlacedMarker: Sendable {
    var kind: FoodMarker.Kind
    var end: Int
    var number: Int?
}
