/// A way to name recipes that were shown: `3`, `1-3,7`, `last`, `it`, `f3`, `favorites`.
///
/// It is looked up only when the command runs, for the numbers mean what is shown then.
package enum Reference: Hashable, Sendable {
    /// The lists that a number may be meant in.
    package enum List: Hashable, Sendable {
        /// The list printed last, whichever it was.
        case shown
        /// The results, `r3`.
        case results
        /// The favorites, `f3`.
        case favorites
    }

    /// One number.
    case number(Int, in: List)
    /// All numbers from the first to the second, both included.
    case range(Int, Int, in: List)
    /// The last one of the list printed last.
    case last
    /// The recipe opened last, else the one named last.
    case it
    /// Every recipe of the list printed last.
    case all
    /// Every favorite.
    case everyFavorite
}
