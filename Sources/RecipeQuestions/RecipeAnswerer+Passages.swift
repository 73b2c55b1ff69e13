import KitchenLanguage
import RecipeModel

/// The sentence that is nearest to what was said, where no rule reads it.
extension RecipeAnswerer {
    /// A sentence, and how near it is to what was said.
    private struct Passage {
        let sentence: AskedSentence
        /// The share of what was said that it has, from 0 to 1; like words count less.
        let share: Double
        /// How many of the words it has, in these or in like words, of how many.
        let met: Int
        let of: Int
    }

    /// What the recipe says of most that was said, in these or in like words; nil where no sentence does.
    ///
    /// Between two steps that of the step before the cook, or of the next one, counts before the others.
    func passage(_ question: RecipeQuestion, as subject: QuestionSubject) -> RecipeReply? {
        let close = passages(question).filter { passage in
            let isHere = place.map { $0...$0 + 1 ~= passage.sentence.step } ?? false
            return passage.met > 1 && passage.share >= (isHere ? 0.55 : 0.75)
        }
        guard let best = close.first else { return nil }
        return quoted(subject, [best.sentence])
    }

    /// The sentences that come nearest, two at most: those that have half of what was said, and at a step
    /// the one there that has any of it.
    func nearest(_ question: RecipeQuestion) -> [AskedSentence] {
        let passages = passages(question)
        let near = passages.filter { 2 * $0.met >= $0.of }
        if let best = near.first {
            return near.filter { $0.share == best.share }.map(\.sentence).prefix(2).map(\.self)
        }
        let here = passages.first { passage in
            place.map { $0...$0 + 1 ~= passage.sentence.step } ?? false
        }
        return here.map { [$0.sentence] } ?? []
    }

    /// The sentences that have any of what was said, the nearest first.
    private func passages(_ question: RecipeQuestion) -> [Passage] {
        let words = QuestionWords.content(
            of: Set(
                QuestionSentence.words(of: question.text[...])
                    .filter { Numeral.cardinal($0) == nil }.map(QuestionWords.stem)
            )
        )
        guard !words.isEmpty else { return [] }
        let all = asked.notes + nearby { _ in true }
        let kin = Dictionary(
            uniqueKeysWithValues: words.map { ($0, TalkTable.kinds.kin(of: [$0])) }
        )
        // What stands in many sentences tells little.
        let weights = Dictionary(
            uniqueKeysWithValues: words.map { word in
                let count = all.count { QuestionWords.haveAny($0.stems, of: [word]) }
                return (word, 1 / (1 + Double(count) / 4))
            }
        )
        let whole = weights.values.reduce(0, +)
        let found = all.compactMap { sentence -> (Passage, Double)? in
            var met = 0
            var share = 0.0
            for word in words {
                let weight = weights[word] ?? 0
                if QuestionWords.haveAny(sentence.stems, of: [word]) {
                    share += weight
                } else if kin[word]?.isDisjoint(with: sentence.stems) == false {
                    share += 0.7 * weight
                } else {
                    continue
                }
                met += 1
            }
            guard met > 0 else { return nil }
            let passage = Passage(
                sentence: sentence,
                share: share / whole,
                met: met,
                of: words.count
            )
            let isHere = sentence.step > 0 && sentence.step == place
            return (
                passage,
                passage.share + (isHere ? 0.3 : sentence.step == (place ?? -2) + 1 ? 0.15 : 0)
            )
        }
        // As they stand where two are as near.
        return found.enumerated()
            .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
            .map(\.element.0)
    }

    // MARK: What is done too early

    /// What has to be waited for, where somebody asks whether to go on at once: `frost it straight out of
    /// the oven?`. Nil where that isn't asked, or nothing has.
    ///
    /// At a step that is what it says itself, else what the next one says of the same things.
    func haste(_ question: RecipeQuestion) -> RecipeReply? {
        let words = question.sentence.words
        guard let first = words.first, !RecipeQuestion.opensOpenly(first),
            words.last == "yet" || Self.hasty.stand(in: question.text)
        else { return nil }
        let things = QuestionWords.content(of: question.text).subtracting(Self.hastyStems)
        let named = names(of: things, question)
        let waiting = asked.sentences.filter { $0.waits > 0 }
        func most(_ said: [AskedSentence], least: Int) -> AskedSentence? {
            let scored = said.compactMap { sentence -> (sentence: AskedSentence, score: Int)? in
                let met = named.count { QuestionWords.haveAny(sentence.stems, of: [$0]) }
                let score = 2 * min(met, 2) + sentence.waits
                return score >= least ? (sentence, score) : nil
            }
            let best = scored.map(\.score).max()
            return scored.first { $0.score == best }?.sentence
        }
        let told: AskedSentence?
        if let place {
            told =
                most(waiting.filter { $0.step == place }, least: 3)
                ?? most(waiting.filter { $0.step == place + 1 }, least: 4)
        } else {
            told = most(waiting, least: 4)
        }
        return told.map { quoted(.other, [$0]) }
    }

    private static let hasty = SaidPhrases(
        """
        straight|right|directly in|on|out|into|onto|off|from|away|after|with; straightaway; immediately
        just like that; while|when ?it|they|its ?s ?is|are ?still hot|warm|boiling
        still hot|warm|boiling
        """
    )
    private static let hastyStems = QuestionWords.stems(
        of: "straight right directly straightaway immediately hot warm boiling yet already"
    )
}

extension AskedSentence {
    /// How much it speaks of waiting: 3 where something cools or rests for a time, 2 where it does, 1 where
    /// it goes until something is so.
    fileprivate var waits: Int {
        if !stems.isDisjoint(with: Self.waiting) { return namesTime ? 3 : 2 }
        if Self.offHeat.stand(in: text) { return 1 }
        return stems.isDisjoint(with: Self.bounds) ? 0 : 1
    }

    private static let waiting = QuestionWords.stems(
        of: "cool cold rest stand chill dry set wait leave settle warm"
    )
    private static let bounds = QuestionWords.stems(of: "until till before once after first")
    private static let offHeat = SaidPhrases("off|from ?the heat|stove|hob|fire")
}
