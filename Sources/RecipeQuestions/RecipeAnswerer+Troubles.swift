import KitchenLanguage
import RecipeModel

/// What went wrong, or is not as it should be, and what the recipe says for that case.
extension RecipeAnswerer {
    /// What to do if something is not as it should be: `what if the rice is still hard`. Nil where that
    /// isn't asked, and where somebody asks what they may do.
    func mishap(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        guard words.starts(with: ["what", "if"]), words.count > 2,
            !["i", "we", "you"].contains(words[2])
        else { return nil }
        return remedy(question)
    }

    /// The same of what somebody tells: `my sauce has curdled`, `it doesn't rise`. Nil where nothing
    /// went wrong.
    func trouble(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        let isStuck = zip(words, words.dropFirst()).contains { word, next in
            ["not", "all"].contains(word) && Self.expected.contains(QuestionWords.stem(next))
                || word == "too" || ["it", "they"].contains(word) && next.hasPrefix("stick")
        }
        let stems = Set(words.map(QuestionWords.stem))
        let isAmiss =
            !Self.faults.isDisjoint(with: stems)
            || !Self.states.isDisjoint(with: stems) && !Self.marks.isDisjoint(with: words)
        guard isStuck || isAmiss || !Self.troubles.isDisjoint(with: stems) else { return nil }
        return remedy(question)
    }

    /// What the recipe says for the case that something happens.
    private func remedy(_ question: RecipeQuestion) -> RecipeReply {
        let things = Set(QuestionSentence.words(of: question.text[...]).map(QuestionWords.stem))
        let isRescue = !things.isDisjoint(with: Self.rescues)
        let content = QuestionWords.content(of: things)
            .union(isRescue ? Self.troubles : []).subtracting(Self.rescues)
        let cures = Self.cures.reduce(into: Set<String>()) { cures, row in
            if !row.trouble.isDisjoint(with: content) { cures.formUnion(row.cure) }
        }
        let all = asked.notes + nearby { _ in true }
        let conditional = all.filter {
            $0.stems.contains("if") && QuestionWords.haveAny($0.stems, of: content)
        }
        let cured = conditional.isEmpty ? all.filter { !$0.stems.isDisjoint(with: cures) } : []
        // `Until no pink remains`, for what is still pink.
        let states = content.intersection(Self.faults.union(Self.states))
        let until =
            conditional.isEmpty && cured.isEmpty
            ? nearby { $0.hasSign && QuestionWords.haveAny($0.stems, of: states) } : []
        let said = [conditional, cured, until].first { !$0.isEmpty } ?? []
        return said.isEmpty ? silent(.other, question) : quoted(.other, Array(said.prefix(2)))
    }

    /// The same of what somebody asks who is in trouble: `help, it has split`, `how do I rescue it`.
    func plight(_ question: RecipeQuestion) -> RecipeReply? {
        let words = QuestionSentence.words(of: question.text[...])
        let isRescue =
            words.first == "how" && !Self.rescues.isDisjoint(with: words.map(QuestionWords.stem))
        let isPlight = zip(words, words.dropFirst()).contains { before, word in
            Self.sufferers.contains(before) && Self.troubles.contains(QuestionWords.stem(word))
                && (word.hasSuffix("ed") || Self.pasts.contains(word))
        }
        let tellsOfState =
            RecipeQuestion.whatThen.contains(Array(words.suffix(2)))
            && question.subject == .other
        guard isPlight || isRescue || tellsOfState,
            words.first != "what" || words.dropFirst().first != "if"
        else {
            return nil
        }
        return remedy(question)
    }

    /// Whether something went wrong, by what somebody tells.
    static func tellsOfTrouble(_ text: String) -> Bool {
        !troubles.isDisjoint(with: QuestionSentence.words(of: text[...]).map(QuestionWords.stem))
    }

    /// What is done about what is too thick, too dry or sticks.
    private static let cures: [(trouble: Set<String>, cure: Set<String>)] = [
        ("thick stiff", "thin loosen dilute"), ("thin runny liquid", "thick thicken reduce"),
        ("dry hard stale concrete rock", "sprinkle moisten damp dampen soften spreadable"),
        ("stick sticks sticky", "wet spray grease greased"),
        ("mould unmould stuck out", "dip loosen upside knife"),
        ("fit", "batch batches"), ("dark brown burn burning burnt", "foil tent"),
        ("open opened shut closed", "throw discard"),
    ].map { (QuestionWords.stems(of: $0.0), QuestionWords.stems(of: $0.1)) }

    private static let rescues = QuestionWords.stems(of: "rescue save fix mend repair")
    private static let sufferers: Set<String> = [
        "it", "they", "has", "have", "is", "are", "got", "went", "sauce", "just", "all",
    ]
    private static let pasts: Set<String> = ["split", "burnt", "stuck", "wrong", "sank"]

    /// How a dish is when something is amiss.
    private static let faults = QuestionWords.stems(
        of: """
            watery runny pink raw bloody ripped torn cracked crumbly soggy greasy bland salty sharp \
            sour bitter tough rubbery grainy gunk scum mould mouldy dull sealed
            """
    )
    /// How it may be as well as not.
    private static let states = QuestionWords.stems(
        of: """
            thick thin dark pale soft hard stiff warm hot cold wet dry white brown black green sticky \
            liquid frozen concrete rock
            """
    )
    /// Words by which somebody says that it should be otherwise.
    private static let marks: Set<String> = [
        "too", "still", "yet", "really", "bit", "already", "going", "so", "not", "like", "very",
    ]

    private static let troubles = QuestionWords.stems(
        of: """
            split curdle curdled burnt burned stuck wrong help forgot forgotten lumpy collapsed sank \
            spilled ruined overcooked undercooked
            """
    )
    /// What a dish is expected to do.
    private static let expected = QuestionWords.stems(
        of: "rise rising thicken set setting melt work working brown come stick fit open"
    )
}
