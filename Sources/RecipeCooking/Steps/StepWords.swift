import KitchenLanguage

/// The words of steps that say how much of a food is meant; all are folded.
enum StepWords {
    /// Between an amount and a food, beside the food's own words.
    static let joints: Set<String> = [
        "your", "that", "this", "those", "these", "some", "good", "quality", "kinds", "sorts",
        "types", "any", "measured", "next", "spare",
    ]

    /// How a food is, before its name.
    static let qualities: Set<String> = IngredientWords.preparations.union(
        IngredientWords.sizes
    ).union(
        [
            "fresh", "hot", "cold", "warm", "soft", "boiling", "cooked", "ground", "dried", "dry",
            "lukewarm", "cooking", "cooled", "prepared", "minced", "whole", "ripe", "soaked",
            "toasted", "roasted", "raw", "plain", "unsalted", "salted", "simmering", "chilled",
            "reserved", "picked", "blanched", "peeled", "frozen", "tinned", "canned", "light",
            "dark", "strong", "sweet", "sour", "white", "red", "green", "yellow", "black", "brown",
        ]
    )

    /// The words that begin a number; those of other languages mean something else in a sentence
    /// (`once` is eleven in Spanish).
    static let numbers: Set<String> = [
        "a", "an", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "fifteen", "twenty", "thirty", "forty", "fifty", "half", "quarter",
    ]

    static let rests: Set<String> = [
        "rest", "remaining", "remainder", "leftover", "other",
    ]

    static let someWords: Set<String> = [
        "most", "little", "bit", "few", "spoonful", "ladleful",
    ]

    /// Foods whose names are verbs as well.
    static let verbs: Set<String> = [
        "butter", "oil", "flour", "salt", "pepper", "sugar", "grease", "cream",
    ]

    /// What one food has that goes into a dish by itself: `the whites of the eggs`.
    static let pieces: Set<String> = [
        "juice", "zest", "peel", "rind", "white", "whites", "yolk", "yolks",
    ]

    /// After a food's name, something that was made of it.
    static let products: Set<String> = [
        "mixture", "mix", "batter", "dough", "filling", "liquid", "slurry", "juices", "drippings",
        "water", "stock", "broth", "fat", "paste", "oil", "sauce",
    ]

    /// What puts a food into a dish.
    static let adding: Set<String> = [
        "add", "stir", "pour", "sprinkle", "top", "serve", "garnish", "melt", "heat", "whisk",
        "fold", "scatter", "season", "mix", "brush", "drizzle", "tip", "put", "beat", "fry",
        "spread", "spoon", "toss", "combine", "dust", "lay", "cook", "soften", "rub", "strew",
        "finish", "crumble", "grate", "place", "cover", "fill",
    ]

    /// What a food is cooked for or in, and no adding of it.
    static let conditions: Set<String> = [
        "until", "till", "once", "when", "if", "after", "so", "let", "have", "measure", "prepare",
        "gather", "while", "before", "from",
    ]

    /// Words after which a sign is told by which something is done or ready.
    static let ends: Set<String> = ["until", "till", "when", "once", "if", "so"]

    /// After a food's name, what is only told of it.
    static let predicates: Set<String> = [
        "is", "are", "was", "were", "has", "have", "should", "will", "looks", "look", "turns",
        "begins", "begin", "starts", "start",
    ]

    /// What is poured off doesn't go into the dish.
    static let pouring: Set<String> = ["pour", "drain", "tip", "spoon", "skim", "throw"]

    /// What is done in the pot with a part of what is in it.
    static let crushing: Set<String> = [
        "crush", "mash", "blend", "squash", "puree", "crushing", "mashing", "blending",
    ]

    /// Before what something is done with or in, and not to.
    static let means: Set<String> = [
        "with", "in", "into", "on", "over", "to", "from", "through", "onto",
    ]

    /// What is done with a whole ingredient before parts of it go into the dish.
    static let preparing: Set<String> = [
        "melt", "slice", "chop", "peel", "grate", "wash", "rinse", "soak", "cut", "dice", "halve",
        "quarter", "crush", "mince", "divide", "separate", "toast", "zest", "drain", "squeeze",
        "pick", "trim", "core", "shred", "boil", "cook", "sift", "soften", "warm", "split",
        "remove", "take", "whip", "beat",
    ]
}
