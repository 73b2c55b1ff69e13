import KitchenLanguage
import RecipeCooking
import RecipeModel

extension RecipeAnswerer {
    /// How long: all of it where that is asked, else what the step before the cook says, else the
    /// sentence that is most about what is asked.
    func time(_ question: RecipeQuestion) -> RecipeReply {
        if let ready = ready(question) { return ready }
        let isTotal =
            question.has("total", "altogether", "recipe", "whole", "start")
            || (place == nil && question.has("take", "takes", "ready", "long", "time"))
        let stems = Set(question.sentence.words.map(Self.stem))
        var content = stems.subtracting(Self.plainStems)
        let known = Self.stems(of: steps.map(\.text).joined(separator: " "))
        for (deed, others) in Self.likeDeeds where content.contains(deed) && !known.contains(deed) {
            content.formUnion(others)
        }
        if question.has("stand", "sit", "rest") { content.insert(Self.stem("leave")) }
        let said = nearby { step in
            Self.sentences(of: step.text).filter { Self.namesTime($0) || Self.hasSign($0) }
        }
        let isOfDeed = said.contains { sentence in
            Self.namesTime(sentence.text)
                && !Self.deedStems(of: sentence.text).isDisjoint(with: content)
        }
        if isTotal, let minutes = recipe.times.minutes, deeds(in: stems).isEmpty, !isOfDeed {
            let isOfStart = question.has("start", "begin") && question.has("when", "time")
            if let clock = question.clock ?? (isOfStart ? self.clock?.dinner : nil) {
                return RecipeReply(.time, .start(minutes: minutes, for: clock))
            }
            return RecipeReply(.time, .total(recipe.times))
        }
        let asksForSigns =
            question.has("know", "see", "tell", "check", "ready", "done", "stop")
            || question.has("when") && question.has("take", "remove", "pull", "get", "off", "out")
        let isOfIt = question.has("it", "them", "this", "that", "these", "those")
        guard
            let best = best(of: said, content, asksForSigns: asksForSigns, isOfStep: isOfIt)
        else {
            // The total time does not answer how long one deed takes.
            return recipe.times.minutes == nil || place != nil || !deeds(in: content).isEmpty
                ? silent(.time, question) : RecipeReply(.time, .total(recipe.times))
        }
        var chosen = said.filter { $0.step == best.step }
        if place == nil, chosen.count > 2 { chosen = [best] }
        if place == nil {
            chosen = (chosen + rivals(of: best, in: said, content)).sorted { $0.step < $1.step }
        }
        // `How long do I bake it?` is answered by the step that bakes; to cook may be anything.
        let isOwn = best.step == place || !deeds(in: content).subtracting(["cook"]).isEmpty
        // A step without a time ends with what the next one begins, and so does one without a sign.
        let isTimed = chosen.contains { Self.namesTime($0.text) }
        let misses = asksForSigns ? !chosen.contains { Self.hasSign($0.text) } : !isTimed
        if let place, !isOwn || misses,
            best.step != place + 1, let next = steps.first(where: { $0.number == place + 1 }),
            let first = Self.sentences(of: next.text).first
        {
            chosen.append(.init(step: next.number, text: first))
        }
        var grounds: [RecipeReply.Ground] = []
        for sentence in chosen where !grounds.contains(.step(sentence.step)) {
            grounds.append(.step(sentence.step))
        }
        return RecipeReply(.time, .sentences(chosen), from: grounds)
    }

    /// The sentence that answers: of the step before the cook, else the one that is most about what is
    /// asked, else the one of the step that comes.
    private func best(
        of said: [RecipeReply.StepSentence],
        _ content: Set<String>,
        asksForSigns: Bool,
        isOfStep: Bool
    ) -> RecipeReply.StepSentence? {
        let score = { (sentence: RecipeReply.StepSentence) in nearness(of: sentence, content) }
        if asksForSigns, place == nil, said.allSatisfy({ score($0) == 0 }) {
            // What is cooked last is what gets done.
            let signs = said.filter { Self.hasSign($0.text) }
            return signs.last { !deeds(in: Self.deedStems(of: $0.text)).isEmpty } ?? signs.last
        }
        let own = said.first { $0.step == place }
        let most = said.map(score).max() ?? 0
        // What another step says of it in so many words comes before a time of another thing.
        if let own, isOfStep || score(own) > 0 || most < 5 { return own }
        if most > 0 { return said.first { score($0) == most } }
        let next = said.first { $0.step == (place ?? 0) + 1 }
        // Nobody stands it anywhere: another deed's time would be no answer.
        if !deeds(in: content).isEmpty { return place == nil ? nil : next }
        return next ?? said.first
    }

