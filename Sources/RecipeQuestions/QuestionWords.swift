import KitchenLanguage

/// Words of questions and recipes as they are compared.
enum QuestionWords {
    /// A word without its ending: `bak` for baking, bakes and baked.
    static func stem(_ word: String) -> String {
        // `Puree` is purée.
        guard word.utf8.allSatisfy({ $0 < 128 }) else {
            let plain = String(decoding: LetterFolding.folded(word), as: UTF8.self)
            return plain.utf8.allSatisfy { $0 < 128 } ? stem(plain) : plain
        }
        if let stem = irregular[word] { return stem }
        for end in ["ing", "es", "ed", "s", "e"]
        where word.count > end.count + 2 && word.hasSuffix(end)
            && !(end == "s" && word.hasSuffix("ss"))
        {
            var stem = String(word.dropLast(end.count))
            // `stirring` is stir, `chilling` is chill.
            if end == "ing" || end == "ed", let last = stem.last, !"lsfz".contains(last),
                stem.dropLast().last == last, stem.count > 3
            {
                stem.removeLast()
            }
            return stem
        }
        return word
    }

    /// The stems of words whose endings don't tell them.
    private static let irregular = [
        "risen": "ris", "rose": "ris", "frozen": "freez", "froze": "freez", "beaten": "beat",
        "loaves": "loaf", "halves": "half", "thicker": "thick", "thickened": "thick",
        "thickens": "thick", "thicken": "thick", "leaves": "leav", "shook": "shak",
        "shaken": "shak", "sterilise": "steriliz", "sterilised": "steriliz",
        "sterilising": "steriliz", "golden": "gold",
    ]

    /// Words that say the same, by their stems: who asks when to cut it is told when it slices well.
    private static let alike: [String: Set<String>] = {
        let rows = [
            "cut slice", "lid cover uncover", "throw discard", "batch lot batches", "soak steep",
            "grill broil", "wash rinse", "squeeze wring press",
            "grate shred", "thick coat cling thicken", "sieve strain", "tray sheet", "shut close",
            "tie fasten truss", "seal pinch crimp wet", "back return", "curdle split separate",
            "fridge refrigerate chill", "oil grease", "veg vegetable", "space headspace gap",
            "leftover remaining remainder", "boil bubble", "warm cool cold",
        ]
        var alike: [String: Set<String>] = [:]
        for row in rows {
            let stems = Set(row.split(separator: " ").map { stem(String($0)) })
            for word in stems { alike[word, default: []].formUnion(stems) }
        }
        return alike
    }()

    /// Whether all of some words stand among others, in these or in like words.
    static func have(_ stems: Set<String>, all words: Set<String>) -> Bool {
        words.allSatisfy { stems.contains($0) || !(alike[$0] ?? []).isDisjoint(with: stems) }
    }

    /// Whether one of some words stands among others, in these or in like words.
    static func haveAny(_ stems: Set<String>, of words: Set<String>) -> Bool {
        words.contains { stems.contains($0) || !(alike[$0] ?? []).isDisjoint(with: stems) }
    }

    /// The words of a text, each by its stem.
    static func stems(of text: String) -> Set<String> {
        stems(of: words(of: text))
    }

    /// The words of a text in small letters, without numbers and signs.
    static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter }.map(String.init)
    }

    /// The stems of words in a row; `the rest` is what remains, and no resting.
    static func stems(of words: [String]) -> Set<String> {
        Set(
            words.indices.map { place in
                let isRemainder =
                    words[place] == "rest"
                    && (place > 0 && words[place - 1] == "the"
                        || place + 1 < words.count && words[place + 1] == "of")
                // And so is what is left of it.
                let isLeft =
                    words[place] == "left" && place > 0 && place + 1 < words.count
                    && ["is", "are"].contains(words[place - 1])
                    && ["of", "over"].contains(words[place + 1])
                return isRemainder || isLeft ? remainder : stem(words[place])
            }
        )
    }

    /// What `the rest` is called among stems.
    static let remainder = stem("remainder")

    /// The words of a text that say what it is about, each by its stem.
    static func content(of text: String) -> Set<String> { stems(of: text).subtracting(plain) }

    /// Those of some stems that say what they are about.
    static func content(of stems: Set<String>) -> Set<String> { stems.subtracting(plain) }

    /// What a question is about: its words without those that only ask.
    static func content(of sentence: QuestionSentence) -> Set<String> {
        // Nor how many of it there are.
        let words = sentence.words.filter {
            $0.first?.isNumber == false && Numeral.cardinal($0) == nil
        }
        return stems(of: words).subtracting(plain)
    }

    /// Words that any question and any step may have.
    private static let plain = Set(
        """
        the a an i we you he she it its them this that these those they one ones us me my our your \
        their is are was were be been being am do does did done will would should shall can could \
        may might must ought has have had having need needs needed to of in on at for from with by \
        and or nor but so if then than as into onto up out off over under about again also just \
        still already yet now ever even only please here there how what which when where who why \
        whose whether much many kind sort type way ways long add added put use used take taken go \
        goes going make made making get got come comes keep step steps recipe dish thing things \
        something anything everything nothing some any no not more most less all each every both \
        while before after first second third last next ok okay say says said tell me know think \
        want like really exact exactly ingredient ingredients altogether total whole other else \
        rather instead meant mean means supposed able right left let start begin well good enough \
        s t re ve ll d m away myself yourself \
        eat eaten proper properly real really very quite too bit fully extra
        """.split(separator: " ").flatMap { [String($0), stem(String($0))] }
    )

    /// What is done with food, among words.
    static func deeds(in stems: Set<String>) -> Set<String> { stems.intersection(deeds) }

    private static let deeds = Set(
        """
        bake boil simmer fry roast cook grill chill rest rise prove soak marinate freeze cool steam \
        poach toast broil refrigerate knead whisk mix beat shake stir sit stand smoke cure melt set \
        marinate marinade fridge freezer
        """.split(separator: " ").map { stem(String($0)) }
    )
}
