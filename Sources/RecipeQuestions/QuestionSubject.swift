/// What a question about a recipe is about; the raw values stand in JSON.
package enum QuestionSubject: String, Sendable, CaseIterable {
    /// What to do now.
    case next
    /// The step before.
    case previous
    /// What was said, once more.
    case `repeat`
    /// Whether there is more to do.
    case finished
    /// What goes in.
    case ingredients
    /// How many ingredients or steps there are.
    case count
    /// How much of something.
    case amount
    /// How long, or when.
    case time
    /// How hot.
    case temperature
    /// What it is cooked in or with.
    case tool
    /// Something else instead of what the recipe names, or nothing.
    case substitute
    /// Whether people of a diet eat it.
    case diet
    /// Whether a food is in it.
    case contains
    /// For how many it is.
    case servings
    /// What can be done while something else takes its time.
    case meanwhile
    /// What it is.
    case title
    /// Who wrote it, and where it is from.
    case source
    /// What other foods go with a food.
    case pairing
    /// What recipes rarely tell: how it keeps, what it costs, how it tastes.
    case other
}