    /// How much a sentence is about what is asked; zero where it isn't.
    private func nearness(of sentence: RecipeReply.StepSentence, _ content: Set<String>) -> Int {
        let own = Self.deedStems(of: sentence.text).intersection(content).count
        let step = Self.deedStems(of: steps[sentence.step - 1].text).intersection(content).count
        let base = own > 0 ? 2 + 2 * own : step > 0 ? 1 + step : 0
        return base == 0 ? 0 : base + (Self.namesTime(sentence.text) ? 1 : 0)
    }

    /// Sentences of other steps that are as much about it: a dough rises twice.
    private func rivals(
        of best: RecipeReply.StepSentence,
        in said: [RecipeReply.StepSentence],
        _ content: Set<String>
    ) -> [RecipeReply.StepSentence] {
        let most = nearness(of: best, content)
        guard most > 3 else { return [] }
        let asked = deeds(in: content)
        let own = Self.deedStems(of: best.text).intersection(asked.isEmpty ? content : asked)
        let others = said.filter { sentence in
            sentence.step != best.step && Self.namesTime(sentence.text)
                && own.isSubset(of: Self.deedStems(of: sentence.text))
        }
        return own.isEmpty ? [] : Array(others.prefix(2))
    }

    /// Deeds that recipes call by other names.
    private static let likeDeeds: [(String, Set<String>)] = [
        ("marinate", ["chill", "refrigerate", "leave", "stand", "rest", "soak", "marinad"]),
        ("refrigerate", ["chill", "fridge"]), ("fridge", ["refrigerate", "chill"]),
        ("set", ["firm", "chill", "refrigerate"]), ("oven", ["bake", "roast"]),
        ("rise", ["leave", "prove", "rest", "doubl"]),
        ("prove", ["leave", "rise", "rest", "doubl"]), ("marinade", ["chill", "leave", "stand"]),
    ].map { (stem($0.0), Set($0.1.map(stem))) }

    // MARK: Sentences

    /// The words of a text by their stems, without what only looks like a deed: boiling water.
    private static func deedStems(of text: String) -> Set<String> {
        stems(of: text.lowercased().replacing("boiling water", with: "water"))
    }

    /// Whether a sentence says how long, days and weeks too.
    static func namesTime(_ sentence: String) -> Bool {
        if !StepTime.all(in: sentence).isEmpty { return true }
        let words = sentence.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.contains("overnight")
            || zip(words, words.dropFirst()).contains { number, unit in
                Numeral.cardinal(number) != nil && longUnits.contains(unit)
            }
    }

    private static let longUnits: Set<Substring> = [
        "hour", "hours", "day", "days", "week", "weeks", "month", "months",
    ]

    /// Whether a sentence names a span that food keeps for: hours or more.
    static func namesLongTime(_ sentence: String) -> Bool {
        sentence.lowercased().split { !$0.isLetter }.contains(where: longUnits.contains)
    }

    /// Whether a sentence tells by what one sees that it is enough.
    private static func hasSign(_ sentence: String) -> Bool {
        let words = sentence.lowercased().split { !$0.isLetter }
        return words.contains { ["until", "till"].contains($0) }
    }

    /// Words of questions about time that say nothing of what is done.
    private static let plainStems = Set(
        """
        how long does do it take takes the to a an i we you should must need for be is are in this \
        that recipe total whole time what when will ready make prepare altogether of and all my \
        much many minute minutes hour hours leave keep done know can stay on at start begin if want \
        eat have dish meal them they these those one ones so then now see tell check stop there \
        until enough more longer would could each every
        """.split(separator: " ").map { stem(String($0)) }
    )

    /// What is done with food, among words.
    func deeds(in stems: Set<String>) -> Set<String> { stems.intersection(Self.deeds) }

    private static let deeds = Set(
        """
        bake boil simmer fry roast cook grill chill rest rise prove soak marinate freeze cool steam \
        poach toast broil refrigerate knead whisk mix beat shake stir sit stand smoke cure melt set \
        marinate marinade fridge freezer
        """.split(separator: " ").map { stem(String($0)) }
    )
}
