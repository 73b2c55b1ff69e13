/// Words that cooks say around what they want, as text that a person can add to.
package enum WishWordTable {
    /// Words that mean nothing for what is found.
    static let dropped = """
        a an the some any of for to in on with me i we us my our you your it is are be been can could
        would should may might will shall do does did have has had got get give show find want wanted
        need like love fancy feel feeling mood craving crave hungry starving peckish after looking look
        search searching recommend suggest suggestion please thank thanks hi hello hey what whats which
        how make making made cook cooking cooked prepare eat eating try use using up something anything
        everything thing stuff nothing else recipe dish meal food idea kind sort type style cuisine
        tonight today tomorrow now evening weekend weeknight week day leftover good nice great best
        tasty delicious yummy yum lovely favorite favourite homemade home traditional classic authentic
        typical proper real really very quite so just maybe perhaps there that this those these id im
        ive let us go going off option and n contain containing include including plus also too 
        based from about around out left over lot bit little much many more new different people person
        family kid child children friend guest two party one all every cup serve bowl plate pan tin big
        small ingredient am at by as if then than well tell know come coming back cozy cosy
         wonderful impress special occasion sunday monday tuesday wednesday thursday friday
        saturday night time he she they them their his her who whom whose why when where ok okay yes
        yeah oh ah hmm um uh bit got gonna wanna gotta dont fashioned style inspired version way
        perfect ultimate amazing awesome fantastic beautiful gorgeous incredible famous popular top
        super pretty fairly rather extra fave mum mom dad grandma granny nan hubby wife husband
        partner boyfriend girlfriend everyone everybody someone somebody anyone myself ourselves
        cupboard fridge freezer pantry house garden shop market kitchen oven full empty lying sitting
        available stuff bunch couple few several half dozen pack packet jar box bag bottle piece bit
        alright right here away soon later once again still ever always never usually often mostly
        mainly mostly only bored unsure clue inspiration inspire help surprise random decide choose
        autumn day rainy snowy weather date romantic valentine crowd potluck warming elegant
        impressive satisfying nourishing wholesome fluffy moist tangy everyday midweek holiday
        festive lazy foolproof student toddler frugal overripe camping travel office hangover flu
        gooey soothing fuss stress fail ahead
        """

    /// Wishes that none of a recipe's facts can measure. Each is one term, found in titles only:
    /// `low fat` is nothing that fat or the word `low` could answer.
    static let unmeasured = """
        low carb, low carbohydrate, low fat, low calorie, low cal, low sodium, low salt, low sugar
        low fodmap, low cholesterol, reduced fat, reduced sugar, high protein, high fiber, high fibre
        heart healthy, slow cooker, crock pot, instant pot, pressure cooker, air fryer, bread machine
        rice cooker
        """

    /// What cooks want to do without and no recipe tells of: leaving it out would leave out nothing.
    static let unjudged = """
        added, additive, preservative, artificial, artificial color, artificial colour, artificial flavor
        artificial sweetener, e number, gmo, carb, carbohydrate, calorie, cholesterol, sodium
        processed, processed food, refined, refined sugar, saturated fat, trans fat, pesticide
        frying, deep frying, fried, boiling, ingredient, two, three, four
        five, six, seven, eight, nine, ten
        """

    /// What a food can be like in a dish and no recipe tells of it: leaving out raw eggs leaves out no
    /// eggs.
    static let states = """
        raw uncooked undercooked underdone rare runny cooked overcooked boiled fried baked roasted grilled
        burnt melted mushy soggy slimy crunchy chewy refined processed added artificial extra unripe overripe
        """

    /// Foods as adjectives of cooks; in the names of foods and dishes they mean nothing.
    static let adjectives = """
        chocolate: chocolaty, chocolatey
        garlic: garlicky
        cheese: cheesy
        lemon: lemony
        lime: limey
        citrus: citrusy, citrussy, zesty
        nut: nutty
        fruit: fruity
        cream: creamy
        butter: buttery
        herb: herby
        meat: meaty
        mushroom: mushroomy
        potato: potatoey
        tomato: tomatoey
        beef: beefy
        fish: fishy
        egg: eggy
        oat: oaty
        ginger: gingery
        mint: minty
        coconut: coconutty, coconuty
        honey: honeyed
        cinnamon: cinnamony
        peanut butter: peanut buttery
        alcohol: boozed
        caramel: caramelly
        """

    /// English words that are a slip or two away from a word of kitchens and are none.
    static let english = """
        dont cant wont doesnt isnt arent didnt wasnt couldnt shouldnt wouldnt wife husband mother father
        daughter son baby girl boy healthy crunchy crispy fancy school work house surprise weather
        raining rainy sunny nothing never always again another other same easy cheap super sure thirsty
        morning afternoon wish hope think thought guess said say says told ask asked list page next open
        start stop keep save done soon later first second last only even still such most least less when
        where who why because while until before during between under above below near inside outside
        each either neither own life world place case point part hand head eye face help turn move live
        believe bring happen write provide sit stand lose pay meet learn change lead understand watch
        follow create speak read allow add spend grow walk win offer remember love consider appear buy
        wait send expect build stay fall cut reach kill remain word words line lines data file files
        name names note notes link links song songs movie movies game games code mode node road load
        coat boat goat goal gold cold bold told hold fold sold mold mild wild child
        whale while white write wrote piano paper phone photo plane plant plate plane please pleased
        price prince print prize proud prove queen quick quiet quite radio raise range rapid rather
        river round route royal rural scale scene scope score sense serve seven shall shape share sharp
        sheet shelf shell shift shirt shock shoot short shown sight since sixth sixty skill sleep slide
        small smart smile smoke solid solve sorry sound south space spare speed spend spent split spoke
        sport staff stage stake stand start state steam steel stick still stock stone stood store storm
        story strip stuck study style table taken taste teach teeth thank theme there these thick thing
        third those three threw throw tight times tired title today topic total touch tough tower track
        trade train treat trend trial tried truck truly trust truth twice under union until upper upset
        urban usage usual valid value video visit vital voice waste watch water wheel which whole whose
        woman women world worry worse worst worth would wound wrong young youth
        """
}

