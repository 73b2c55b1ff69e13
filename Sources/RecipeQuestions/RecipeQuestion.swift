import KitchenLanguage
import RecipeModel

/// A cook's question about the recipe before them.
package struct RecipeQuestion: Sendable {
    /// What it is about; nil where no rule fits.
    package let subject: QuestionSubject?
    /// What was said.
    package let text: String
    /// The sentence that asks.
    let sentence: QuestionSentence
    /// Whether somebody asks, and doesn't tell.
    package let isAsked: Bool

    /// Reads what was said; nil where there are no words, or more than a cook says.
    ///
    /// Questions count before what is told beside them, and the last one before the others.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        let sentences = QuestionSentence.all(in: text)
        guard let last = sentences.last else { return nil }
        let words = QuestionSentence.words(of: text[...])
        if StatedTimes(words).areAsked(in: words) {
            self.init(.time, text, QuestionSentence(text[...]), isAsked: true)
            return
        }
        let asked = Array(sentences.filter(\.isQuestion).reversed())
        let told = Array(sentences.filter { !$0.isQuestion }.reversed())
        // Who lacks something asks for what to do, whatever follows: `I have no wok, what then`.
        let asksThen = Self.whatThen.contains(last.words)
        if Self.lacks(text),
            asksThen || asked.isEmpty && Self.rules.meaning(of: last, where: { $0 != .next }) == nil
        {
            self.init(.substitute, text, QuestionSentence(text[...]))
            return
        }
        if Self.beginsWithLack(text), !Self.speaksOfAllergy(text),
            asked.first.flatMap({ Self.rules.meaning(of: $0, where: { $0 != .next }) }) != .time
        {
            self.init(.substitute, text, QuestionSentence(text[...]))
            return
        }
        // And so does who tells how something is: `my bread is hard as a brick, what then`.
        if last.words == ["what", "then"] && Self.tellsOfState(text)
            || Self.whatThen.contains(last.words) && RecipeAnswerer.tellsOfTrouble(text)
        {
            self.init(.other, text, QuestionSentence(text[...]))
            return
        }
        // Whoever names an allergy asks, however it is said; what may stand in is asked beside it.
        if Self.speaksOfAllergy(text) {
            let isExchange =
                Self.mayExchange(text) && words.contains { $0 == "what" || $0 == "which" }
            self.init(isExchange ? .substitute : .contains, text, QuestionSentence(text[...]))
            return
        }
        let ofEater = Self.sentenceOfEater(text)
        for sentence in asked + told {
            let isQuestion = sentence.isQuestion
            let subject = Self.rules.meaning(of: sentence) { subject in
                if isQuestion { return true }
                // Beside a question only what was not understood is a question too, or what
                // somebody wants to know.
                if !asked.isEmpty, subject != .repeat, !Self.wants(sentence) { return false }
                return !Self.asIsOnly.contains(subject) || Self.asks(sentence)
                    || Self.isFact(sentence, of: subject)
            }
            guard let subject else { continue }
            if ofEater != nil, Self.mayBeOfEater.contains(subject) { break }
            self.init(subject, text, Self.fuller(sentence, subject, told))
            return
        }
        if let ofEater {
            self.init(.diet, text, ofEater)
            return
        }
        let chosen = asked.first ?? last
        self.init(chosen.isFoodAlone ? .amount : Self.remarks(text) ? .other : nil, text, chosen)
    }

    /// What somebody asks at last who has told what is wrong.
    static let whatThen: Set<[String]> = [
        ["what", "then"], ["what", "now"], ["what", "can", "i", "do"], ["what", "do", "i", "do"],
        ["what", "should", "i", "do"], ["now", "what"],
    ]

    /// Whether a line tells how something is, and not that it was done.
    private static func tellsOfState(_ text: String) -> Bool {
        let words = QuestionSentence.words(of: text[...])
        return words.contains { ["is", "are", "has", "went", "looks"].contains($0) }
            && !words.dropLast(2).contains {
                ["i", "we", "ready", "done", "in", "on", "ok", "okay", "good", "fine", "now"]
                    .contains($0) || $0.hasSuffix("ed")
            }
    }

    /// What says more of what shall be said again than `Could you repeat it?` does.
    private static func fuller(
        _ sentence: QuestionSentence,
        _ subject: QuestionSubject,
        _ told: [QuestionSentence]
    ) -> QuestionSentence {
        guard subject == .repeat, sentence.isQuestion,
            sentence.words.contains(where: { ["it", "that", "this"].contains($0) }),
            !sentence.words.contains(where: { ordinal($0) != nil })
        else { return sentence }
        return told.first { other in
            rules.meaning(of: other) { _ in true } == .repeat
                && other.words.contains { ordinal($0) != nil }
        } ?? sentence
    }

    /// The most bytes that are read: somebody who says more asks nothing.
    private static let longest = 1_000

    /// The sentence that asks, its words in lower case and without signs: `what is next`.
    package var plainText: String { sentence.words.joined(separator: " ") }

    /// Whether it names one food and says nothing else.
    package var isFoodAlone: Bool { sentence.isFoodAlone }

    /// All that was said, in one line and without quotes: what `ask` takes for it.
    package var saidText: String {
        text.split { $0.isWhitespace || $0 == "\"" }.joined(separator: " ")
    }

    private init(
        _ subject: QuestionSubject?,
        _ text: String,
        _ sentence: QuestionSentence,
        isAsked: Bool = false
    ) {
        self.subject = subject
        self.text = text
        self.sentence = sentence
        self.isAsked =
            isAsked || sentence.isQuestion || Self.asks(sentence)
            || subject.map { Self.isFact(sentence, of: $0) } == true
    }

    /// Whether a few words name a fact and tell nothing: `oven temp celsius`, `calories per serving`.
    private static func isFact(_ sentence: QuestionSentence, of subject: QuestionSubject) -> Bool {
        let words = sentence.words
        // A few words alone may be a search too: `gluten free`, `something sweet`.
        // `My guest is coeliac`.
        if subject == .diet, let first = words.first, words.count < 8,
            diners.contains(first)
        {
            return true
        }
        let isFact =
            subject == .temperature
            || subject == .other && words.contains(where: nutritionFacts.contains)
        return isFact && words.count < 7 && !tells(words) && words.first?.first?.isNumber == false
    }

    private static let diners: Set<String> = [
        "my", "our", "one", "someone", "somebody", "he", "she",
    ]
    private static let nutritionFacts: Set<String> = [
        "calories", "calorie", "kcal", "nutrition", "nutritional", "macros",
    ]

    /// Whether somebody tells of the work, or that it is done; no line that isn't understood does.
    var tellsOfCooking: Bool {
        let words = QuestionSentence.words(of: text[...])
        // `Not ready yet` and `no cream` tell of no work.
        return Self.tells(words) && !words.contains("not") && words.first != "no"
    }

    private static func tells(_ words: [String]) -> Bool {
        words.contains { word in
            telling.contains(word) || word.hasSuffix("ed") && word.count > 4
        }
    }

    /// Words of those who tell of the work, and those who have done it.
    static let telling: Set<String> = [
        "i", "we", "it", "they", "them", "that", "done", "ok", "okay", "yes", "yep", "yeah",
        "ready",
        "next", "now", "alright", "right", "great", "good", "nice", "perfect", "cool", "thanks",
        "thank", "finished", "cut", "put", "set", "beaten", "beat", "hot", "go", "hi", "hello",
        "hey", "continue", "sure",
        "got", "made", "is", "are", "has", "have", "please", "all", "let", "on", "fine", "well",
    ]

    /// The numbers that count something out: `the third ingredient`, `step 3`; -1 is the last.
    var ordinal: Int? {
        for (place, word) in sentence.words.enumerated() {
            if let number = Self.ordinal(word) { return number }
            if word == "step", place + 1 < sentence.words.count,
                let number = Numeral.cardinal(sentence.words[place + 1])
            {
                return number
            }
        }
        return nil
    }

    /// Whether it asks for what comes now, whatever else it names: `what next with the butter`.
    var goesOn: Bool {
        has(
            "next",
            "now",
            "then",
            "else",
            "continue",
            "proceed",
            "following",
            "afterwards",
            "start",
            "begin"
        )
    }

    /// Whether the work before it is done: `I have mixed them. What do I do with the eggs?`, without
    /// `I didn't understand that`.
    var tellsOfWork: Bool {
        let told = QuestionSentence.all(in: text).filter {
            !$0.isQuestion && $0.words != sentence.words
        }
        return told.contains { $0.words.count > 2 || $0.words.contains("done") }
            && !told.contains { Self.rules.meaning(of: $0) { _ in true } == .repeat }
    }

    /// Whether yes or no would answer it, and something of the work is asked.
    var isYesOrNo: Bool {
        guard let first = sentence.words.first else { return false }
        return Self.auxiliaries.contains(first) && !QuestionWords.content(of: sentence).isEmpty
    }

    /// The same, also in short: `peel them first?`
    var isWhether: Bool {
        guard let first = sentence.words.first else { return false }
        let isShort = sentence.isQuestion && !Self.openers.contains(first)
        return isYesOrNo || isShort && !deeds.isEmpty
    }

    private static let auxiliaries: Set<String> = [
        "do", "does", "did", "is", "are", "can", "could", "should", "must", "may", "will", "would",
        "have", "has", "need",
    ]

    /// The verb of a question that yes or no answers, as a stem: `press` of `do I press the tofu`. Nil
    /// where it is one that says nothing, as `add` or `use`.
    var verb: String? {
        let words = sentence.words
        guard isYesOrNo,
            let subject = words.indices.first(where: {
                $0 > 0 && ["i", "we", "you"].contains(words[$0])
            })
        else { return isWhether ? deeds.first : nil }
        let rest = words[(subject + 1)...].drop { word in
            ["have", "need", "really", "also", "still", "now", "just", "first", "then"].contains(
                word
            )
                || word == "to"
        }
        return rest.first.map(QuestionWords.stem).flatMap { stem in
            QuestionWords.content(of: [stem]).first
        }
    }

    /// What shall be done, as stems, the verb itself first: `wash` of `do I wash the fish after curing`.
    /// A food is no deed, except as the verb.
    var deeds: [String] {
        let words = sentence.words
        let foods = sentence.placedFoods.flatMap { food in
            food.place..<food.place + food.name.split(separator: " ").count
        }
        let subject = words.indices.first { place in
            place > 0 && ["i", "we", "you", "to"].contains(words[place])
        }
        let verb = subject.flatMap { place in
            words.indices.first {
                $0 > place && VerbKinds.all.contains(QuestionWords.stem(words[$0]))
                    && (!foods.contains($0) || $0 == place + 1)
            }
        }
        let others = words.indices.filter { place in
            place != verb && !foods.contains(place)
                // What is turned up or down is the heat.
                && !(words[place] == "turn" && (has("up") || has("down")))
                && VerbKinds.all.contains(QuestionWords.stem(words[place]))
        }
        // What comes out is removed.
        let isOut = has("out") && has("come", "comes", "take", "get", "taken")
        return (isOut ? [QuestionWords.stem("remove")] : [])
            + ((verb.map { [$0] } ?? []) + others).map { QuestionWords.stem(words[$0]) }
    }

    /// Whether it asks which of two it is: `lid on or off`.
    var isChoice: Bool {
        let words = sentence.words
        return words.count < 9 && words.dropLast().dropFirst().contains("or")
    }

    /// Whether it asks `which` of a kind of foods, and nothing else.
    var isOfKind: Bool {
        let words = sentence.words
        guard ["which", "what"].contains(words.first), let food = sentence.placedFoods.first,
            food.place == 1
        else { return false }
        return QuestionWords.content(of: sentence)
            .isSubset(of: QuestionWords.stems(of: food.name))
    }

    func has(_ words: String...) -> Bool { words.contains(where: sentence.words.contains) }

    /// The place in an order that a word names; -1 is the last.
    static func ordinal(_ word: String) -> Int? {
        switch word {
        case "last": -1
        case "beginning": 1
        default: Numeral(word).flatMap { $0.isOrdinal ? $0.value : nil }
        }
    }

    static let rules = QuestionRules(QuestionTable.text) { QuestionSubject(rawValue: $0) }
}
