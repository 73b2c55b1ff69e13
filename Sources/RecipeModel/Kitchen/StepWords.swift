/// The words of steps that say how much of a food is meant; all are folded.
enum StepWords {
    /// Between an amount and a food, beside the food's own words.
    static let joints: Set<String> = [
        "your", "that", "this", "those", "these", "some", "good", "quality", "kinds", "sorts",
        "types", "any",
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
    static let deeds: Set<String> = ["butter", "oil", "flour", "salt", "pepper", "sugar", "grease"]

    /// After a food's name, something that was made of it.
    static let products: Set<String> = [
        "mixture", "mix", "batter", "dough", "filling", "liquid", "slurry", "juices", "drippings",
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

    /// What is done with a whole ingredient before parts of it go into the dish.
    static let preparing: Set<String> = [
        "melt", "slice", "chop", "peel", "grate", "wash", "rinse", "soak", "cut", "dice", "halve",
        "quarter", "crush", "mince", "divide", "separate", "toast", "zest", "drain", "squeeze",
        "pick", "trim", "core", "shred", "boil", "cook", "sift", "soften", "warm", "split",
        "remove", "take",
    ]
}