extension WishWordTable {
    private static let wishes: PhraseSet = {
        var wishes = PhraseSet(capacity: 64)
        for name in unmeasured.fields(separatedBy: ",", "\n") {
            wishes.insert(PhraseHash(words: FoodWords(name).words))
        }
        return wishes
    }()

    private static let stateWords = Set(states.fields(separatedBy: " ", "\n").map { String($0) })

    /// Whether a word says what a food is like in a dish, so that nobody can tell which recipes have
    /// the food so.
    package static func isState(_ word: String) -> Bool { stateWords.contains(word.lowercased()) }

    private static let unjudgedWords: PhraseSet = {
        var words = PhraseSet(capacity: 64)
        for name in unjudged.fields(separatedBy: ",", "\n") {
            words.insert(PhraseHash(words: FoodWords(name).words))
        }
        return words
    }()

    /// The food in a text that says how it shall not be: `eggs` of `raw eggs`; nil where it says
    /// nothing such, or is the name of something: `baked beans`.
    package static func foodInState(_ text: String) -> String? {
        let words = text.split(separator: " ")
        guard words.count > 1, isState(String(words[0])),
            Vocabulary.shared.longestName(in: words.map(String.init)[...])?.wordCount ?? 0
                < words.count
        else { return nil }
        return words.dropFirst().joined(separator: " ")
    }

    /// Whether a text is one of `unjudged`, so that nobody can say that a recipe does without it.
    package static func isUnjudged(_ text: String) -> Bool {
        unjudgedWords.contains(PhraseHash(words: FoodWords(text).words))
    }

    /// Whether words are a wish of `unmeasured`.
    package static func isUnmeasured(_ words: [String]) -> Bool {
        words.count > 1 && wishes.contains(PhraseHash(words: words))
    }
}
