/// Words that are not terms in a list of terms, unless quoted or part of a known name.
package enum SmallWord {
    /// Ties its two neighbours.
    case or
    /// Parts two terms.
    case and
    /// Makes the terms after it conditions that must hold.
    case with
    /// Makes the terms after it conditions that must not hold.
    case without
    /// Ends what `without` began.
    case but
    /// Means nothing here, and parts nothing between commas.
    case dropped

    /// The small word that a word in lower case is, if it is one.
    package init?(_ word: String) {
        switch word {
        case "or": self = .or
        case "and", "&", "+": self = .and
        case "with": self = .with
        case "no", "not", "without", "except", "minus", "dont", "don't", "don’t", "hate", "avoid":
            self = .without
        case "but", "only": self = .but
        case "any", "some", "me", "for", "recipe", "recipes", "the", "a", "an", "of", "in", "on",
            "either", "something", "anything", "too", "also", "please":
            self = .dropped
        default: return nil
        }
    }
}
