/// A walk with Up and Down through the lines with one beginning.
struct HistoryWalk {
    /// What was typed before the first Up: the lines wanted begin with what stood left of the
    /// cursor.
    let typed: String
    let beginning: String
    /// The place of the line shown; one past the newest for what was typed.
    var place: Int
    /// What the walk put into the line, by which it is known to go on.
    var shown: String
}
