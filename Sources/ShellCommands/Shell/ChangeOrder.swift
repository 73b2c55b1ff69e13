/// In which order this shell changed what can be undone: times are in seconds, and a line of several
/// commands takes less.
struct ChangeOrder: Sendable {
    /// Where something was changed.
    enum Place: Sendable {
        /// Favorites, pantry, shopping list, notes and tags.
        case favorites
        case cookbook
        /// The cook's own Mealie or Tandoor.
        case server
    }

    private var made: [Place] = []
    private var undone: [Place] = []

    /// Where the last change was made that is not undone.
    var lastMade: Place? { made.last }
    /// Where the change was made that was undone last and is to be redone first.
    var lastUndone: Place? { undone.last }

    /// Whether of two places only one has changes of this shell. Then the other's are somebody else's,
    /// which this shell doesn't undo while it has its own.
    func isAlone(_ place: Place, besides other: Place) -> Bool {
        made.contains(place) && !made.contains(other)
    }

    /// Whether the last change at one place came after the last one at another.
    func isLater(_ place: Place, than other: Place) -> Bool {
        (made.lastIndex(of: place) ?? -1) > (made.lastIndex(of: other) ?? -1)
    }

    mutating func changed(_ place: Place) {
        made.append(place)
        undone = []
    }

    mutating func undid(_ place: Place) {
        made.lastIndex(of: place).map { _ = made.remove(at: $0) }
        // What was sent can't be sent again by 'redo'.
        if place != .server { undone.append(place) }
    }

    mutating func redid(_ place: Place) {
        undone.lastIndex(of: place).map { _ = undone.remove(at: $0) }
        made.append(place)
    }
}
