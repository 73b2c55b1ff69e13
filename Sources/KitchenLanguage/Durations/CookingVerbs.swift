/// What takes its time in a kitchen: the verbs that a timer may be called after.
package enum CookingVerbs {
    /// Whether a word is one of them, in lower case.
    static func isVerb(_ word: String) -> Bool { verbs.contains(word) }

    /// The place of the last of some words that is one, and no noun as in `a low heat`.
    package static func lastPlace(in words: [String]) -> Int? {
        words.indices.last { place in
            guard verbs.contains(words[place]) else { return false }
            guard place > 0 else { return true }
            let before = words[place - 1]
            // `in warm water`, but `stir it in, simmer`.
            return !beforeNouns.contains(before)
                && !(qualities.contains(words[place]) && ["in", "into", "with"].contains(before))
        }
    }

    /// Deeds that are qualities as well.
    private static let qualities: Set<String> = ["warm", "cool", "dry", "crisp"]

    private static let beforeNouns: Set<String> = [
        "the", "a", "an", "high", "low", "medium", "moderate", "gentle", "off", "over", "lively",
        "lowest", "direct", "fierce", "of", "full", "very", "rolling", "good", "until", "till",
        "nearly", "is", "are", "some",
    ]

    private static let verbs: Set<String> = [
        "bake", "roast", "simmer", "boil", "fry", "grill", "steam", "braise", "stew", "poach",
        "rest", "chill", "cool", "prove", "proof", "rise", "knead", "soak", "marinate", "whisk",
        "beat", "stir", "toast", "brown", "reduce", "blanch", "cook", "freeze", "set", "steep",
        "infuse", "heat", "saute", "soften", "stand", "drain", "smoke", "caramelise", "caramelize",
        "sweat", "sear", "refrigerate", "whip", "mix", "warm", "cure", "ferment", "microwave",
        "leave", "settle", "sit", "wait", "dry", "press", "pickle", "thaw", "crisp", "char", "melt",
        "puff", "swell", "thicken", "keep", "cover", "toss", "dip", "blend",
    ]
}
