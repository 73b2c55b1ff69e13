/// What is done to food and how, in kinds: what a recipe says of one word of a kind answers who asks
/// about another one of it.
///
/// Whoever asks whether the noodles are boiled is told that they are soaked. Each line is a kind.
enum VerbKinds {
    private static let text = """
        boil simmer blanch poach steam soak steep cook precook fry saute brown roast bake toast grill broil sear raw
        wash rinse scrub scrape wipe
        peel unpeeled skin zest core stone pit seed deseed trim
        chill cool rest stand settle refrigerate fridge freeze freezer
        prove rise ferment
        cover uncover lid lidded wrap
        cut slice chop dice grate shred mince crush crushed mash tear grind
        grease ungreased oil nonstick
        drain strain sieve squeeze dry press
        mash crush press
        dry wet soak moist
        brown colour color golden
        stir stirring shake toss turn flip swirl
        hot warm heat lukewarm cold tepid cool room
        high low medium gentle bare
        coat dip dredge roll
        remove lift discard scoop float drain
        thicken reduce
        beat whisk whip fold mix knead
        leave keep reserve pour drain discard tip throw
        blend puree liquidise liquidize mash blitz process smooth
        """

    private static let orderText =
        "once together gradually slowly drops thread stream batch one turns separately handful bit"

    static let kinds = WordKinds(text + "\n" + orderText)

    /// In what order things go in: who may not do it at once is told what is done.
    static let orders = QuestionWords.stems(of: orderText)

    /// What asks in what parts something goes in, whatever is done with it.
    static let atOnce = SaidPhrases(
        "all ?in|at once; in one|a go|batch|time; all in one; bit|little by bit|little; in|into batches|parts"
    )

    /// The words of all kinds.
    static let all = kinds.words

    /// What tells how thick, how fine or how full something is made, after what is asked.
    static let manners: [String: Set<String>] = {
        let rows = [
            "thick thickly thin thinly wide large big small deep tall: thick thickly thin thinly slice "
                + "dice cube chunk strip matchstick finely fine roughly bitesized bite walnut coin "
                + "wider thicker thinner larger smaller",
            "fine finely coarse coarsely small: fine finely coarse coarsely sand crumb powder paste smooth rough "
                + "roughly dice chunk mince",
            "stiff stiffly firm firmly soft smooth runny: stiff stiffly firm soft softly peak lightly smooth fluffy "
                + "pour coat pliable",
            "full: full rim brim half top fill way third cover",
        ]
        var manners: [String: Set<String>] = [:]
        for row in rows {
            let sides = row.split(separator: ":").map { QuestionWords.stems(of: String($0)) }
            for word in sides[0] { manners[word, default: []].formUnion(sides[1]) }
        }
        return manners
    }()
}
