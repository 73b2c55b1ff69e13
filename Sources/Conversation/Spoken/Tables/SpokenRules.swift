/// The rules of spoken lines, by family; the first that uses every word of a line counts.
///
/// `RuleBook` tells how a rule is written.
enum SpokenRules {
    static let all = [
        shelves, week, going, guide, opening, favorites, about, pantry, shopping, timers, shell,
        conditions, wishes,
    ]
}
